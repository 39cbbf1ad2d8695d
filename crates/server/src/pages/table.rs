//! The page of a table, in parts: after a decision only those that changed are sent.

pub(crate) mod actions;
mod acts;
mod agreed;
mod asks;
mod banner;
mod choice;
mod coach;
mod curtain;
mod end;
pub(crate) mod flights;
pub(crate) mod gathering;
pub(crate) mod gear;
pub(crate) mod hint;
pub(crate) mod log;
pub(crate) mod offers;
pub(crate) mod prompt;
mod question;
mod rail;
mod seats;
pub(crate) mod shell;
mod sounds;
mod talk;
mod told;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{Redirect, Response};
use hearth_page::Canvas;
use hearth_store::{Listed, Stage as Stored, TableId};
use hearth_table::{Person, Sitter, Stage};
use hearth_words::{Language, say};
use maud::{Markup, html};
use serde::Deserialize;

pub(crate) use self::acts::routes;
use self::choice::Choice;
pub(crate) use self::end::picture::picture;
use super::layout::{self, Page};
use super::listing::Look;
use crate::app::App;
use crate::assets::ASSETS;
use crate::games;
use crate::live::{Live, Means, Place, Viewer};
use crate::pages::sent::{Path, Query};
use crate::settings::Settings;
use crate::stream;
use crate::tables::table_id;
use crate::visitor::{Origin, Visitor};
use crate::wrong::Mishap;

/// Whether a page stays as it is where no script runs, so that something can be written on it.
#[derive(Deserialize)]
pub(crate) struct Quiet {
    quiet: Option<String>,
}

/// The page of a table.
pub(crate) async fn table(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(Quiet { quiet }): Query<Quiet>,
) -> Result<Markup, Mishap> {
    shown(&app, &visitor, table_id(&id)?, html! { p #notice role="alert" {} }, quiet.is_some()).await
}

/// The page of a table, with something to be said above it.
pub(crate) async fn page(
    app: &App,
    visitor: &Visitor,
    id: TableId,
    notice: Markup,
) -> Result<Markup, Mishap> {
    shown(app, visitor, id, notice, false).await
}

async fn shown(
    app: &App,
    visitor: &Visitor,
    id: TableId,
    notice: Markup,
    quiet: bool,
) -> Result<Markup, Mishap> {
    let (person, language) = (visitor.person(), visitor.language);
    let reader = visitor.reader();
    let shown = move |live: &mut Live| {
        let (viewer, title) = (live.viewer(person, language), title(live, language));
        let choice = Choice::of(live, viewer);
        match live.game() {
            Some(_) => layout::table_page(
                &title,
                &reader,
                "playing",
                &head(live, viewer, &choice, reader.settings),
                &content(live, viewer, &choice, &notice, quiet),
            ),
            None => Page::new(&gathering::heading(live, language), &reader)
                .class("invited")
                .preview(&gathering::preview(live, language), &live.shared().config)
                .around(&gathering::content(live, viewer, &reader.name, &notice, quiet)),
        }
    };
    Ok(app.tables.read(id, shown).await?)
}

/// Where somebody comes from who goes on to his next table.
#[derive(Deserialize)]
pub(crate) struct From {
    from: Option<String>,
}

/// Leads to another table at which people wait for who comes, or to all tables.
pub(crate) async fn next(
    State(app): State<App>,
    visitor: Visitor,
    Query(From { from }): Query<From>,
) -> Result<Redirect, Mishap> {
    let Some(known) = &visitor.known else { return Ok(Redirect::to("/")) };
    let from = from.and_then(|id| table_id(&id).ok());
    let tables = app.shared.store.tables_of(known.user.id, &Stored::UNFINISHED, 0..LOOKED_THROUGH).await?;
    let look = Look { me: visitor.person(), now: app.shared.time.now().0, language: visitor.language };
    // Bots do not mind waiting.
    let others = |table: &&Listed| Some(table.id) != from && table.summary.people.len() > 1;
    let next = tables.iter().filter(others).find(|table| look.waits(table));
    Ok(next.map_or_else(|| Redirect::to("/"), |table| Redirect::to(&format!("/t/{}", table.id))))
}

/// So many tables of somebody are looked through for those that wait for him; they come first.
const LOOKED_THROUGH: u32 = 200;

fn title(live: &Live, language: Language) -> String {
    games::about(&live.table().plan().game)
        .map_or_else(|| say!(language, "table-title"), |about| about.title.to_owned())
}

/// Draws all parts that can change, always in the same order. A table at which the game begins is another page.
pub(crate) fn parts(live: &Live, viewer: Viewer, canvas: &mut Canvas) {
    if live.game().is_none() {
        return gathering::parts(live, viewer, canvas);
    }
    let choice = Choice::of(live, viewer);
    canvas.small("banner", banner::banner(live, viewer, &choice));
    canvas.small("told", told::told(live, viewer, &choice));
    question::question(live, viewer, canvas);
    canvas.small("seats", seats::seats(live, viewer));
    agreed::agreed(live, viewer, canvas);
    if live.game().is_some() {
        board(live, viewer, canvas);
        actions::actions(live, viewer, &choice, canvas);
        canvas.small("prompt", prompt::prompt(live, viewer, &choice));
        canvas.small("curtain", curtain::curtain(live, viewer));
        end::end(live, viewer, canvas);
        canvas.small("offers", offers::offers(live, viewer, &choice));
        canvas.small("hint", hint::hint(live, viewer));
        asks::asks(live, viewer, canvas);
        log::log(live, viewer, canvas);
        canvas.small("flights", flights::flights(live, viewer));
    }
    canvas.small("talk", talk::talk(live, viewer));
}

fn board(live: &Live, viewer: Viewer, canvas: &mut Canvas) {
    if let Some((game, names)) = live.game().zip(live.names(viewer.language)) {
        let observer = live.board_lies_before(viewer);
        match live.table().stage() {
            Stage::Over => game.ended_board(observer, names, signs(live), canvas),
            _ => game.board(observer, names, signs(live), canvas),
        }
    }
}

/// Whether it is for this viewer to decide, and not for a bot that sits in for him.
fn decides(live: &Live, viewer: Viewer) -> bool {
    let table = live.table();
    table.turn().is_some_and(|turn| viewer.observer.sits_at(turn) && table.bot(turn).is_none())
}

/// Whether who looks sits here and has not given up.
fn plays(live: &Live, viewer: Viewer) -> bool {
    let table = live.table();
    viewer.person.is_some_and(|person| table.seats_of(person).any(|seat| !table.gave_up(seat)))
}

/// Whether another person sat at the table to which who looks belongs.
fn met_others(live: &Live, viewer: Viewer) -> bool {
    let table = live.table();
    let another = |seat| match table.sitter(seat) {
        Sitter::Person { person, .. } => viewer.person != Some(*person),
        Sitter::Nobody | Sitter::Bot(_) => false,
    };
    viewer.person.is_some() && table.seats().any(another)
}

/// Where the signs of the game are to be had.
pub(crate) fn signs(live: &Live) -> &'static str {
    ASSETS.signs(&live.table().plan().game)
}

/// The head line: whose turn it is, what happened last, and the way to everything else.
fn head(live: &Live, viewer: Viewer, choice: &Choice, settings: Settings) -> Markup {
    html! {
        div .said { (banner::banner(live, viewer, choice)) (told::told(live, viewer, choice)) }
        @if settings.sounds == "ask" { (sounds::ask(viewer.language)) }
        (rail::tools(viewer.language))
    }
}

fn content(live: &Live, viewer: Viewer, choice: &Choice, notice: &Markup, quiet: bool) -> Markup {
    let (id, language) = (live.id(), viewer.language);
    let game = &live.table().plan().game;
    html! {
        (connection(live, viewer, quiet))
        h1 .unseen { (title(live, language)) }
        div .at-table data-why={ "/t/" (id) "/why" } data-now=(live.shared().time.now().0) {
            // Whatever appears lies above the board: nothing moves it.
            div .above {
                (notice)
                (Canvas::whole(|canvas| question::question(live, viewer, canvas)))
                p #link role="status" hidden { (say!(language, "table-offline")) }
            }
            div .stage {
                div .table .(game) #board data-players=(live.table().seats().count()) {
                    (Canvas::whole(|canvas| board(live, viewer, canvas)))
                    (Canvas::whole(|canvas| actions::actions(live, viewer, choice, canvas)))
                    (prompt::prompt(live, viewer, choice))
                }
                (curtain::curtain(live, viewer))
                (Canvas::whole(|canvas| end::end(live, viewer, canvas)))
            }
            (rail::rail(live, viewer, choice))
            (rail::more(live, viewer))
            (flights::flights_since(live, viewer))
            (coach::coach(live, viewer))
            (shell::dialogs(game, language))
        }
    }
}

