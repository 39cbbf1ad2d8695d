//! Kokopelli in a terminal.

use hearth_terminal::{Names, Terminal};
use kokopelli_rules::{Decision, Event, Kokopelli, View};

/// Draws Kokopelli.
pub struct KokopelliTerminal;

impl Terminal for KokopelliTerminal {
    type Game = Kokopelli;

    fn draw(view: &View, _names: &Names) -> String {
        format!("{view:?}")
    }

    fn tell(events: &[Event], _names: &Names) -> Vec<String> {
        events.iter().map(|event| format!("{event:?}")).collect()
    }

    fn explain(decision: Decision, _view: &View, _names: &Names) -> String {
        decision.to_string()
    }

    fn account(view: &View, _names: &Names) -> String {
        format!("{view:?}")
    }
}
