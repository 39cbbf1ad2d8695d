//! Accounts, sessions and what a browser keeps of them.

mod accounts;
mod cookie_key;
pub(crate) mod cookies;
pub(crate) mod display_name;
pub(crate) mod guest_name;
pub(crate) mod last_choice;
pub(crate) mod passwords;
pub(crate) mod session_revocation;
pub(crate) mod settings;
pub(crate) mod token;

pub(crate) use self::accounts::{Accounts, AuthenticatedUser, Identity};
pub(crate) use self::cookie_key::CookieKey;
