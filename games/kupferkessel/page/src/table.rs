//! What concerns the table as a whole: the pile, and what was agreed on.

use hearth_page::plain;
use maud::{Markup, html};

use crate::Scene;
use crate::card::sign;

/// The pile, what ends the game, what is agreed on beyond the usual.
pub(crate) fn notes(scene: &Scene<'_>) -> Markup {
    html! {
        section #table-notes.notes aria-label="Pile and agreement" {
            (sign(scene, "pile"))
            ul {
                @for note in kupferkessel_terminal::notes(scene.view, scene.names.language()) { li { (plain(&note)) } }
            }
        }
    }
}
