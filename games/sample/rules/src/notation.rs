//! Positions as text. `docs/NOTATION.md` describes what all games share.

use hearth_core::{BadText, Game, Notation, Seat, SeenStatements, Statement, position_head};

use crate::{Cards, FACE_DOWN, Lay, NUMBERS, ROUNDS, SEATS, Sample, State, View};

impl Notation for Sample {
    fn write_position(state: &State) -> String {
        format!("position {}\n{}", Sample::NAME, Sample::write_setup(state))
    }

    fn read_position(text: &str) -> Result<State, BadText> {
        let (options, statements) = position_head::<Sample>(text)?;
        read(options.players, statements)
    }

    fn write_setup(state: &State) -> String {
        let seat = |seat: Seat| {
            let [hand, laid] = [state.hands, state.laid].map(|cards| words(cards[seat.index()]));
            format!("hand {seat} {hand}\nlaid {seat} {laid}\n")
        };
        let seats: String = Seat::all(state.players).map(seat).collect();
        format!("players {}\nprizes {}\n{seats}", state.players, words(state.prizes))
    }

    fn read_setup(statements: &[Statement<'_>]) -> Result<State, BadText> {
        let Some((players, rest)) = statements.split_first().filter(|(first, _)| first.key == "players")
        else {
            return Err(BadText::whole("a set-up begins with `players`"));
        };
        read(players.number(SEATS)?, rest.iter().copied())
    }

    fn write_view(view: &View) -> String {
        let seat = view.observer.seat().map_or(String::new(), |seat| format!("you are in seat {seat}\n"));
        seat + &Sample::write_setup(&view.table)
    }

    fn all_decisions() -> impl Iterator<Item = Lay> {
        NUMBERS.map(Lay)
    }
}

/// Writes cards: `9 4 ?`.
fn words(cards: Cards) -> String {
    let word = |card: u8| if card == FACE_DOWN { "?".to_owned() } else { card.to_string() };
    cards.iter().map(word).collect::<Vec<_>>().join(" ")
}

/// Reads the statements after the number of players, in any order.
fn read<'a>(players: usize, statements: impl Iterator<Item = Statement<'a>>) -> Result<State, BadText> {
    let (prizes, none, mut seen) = (Cards::default(), [Cards::default(); SEATS], SeenStatements::default());
    let mut state = State { players, prizes, hands: none, laid: none };
    for statement in statements {
        let mut words = statement.words();
        let seat = match statement.key {
            "prizes" => None,
            "hand" | "laid" => Some(statement.seat(words.next().unwrap_or_default(), players)?),
            key => return Err(statement.wrong(format!("`{key}` is no statement of a position"))),
        };
        seen.once(&statement, seat, statement.key)?;
        let cards = match (seat, statement.key) {
            (None, _) => &mut state.prizes,
            (Some(seat), "hand") => &mut state.hands[seat.index()],
            (Some(seat), _) => &mut state.laid[seat.index()],
        };
        for word in words {
            let number = word.parse().ok().filter(|number| NUMBERS.contains(number));
            let number = number.filter(|_| cards.count() < ROUNDS);
            cards.push(number.ok_or_else(|| statement.wrong(format!("`{word}` cannot be here")))?);
        }
    }
    state.hands.iter_mut().for_each(Cards::sort);
    possible(&state)
        .then_some(state)
        .ok_or_else(|| BadText::whole("no such cards are dealt (S1, S2) and laid (S3)"))
}

/// Returns true if a position can occur.
fn possible(state: &State) -> bool {
    let all = || state.hands.iter().chain(&state.laid).flat_map(Cards::iter);
    let [held, laid] = [&state.hands, &state.laid].map(|cards| cards.map(|cards| cards.count()));
    Sample::PLAYERS.contains(&state.players)
        && (1..=ROUNDS as u8).all(|prize| state.prizes.0.contains(&prize))
        && NUMBERS.into_iter().all(|number| all().filter(|card| *card == number).count() <= 2)
        && (0..state.players).all(|seat| held[seat] + laid[seat] == ROUNDS)
        && laid[..state.players].is_sorted_by(|a, b| a >= b)
        && laid[0] <= state.round() + 1
}
