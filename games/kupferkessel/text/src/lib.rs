//! The sentences of Kupferkessel Co.: the log, the menu, the questions, the refusals, the final account.
//!
//! Everything here is made from a [`View`] and from events as an observer sees them: what is hidden from an observer cannot
//! be told by mistake. No rule is written here a second time: what a decision would bring is found by making it in an
//! imagined world.

mod account;
mod agreed;
mod foresight;
mod game_stats;
mod kettle;
mod log;
mod menu;
mod own_recipes;
mod question;
mod reason;
mod recipes;
mod refusal;
mod signs;

use hearth_core::Seat;
use hearth_text::{Account, Names, Spans, Text};
use hearth_words::{Language, say};
use kupferkessel_bots::{KupferkesselMind, Reason};
use kupferkessel_rules::{Decision, Event, Kupferkessel, Refusal, View};

pub use crate::account::counts_twice;
pub use crate::agreed::agreed;
pub use crate::foresight::next_stop;
pub use crate::game_stats::KupferkesselCensus;
pub use crate::kettle::{NextMove, cards, values};
pub use crate::menu::Menu;
pub use crate::own_recipes::{Unreadable, understood as recipes_understood, written as recipes_written};
pub use crate::question::takeable;
pub use crate::recipes::{condition, name as recipe_name, open, own as own_recipes};
pub use crate::signs::{
    colour, colour_name, family_name, letter, place, short, stop, symbol_mark, symbol_name, tint, title,
    whole,
};

hearth_words::dictionary!(
    "account",
    "agreed",
    "card",
    "census",
    "kettle",
    "log",
    "menu",
    "own-recipe",
    "place",
    "question",
    "reason",
    "recipe",
    "refusal",
    "verb",
);

/// The sentences of Kupferkessel Co.
#[derive(Clone, Copy, Debug)]
pub struct KupferkesselText;

impl Text for KupferkesselText {
    type Game = Kupferkessel;
    type GameKnowledge = KupferkesselMind;
    type GameStats = KupferkesselCensus;

    fn reason(reason: &Reason, names: &Names) -> Spans {
        Spans::parse(reason::words(*reason, names))
    }

    fn names(view: &View, language: Language) -> Names {
        Names::new(language, Seat::all(view.players()).map(|seat| signs::figure(view, seat, language)))
    }

    fn question(view: &View, names: &Names) -> Spans {
        Spans::parse(question::question(view, names))
    }

    fn log_lines(events: &[Event], names: &Names) -> Vec<Spans> {
        log::log_lines(events, names)
    }

    fn explain(decision: Decision, view: &View, names: &Names) -> Spans {
        Menu::new(view, names).explain(decision)
    }

    fn verbs(language: Language) -> Vec<(&'static str, String)> {
        let verbs = ["take", "use", "skip", "keep", "leave"];
        verbs.map(|verb| (verb, say!(language, "verb-" + verb))).into()
    }

    fn refusal(refusal: Refusal, language: Language) -> String {
        refusal::sentence(refusal, language)
    }

    fn counted(word: &str, language: Language) -> String {
        game_stats::counted(word, language)
    }

    fn account(view: &View, _events: &[Event], names: &Names) -> Option<Account> {
        account::account(view, names)
    }
}
