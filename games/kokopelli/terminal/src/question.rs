//! What is asked, in one sentence: whose turn it is and what can be done.

use hearth_terminal::{Names, count, either};
use kokopelli_rules::{CardsSeen, Decision, HAND, QuestionSeen, Space, TurnLeft, View};

use crate::foresight::possible;
use crate::outcome::ending;
use crate::signs::{heap, whose};

/// The sentence.
pub(crate) fn asked(view: &View, names: &Names) -> String {
    let seat = view.turn.seat;
    if view.question == QuestionSeen::Over {
        return format!("The game is over: {}.", view.end.map_or("", ending));
    }
    if !view.observer.sits_at(seat) {
        let name = names.of(seat);
        return match view.question {
            QuestionSeen::Action => format!("{name}'s turn: {} left.", actions(view.turn)),
            QuestionSeen::MoreCards { .. } => format!("{name} may go on playing."),
            QuestionSeen::DrawnCards(_) => format!("{name} may play what was drawn."),
            QuestionSeen::Exchange { draws } => {
                format!("{name} exchanges {}.", count(draws as usize, "card"))
            }
            QuestionSeen::HandLimit => format!("{name} puts surplus cards under the pile."),
            QuestionSeen::Over => String::new(),
        };
    }
    match view.question {
        QuestionSeen::Action => {
            format!("Your turn, {} left: {}.", actions(view.turn), either(&deeds(view), "or"))
        }
        QuestionSeen::MoreCards { on, same, elsewhere } => {
            let there = format!("more on {}", lying(on, view, names));
            let may = match (same, elsewhere) {
                (true, true) => format!("{there}, a card elsewhere"),
                (true, false) => there,
                (false, _) => "a second card on another ceremony".to_owned(),
            };
            format!("You may play {may}, or stop.")
        }
        QuestionSeen::DrawnCards(CardsSeen::Open(cards)) => {
            format!("You have drawn {}: you may play at once, or keep.", heap(cards))
        }
        QuestionSeen::DrawnCards(CardsSeen::Hidden(_)) => "You may play what you have drawn.".to_owned(),
        QuestionSeen::Exchange { draws } => {
            let left = view.seat(seat).hand.len();
            format!(
                "Your exchange: which card is next to go under your pile? {left} left, then draw {draws}."
            )
        }
        QuestionSeen::HandLimit => {
            let surplus = count(view.seat(seat).hand.len().saturating_sub(HAND), "card");
            format!("Your hand is too large: put {surplus} under your pile. Which one next?")
        }
        QuestionSeen::Over => String::new(),
    }
}

/// `2 actions and 1 extra`
fn actions(turn: TurnLeft) -> String {
    match (turn.regular, turn.extra) {
        (regular, 0) => count(regular as usize, "action"),
        (0, extra) => count(extra as usize, "extra action"),
        (regular, extra) => format!("{} and {extra} extra", count(regular as usize, "action")),
    }
}

/// The kinds of action that are possible.
fn deeds(view: &View) -> Vec<String> {
    let mut deeds: Vec<String> = Vec::new();
    for decision in possible(view) {
        let deed = match decision {
            Decision::Draw => "draw",
            Decision::Open(..) => "open",
            Decision::Play(..) => "play",
            Decision::Cancel(_) => "cancel",
            Decision::Exchange => "exchange",
            Decision::Pass => "pass",
            Decision::Under(_) | Decision::Done => continue,
        };
        if !deeds.iter().any(|known| known == deed) {
            deeds.push(deed.to_owned());
        }
    }
    deeds
}

/// `Yellow's Hunter (2c)`, or the bare space if the ceremony has been finished.
fn lying(space: Space, view: &View, names: &Names) -> String {
    match view.villages.stack(space).ceremony() {
        Some(ceremony) => {
            format!("{} ({space})", whose(ceremony, space.seat(), view.turn.seat, "your", names))
        }
        None => space.to_string(),
    }
}
