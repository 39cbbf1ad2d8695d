//! An item on the table with its label.

use kupferkessel_rules::Card;
use maud::{Markup, html};

use crate::places::BoardPlace;

/// An item on the table with its label.
#[derive(Clone, Copy)]
pub(crate) struct TableItem<'a> {
    pub class: &'a str,
    pub place: BoardPlace,
    pub card: Option<Card>,
    /// The name and the effect, if it can be enlarged.
    pub large: Option<(&'a str, &'a str)>,
    /// The text for screen readers.
    pub label: &'a str,
}

impl TableItem<'_> {
    /// Draws the item: the label for screen readers, and the content for everybody else.
    pub fn drawn(self, inside: &Markup) -> Markup {
        let TableItem { class, place, card, large, label } = self;
        let (name, does) = large.unzip();
        html! {
            div class=(class) data-at=(place) data-card=[card] data-name=[name] data-does=[does] {
                span.unseen { (label) }
                span.seen aria-hidden="true" { (inside) }
            }
        }
    }
}
