//! Something that lies on the table, and what is said of it.

use kupferkessel_rules::Card;
use maud::{Markup, html};

use crate::Scene;
use crate::places::Spot;
use crate::touch::is_touched;

/// Something that lies on the table, and what is said of it.
#[derive(Clone, Copy)]
pub(crate) struct Thing<'a> {
    pub class: &'a str,
    pub place: Spot,
    pub card: Option<Card>,
    /// What it is called and what it does, where it is worth being shown large.
    pub large: Option<(&'a str, &'a str)>,
    pub label: &'a str,
}

impl Thing<'_> {
    /// A button if touching it is part of a legal decision, else a picture.
    pub fn drawn(self, scene: &Scene<'_>, inside: &Markup) -> Markup {
        let Thing { class, place, card, large, label } = self;
        let (name, does) = large.unzip();
        html! {
            @if is_touched(scene, place) {
                // What is read aloud stands inside, because what is seen says the same in fewer words and another order.
                button class=(class) type="button" data-at=(place) data-card=[card] data-name=[name] data-does=[does] {
                    span.unseen { (label) }
                    span.seen aria-hidden="true" { (inside) }
                }
            } @else {
                div class=(class) role="img" data-at=(place) data-card=[card] data-name=[name] data-does=[does]
                    aria-label=(label) { (inside) }
            }
        }
    }
}
