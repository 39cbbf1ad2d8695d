//! Kokopelli in a terminal: the table drawn as text, a log, a menu, the final account.
//!
//! Everything here is made from a [`View`] and from events as an observer is told them: what is
//! hidden from him cannot be shown by mistake. No rule is written here a second time: what a decision would bring is
//! found by making it in an imagined world.

mod abilities;
mod account;
mod census;
mod discards;
mod foresight;
mod log;
mod menu;
mod outcome;
mod question;
mod reason;
mod signs;
mod table;
mod village;

use anstyle::AnsiColor;
use hearth_terminal::{Names, Terminal};
use hearth_words::Language;
use kokopelli_bots::{KokopelliMind, Reason};
use kokopelli_rules::{Decision, Event, Kokopelli, Refusal, View};

pub use crate::abilities::{JOKER, ability};
pub use crate::census::KokopelliCensus;
pub use crate::outcome::ending;

/// Draws Kokopelli.
#[derive(Clone, Copy, Debug)]
pub struct KokopelliTerminal;

/// The colours of the seats.
const COLOURS: [(&str, AnsiColor); 4] = [
    ("Red", AnsiColor::Red),
    ("Green", AnsiColor::Green),
    ("Blue", AnsiColor::Blue),
    ("Yellow", AnsiColor::Yellow),
];

impl Terminal for KokopelliTerminal {
    type Game = Kokopelli;
    type Mind = KokopelliMind;
    type Census = KokopelliCensus;

    fn reason(reason: &Reason, names: &Names) -> String {
        reason::told(*reason, names)
    }

    fn names(view: &View, language: Language) -> Names {
        let named = COLOURS.iter().take(view.players()).map(|(name, colour)| {
            let style = colour.on_default().bold();
            ((*name).to_owned(), style)
        });
        Names::new(language, named)
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

    fn aside(view: &View, names: &Names) -> Option<String> {
        Some(discards::tell(view, names))
    }

    fn refused(refusal: Refusal, _language: Language) -> String {
        refusal.to_string()
    }

    fn account(view: &View, names: &Names) -> String {
        account::account(view, names)
    }
}
