//! What everything that is drawn needs to know: where the signs are, which language is spoken, what was agreed on.

use hearth_page::Sign;
use hearth_words::Language;
use kupferkessel_rules::Ruleset;

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

    /// A sign.
    pub fn sign(self, id: &'a str) -> Sign<'a> {
        Sign::of(self.signs, id)
    }
}
