//! Rule by rule: a position as text, a decision, its effects. The name of a test begins with the ids of its
//! rules.

mod abilities;
mod cancel_and_exchange;
mod editions;
mod ending;
mod examples;
mod finishing;
mod opening;
mod play_area;
mod playing;
mod refusals;
mod rulings;
mod setup;
mod story;
mod turn;

use hearth_core::{Game, Notation, Options, statements};
use hearth_testkit::{position, seeded_rng};
use kokopelli_rules::{Ceremony, Kokopelli, KokopelliOptions, Setup};
use story::{scores, story};

type Table = position::TestTable<Kokopelli>;

#[track_caller]
fn two(text: &str) -> Table {
    table(2, text)
}

#[track_caller]
fn three(text: &str) -> Table {
    table(3, text)
}

#[track_caller]
fn four(text: &str) -> Table {
    table(4, text)
}

/// Returns a position. The game has every ceremony that its text names, and the first others up to ten.
#[track_caller]
fn table(players: usize, text: &str) -> Table {
    Table::at(&format!(
        "position kokopelli; players {players}; ceremonies {}\n{text}",
        ceremonies_for(text).join(" ")
    ))
}

/// Returns the words of the ceremonies that a text names, filled up to ten.
fn ceremonies_for(text: &str) -> Vec<&'static str> {
    let is_named = |ceremony: &Ceremony| {
        text.split(|c: char| !c.is_ascii_lowercase() && c != '-').any(|word| word == ceremony.word())
    };
    let (mut words, others): (Vec<Ceremony>, Vec<Ceremony>) = Ceremony::ALL.iter().partition(|c| is_named(c));
    words.extend(&others[..10_usize.saturating_sub(words.len())]);
    words.into_iter().map(Ceremony::word).collect()
}

/// Deals a setup with these options, always with the same shuffles.
#[track_caller]
fn dealt(players: usize, options: &[(&str, &str)]) -> Setup {
    Kokopelli::deal(&agreed(players, options).unwrap_or_else(|error| panic!("{error}")), &mut seeded_rng(1))
}

/// Applies options, or returns the error message.
fn agreed(players: usize, options: &[(&str, &str)]) -> Result<KokopelliOptions, String> {
    let choose = || {
        let mut agreed = KokopelliOptions::usual(players)?;
        for (name, value) in options {
            agreed.set(name, value)?;
        }
        agreed.checked()
    };
    choose().map_err(|error| error.to_string())
}

/// Returns a game before its first decision.
fn started(players: usize, options: &[(&str, &str)]) -> Table {
    Table { state: Kokopelli::start(&dealt(players, options)), events: Vec::new() }
}

/// Each of the five actions (K10), for seat 1 with a Paw and a Kokopelli in hand and a ceremony on `a`.
const FIVE_ACTIONS: [&[&str]; 5] = [
    &["draw"],
    &["open paw 1b"],
    &["play kokopelli 1a"],
    &["cancel 1a"],
    &["exchange", "under paw", "under kokopelli"],
];

/// Makes several legal decisions and returns all events.
#[track_caller]
fn decide_all(table: &mut Table, decisions: &[&str]) -> Vec<String> {
    decisions.iter().flat_map(|decision| story(table.decide(decision))).collect()
}

/// Returns the value of a key in the position as text: of a seat, or of the table if the seat is 0.
fn said(table: &Table, seat: usize, key: &str) -> String {
    let text = Kokopelli::write_position(&table.state);
    let mut about = 0;
    for statement in statements(&text) {
        if statement.key == "seat" {
            about += 1;
        }
        if about == seat && statement.key == key {
            return statement.value.to_owned();
        }
    }
    String::new()
}

fn hand(table: &Table, seat: usize) -> String {
    said(table, seat, "hand")
}

fn hand_size(table: &Table, seat: usize) -> usize {
    hand(table, seat).split_whitespace().count()
}

fn pile(table: &Table, seat: usize) -> String {
    said(table, seat, "pile")
}

fn pile_size(table: &Table, seat: usize) -> usize {
    pile(table, seat).split_whitespace().count()
}

fn discard(table: &Table, seat: usize) -> String {
    said(table, seat, "discard")
}

/// Returns the cards on a space; cards of other colours include their seat.
fn on(table: &Table, space: &str) -> String {
    let (seat, letter) = space.split_at(1);
    said(table, seat.parse().expect("a space begins with a seat"), letter)
}

/// Returns the points of every seat.
fn points(table: &Table) -> Vec<usize> {
    let seats = 1..=Kokopelli::players(&table.state);
    seats.map(|seat| said(table, seat, "points").parse().expect("points are a number")).collect()
}

/// Returns the regular and extra actions left.
fn actions(table: &Table) -> (String, String) {
    (said(table, 0, "actions"), said(table, 0, "extra"))
}

/// Returns the question to the active seat; `action` by default.
fn question(table: &Table) -> String {
    let said = said(table, 0, "question");
    if said.is_empty() { "action".to_owned() } else { said }
}

/// Returns the spaces on which a decision is legal: `spaces(&table, "open paw")`.
fn spaces(table: &Table, decision: &str) -> String {
    let verb = decision.split(' ').next().unwrap_or(decision);
    let legal = table.legal(verb);
    let found: Vec<&str> =
        legal.iter().filter_map(|said| said.strip_prefix(decision)?.strip_prefix(' ')).collect();
    found.join(" ")
}
