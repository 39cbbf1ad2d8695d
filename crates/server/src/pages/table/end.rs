//! The end of a game, above the board: the winners, the points, and the next steps.

pub(crate) mod picture;
mod ranks;
mod sprite;
mod verdict;

use hearth_core::Seat;
use hearth_host::tables::{TableSnapshot, Viewer};
use hearth_page::{Finale, FinalePrize, FinaleSeat, PLAIN_PATTERN, ScoreUnit, short_seat_name};
use hearth_table::{Ending, Outcome, Stage};
use hearth_words::{Language, say};
use maud::{Markup, html};

use self::verdict::verdict;
use super::agreed::rated;
use super::{PageRenderer, signs};
use crate::games::drawn;
use crate::http::assets::{ASSETS, TITLES, TITLES_POLISH};
use crate::pages::review;

/// The most prizes that are shown.
const PRIZES: usize = 7;

/// Draws the part. It is hidden while the game runs. A game that is over hardly changes, so it is drawn each time.
pub(super) fn end(snapshot: &TableSnapshot, viewer: Viewer, renderer: &mut PageRenderer<'_, '_>) {
    let table = snapshot.table();
    match table.outcome().filter(|_| table.stage() == Stage::Over) {
        Some(outcome) => renderer.rendered("end", over(snapshot, viewer, &outcome)),
        None => renderer.part("end", (), |_, ()| html! { section #end hidden {} }),
    }
}

fn over(snapshot: &TableSnapshot, viewer: Viewer, outcome: &Outcome) -> Markup {
    let (game, language) = (&snapshot.table().plan().game, viewer.language);
    let finale = finale(snapshot, outcome, language);
    let own = own_seat(snapshot, viewer);
    let verdict = verdict(snapshot, outcome, &finale, own, language);
    // A game that ended early is celebrated only for its winners.
    let quiet = outcome.ending != Ending::Played && !own.is_some_and(|own| outcome.winners.contains(&own));
    // Without sources of points one column has room for everything.
    let beside = finale.beside && finale.seats.iter().any(|one| !one.sources.is_empty());
    html! {
        section #end aria-label=(say!(language, "end-label")) {
            // A check box needs no script.
            label .look {
                input #see-table .unseen type="checkbox" aria-label=(say!(language, "end-see-table"));
                span .see { (say!(language, "end-see-table")) }
                span .back { (say!(language, "end-see-result")) }
            }
            div .finale .beside[beside] .quiet[quiet] data-players=(finale.seats.len()) data-counts=[(outcome.ending == Ending::Played).then_some(snapshot.id())] {
                div .rays aria-hidden="true" {}
                (prizes(&finale, &outcome.winners, game))
                header .verdict {
                    @if !finale.after.is_empty() { p .after { (finale.after) } }
                    h2 { (verdict.title) }
                    @if !verdict.lead.is_empty() { p .lead { (verdict.lead) } }
                }
                @if let Some(rated) = rated(snapshot.table().rating(), language) { p .rated { (rated) } }
                (ranks::ranks(snapshot, viewer, outcome, &finale))
                (next(snapshot, viewer))
                (counted(snapshot, outcome, language))
            }
        }
    }
}

/// Returns the finale that the game draws, or plain ranks if it draws none.
fn finale(snapshot: &TableSnapshot, outcome: &Outcome, language: Language) -> Finale {
    let drawn = snapshot
        .game()
        .zip(snapshot.names(language))
        .and_then(|(game, names)| drawn(game).finale(names, signs(snapshot)));
    let plain = |seat: Seat| FinaleSeat {
        seat,
        pattern: PLAIN_PATTERN,
        mark: html! { span .number { (seat) } },
        note: String::new(),
        prizes: Vec::new(),
        total: outcome.scores.get(seat.index()).copied(),
        sources: Vec::new(),
    };
    drawn.unwrap_or_else(|| Finale {
        after: String::new(),
        unit: ScoreUnit::Points,
        beside: false,
        seats: snapshot.table().seats().map(plain).collect(),
        key: Vec::new(),
    })
}

/// Returns the viewer's only seat. In a hot seat several people share a device, so they are named instead.
fn own_seat(snapshot: &TableSnapshot, viewer: Viewer) -> Option<Seat> {
    let mut seats = snapshot.table().seats_of(viewer.person?);
    seats.next().filter(|_| seats.next().is_none())
}

/// Draws the prizes of the winners, with an equal share for each and the best in the middle.
fn prizes(finale: &Finale, winners: &[Seat], game: &str) -> Markup {
    let share = PRIZES / winners.len().max(1);
    let won = finale.seats.iter().filter(|one| winners.contains(&one.seat));
    let mut fan: Vec<&FinalePrize> = Vec::new();
    for (number, prize) in won.flat_map(|one| one.prizes.iter().take(share)).enumerate() {
        let place = if number % 2 == 0 { fan.len() } else { 0 };
        fan.insert(place, prize);
    }
    html! {
        div .prizes .table .(game) aria-hidden="true" {
            @for (number, prize) in fan.iter().enumerate() {
                // The distance from the middle, in halves of a card.
                div .slot data-slot=(from_middle(number, fan.len())) { (prize.drawn) }
            }
        }
    }
}

/// Returns the distance of a card from the middle of its fan, in halves of a card.
#[expect(clippy::cast_possible_wrap, reason = "a fan has a handful of cards")]
fn from_middle(number: usize, cards: usize) -> i32 {
    2 * number as i32 + 1 - cards as i32
}

/// Draws the possible next steps.
fn next(snapshot: &TableSnapshot, viewer: Viewer) -> Markup {
    let (id, table, language) = (snapshot.id(), snapshot.table(), viewer.language);
    let played_here = viewer.person.is_some_and(|person| table.sits(person));
    let rematch = match table.rematch() {
        Some(_) => say!(language, "banner-to-rematch"),
        None => say!(language, "banner-rematch"),
    };
    let fonts = [TITLES, TITLES_POLISH].map(|font| ASSETS.path(font)).join(" ");
    html! {
        div .next {
            // Screen readers announce only changes inside a live region, so it exists from the start.
            p .wanted role="status" {
                @if let Some(name) = wants_rematch(snapshot, viewer) { (say!(language, "end-wants-rematch", name = name)) }
            }
            nav .afterwards aria-label=(say!(language, "end-label")) {
                @if played_here {
                    // A form, because the opened rematch may have expired and a player then opens another.
                    form .one method="post" action={ "/t/" (id) "/rematch" } data-deal=(snapshot.seal_of_rematch()) { button .primary { (rematch) } }
                } @else if let Some(rematch) = table.rematch() {
                    a .primary href={ "/t/" (rematch) } { (say!(language, "banner-to-rematch")) }
                }
                (review::button(id, language))
                a .button href={ "/t/" (id) "/picture.svg" } data-share={ "hearth-" (id) ".png" } data-fonts=(fonts) { (say!(language, "end-share")) }
                span .smaller {
                    a href={ "/t/" (id) "/replay?at=0" } { (say!(language, "banner-replay")) }
                    a href={ "/t/" (id) "/deal" } { (say!(language, "deal-title")) }
                    a href={ "/t/" (id) "/record" } download={ "hearth-" (id) ".txt" } { (say!(language, "banner-record")) }
                    a href="/" { (say!(language, "layout-lobby")) }
                }
            }
        }
    }
}

/// Returns the name of another person who has opened a rematch.
fn wants_rematch(snapshot: &TableSnapshot, viewer: Viewer) -> Option<String> {
    let by = snapshot.table().rematch_by().filter(|by| viewer.person != Some(*by))?;
    let seat = snapshot.table().seats_of(by).next()?;
    Some(short_seat_name(&snapshot.name(seat, viewer.language)).to_owned())
}

/// Draws the account of the points in words and numbers.
fn counted(snapshot: &TableSnapshot, outcome: &Outcome, language: Language) -> Markup {
    let account = snapshot.game().zip(snapshot.names(language)).and_then(|(game, names)| game.account(names));
    html! {
        @if let Some(account) = account.filter(|_| outcome.ending == Ending::Played) {
            details .counted { summary { (say!(language, "banner-account")) } (hearth_page::account(&account, signs(snapshot))) }
        }
    }
}
