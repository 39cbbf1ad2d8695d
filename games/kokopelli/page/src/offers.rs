//! The legal decisions as buttons: each card with its targets, the pile, ceremonies to cancel, and the end of a turn.

use hearth_page::{Group, Offer};
use hearth_words::{Language, say};
use kokopelli_rules::{Card, Decision, View};
use kokopelli_text::{Foresight, explain, title};

use crate::Scene;
use crate::offer_mark::offer_mark;
use crate::touches::touches;

/// Returns every legal decision once, in groups.
pub(crate) fn offers(scene: &Scene<'_>, legal: &[Decision]) -> Vec<Group> {
    if legal.is_empty() {
        return Vec::new();
    }
    let language = scene.names.language();
    let foresight = Foresight::of(scene.view);
    let mut groups: Vec<(Heading, Group)> = Vec::new();
    for &decision in legal {
        let offer = Offer {
            decision: decision.to_string(),
            label: label(decision, scene.view, language),
            brings: explain(decision, scene.view, &foresight, scene.names).into_plain(),
            touches: touches(decision, scene.view),
            grave: is_grave(decision),
            mark: offer_mark(decision, scene.view, language),
            prompt: matches!(decision, Decision::Done | Decision::Pass),
        };
        let heading = Heading::of(decision);
        match groups.iter_mut().find(|(known, _)| *known == heading) {
            Some((_, group)) => group.offers.push(offer),
            None => groups.push((heading, heading.group(offer, language))),
        }
    }
    groups.sort_by_key(|(heading, _)| *heading);
    groups.into_iter().map(|(_, group)| group).collect()
}

/// Returns true if the decision needs a confirmation: cancelling loses cards, and passing loses an action.
const fn is_grave(decision: Decision) -> bool {
    matches!(decision, Decision::Cancel(_) | Decision::Pass)
}

/// The heading of a group of offers, in the order in which groups are shown.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Heading {
    /// Lay this card.
    Card(Card),
    /// Put a card under the own pile.
    Under,
    /// Draw from the own pile, or exchange the hand.
    Pile,
    /// Clear a space.
    Cancel,
    /// Stop.
    Stop,
}

impl Heading {
    fn of(decision: Decision) -> Heading {
        match decision {
            Decision::Open(card, _) | Decision::Play(card, _) => Heading::Card(card),
            Decision::Under(_) => Heading::Under,
            Decision::Draw | Decision::Exchange => Heading::Pile,
            Decision::Cancel(_) => Heading::Cancel,
            Decision::Done | Decision::Pass => Heading::Stop,
        }
    }

    fn group(self, first: Offer, language: Language) -> Group {
        let (title, sign) = match self {
            Heading::Card(card) => (title(card, language).to_owned(), card.word()),
            Heading::Under => (say!(language, "offer-under-title"), "under"),
            Heading::Pile => (say!(language, "offer-pile-title"), "pile"),
            Heading::Cancel => (say!(language, "offer-cancel-title"), "discard"),
            Heading::Stop => (String::new(), "stop"),
        };
        Group { title, sign: sign.to_owned(), offers: vec![first] }
    }
}

/// Returns the label of a button.
fn label(decision: Decision, view: &View, language: Language) -> String {
    match decision {
        Decision::Draw => say!(language, "offer-draw"),
        Decision::Open(_, space) => say!(language, "offer-open", space = space.name()),
        Decision::Play(_, space) => say!(language, "offer-play", space = space.name()),
        Decision::Cancel(space) => {
            let lying = view.villages.stack(space).ceremony().map(Card::of);
            format!("{space} {}", lying.map_or("", |card| title(card, language)))
        }
        Decision::Exchange => say!(language, "offer-exchange"),
        Decision::Under(card) => title(card, language).to_owned(),
        Decision::Done => say!(language, "offer-done"),
        Decision::Pass => say!(language, "offer-pass"),
    }
}
