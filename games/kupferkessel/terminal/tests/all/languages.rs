//! The drawings in every language.

use hearth_core::{Game, Observer, Seat};
use hearth_terminal::{Terminal, account_text, width};
use hearth_testkit::{Tables, playout, seeded_rng};
use hearth_text::Text;
use hearth_words::Language;
use kupferkessel_rules::{Kupferkessel, State};
use kupferkessel_terminal::KupferkesselTerminal;
use kupferkessel_text::KupferkesselText;

use crate::plain;

/// A sentence that Fluent could not say has braces left in it, or is its key.
fn is_said(sentence: &str) -> bool {
    let key = |word: &str| {
        ["question-", "kettle-", "table-", "account-", "place-", "line-", "card-"]
            .iter()
            .any(|beginning| word.starts_with(beginning))
    };
    !sentence.contains(['{', '}']) && !sentence.split_whitespace().any(key)
}

#[test]
fn whole_games_are_drawn_in_every_language() {
    let mut rng = seeded_rng(31);
    let mut tables = Tables::new(seeded_rng(32));
    for table in 0..12 {
        let language = Language::ALL[table % Language::ALL.len()];
        let mut state = Kupferkessel::start(&tables.next_setup::<Kupferkessel>());
        let names = KupferkesselText::names(&Kupferkessel::view(&state, Observer::Spectator), language);
        playout::<Kupferkessel>(&mut state, &mut rng, |state, _| {
            let seat = Kupferkessel::view(state, Observer::Spectator).turn.seat;
            for observer in [Observer::Seat(seat), Observer::Spectator] {
                let drawn = KupferkesselTerminal::draw(&Kupferkessel::view(state, observer), &names, 100);
                assert!(is_said(&plain(&drawn)), "{language}: {drawn}");
            }
        });
        let view = Kupferkessel::view(&state, Observer::Spectator);
        let account = KupferkesselText::account(&view, &[], &names).expect("the game is over");
        let account = account_text::<KupferkesselTerminal>(&account, usize::MAX);
        assert!(account.lines().all(|line| width(line) <= 100), "{account}");
        assert!(is_said(&plain(&account)), "{language}: {account}");
    }
}

#[test]
fn nothing_on_the_table_and_in_the_account_is_cut_in_any_language() {
    let mut rng = seeded_rng(35);
    let mut tables = Tables::new(seeded_rng(36));
    for _ in 0..6 {
        let mut state = Kupferkessel::start(&tables.next_setup::<Kupferkessel>());
        let whole = |state: &State, observer: Observer| {
            let view = Kupferkessel::view(state, observer);
            for language in Language::ALL {
                let names = KupferkesselText::names(&view, language);
                let account = KupferkesselText::account(&view, &[], &names);
                for columns in [80, 100] {
                    let account =
                        account.iter().map(|account| account_text::<KupferkesselTerminal>(account, columns));
                    for text in account.chain([KupferkesselTerminal::draw(&view, &names, columns)]) {
                        assert!(!text.contains('…'), "{text}");
                        assert!(text.lines().all(|line| width(line) <= columns), "{text}");
                    }
                }
            }
        };
        playout::<Kupferkessel>(&mut state, &mut rng, |state, _| {
            whole(state, Observer::Seat(Seat::FIRST));
        });
        whole(&state, Observer::Spectator);
    }
}
