//! The player aid and the examples of the rules.

use std::collections::BTreeSet;

use hearth_core::Game;
use hearth_page::GamePage;
use hearth_words::Language;
use kupferkessel_page::KupferkesselPage;
use kupferkessel_rules::{Family, Kupferkessel, OwnRecipes};
use kupferkessel_terminal::{condition, family_name};

use crate::{SIGNS, values};

#[test]
fn the_rules_that_need_a_picture_have_one_in_every_language() {
    for language in Language::ALL {
        let drawn: Vec<&str> = Kupferkessel::RULEBOOK
            .rules()
            .filter(|(id, _)| KupferkesselPage::example(id, language, SIGNS).is_some())
            .map(|(id, _)| id)
            .collect();
        assert_eq!(drawn, ["C6", "C7", "C8", "C9", "C11", "C15", "C16", "C17", "A1", "A3"]);
    }
}

#[test]
fn examples_can_stand_beside_each_other_and_say_what_they_show() {
    let mut said = BTreeSet::new();
    for language in Language::ALL {
        for (id, _) in Kupferkessel::RULEBOOK.rules() {
            let Some(example) = KupferkesselPage::example(id, language, SIGNS) else { continue };
            let html = example.into_string();
            assert!(values(&html, "id").is_empty(), "{id} has ids, and so would another");
            assert!(html.starts_with("<div class=\"table kupferkessel sheet\">"), "{html}");
            let sentence = html.rsplit("<p>").next().unwrap_or_default().to_owned();
            assert!(!sentence.contains("example-"), "{sentence}");
            assert!(said.insert(sentence));
        }
    }
}

#[test]
fn the_player_aid_names_every_family_and_every_recipe() {
    for language in Language::ALL {
        let aid = KupferkesselPage::aid(language, SIGNS).into_string();
        assert!(values(&aid, "id").is_empty());
        for family in Family::all() {
            assert!(aid.contains(&family_name(family, language)), "{}", family.title());
            assert!(aid.contains(&format!("{SIGNS}#{}", family.word())));
        }
        for id in OwnRecipes::NONE.dealt_from(2) {
            assert!(aid.contains(&condition(id, &OwnRecipes::NONE, language)), "{id:?}");
        }
    }
}
