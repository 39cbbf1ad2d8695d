//! Rule by rule: a position as text, a decision, its effects. The name of a test begins with the ids of its
//! rules.

mod assumptions;
mod ending;
mod information;
mod moving;
mod scoring;
mod setup;
mod symbols;
mod taking;
mod three_players;

use hearth_core::{Game, Standing};
use hearth_testkit::position::TestTable as AnyTable;
use kupferkessel_rules::{Event, Kupferkessel};

type Table = AnyTable<Kupferkessel>;

/// Returns a table of two: statements about the table, then the position and the kettle of White and Black.
#[track_caller]
fn two(table: &str, white: (usize, &str), black: (usize, &str)) -> Table {
    Table::at(&format!(
        "position kupferkessel; players 2; {table}
         seat 1; at {}; kettle {}
         seat 2; at {}; kettle {}",
        white.0, white.1, black.0, black.1
    ))
}

/// Returns a table of three, with an orange figure.
#[track_caller]
fn three(table: &str, seats: [(usize, &str); 3]) -> Table {
    let seats = seats.map(|(at, kettle)| format!("at {at}; kettle {kettle}"));
    Table::at(&format!(
        "position kupferkessel; players 3; {table}
         seat 1; {}
         seat 2; {}
         seat 3; {}",
        seats[0], seats[1], seats[2]
    ))
}

/// Returns gaps in these cells.
fn gaps(cells: &str) -> String {
    cells.split(' ').fold(String::new(), |text, cell| text + cell + " .; ")
}

/// Returns column c without cards.
fn no_column_c() -> String {
    gaps("c1 c2 c3 c4 c5 c6")
}

/// Returns the positions of the figures.
fn positions(table: &Table) -> Vec<usize> {
    let players = Kupferkessel::players(&table.state);
    hearth_core::Seat::all(players).map(|seat| table.state.position(seat).number()).collect()
}

/// Returns the cards of a kettle, base first.
fn kettle(table: &Table, seat: usize) -> String {
    let mut cards: Vec<String> =
        table.state.stacks().kettle(hearth_core::Seat::at(seat - 1)).map(|card| card.to_string()).collect();
    cards.reverse();
    cards.join(" ")
}

/// Returns the pile, top card first.
fn pile(table: &Table) -> String {
    table.state.stacks().pile().map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
}

/// Returns the card on a cell.
fn on(table: &Table, cell: &str) -> Option<String> {
    let cell = cell.parse().expect("a cell");
    table.state.square().card(cell).map(|card| card.to_string())
}

fn happened(table: &Table, what: impl Fn(&Event) -> bool) -> usize {
    table.events.iter().filter(|event| what(event)).count()
}

#[track_caller]
fn standing(table: &Table) -> Standing {
    Kupferkessel::standing(&table.state).expect("the game is over")
}

/// Returns the scores of two kettles if White ends the game and leaves the last card, a `bone-1`.
#[track_caller]
fn scores(options: &str, white: &str, black: &str) -> Vec<i32> {
    let mut table =
        two(&format!("{options}; {} question last c1 bone-1", no_column_c()), (3, white), (9, black));
    standing(table.decide("leave")).scores.to_vec()
}
