//! The lobby: own games, tables with a free chair, games to watch, and games that are over.

use std::time::Duration;

use axum::extract::State;
use axum::response::Response;
use hearth_host::base::{Household, LobbyChange};
use hearth_host::tables::Frame;
use hearth_page::Part;
use hearth_store::{Listed, Stage};
use hearth_table::Person;
use hearth_words::say;
use maud::{Markup, html};
use serde::Deserialize;
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::TryRecvError;

use super::listing::{self, Look};
use super::{friends, home};
use crate::app::App;
use crate::error::{AppError, PageError};
use crate::games;
use crate::http::auth::{Origin, PageUser};
use crate::http::extract::Query;
use crate::http::layout::house;
use crate::http::layout::{self, Page};
use crate::http::sse;

/// The length of each list.
const LISTED: u32 = 20;

/// The number of own finished games that are shown.
const LAST: usize = 5;

/// Draws the lobby.
pub(crate) async fn lobby(State(app): State<App>, visitor: PageUser) -> Result<Markup, PageError> {
    let content = html! {
        (tables(&app, &visitor).await?)
        p .leaderboard { a href="/ratings" { (say!(visitor.language, "rating-leaderboard")) } }
        div hx-sse:connect="/lobby/live" hx-swap="none" {}
    };
    let (title, reader) = (say!(visitor.language, "lobby-title"), visitor.reader());
    Ok(Page::new(&title, &reader).class("lobby").room("/lobby").around(&content))
}

/// Draws all lists as they are now.
async fn tables(app: &App, visitor: &PageUser) -> Result<Markup, AppError> {
    let store = &app.context.store;
    let language = visitor.language;
    let look = Look { me: visitor.person(), now: app.context.clock.now().0, language };
    let mut own = match &visitor.identity {
        Some(identity) => store.tables_of(identity.user.id, &Stage::ALL, 0..LISTED).await?,
        None => Vec::new(),
    };
    own.sort_by_key(|table| !look.waits(table));
    let (open, running, over) = (
        store.lobby(Stage::WaitingForPlayers, 0..LISTED).await?,
        store.lobby(Stage::Running, 0..LISTED).await?,
        store.lobby(Stage::Over, 0..LISTED).await?,
    );
    let open: Vec<Listed> =
        open.into_iter().filter(|table| !app.keeps_apart(visitor.person(), &table.summary.people)).collect();
    let elsewhere = |tables: Vec<Listed>| -> Vec<_> {
        tables.into_iter().filter(|table| own.iter().all(|mine| mine.id != table.id)).collect()
    };
    let (open, running, over) = (elsewhere(open), elsewhere(running), elsewhere(over));
    // Unfinished games may have pushed finished ones out of the list.
    let played = own.len() == LISTED as usize || own.iter().any(|table| table.summary.stage == Stage::Over);
    let unfinished = own.iter().filter(|table| Stage::UNFINISHED.contains(&table.summary.stage)).count();
    own.truncate(unfinished + LAST);
    let friends = match &visitor.identity {
        Some(identity) => friends::here(app, identity, language).await?,
        None => html! {},
    };
    Ok(html! {
        div #lobby {
            h1 .unseen { (say!(language, "lobby-title")) }
            @if !own.is_empty() {
                section .own aria-labelledby="own-title" {
                    header {
                        h2 #own-title { (say!(language, "home-games")) }
                        @if played { a href="/played" { (say!(language, "played-link")) } }
                    }
                    ul .tiles { @for table in &own { li { (listing::tile(table, look)) } } }
                }
            }
            (friends)
            section .open aria-labelledby="open-title" {
                header {
                    h2 #open-title { (say!(language, "lobby-open")) }
                    @if open.is_empty() { p .nothing { (say!(language, "lobby-empty")) } }
                    @else {
                        @for game in games::all() {
                            a href={ "/new/" (game.name) } { (house::icon("plus")) (say!(language, "lobby-open-own", game = game.title)) }
                        }
                    }
                }
                ul {
                    @for table in &open { (listing::open(table, look)) }
                    @if open.is_empty() {
                        @let ticket = app.context.issue_ticket();
                        @for game in games::all() { (listing::unopened(&game, &ticket, language)) }
                    }
                }
            }
            (listing::list(&say!(language, "lobby-watch"), &running, look))
            (listing::list(&say!(language, "lobby-over"), &over, look))
        }
    })
}

/// The page that is kept up to date.
#[derive(Deserialize)]
pub(crate) struct Which {
    page: Option<String>,
}

/// Sends the lists whenever they change. The first page gets only the line of own games.
pub(crate) async fn events(
    State(app): State<App>,
    mut visitor: PageUser,
    Query(Which { page }): Query<Which>,
    Origin(address): Origin,
) -> Result<Response, PageError> {
    let session_revocation = app.accounts.session_revocation(visitor.identity.as_ref());
    // A lobby is large, so the queue holds one frame. This backpressure delays the next drawing until there
    // is room.
    let (sender, frames) = sse::channel_of(1, session_revocation, app.limits.stream(address)?);
    let at_home = page.as_deref() == Some("home");
    tokio::spawn(async move {
        let mut changes = app.context.lobby_feed();
        // A browser that connects may have missed something.
        let (mut changed, mut quiet) = (true, Duration::ZERO);
        loop {
            let frame = if changed {
                let Ok(parts) = parts(&app, &mut visitor, at_home).await else { break };
                Some(Frame::Event(sse::page_event(0, &parts)))
            } else {
                (quiet >= HEARTBEAT_INTERVAL).then_some(Frame::Heartbeat)
            };
            if let Some(frame) = frame {
                quiet = Duration::ZERO;
                if sender.send(frame).await.is_err() {
                    break;
                }
            }
            // Only the newest state matters, so changes within one interval are sent together.
            tokio::time::sleep(LOOK_INTERVAL).await;
            quiet += LOOK_INTERVAL;
            changed = concerned(&mut changes, visitor.person());
        }
    });
    Ok(sse::response(frames))
}

/// Draws the changing parts of a page. Loads the visitor again, because their name may have changed.
async fn parts(app: &App, visitor: &mut PageUser, at_home: bool) -> Result<[Part; 2], AppError> {
    visitor.identity = app.accounts.find(&visitor.token, Household::default()).await?;
    let me = Part::whole("me", layout::me(&visitor.reader()));
    let lists = if at_home {
        Part::whole("games", home::strip(app, visitor).await?)
    } else {
        Part::whole("lobby", tables(app, visitor).await?)
    };
    Ok([me, lists])
}

/// The interval between two checks for changes of the lobby.
const LOOK_INTERVAL: Duration = Duration::from_millis(500);

/// The interval between two heartbeats of a quiet stream.
const HEARTBEAT_INTERVAL: Duration = Duration::from_secs(20);

/// Returns true if a change concerns a person. Consumes all changes so far.
fn concerned(changes: &mut Receiver<LobbyChange>, person: Option<Person>) -> bool {
    let mut concerned = false;
    loop {
        match changes.try_recv() {
            Ok(change) => concerned |= change.includes(person),
            // A missed change may have concerned them.
            Err(TryRecvError::Lagged(_)) => concerned = true,
            Err(TryRecvError::Empty | TryRecvError::Closed) => return concerned,
        }
    }
}
