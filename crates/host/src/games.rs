//! The games that can be played at tables.

mod catalogue;
pub mod levels;
mod pools;
mod tasks;

pub use self::catalogue::Catalogue;
pub use self::pools::rating_pool;
pub use self::tasks::run_task;
