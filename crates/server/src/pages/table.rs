//! The page of a table, in parts. After a decision only the changed parts are sent.

pub(crate) mod actions;
mod acts;
mod agreed;
mod asks;
mod banner;
mod chat;
mod choice;
mod coach;
mod curtain;
mod end;
pub(crate) mod flights;
pub(crate) mod gathering;
pub(crate) mod hint;
mod last_events;
pub(crate) mod log;
mod log_cache;
pub(crate) mod offers;
mod page_context;
pub(crate) mod people;
mod presenter;
pub(crate) mod prompt;
mod question;
mod rail;
mod seats;
pub(crate) mod shell;
mod sounds;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{Redirect, Response};
use hearth_host::base::{EventId, Household};
use hearth_host::tables::{Subscription, TableSnapshot, Transport, Viewer};
use hearth_page::PartRenderer;
use hearth_store::{Listed, Stage as Stored, TableId};
use hearth_table::{Occupant, Person, Stage};
use hearth_words::{Language, say};
use maud::{Markup, html};
use serde::Deserialize;

pub(crate) use self::acts::routes;
use self::choice::Choice;
pub(crate) use self::end::picture::picture;
use self::log_cache::{CachedLog, LogCache};
pub(crate) use self::page_context::{PageContext, PageRenderer, whole};
pub(crate) use self::presenter::PagePresenter;
use super::listing::Look;
use crate::accounts::settings::Settings;
use crate::app::App;
use crate::error::PageError;
use crate::games;
use crate::games::drawn;
use crate::http::assets::ASSETS;
use crate::http::auth::{Origin, PageUser};
use crate::http::extract::table_id;
use crate::http::extract::{Path, Query};
use crate::http::layout::{self, Page};
use crate::http::sse;

/// The request to stop reloads in a browser without scripts, so that a message can be written.
#[derive(Deserialize)]
pub(crate) struct Quiet {
    quiet: Option<String>,
}

