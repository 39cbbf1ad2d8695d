//! The games as pages show them.

mod drawn;
mod info;

pub(crate) use self::drawn::drawn;
pub(crate) use self::info::{GameInfo, all, info, titles};
