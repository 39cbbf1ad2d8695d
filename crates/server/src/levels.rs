//! What bots are called, and how well they play.

use hearth_words::{Language, say};

/// How well a bot plays, in a word.
pub(crate) fn level(level: &str, language: Language) -> String {
    say!(language, "level-" + level)
}

/// A bot, by how well it plays.
pub(crate) fn bot(name: &str, language: Language) -> String {
    say!(language, "bot-called", level = level(name, language))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_has_a_word_in_every_language() {
        for language in Language::ALL {
            for name in hearth_bots::LEVELS {
                assert!(!level(name, language).starts_with("level-"), "{name} in {language}");
            }
        }
    }
}
