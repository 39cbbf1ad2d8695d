//! The games that can be played at tables.

mod catalogue;
pub mod levels;
mod tasks;

pub use self::catalogue::Catalogue;
pub use self::tasks::run_task;
