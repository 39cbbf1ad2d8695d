//! The pages. They are drawn from what one observer may see, and work as plain forms; scripts only save the reloading.

pub(crate) mod app;
pub(crate) mod home;
pub(crate) mod language;
pub(crate) mod learn;
pub(crate) mod listing;
pub(crate) mod lobby;
pub(crate) mod me;
pub(crate) mod new;
pub(crate) mod notices;
mod past;
pub(crate) mod played;
pub(crate) mod replay;
pub(crate) mod review;
pub(crate) mod rules;
pub(crate) mod scene;
pub(crate) mod table;
pub(crate) mod then;
