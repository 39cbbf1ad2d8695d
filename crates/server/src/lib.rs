//! Tables that live: routes, push, bots at work. The only crate that knows HTTP, cookies and tokio.
//!
//! The way of a move: a route finds out who sends it and hands it to the actor of its table (`live`); the table says what comes
//! of it; the store keeps it; only then does everybody see it.

mod api;
mod app;
mod assets;
mod config;
mod connection_limits;
mod connections;
mod cookies;
mod error;
mod games;
mod guard;
mod guest_name;
mod hints;
mod hosted;
mod last_choice;
mod lesson_desk;
mod levels;
mod limits;
mod live;
mod lobby_feed;
mod metrics;
mod names;
mod notices;
mod pages;
mod passwords;
mod people;
mod pool;
mod rematch;
mod reviews;
mod rng;
mod routes;
mod server;
mod session_revocation;
mod settings;
mod shared;
mod stream;
mod summary;
mod tables;
mod time;
mod token;
mod visitor;
mod web_address;

hearth_words::dictionary!(
    "bot",
    "end",
    "friendly",
    "gathering",
    "hint",
    "home",
    "layout",
    "learn",
    "lobby",
    "me",
    "new",
    "notice",
    "pace",
    "played",
    "refusal",
    "replay",
    "review",
    "rules",
    "settings",
    "shell",
    "table",
    "then",
    "wrong"
);

pub use crate::config::Config;
pub use crate::passwords::replace_password;
pub use crate::rng::SharedRng;
pub use crate::server::{ServeFailure, Server};
pub use crate::time::Time;
