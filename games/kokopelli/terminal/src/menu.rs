//! The menu: what a decision would bring here, in a few words. The decision itself stands beside it.

use hearth_terminal::{Names, count};
use kokopelli_rules::{Decision, Event, QuestionSeen, Space, View};

use crate::abilities::ability;
use crate::foresight::foresee;
use crate::outcome::sentence;
use crate::signs::whose;

/// The sentence of a decision.
pub(crate) fn explain(decision: Decision, view: &View, names: &Names) -> String {
    let foreseen = foresee(decision, view);
    // What happens once the turn has changed is no longer of this decision's making.
    let end_of_turn = |event: &Event| matches!(event, Event::TurnBegan { .. } | Event::HandDiscarded { .. });
    let until = foreseen.iter().position(end_of_turn).unwrap_or(foreseen.len());
    let events = &foreseen[..until];
    let seat = view.turn.seat;
    let tell = |deed: &str, more: &[String]| {
        let told = sentence(deed, more, events, seat, names);
        let ends = events.iter().any(|event| matches!(event, Event::EndTriggered { .. }));
        if ends { format!("{told}; the game ends with this round") } else { told }
    };
    match decision {
        Decision::Draw => {
            let cards = events.iter().filter(|event| matches!(event, Event::Drew { .. })).count();
            let ends = events.iter().any(|event| matches!(event, Event::EndTriggered { .. }));
            let last = if ends { ", the last of your pile: the game ends with this round" } else { "" };
            format!("{}{last}", count(cards.max(1), "card"))
        }
        Decision::Open(card, space) if space.seat() == seat => tell(card.ceremony().map_or("", ability), &[]),
        Decision::Open(_, space) => tell(&format!("in {}'s village", names.of(space.seat())), &[]),
        Decision::Play(_, space) => {
            let on = view.villages.stack(space).ceremony();
            let on =
                on.map(|ceremony| whose(ceremony, space.seat(), seat, "your", names)).unwrap_or_default();
            tell(&format!("on {on}"), &[effect(space, events, view)])
        }
        Decision::Cancel(space) => {
            let what = view.villages.stack(space).ceremony().map_or("", |ceremony| ceremony.title());
            let cards = count(view.villages.height(space) as usize, "card");
            format!("your {what}: {cards} to your discard pile")
        }
        Decision::Exchange => {
            let cards = count(view.seat(seat).hand.len(), "card");
            format!("{cards} under your pile, then draw as many")
        }
        Decision::Under(_) => tell("to the bottom of your pile", &[]),
        Decision::Done => match view.question {
            QuestionSeen::DrawnCards(_) => "keep what you have drawn".to_owned(),
            _ => "play no further card".to_owned(),
        },
        Decision::Pass => "give this action up".to_owned(),
    }
}

/// What a card does to the stack it is played on.
fn effect(space: Space, events: &[Event], view: &View) -> String {
    let place = view.villages.height(space) + 1;
    let twice = events.iter().any(|event| matches!(event, Event::Played { counts: 2.., .. }));
    let finishes = events.iter().any(|event| matches!(event, Event::Finished { .. }));
    match (twice, finishes) {
        (true, true) => "counts as two and finishes it".to_owned(),
        (false, true) => format!("the {} card finishes it", nth(place)),
        (_, false) => format!("the {} card of {}", nth(place), view.villages.finished_with(space.seat())),
    }
}

/// `2nd`
const fn nth(place: u8) -> &'static str {
    match place {
        1 => "1st",
        2 => "2nd",
        3 => "3rd",
        _ => "4th",
    }
}
