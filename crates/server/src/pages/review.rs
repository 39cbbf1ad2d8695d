//! The review of a finished game, beside the board: win probabilities, turning points and better moves. The
//! viewer can also search for the better move.

mod compared;
mod curve;
mod decisions;
mod find;
mod picture;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use hearth_core::Seat;
use hearth_host::base::Household;
use hearth_host::games::levels::level;
use hearth_host::tables::rematch::require_over;
use hearth_host::tables::{ReviewProgress, TableSnapshot};
use hearth_review::{Review, Summary};
use hearth_store::TableId;
use hearth_table::{Person, Refusal, Refused};
use hearth_words::{Language, say};
use maud::{Markup, html};
use serde::Deserialize;

use self::picture::Picture;
use super::table::hint::percent;
use super::{past, replay};
use crate::app::App;
use crate::error::{AppError, Missing, PageError};
use crate::games::drawn;
use crate::http::auth::{ActingUser, Origin, PageUser};
use crate::http::extract::table_id;
use crate::http::extract::{Path, Query};
use crate::http::layout;
use crate::http::layout::gear;
use crate::http::layout::pictures::{icon, out};

/// Draws the button that leads from a finished game to its review.
pub(crate) fn button(table: TableId, language: Language) -> Markup {
    html! {
        form .one method="post" action={ "/t/" (table) "/review" } { button { (say!(language, "review-open")) } }
    }
}

/// Requests the review, if there is none yet, and redirects to it.
pub(crate) async fn begin(
    State(app): State<App>,
    me: ActingUser,
    Path(id): Path<String>,
) -> Result<Redirect, PageError> {
    let table = table_id(&id)?;
    app.tables.read(table, |snapshot| require_over(snapshot.table())).await??;
    app.limits.hint(me.identity.person())?;
    app.reviews.ask(table, me.identity.person(), me.identity.household).await?;
    Ok(Redirect::to(&format!("/t/{table}/review")))
}

/// The requested position and view.
#[derive(Clone, Default, Deserialize)]
pub(crate) struct Wanted {
    /// The number of decisions before it.
    at: Option<usize>,
    /// The seat whose view is shown.
    seat: Option<String>,
    /// Present if the viewer searches for the better move.
    find: Option<u8>,
    /// The decision that the viewer tries.
    decision: Option<String>,
    /// Present if the viewer comes from the position before.
    by: Option<u8>,
}

/// Draws the review as far as it is complete. A script gets only the part that changes.
pub(crate) async fn review(
    State(app): State<App>,
    Origin(address): Origin,
    visitor: PageUser,
    headers: HeaderMap,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
) -> Result<Response, PageError> {
    app.limits.expensive(Household::of(address))?;
    let (table, language, person) = (table_id(&id)?, visitor.language, visitor.person());
    app.tables.read(table, |snapshot| require_over(snapshot.table())).await??;
    let progress = app.reviews.progress(table).await?;
    let ready = matches!(progress, ReviewProgress::Finished(_));
    let grows = matches!(progress, ReviewProgress::Queued(_) | ReviewProgress::Running(..));
    let (head, part) = app
        .tables
        .read(table, move |snapshot| {
            Ok::<_, AppError>((
                head(snapshot, language),
                part(snapshot, progress, &wanted, person, language)?,
            ))
        })
        .await??;
    if headers.contains_key("hx-request") {
        let told = html! { p #review-told hx-swap-oob="innerHTML" { (say!(language, "review-ready")) } };
        return Ok(html! { (part) @if ready { (told) } }.into_response());
    }
    // The status region tells screen readers when the review is complete.
    let content = html! {
        p #review-told .unseen role="status" {}
        (part)
        @if grows { (past::refresh("2")) }
    };
    let title = say!(language, "review-title");
    Ok(past::page(&title, &visitor.reader(), &head, &content).into_response())
}

/// Draws the head line: the game, and links to its other pages.
fn head(snapshot: &TableSnapshot, language: Language) -> Markup {
    let id = snapshot.id();
    html! {
        div .said { h1 { (say!(language, "review-title")) } (replay::of(snapshot, language)) }
        nav .tools aria-label=(say!(language, "review-title")) {
            (out(&format!("/t/{id}/replay?at=0"), "i-play", &say!(language, "banner-replay")))
            (out(&format!("/t/{id}"), "i-undo", &say!(language, "review-back")))
            (gear::opener(language))
        }
    }
}

/// The progress of a review.
enum Made {
    /// Nobody has asked for it.
    Unasked,
    /// It waits behind this number of others.
    Waits(usize),
    /// It is running.
    Grows,
    /// It is complete.
    Whole,
}

fn part(
    snapshot: &TableSnapshot,
    progress: ReviewProgress,
    wanted: &Wanted,
    person: Option<Person>,
    language: Language,
) -> Result<Markup, AppError> {
    let (game, names) =
        snapshot.game().zip(snapshot.names(language)).ok_or(AppError::Missing(Missing::Game))?;
    let empty = |rows| Review {
        game: snapshot.table().plan().game.clone(),
        bot: String::new(),
        players: snapshot.table().seats().count(),
        rows,
        shares: None,
    };
    let (made, review) = match progress {
        ReviewProgress::NotRequested => (Made::Unasked, empty(Vec::new())),
        ReviewProgress::Queued(before) => (Made::Waits(before), empty(Vec::new())),
        ReviewProgress::Running(rows, _) => (Made::Grows, empty(rows)),
        ReviewProgress::Finished(review) => (Made::Whole, *review),
    };
    let own = person.and_then(|person| snapshot.table().seats_of(person).next());
    let picture = Picture { snapshot, game, names, review: &review, made, own, language };
    Ok(picture.drawn(wanted))
}

/// Draws the progress of an incomplete review.
fn awaited(table: TableId, made: &Made, judged: usize, all: usize, language: Language) -> Markup {
    let sentence = match made {
        Made::Unasked => say!(language, "review-about"),
        Made::Waits(before) => say!(language, "review-waits", games = *before),
        Made::Grows | Made::Whole => say!(language, "review-runs", done = judged, all = all),
    };
    html! {
        @match made {
            Made::Whole => {}
            Made::Unasked => { p { (sentence) } (button(table, language)) }
            Made::Waits(_) | Made::Grows => {
                // A script polls while this attribute is present.
                div #review-progress data-growing {
                    p #review-judged { (sentence) }
                    progress max=(all) value=(judged) aria-labelledby="review-judged" {}
                }
            }
        }
    }
}

