//! The look back at a finished game: how the chances went, where the game turned, what each decision gave away.

mod curve;
mod decisions;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use hearth_core::Seat;
use hearth_review::Review;
use hearth_store::TableId;
use hearth_terminal::Names;
use hearth_words::{Language, say};
use maud::{Markup, html};

use super::layout;
use super::table::hint::percent;
use crate::afterwards::only_when_over;
use crate::app::App;
use crate::levels::level;
use crate::live::Live;
use crate::pages::sent::Path;
use crate::reviews::Progress;
use crate::tables::table_id;
use crate::visitor::{Me, Visitor};
use crate::wrong::{Mishap, Missing, Wrong};

/// What leads to the look back from a game that is over.
pub(crate) fn button(table: TableId, language: Language) -> Markup {
    html! {
        form .one method="post" action={ "/t/" (table) "/review" } { button { (say!(language, "review-open")) } }
    }
}

/// Has the look back made, if it is not there yet, and leads to it.
pub(crate) async fn begin(
    State(app): State<App>,
    me: Me,
    Path(id): Path<String>,
) -> Result<Redirect, Mishap> {
    let table = table_id(&id)?;
    app.tables.read(table, |live| only_when_over(live.table())).await??;
    let who = me.known.person();
    app.limits.thought(who)?;
    app.reviews.ask(table, who).await?;
    Ok(Redirect::to(&format!("/t/{table}/review")))
}

/// The look back, or how far it is. A script is sent only that.
pub(crate) async fn review(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Mishap> {
    let (table, language) = (table_id(&id)?, visitor.language);
    app.tables.read(table, |live| only_when_over(live.table())).await??;
    let progress = app.reviews.progress(table).await?;
    let ready = matches!(progress, Progress::Kept(_));
    let part = match progress {
        Progress::Kept(review) => {
            app.tables.read(table, move |live| whole(live, &review, language)).await??
        }
        progress => awaited(table, &progress, language),
    };
    if headers.contains_key("hx-request") {
        let told = html! { p #review-told hx-swap-oob="innerHTML" { (say!(language, "review-ready")) } };
        return Ok(html! { (part) @if ready { (told) } }.into_response());
    }
    let content = html! {
        section .plain .review {
            h1 { (say!(language, "review-title")) }
            p { a href={ "/t/" (table) } { (say!(language, "review-back")) } }
            // Who listens is told when it is there.
            p #review-told .unseen role="status" {}
            (part)
        }
    };
    Ok(layout::page(&say!(language, "review-title"), &visitor.reader(), &content).into_response())
}

/// A look back that is not there yet.
fn awaited(table: TableId, progress: &Progress, language: Language) -> Markup {
    let path = format!("/t/{table}/review");
    let (sentence, done) = match progress {
        Progress::Waits(before) => (say!(language, "review-waits", games = *before), Some((0, 1))),
        Progress::Runs(done, all) => {
            (say!(language, "review-runs", done = *done, all = *all), Some((*done, *all)))
        }
        Progress::Unasked | Progress::Kept(_) => (say!(language, "review-about"), None),
    };
    html! {
        @match done {
            Some((done, all)) => {
                div #review hx-get=(path) hx-trigger="every 1s" hx-swap="outerHTML" {
                    noscript { meta http-equiv="refresh" content="2"; }
                    // Why it does not come, until it does.
                    p #notice role="alert" {}
                    p #review-progress { (sentence) }
                    progress aria-labelledby="review-progress" value=(done) max=(all) {}
                }
            }
            None => div #review { p { (sentence) } (button(table, language)) },
        }
    }
}

/// All of it.
fn whole(live: &Live, review: &Review, language: Language) -> Result<Markup, Wrong> {
    let (game, names) = live.game().zip(live.names(language)).ok_or(Wrong::Missing(Missing::Game))?;
    let picture = decisions::Picture { live, game, names, review, language };
    Ok(html! {
        div #review {
            p .quiet { (say!(language, "review-fair", level = level(&review.bot, language))) }
            (curve::drawn(review, names, language))
            (summaries(review, names, language))
            (picture.drawn())
        }
    })
}

/// How each seat decided.
fn summaries(review: &Review, names: &Names, language: Language) -> Markup {
    html! {
        ul .summaries {
            @for summary in review.summaries() {
                @let loss = percent(summary.loss(), language);
                li {
                    (curve::key(summary.seat)) " " strong { (names.plain(summary.seat)) } " – "
                    (say!(language, "review-seat", found = summary.found, choices = summary.choices, loss = loss))
                }
            }
        }
    }
}

/// A seat of a row.
fn seat(number: usize) -> Seat {
    Seat::numbered(number).unwrap_or(Seat::FIRST)
}
