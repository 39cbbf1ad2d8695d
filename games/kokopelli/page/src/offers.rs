//! What may be decided, as buttons: the pile, each card with its targets, what can be cancelled, and to stop.

use hearth_page::{Group, Offer};
use kokopelli_rules::{Card, Ceremony, Decision, View};

use crate::Scene;

/// Every legal decision once, in groups.
pub(crate) fn offers(scene: &Scene<'_>) -> Vec<Group> {
    let mut groups: Vec<(Heading, Group)> = Vec::new();
    for &decision in scene.legal {
        let offer = Offer {
            decision: decision.to_string(),
            label: label(decision, scene.view),
            brings: scene.explain(decision),
            touches: Vec::new(),
            grave: false,
        };
        let heading = Heading::of(decision);
        match groups.iter_mut().find(|(known, _)| *known == heading) {
            Some((_, group)) => group.offers.push(offer),
            None => groups.push((heading, heading.group(offer))),
        }
    }
    groups.sort_by_key(|(heading, _)| *heading);
    groups.into_iter().map(|(_, group)| group).collect()
}

/// What the offers of a group have in common, in the order in which they are shown.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Heading {
    /// They lay this card.
    Card(Card),
    /// They put a card under the own pile.
    Under,
    /// They are about the own pile.
    Pile,
    /// They clear a space.
    Cancel,
    /// They stop.
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

    fn group(self, first: Offer) -> Group {
        let (title, sign) = match self {
            Heading::Card(card) => (card.title(), card.word()),
            Heading::Under => ("Under your pile", "under"),
            Heading::Pile => ("Your pile", "pile"),
            Heading::Cancel => ("Cancel", "discard"),
            Heading::Stop => ("", "stop"),
        };
        Group { title: title.to_owned(), sign: sign.to_owned(), offers: vec![first] }
    }
}

/// What stands on a button.
fn label(decision: Decision, view: &View) -> String {
    match decision {
        Decision::Draw => "Draw".to_owned(),
        Decision::Open(_, space) => format!("Open {space}"),
        Decision::Play(_, space) => format!("Play {space}"),
        Decision::Cancel(space) => {
            let lying = view.villages.stack(space).ceremony().map_or("", Ceremony::title);
            format!("{space} {lying}")
        }
        Decision::Exchange => "Exchange your hand".to_owned(),
        Decision::Under(card) => card.title().to_owned(),
        Decision::Done => "Done".to_owned(),
        Decision::Pass => "Pass".to_owned(),
    }
}
