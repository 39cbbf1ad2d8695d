//! The four languages: what must be true of each of them.

use std::collections::BTreeSet;

use hearth_core::{Game, Observer, Seat};
use hearth_testkit::{Tables, playout, seeded_rng};
use hearth_text::{Span, Spans, Text, spoken, understood};
use hearth_words::Language;
use kupferkessel_rules::{
    Card, Cell, Colour, Decision, EndReason, Family, Kupferkessel, OwnRecipes, Position, Refusal, Symbol,
};
use kupferkessel_text::{
    KupferkesselText, Unreadable, condition, family_name, letter, recipe_name, recipes_understood,
    recipes_written, short, symbol_name,
};

/// One refusal of each sort.
fn refusals() -> [Refusal; 8] {
    let card = Card::all().next().expect("there are cards");
    let cell = Cell::all().next().expect("there are cells");
    let position = Position::all().next().expect("there are positions");
    [
        Refusal::GameIsOver(EndReason::Dry),
        Refusal::FirstUseOrSkip(Symbol::Hat),
        Refusal::FirstUseOrSkip(Symbol::Explosion),
        Refusal::FirstKeepOrLeave(card),
        Refusal::NotOnYourLine(cell, position),
        Refusal::NothingThere(cell),
        Refusal::NoSymbolWaits,
        Refusal::NoLastCardWaits,
    ]
}

#[test]
fn refusals_say_in_english_what_the_rules_say_and_cite_no_rule_before_it_in_any_language() {
    for refusal in refusals() {
        let english = KupferkesselText::refusal(refusal, Language::English);
        // The rules name cards as they are typed.
        let rule = hearth_core::Refusal::rule(&refusal);
        let typed = english.replace("Pumpkin 1", "pumpkin-1");
        assert_eq!(format!("{rule}: {typed}"), refusal.to_string(), "programs are told the rule before it");
        let said: BTreeSet<String> =
            Language::ALL.map(|language| KupferkesselText::refusal(refusal, language)).into();
        assert_eq!(said.len(), Language::ALL.len(), "{said:?}");
        assert!(said.iter().all(|sentence| !sentence.starts_with(rule)), "{said:?}");
    }
}

#[test]
fn recipes_say_in_english_what_the_rules_say() {
    let own = OwnRecipes::read("6: no hats and no explosions").expect("it can be read");
    for id in own.dealt_from(2) {
        let recipe = id.recipe(&own);
        let english = condition(id, &own, Language::English);
        assert_eq!(format!("{}: {english}", recipe.points()), recipe.to_string());
        for language in Language::ALL {
            let name = recipe_name(id, language);
            assert!(!name.contains('-'), "{name} is how it is typed");
        }
        let said: BTreeSet<String> = Language::ALL.map(|language| condition(id, &own, language)).into();
        assert_eq!(said.len(), Language::ALL.len(), "those that players wrote too: {said:?}");
    }
}

#[test]
fn families_and_figures_can_be_told_apart_in_every_language() {
    for language in Language::ALL {
        let letters: BTreeSet<String> = Colour::ALL.map(|colour| letter(colour, language)).into();
        assert_eq!(letters.len(), Colour::ALL.len(), "{letters:?}");
        assert!(letters.iter().all(|letter| letter.chars().count() == 1), "{letters:?}");
        for named in [family_name, short] {
            let names: BTreeSet<String> = Family::all().map(|family| named(family, language)).collect();
            assert_eq!(names.len(), Family::COUNT, "{names:?}");
        }
        assert!(
            Family::all().all(|family| short(family, language).chars().count() <= 9),
            "cells are that wide"
        );
    }
    for family in Family::all() {
        assert_eq!(family_name(family, Language::English), family.title());
    }
}

/// A sentence that Fluent could not say has braces left in it, or is its key.
fn is_said(sentence: &str) -> bool {
    let key = |word: &str| {
        ["log-", "menu-", "question-", "kettle-", "table-", "account-", "place-", "line-", "card-"]
            .iter()
            .any(|beginning| word.starts_with(beginning))
    };
    !sentence.contains(['{', '}']) && !sentence.split_whitespace().any(key)
}

