//! Bans: the form, the list, and the actions.

use axum::extract::State;
use axum::response::Redirect;
use hearth_store::{Ban, UserId};
use hearth_words::{Language, say};
use maud::{Markup, html};
use serde::Deserialize;

use super::{HostUser, back_to};
use crate::app::App;
use crate::error::{AppError, BadInput, Missing, PageError};
use crate::http::extract::Form;
use crate::http::layout::house;

const HOUR_MS: i64 = 60 * 60 * 1000;

/// The possible lengths of a ban, in hours: a day, a week, a month, ten years.
const LENGTHS: [i64; 4] = [24, 7 * 24, 30 * 24, 3650 * 24];

/// The length that is selected first.
const USUAL_LENGTH: i64 = 7 * 24;

/// The longest reason, in characters.
const LONGEST_REASON: usize = 200;

/// Draws the form that bans a person.
pub(super) fn form(person: UserId, language: Language) -> Markup {
    html! {
        form .fields method="post" action="/host/ban" {
            input type="hidden" name="person" value=(person);
            label {
                (say!(language, "ban-length")) " "
                select name="hours" {
                    @for hours in LENGTHS { option value=(hours) selected[hours == USUAL_LENGTH] { (length(hours, language)) } }
                }
            }
            label { (say!(language, "ban-why")) " " input name="reason" maxlength=(LONGEST_REASON); }
            label .check { input type="checkbox" name="household" value="on" checked; " " (say!(language, "ban-household")) }
            button name="talk" value="on" { (say!(language, "ban-mute-do")) }
            button .danger { (say!(language, "ban-do")) }
        }
    }
}

fn length(hours: i64, language: Language) -> String {
    match hours {
        ..=24 => say!(language, "ban-a-day"),
        25..=168 => say!(language, "ban-a-week"),
        169..=720 => say!(language, "ban-a-month"),
        _ => say!(language, "ban-for-good"),
    }
}

/// Draws the list.
pub(super) fn panel(bans: &[Ban], now: i64, language: Language) -> Markup {
    html! {
        section .panel #bans {
            header { h2 { (say!(language, "host-bans")) } }
            @if bans.is_empty() { p .quiet { (say!(language, "host-no-bans")) } }
            ul .people {
                @for ban in bans {
                    li .ban {
                        (house::person(&ban.name))
                        b { (ban.name) }
                        span { @if ban.talk_only { (say!(language, "ban-talk-only")) " · " } (ban.reason) }
                        span { (left(ban.until - now, language)) }
                        form .one method="post" action="/host/lift" {
                            input type="hidden" name="number" value=(ban.number);
                            button { (say!(language, "ban-lift")) }
                        }
                    }
                }
            }
        }
    }
}

fn left(milliseconds: i64, language: Language) -> String {
    let hours = (milliseconds.max(1) - 1) / HOUR_MS + 1;
    match hours {
        ..=48 => say!(language, "ban-hours", hours = hours),
        _ => say!(language, "ban-days", days = (hours + 23) / 24),
    }
}

#[derive(Deserialize)]
pub(super) struct NewBan {
    person: i64,
    hours: i64,
    #[serde(default)]
    reason: String,
    household: Option<String>,
    talk: Option<String>,
}

/// Bans a person for a time, from the house or only from chat.
pub(super) async fn ban(
    State(app): State<App>,
    host: HostUser,
    Form(NewBan { person, hours, reason, household, talk }): Form<NewBan>,
) -> Result<Redirect, PageError> {
    let user = app.context.store.user(UserId(person)).await?.ok_or(AppError::Missing(Missing::Person))?;
    if !LENGTHS.contains(&hours) || user.host {
        return Err(AppError::Input(BadInput::Unsure).into());
    }
    if reason.chars().count() > LONGEST_REASON {
        return Err(AppError::Input(BadInput::Label(LONGEST_REASON)).into());
    }
    let talk_only = talk.is_some();
    let household =
        household.filter(|_| !talk_only).and_then(|_| app.house.household_of(user.id, &app.cookie_key));
    let housemates =
        if household.is_some() { app.house.same_household(user.id, &app.cookie_key) } else { Vec::new() };
    let action = host.action(&app, if talk_only { "mute" } else { "ban" }, &user.name, reason.trim());
    app.house
        .ban(
            Ban {
                number: 0,
                person: user.id,
                name: user.name,
                household,
                talk_only,
                until: app.context.clock.now().0 + hours * HOUR_MS,
                reason: reason.trim().to_owned(),
            },
            action,
        )
        .await?;
    if !talk_only {
        // Their streams end now; whatever they ask for next is refused.
        app.accounts.end_streams(user.id);
        for person in housemates {
            app.accounts.end_streams(person);
        }
    }
    app.context.store.close_reports(user.id).await?;
    Ok(back_to("bans"))
}

#[derive(Deserialize)]
pub(super) struct Lift {
    number: i64,
}

/// Ends a ban early.
pub(super) async fn lift(
    State(app): State<App>,
    host: HostUser,
    Form(Lift { number }): Form<Lift>,
) -> Result<Redirect, PageError> {
    app.house.lift(number, |name| host.action(&app, "lift", name, "")).await?;
    Ok(back_to("bans"))
}