/// Draws the page of a table.
pub(crate) async fn table(
    State(app): State<App>,
    visitor: PageUser,
    Path(id): Path<String>,
    Query(Quiet { quiet }): Query<Quiet>,
) -> Result<Markup, PageError> {
    shown(&app, &visitor, table_id(&id)?, html! { p #notice role="alert" {} }, quiet.is_some()).await
}

/// Draws the page of a table with a notice above it.
pub(crate) async fn page(
    app: &App,
    visitor: &PageUser,
    id: TableId,
    notice: Markup,
) -> Result<Markup, PageError> {
    shown(app, visitor, id, notice, false).await
}

async fn shown(
    app: &App,
    visitor: &PageUser,
    id: TableId,
    notice: Markup,
    quiet: bool,
) -> Result<Markup, PageError> {
    let (person, language) = (visitor.person(), visitor.language);
    let (reader, config) = (visitor.reader(), app.config.clone());
    let friends = match &visitor.identity {
        // Only a host before the game can invite.
        Some(identity) if identity.user.login.is_some() && waits(app, id).await? => {
            app.context.store.friends(identity.user.id).await?.friends
        }
        _ => Vec::new(),
    };
    let shown = move |snapshot: &TableSnapshot| {
        let (viewer, title) = (snapshot.viewer(person, language), title(snapshot, language));
        let (choice, mut cache) = (Choice::of(snapshot, viewer), LogCache::default());
        let log = cache.newest(snapshot, viewer);
        match snapshot.game() {
            Some(_) => layout::table_page(
                &title,
                &reader,
                "playing",
                &head(snapshot, viewer, log, &choice, reader.settings),
                &content(snapshot, viewer, log, &choice, &notice, quiet),
                met_others(snapshot, viewer).then(|| format!("/t/{id}/report")).as_deref(),
            ),
            None => Page::new(&gathering::heading(snapshot, language), &reader)
                .class("invited")
                .preview(&gathering::preview(snapshot, language), &config)
                .around(&gathering::content(
                    snapshot,
                    viewer,
                    &reader.name,
                    config.public_url(),
                    &notice,
                    (quiet, &friends),
                )),
        }
    };
    Ok(app.tables.read(id, shown).await?)
}

/// Returns whether a table waits for players.
async fn waits(app: &App, id: TableId) -> Result<bool, PageError> {
    let waits = |snapshot: &TableSnapshot| snapshot.table().stage() == Stage::WaitingForPlayers;
    Ok(app.tables.read(id, waits).await?)
}

/// The table that a player comes from when they go on to the next.
#[derive(Deserialize)]
pub(crate) struct From {
    from: Option<String>,
}

/// Redirects to another table where people wait for the visitor, or to the first page.
pub(crate) async fn next(
    State(app): State<App>,
    visitor: PageUser,
    Query(From { from }): Query<From>,
) -> Result<Redirect, PageError> {
    let Some(identity) = &visitor.identity else { return Ok(Redirect::to("/")) };
    let from = from.and_then(|id| table_id(&id).ok());
    let tables =
        app.context.store.tables_of(identity.user.id, &Stored::UNFINISHED, 0..LOOKED_THROUGH).await?;
    let look = Look { me: visitor.person(), now: app.context.clock.now().0, language: visitor.language };
    // Bots do not mind waiting.
    let others = |table: &&Listed| Some(table.id) != from && table.summary.people.len() > 1;
    let next = tables.iter().filter(others).find(|table| look.waits(table));
    Ok(next.map_or_else(|| Redirect::to("/"), |table| Redirect::to(&format!("/t/{}", table.id))))
}

/// The most tables that are searched for one that waits for the player. The store returns those first.
const LOOKED_THROUGH: u32 = 200;

fn title(snapshot: &TableSnapshot, language: Language) -> String {
    games::info(&snapshot.table().plan().game)
        .map_or_else(|| say!(language, "table-title"), |about| about.title.to_owned())
}

/// Draws all parts that can change, always in the same order. Before the game begins the page has other
/// parts.
pub(crate) fn parts(
    snapshot: &TableSnapshot,
    viewer: Viewer,
    (cache, public_url): (&mut LogCache, &str),
    renderer: &mut PartRenderer,
) {
    let context = PageContext::of(snapshot, viewer);
    let renderer = &mut renderer.with_base(&context);
    if snapshot.game().is_none() {
        return gathering::parts(snapshot, viewer, public_url, renderer);
    }
    let (choice, log) = (Choice::of(snapshot, viewer), cache.newest(snapshot, viewer));
    renderer.rendered("banner", banner::banner(snapshot, viewer, &choice));
    renderer.rendered("told", last_events::last_events(snapshot, log, &choice));
    question::question(snapshot, viewer, renderer);
    renderer.rendered("seats", seats::seats(snapshot, viewer));
    agreed::agreed(snapshot, renderer);
    if snapshot.game().is_some() {
        board(snapshot, viewer, renderer.without_base());
        actions::actions(snapshot, viewer, &choice, renderer);
        renderer.rendered("prompt", prompt::prompt(snapshot, viewer, &choice));
        renderer.rendered("curtain", curtain::curtain(snapshot, viewer));
        end::end(snapshot, viewer, renderer);
        renderer.rendered("offers", offers::offers(snapshot, viewer, &choice));
        renderer.rendered("hint", hint::hint(snapshot, viewer));
        asks::asks(snapshot, viewer, renderer);
        log::log(snapshot, viewer, log, renderer);
        renderer.rendered("flights", flights::flights(snapshot, viewer));
    }
    renderer.rendered("talk", chat::chat(snapshot, viewer));
    people::people(snapshot, viewer, renderer);
}

fn board(snapshot: &TableSnapshot, viewer: Viewer, renderer: &mut PartRenderer) {
    if let Some((game, names)) = snapshot.game().zip(snapshot.names(viewer.language)) {
        let observer = snapshot.board_faces(viewer);
        match snapshot.table().stage() {
            Stage::Over => drawn(game).ended_board(observer, names, signs(snapshot), renderer),
            _ => drawn(game).board(observer, names, signs(snapshot), renderer),
        }
    }
}

/// Returns true if it is the viewer's turn and no bot substitutes for them.
fn decides(snapshot: &TableSnapshot, viewer: Viewer) -> bool {
    let table = snapshot.table();
    table.turn().is_some_and(|turn| viewer.observer.sits_at(turn) && table.bot(turn).is_none())
}

/// Returns true if the viewer sits here and has not resigned.
fn plays(snapshot: &TableSnapshot, viewer: Viewer) -> bool {
    let table = snapshot.table();
    viewer.person.is_some_and(|person| table.seats_of(person).any(|seat| !table.gave_up(seat)))
}

/// Returns true if the viewer is known and another person sat at the table.
fn met_others(snapshot: &TableSnapshot, viewer: Viewer) -> bool {
    let table = snapshot.table();
    let another = |seat| match table.sitter(seat) {
        Occupant::Person { person, .. } => viewer.person != Some(*person),
        Occupant::Nobody | Occupant::Bot(_) => false,
    };
    viewer.person.is_some() && table.seats().any(another)
}

/// Returns the address of the game's signs.
pub(crate) fn signs(snapshot: &TableSnapshot) -> &'static str {
    ASSETS.signs(&snapshot.table().plan().game)
}

/// Draws the head line: the current turn, the last events, and the tools.
fn head(
    snapshot: &TableSnapshot,
    viewer: Viewer,
    log: &CachedLog,
    choice: &Choice,
    settings: Settings,
) -> Markup {
    html! {
        div .said { (banner::banner(snapshot, viewer, choice)) (last_events::last_events(snapshot, log, choice)) }
        @if settings.sounds == "ask" { (sounds::ask(viewer.language)) }
        (rail::tools(viewer.language))
    }
}

fn content(
    snapshot: &TableSnapshot,
    viewer: Viewer,
    log: &CachedLog,
    choice: &Choice,
    notice: &Markup,
    quiet: bool,
) -> Markup {
    let (id, language) = (snapshot.id(), viewer.language);
    let game = &snapshot.table().plan().game;
    html! {
        (connection(snapshot, viewer, quiet))
        h1 .unseen { (title(snapshot, language)) }
        div .at-table data-why={ "/t/" (id) "/why" } data-now=(snapshot.now().0) {
            // Notices overlay the board and never move it.
            div .above {
                (notice)
                (whole(snapshot, viewer, |renderer| question::question(snapshot, viewer, renderer)))
                p #link role="status" hidden { (say!(language, "table-offline")) }
            }
            div .stage {
                div .table .(game) #board data-players=(snapshot.table().seats().count()) {
                    (PartRenderer::whole(|renderer| board(snapshot, viewer, renderer)))
                    (whole(snapshot, viewer, |renderer| actions::actions(snapshot, viewer, choice, renderer)))
                    (prompt::prompt(snapshot, viewer, choice))
                }
                (curtain::curtain(snapshot, viewer))
                (whole(snapshot, viewer, |renderer| end::end(snapshot, viewer, renderer)))
            }
            (rail::rail(snapshot, viewer, log, choice))
            (rail::more(snapshot, viewer))
            (whole(snapshot, viewer, |renderer| people::people(snapshot, viewer, renderer)))
            (flights::flights_since(snapshot, viewer))
            (coach::coach(snapshot, viewer))
            (shell::dialogs(game, language))
        }
    }
}