#[test]
fn whole_games_are_told_and_explained_in_every_language() {
    let mut rng = seeded_rng(31);
    let mut tables = Tables::new(seeded_rng(32));
    for table in 0..12 {
        let language = Language::ALL[table % Language::ALL.len()];
        let mut state = Kupferkessel::start(&tables.next_setup::<Kupferkessel>());
        let names = KupferkesselText::names(&Kupferkessel::view(&state, Observer::Spectator), language);
        let say = |sentences: &[Spans]| {
            for sentence in sentences {
                assert!(is_said(sentence.plain()), "{language}: {sentence:?}");
            }
        };
        playout::<Kupferkessel>(&mut state, &mut rng, |state, decision| {
            let seat = Kupferkessel::view(state, Observer::Spectator).turn.seat;
            for observer in [Observer::Seat(seat), Observer::Spectator] {
                let view = Kupferkessel::view(state, observer);
                say(&[KupferkesselText::question(&view, &names)]);
                say(&[KupferkesselText::explain(decision, &view, &names)]);
            }
            let (mut after, mut events) = (*state, Vec::new());
            Kupferkessel::apply(&mut after, decision, &mut |event| events.push(event));
            say(&KupferkesselText::log_lines(&events, &names));
        });
        let view = Kupferkessel::view(&state, Observer::Spectator);
        let account = KupferkesselText::account(&view, &[], &names).expect("the game is over");
        say(&[account.title, account.victory, KupferkesselText::question(&view, &names)]);
        say(&account.head);
        account.rows.iter().for_each(|row| say(row));
        say(&account.notes);
    }
}

#[test]
fn every_sign_stands_before_the_word_for_it() {
    let setup = Tables::new(seeded_rng(33)).next_setup::<Kupferkessel>();
    let mut state = Kupferkessel::start(&setup);
    let language = Language::German;
    let names = KupferkesselText::names(&Kupferkessel::view(&state, Observer::Spectator), language);
    let mut signs = 0;
    playout::<Kupferkessel>(&mut state, &mut seeded_rng(34), |state, decision| {
        let view = Kupferkessel::view(state, Observer::Seat(Seat::FIRST));
        let (mut after, mut events) = (*state, Vec::new());
        Kupferkessel::apply(&mut after, decision, &mut |event| events.push(event));
        let mut said = KupferkesselText::log_lines(&events, &names);
        said.push(KupferkesselText::explain(decision, &view, &names));
        for sentence in &said {
            let spans: Vec<Span<'_>> = sentence.iter().collect();
            for pair in spans.windows(2) {
                let [Span::Sign(sign), Span::Text(word)] = pair else { continue };
                let family =
                    Family::named(sign).map(|family| [family_name, short].map(|name| name(family, language)));
                let symbol =
                    [Symbol::Hat, Symbol::Explosion].into_iter().find(|symbol| symbol.word() == *sign);
                let symbol = symbol.map(|symbol| symbol_name(symbol, language));
                let mut known = family.into_iter().flatten().chain(symbol);
                assert!(known.any(|name| word.starts_with(&name)), "{sentence:?}");
                signs += 1;
            }
        }
    });
    assert!(signs > 20, "{signs}");
}

#[test]
fn a_move_is_typed_with_every_verb_of_a_language() {
    let read = |text: &str, language| understood::<KupferkesselText>(text, language);
    for language in Language::ALL {
        for (verb, own) in KupferkesselText::verbs(language) {
            for own in own.split(", ").chain([verb]) {
                assert_eq!(read(own, language), verb, "{language}: {own}");
            }
        }
        for decision in Decision::all().map(|decision| decision.to_string()) {
            assert_eq!(read(&decision, language), decision, "the words of the rules");
            assert_eq!(read(&spoken::<KupferkesselText>(&decision, language), language), decision);
        }
    }
    assert_eq!(read("Nimm B3", Language::German), "take b3");
    assert_eq!(read("la mettre hors jeu", Language::French), "leave");
    assert_eq!(spoken::<KupferkesselText>("take b3", Language::Polish), "weź b3");
}

