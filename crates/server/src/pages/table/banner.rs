//! One sentence: whose turn it is and what can be done, or what came of the game.

use hearth_core::Seat;
use hearth_page::Text;
use hearth_table::{Ending, Outcome, Stage};
use hearth_terminal::either;
use hearth_words::{number, say};
use maud::{Markup, html};

use super::{decides, signs};
use crate::live::{Live, Viewer};

/// The part.
pub(super) fn banner(live: &Live, viewer: Viewer) -> Markup {
    let (table, language) = (live.table(), viewer.language);
    let (sentence, yours) = match table.stage() {
        Stage::Gathering => (say!(language, "banner-gathering"), false),
        Stage::Faded => (say!(language, "banner-faded"), false),
        Stage::Over => {
            (table.outcome().map_or_else(String::new, |outcome| told(live, viewer, &outcome)), false)
        }
        Stage::Running => {
            let names = live.names(viewer.language);
            let asked = live.game().zip(names).map(|(game, names)| game.asked(viewer.observer, names));
            (asked.unwrap_or_default(), decides(live, viewer))
        }
    };
    let curtain = live.curtain(viewer.person);
    html! {
        section #banner .yours[yours] data-title=[yours.then(|| say!(language, "banner-your-turn"))] {
            p { (Text(&sentence)) }
            @if let Some(seat) = curtain { (lift(live, viewer, seat)) }
            @if table.stage() == Stage::Over { (afterwards(live, viewer)) }
        }
    }
}

fn told(live: &Live, viewer: Viewer, outcome: &Outcome) -> String {
    let language = viewer.language;
    let name = |seat: &Seat| live.name(*seat, language);
    let winners: Vec<String> = outcome.winners.iter().map(name).collect();
    let all = either(&winners, &say!(language, "table-and"));
    let scores: Vec<String> = live
        .table()
        .seats()
        .zip(&outcome.scores)
        .map(|(seat, score)| format!("{} {}", name(&seat), number(*score)))
        .collect();
    let scores = scores.join(", ");
    match outcome.ending {
        Ending::Played if winners.len() == 1 => say!(language, "banner-won", name = all, scores = scores),
        Ending::Played => say!(language, "banner-shared", names = all, scores = scores),
        Ending::GivenUp | Ending::RanOut => {
            say!(language, "banner-early", winners = winners.len(), names = all, why = why(live, viewer))
        }
        Ending::Agreed => say!(language, "banner-agreed"),
    }
}

/// Why a game ended early: who gave up, and whose time was over.
fn why(live: &Live, viewer: Viewer) -> String {
    let (table, language) = (live.table(), viewer.language);
    let gone = |ran_out: bool| -> Vec<String> {
        let gone = table.seats().filter(|seat| table.gave_up(*seat) && table.ran_out(*seat) == ran_out);
        gone.map(|seat| live.name(seat, language)).collect()
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

/// Between two turns at one device: nobody sees a hand before he says who he is.
fn lift(live: &Live, viewer: Viewer, seat: Seat) -> Markup {
    let language = viewer.language;
    let name = live.name(seat, language);
    html! {
        form .curtain method="post" action={ "/t/" (live.id()) "/lift" }
            hx-post={ "/t/" (live.id()) "/lift" } hx-target="#notice" hx-swap="outerHTML" {
            input type="hidden" name="seat" value=(seat.number());
            p { (say!(language, "banner-hand-over", name = name.as_str())) }
            button .primary { (say!(language, "banner-lift", name = name)) }
        }
    }
}

/// What can be done when the game is over.
fn afterwards(live: &Live, viewer: Viewer) -> Markup {
    let (id, language) = (live.id(), viewer.language);
    let played_here = viewer.person.is_some_and(|person| live.table().sits(person));
    let rematch = match live.table().rematch() {
        Some(_) => say!(language, "banner-to-rematch"),
        None => say!(language, "banner-rematch"),
    };
    let account = live.game().zip(live.names(language)).and_then(|(game, names)| game.account(names));
    let played = live.table().outcome().is_some_and(|outcome| outcome.ending == Ending::Played);
    html! {
        nav .afterwards {
            a href={ "/t/" (id) "/replay?at=0" } { (say!(language, "banner-replay")) }
            (crate::pages::review::button(id, language))
            a href={ "/t/" (id) "/record" } download={ "hearth-" (id) ".txt" } { (say!(language, "banner-record")) }
            @if played_here {
                // Who played here may have to open it anew: nobody may have come to the one that was opened.
                form method="post" action={ "/t/" (id) "/rematch" } { button .primary { (rematch) } }
            } @else if let Some(rematch) = live.table().rematch() {
                a .primary href={ "/t/" (rematch) } { (say!(language, "banner-to-rematch")) }
            }
        }
        @if let Some(account) = account.filter(|_| played) {
            details open { summary { (say!(language, "banner-account")) } (hearth_page::account(&account, signs(live))) }
        }
    }
}
