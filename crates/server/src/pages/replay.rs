//! A finished game again, step by step: now everything is revealed.

use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Redirect, Response};
use hearth_core::{Observer, Seat};
use hearth_page::Canvas;
use hearth_words::{Language, say};
use maud::{Markup, html};
use serde::Deserialize;

use super::layout;
use super::table::{log, signs};
use crate::afterwards;
use crate::app::App;
use crate::live::Live;
use crate::pages::sent::{Form, Path, Query};
use crate::tables::{seat, table_id};
use crate::visitor::{Me, Visitor};
use crate::wrong::{Mishap, Missing, Wrong};

/// Where in the game, and who looks.
#[derive(Clone, Copy, Deserialize)]
pub(crate) struct Step {
    at: Option<usize>,
    seat: Option<usize>,
    play: Option<u8>,
}

/// One step of a finished game.
pub(crate) async fn replay(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(step): Query<Step>,
) -> Result<Markup, Mishap> {
    let language = visitor.language;
    let content = app.tables.read(table_id(&id)?, move |live| content(live, step, language)).await??;
    Ok(layout::page(&say!(language, "replay-title"), &visitor.reader(), &content))
}

fn content(live: &Live, step: Step, language: Language) -> Result<Markup, Wrong> {
    let (id, table) = (live.id(), live.table());
    afterwards::only_when_over(table)?;
    let (game, names) = live.game().zip(live.names(language)).ok_or(Wrong::Missing(Missing::Game))?;
    let last = game.decisions();
    let at = step.at.unwrap_or(last).min(last);
    let then = game.at(at);
    let seat = step.seat.and_then(Seat::numbered).filter(|seat| table.seats().any(|known| known == *seat));
    let whose = match then.turn() {
        hearth_core::Turn::Decide(seat) => Some(seat),
        hearth_core::Turn::Over => None,
    };
    let observer = seat.or(whose).map_or(Observer::Spectator, Observer::Seat);
    let signs = signs(live);
    let chosen = seat.map(|seat| format!("&seat={seat}")).unwrap_or_default();
    let link = |to: usize| format!("/t/{id}/replay?at={to}{chosen}");
    let plays = step.play.is_some() && at < last;
    let told = game.told(observer, names, 0);
    Ok(html! {
        @if plays { meta http-equiv="refresh" content={ "2; url=" (link(at + 1)) "&play=1" }; }
        section .replay {
            h1 { (say!(language, "replay-title")) }
            p .quiet { (say!(language, "replay-where", at = at, last = last)) }
            nav .steps aria-label=(say!(language, "replay-steps")) {
                (way(None, (at > 0).then(|| link(0)), &say!(language, "replay-start"), false))
                (way(Some("prev"), at.checked_sub(1).map(link), &say!(language, "replay-back"), at == last))
                (way(Some("next"), (at < last).then(|| link(at + 1)), &say!(language, "replay-next"), !plays && at < last))
                (way(None, (at < last).then(|| link(last)), &say!(language, "replay-end"), false))
                @if plays { (way(None, Some(link(at)), &say!(language, "replay-stop"), true)) } @else {
                    // Who is at the end wants to see it from the start.
                    (way(None, Some(link(if at < last { at } else { 0 }) + "&play=1"), &say!(language, "replay-play"), false))
                }
                span .seen {
                    (say!(language, "replay-seen-by")) " "
                    a href={ "/t/" (id) "/replay?at=" (at) } aria-current=[seat.is_none().then_some("true")] { (say!(language, "replay-decider")) }
                    @for other in table.seats() {
                        a href={ "/t/" (id) "/replay?at=" (at) "&seat=" (other) } aria-current=[(seat == Some(other)).then_some("true")] { (names.plain(other)) }
                    }
                }
            }
            // Whoever looks back is not the one whose cards he is shown.
            p #banner { (then.asked(Observer::Spectator, names)) }
            div .at-table {
                div .stage {
                    div .table .(table.plan().game) #board {
                        (Canvas::whole(|canvas| then.board(observer, names, signs, canvas)))
                    }
                }
                aside .beside {
                    (play_on(live, at, language))
                    p { a href={ "/t/" (id) "/record" } download={ "hearth-" (id) ".txt" } { (say!(language, "banner-record")) } }
                    (log::steps(&told, at, link, signs, language))
                }
            }
        }
    })
}

/// A way to another step; where there is none, what would lead there is seen and leads nowhere. One of them is at hand on every
/// page: who steps by keyboard presses the same key again, and who wants to stop need not look for it.
pub(super) fn way(rel: Option<&str>, address: Option<String>, label: &str, at_hand: bool) -> Markup {
    let nowhere = address.is_none();
    html! {
        a .step rel=[rel] href=[address] autofocus[at_hand] role=[nowhere.then_some("link")] aria-disabled=[nowhere.then_some("true")] { (label) }
    }
}

fn play_on(live: &Live, at: usize, language: Language) -> Markup {
    let table = live.table();
    html! {
        form method="post" action={ "/t/" (live.id()) "/play-on" } {
            input type="hidden" name="at" value=(at);
            label {
                (say!(language, "replay-play-on")) " "
                select name="seat" {
                    @for seat in table.seats() { option value=(seat) { (live.name(seat, language)) } }
                }
            }
            button { (say!(language, "replay-against")) }
        }
    }
}

/// The record of a finished game.
pub(crate) async fn record(State(app): State<App>, Path(id): Path<String>) -> Result<Response, Mishap> {
    let table = table_id(&id)?;
    let text = app.tables.read(table, |live| afterwards::record(live, usize::MAX)).await??;
    let name = format!("attachment; filename=\"hearth-{table}.txt\"");
    let headers = [(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, name)];
    Ok((headers, text).into_response())
}

/// From where, and as whom.
#[derive(Deserialize)]
pub(crate) struct PlayOn {
    at: usize,
    seat: usize,
}

/// A new table that goes on where a finished game was, against bots.
pub(crate) async fn play_on_from(
    State(app): State<App>,
    me: Me,
    Path(id): Path<String>,
    Form(PlayOn { at, seat: number }): Form<PlayOn>,
) -> Result<Redirect, Mishap> {
    let new = afterwards::play_on(&app, &me.known, table_id(&id)?, at, seat(number)?).await?;
    Ok(Redirect::to(&format!("/t/{new}")))
}