/// Recipes that players could write, of every form.
const WRITTEN: [&str; 5] = [
    "12: at least 2 full families | 10: more cards of value 3 than each opponent | -5: any single violet families | \
     8: at least 3 pumpkin cards and at least 3 bat cards | 4: exactly 7 families",
    "6: no hats and no explosions | 9: ending the game and at most 12 cards or exactly 7 families | \
     15: at least 3 plant families of at least 3 cards | 7: fewer single families than each opponent | \
     3: any orange explosion",
    "5: at least 3 bone cards or at least 3 cobweb cards | -10: more cards than each opponent | \
     6: at least 4 families of exactly 2 cards | 2: at most 1 card of value 4 | 1: no newt-eyes cards",
    "2: at least 5 families of at least 2 cards | 3: more full families than each opponent | \
     4: fewer white hats than each opponent | 5: exactly 1 grey card of value 2 | 6: at most 2 hats",
    "7: any raven-feather card or any cat-whisker card or no dragon-blood cards or no snake-powder cards | \
     8: at most 3 plant cards | 9: exactly 2 families of exactly 3 cards",
];

#[test]
fn own_recipes_are_read_as_they_are_shown_in_every_language() {
    for recipes in WRITTEN {
        let own = OwnRecipes::read(recipes).unwrap_or_else(|bad| panic!("{recipes}: {bad}"));
        for language in Language::ALL {
            let shown = recipes_written(recipes, language);
            assert_eq!(shown == own.to_string(), language == Language::English, "{shown}");
            assert_eq!(recipes_understood(&shown, language), Ok(own.to_string()), "{language}: {shown}");
            assert_eq!(recipes_understood(recipes, language), Ok(own.to_string()), "English works too");
            let loud = shown.to_uppercase();
            assert_eq!(recipes_understood(&loud, language), Ok(own.to_string()), "{language}: {loud}");
        }
    }
}

#[test]
fn the_recipes_of_the_box_can_be_written_in_the_words_that_stand_on_them() {
    for id in OwnRecipes::NONE.dealt_from(2) {
        let recipe = id.recipe(&OwnRecipes::NONE);
        for language in Language::ALL {
            let typed = format!("{}: {}", recipe.points(), condition(id, &OwnRecipes::NONE, language));
            assert_eq!(recipes_understood(&typed, language), Ok(recipe.to_string()), "{language}: {typed}");
        }
    }
}

#[test]
fn own_recipes_are_written_as_people_would_say_them() {
    let read =
        |typed: &str, language| recipes_understood(typed, language).unwrap_or_else(|bad| format!("{bad:?}"));
    for (language, typed, rules) in [
        (Language::German, "-5: eine einzelne violette Familie", "-5: any single violet family"),
        (
            Language::German,
            "8: mindestens 3-mal Kürbis und 3-mal Fledermaus",
            "8: at least 3 pumpkin cards and at least 3 bat cards",
        ),
        (
            Language::German,
            "9: das Spiel beenden und höchstens 12 Karten",
            "9: ending the game and at most 12 cards",
        ),
        (
            Language::French,
            "10\u{202f}: plus de cartes de valeur 3 que chaque adversaire",
            "10: more cards of value 3 than each opponent",
        ),
        (
            Language::French,
            "4: au moins 2 familles violettes complètes",
            "4: at least 2 full violet families",
        ),
        (
            Language::French,
            "4: moins d’explosions que chaque adversaire",
            "4: fewer explosions than each opponent",
        ),
        (Language::Polish, "6: żadnych kapeluszy i żadnych wybuchów", "6: no hats and no explosions"),
        (Language::Polish, "8: co najmniej 3 karty dyni", "8: at least 3 pumpkin cards"),
    ] {
        assert_eq!(read(typed, language), rules, "{typed}");
    }
}

#[test]
fn an_error_in_an_own_recipe_is_reported_with_its_position() {
    let wrong = |typed: &str, language| recipes_understood(typed, language).expect_err(typed);
    let word = |column, word: &str| Unreadable::Word { column, word: word.to_owned() };
    assert_eq!(wrong("12: viele Monde", Language::German), word(5, "viele"));
    assert_eq!(wrong("12: mindestens 2 volle Monde", Language::German), word(24, "Monde"));
    assert_eq!(wrong("5: keine Hüte | 12: höchstens 99 Karten", Language::German), word(31, "99"));
    assert_eq!(wrong("12: au moins", Language::French), Unreadable::End { column: 13 });
    assert_eq!(wrong("12: au moins | 5: pas de chapeaux", Language::French), Unreadable::End { column: 14 });
    assert_eq!(wrong("3: dowolna karta", Language::Polish), Unreadable::Same { column: 4 });
    let six = ["1: żadnych kapeluszy"; 6].join(" | ");
    assert_eq!(wrong(&six, Language::Polish), Unreadable::TooMany);
}
