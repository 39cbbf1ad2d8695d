//! Set-up: C1-C5.

use hearth_core::{Game, Notation, Options, Record};
use hearth_testkit::rng;
use kupferkessel_rules::{Card, Family, Kupferkessel, KupferkesselOptions};

use super::{Table, kettle, pile, positions};

fn deal(players: usize, seed: u64) -> Table {
    let options = KupferkesselOptions::usual(players).expect("two or three");
    let state = Kupferkessel::start(&Kupferkessel::deal(&options, &mut rng(seed)));
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
fn c3_c5_white_begins_at_corner_1_and_black_waits_at_corner_11() {
    for seed in 0..20 {
        let table = deal(2, seed);
        let base: usize =
            kettle(&table, 1).rsplit('-').next().and_then(|value| value.parse().ok()).expect("a value");
        assert_eq!(table.decider(), Some(1));
        assert_eq!(positions(&table), [1 + base, 11]);
    }
}

/// A record in which the pile begins with these cards.
fn record_with_pile(first: &[&str]) -> String {
    let options = KupferkesselOptions::usual(2).expect("two");
    let text = Kupferkessel::write_setup(&Kupferkessel::deal(&options, &mut rng(1)));
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
fn c4_black_and_white_bases_are_refused_and_go_under_the_pile() {
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
