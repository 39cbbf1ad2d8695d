//! Names for guests who have not chosen one.

use hearth_words::{Language, say};

use crate::accounts::token::Token;

/// Returns the name of the guest with this token, in their language. The same token gives the same name.
pub(crate) fn random_guest_name(token: &Token, language: Language) -> String {
    let hash = token.hash();
    let adjective = one_of(&say!(language, "friendly-adjectives"), hash[0]);
    let animal = one_of(&say!(language, "friendly-animals"), hash[1]);
    say!(language, "friendly-name", adjective = adjective, animal = animal)
}

/// Picks a word from a list.
fn one_of(list: &str, chance: u8) -> String {
    let words: Vec<&str> = list.split(", ").collect();
    words[usize::from(chance) % words.len()].to_owned()
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::accounts::display_name::checked_name;

    #[test]
    fn friendly_names_are_valid_display_names() {
        for language in Language::ALL {
            let (adjectives, animals) =
                (say!(language, "friendly-adjectives"), say!(language, "friendly-animals"));
            let named = |adjective: &str, animal: &str| {
                say!(language, "friendly-name", adjective = adjective, animal = animal)
            };
            let names: Vec<String> = adjectives
                .split(", ")
                .flat_map(|adjective| animals.split(", ").map(move |animal| named(adjective, animal)))
                .collect();
            for name in &names {
                assert_eq!(checked_name(name).as_ref().ok(), Some(name), "{language:?}");
            }
            let different: HashSet<&String> = names.iter().collect();
            assert_eq!(different.len(), 24 * 24, "{language:?}");
        }
    }
}
