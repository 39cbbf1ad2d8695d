//! The host's page: who is here, reports, people, tables, the door, the announcement, bans, and what hosts did.

mod bans;
mod claim;
mod door;
mod overview;
mod people;
mod reports;
mod tables;

use axum::Router;
use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use axum::response::Redirect;
use axum::routing::{get, post};
use hearth_store::{HostAction, UserId};
use hearth_words::{Language, say};
use maud::{Markup, html};
use serde::Deserialize;

use self::people::Filter;
use crate::app::App;
use crate::error::{AppError, Missing, PageError};
use crate::http::auth::{ActingUser, PageUser};
use crate::http::extract::Query;
use crate::http::layout::Page;
use crate::http::layout::pictures::icon;

/// The number of actions of hosts on the page.
const ACTIONS_SHOWN: u32 = 30;

/// Returns the routes of the host's page.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/host", get(host))
        .route("/host/claim/{key}", get(claim::page).post(claim::claim))
        .route("/host/door", post(door::change))
        .route("/host/announcement", post(door::announce))
        .route("/host/ban", post(bans::ban))
        .route("/host/lift", post(bans::lift))
        .route("/host/rename", post(people::rename))
        .route("/host/delete", post(people::delete))
        .route("/host/reports", post(reports::close))
}

/// A host. For everybody else, the page does not exist.
pub(super) struct HostUser(pub ActingUser);

impl FromRequestParts<App> for HostUser {
    type Rejection = PageError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<HostUser, PageError> {
        let visitor = PageUser::from_request_parts(parts, app).await?;
        if !visitor.identity.as_ref().is_some_and(|identity| identity.user.host) {
            return Err(PageError(AppError::Missing(Missing::Page)));
        }
        Ok(HostUser(ActingUser::from_request_parts(parts, app).await?))
    }
}

impl HostUser {
    /// Returns an action of this host for the list of what hosts did.
    fn action(&self, app: &App, action: &str, about: &str, note: &str) -> HostAction {
        HostAction {
            at: app.context.clock.now().0,
            host: self.0.identity.user.name.clone(),
            action: action.to_owned(),
            about: about.to_owned(),
            note: note.to_owned(),
        }
    }
}

/// Redirects to a section of the page.
fn back_to(section: &str) -> Redirect {
    Redirect::to(&format!("/host#{section}"))
}

/// Returns the name of a person, or an error if there is none.
async fn name_of(app: &App, person: UserId) -> Result<String, AppError> {
    let user = app.context.store.user(person).await?;
    Ok(user.ok_or(AppError::Missing(Missing::Person))?.name)
}

/// The part of the list of people to show.
#[derive(Default, Deserialize)]
pub(super) struct Wanted {
    #[serde(default)]
    who: String,
    #[serde(default)]
    name: String,
}

async fn host(
    State(app): State<App>,
    HostUser(me): HostUser,
    Query(wanted): Query<Wanted>,
) -> Result<Markup, PageError> {
    let language = me.language;
    let now = app.context.clock.now().0;
    let filter = Filter::named(&wanted.who);
    let reports = reports::grouped(&app).await?;
    let bans = app.context.store.bans(now).await?;
    let actions = app.context.store.host_actions(ACTIONS_SHOWN).await?;
    let sections = [
        ("overview", "i-eye", say!(language, "host-overview"), None),
        ("reports", "i-bell", say!(language, "host-reports"), Some(reports.len())),
        ("people", "i-person", say!(language, "host-people"), None),
        ("tables", "i-card", say!(language, "host-tables"), None),
        ("announcement", "i-sound", say!(language, "host-announcement"), None),
        ("bans", "i-close", say!(language, "host-bans"), Some(bans.len())),
        ("actions", "i-book", say!(language, "host-actions"), None),
    ];
    let content = html! {
        div .mine .host {
            aside {
                h1 { (icon("i-key")) (say!(language, "host-title")) }
                nav .groups-list aria-label=(say!(language, "host-title")) {
                    @for (id, sign, title, count) in &sections {
                        a href={ "#" (id) } {
                            (icon(sign)) (title)
                            @if let Some(count) = count.filter(|count| *count > 0) { em { (count) } }
                        }
                    }
                }
                (door::panel(&app.house.settings(), language))
            }
            div .groups {
                (overview::panel(&app, language).await?)
                (reports::panel(&reports, now, language))
                (people::panel(&app, filter, &wanted.name, language).await?)
                (tables::panel(&app, language).await?)
                (door::announcement(&app.house.settings(), language))
                (bans::panel(&bans, now, language))
                (what_hosts_did(&actions, now, language))
            }
        }
    };
    let (title, reader) = (say!(language, "host-title"), PageUser::from(me).reader());
    Ok(Page::new(&title, &reader).class("hosting").around(&content))
}

/// Draws what hosts did.
fn what_hosts_did(actions: &[HostAction], now: i64, language: Language) -> Markup {
    html! {
        section .panel #actions {
            header { h2 { (say!(language, "host-actions")) } small { (say!(language, "host-actions-why")) } }
            @if actions.is_empty() { p .quiet { (say!(language, "host-none")) } }
            ul .actions {
                @for action in actions {
                    li {
                        time { (super::listing::ago(now - action.at, language)) }
                        span { (sentence(action, language)) @if !action.note.is_empty() { " " i { (action.note) } } }
                    }
                }
            }
        }
    }
}

/// Returns an action as a sentence.
fn sentence(action: &HostAction, language: Language) -> String {
    let (host, about) = (action.host.as_str(), action.about.as_str());
    match action.action.as_str() {
        "claim" => say!(language, "host-did-claim", host = host),
        "door" => say!(language, "host-did-door", host = host),
        "announcement" => say!(language, "host-did-announce", host = host),
        "ban" => say!(language, "host-did-ban", host = host, about = about),
        "mute" => say!(language, "host-did-mute", host = host, about = about),
        "lift" => say!(language, "host-did-lift", host = host, about = about),
        "rename" => say!(language, "host-did-rename", host = host, about = about),
        "delete" => say!(language, "host-did-delete", host = host, about = about),
        "reports" => say!(language, "host-did-reports", host = host, about = about),
        // A later version may know more.
        other => format!("{host}: {other} {about}"),
    }
}
