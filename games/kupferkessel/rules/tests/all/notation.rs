//! Positions as text: defaults, and refusals of impossible positions.

use std::collections::BTreeSet;

use hearth_core::{Game, Notation, Options, Record, Seat, statements};
use hearth_testkit::position::TestTable;
use hearth_testkit::{any_options, playout, seeded_rng};
use kupferkessel_rules::{Kupferkessel, KupferkesselOptions};

const DOCUMENT: &str = include_str!("../../../../../docs/NOTATION.md");

#[test]
fn the_example_of_the_documentation_plays_as_it_says() {
    let blocks = DOCUMENT.split("```").skip(1).step_by(2).filter_map(|block| block.strip_prefix("text\n"));
    let examples: Vec<&str> = blocks.filter(|block| block.starts_with("position kupferkessel")).collect();
    assert_eq!(examples.len(), 1);
    let mut table = TestTable::<Kupferkessel>::at(examples[0]);
    table.decide("take c6").decide("keep");
    let bats = table.state.stacks().held(Seat::FIRST).iter().filter(|card| card.family().word() == "bat");
    assert_eq!((table.decider(), bats.count()), (None, 3));
}

#[test]
fn every_statement_that_is_written_stands_in_the_documentation() {
    let rows = DOCUMENT.lines().filter_map(|line| line.strip_prefix("| `"));
    let told: BTreeSet<&str> = rows.filter_map(|row| row.split([' ', '`']).next()).collect();
    for seed in 0..100 {
        let options = any_options::<Kupferkessel>(&mut seeded_rng(seed));
        let mut state = Kupferkessel::start(&Kupferkessel::deal(&options, &mut seeded_rng(seed)));
        playout::<Kupferkessel>(&mut state, &mut seeded_rng(seed), |state, _| {
            let text = Kupferkessel::write_position(state);
            // One row of the document has all options; its text explains the start of a position.
            let known = ["position", "players", "seat"];
            for key in statements(&text).map(|statement| statement.key) {
                let option = KupferkesselOptions::CHOICES.iter().any(|choice| choice.name == key);
                assert!(option || known.contains(&key) || told.contains(key), "{key}");
            }
        });
    }
}

#[track_caller]
fn refused(text: &str) -> String {
    Kupferkessel::read_position(text).expect_err("it is impossible").to_string()
}

fn with(table: &str, white: &str, black: &str) -> String {
    format!("position kupferkessel; players 2; {table}\nseat 1; {white}\nseat 2; {black}")
}

#[test]
fn little_has_to_be_said() {
    let state = Kupferkessel::read_position(&with("", "at 3", "at 9")).expect("a position");
    assert_eq!(state.square().occupied().len(), 32);
    assert_eq!(state.stacks().pile_len(), 22);
}

#[test]
fn a_position_names_its_game_and_its_players() {
    assert!(refused("players 2").contains("begins with `position kupferkessel`"));
    assert!(refused("position kupferkessel").contains("`players` and their number, 2 to 3"));
    assert!(refused("position kupferkessel; players 4").contains("C1: "));
}

#[test]
fn unknown_names_are_refused_with_the_known_ones() {
    assert!(refused(&with("colour red", "at 3", "at 9")).contains("known are row, the cells, pile"));
    assert!(refused(&with("", "at 3; hand bat-1", "at 9")).contains("known are at, kettle and recipes"));
    assert!(refused(&with("a1 bat-1", "at 3", "at 9")).contains("`a1` is not known here"));
    assert!(refused(&with("turn 1; turn 2", "at 3", "at 9")).contains("`turn` appears twice"));
    assert!(refused(&with("row 1 * * * *; row 1 * * * *", "at 3", "at 9")).contains("`row 1` appears twice"));
    assert!(refused(&with("row 2 * * * *", "at 3", "at 9")).contains("C2: row 2 has 6 cells"));
    assert!(refused(&with("own-recipes 12: any gold card", "at 3", "at 9")).contains("column 9"));
}

