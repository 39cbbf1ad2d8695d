//! The drawings in every language.

use hearth_core::{Game, Observer, Seat};
use hearth_terminal::{Terminal, account_text, width};
use hearth_testkit::{Tables, playout, seeded_rng};
use hearth_text::Text;
use hearth_words::Language;
use kokopelli_rules::Kokopelli;
use kokopelli_terminal::KokopelliTerminal;
use kokopelli_text::KokopelliText;

#[test]
fn nothing_on_the_table_and_in_the_account_is_cut_in_any_language() {
    let mut rng = seeded_rng(9);
    let mut tables = Tables::new(seeded_rng(10));
    for _ in 0..4 {
        let mut state = Kokopelli::start(&tables.next_setup::<Kokopelli>());
        let whole = |state: &_, observer: Observer| {
            let view = Kokopelli::view(state, observer);
            for language in Language::ALL {
                let names = KokopelliText::names(&view, language);
                let account = KokopelliText::account(&view, &[], &names);
                for columns in [60, 80] {
                    let account =
                        account.iter().map(|account| account_text::<KokopelliTerminal>(account, columns));
                    for text in account.chain([KokopelliTerminal::draw(&view, &names, columns)]) {
                        assert!(!text.contains('…'), "{text}");
                        assert!(text.lines().all(|line| width(line) <= columns), "{text}");
                    }
                }
            }
        };
        playout::<Kokopelli>(&mut state, &mut rng, |state, _| whole(state, Observer::Seat(Seat::FIRST)));
        whole(&state, Observer::Spectator);
    }
}
