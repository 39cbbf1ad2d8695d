//! The list of people, and what a host can do about each.

use axum::extract::State;
use axum::response::Redirect;
use hearth_store::{PersonRow, UserId, Which};
use hearth_words::{Language, say};
use maud::{Markup, html};
use serde::Deserialize;

use super::{HostUser, back_to, bans, name_of};
use crate::accounts::display_name::LONGEST_NAME;
use crate::app::{App, run_detached};
use crate::error::{AppError, BadInput, PageError};
use crate::http::extract::Form;
use crate::http::layout::house;
use crate::pages::listing;

/// The number of people on the page.
const PEOPLE_SHOWN: u32 = 50;

/// The people to list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Filter {
    All,
    Here,
    Guests,
    Banned,
}

impl Filter {
    const ALL: [Filter; 4] = [Filter::All, Filter::Here, Filter::Guests, Filter::Banned];

    fn name(self) -> &'static str {
        match self {
            Filter::All => "all",
            Filter::Here => "here",
            Filter::Guests => "guests",
            Filter::Banned => "banned",
        }
    }

    /// Returns the filter with a name; all people for any other text.
    pub fn named(name: &str) -> Filter {
        Filter::ALL.into_iter().find(|filter| filter.name() == name).unwrap_or(Filter::All)
    }

    fn label(self, language: Language) -> String {
        match self {
            Filter::All => say!(language, "host-people-all"),
            Filter::Here => say!(language, "host-people-here"),
            Filter::Guests => say!(language, "host-people-guests"),
            Filter::Banned => say!(language, "host-people-banned"),
        }
    }
}

/// Draws the list.
pub(super) async fn panel(
    app: &App,
    filter: Filter,
    text: &str,
    language: Language,
) -> Result<Markup, AppError> {
    let now = app.context.clock.now().0;
    let which = match filter {
        Filter::All | Filter::Here => Which::All,
        Filter::Guests => Which::Guests,
        Filter::Banned => Which::Banned,
    };
    let here = app.house.here();
    // Those who are here are few, so all people are read and the others left out.
    let limit = if filter == Filter::Here { u32::MAX } else { PEOPLE_SHOWN };
    let mut people = app.context.store.people(which, text, now, limit).await?;
    people.retain(|person| filter != Filter::Here || here.contains(&person.id));
    people.truncate(PEOPLE_SHOWN as usize);
    Ok(html! {
        section .panel #people {
            header {
                h2 { (say!(language, "host-people")) }
                form .find method="get" action="/host#people" {
                    input type="search" name="name" value=(text) aria-label=(say!(language, "host-find")) placeholder=(say!(language, "host-find"));
                    input type="hidden" name="who" value=(filter.name());
                    button { (say!(language, "host-find-do")) }
                }
                nav .which aria-label=(say!(language, "host-people")) {
                    @for other in Filter::ALL {
                        a href={ "/host?who=" (other.name()) "#people" } aria-current=[(other == filter).then_some("true")] { (other.label(language)) }
                    }
                }
            }
            @if people.is_empty() { p .quiet { (say!(language, "host-nobody")) } }
            ul .people { @for person in &people { (row(person, here.contains(&person.id), now, language)) } }
        }
    })
}

fn row(person: &PersonRow, here: bool, now: i64, language: Language) -> Markup {
    let seen = person.seen.map(|seen| listing::ago(now - seen, language)).unwrap_or_default();
    html! {
        li {
            details name="person" {
                summary {
                    (house::person(&person.name))
                    b { (person.name) }
                    span { @if person.registered { (say!(language, "host-account")) } @else { (say!(language, "host-guest")) } }
                    span { @if here { strong .here { (say!(language, "host-people-here")) } } @else { (seen) } }
                    span { (say!(language, "host-games", games = person.games)) }
                    span {
                        @if person.host { span .mark { (say!(language, "host-mark")) } }
                        @if person.reports > 0 { span .mark { (say!(language, "host-reports-count", reports = person.reports)) } }
                    }
                }
                // Hosts are made and removed at the command line.
                @if !person.host { (actions(person, language)) }
            }
        }
    }
}

/// Draws what a host can do about a person.
fn actions(person: &PersonRow, language: Language) -> Markup {
    html! {
        div .ways {
            (bans::form(person.id, language))
            form .fields method="post" action="/host/rename" {
                input type="hidden" name="person" value=(person.id);
                label { (say!(language, "me-name")) " " input name="name" value=(person.name) maxlength=(LONGEST_NAME) required; }
                button { (say!(language, "host-rename")) }
            }
            form .fields method="post" action="/host/delete" {
                input type="hidden" name="person" value=(person.id);
                label .check { input type="checkbox" name="sure" required; " " (say!(language, "host-delete-sure")) }
                button .danger { (say!(language, "host-delete")) }
            }
        }
    }
}

/// A person, and what to do about them.
#[derive(Deserialize)]
pub(super) struct Rename {
    person: i64,
    name: String,
}

/// Renames a person.
pub(super) async fn rename(
    State(app): State<App>,
    host: HostUser,
    Form(Rename { person, name }): Form<Rename>,
) -> Result<Redirect, PageError> {
    let person = UserId(person);
    let before = name_of(&app, person).await?;
    app.rename(person, &name).await?;
    app.context.store.add_host_action(host.action(&app, "rename", &before, &name)).await?;
    Ok(back_to("people"))
}

#[derive(Deserialize)]
pub(super) struct Delete {
    person: i64,
    sure: Option<String>,
}

/// Deletes a person.
pub(super) async fn delete(
    State(app): State<App>,
    host: HostUser,
    Form(Delete { person, sure }): Form<Delete>,
) -> Result<Redirect, PageError> {
    let user = app
        .context
        .store
        .user(UserId(person))
        .await?
        .ok_or(AppError::Missing(crate::error::Missing::Person))?;
    if sure.is_none() || user.host {
        return Err(AppError::Input(BadInput::Unsure).into());
    }
    let action = host.action(&app, "delete", &user.name, "");
    run_detached(async move {
        app.delete_person(&user).await?;
        Ok(app.context.store.add_host_action(action).await?)
    })
    .await?;
    Ok(back_to("people"))
}
