//! Kupferkessel Co. in a terminal: the table drawn as text, a log, a menu, the final account.
//!
//! Everything here is made from a [`View`] and from events as an observer is told them: what is hidden from him cannot be
//! shown by mistake. No rule is written here a second time: what a decision would bring is found by making it in an
//! imagined world.

mod account;
mod board;
mod census;
mod foresight;
mod kettle;
mod lattice;
mod log;
mod menu;
mod question;
mod reason;
mod recipes;
mod signs;
mod table;

use hearth_core::Seat;
use hearth_terminal::{Names, Terminal};
use hearth_words::Language;
use kupferkessel_bots::{KupferkesselMind, Reason};
use kupferkessel_rules::{Decision, Event, Kupferkessel, Refusal, View};

pub use crate::board::takeable;
pub use crate::census::KupferkesselCensus;
pub use crate::foresight::next_stop;
pub use crate::kettle::facts;
pub use crate::recipes::open;
pub use crate::signs::{colour, letter, place, short};
pub use crate::table::notes;

/// Draws Kupferkessel Co.
#[derive(Clone, Copy, Debug)]
pub struct KupferkesselTerminal;

impl Terminal for KupferkesselTerminal {
    type Game = Kupferkessel;
    type Mind = KupferkesselMind;
    type Census = KupferkesselCensus;

    fn reason(reason: &Reason, names: &Names) -> String {
        reason::words(*reason, names)
    }

    fn names(view: &View, language: Language) -> Names {
        Names::new(language, Seat::all(view.players()).map(|seat| signs::figure(view, seat)))
    }

    fn draw(view: &View, names: &Names) -> String {
        table::draw(view, names)
    }

    fn asked(view: &View, names: &Names) -> String {
        question::asked(view, names)
    }

    fn tell(events: &[Event], names: &Names) -> Vec<String> {
        log::tell(events, names)
    }

    fn explain(decision: Decision, view: &View, names: &Names) -> String {
        menu::explain(decision, view, names)
    }

    fn refused(refusal: Refusal, _language: Language) -> String {
        refusal.to_string()
    }

    fn account(view: &View, names: &Names) -> String {
        account::account(view, names)
    }
}
