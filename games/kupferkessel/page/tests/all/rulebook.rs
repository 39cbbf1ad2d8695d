//! The rules and the options in every language.

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
fn rules_name_nothing_that_is_typed_but_choices_as_the_page_calls_them() {
    for language in Language::ALL {
        let book = KupferkesselPage::rulebook(language);
        assert!(!book.0.contains('`'), "{language}");
        for (id, choice) in [
            ("A4", "symbols-on-all-twos"),
            ("CR1", "any-line-ends"),
            ("CR7", "open-kettles"),
            ("CR9", "refused-cards"),
        ] {
            let title = KupferkesselPage::choice(choice, language).title;
            let rule = book.rule(id).expect("it is there");
            assert!(rule.contains(&title), "{language}: {rule} does not name {title}");
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
            let rule = choice.help.rsplit_once('(').map_or("", |(_, rule)| rule.trim_end_matches(')'));
            assert!(named.help.contains(&format!("({rule})")), "{named:?} does not cite {rule}");
            let values: &[&str] = match choice.values {
                Values::OneOf(values) => values,
                Values::Switch => &["true", "false"],
                Values::SomeOf { .. } | Values::Text { .. } => &[],
            };
            for value in values {
                assert!(!KupferkesselPage::value(choice.name, value, language).contains("value-"));
            }
        }
    }
}

#[test]
fn invalid_options_are_explained_in_every_language() {
    let refused = |options: &[(&str, &str)]| {
        let mut agreed = KupferkesselOptions::usual(2).expect("two can play");
        let set = options.iter().try_for_each(|(name, value)| agreed.set(name, value));
        let refused = set.and_then(|()| agreed.checked()).expect_err("it does not fit");
        refused.sentence.expect("people can make this mistake")
    };
    let unread = refused(&[("own-recipes", "12: many moons")]);
    let switched_off = refused(&[("own-recipes", "5: any hat"), ("recipes", "false")]);
    for language in Language::ALL {
        let said = KupferkesselPage::unfit(&unread, language).expect("it can be said");
        assert!(said.contains(" 5") && said.contains("“many”") && !said.contains('`'), "{language}: {said}");
        let said = KupferkesselPage::unfit(&switched_off, language).expect("it can be said");
        assert!(!said.contains("bad-"), "{language}: {said}");
    }
}
