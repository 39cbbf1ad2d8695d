//! Records: a setup, then decisions.

use hearth_core::{Game, Options, Record};
use hearth_testkit::seeded_rng;
use kokopelli_rules::{Edition, Kokopelli, KokopelliOptions, ReachAbroad, Ruleset};

/// Returns a record without decisions.
fn fresh() -> String {
    let mut options = KokopelliOptions::usual(2).expect("two can play");
    options.set("ceremonies", "first").expect("the first-game set is a value");
    Record::<Kokopelli>::new(Kokopelli::deal(&options, &mut seeded_rng(1))).write()
}

fn error(text: &str) -> String {
    Record::<Kokopelli>::read(text).expect_err(text).to_string()
}

/// Returns the fresh record with one line changed or removed.
#[track_caller]
fn with_line(begins: &str, change: impl Fn(&str) -> String) -> String {
    let text = fresh();
    assert_eq!(text.lines().filter(|line| line.starts_with(begins)).count(), 1, "{begins}");
    text.lines()
        .map(|line| if line.starts_with(begins) { change(line) } else { line.to_owned() } + "\n")
        .collect()
}

#[track_caller]
fn without_line(begins: &str) -> String {
    with_line(begins, |_| String::new())
}

#[test]
fn a_record_says_everything_that_is_fixed_before_the_first_decision() {
    let text = fresh();
    let keys: Vec<&str> = text.lines().map(|line| line.split(' ').next().unwrap_or(line)).collect();
    assert_eq!(
        keys,
        [
            "record",
            "players",
            "edition",
            "fire-reach",
            "fire-check",
            "sun-shared",
            "birth-finish",
            "two-player-first-round",
            "spider-below",
            "vase-for-owner",
            "ceremonies",
            "deck",
            "deck",
            "decisions",
        ]
    );
    let record = Record::<Kokopelli>::read(&text).expect("what was written can be read");
    assert_eq!(record.write(), text);
}

#[test]
fn decisions_follow_with_a_remark_whose_they_are() {
    let mut record = Record::<Kokopelli>::read(&(fresh() + "draw\n")).expect("drawing is legal");
    let full_hand = record.write();
    assert!(full_hand.ends_with("decisions\n# seat 1\ndraw\n"), "{full_hand}");
    let under = Kokopelli::legal(&record.state())[0];
    record.decisions.push(under);
    record.decisions.push("draw".parse().expect("a decision"));
    let text = record.write();
    assert!(text.ends_with(&format!("# seat 1\ndraw\n{under}\n# seat 2\ndraw\n")), "{text}");
    assert_eq!(Record::read(&text), Ok(record));
}

#[test]
fn the_points_of_the_edition_may_be_left_out() {
    let points = [
        "edition",
        "fire-reach",
        "fire-check",
        "sun-shared",
        "birth-finish",
        "two-player-first-round",
        "spider-below",
        "vase-for-owner",
    ];
    let whole = fresh();
    let short: Vec<&str> =
        whole.lines().filter(|line| !points.iter().any(|point| line.starts_with(point))).collect();
    assert_eq!(Record::<Kokopelli>::read(&short.join("\n")), Record::read(&whole));
}

/// E6 is newer than the other points: a record without it was played without it, in the Polish edition too.
#[test]
fn e6_a_record_from_before_it_is_played_without_it() {
    let mut options = KokopelliOptions::usual(3).expect("three can play");
    options.set("edition", "polish").expect("an edition");
    let now = Record::<Kokopelli>::new(Kokopelli::deal(&options, &mut seeded_rng(1)));
    assert!(now.setup.ruleset().reaches_below_neighbours);
    let text = now.write();
    assert_eq!(Record::read(&text), Ok(now));
    let older = text.replace("spider-below true\n", "");
    assert_ne!(older, text);
    let older = Record::<Kokopelli>::read(&older).expect("older records can be read");
    assert!(!older.setup.ruleset().reaches_below_neighbours);
    assert!(older.write().contains("\nspider-below false\n"));
}

/// A record contains E1, so the game continues with it.
#[test]
fn e1_a_record_keeps_how_far_fire_reached() {
    let older = with_line("fire-reach", |_| "fire-reach near".to_owned()).replace("spider-below false\n", "");
    let record = Record::<Kokopelli>::read(&older).expect("older records can be read");
    let english = Ruleset::of(Edition::English);
    assert_eq!(record.setup.ruleset(), Ruleset { reach_abroad: ReachAbroad::Near, ..english });
}

#[test]
fn a_record_has_its_head_and_its_middle() {
    assert_eq!(error(""), "the record is empty");
    let head = "line 1: a record of this game begins with `record kokopelli`";
    assert_eq!(error("position kokopelli; players 2"), head);
    assert_eq!(error("record chess"), head);
    assert_eq!(error(&without_line("decisions")), "the record has no `decisions` line before its decisions");
    assert_eq!(
        error(&with_line("decisions", |line| format!("{line} draw"))),
        "line 14: `decisions` takes no value; the decisions follow, one per line"
    );
}

