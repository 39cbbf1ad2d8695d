//! The player aid and the examples of the rules.

use std::collections::BTreeSet;

use hearth_core::{Game, Observer, Options};
use hearth_page::GamePage;
use hearth_testkit::seeded_rng;
use hearth_words::Language;
use kupferkessel_page::KupferkesselPage;
use kupferkessel_rules::{Family, Kupferkessel, OwnRecipes};
use kupferkessel_text::{condition, family_name};

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
        let aid = KupferkesselPage::aid(None, language, SIGNS).into_string();
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

/// Returns the player aid of a table with a number of players and options.
fn aid_at(players: usize, options: &[(&str, &str)]) -> String {
    let mut agreed = <Kupferkessel as Game>::Options::usual(players).expect("so many can play");
    for (name, value) in options {
        agreed.set(name, value).expect("it can be agreed on");
    }
    let state = Kupferkessel::start(&Kupferkessel::deal(&agreed, &mut seeded_rng(1)));
    let view = Kupferkessel::view(&state, Observer::Spectator);
    KupferkesselPage::aid(Some(&view), Language::English, SIGNS).into_string()
}

#[test]
fn at_a_table_the_aid_says_what_was_agreed_there() {
    let usual = aid_at(2, &[]);
    assert!(!usual.contains("aid-recipes") && !usual.contains("Three players"));
    assert_eq!(usual.matches("class=\"carries\"").count(), 10);
    assert!(usual.contains("the last card of your line and the game ends"));
    let other = aid_at(3, &[("symbols-on-all-twos", "true"), ("any-line-ends", "true"), ("recipes", "true")]);
    assert_eq!(other.matches("class=\"carries\"").count(), 14);
    assert!(other.contains("the last card of any line and the game ends"));
    assert!(other.contains("Three players") && other.contains("fewer cards of value 4"));
    assert!(!other.contains("plant families"), "this one is not dealt to three");
    let own = aid_at(2, &[("own-recipes", "12: at least 2 full families")]);
    assert!(own.contains("at least 2 full families"), "{own}");
    let children = aid_at(2, &[("children-scoring", "true"), ("recipes", "true")]);
    assert!(!children.contains("aid-recipes") && !children.contains("2 × sum"));
    assert!(children.contains("two cards for each whole family"));
}
