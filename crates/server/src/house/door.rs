//! The door: which newcomers may come in. People who have been here before always may.

use super::HouseSettings;
use crate::error::{AppError, Forbidden};

/// Which newcomers may come in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Door {
    /// Everybody.
    Open,
    /// Those who know the invitation code.
    Code,
    /// Nobody.
    Closed,
}

impl Door {
    /// All settings, the most open one first.
    pub const ALL: [Door; 3] = [Door::Open, Door::Code, Door::Closed];

    /// Returns the name that is stored.
    pub fn name(self) -> &'static str {
        match self {
            Door::Open => "open",
            Door::Code => "code",
            Door::Closed => "closed",
        }
    }

    /// Returns the setting with a name.
    pub fn named(name: &str) -> Option<Door> {
        Door::ALL.into_iter().find(|door| door.name() == name)
    }
}

/// Refuses a newcomer for whom the door is closed.
pub(super) fn check(settings: &HouseSettings, code: Option<&str>) -> Result<(), AppError> {
    let knows_code = || code.is_some_and(|code| !settings.code.is_empty() && code == settings.code);
    match settings.door {
        Door::Code if !knows_code() => Err(AppError::Forbidden(Forbidden::InvitationOnly)),
        Door::Closed => Err(AppError::Forbidden(Forbidden::HouseClosed)),
        Door::Open | Door::Code => Ok(()),
    }
}
