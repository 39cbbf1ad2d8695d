//! The rules in each language, under the same ids.

use hearth_core::{Game, Rulebook};
use hearth_words::Language;
use kokopelli_rules::Kokopelli;

const FRENCH: Rulebook = Rulebook(include_str!("../rulebook.fr.md"));
const GERMAN: Rulebook = Rulebook(include_str!("../rulebook.de.md"));
const POLISH: Rulebook = Rulebook(include_str!("../rulebook.pl.md"));

/// Returns the rules in a language. The English ones are those of the rules crate.
pub(crate) fn rulebook(language: Language) -> Rulebook {
    match language {
        Language::English => Kokopelli::RULEBOOK,
        Language::French => FRENCH,
        Language::German => GERMAN,
        Language::Polish => POLISH,
    }
}
