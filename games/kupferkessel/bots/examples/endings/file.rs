//! Endings with known results, one per line.
//!
//! A line has the square, both kettles, the cards out of the game, both figures and the turn. The result of
//! each legal decision follows. A card is one letter.

use hearth_core::{Game, Notation, Seat};
use kupferkessel_rules::{Card, Cell, Decision, Kupferkessel, State};
use kupferkessel_solver::Outcome;

/// The contents of the file.
pub const ENDINGS: &str = include_str!("endings.txt");

/// A position with the result of each legal decision under perfect play.
pub struct Ending {
    /// The position.
    pub state: State,
    /// The decisions with their results, in the order of the list of legal decisions.
    pub outcomes: Vec<(Decision, Outcome)>,
}

const LETTERS: &[u8; 56] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123";

impl Ending {
    /// Parses all endings of a text.
    pub fn read_all(text: &str) -> impl Iterator<Item = Ending> {
        text.lines().map(|line| Ending::read(line).unwrap_or_else(|| panic!("`{line}` is not an ending")))
    }

    /// Returns the number of cards that are left to take.
    pub fn cards(&self) -> usize {
        self.state.square().occupied().len()
    }

    /// Returns the result under perfect play.
    pub fn outcome(&self) -> Outcome {
        self.outcomes.iter().map(|(_, outcome)| *outcome).max().unwrap_or(Outcome::Draw)
    }

    /// Returns true if a decision keeps the result.
    pub fn is_kept_by(&self, decision: Decision) -> bool {
        self.outcomes.iter().any(|(other, outcome)| *other == decision && *outcome == self.outcome())
    }

    fn read(line: &str) -> Option<Ending> {
        let [square, white, black, out, at, turn, outcomes] = *line.split(' ').collect::<Vec<_>>().as_slice()
        else {
            return None;
        };
        let mut text = format!("position kupferkessel; players 2; turn {}", turn.get(..1)?);
        if turn.ends_with('+') {
            text += "; second true";
        }
        for (cell, letter) in Cell::all().zip(square.chars()) {
            text += &format!("; {cell} {}", card(letter).map_or(".".to_owned(), |card| card.to_string()));
        }
        text += &format!("; pile; out {}", cards(out));
        for (seat, (kettle, at)) in [white, black].into_iter().zip(at.split('/')).enumerate() {
            text += &format!("; seat {}; at {at}; kettle {}", seat + 1, cards(kettle));
        }
        let state = Kupferkessel::read_position(&text).ok()?;
        let legal = Kupferkessel::legal(&state);
        let outcomes: Option<Vec<_>> = outcomes.chars().map(outcome).collect();
        let outcomes: Vec<_> = legal.into_iter().zip(outcomes?).collect();
        Some(Ending { state, outcomes })
    }

    /// Formats the line of the file.
    pub fn write(&self) -> String {
        let letter = |card: Card| char::from(LETTERS[card.index()]);
        let square = |cell: Cell| self.state.square().card(cell).map_or('.', letter);
        let kettle = |seat: Seat| {
            let kettle: String = self.state.stacks().kettle(seat).map(letter).collect();
            kettle.chars().rev().collect::<String>()
        };
        let (white, black) = (Seat::FIRST, Seat::at(1));
        let out: String = self.state.out().iter().map(letter).collect();
        let turn = self.state.turn();
        let sign = |(_, outcome): &(Decision, Outcome)| match outcome {
            Outcome::Loss => '-',
            Outcome::Draw => '=',
            Outcome::Win => '+',
        };
        format!(
            "{} {} {} {} {}/{} {}{} {}",
            Cell::all().map(square).collect::<String>(),
            kettle(white),
            kettle(black),
            if out.is_empty() { "." } else { &out },
            self.state.position(white),
            self.state.position(black),
            turn.seat,
            if turn.second { "+" } else { "" },
            self.outcomes.iter().map(sign).collect::<String>()
        )
    }
}

fn card(letter: char) -> Option<Card> {
    let index = LETTERS.iter().position(|known| char::from(*known) == letter)?;
    Card::all().nth(index)
}

fn cards(letters: &str) -> String {
    letters.chars().filter_map(card).map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
}

fn outcome(sign: char) -> Option<Outcome> {
    match sign {
        '-' => Some(Outcome::Loss),
        '=' => Some(Outcome::Draw),
        '+' => Some(Outcome::Win),
        _ => None,
    }
}
