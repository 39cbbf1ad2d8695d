//! The sentences of Kokopelli: the log, the menu, the questions, the refusals, the final account.
//!
//! Everything here is made from a [`View`] and from events as an observer sees them: what is hidden from an observer cannot be
//! told by mistake. No rule is written here a second time: what a decision would bring is
//! found by making it in an imagined world.

mod account;
mod cards;
mod counts;
mod foresight;
mod game_stats;
mod log;
mod menu;
mod outcome;
mod question;
mod reason;
mod refusal;
mod signs;

use hearth_text::{Account, Names, Spans, Text, Tint};
use hearth_words::{Language, say};
use kokopelli_bots::{KokopelliMind, Reason};
use kokopelli_rules::{Card, Decision, Event, Kokopelli, Refusal, View};

pub use crate::account::scored;
use crate::cards::genitive;
pub use crate::cards::{ability, does, short, title};
pub use crate::counts::{cards, points};
pub use crate::foresight::Foresight;
pub use crate::game_stats::KokopelliCensus;
pub use crate::outcome::ending;

hearth_words::dictionary!(
    "account", "card", "census", "log", "menu", "outcome", "question", "reason", "refusal", "seat", "verb",
);

/// The sentences of Kokopelli.
#[derive(Clone, Copy, Debug)]
pub struct KokopelliText;

/// Says what a decision would bring. A caller with many decisions of one moment shares one foresight between them.
pub fn explain(decision: Decision, view: &View, foresight: &Foresight, names: &Names) -> Spans {
    Spans::parse(menu::explained(decision, view, foresight, names))
}

/// The colours of the seats. The [`Tint`] of a seat is its place here.
const COLOURS: [&str; 4] = ["red", "green", "blue", "yellow"];

impl Text for KokopelliText {
    type Game = Kokopelli;
    type GameKnowledge = KokopelliMind;
    type GameStats = KokopelliCensus;

    fn reason(reason: &Reason, names: &Names) -> Spans {
        Spans::parse(reason::told(*reason, names))
    }

    fn names(view: &View, language: Language) -> Names {
        let colours = COLOURS.iter().take(view.players()).enumerate();
        let named =
            |(index, word): (usize, &&str)| (say!(language, "colour-" + *word), Some(Tint::at(index)));
        Names::new(language, colours.map(named))
    }

    fn question(view: &View, names: &Names) -> Spans {
        Spans::parse(question::question(view, names))
    }

    fn log_lines(events: &[Event], names: &Names) -> Vec<Spans> {
        log::log_lines(events, names)
    }

    fn explain(decision: Decision, view: &View, names: &Names) -> Spans {
        explain(decision, view, &Foresight::of(view), names)
    }

    fn titles(language: Language) -> Vec<(&'static str, String)> {
        let titles = Card::all().map(|card| (card.word(), title(card, language).to_owned()));
        // Where names are declined, moves are also typed with another form.
        titles.chain(Card::all().map(|card| (card.word(), genitive(card, language).to_owned()))).collect()
    }

    fn verbs(language: Language) -> Vec<(&'static str, String)> {
        let verbs = ["draw", "open", "play", "cancel", "exchange", "under", "done", "pass"];
        verbs.map(|verb| (verb, say!(language, "verb-" + verb))).into()
    }

    fn refusal(refusal: Refusal, language: Language) -> String {
        refusal::sentence(refusal, language)
    }

    fn counted(word: &str, language: Language) -> String {
        game_stats::counted(word, language)
    }

    fn account(view: &View, events: &[Event], names: &Names) -> Option<Account> {
        account::account(view, events, names)
    }
}
