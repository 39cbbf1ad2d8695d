//! The games that can be played at tables.

mod catalogue;
pub mod levels;

pub use self::catalogue::Catalogue;
