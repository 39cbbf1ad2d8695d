//! Friends: the list on the settings page, the line in the lobby, requests and answers.

pub(super) mod invite;

use axum::Router;
use axum::extract::State;
use axum::response::Response;
use axum::routing::post;
use hearth_host::base::DealTicket;
use hearth_store::{Friend, Friends, Stage, UserId};
use hearth_words::{Language, say};
use maud::{Markup, html};
use serde::Deserialize;

use self::invite::OpenTable;
use super::me;
use super::person::address;
use crate::accounts::Identity;
use crate::accounts::display_name::LONGEST_NAME;
use crate::app::App;
use crate::app::friends::FriendSeen;
use crate::error::{AppError, PageError};
use crate::games;
use crate::http::auth::ActingUser;
use crate::http::extract::Form;
use crate::http::layout::house;

/// The address of the list.
const LIST: &str = "/me#people";

/// Returns the routes for friends.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/friends/ask", post(ask))
        .route("/friends/answer", post(answer))
        .route("/friends/end", post(end))
}

/// Draws the friends and requests of a person, and the form to ask somebody.
pub(super) async fn list(app: &App, identity: &Identity, language: Language) -> Result<Markup, AppError> {
    let Friends { friends, asking, asked } = app.context.store.friends(identity.user.id).await?;
    let friends = app.friends_seen(friends).await?;
    let table = if friends.is_empty() { None } else { invite::open_table(app, identity).await? };
    let ticket = app.context.issue_ticket();
    Ok(html! {
        h3 { (say!(language, "friends-title")) }
        ul .known {
            @for friend in &asking { (request(friend, language)) }
            @for seen in &friends { (row(seen, table.as_ref(), &ticket, language)) }
            @for friend in &asked { (waiting(friend, language)) }
        }
        @if friends.is_empty() && asking.is_empty() && asked.is_empty() { p .quiet { (say!(language, "friends-none")) } }
        form .fields method="post" action="/friends/ask" {
            label { (say!(language, "friends-name")) " " input name="name" maxlength=(LONGEST_NAME) autocomplete="off" required; }
            button { (say!(language, "friends-ask")) }
        }
    })
}

/// Draws the friends who are here, for the lobby, or nothing if there are none.
pub(super) async fn here(app: &App, identity: &Identity, language: Language) -> Result<Markup, AppError> {
    if identity.user.login.is_none() {
        return Ok(html! {});
    }
    let Friends { friends, asking, .. } = app.context.store.friends(identity.user.id).await?;
    let mut friends = app.friends_seen(friends).await?;
    friends.retain(|friend| friend.here);
    if friends.is_empty() && asking.is_empty() {
        return Ok(html! {});
    }
    Ok(html! {
        section .friends aria-labelledby="friends-title" {
            header {
                h2 #friends-title { (say!(language, "friends-here")) }
                a href="/me#people" {
                    @if asking.is_empty() { (say!(language, "friends-all")) }
                    @else { (say!(language, "friends-asking", people = asking.len())) }
                }
            }
            ul { @for friend in &friends { li .friend { (person(&friend.friend)) (state(friend, language)) } } }
        }
    })
}

/// Draws a person, with a link to their page if they have one.
fn person(friend: &Friend) -> Markup {
    html! {
        (house::person(&friend.name))
        b {
            @match &friend.page {
                Some(login) => a href=(address(login)) { (friend.name) },
                None => (friend.name),
            }
        }
    }
}

/// Draws whether a friend is here, and the table where one can join or watch them.
fn state(seen: &FriendSeen, language: Language) -> Markup {
    let title = |game: &str| games::info(game).map_or("", |about| about.title);
    html! {
        span .state {
            @if seen.here {
                em .here { (say!(language, "friends-is-here")) }
                @if let Some(table) = &seen.table {
                    a href={ "/t/" (table.id) } {
                        @let game = title(&table.summary.game);
                        @if table.summary.stage == Stage::WaitingForPlayers { (say!(language, "friends-join", game = game)) }
                        @else { (say!(language, "friends-watch", game = game)) }
                    }
                }
            }
        }
    }
}

fn row(seen: &FriendSeen, table: Option<&OpenTable>, ticket: &DealTicket, language: Language) -> Markup {
    html! {
        li {
            (person(&seen.friend)) (state(seen, language))
            div .does {
                (invite::control(table, (seen.friend.id, seen.friend.name.as_str()), ticket, language))
                (end_form(&seen.friend, &say!(language, "friends-end"), &say!(language, "friends-end-with", name = seen.friend.name.as_str())))
            }
        }
    }
}

fn waiting(friend: &Friend, language: Language) -> Markup {
    html! {
        li {
            (person(friend)) span .quiet { (say!(language, "friends-waiting")) }
            (end_form(friend, &say!(language, "friends-withdraw"), &say!(language, "friends-withdraw-from", name = friend.name.as_str())))
        }
    }
}

fn end_form(friend: &Friend, label: &str, whole: &str) -> Markup {
    html! {
        form .one .end method="post" action="/friends/end" {
            input type="hidden" name="person" value=(friend.id);
            button aria-label=(whole) { (label) }
        }
    }
}

fn request(friend: &Friend, language: Language) -> Markup {
    let name = friend.name.as_str();
    html! {
        li .asks {
            (person(friend)) span { (say!(language, "friends-asks")) }
            form .one method="post" action="/friends/answer" {
                input type="hidden" name="person" value=(friend.id);
                button .primary name="yes" value="true" aria-label=(say!(language, "friends-accept-whom", name = name)) { (say!(language, "friends-accept")) }
                " "
                button name="yes" value="false" aria-label=(say!(language, "friends-decline-whom", name = name)) { (say!(language, "friends-decline")) }
            }
        }
    }
}

#[derive(Deserialize)]
struct Asked {
    name: String,
}

/// Asks the owner of a login name.
async fn ask(
    State(app): State<App>,
    me: ActingUser,
    Form(Asked { name }): Form<Asked>,
) -> Result<Response, PageError> {
    let done = app.ask_friend_by_name(&me.identity, &name).await;
    me::answered_at(&app, me, done, LIST).await
}

#[derive(Deserialize)]
struct Answer {
    person: i64,
    yes: bool,
}

/// Accepts or declines a request.
async fn answer(
    State(app): State<App>,
    me: ActingUser,
    Form(Answer { person, yes }): Form<Answer>,
) -> Result<Response, PageError> {
    // A request may have been withdrawn meanwhile, or answered in another tab.
    let done = app.answer_friend(&me.identity, UserId(person), yes).await.map(drop);
    me::answered_at(&app, me, done, LIST).await
}

#[derive(Deserialize)]
struct End {
    person: i64,
}

/// Ends a friendship or withdraws a request.
async fn end(
    State(app): State<App>,
    me: ActingUser,
    Form(End { person }): Form<End>,
) -> Result<Response, PageError> {
    let done = app.end_friendship(&me.identity, UserId(person)).await;
    me::answered_at(&app, me, done, LIST).await
}
