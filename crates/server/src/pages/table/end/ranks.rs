//! The seats by rank, each in its own cloth, with the sources of its points.

use hearth_host::games::rating_pool;
use hearth_host::tables::{TableSnapshot, Viewer};
use hearth_page::{Finale, FinaleSeat, FinaleSource, SeatPattern, Text, seat_name};
use hearth_table::{Occupant, Outcome, Stage};
use hearth_words::{Language, number, say};
use maud::{Markup, html};

use super::own_seat;
use crate::pages::ratings;

/// Draws the list.
pub(super) fn ranks(snapshot: &TableSnapshot, viewer: Viewer, outcome: &Outcome, finale: &Finale) -> Markup {
    let (table, language) = (snapshot.table(), viewer.language);
    debug_assert_eq!(table.stage(), Stage::Over);
    let own = own_seat(snapshot, viewer);
    html! {
        ol .ranks .table .(table.plan().game) aria-label=(say!(language, "end-ranks")) {
            @for (rank, one) in finale.ranked(|seat| table.gave_up(seat)) {
                li .rank .first[outcome.winners.contains(&one.seat)] data-seat=(one.seat) data-colours={ (one.pattern.main) " " (one.pattern.light) " " (one.pattern.dark) } {
                    (pattern(&one.pattern, one.seat.number()))
                    span .rank-place { @if let Some(rank) = rank { (rank) } }
                    span .rank-mark { (one.mark) }
                    (who(snapshot, one, own == Some(one.seat), language))
                    @if !one.sources.is_empty() { ul .gains { @for (number, source) in one.sources.iter().enumerate() { (self::source(source, step(finale, source).unwrap_or(number))) } } }
                    @if let Some(total) = one.total { b .rank-score { (number(total)) } }
                }
            }
        }
        @if !finale.key.is_empty() {
            ul .key .table .(table.plan().game) aria-hidden="true" {
                @for (kind, label) in &finale.key { li { i class=(kind) {} (label) } }
            }
        }
    }
}

/// Draws the background of a row and the woven strip at its edge.
fn pattern(pattern: &SeatPattern, number: usize) -> Markup {
    let id = format!("cloth-{number}");
    html! {
        svg .tint aria-hidden="true" { rect width="100%" height="100%" fill=(pattern.dark) {} }
        svg .weave aria-hidden="true" {
            defs { (pattern.svg(&id)) }
            rect width="100%" height="100%" fill={ "url(#" (id) ")" } {}
        }
    }
}

/// Draws the name of a seat, with a note about players who left.
fn who(snapshot: &TableSnapshot, one: &FinaleSeat, own: bool, language: Language) -> Markup {
    let (table, name) = (snapshot.table(), snapshot.name(one.seat, language));
    html! {
        span .rank-who {
            @if own { strong { (say!(language, "end-you")) } " " small { (Text(&name)) } } @else { strong { (seat_name(&name)) } }
            @if table.ran_out(one.seat) { " " small .gone { (say!(language, "seats-ran-out")) } }
            @else if table.gave_up(one.seat) { " " small .gone { (say!(language, "seats-gave-up")) } }
            @else if !one.note.is_empty() { " " small .note { (one.note) } }
            @if let Some(change) = change(snapshot, one, language) { " " small .rating-change { (change) } }
        }
    }
}

/// Says how a rated game changed the rating of the person at a seat.
fn change(snapshot: &TableSnapshot, one: &FinaleSeat, language: Language) -> Option<String> {
    let Occupant::Person { person, .. } = snapshot.table().sitter(one.seat) else { return None };
    let change = snapshot.rating_changes().iter().find(|change| change.person.0 == person.0)?;
    let pool = rating_pool(snapshot.table().plan())?;
    Some(ratings::change(change, &pool, language))
}

/// Returns the step at which a source is counted, if the seats share the same kinds. Sources of one kind are
/// counted together.
fn step(finale: &Finale, source: &FinaleSource) -> Option<usize> {
    finale.key.iter().position(|(kind, _)| *kind == source.kind)
}

/// Draws one source with the step at which it is counted.
fn source(source: &FinaleSource, step: usize) -> Markup {
    let sort = match source.points {
        ..0 => "gain-minus",
        0 => "gain-zero",
        1.. => "gain-plus",
    };
    html! {
        li .gain .(source.kind) .(sort) data-step=(step) data-points=(source.points) {
            span .gain-art aria-hidden="true" { (source.pictures) }
            span .gain-name { (source.label) } " "
            b .gain-points { @if source.points > 0 { "+" } (number(source.points)) }
        }
    }
}
