//! The people at a table: what one can do about each. It opens from the names in the chat and from the gear.

use axum::response::IntoResponse;
use hearth_host::base::Ignored;
use hearth_host::tables::{TableSnapshot, Viewer};
use hearth_store::{TableId, UserId};
use hearth_table::{Command, Occupant, Person};
use hearth_words::{Language, say};
use maud::{Markup, html};
use serde::Deserialize;

use super::acts::{ActionResponse, TableAction};
use super::{PageContext, PageRenderer};
use crate::app::App;
use crate::error::{AppError, BadInput};
use crate::http::extract::Form;
use crate::http::layout::{self, house};

/// Another person at the table or in its chat.
#[derive(Hash)]
struct Other {
    person: Person,
    name: String,
    /// True if the viewer does not read their messages.
    hidden: bool,
    blocked: bool,
    /// True if the host took the chat away from them.
    silenced: bool,
}

/// What the part is drawn from.
#[derive(Hash)]
struct People {
    others: Vec<Other>,
    is_host: bool,
}

/// Returns the other people at a table or in its chat, the seated ones first.
pub(crate) fn others(snapshot: &TableSnapshot, me: Option<Person>) -> Vec<(Person, String)> {
    let table = snapshot.table();
    let seats = table.seats().filter_map(|seat| match table.sitter(seat) {
        Occupant::Person { person, name } => Some((*person, name.clone())),
        Occupant::Nobody | Occupant::Bot(_) => None,
    });
    let host = (table.host(), table.host_name().to_owned());
    let talkers = table.chat().iter().map(|message| (message.person, message.name.clone()));
    let mut people: Vec<(Person, String)> = Vec::new();
    for (person, name) in seats.chain([host]).chain(talkers) {
        if Some(person) != me && people.iter().all(|(known, _)| *known != person) {
            people.push((person, name));
        }
    }
    people
}

/// Draws the part.
pub(super) fn people(snapshot: &TableSnapshot, viewer: Viewer, renderer: &mut PageRenderer<'_, '_>) {
    let table = snapshot.table();
    let others = others(snapshot, viewer.person).into_iter().map(|(person, name)| Other {
        hidden: snapshot.hides_chat(viewer.person, person),
        blocked: snapshot.ignored(viewer.person, person) == Some(Ignored::Blocked),
        silenced: table.is_silenced(person),
        person,
        name,
    });
    // A stranger has nobody to ignore.
    let others = others.filter(|_| viewer.person.is_some()).collect();
    let is_host = viewer.person == Some(table.host());
    renderer.part("people", People { others, is_host }, |context, people| {
        let language = context.language();
        html! {
            div #people .sheet popover role="group" aria-label=(say!(language, "people-title")) {
                h2 { (say!(language, "people-title")) }
                @if people.others.is_empty() { p { (say!(language, "report-nobody")) } }
                ul { @for other in &people.others { (row(context, other, people.is_host)) } }
            }
        }
    });
}

fn row(context: &PageContext<'_>, other: &Other, is_host: bool) -> Markup {
    let (id, language) = (context.id, context.language());
    html! {
        li #{ "about-" (other.person) } {
            p .who {
                (house::person(&other.name))
                b { (other.name) }
                @if other.blocked { small { (say!(language, "people-blocked")) } }
                @else if other.hidden { small { (say!(language, "people-hidden")) } }
                @else if other.silenced { small { (say!(language, "people-silenced")) } }
            }
            div .deeds {
                @if other.hidden { (ignore(id, other, "end", &say!(language, "people-show"))) }
                @else { (ignore(id, other, "chat", &say!(language, "people-hide"))) }
                @if !other.blocked { (ignore(id, other, "block", &say!(language, "people-block"))) }
                (layout::button_for(&format!("/t/{id}/friend"), ("person", &other.person.to_string()), &say!(language, "person-ask")))
                @if is_host { (silence(id, other, language)) }
                a .button href={ "/t/" (id) "/report?person=" (other.person) } { (say!(language, "people-report")) }
            }
        }
    }
}

fn ignore(id: TableId, other: &Other, how: &str, label: &str) -> Markup {
    let action = format!("/t/{id}/ignore");
    html! {
        form .one method="post" action=(action) hx-post=(action) hx-target="#notice" hx-swap="outerHTML" {
            input type="hidden" name="person" value=(other.person);
            button name="how" value=(how) { (label) }
        }
    }
}

fn silence(id: TableId, other: &Other, language: Language) -> Markup {
    let action = format!("/t/{id}/silence");
    let label =
        if other.silenced { say!(language, "people-unsilence") } else { say!(language, "people-silence") };
    html! {
        form .one method="post" action=(action) hx-post=(action) hx-target="#notice" hx-swap="outerHTML" {
            input type="hidden" name="person" value=(other.person);
            button name="silent" value=(!other.silenced) { (label) }
        }
    }
}

/// A person, and how much to ignore them: `chat`, `block`, or `end`.
#[derive(Deserialize)]
pub(super) struct Ignore {
    person: i64,
    how: String,
}

/// Ignores or blocks a person at the table, or stops ignoring them.
pub(super) async fn ignore_person(
    action: TableAction,
    Form(Ignore { person, how }): Form<Ignore>,
) -> ActionResponse {
    let done = ignored(&action.app, &action, Person(person), &how).await;
    action.answer(done).await
}

async fn ignored(app: &App, action: &TableAction, other: Person, how: &str) -> Result<(), AppError> {
    let (identity, table) = (&action.me.identity, action.table);
    let me = identity.person();
    let here = app.tables.read(table, move |snapshot| others(snapshot, Some(me))).await?;
    if here.iter().all(|(person, _)| *person != other) {
        return Err(AppError::Input(BadInput::Unsure));
    }
    match how {
        "chat" => app.ignore(identity, other, Ignored::Chat).await?,
        "block" => app.ignore(identity, other, Ignored::Blocked).await?,
        "end" => app.stop_ignoring(identity, other).await?,
        _ => return Err(AppError::Input(BadInput::Unsure)),
    }
    Ok(app.tables.redraw(table, me).await?)
}

/// A person, and whether they may no longer write.
#[derive(Deserialize)]
pub(super) struct Silence {
    person: i64,
    silent: bool,
}

/// Takes the chat of the table away from a person, or gives it back.
pub(super) async fn silence_person(
    action: TableAction,
    Form(Silence { person, silent }): Form<Silence>,
) -> ActionResponse {
    action.execute(Command::Silence { person: Person(person), silent }).await
}

/// A person.
#[derive(Deserialize)]
pub(super) struct Whom {
    person: i64,
}

/// Asks a person at the table to be a friend.
pub(super) async fn ask_friend(action: TableAction, Form(Whom { person }): Form<Whom>) -> ActionResponse {
    let (table, me) = (action.table, action.me.identity.person());
    let here = action.app.tables.read(table, move |snapshot| others(snapshot, Some(me))).await?;
    let known = here.into_iter().find(|(known, _)| known.0 == person);
    let Some((_, name)) = known else { return action.answer(Err(AppError::Input(BadInput::Unsure))).await };
    let done = action.app.ask_friend(&action.me.identity, UserId(person)).await;
    if done.is_ok() && action.script {
        let sentence = say!(action.me.language, "friends-asked", name = name.as_str());
        return Ok(layout::notice(action.me.language, &sentence, None).into_response());
    }
    action.answer(done).await
}
