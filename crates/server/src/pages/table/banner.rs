//! One sentence: the current turn and its question, or the result of the game.

use hearth_core::Seat;
use hearth_host::tables::{TableSnapshot, Viewer};
use hearth_page::Text;
use hearth_table::{Ending, Outcome, Pace, Stage};
use hearth_text::either;
use hearth_words::{Language, number, say};
use maud::{Markup, html};

use super::choice::Choice;
use super::seats::time;
use super::{decides, plays};

/// Draws the part.
pub(super) fn banner(snapshot: &TableSnapshot, viewer: Viewer, choice: &Choice) -> Markup {
    let (table, language) = (snapshot.table(), viewer.language);
    let (sentence, yours) = match table.stage() {
        Stage::WaitingForPlayers => (say!(language, "banner-gathering"), false),
        Stage::Expired => (say!(language, "banner-faded"), false),
        Stage::Over => {
            (table.outcome().map_or_else(String::new, |outcome| told(snapshot, viewer, &outcome)), false)
        }
        Stage::Running => (running(snapshot, viewer, choice), choice.yours),
    };
    html! {
        section #banner .yours[yours] tabindex="-1" data-title=[yours.then(|| say!(language, "banner-your-turn"))] {
            // Screen readers read the question as well as the log.
            p role="status" {
                @if yours { mark { (say!(language, "banner-your-turn")) } " " }
                span { (Text(&sentence)) }
                @if goes_on_elsewhere(snapshot, viewer) {
                    " " a href={ "/next?from=" (snapshot.id()) } { (say!(language, "banner-next")) }
                }
            }
            (clock(snapshot, viewer))
        }
    }
}

/// Returns true if the viewer waits in a correspondence game and can go on at another table.
fn goes_on_elsewhere(snapshot: &TableSnapshot, viewer: Viewer) -> bool {
    let table = snapshot.table();
    let slow = table.stage() == Stage::Running && matches!(table.plan().pace, Pace::Days(_));
    slow && plays(snapshot, viewer) && !decides(snapshot, viewer)
}

/// Draws the clock of the deciding person. On a phone the list of all clocks is out of sight.
fn clock(snapshot: &TableSnapshot, viewer: Viewer) -> Markup {
    let table = snapshot.table();
    let turn = table.turn().filter(|turn| table.bot(*turn).is_none());
    let deadline = turn.and_then(|turn| table.clock().deadline(turn));
    html! {
        @if let Some((turn, deadline)) = turn.zip(deadline) {
            span .unseen { (say!(viewer.language, "banner-clock", name = snapshot.name(turn, viewer.language))) " " }
            time .clock data-until=(deadline.0) { (time(deadline.since(snapshot.now()), viewer.language)) }
        }
    }
}

/// Returns the current question. A viewer who does not decide at their own seat is told that first.
fn running(snapshot: &TableSnapshot, viewer: Viewer, choice: &Choice) -> String {
    match stands_aside(snapshot, viewer) {
        Some(first) => format!("{first} {}", choice.question),
        None => choice.question.clone(),
    }
}

/// Explains why the viewer does not decide at their own seat. Returns `None` if they do.
fn stands_aside(snapshot: &TableSnapshot, viewer: Viewer) -> Option<String> {
    let (table, language) = (snapshot.table(), viewer.language);
    let Some(person) = viewer.person.filter(|person| table.sits(*person)) else {
        return Some(say!(language, "banner-watching"));
    };
    let stood_in: Vec<Seat> = table.seats_of(person).filter(|seat| table.stood_in(*seat)).collect();
    if stood_in.is_empty() {
        return None;
    }
    if !plays(snapshot, viewer) {
        return Some(say!(language, "banner-out"));
    }
    if !snapshot.shares_a_device(viewer.person) {
        let returns = stood_in.iter().all(|seat| table.returns(*seat));
        return Some(if returns { say!(language, "banner-returns") } else { say!(language, "banner-away") });
    }
    let names: Vec<String> = stood_in.iter().map(|seat| snapshot.name(*seat, language)).collect();
    let names = either(&names, &say!(language, "table-and"));
    Some(say!(language, "banner-away-for", names = names))
}

fn told(snapshot: &TableSnapshot, viewer: Viewer, outcome: &Outcome) -> String {
    let language = viewer.language;
    let name = |seat: &Seat| snapshot.name(*seat, language);
    let winners: Vec<String> = outcome.winners.iter().map(name).collect();
    let all = either(&winners, &say!(language, "table-and"));
    let scores: Vec<String> = snapshot
        .table()
        .seats()
        .zip(&outcome.scores)
        .map(|(seat, score)| format!("{} ({})", name(&seat), number(*score)))
        .collect();
    let scores = scores.join(", ");
    match outcome.ending {
        Ending::Played if winners.len() == 1 => say!(language, "banner-won", name = all, scores = scores),
        Ending::Played => say!(language, "banner-shared", names = all, scores = scores),
        Ending::GivenUp | Ending::RanOut => {
            say!(
                language,
                "banner-early",
                winners = winners.len(),
                names = all,
                why = why(snapshot, language)
            )
        }
        Ending::Agreed => say!(language, "banner-agreed"),
        Ending::MoveLimitReached => say!(language, "banner-endless"),
    }
}

/// Explains why a game ended early: resignations and expired clocks.
pub(super) fn why(snapshot: &TableSnapshot, language: Language) -> String {
    let table = snapshot.table();
    let gone = |ran_out: bool| -> Vec<String> {
        let gone = table.seats().filter(|seat| table.gave_up(*seat) && table.ran_out(*seat) == ran_out);
        gone.map(|seat| snapshot.name(seat, language)).collect()
    };
    let all = |names: &[String]| either(names, &say!(language, "table-and"));
    let (gave_up, ran_out) = (gone(false), gone(true));
    let mut why = Vec::new();
    if !gave_up.is_empty() {
        why.push(say!(language, "banner-gave-up", people = gave_up.len(), names = all(&gave_up)));
    }
    if !ran_out.is_empty() {
        why.push(say!(language, "banner-ran-out", people = ran_out.len(), names = all(&ran_out)));
    }
    why.join(", ")
}
