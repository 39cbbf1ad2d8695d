//! Setup: C1-C5.

use hearth_core::{Game, Notation, Options, Record};
use hearth_testkit::seeded_rng;
use kupferkessel_rules::{Card, Family, Kupferkessel, KupferkesselOptions};

use super::{Table, kettle, pile, positions};

fn deal(players: usize, seed: u64) -> Table {
    let options = KupferkesselOptions::usual(players).expect("two or three");
    let state = Kupferkessel::start(&Kupferkessel::deal(&options, &mut seeded_rng(seed)));
    Table { state, events: Vec::new() }
}

#[test]
fn c1_two_or_three_play_with_fourteen_families_of_four() {
    assert!(KupferkesselOptions::usual(1).is_err());
    assert!(KupferkesselOptions::usual(4).is_err_and(|error| error.to_string().starts_with("C1: ")));
    assert_eq!(Card::all().count(), 56);
    for family in Family::all() {
        assert_eq!(family.cards().map(|card| card.value().number()).collect::<Vec<_>>(), [1, 2, 3, 4]);
        assert_eq!(Family::all().filter(|other| other.colour() == family.colour()).count(), 2);
    }
}

#[test]
fn c2_32_cards_lie_open_and_the_rest_is_the_pile() {
    let table = deal(2, 1);
    assert_eq!(table.state.square().occupied().len(), 32);
    assert_eq!(table.state.stacks().pile_len() + 2, 24);
    assert!("a1".parse::<kupferkessel_rules::Cell>().is_err());
}

#[test]
fn c3_c5_cr10_white_begins_at_corner_1_and_black_waits_at_corner_11() {
    for seed in 0..20 {
        let table = deal(2, seed);
        let base: usize =
            kettle(&table, 1).rsplit('-').next().and_then(|value| value.parse().ok()).expect("a value");
        assert_eq!(table.decider(), Some(1));
        assert_eq!(positions(&table), [1 + base, 11]);
    }
}

/// Returns a record whose pile begins with these cards.
fn record_with_pile(first: &[&str]) -> String {
    let options = KupferkesselOptions::usual(2).expect("two");
    let text = Kupferkessel::write_setup(&Kupferkessel::deal(&options, &mut seeded_rng(1)));
    let mut words: Vec<String> = text.split_inclusive([' ', '\n']).map(str::to_owned).collect();
    let pile = words.iter().position(|word| word == "pile ").expect("a pile") + 1;
    for (place, card) in first.iter().enumerate() {
        let there = words.iter().position(|word| word.trim() == *card).expect("every card is there");
        let (a, b) = (words[pile + place].trim().to_owned(), words[there].trim().to_owned());
        words[there] = words[there].replace(&b, &a);
        words[pile + place] = words[pile + place].replace(&a, &b);
    }
    format!("record kupferkessel\n{}decisions\n", words.concat())
}

#[test]
fn c4_cr9_black_and_white_bases_are_refused_and_go_under_the_pile() {
    let text = record_with_pile(&["bat-1", "bone-3", "moss-2", "cobweb-4", "root-1", "vine-4"]);
    let record = Record::<Kupferkessel>::read(&text).expect("a record");
    let table = Table { state: record.state(), events: Vec::new() };
    assert_eq!((kettle(&table, 1).as_str(), kettle(&table, 2).as_str()), ("moss-2", "root-1"));
    assert!(pile(&table).starts_with("vine-4 "));
    assert!(pile(&table).ends_with(" bat-1 bone-3 cobweb-4"));
    assert_eq!(table.state.stacks().pile_known(), 3);
    // The hat of moss-2 does nothing.
    assert_eq!(table.decider(), Some(1));
    assert!(!table.allows("use"));
}

/// Records from before the option have no such line and mean the same.
#[test]
fn cr9_a_record_that_does_not_say_it_puts_them_under_the_pile() {
    let text = record_with_pile(&["bat-1", "bone-3", "moss-2", "cobweb-4", "root-1", "vine-4"]);
    let older = text.replace("refused-cards under\n", "");
    assert_ne!(older, text);
    assert_eq!(Record::<Kupferkessel>::read(&older), Record::read(&text));
}

#[test]
fn cr9_or_leave_the_game_where_the_table_says_so() {
    let text = record_with_pile(&["bat-1", "bone-3", "moss-2", "cobweb-4", "root-1", "vine-4"]);
    let text = text.replace("refused-cards under", "refused-cards out");
    let record = Record::<Kupferkessel>::read(&text).expect("a record");
    assert_eq!(record.write(), text);
    let table = Table { state: record.state(), events: Vec::new() };
    assert_eq!((kettle(&table, 1).as_str(), kettle(&table, 2).as_str()), ("moss-2", "root-1"));
    let refused: Vec<String> = table.state.out().iter().map(|card| card.to_string()).collect();
    assert_eq!(refused, ["bat-1", "cobweb-4", "bone-3"]);
    let stacks = table.state.stacks();
    assert_eq!((stacks.pile_len(), stacks.pile_known()), (24 - 2 - 3, 0));
    // The position contains it too, and can be read with a pile.
    let written = Kupferkessel::write_position(&table.state);
    assert!(
        written.contains("\nrefused-cards out\n") && written.contains("\nout bat-1 cobweb-4 bone-3\n"),
        "{written}"
    );
    assert_eq!(Kupferkessel::read_position(&written), Ok(table.state));
    let other = written.replace("refused-cards out\n", "");
    let refusal = Kupferkessel::read_position(&other).expect_err("cards are out beside a pile").to_string();
    assert!(refusal.contains("C12: no card is out of the game while the pile has 19"), "{refusal}");
}

#[test]
fn cr9_only_refused_cards_are_out_beside_a_pile() {
    let read = |out: &str| {
        Kupferkessel::read_position(&format!(
            "position kupferkessel; players 2; refused-cards out; out {out}; seat 1; at 3; kettle moss-1; seat 2; at 9; kettle root-1"
        ))
    };
    assert!(read("bat-1 bone-2").is_ok());
    let refusal = read("bat-1 vine-2").expect_err("vines are not refused").to_string();
    assert!(refusal.contains("C12, CR9: vine-2 was not refused"), "{refusal}");
}

#[test]
fn cr9_with_three_the_third_colour_is_refused_too() {
    let mut options = KupferkesselOptions::usual(3).expect("three");
    options.set("refused-cards", "out").expect("a value");
    assert!(options.set("refused-cards", "beside").is_err());
    for seed in 0..50 {
        let state = Kupferkessel::start(&Kupferkessel::deal(&options, &mut seeded_rng(seed)));
        for card in state.out().iter() {
            assert!(["white", "black", "orange"].contains(&card.colour().word()), "{card}");
        }
    }
}
