//! The menu: what a decision would bring here, in a few words. The decision itself stands beside it.

use hearth_core::Seat;
use hearth_text::Names;
use hearth_words::say;
use kokopelli_rules::{Decision, Event, QuestionSeen, Space, View};

use crate::cards::does;
use crate::counts::cards;
use crate::foresight::Foresight;
use crate::outcome::{brought, sentence};
use crate::signs::ceremony;

/// The sentence of a decision.
pub(crate) fn explained(decision: Decision, view: &View, foresight: &Foresight, names: &Names) -> String {
    let language = names.language();
    let foreseen = foresight.of_decision(decision);
    // Events after the change of turn do not come from this decision.
    let end_of_turn = |event: &Event| matches!(event, Event::TurnBegan { .. } | Event::HandDiscarded { .. });
    let until = foreseen.iter().position(end_of_turn).unwrap_or(foreseen.len());
    let events = &foreseen[..until];
    let ends = events.iter().any(|event| matches!(event, Event::EndTriggered { .. }));
    let seat = view.turn.seat;
    let ending = |told: String| if ends { say!(language, "menu-ends", told = told) } else { told };
    let tell = |deed: &str, more: Option<String>| ending(sentence(deed, more, events, seat, names));
    match decision {
        Decision::Draw => {
            let drawn = events.iter().filter(|event| matches!(event, Event::Drew { .. })).count();
            let drawn = cards(drawn.max(1), language);
            if ends { say!(language, "menu-last", cards = drawn) } else { drawn }
        }
        // The gain of opening is not the ability, so the ability comes last.
        Decision::Open(card, space) if space.seat() == seat => {
            let does = does(card, language);
            ending(match brought(None, events, seat, names) {
                Some(brought) => say!(language, "menu-opens", brought = brought, does = does),
                None => does.to_owned(),
            })
        }
        Decision::Open(_, space) => {
            tell(&say!(language, "menu-abroad", name = names.marked(space.seat())), None)
        }
        Decision::Play(_, space) => {
            tell(&on(space, seat, view, names), Some(effect(space, events, view, names)))
        }
        Decision::Cancel(space) => {
            let lying = view.villages.stack(space).ceremony().map(|lying| ceremony(lying, names));
            let cards = cards(view.villages.height(space).into(), language);
            say!(language, "menu-cancel", ceremony = lying.unwrap_or_default(), cards = cards)
        }
        Decision::Exchange => {
            say!(language, "menu-exchange", cards = cards(view.seat(seat).hand.len(), language))
        }
        Decision::Under(_) => tell(&say!(language, "menu-under"), None),
        Decision::Done => match view.question {
            QuestionSeen::DrawnCards(_) => say!(language, "menu-keep"),
            _ => say!(language, "menu-stop"),
        },
        Decision::Pass => say!(language, "menu-pass"),
    }
}

/// On whose ceremony a card is played.
fn on(space: Space, seat: Seat, view: &View, names: &Names) -> String {
    let language = names.language();
    let lying = view.villages.stack(space).ceremony().map(|lying| ceremony(lying, names)).unwrap_or_default();
    if space.seat() == seat {
        say!(language, "menu-on-own", ceremony = lying)
    } else {
        say!(language, "menu-on", name = names.marked(space.seat()), ceremony = lying)
    }
}

/// The effect of a card on the stack it is played on.
fn effect(space: Space, events: &[Event], view: &View, names: &Names) -> String {
    let language = names.language();
    let place = view.villages.height(space) + 1;
    let twice = events.iter().any(|event| matches!(event, Event::Played { counts: 2.., .. }));
    let finishes = events.iter().any(|event| matches!(event, Event::Finished { .. }));
    match (twice, finishes) {
        (true, true) => say!(language, "menu-twice"),
        (false, true) => say!(language, "menu-finishes", place = place),
        (_, false) => {
            let all = view.villages.finished_with(space.seat());
            say!(language, "menu-extends", place = place, all = all)
        }
    }
}
