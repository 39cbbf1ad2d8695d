//! The pages. Each is drawn from the view of one observer. Every page works with plain forms; scripts only
//! avoid reloads.

pub(crate) mod app;
pub(crate) mod deal;
pub(crate) mod door;
pub(crate) mod forgotten;
mod fresh_deal;
pub(crate) mod friends;
pub(crate) mod home;
pub(crate) mod host;
pub(crate) mod language;
pub(crate) mod learn;
pub(crate) mod listing;
pub(crate) mod lobby;
pub(crate) mod me;
pub(crate) mod new;
pub(crate) mod notices;
mod past;
pub(crate) mod person;
pub(crate) mod played;
pub(crate) mod ratings;
pub(crate) mod replay;
pub(crate) mod report;
pub(crate) mod review;
pub(crate) mod rules;
pub(crate) mod scene;
pub(crate) mod table;
pub(crate) mod then;
