//! Settings for a page of one's own and for presence, and the lists of friends and of ignored and blocked people.

use axum::extract::State;
use axum::response::Response;
use hearth_store::{IgnoredPerson, Profile};
use hearth_table::Person;
use hearth_words::{Language, say};
use maud::{Markup, html};
use serde::Deserialize;

use crate::app::App;
use crate::error::{AppError, PageError};
use crate::http::auth::{ActingUser, PageUser};
use crate::http::extract::Form;
use crate::http::layout::controls::{form, row as row_of, switch};
use crate::http::layout::house;
use crate::pages::{friends, person};

/// Draws the panel.
pub(super) async fn panel(app: &App, visitor: &PageUser) -> Result<Markup, AppError> {
    let language = visitor.language;
    let ignored = match &visitor.identity {
        Some(identity) => app.context.store.ignored_by(identity.user.id).await?,
        None => Vec::new(),
    };
    Ok(html! {
        section .panel #people {
            @match visitor.identity.as_ref().and_then(|identity| identity.user.login.as_deref().map(|login| (identity, login))) {
                Some((identity, login)) => {
                    @let profile = app.context.store.profile(identity.user.id).await?;
                    (shown(profile, login, language))
                    (friends::list(app, identity, language).await?)
                },
                None => {
                    header { h2 { (say!(language, "people-settings")) } }
                    p .quiet { (say!(language, "friends-need-account")) }
                },
            }
            h3 { (say!(language, "people-ignored")) }
            @if ignored.is_empty() { p .quiet { (say!(language, "people-nobody-ignored")) } }
            @else { ul .known { @for person in &ignored { (row(person, language)) } } }
        }
    })
}

/// Draws the switches for what the visitor shows of themselves.
fn shown(profile: Option<Profile>, login: &str, language: Language) -> Markup {
    let word = |on: bool| if on { "on" } else { "off" };
    let page = profile.is_some_and(|profile| profile.page);
    let presence = profile.is_some_and(|profile| profile.presence);
    let address = person::address(login);
    html! {
        (form(language, &html! {
            header { h2 { (say!(language, "people-settings")) } }
            (row_of(&say!(language, "people-page"), &say!(language, "people-page-what", address = address.as_str()), &switch("page", word(page), &say!(language, "people-page"))))
            (row_of(&say!(language, "people-presence"), &say!(language, "people-presence-what"), &switch("presence", word(presence), &say!(language, "people-presence"))))
        }))
        @if page { p { a href=(address) { (say!(language, "people-page-link")) } } }
    }
}

fn row(person: &IgnoredPerson, language: Language) -> Markup {
    html! {
        li {
            (house::person(&person.name))
            b { (person.name) }
            span .quiet {
                @if person.blocked { (say!(language, "people-blocked")) } @else { (say!(language, "people-hidden")) }
            }
            form .one method="post" action="/me/ignored/end" {
                input type="hidden" name="person" value=(person.id);
                button aria-label=(say!(language, "people-undo-for", name = person.name.as_str())) { (say!(language, "people-undo")) }
            }
        }
    }
}

/// Keeps what the visitor shows of themselves. Other fields belong to other panels. The last of two fields with one name
/// counts, because a switch that is off sends only the first.
pub(super) async fn keep(app: &App, visitor: &PageUser, fields: &[(String, String)]) -> Result<(), AppError> {
    let Some(identity) = &visitor.identity else { return Ok(()) };
    let chosen = |name: &str| fields.iter().rfind(|(field, _)| field == name).map(|(_, value)| value == "on");
    if let Some(page) = chosen("page") {
        app.context.store.set_page(identity.user.id, page).await?;
    }
    if let Some(presence) = chosen("presence") {
        app.context.store.set_presence(identity.user.id, presence).await?;
    }
    Ok(())
}

#[derive(Deserialize)]
pub(super) struct Undo {
    person: i64,
}

/// Stops ignoring a person.
pub(super) async fn end(
    State(app): State<App>,
    me: ActingUser,
    Form(Undo { person }): Form<Undo>,
) -> Result<Response, PageError> {
    let done = app.stop_ignoring(&me.identity, Person(person)).await;
    super::answered(&app, me, done).await
}
