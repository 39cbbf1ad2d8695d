//! Tables that live: routes, push, bots at work. The only crate that knows HTTP, cookies and tokio.
//!
//! The way of a move: a route finds out who sends it and hands it to the actor of its table (`live`); the table says what comes
//! of it; the store keeps it; only then does everybody see it.

mod afterwards;
mod api;
mod app;
mod assets;
mod concerns;
mod config;
mod connections;
mod cookies;
mod crowd;
mod friendly;
mod games;
mod guard;
mod hints;
mod hosted;
mod last_choice;
mod levels;
mod limits;
mod live;
mod luck;
mod metrics;
mod names;
mod notices;
mod pages;
mod passwords;
mod people;
mod pool;
mod presence;
mod reviews;
mod routes;
mod server;
mod settings;
mod shared;
mod stream;
mod summary;
mod tables;
mod taught;
mod time;
mod token;
mod visitor;
mod web_address;
mod wrong;

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
pub use crate::luck::Luck;
pub use crate::passwords::replace_password;
pub use crate::server::{ServeFailure, Server};
pub use crate::time::Time;