/// Draws the connection that updates the page: the event stream, or reloads without scripts.
fn connection(snapshot: &TableSnapshot, viewer: Viewer, quiet: bool) -> Markup {
    let id = snapshot.id();
    let over = snapshot.table().stage() == Stage::Over;
    let waits = !over && snapshot.table().stage() != Stage::Expired;
    html! {
        @if waits {
            // Without scripts the page reloads itself while other players decide.
            noscript {
                @if !quiet && !decides(snapshot, viewer) {
                    meta http-equiv="refresh" content="4";
                }
            }
        }
        // People who met may chat afterwards or ask for a rematch. `tabs.js` decides which hidden tabs stay
        // connected.
        @if waits || over && met_others(snapshot, viewer) {
            div hx-sse:connect={ "/t/" (id) "/live?seen=" (snapshot.event_id()) "&to=" (number(viewer.person)) "&speaks=" (viewer.language) } hx-swap="none"
                hx-config="sse.reconnectMaxDelay:4000" {}
        }
    }
}

/// The state of a page that subscribes.
#[derive(Deserialize)]
pub(crate) struct Shown {
    seen: Option<EventId>,
    /// The number of the person it was drawn for.
    to: Option<i64>,
    /// The language it was drawn in.
    speaks: Option<String>,
}

/// Returns the number of a person, or 0 for a stranger.
fn number(viewer: Option<Person>) -> i64 {
    viewer.map_or(0, |Person(number)| number)
}

/// Streams the changed parts of a table.
pub(crate) async fn events(
    State(app): State<App>,
    visitor: PageUser,
    Path(id): Path<String>,
    Query(Shown { seen, to, speaks }): Query<Shown>,
    Origin(address): Origin,
    headers: HeaderMap,
) -> Result<Response, PageError> {
    let seen = sse::last_seen(&headers).or(seen);
    let person = visitor.person();
    // A page keeps its language, even if another was chosen elsewhere meanwhile.
    let language = speaks.and_then(|code| code.parse().ok()).unwrap_or(visitor.language);
    let session_revocation = app.accounts.session_revocation(visitor.identity.as_ref());
    let (sender, frames) = sse::channel(session_revocation, app.limits.stream(address)?);
    let drawn_for = to.map(|number| (number != 0).then_some(Person(number)));
    let subscription = Subscription {
        frames: sender,
        person,
        household: Household::of(address),
        language,
        transport: Transport::Page,
        seen,
        drawn_for,
    };
    app.tables.subscribe(table_id(&id)?, subscription).await?;
    Ok(sse::response(frames))
}
