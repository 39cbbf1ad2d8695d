//! Something that lies on the table, and what is said of it.

use kupferkessel_rules::Card;
use maud::{Markup, html};

use crate::places::Spot;

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
    /// The thing, with what is read aloud of it and what is seen: the same in fewer words and another order.
    pub fn drawn(self, inside: &Markup) -> Markup {
        let Thing { class, place, card, large, label } = self;
        let (name, does) = large.unzip();
        html! {
            div class=(class) data-at=(place) data-card=[card] data-name=[name] data-does=[does] {
                span.unseen { (label) }
                span.seen aria-hidden="true" { (inside) }
            }
        }
    }
}
