//! The menu: what a decision would bring here, in a few words. The decision itself stands beside it.

use hearth_core::Seat;
use hearth_terminal::{Names, either};
use kupferkessel_rules::{Card, Decision, Event, Question, Symbol, View};

use crate::foresight::{Foreseen, foresee};
use crate::signs::{short, stop, whole};

/// The sentence of a decision.
pub(crate) fn explain(decision: Decision, view: &View, names: &Names) -> String {
    let seat = view.turn.seat;
    let Some(foreseen) = foresee(decision, view) else { return "not possible here".to_owned() };
    match decision {
        Decision::Take(cell) => {
            let brings = |card| format!("{}: {}", taken(card, view), taking(card, &foreseen, view, names));
            view.square.card(cell).map(brings).unwrap_or_default()
        }
        Decision::Use => {
            let lost = lost(&foreseen, names);
            if lost.is_empty() {
                second_turn(&foreseen, seat)
            } else {
                format!("{lost} lost, what lies below comes up")
            }
        }
        Decision::Skip => format!("the symbol is lost; {}", goes_on(&foreseen, seat)),
        Decision::Keep => "into your kettle, and the game is over".to_owned(),
        Decision::Leave => "out of the game, and the game is over".to_owned(),
    }
}

/// The card, and with open kettles the how manieth of its family it would be.
fn taken(card: Card, view: &View) -> String {
    let printed = whole(card, view.ruleset);
    if !view.ruleset.open_kettles {
        return printed;
    }
    let held = view.seat(view.turn.seat).kettle.known().of_family(card.family()).count_ones();
    let nth = ["1st", "2nd", "3rd", "4th"][held.min(3) as usize];
    format!("{printed} (your {nth})")
}

/// What taking a card brings.
fn taking(card: Card, foreseen: &Foreseen, view: &View, names: &Names) -> String {
    let seat = view.turn.seat;
    match (foreseen.after.question, card.symbol(view.ruleset.symbols_on_all_twos)) {
        (Question::Last { .. }, _) => "the last card of a line, which ends the game".to_owned(),
        (Question::Symbol { .. }, Some(Symbol::Hat)) => {
            let used = foresee(Decision::Use, &foreseen.after);
            let used = used.map(|used| second_turn(&used, seat)).unwrap_or_default();
            format!("hat for {used}")
        }
        (Question::Symbol { .. }, _) => {
            let used = foresee(Decision::Use, &foreseen.after);
            format!("can hit {}", used.map(|used| lost(&used, names)).unwrap_or_default())
        }
        (_, Some(Symbol::Hat)) => format!("no third turn by the hat; {}", goes_on(foreseen, seat)),
        (_, Some(Symbol::Explosion)) => format!("nothing to explode; {}", goes_on(foreseen, seat)),
        (_, None) => goes_on(foreseen, seat),
    }
}

/// Where the active seat goes after this turn.
fn goes_on(foreseen: &Foreseen, seat: Seat) -> String {
    match foreseen.next_stop(seat) {
        Some(to) => format!("heading for {}", stop(to)),
        None => "then nobody finds a card, and the game is over".to_owned(),
    }
}

/// What an explosion hits: `Black's Bat 3 and Orange's Moss 1`
fn lost(foreseen: &Foreseen, names: &Names) -> String {
    let lost: Vec<String> = foreseen
        .lost()
        .map(|(seat, card)| {
            format!("{}'s {} {}", names.plain(seat), short(card.family()), card.value().number())
        })
        .collect();
    either(&lost, "and")
}

/// The second turn that a hat brings.
fn second_turn(foreseen: &Foreseen, seat: Seat) -> String {
    let in_vain = foreseen
        .events
        .iter()
        .any(|event| matches!(event, Event::FoundNothing { seat: other, .. } if *other == seat));
    let nothing = if in_vain { ", no card there" } else { "" };
    foreseen
        .next_stop(seat)
        .map_or_else(|| "a second turn".to_owned(), |to| format!("a second turn at {}{nothing}", stop(to)))
}
