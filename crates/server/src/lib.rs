//! Hearth over HTTP: pages for people, an API for programs, notices for players who are away. The tables themselves run in
//! `hearth-host`.
//!
//! Modules depend on the ones before them in this order: `config`, `games`, `error`, `accounts`, `notices`, `app`, `http`,
//! `pages` and `api`, `routes`, `server`.

mod accounts;
mod api;
mod app;
mod config;
mod error;
mod games;
mod house;
mod http;
mod notices;
mod pages;
mod routes;
mod server;

hearth_words::dictionary!(
    "end",
    "friendly",
    "deal",
    "gathering",
    "hint",
    "home",
    "host",
    "layout",
    "learn",
    "lobby",
    "mail",
    "me",
    "new",
    "notice",
    "pace",
    "people",
    "played",
    "ratings",
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

pub use hearth_host::base::{Role, SharedRng, WallClock};

pub use crate::accounts::passwords::replace_password;
pub use crate::config::{Config, LETS_ENCRYPT, MailConfig, TlsConfig};
pub use crate::house::{hosts, set_host};
pub use crate::http::access::ACCESS_TARGET;
pub use crate::http::forward::{Node, Owners, Ownership};
pub use crate::http::redirect::redirect_to_https;
pub use crate::notices::try_mail_server;
pub use crate::server::{ServeFailure, Server};
