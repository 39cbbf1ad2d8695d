//! What everything that is drawn needs to know: where the signs are, which language is spoken, what was agreed on.

use hearth_words::Language;
use kupferkessel_rules::Ruleset;
use maud::{Markup, PreEscaped, html};

use crate::Scene;

/// What a thing is drawn with.
#[derive(Clone, Copy)]
pub(crate) struct Ink<'a> {
    pub signs: &'a str,
    pub language: Language,
    pub ruleset: Ruleset,
}

impl<'a> Ink<'a> {
    /// What the things of a scene are drawn with.
    pub fn of(scene: &Scene<'a>) -> Ink<'a> {
        Ink { signs: scene.signs, language: scene.names.language(), ruleset: scene.view.ruleset }
    }

    /// A sign that says nothing of its own to one who listens. Addresses and ids are words of ours, in which there is
    /// nothing to escape.
    pub fn sign(self, id: &str) -> Markup {
        self.drawn("sign", id)
    }

    /// A sign in a class of its own.
    pub fn drawn(self, class: &str, id: &str) -> Markup {
        let address = PreEscaped([self.signs, "#", id].concat());
        html! { svg class=(class) aria-hidden="true" { use href=(address) {} } }
    }
}
