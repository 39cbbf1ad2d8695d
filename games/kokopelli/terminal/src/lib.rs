//! Kokopelli in a terminal: the table drawn as text, a log, a menu, the final account.
//!
//! Everything here is made from a [`View`] and from events as an observer is told them: what is
//! hidden from him cannot be shown by mistake. No rule is written here a second time: what a decision would bring is
//! found by making it in an imagined world.

mod account;
mod cards;
mod counts;
mod discards;
mod foresight;
mod game_stats;
mod log;
mod menu;
mod outcome;
mod question;
mod reason;
mod refusal;
mod signs;
mod table;
mod village;

use anstyle::AnsiColor;
use hearth_terminal::{Account, Names, Terminal};
use hearth_words::{Language, say};
use kokopelli_bots::{KokopelliMind, Reason};
use kokopelli_rules::{Card, Decision, Event, Kokopelli, Refusal, View};

pub use crate::account::scored;
pub use crate::cards::{ability, does, title};
pub use crate::counts::{cards, points};
pub use crate::foresight::Foresight;
pub use crate::game_stats::KokopelliCensus;
pub use crate::outcome::ending;

use crate::cards::genitive;

hearth_words::dictionary!(
    "account", "card", "census", "log", "menu", "outcome", "question", "reason", "refusal", "seat", "table",
    "verb",
);

/// Draws Kokopelli.
#[derive(Clone, Copy, Debug)]
pub struct KokopelliTerminal;

/// What a decision would bring, for who explains many of one moment: he imagines one world for all of them.
pub fn explain(decision: Decision, view: &View, foresight: &Foresight, names: &Names) -> String {
    menu::explain(decision, view, foresight, names)
}

/// The colours of the seats.
const COLOURS: [(&str, AnsiColor); 4] = [
    ("red", AnsiColor::Red),
    ("green", AnsiColor::Green),
    ("blue", AnsiColor::Blue),
    ("yellow", AnsiColor::Yellow),
];

impl Terminal for KokopelliTerminal {
    type Game = Kokopelli;
    type GameKnowledge = KokopelliMind;
    type GameStats = KokopelliCensus;

    fn reason(reason: &Reason, names: &Names) -> String {
        reason::told(*reason, names)
    }

    fn names(view: &View, language: Language) -> Names {
        let named = COLOURS
            .iter()
            .take(view.players())
            .map(|(word, colour)| (say!(language, "colour-" + *word), colour.on_default().bold()));
        Names::new(language, named)
    }

    fn draw(view: &View, names: &Names, columns: usize) -> String {
        table::draw(view, names, columns)
    }

    fn asked(view: &View, names: &Names) -> String {
        question::asked(view, names)
    }

    fn tell(events: &[Event], names: &Names) -> Vec<String> {
        log::tell(events, names)
    }

    fn explain(decision: Decision, view: &View, names: &Names) -> String {
        menu::explain(decision, view, &Foresight::of(view), names)
    }

    fn aside(view: &View, names: &Names) -> Option<String> {
        Some(discards::tell(view, names))
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

    fn refused(refusal: Refusal, language: Language) -> String {
        refusal::refused(refusal, language)
    }

    fn counted(word: &str, language: Language) -> String {
        game_stats::counted(word, language)
    }

    fn account(view: &View, events: &[Event], names: &Names) -> Option<Account> {
        account::account(view, events, names)
    }
}