#[test]
fn impossible_positions_are_refused_with_the_reason() {
    let impossible = [
        ("c1 bat-1; c2 bat-1", "at 3", "at 9", "C1: there is one bat-1"),
        ("pile bat-1", "at 3", "at 9", "lies nowhere"),
        ("", "at 3", "at 3", "C7: two figures"),
        ("", "at 3; kettle bat-1", "at 9", "C4, C31: bat-1"),
        ("", "at 1", "at 9", "C9, CR2: there is no card to take"),
        ("c1 .; pile *", "at 3", "at 9", "C14: the square has 1 gaps"),
        ("pile; out *", "at 1", "at 9", "C9, CR2"),
        ("pile bat-1; out *", "at 3", "at 9", "C12: no card is out"),
        ("known 23", "at 3", "at 9", "CR7: 23 cards"),
        ("idle 20", "at 3", "at 9", "CR3: after 20 turns"),
        ("question symbol c1; c1 .", "at 3; kettle moss-1 moss-3", "at 9", "C11: "),
        ("question symbol c1; c1 .", "at 3; kettle moss-2", "at 9", "C4: a symbol on the base"),
        ("question symbol d1; d1 .", "at 3; kettle moss-1 root-2", "at 9", "C8: d1 must be a gap"),
        ("question last c1 bat-1; c1 .", "at 3", "at 9", "C15: c1 was not the last card"),
        ("question over", "at 3", "at 9", "C15: nothing has ended the game"),
        ("question over; end line 1", "at 3", "at 9", "C15: seat 1 did not empty"),
        ("question over; end dry", "at 3", "at 9", "CR3: the game runs dry"),
        ("end dry; idle 0", "at 3", "at 9", "C15: the game has ended"),
        ("recipes true", "at 3", "at 9", "C20, C32: seat 1 has 0 recipes, not 2"),
        (
            "recipes true",
            "at 3; recipes last, plants",
            "at 9; recipes last, one black",
            "C20: the recipe `last`",
        ),
        ("second true; idle 5", "at 3", "at 9", "CR3: a card was just taken"),
        (
            "any-line-ends true; row 2 . . . . . .; row 3 . . . . . .; question last c3 bat-3",
            "at 8",
            "at 9",
            "CR1: another line was empty before",
        ),
        ("any-line-ends true; a2 .; b2 .; c2 .; d2 .; e2 .; f2 .", "at 3", "at 9", "CR1: a line is empty"),
    ];
    for (table, white, black, reason) in impossible {
        let error = refused(&with(table, white, black));
        assert!(error.contains(reason), "{table}: {error}");
    }
}

/// Returns a record without decisions.
fn fresh_record() -> String {
    let mut options = KupferkesselOptions::usual(2).expect("two can play");
    options.set("own-recipes", "5: any hat | 3: any explosion").expect("two recipes");
    Record::<Kupferkessel>::new(Kupferkessel::deal(&options, &mut seeded_rng(1))).write()
}

#[test]
fn nothing_is_said_twice_in_a_record() {
    let text = fresh_record();
    for statement in ["any-line-ends true", "own-recipes 5: any hat", "pile bat-1"] {
        let doubled = text.replace("decisions\n", &format!("{statement}\ndecisions\n"));
        let error = Record::<Kupferkessel>::read(&doubled).expect_err("it is said twice").to_string();
        assert!(error.contains("appears twice"), "{statement}: {error}");
    }
    let tabs = text.replace("dealt 1 ", "dealt 1\t");
    assert!(Record::<Kupferkessel>::read(&tabs).is_ok(), "white space makes no difference");
}

#[test]
fn recipes_may_be_written_down_behind_those_that_were_dealt() {
    let text = fresh_record();
    let own = text.lines().find(|line| line.starts_with("own-recipes")).expect("they are written down");
    let later = text.replace(&format!("{own}\n"), "").replace("decisions\n", &format!("{own}\ndecisions\n"));
    assert_eq!(Record::<Kupferkessel>::read(&later), Record::read(&text));
}

#[test]
fn an_error_in_the_setup_of_a_record_is_reported_with_its_line() {
    let text = fresh_record();
    let error = |text: &str| Record::<Kupferkessel>::read(text).expect_err("it cannot be").to_string();
    let line = |begins: &str| {
        let at = text.lines().position(|line| line.starts_with(begins)).expect("it is written down");
        (at + 1, text.lines().nth(at).expect("it is there").to_owned())
    };
    let words = |begins: &str| line(begins).1.split(' ').map(str::to_owned).collect::<Vec<_>>();
    let ((row, second), (pile, cards), (dealt, last)) = (line("row 2"), line("pile"), line("dealt 2"));
    let (first, top) = (words("row 1")[2].clone(), words("pile")[1].clone());

    let twice = text.replace(&second, &second.replace(&words("row 2")[2], &first));
    assert_eq!(error(&twice), format!("line {row}: C1: there is one {first}, but two are named"));
    let twice = text.replace(&cards, &format!("{cards} {first}"));
    assert_eq!(error(&twice), format!("line {pile}: C1: there is one {first}, but two are named"));
    let lost = text.replace(&cards, &cards.replacen(&format!(" {top}"), "", 1));
    assert_eq!(error(&lost), format!("line {pile}: C1: {top} lies nowhere"));
    let (sixth, short) = line("row 6");
    assert_eq!(
        error(&text.replace(&format!("{short}\n"), "")),
        format!("line {}: row 6 is missing", sixth - 1)
    );
    let hand = last.rsplit_once(',').expect("two recipes").0;
    let fewer = error(&text.replace(&last, hand));
    assert_eq!(fewer, format!("line {dealt}: C20, C32: seat 2 has 1 recipes, not 2"));
    let third = text.replace(&last, &format!("{last}\n{}", last.replacen('2', "3", 1)));
    assert_eq!(error(&third), format!("line {}: 2 play, and recipes were dealt to each already", dealt + 1));
}
