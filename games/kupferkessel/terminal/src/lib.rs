//! Kupferkessel Co. in a terminal: the table drawn as text, a log, a menu, the final account.
//!
//! Everything here is made from a [`View`] and from events as an observer is told them: what is hidden from him cannot be
//! shown by mistake. No rule is written here a second time: what a decision would bring is found by making it in an
//! imagined world.

mod account;
mod board;
mod foresight;
mod game_stats;
mod kettle;
mod lattice;
mod log;
mod menu;
mod own_recipes;
mod question;
mod reason;
mod recipes;
mod refusal;
mod signs;
mod table;

use hearth_core::Seat;
use hearth_terminal::{Account, Names, Terminal};
use hearth_words::{Language, say};
use kupferkessel_bots::{KupferkesselMind, Reason};
use kupferkessel_rules::{Decision, Event, Kupferkessel, Refusal, View};

pub use crate::account::counts_twice;
pub use crate::board::takeable;
pub use crate::foresight::next_stop;
pub use crate::game_stats::KupferkesselCensus;
pub use crate::kettle::{cards, next};
pub use crate::menu::Menu;
pub use crate::own_recipes::{Unreadable, understood as recipes_understood, written as recipes_written};
pub use crate::recipes::{condition, name as recipe_name, open};
pub use crate::signs::{colour, colour_name, family_name, letter, place, short, symbol_name, title};
pub use crate::table::agreed;

hearth_words::dictionary!(
    "account",
    "card",
    "census",
    "log",
    "menu",
    "own-recipe",
    "place",
    "question",
    "reason",
    "recipe",
    "refusal",
    "table",
    "verb",
);

/// Draws Kupferkessel Co.
#[derive(Clone, Copy, Debug)]
pub struct KupferkesselTerminal;

impl Terminal for KupferkesselTerminal {
    type Game = Kupferkessel;
    type GameKnowledge = KupferkesselMind;
    type GameStats = KupferkesselCensus;

    fn reason(reason: &Reason, names: &Names) -> String {
        reason::words(*reason, names)
    }

    fn names(view: &View, language: Language) -> Names {
        Names::new(language, Seat::all(view.players()).map(|seat| signs::figure(view, seat, language)))
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
        Menu::new(view, names).explain(decision)
    }

    fn verbs(language: Language) -> Vec<(&'static str, String)> {
        let verbs = ["take", "use", "skip", "keep", "leave"];
        verbs.map(|verb| (verb, say!(language, "verb-" + verb))).into()
    }

    fn refused(refusal: Refusal, language: Language) -> String {
        refusal::refused(refusal, language)
    }

    fn counted(word: &str, language: Language) -> String {
        game_stats::counted(word, language)
    }

    fn account(view: &View, _events: &[Event], names: &Names) -> Option<Account> {
        account::account(view, names)
    }
}
