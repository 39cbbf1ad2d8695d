//! The names of bots and their levels.

use hearth_words::{Language, say};

/// Returns a level as one word.
pub fn level(level: &str, language: Language) -> String {
    say!(language, "level-" + level)
}

/// Returns the name of a bot of a level.
pub fn bot(name: &str, language: Language) -> String {
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
