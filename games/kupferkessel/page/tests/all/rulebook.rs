//! The rules and the choices in every language.

use std::collections::BTreeSet;

use hearth_core::{Game, Options, Values};
use hearth_page::GamePage;
use hearth_words::Language;
use kupferkessel_page::KupferkesselPage;
use kupferkessel_rules::{Kupferkessel, KupferkesselOptions};

#[test]
fn every_language_has_the_same_rules_in_the_same_order_in_its_own_words() {
    let english: Vec<_> = Kupferkessel::RULEBOOK.rules().collect();
    for language in &Language::ALL[1..] {
        let rulebook = KupferkesselPage::rulebook(*language);
        let rules: Vec<_> = rulebook.rules().collect();
        assert_eq!(rules.len(), english.len());
        for ((id, text), (english_id, english_text)) in rules.into_iter().zip(&english) {
            assert_eq!(id, *english_id);
            assert_ne!(text, *english_text, "{language} {id}");
        }
        let headings = |text: &str| text.lines().filter(|line| line.starts_with('#')).count();
        assert_eq!(headings(rulebook.0), headings(Kupferkessel::RULEBOOK.0));
    }
}

#[test]
fn rules_name_what_is_typed_alike_in_every_language() {
    let typed = |text: &str| text.split('`').skip(1).step_by(2).map(str::to_owned).collect::<BTreeSet<_>>();
    for (id, text) in Kupferkessel::RULEBOOK.rules() {
        for language in Language::ALL {
            let rule = KupferkesselPage::rulebook(language).rule(id).expect("it is there");
            assert_eq!(typed(rule), typed(text), "{language} {id}");
        }
    }
}

#[test]
fn every_choice_and_every_value_has_a_name_and_an_explanation_in_every_language() {
    for language in Language::ALL {
        assert!(KupferkesselPage::invitation(language).len() > 40);
        for choice in KupferkesselOptions::CHOICES {
            let named = KupferkesselPage::choice(choice.name, language);
            assert!(!named.title.contains('-') || language != Language::English, "{named:?}");
            assert!(!named.title.starts_with("choice-") && !named.help.starts_with("help-"), "{named:?}");
            let rule = choice.help.split(':').next().unwrap_or_default();
            assert!(named.help.contains(&format!("({rule})")), "{named:?} does not cite {rule}");
            let values: &[&str] = match choice.values {
                Values::OneOf(values) => values,
                Values::Switch => &["true", "false"],
                Values::Text { .. } => &[],
            };
            for value in values {
                assert!(!KupferkesselPage::value(choice.name, value, language).contains("value-"));
            }
        }
    }
}
