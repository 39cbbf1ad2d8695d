//! One sentence: whose turn it is and what can be done, or what came of the game.

use hearth_core::Seat;
use hearth_page::Part;
use hearth_table::{Ending, Outcome, Stage};
use maud::{Markup, html};

use crate::live::{Live, Viewer};

/// The part.
pub(super) fn part(live: &Live, viewer: Viewer) -> Part {
    let table = live.table();
    let (sentence, yours) = match table.stage() {
        Stage::Gathering => ("The game begins as soon as every seat is taken.".to_owned(), false),
        Stage::Faded => ("This table was closed before a game began.".to_owned(), false),
        Stage::Over => {
            (table.outcome().map_or_else(String::new, |outcome| told(live, viewer, &outcome)), false)
        }
        Stage::Running => {
            let names = live.names(viewer.language);
            let asked = live.game().zip(names).map(|(game, names)| game.asked(viewer.observer, names));
            let yours = table.turn().is_some_and(|turn| viewer.observer.sits_at(turn));
            (asked.unwrap_or_default(), yours)
        }
    };
    let curtain = live.curtain(viewer.person);
    let html = html! {
        section #banner .yours[yours] data-title=[yours.then_some("Your turn")] {
            p { (sentence) }
            @if let Some(seat) = curtain { (lift(live, viewer, seat)) }
            @if table.stage() == Stage::Over { (afterwards(live, viewer)) }
        }
    };
    Part::new("banner", html)
}

fn told(live: &Live, viewer: Viewer, outcome: &Outcome) -> String {
    let names = live.names(viewer.language);
    let name = |seat: &Seat| {
        names.as_ref().map_or_else(|| live.table().name(*seat), |names| names.plain(*seat).to_owned())
    };
    let winners: Vec<String> = outcome.winners.iter().map(name).collect();
    let scores: Vec<String> = live
        .table()
        .seats()
        .zip(&outcome.scores)
        .map(|(seat, score)| format!("{} {score}", name(&seat)))
        .collect();
    match outcome.ending {
        Ending::Played if winners.len() == 1 => format!("{} wins. {}.", winners[0], scores.join(", ")),
        Ending::Played => format!("{} share the victory. {}.", winners.join(" and "), scores.join(", ")),
        Ending::GivenUp => format!("{} wins: the others gave up.", winners.join(" and ")),
        Ending::Agreed => "All agreed to end the game.".to_owned(),
    }
}

/// Between two turns at one device: nobody sees a hand before he says who he is.
fn lift(live: &Live, viewer: Viewer, seat: Seat) -> Markup {
    let name = live.names(viewer.language).map_or_else(String::new, |names| names.plain(seat).to_owned());
    html! {
        form .curtain method="post" action={ "/t/" (live.id()) "/lift" }
            hx-post={ "/t/" (live.id()) "/lift" } hx-target="#notice" hx-swap="outerHTML" {
            input type="hidden" name="seat" value=(seat.number());
            p { "Hand the device to " (name) ". The others look away." }
            button .primary { "I am " (name) ": show my cards" }
        }
    }
}

/// What can be done when the game is over.
fn afterwards(live: &Live, viewer: Viewer) -> Markup {
    let id = live.id();
    let played_here = viewer.person.is_some_and(|person| live.table().seats_of(person).next().is_some());
    let account = live.game().zip(live.names(viewer.language)).map(|(game, names)| game.account(names));
    let played = live.table().outcome().is_some_and(|outcome| outcome.ending == Ending::Played);
    html! {
        nav .afterwards {
            a href={ "/t/" (id) "/replay" } { "Look at the game again" }
            (crate::pages::review::button(id, viewer.language))
            a href={ "/t/" (id) "/record" } download={ "hearth-" (id) ".txt" } { "Download the record" }
            @if let Some(rematch) = live.table().rematch() {
                a .primary href={ "/t/" (rematch) } { "To the rematch" }
            } @else if played_here {
                form method="post" action={ "/t/" (id) "/rematch" } { button .primary { "Rematch" } }
            }
        }
        @if let Some(account) = account.filter(|_| played) {
            details open { summary { "How the scores came about" } pre .account { (account) } }
        }
    }
}
