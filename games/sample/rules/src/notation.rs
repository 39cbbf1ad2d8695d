//! Positions as text: `docs/NOTATION.md` describes what all games share.

use std::fmt::Write;

use hearth_core::{BadText, Game, Notation, Seat, SeenStatements, Statement, position_head};

use crate::state::{COPIES, SEATS};
use crate::{Cards, FACE_DOWN, Lay, NUMBERS, ROUNDS, Sample, State, View};

impl Notation for Sample {
    fn write_position(state: &State) -> String {
        format!("position sample\n{}", written(state))
    }

    fn read_position(text: &str) -> Result<State, BadText> {
        let (options, statements) = position_head::<Sample>(text)?;
        read(options.players, statements)
    }

    fn write_setup(setup: &State) -> String {
        written(setup)
    }

    fn read_setup(statements: &[Statement<'_>]) -> Result<State, BadText> {
        let Some((players, rest)) = statements.split_first().filter(|(first, _)| first.key == "players")
        else {
            return Err(BadText::whole("a set-up begins with `players`"));
        };
        let state = read(players.number(SEATS)?, rest.iter().copied())?;
        if state.laid.iter().all(Cards::is_empty) {
            return Ok(state);
        }
        Err(BadText::whole("no cards are laid in a set-up"))
    }

    fn write_view(view: &View) -> String {
        let mut text = format!("prizes {}\n", words(&view.prizes));
        for seat in Seat::all(view.players) {
            let _ = write!(text, "seat {seat}: laid {}", words(&view.laid[seat.index()].0));
            text += &if view.observer.sits_at(seat) {
                format!(", your hand {}\n", words(&view.hand.0))
            } else {
                "\n".to_owned()
            };
        }
        text
    }

    fn all_decisions() -> impl Iterator<Item = Lay> {
        NUMBERS.map(Lay)
    }
}

/// Writes the cards that are there: `9 4 ?`.
fn words(cards: &[u8]) -> String {
    let there = cards.iter().filter(|card| **card > 0);
    let word = |card: &u8| if *card == FACE_DOWN { "?".to_owned() } else { card.to_string() };
    there.map(word).collect::<Vec<_>>().join(" ")
}

/// Writes a position without its first statement.
fn written(state: &State) -> String {
    let mut text = format!("players {}\nprizes {}\n", state.players, words(&state.prizes));
    for seat in Seat::all(state.players) {
        let _ = writeln!(text, "hand {seat} {}", words(&state.hands[seat.index()].0));
        if !state.laid[seat.index()].is_empty() {
            let _ = writeln!(text, "laid {seat} {}", words(&state.laid[seat.index()].0));
        }
    }
    text
}

/// Reads the statements after the number of players. They may be in any order.
fn read<'a>(players: usize, statements: impl Iterator<Item = Statement<'a>>) -> Result<State, BadText> {
    let none = [Cards::default(); SEATS];
    let mut state = State { players, prizes: [0; ROUNDS], hands: none, laid: none };
    let mut seen = SeenStatements::default();
    for statement in statements {
        let mut words = statement.words();
        let seat = match statement.key {
            "prizes" => None,
            "hand" | "laid" => Some(statement.seat(words.next().unwrap_or_default(), players)?),
            key => return Err(statement.wrong(format!("`{key}` is not a statement of this game"))),
        };
        seen.once(&statement, seat, statement.key)?;
        let mut cards = Cards::default();
        for word in words {
            let number = word.parse().ok().filter(|number| NUMBERS.contains(number) && cards.len() < ROUNDS);
            cards.push(number.ok_or_else(|| statement.wrong(format!("`{word}` is not possible here")))?);
        }
        match (seat, statement.key) {
            (Some(seat), "laid") => state.laid[seat.index()] = cards,
            (Some(seat), _) => {
                cards.sort();
                state.hands[seat.index()] = cards;
            }
            (None, _) => state.prizes = cards.0,
        }
    }
    possible(&state).map(|()| state).map_err(BadText::whole)
}

/// Rejects a position that cannot occur.
fn possible(state: &State) -> Result<(), &'static str> {
    if !Sample::PLAYERS.contains(&state.players) {
        return Err("two or three can play (S1)");
    }
    if !(1..=ROUNDS as u8).all(|prize| state.prizes.contains(&prize)) {
        return Err("the prizes are 1 to 5, in any order (S2)");
    }
    let cards = || state.hands.iter().chain(&state.laid).flat_map(Cards::iter);
    if NUMBERS.any(|number| cards().filter(|card| *card == number).count() > COPIES) {
        return Err("each number is there twice (S1)");
    }
    let mut seats = state.hands.iter().zip(&state.laid).take(state.players);
    if seats.any(|(hand, laid)| hand.len() + laid.len() != ROUNDS) {
        return Err("each player was dealt five cards (S1)");
    }
    let round = state.round();
    let ahead: Vec<usize> = state.laid[..state.players].iter().map(|laid| laid.len() - round).collect();
    if ahead.iter().any(|ahead| *ahead > 1) || !ahead.is_sorted_by(|a, b| a >= b) {
        return Err("the players lay one card each, beginning with the first seat (S3)");
    }
    Ok(())
}
