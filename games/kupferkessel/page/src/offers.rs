//! The legal decisions as buttons: the cards of a line, or the answers to a question.

use hearth_page::{Group, Offer};
use hearth_words::say;
use kupferkessel_rules::{Decision, Question};
use kupferkessel_text::{Menu, place, short, symbol_name, title};

use crate::Scene;
use crate::places::BoardPlace;
use crate::touch::touches;

/// Returns every legal decision. All of them answer one question, so there is one group at most.
pub(crate) fn offers(scene: &Scene<'_>, legal: &[Decision]) -> Vec<Group> {
    if legal.is_empty() {
        return Vec::new();
    }
    let menu = Menu::new(scene.view, scene.names);
    let (title, sign) = heading(scene);
    let offer = |decision: &Decision| offer(scene, &menu, *decision, is_grave(*decision, legal, &menu));
    let offers = legal.iter().map(offer).collect();
    vec![Group { title, sign, offers }]
}

fn offer(scene: &Scene<'_>, menu: &Menu<'_>, decision: Decision, grave: bool) -> Offer {
    let language = scene.names.language();
    let label = match decision {
        Decision::Take(cell) => match scene.view.square.card(cell) {
            Some(card) => {
                let card = format!("{} {}", short(card.family(), language), card.value().number());
                say!(language, "offer-take", card = card, cell = cell.to_string())
            }
            None => cell.to_string(),
        },
        Decision::Use => say!(language, "offer-use"),
        Decision::Skip => say!(language, "offer-skip"),
        Decision::Keep => say!(language, "offer-keep"),
        Decision::Leave => say!(language, "offer-leave"),
    };
    Offer {
        decision: decision.to_string(),
        label,
        brings: menu.explain(decision).into_plain(),
        touches: touches(decision, scene.view).map(BoardPlace::id).collect(),
        grave,
        mark: mark(scene, menu, decision),
        prompt: !matches!(decision, Decision::Take(_)),
    }
}

/// Returns the mark of an offer: the position to which a card leads.
fn mark(scene: &Scene<'_>, menu: &Menu<'_>, decision: Decision) -> String {
    match (decision, menu.heading(decision)) {
        (Decision::Take(_), Some(to)) => format!("→ {to}"),
        (Decision::Take(_), None) => say!(scene.names.language(), "mark-end"),
        _ => String::new(),
    }
}

/// Returns true if a decision needs a confirmation: it ends the game although another would not, or it loses a symbol.
fn is_grave(decision: Decision, legal: &[Decision], menu: &Menu<'_>) -> bool {
    match decision {
        Decision::Take(_) => {
            menu.ends(decision) && legal.iter().any(|other| *other != decision && !menu.ends(*other))
        }
        Decision::Skip => true,
        Decision::Use | Decision::Keep | Decision::Leave => false,
    }
}

/// Returns the title of the group and its sign.
fn heading(scene: &Scene<'_>) -> (String, String) {
    let view = scene.view;
    let language = scene.names.language();
    let active = view.seat(view.turn.seat);
    let top = active.kettle.cards().last().copied().flatten();
    match view.question {
        Question::Symbol { .. } => {
            let symbol = top.and_then(|card| card.symbol(view.ruleset.symbols_on_all_twos));
            symbol.map_or_else(Default::default, |symbol| {
                (capital(&symbol_name(symbol, language)), symbol.word().to_owned())
            })
        }
        Question::Last { card, .. } => (title(card, language), card.family().word().to_owned()),
        Question::Take | Question::Over => (capital(&place(active.position, language)), "kettle".to_owned()),
    }
}

/// Returns a word with a capital.
fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
