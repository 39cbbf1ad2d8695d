//! The question in one sentence: the current turn and the possible actions.

use hearth_text::{Names, either};
use hearth_words::{Language, say};
use kokopelli_rules::{CardsSeen, Decision, HAND, QuestionSeen, Space, TurnLeft, View};

use crate::counts::cards_moved;
use crate::foresight::Foresight;
use crate::outcome::ending;
use crate::signs::{ceremony, heap};

/// The sentence.
pub(crate) fn question(view: &View, names: &Names) -> String {
    let language = names.language();
    let seat = view.turn.seat;
    if view.question == QuestionSeen::Over {
        let reason = view.end.map(|reason| ending(reason, language)).unwrap_or_default();
        return say!(language, "question-over", reason = reason);
    }
    if !view.observer.sits_at(seat) {
        return watched(view, names);
    }
    match view.question {
        QuestionSeen::Action => {
            let deeds = either(&deeds(view, language), &say!(language, "question-or"));
            let actions = actions(view.turn, language);
            say!(language, "question-your-turn", actions = actions, deeds = deeds)
        }
        QuestionSeen::MoreCards { on, same, elsewhere } => match (same, elsewhere) {
            (true, true) => say!(language, "question-more-or-elsewhere", place = lying(on, view, names)),
            (true, false) => say!(language, "question-more", place = lying(on, view, names)),
            (false, _) => say!(language, "question-elsewhere"),
        },
        QuestionSeen::DrawnCards(CardsSeen::Open(cards)) => {
            say!(language, "question-drawn", cards = heap(cards, names))
        }
        QuestionSeen::Exchange { draws } => {
            let left = view.seat(seat).hand.len();
            say!(language, "question-your-exchange", left = left, draws = draws)
        }
        QuestionSeen::HandLimit => {
            let surplus = view.seat(seat).hand.len().saturating_sub(HAND);
            say!(language, "question-limit", cards = cards_moved(surplus, language))
        }
        QuestionSeen::DrawnCards(CardsSeen::Hidden(_)) | QuestionSeen::Over => String::new(),
    }
}

/// The question to another player.
fn watched(view: &View, names: &Names) -> String {
    let language = names.language();
    let name = names.marked(view.turn.seat);
    match view.question {
        QuestionSeen::Action => {
            say!(language, "question-turn", name = name, actions = actions(view.turn, language))
        }
        QuestionSeen::MoreCards { .. } => say!(language, "question-may-go-on", name = name),
        QuestionSeen::DrawnCards(_) => say!(language, "question-may-play-drawn", name = name),
        QuestionSeen::Exchange { draws } => {
            say!(language, "question-exchanges", name = name, cards = cards_moved(draws.into(), language))
        }
        QuestionSeen::HandLimit => say!(language, "question-puts-under", name = name),
        QuestionSeen::Over => String::new(),
    }
}

/// `2 actions and 1 extra`
fn actions(turn: TurnLeft, language: Language) -> String {
    match (turn.regular, turn.extra) {
        (regular, 0) => say!(language, "question-actions", actions = regular),
        (0, extra) => say!(language, "question-extra-actions", actions = extra),
        (regular, extra) => {
            let actions = say!(language, "question-actions", actions = regular);
            say!(language, "question-both-actions", actions = actions, extra = extra)
        }
    }
}

/// The kinds of action that are possible.
fn deeds(view: &View, language: Language) -> Vec<String> {
    let mut deeds: Vec<&str> = Vec::new();
    for decision in Foresight::of(view).possible() {
        let deed = match decision {
            Decision::Draw => "draw",
            Decision::Open(..) => "open",
            Decision::Play(..) => "play",
            Decision::Cancel(_) => "cancel",
            Decision::Exchange => "exchange",
            Decision::Pass => "pass",
            Decision::Under(_) | Decision::Done => continue,
        };
        if !deeds.contains(&deed) {
            deeds.push(deed);
        }
    }
    deeds.into_iter().map(|deed| say!(language, "question-deed-" + deed)).collect()
}

/// `Yellow's Hunter (2c)`, or the bare space if the ceremony has been finished.
fn lying(space: Space, view: &View, names: &Names) -> String {
    let language = names.language();
    let place = space.to_string();
    let Some(lying) = view.villages.stack(space).ceremony() else { return place };
    let lying = ceremony(lying, names);
    if space.seat() == view.turn.seat {
        say!(language, "question-lies-own", ceremony = lying, space = place)
    } else {
        say!(language, "question-lies", name = names.marked(space.seat()), ceremony = lying, space = place)
    }
}
