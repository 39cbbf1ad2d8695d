//! The door and the announcement.

use axum::extract::State;
use axum::response::Redirect;
use hearth_words::{Language, say};
use maud::{Markup, html};
use serde::Deserialize;

use super::{HostUser, back_to};
use crate::app::App;
use crate::error::{AppError, BadInput, PageError};
use crate::house::{Door, HouseSettings};
use crate::http::extract::Form;

/// The longest invitation code, in characters.
const LONGEST_CODE: usize = 40;

/// The longest announcement, in characters.
const LONGEST_ANNOUNCEMENT: usize = 300;

/// Draws the settings of the door.
pub(super) fn panel(settings: &HouseSettings, language: Language) -> Markup {
    let label = |door: Door| match door {
        Door::Open => say!(language, "door-open"),
        Door::Code => say!(language, "door-code"),
        Door::Closed => say!(language, "door-close"),
    };
    html! {
        form .panel .door #door method="post" action="/host/door" {
            h2 { (say!(language, "door-title")) }
            @for door in Door::ALL {
                label { input type="radio" name="door" value=(door.name()) checked[settings.door == door]; " " (label(door)) }
            }
            label .code { (say!(language, "door-code-label")) " " input name="code" value=(settings.code) maxlength=(LONGEST_CODE) autocomplete="off"; }
            label { input type="checkbox" name="accounts" value="on" checked[settings.accounts]; " " (say!(language, "door-accounts")) }
            button { (say!(language, "host-save")) }
        }
    }
}

/// Draws the form of the announcement.
pub(super) fn announcement(settings: &HouseSettings, language: Language) -> Markup {
    html! {
        section .panel #announcement {
            header { h2 { (say!(language, "host-announcement")) } small { (say!(language, "host-announcement-where")) } }
            form method="post" action="/host/announcement" {
                textarea name="text" rows="2" maxlength=(LONGEST_ANNOUNCEMENT) aria-label=(say!(language, "host-announcement")) { (settings.announcement) }
                button { (say!(language, "host-save")) }
            }
        }
    }
}

#[derive(Deserialize)]
pub(super) struct Settings {
    door: String,
    #[serde(default)]
    code: String,
    accounts: Option<String>,
}

/// Changes who may come in.
pub(super) async fn change(
    State(app): State<App>,
    host: HostUser,
    Form(Settings { door, code, accounts }): Form<Settings>,
) -> Result<Redirect, PageError> {
    let door = Door::named(&door).ok_or(AppError::Input(BadInput::Unsure))?;
    let code = code.trim().to_owned();
    if code.chars().count() > LONGEST_CODE {
        return Err(AppError::Input(BadInput::Label(LONGEST_CODE)).into());
    }
    if door == Door::Code && code.is_empty() {
        return Err(AppError::Input(BadInput::NoCode).into());
    }
    let accounts = if accounts.is_some() { "on" } else { "off" };
    let settings = [("code", code), ("accounts", accounts.to_owned()), ("door", door.name().to_owned())];
    app.house.set(settings.into(), host.action(&app, "door", "", door.name())).await?;
    Ok(back_to("door"))
}

#[derive(Deserialize)]
pub(super) struct Announcement {
    text: String,
}

/// Changes the announcement.
pub(super) async fn announce(
    State(app): State<App>,
    host: HostUser,
    Form(Announcement { text }): Form<Announcement>,
) -> Result<Redirect, PageError> {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if text.chars().count() > LONGEST_ANNOUNCEMENT {
        return Err(AppError::Input(BadInput::Label(LONGEST_ANNOUNCEMENT)).into());
    }
    let action = host.action(&app, "announcement", "", &text);
    app.house.set(vec![("announcement", text)], action).await?;
    Ok(back_to("announcement"))
}
