//! The replay of a finished game, step by step, with everything revealed.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Redirect, Response};
use hearth_core::Observer;
use hearth_host::base::Household;
use hearth_host::tables::TableSnapshot;
use hearth_host::tables::rematch;
use hearth_page::PartRenderer;
use hearth_table::Person;
use hearth_words::{Language, say};
use maud::{Markup, html};
use serde::Deserialize;

use super::past::{self, DECIDER, Eyes, MoveContext, Position};
use super::review;
use super::table::{log, signs};
use crate::app::App;
use crate::error::{AppError, Missing, PageError};
use crate::games;
use crate::games::drawn;
use crate::http::auth::{ActingUser, Origin, PageUser};
use crate::http::extract::{Form, Path, Query};
use crate::http::extract::{seat, table_id};
use crate::http::layout::gear;
use crate::http::layout::pictures::{icon, out};

/// The step of a game and the seat whose view is shown.
#[derive(Clone, Deserialize)]
pub(crate) struct Step {
    at: Option<usize>,
    seat: Option<String>,
    /// Present if the replay advances by itself.
    play: Option<u8>,
    /// Present if the viewer comes from the position before, so that the decision is animated.
    by: Option<u8>,
}

/// Draws one step of a finished game. A script gets only the part that changes.
pub(crate) async fn replay(
    State(app): State<App>,
    Origin(address): Origin,
    visitor: PageUser,
    headers: HeaderMap,
    Path(id): Path<String>,
    Query(step): Query<Step>,
) -> Result<Markup, PageError> {
    app.limits.expensive(Household::of(address))?;
    let (language, person) = (visitor.language, visitor.person());
    let (head, (part, next)) = app
        .tables
        .read(table_id(&id)?, move |snapshot| {
            Ok::<_, AppError>((head(snapshot, language), content(snapshot, person, &step, language)?))
        })
        .await??;
    if headers.contains_key("hx-request") {
        return Ok(part);
    }
    let content = html! {
        (part)
        @if let Some(next) = next { (past::refresh(&format!("2; url={next}"))) }
    };
    Ok(past::page(&say!(language, "replay-title"), &visitor.reader(), &head, &content))
}

/// Draws the head line: the game, and links to its other pages.
fn head(snapshot: &TableSnapshot, language: Language) -> Markup {
    let id = snapshot.id();
    html! {
        div .said { h1 { (say!(language, "replay-title")) } (of(snapshot, language)) }
        nav .tools aria-label=(say!(language, "replay-title")) {
            (review::button(id, language))
            (out(&format!("/t/{id}"), "i-undo", &say!(language, "review-back")))
            (gear::opener(language))
        }
    }
}

/// Draws the title of the game and the names of its players.
pub(super) fn of(snapshot: &TableSnapshot, language: Language) -> Markup {
    let table = snapshot.table();
    let title = games::info(&table.plan().game).map_or("", |about| about.title);
    let names: Vec<String> = table.seats().map(|seat| snapshot.name(seat, language)).collect();
    html! { p .quiet { (title) " · " (names.join(", ")) } }
}

