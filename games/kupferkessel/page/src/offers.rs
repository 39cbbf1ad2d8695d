//! The decisions as buttons: the cards of a line together, and the two ways of each choice.

use hearth_page::{Group, Offer, plain};
use kupferkessel_rules::{Decision, Question};
use kupferkessel_terminal::{Menu, place, short, symbol_name, title};

use crate::Scene;

/// Every legal decision. All that can be decided at one moment answers one question, so there is one group at most.
pub(crate) fn offers(scene: &Scene<'_>) -> Vec<Group> {
    if scene.legal.is_empty() {
        return Vec::new();
    }
    let menu = Menu::new(scene.view, scene.names);
    let (title, sign) = heading(scene);
    let offers = scene.legal.iter().map(|decision| offer(scene, &menu, *decision)).collect();
    vec![Group { title, sign, offers }]
}

fn offer(scene: &Scene<'_>, menu: &Menu<'_>, decision: Decision) -> Offer {
    let label = match decision {
        Decision::Take(cell) => match scene.view.square.card(cell) {
            Some(card) => format!(
                "{} {} on {cell}",
                short(card.family(), scene.names.language()),
                card.value().number()
            ),
            None => cell.to_string(),
        },
        Decision::Use => "Use it".to_owned(),
        Decision::Skip => "Skip it".to_owned(),
        Decision::Keep => "Keep it".to_owned(),
        Decision::Leave => "Leave it".to_owned(),
    };
    Offer {
        decision: decision.to_string(),
        label,
        brings: plain(&menu.explain(decision)),
        touches: Vec::new(),
        grave: false,
    }
}

/// What is decided about, and its sign.
fn heading(scene: &Scene<'_>) -> (String, String) {
    let view = scene.view;
    let active = view.seat(view.turn.seat);
    let top = active.kettle.cards().last().copied().flatten();
    match view.question {
        Question::Symbol { .. } => {
            let symbol = top.and_then(|card| card.symbol(view.ruleset.symbols_on_all_twos));
            symbol.map_or_else(Default::default, |symbol| {
                (capital(&symbol_name(symbol, scene.names.language())), symbol.word().to_owned())
            })
        }
        Question::Last { card, .. } => (title(card, scene.names.language()), card.family().word().to_owned()),
        Question::Take | Question::Over => {
            (capital(&place(active.position, scene.names.language())), "kettle".to_owned())
        }
    }
}

/// A word as it stands at the beginning.
fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