#[test]
fn no_statement_is_missing() {
    assert_eq!(error("record kokopelli\ndecisions"), "the statement `players` is missing");
    assert_eq!(error(&without_line("players")), "line 3: `players` must come first");
    assert_eq!(error(&without_line("ceremonies")), "the statement `ceremonies` is missing");
    assert_eq!(error(&without_line("deck 2")), "line 12: `deck 2` must follow: there are 2 players");
    let none: Vec<String> =
        fresh().lines().filter(|line| !line.starts_with("deck")).map(str::to_owned).collect();
    assert_eq!(error(&none.join("\n")), "the statement `deck` is missing");
    assert_eq!(
        error(&without_line("deck 1")),
        "line 13: this must be `deck 1` and its cards, top card first"
    );
}

#[test]
fn no_statement_is_said_twice_or_unknown() {
    for (key, line) in [("players", 3), ("edition", 4), ("ceremonies", 12), ("sun-shared", 7)] {
        let twice = with_line(key, |said| format!("{said}\n{said}"));
        assert_eq!(error(&twice), format!("line {line}: `{key}` appears twice"));
    }
    let known = "`players`, `ceremonies`, `deck`, `edition` and the points of the rules";
    for unknown in ["count 10", "colour red"] {
        let key = unknown.split(' ').next().expect("a word");
        let text = with_line("edition", |said| format!("{unknown}\n{said}"));
        assert_eq!(error(&text), format!("line 3: `{key}` is not known here; known are {known}"));
    }
    assert_eq!(
        error(&with_line("edition", |_| "edition italian".to_owned())),
        "line 3: `italian` is not a value of edition; possible: english, french, polish, german"
    );
}

#[test]
fn every_deck_is_whole() {
    let short = with_line("deck 2", |line| line.replacen(" paw", "", 1));
    assert_eq!(error(&short), "line 13: K5: deck 2 has 2 paw, not 3");
    let other = with_line("deck 1", |line| line.replacen(" paw", " kokopelli", 1));
    assert_eq!(error(&other), "line 12: K5: deck 1 has 2 paw, not 3");
    let long = with_line("deck 1", |line| format!("{line} kokopelli"));
    assert_eq!(error(&long), "line 12: K5: deck 1 has 7 kokopelli, not 6");
    let foreign = with_line("deck 1", |line| format!("{line} sun"));
    assert_eq!(error(&foreign), "line 12: K5: deck 1 has 1 sun, not 0");
    let third = with_line("deck 2", |line| format!("{line}\n{}", line.replacen('2', "3", 1)));
    assert_eq!(error(&third), "line 14: 2 play, and each has a deck already");
    let few = with_line("ceremonies", |_| "ceremonies sun paw".to_owned());
    assert_eq!(error(&few), "line 11: K2, K3: a game has 10, 11 or 12 ceremonies, not 2");
    let players = with_line("players", |_| "players 5".to_owned());
    assert_eq!(error(&players), "line 2: K1: Kokopelli is for 2 to 4 players, not 5");
}

#[test]
fn an_illegal_decision_is_refused_with_its_line() {
    assert_eq!(
        error(&(fresh() + "draw\npass\n")),
        "line 16: `pass` is not possible here. K12: you hold more than five cards; first put 1 more card under your \
         draw pile"
    );
    assert_eq!(
        error(&(fresh() + "# a remark\nplay kokopelli 1a")),
        "line 16: `play kokopelli 1a` is not possible here. K18: there is no ceremony on 1a"
    );
    assert_eq!(
        error(&(fresh() + "jump\n")),
        "line 15: `jump` is not a decision; say draw, open CARD SPACE, play CARD SPACE, cancel SPACE, exchange, under \
         CARD, done or pass"
    );
    assert_eq!(
        error(&(fresh() + "open paw 9z\n")),
        "line 15: `9z` is not a space; a space is a seat and a letter, like `2c`"
    );
}

#[test]
fn the_occupants_of_seats_are_stored() {
    let sitting = "sits 1 person\nsits 2 bot random\n";
    let text = fresh().replace("decisions\n", &format!("{sitting}decisions\n"));
    let record = Record::<Kokopelli>::read(&text).expect("a record");
    assert_eq!(record.sitting, ["person", "bot random"]);
    assert_eq!(record.write(), text);
    let alone = text.replace("sits 2 bot random\n", "");
    assert_eq!(error(&alone), "line 14: `sits 2` must follow: there are 2 players");
    let twisted = text.replace("sits 1", "sits 2");
    assert_eq!(error(&twisted), "line 14: expected `sits 1` and a name");
    let three = text.replace("decisions\n", "sits 3 person\ndecisions\n");
    assert_eq!(error(&three), "line 16: there are only 2 seats");
}

#[test]
fn the_mark_with_which_an_editor_begins_a_text_says_nothing() {
    let text = fresh();
    assert_eq!(Record::<Kokopelli>::read(&format!("\u{feff}{text}")), Record::read(&text));
    assert_eq!(error("\u{feff}\u{feff}record kokopelli"), error("record chess"), "one of them");
}
