//! The end of a game in a title and a sentence.

use hearth_core::Seat;
use hearth_host::tables::TableSnapshot;
use hearth_page::{Finale, short_seat_name};
use hearth_table::{Ending, Outcome};
use hearth_text::either;
use hearth_words::{Language, number, say};

use super::super::banner::why;

/// The end of a game in words.
pub(super) struct Verdict {
    /// The winners.
    pub title: String,
    /// The margin, or the reason. Can be empty.
    pub lead: String,
}

/// Describes the end of a game, for the player at a seat or for anybody.
pub(super) fn verdict(
    snapshot: &TableSnapshot,
    outcome: &Outcome,
    finale: &Finale,
    own: Option<Seat>,
    language: Language,
) -> Verdict {
    let title = match (outcome.ending, outcome.winners.as_slice()) {
        (Ending::Agreed, _) => say!(language, "end-agreed"),
        (Ending::MoveLimitReached, _) | (_, []) => say!(language, "end-endless"),
        (_, [winner]) if own == Some(*winner) => say!(language, "end-you-win"),
        (_, [winner]) => {
            say!(language, "end-wins", name = short_seat_name(&snapshot.name(*winner, language)))
        }
        (_, _) => say!(language, "end-shared"),
    };
    let lead = match outcome.ending {
        Ending::Played => counted(snapshot, outcome, finale, language),
        Ending::GivenUp | Ending::RanOut => early(snapshot, own, language),
        Ending::Agreed => say!(language, "banner-agreed"),
        Ending::MoveLimitReached => say!(language, "banner-endless"),
    };
    Verdict { title, lead }
}

/// Describes the points: `42 points, 18 more than Orange.`
fn counted(snapshot: &TableSnapshot, outcome: &Outcome, finale: &Finale, language: Language) -> String {
    let table = snapshot.table();
    let ranked = finale.ranked(|seat| table.gave_up(seat));
    let totals: Vec<(Seat, i32)> =
        ranked.iter().filter_map(|(rank, one)| rank.and(one.total).map(|total| (one.seat, total))).collect();
    let Some((_, best)) = totals.first() else { return String::new() };
    let lead = say!(language, "end-lead", unit = finale.unit.word(), best = *best, points = number(*best));
    let names = |seats: &[Seat]| {
        let names: Vec<String> =
            seats.iter().map(|seat| short_seat_name(&snapshot.name(*seat, language)).to_owned()).collect();
        either(&names, &say!(language, "table-and"))
    };
    if outcome.winners.len() > 1 {
        return say!(language, "end-lead-shared", names = names(&outcome.winners), lead = lead);
    }
    let Some((_, second)) = totals.get(1) else { return say!(language, "end-lead-alone", lead = lead) };
    let seconds: Vec<Seat> =
        totals[1..].iter().filter(|(_, total)| total == second).map(|(seat, _)| *seat).collect();
    say!(language, "end-lead-more", lead = lead, more = *best - *second, names = names(&seconds))
}

/// Explains why a game ended early.
fn early(snapshot: &TableSnapshot, own: Option<Seat>, language: Language) -> String {
    let table = snapshot.table();
    let gone = table.seats().filter(|seat| table.gave_up(*seat)).count();
    match own.filter(|own| gone == 1 && table.gave_up(*own)) {
        Some(own) if table.ran_out(own) => say!(language, "end-you-ran-out"),
        Some(_) => say!(language, "end-you-gave-up"),
        None => say!(language, "end-early", why = why(snapshot, language)),
    }
}
