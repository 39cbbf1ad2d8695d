//! Checks the examples and tables of `docs/NOTATION.md`.

use std::collections::BTreeSet;

use hearth_core::{Game, Notation, Observer, Options, Record, Seat, statements};
use hearth_testkit::position::TestTable;
use hearth_testkit::{any_options, playout, seeded_rng};
use kokopelli_rules::{Kokopelli, KokopelliOptions};

const DOCUMENT: &str = include_str!("../../../../../../docs/NOTATION.md");

/// Returns the examples of the document that begin with this word and the name of the game.
fn examples(word: &str) -> Vec<&'static str> {
    let head = format!("{word} kokopelli");
    let blocks = DOCUMENT.split("```").skip(1).step_by(2);
    blocks.filter_map(|block| block.strip_prefix("text\n")).filter(|block| block.starts_with(&head)).collect()
}

/// Returns the first column of the tables: the word between backticks, up to the first space.
fn first_column() -> BTreeSet<&'static str> {
    let rows = DOCUMENT.lines().filter_map(|line| line.strip_prefix("| `"));
    rows.filter_map(|row| row.split([' ', '`']).next()).collect()
}

#[test]
fn the_example_of_a_position_can_be_read() {
    let positions = examples("position");
    assert_eq!(positions.len(), 1);
    let mut table = TestTable::<Kokopelli>::at(positions[0]);
    table.decide("play paw 1b");
    let view = Kokopelli::view(&table.state, Observer::Spectator);
    assert_eq!(Seat::all(3).map(|seat| view.seat(seat).points).collect::<Vec<_>>(), [5, 3, 0]);
}

#[test]
fn the_example_of_a_record_can_be_read() {
    let records = examples("record");
    assert_eq!(records.len(), 1);
    let record = Record::<Kokopelli>::read(records[0]).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(record.decisions.len(), 6);
    let remarks = |text: &str| text.lines().filter(|line| line.starts_with('#')).count();
    assert_eq!(remarks(&record.write()), remarks(records[0]), "the remarks are where the program puts them");
}

#[test]
fn every_statement_that_is_written_stands_in_a_table() {
    let column = first_column();
    let mut missing = BTreeSet::new();
    for seed in 0..40 {
        let options = any_options::<Kokopelli>(&mut seeded_rng(seed));
        let mut state = Kokopelli::start(&Kokopelli::deal(&options, &mut seeded_rng(seed)));
        let mut look = |state: &_| {
            let text = Kokopelli::write_position(state);
            let keys = statements(&text).map(|statement| statement.key.to_owned());
            missing.extend(keys.filter(|key| !column.contains(key.as_str())));
        };
        playout::<Kokopelli>(&mut state, &mut seeded_rng(seed), |state, _| look(state));
        look(&state);
    }
    // The text explains the start of a position and the letters of the spaces.
    let in_text = ["position", "players", "seat", "b", "c", "d", "e", "f"];
    missing.retain(|key| !in_text.contains(&key.as_str()));
    assert!(missing.is_empty(), "{missing:?} stand in no table");
}

#[test]
fn every_point_of_the_rules_stands_in_a_table() {
    let column = first_column();
    for choice in KokopelliOptions::CHOICES.iter().filter(|choice| choice.name != "count") {
        assert!(column.contains(choice.name), "{}", choice.name);
    }
}