/// What keeps the page up to date: the stream, or loading it again where no script runs.
fn connection(live: &Live, viewer: Viewer, quiet: bool) -> Markup {
    let id = live.id();
    let over = live.table().stage() == Stage::Over;
    let waits = !over && live.table().stage() != Stage::Faded;
    html! {
        @if waits {
            // Without scripts the page asks again by itself while somebody else is to decide.
            noscript {
                @if !quiet && !decides(live, viewer) {
                    meta http-equiv="refresh" content="4";
                }
            }
        }
        // People who met talk afterwards, and may be asked for a rematch. A script says which hidden tabs keep the connection.
        @if waits || over && met_others(live, viewer) {
            div hx-sse:connect={ "/t/" (id) "/live?seen=" (live.place()) "&to=" (number(viewer.person)) "&speaks=" (viewer.language) } hx-swap="none"
                hx-config="sse.reconnectMaxDelay:4000" {}
        }
    }
}

/// What somebody was shown who begins to watch.
#[derive(Deserialize)]
pub(crate) struct Shown {
    seen: Option<Place>,
    /// The number of the one to whom it was shown.
    to: Option<i64>,
    /// The language in which it was.
    speaks: Option<String>,
}

/// The number of who looks, 0 if he has nothing to do with the table.
fn number(viewer: Option<Person>) -> i64 {
    viewer.map_or(0, |Person(number)| number)
}

/// The table, part by part as it changes.
pub(crate) async fn live(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(Shown { seen, to, speaks }): Query<Shown>,
    Origin(address): Origin,
    headers: HeaderMap,
) -> Result<Response, Mishap> {
    let seen = stream::last_seen(&headers).or(seen);
    let person = visitor.person();
    // Whatever was chosen elsewhere meanwhile: a page speaks one language.
    let language = speaks.and_then(|code| code.parse().ok()).unwrap_or(visitor.language);
    let presence = app.people.presence(visitor.known.as_ref());
    let (sender, frames) = stream::channel(presence, app.limits.stream(address)?);
    let watch = move |live: &mut Live| {
        // What was shown to somebody else, before he logged out or in elsewhere, is not what this one has seen.
        let now = number(live.viewer(person, language).person);
        live.watch(sender, person, language, Means::Page, seen.filter(|_| to.is_none_or(|to| to == now)));
    };
    app.tables.read(table_id(&id)?, watch).await?;
    Ok(stream::response(frames))
}
