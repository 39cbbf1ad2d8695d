//! The page in every language.

use hearth_core::{Game, Observer, Options};
use hearth_page::{GamePage, PartRenderer};
use hearth_testkit::seeded_rng;
use hearth_words::Language;
use kokopelli_page::KokopelliPage;
use kokopelli_rules::{Ceremony, Kokopelli};

use crate::{SIGNS, Seen, over_random_games};

#[test]
fn the_rules_have_the_same_ids_in_the_same_order_and_as_many_headings() {
    let ids = |language| KokopelliPage::rulebook(language).rules().map(|(id, _)| id).collect::<Vec<_>>();
    let headings =
        |language| KokopelliPage::rulebook(language).0.lines().filter(|line| line.starts_with("# ")).count();
    for language in Language::ALL {
        assert_eq!(ids(language), ids(Language::English), "{language}");
        assert_eq!(headings(language), headings(Language::English), "{language}");
    }
}

#[test]
fn every_ceremony_is_named_in_the_first_rule_as_its_card_is() {
    for language in Language::ALL {
        let first = KokopelliPage::rulebook(language).rule("K1").unwrap_or_default();
        for ceremony in Ceremony::ALL {
            let title = kokopelli_text::title(kokopelli_rules::Card::of(ceremony), language);
            assert!(first.contains(title), "{language}: {title}");
        }
    }
}

#[test]
fn every_choice_has_a_name_and_in_english_the_help_of_the_rules() {
    for choice in <Kokopelli as Game>::Options::CHOICES {
        let help = KokopelliPage::choice(choice.name, Language::English).help;
        assert_eq!(help, choice.help);
        for language in Language::ALL {
            let named = KokopelliPage::choice(choice.name, language);
            assert!(named.title != choice.name && !named.help.starts_with("help-"), "{language} {named:?}");
        }
    }
    assert_eq!(KokopelliPage::value("vase-for-owner", "true", Language::Polish), "tak");
    assert_eq!(KokopelliPage::value("count", "11", Language::French), "11");
    assert_eq!(KokopelliPage::value("ceremonies", "sun,paw", Language::German), "Sonne, Pfote");
    assert_eq!(KokopelliPage::value("ceremonies", "first", Language::English), "for a first game");
    assert_eq!(KokopelliPage::value("edition", "<x>", Language::English), "<x>");
}

#[test]
fn invalid_options_are_explained_in_every_language() {
    let refused = |options: &[(&str, &str)]| {
        let mut agreed = <Kokopelli as Game>::Options::usual(2).expect("two can play");
        for (name, value) in options {
            agreed.set(name, value).expect("it is a value");
        }
        agreed.checked().expect_err("it does not fit").sentence.expect("people can make this mistake")
    };
    let first = Ceremony::ALL[..10].iter().map(|ceremony| ceremony.word()).collect::<Vec<_>>().join(",");
    for sentence in
        [refused(&[("ceremonies", "sun,paw")]), refused(&[("ceremonies", &first), ("count", "12")])]
    {
        for language in Language::ALL {
            let said = KokopelliPage::unfit(&sentence, language).expect("it can be said");
            let numbers = sentence.numbers.iter().all(|number| said.contains(&number.to_string()));
            assert!(numbers && !said.contains(sentence.name), "{language}: {said}");
        }
    }
}

#[test]
fn the_aid_and_the_examples_are_whole_in_every_language() {
    for language in Language::ALL {
        let aid = KokopelliPage::aid(None, language, SIGNS).into_string();
        assert_eq!(aid.matches("<dt>").count(), 17, "{language}");
        assert_eq!(aid.matches("<li>").count(), 18, "{language}");
        assert!(!aid.contains("<span> "), "a rule is missing: {aid}");
        let rules = KokopelliPage::rulebook(language).rules();
        let drawn: Vec<_> =
            rules.filter_map(|(id, _)| Some((id, KokopelliPage::example(id, language, SIGNS)?))).collect();
        let ids: Vec<&str> = drawn.iter().map(|(id, _)| *id).collect();
        let known = ["K8", "K9", "K15", "K19", "K20", "K33", "K39", "K41", "KR8"];
        assert_eq!(ids, known, "{language}");
        for (id, example) in drawn {
            let html = example.into_string();
            assert!(!html.contains("data-at=") && !html.contains(" id=\""), "{id}: {html}");
            assert!(!html.contains("example-"), "{id}: {html}");
        }
    }
}

