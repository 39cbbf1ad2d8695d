//! The four languages: what must be true of each of them.

use std::collections::BTreeSet;

use hearth_core::{Game, Observer, Seat};
use hearth_terminal::{Names, SIGN, Terminal, width};
use hearth_testkit::{Tables, playout, rng};
use hearth_words::Language;
use kupferkessel_rules::{
    Card, Cell, Colour, EndReason, Family, Kupferkessel, OwnRecipes, Position, Refusal, State, Symbol,
};
use kupferkessel_terminal::{KupferkesselTerminal, condition, family_name, letter, recipe_name, short};

use crate::plain;

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
fn refusals_say_in_english_what_the_rules_say_and_cite_the_rule_in_every_language() {
    for refusal in refusals() {
        let english = KupferkesselTerminal::refused(refusal, Language::English);
        // The rules name cards as they are typed.
        assert_eq!(english.replace("Pumpkin 1", "pumpkin-1"), refusal.to_string());
        let rule = Some(hearth_core::Refusal::rule(&refusal));
        let said: BTreeSet<String> =
            Language::ALL.map(|language| KupferkesselTerminal::refused(refusal, language)).into();
        assert_eq!(said.len(), Language::ALL.len(), "{said:?}");
        assert!(said.iter().all(|sentence| sentence.split(['\u{202f}', ':']).next() == rule), "{said:?}");
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
        assert_eq!(said.len() == 1, id.is_own(), "only what players wrote stays as it is: {said:?}");
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
fn whole_games_are_told_drawn_and_explained_in_every_language() {
    let mut chance = rng(31);
    let mut tables = Tables::new(rng(32));
    for table in 0..12 {
        let language = Language::ALL[table % Language::ALL.len()];
        let mut state = Kupferkessel::start(&tables.next_setup::<Kupferkessel>());
        let names = KupferkesselTerminal::names(&Kupferkessel::view(&state, Observer::Spectator), language);
        let say = |sentences: &[String]| {
            for sentence in sentences {
                assert!(is_said(&plain(sentence)), "{language}: {sentence}");
            }
        };
        playout::<Kupferkessel>(&mut state, &mut chance, |state, decision| {
            let seat = Kupferkessel::view(state, Observer::Spectator).turn.seat;
            for observer in [Observer::Seat(seat), Observer::Spectator] {
                let view = Kupferkessel::view(state, observer);
                let drawn = KupferkesselTerminal::draw(&view, &names, 100);
                say(&[drawn, KupferkesselTerminal::asked(&view, &names)]);
                say(&[KupferkesselTerminal::explain(decision, &view, &names)]);
            }
            let (mut after, mut events) = (*state, Vec::new());
            Kupferkessel::apply(&mut after, decision, &mut |event| events.push(event));
            say(&KupferkesselTerminal::tell(&events, &names));
        });
        let view = Kupferkessel::view(&state, Observer::Spectator);
        let account =
            KupferkesselTerminal::account(&view, &[], &names).expect("the game is over").text(usize::MAX);
        assert!(account.lines().all(|line| width(line) <= 100), "{account}");
        say(&[account, KupferkesselTerminal::asked(&view, &names)]);
    }
}

#[test]
fn nothing_on_the_table_and_in_the_account_is_cut_in_any_language() {
    let mut chance = rng(35);
    let mut tables = Tables::new(rng(36));
    for _ in 0..6 {
        let mut state = Kupferkessel::start(&tables.next_setup::<Kupferkessel>());
        let whole = |state: &State, observer: Observer| {
            let view = Kupferkessel::view(state, observer);
            for language in Language::ALL {
                let names = KupferkesselTerminal::names(&view, language);
                let account = KupferkesselTerminal::account(&view, &[], &names);
                for columns in [80, 100] {
                    let account = account.iter().map(|account| account.text(columns));
                    for text in account.chain([KupferkesselTerminal::draw(&view, &names, columns)]) {
                        assert!(!text.contains('…'), "{text}");
                        assert!(text.lines().all(|line| width(line) <= columns), "{text}");
                    }
                }
            }
        };
        playout::<Kupferkessel>(&mut state, &mut chance, |state, _| {
            whole(state, Observer::Seat(Seat::FIRST));
        });
        whole(&state, Observer::Spectator);
    }
}

#[test]
fn signs_stand_in_the_text_only_where_they_are_wanted_and_change_no_word() {
    let setup = Tables::new(rng(33)).next_setup::<Kupferkessel>();
    let mut state = Kupferkessel::start(&setup);
    let plain_names = |state: &State| {
        KupferkesselTerminal::names(&Kupferkessel::view(state, Observer::Spectator), Language::German)
    };
    let (bare, signed): (Names, Names) = (plain_names(&state), plain_names(&state).with_signs());
    let mut signs = 0;
    playout::<Kupferkessel>(&mut state, &mut rng(34), |state, decision| {
        let view = Kupferkessel::view(state, Observer::Seat(Seat::FIRST));
        let (mut after, mut events) = (*state, Vec::new());
        Kupferkessel::apply(&mut after, decision, &mut |event| events.push(event));
        let sentences = |names: &Names| {
            let mut said = KupferkesselTerminal::tell(&events, names);
            said.push(KupferkesselTerminal::explain(decision, &view, names));
            said.join("\n")
        };
        let (without, with) = (sentences(&bare), sentences(&signed));
        assert!(!without.contains(SIGN));
        assert_eq!(plain(&with), plain(&without));
        signs += with.matches(SIGN).count();
    });
    assert!(signs > 20, "{signs}");
}