/// Draws the summary of each seat.
fn summaries(picture: &Picture<'_>) -> Markup {
    let language = picture.language;
    let row = |summary: &Summary| {
        let loss = percent(summary.loss(), language);
        html! {
            li {
                (curve::key(summary.seat, picture.eyes_of_curve())) " " strong { (picture.names.plain(summary.seat)) } " – "
                (say!(language, "review-seat", found = summary.found, choices = summary.choices, loss = loss))
            }
        }
    };
    html! {
        ul .summaries { @for summary in &picture.review.summaries() { (row(summary)) } }
        @if !picture.review.bot.is_empty() {
            p .quiet { (say!(language, "review-fair", level = level(&picture.review.bot, language))) }
        }
    }
}

/// The places that a viewer touches while searching for the better move.
#[derive(Deserialize)]
pub(crate) struct Touched {
    /// The number of decisions before the position.
    after: usize,
    at: String,
}

/// Explains why the decision that the touched places mean was illegal.
pub(crate) async fn why(
    State(app): State<App>,
    Origin(address): Origin,
    visitor: PageUser,
    Path(id): Path<String>,
    Query(Touched { after, at }): Query<Touched>,
) -> Result<Markup, PageError> {
    app.limits.expensive(Household::of(address))?;
    let language = visitor.language;
    let notice = app.tables.read(table_id(&id)?, move |snapshot| {
        require_over(snapshot.table()).ok()?;
        let (game, names) = snapshot.game().zip(snapshot.names(language))?;
        let then = game.at(after.min(game.decisions()));
        let hearth_core::Turn::Decide(seat) = then.turn() else { return None };
        let places: Vec<&str> = at.split(' ').collect();
        let meant = drawn(&*then).meant(&places, hearth_core::Observer::Seat(seat), names)?;
        let (rule, message) = then.refusal(&meant, language)?;
        let error = AppError::Refused(Refusal::Rules(Refused { rule: Some(rule), message }));
        Some(layout::notice(language, &error.sentence(language), Some((&snapshot.table().plan().game, rule))))
    });
    Ok(notice.await?.unwrap_or_else(|| html! { p #notice role="alert" {} }))
}

/// Returns the seat of a row.
fn seat(number: usize) -> Seat {
    Seat::numbered(number).unwrap_or(Seat::FIRST)
}

/// Returns the icon of a decision with a loss.
fn flame() -> hearth_page::Sign<'static> {
    icon("flame").in_class("flame")
}