/// K2: six ceremonies are not in the set for a first game.
#[test]
fn the_aid_fingerprints_the_ceremonies_for_later_games() {
    for (language, mark) in [
        (Language::English, "for later games"),
        (Language::French, "pas pour une première partie"),
        (Language::German, "für spätere Partien"),
        (Language::Polish, "na późniejsze partie"),
    ] {
        let aid = KokopelliPage::aid(None, language, SIGNS).into_string();
        let marked = aid.split("data-card=\"").skip(1).filter(|card| card.contains(mark));
        let marked: Vec<&str> = marked.filter_map(|card| card.split('"').next()).collect();
        assert_eq!(marked, ["sun", "birth", "fire", "vase", "lizard", "chieftain"], "{language}");
    }
}

/// Returns the player aid of a table with a number of players and options.
fn aid_at(players: usize, options: &[(&str, &str)]) -> String {
    let mut agreed = <Kokopelli as Game>::Options::usual(players).expect("so many can play");
    for (name, value) in options {
        agreed.set(name, value).expect("it can be agreed on");
    }
    let state = Kokopelli::start(&Kokopelli::deal(&agreed, &mut seeded_rng(1)));
    let view = Kokopelli::view(&state, Observer::Spectator);
    KokopelliPage::aid(Some(&view), Language::English, SIGNS).into_string()
}

#[test]
fn at_a_table_the_aid_has_what_is_played_there_as_it_was_agreed() {
    let fiery = ("ceremonies", "sun,eagle-feather,birth,warrior,fire,vase,lizard,chieftain,hunter,tortoise");
    let two = aid_at(2, &[fiery, ("edition", "french"), ("two-player-first-round", "first")]);
    assert_eq!(two.matches("data-card=").count(), 11, "ten ceremonies and the joker");
    assert!(two.contains("<small>K9</small>") && !two.contains("<small>K8</small>"));
    for agreed in [
        "Fire’s reach</dt><dd>anywhere on the board",
        "Birth may finish ceremonies</dt><dd>no",
        "Single action in round 1 (two players)</dt><dd>the first player",
        "Vase works for its owner too</dt><dd>yes",
    ] {
        assert!(two.contains(agreed), "{agreed}: {two}");
    }
    assert!(!two.contains("Sun’s space is shared"), "it makes no difference for two");
    let four = aid_at(4, &[fiery, ("edition", "polish")]);
    assert!(four.contains("<small>K8</small>") && !four.contains("<small>K9</small>"));
    assert!(four.contains("Sun’s space is shared</dt><dd>no"), "{four}");
    assert!(!four.contains("Spider Woman reaches space e"), "she is not in the game");
    let spider = fiery.1.replace("tortoise", "spider-woman");
    let with_her = aid_at(4, &[("ceremonies", &spider), ("edition", "polish")]);
    assert!(with_her.contains("Spider Woman reaches space e</dt><dd>yes"), "E6: {with_her}");
    assert!(with_her.contains("Fire’s reach</dt><dd>in your play area"), "E1: {with_her}");
    let french = aid_at(3, &[("ceremonies", &spider), ("edition", "french")]);
    assert!(
        french.contains("Fire’s duplicate check</dt><dd>in the neighbour’s village"),
        "E2, KR14: {french}"
    );
    assert!(!french.contains("Spider Woman reaches space e"), "E3 shares it already");
    assert!(
        !aid_at(3, &[("ceremonies", "first")]).contains("Options at this table"),
        "nothing of it can come up"
    );
}

#[test]
fn a_board_has_the_same_parts_and_places_in_every_language_and_no_word_is_missing() {
    over_random_games(61, 4, |state| {
        for observer in Observer::all(Kokopelli::players(state)) {
            let seen = Seen::of(state, observer);
            let drawn = |language| {
                let board = seen.show_in(language, |scene| {
                    PartRenderer::whole(|renderer| KokopelliPage::board(scene, renderer))
                });
                board.into_string()
            };
            let places = |board: &str| -> Vec<String> {
                crate::values(board, "data-at").into_iter().map(str::to_owned).collect()
            };
            let english = places(&drawn(Language::English));
            for language in Language::ALL {
                let board = drawn(language);
                assert_eq!(places(&board), english);
                assert!(!board.contains("board-") && !board.contains("{ $"), "{language}: {board}");
            }
        }
    });
}