/// Draws a position. Also returns the address of the next one while the replay advances by itself.
fn content(
    snapshot: &TableSnapshot,
    person: Option<Person>,
    step: &Step,
    language: Language,
) -> Result<(Markup, Option<String>), AppError> {
    let (id, table) = (snapshot.id(), snapshot.table());
    rematch::require_over(table)?;
    let (game, names) =
        snapshot.game().zip(snapshot.names(language)).ok_or(AppError::Missing(Missing::Game))?;
    let last = game.decisions();
    let at = step.at.unwrap_or(last).min(last);
    let then = game.at(at);
    let eyes = Eyes::of(step.seat.as_deref(), snapshot, person);
    let observer = eyes.observer(then.turn());
    let signs = signs(snapshot);
    let chosen = step.seat.as_ref().map(|_| match eyes {
        Eyes::Decider => format!("&seat={DECIDER}"),
        Eyes::Seat(seat) => format!("&seat={seat}"),
    });
    let chosen = chosen.unwrap_or_default();
    let link = |to: usize| format!("/t/{id}/replay?at={to}{chosen}");
    let plays = step.play.is_some() && at < last;
    let in_sentences = snapshot.names_in_sentences(language).unwrap_or(names);
    let told = game.log_lines(observer, in_sentences, 0);
    // At the end, the button starts from the beginning.
    let play = format!("{}&play=1", link(if at < last { at } else { 0 }));
    let more = html! {
        @if plays {
            (past::step("i-pause", None, Some(link(at)), "Space", &say!(language, "replay-stop")))
        } @else {
            (past::step("i-play", None, Some(play), "Space", &say!(language, "replay-play")))
        }
    };
    // The viewer is not the player whose cards are shown, so the question is worded for a spectator.
    let asked = then.question(Observer::Spectator, in_sentences).into_plain();
    let side = html! {
        div .panel .now {
            p #banner tabindex="-1" { (asked) }
            fieldset .seen {
                legend { (say!(language, "replay-seen-by")) }
                @for other in table.seats() {
                    a href={ "/t/" (id) "/replay?at=" (at) "&seat=" (other) } aria-current=[(eyes == Eyes::Seat(other)).then_some("true")] { (names.plain(other)) }
                }
                a href={ "/t/" (id) "/replay?at=" (at) "&seat=" (DECIDER) } aria-current=[(eyes == Eyes::Decider).then_some("true")] { (say!(language, "replay-decider")) }
            }
        }
        (log::steps(&told, at, link, signs, language))
        div .panel .then-what {
            (play_on(snapshot, at, language))
            a href={ "/t/" (id) "/record" } download={ "hearth-" (id) ".txt" } { (say!(language, "banner-record")) }
        }
    };
    let moment = MoveContext {
        game: &table.plan().game,
        players: table.seats().count(),
        class: "replay",
        address: if plays { format!("{}&play=1", link(at)) } else { link(at) },
        why: None,
        board: PartRenderer::whole(|renderer| drawn(&*then).board(observer, names, signs, renderer)),
        steps: past::steps(Position { at, last }, link, &more, language),
        side,
        at,
        motions: if step.by.is_some() && at > 0 {
            drawn(&*then).flights(observer, names, at - 1)
        } else {
            Vec::new()
        },
        spoken: say!(language, "replay-where", at = at, last = last),
    };
    Ok((moment.drawn(language), plays.then(|| format!("{}&play=1", link(at + 1)))))
}

/// Draws a link to another page. Without an address it is visible but disabled.
pub(super) fn way(rel: Option<&str>, address: Option<String>, label: &str) -> Markup {
    let nowhere = address.is_none();
    html! {
        a .step rel=[rel] href=[address] role=[nowhere.then_some("link")] aria-disabled=[nowhere.then_some("true")] { (label) }
    }
}

fn play_on(snapshot: &TableSnapshot, at: usize, language: Language) -> Markup {
    let table = snapshot.table();
    html! {
        form method="post" action={ "/t/" (snapshot.id()) "/play-on" } {
            input type="hidden" name="at" value=(at);
            label {
                (say!(language, "replay-play-on")) " "
                select name="seat" {
                    @for seat in table.seats() { option value=(seat) { (snapshot.name(seat, language)) } }
                }
            }
            button { (icon("i-play")) (say!(language, "replay-against")) }
        }
    }
}

/// Returns the record of a finished game.
pub(crate) async fn record(
    State(app): State<App>,
    Origin(address): Origin,
    Path(id): Path<String>,
) -> Result<Response, PageError> {
    app.limits.expensive(Household::of(address))?;
    let table = table_id(&id)?;
    let text = app.tables.read(table, |snapshot| rematch::record(snapshot, usize::MAX)).await??;
    let name = format!("attachment; filename=\"hearth-{table}.txt\"");
    let headers = [(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, name)];
    Ok((headers, text).into_response())
}

/// The position and the seat from which to play on.
#[derive(Deserialize)]
pub(crate) struct PlayOn {
    at: usize,
    seat: usize,
}

/// Opens a table that continues a finished game from a position, against bots.
pub(crate) async fn play_on_from(
    State(app): State<App>,
    me: ActingUser,
    Path(id): Path<String>,
    Form(PlayOn { at, seat: number }): Form<PlayOn>,
) -> Result<Redirect, PageError> {
    let new = app.play_on(&me.identity, table_id(&id)?, at, seat(number)?).await?;
    Ok(Redirect::to(&format!("/t/{new}")))
}
