//! Parses a position. Missing parts get defaults; impossible positions are refused.

use hearth_core::{BadText, Options, Seat, SeenStatements, Statement, position_head};

use super::draft::{Draft, Named, Place};
use super::{read_card, read_recipes, row_places, sound};
use crate::Kupferkessel;
use crate::cell::{Cell, SIDE};
use crate::options::KupferkesselOptions;
use crate::recipe::RecipeSet;
use crate::ring::Position;
use crate::stacks::Stacks;
use crate::state::{EndReason, IDLE_TURNS, Question, State};

pub(super) fn position(text: &str) -> Result<State, BadText> {
    let (options, statements) = position_head::<Kupferkessel>(text)?;
    let mut reader = Reader::new(options);
    for statement in statements {
        reader.read(&statement)?;
    }
    let state = reader.finish()?;
    sound::check(&state)?;
    Ok(state)
}

struct Reader {
    options: KupferkesselOptions,
    draft: Draft,
    known: usize,
    turn: Seat,
    second: bool,
    idle: Option<usize>,
    question: Question,
    end: Option<EndReason>,
    positions: Vec<Option<Position>>,
    recipes: Vec<RecipeSet>,
    /// The seat of the following statements.
    current: Option<Seat>,
    said: SeenStatements,
}

impl Reader {
    fn new(options: KupferkesselOptions) -> Reader {
        let players = options.players;
        Reader {
            options,
            draft: Draft::new(players),
            known: 0,
            turn: Seat::FIRST,
            second: false,
            idle: None,
            question: Question::Take,
            end: None,
            positions: vec![None; players],
            recipes: vec![RecipeSet::EMPTY; players],
            current: None,
            said: SeenStatements::default(),
        }
    }

    fn read(&mut self, statement: &Statement<'_>) -> Result<(), BadText> {
        if statement.key == "seat" {
            self.current = Some(statement.seat(statement.value, self.options.players)?);
        }
        let about = if statement.key == "row" { statement.words().next().unwrap_or_default() } else { "" };
        self.said.once(statement, self.current, format!("{} {about}", statement.key).trim())?;
        match self.current {
            None => self.read_table(statement),
            Some(_) if statement.key == "seat" => Ok(()),
            Some(seat) => self.read_at_seat(statement, seat),
        }
    }

    /// Parses a statement about the whole table.
    fn read_table(&mut self, statement: &Statement<'_>) -> Result<(), BadText> {
        match statement.key {
            "row" => self.read_row(statement)?,
            "pile" => self.draft.pile = Some(Named::read(statement)?),
            "out" => self.draft.out = Some(Named::read(statement)?),
            "known" => self.known = statement.number(56)?,
            "turn" => self.turn = statement.seat(statement.value, self.options.players)?,
            "second" => {
                self.second =
                    statement.value.parse().map_err(|_| statement.wrong("`second` is `true` or `false`"))?;
            }
            "idle" => self.idle = Some(statement.number(usize::from(IDLE_TURNS))?),
            "question" => self.question = self.read_question(statement)?,
            "end" => self.end = Some(self.read_end(statement)?),
            name if KupferkesselOptions::CHOICES.iter().any(|choice| choice.name == name) => {
                self.options.set(name, statement.value).map_err(|error| statement.wrong(error))?;
            }
            cell if cell.parse::<Cell>().is_ok() => {
                let place = Place::read(statement, statement.value)?;
                if let Ok(cell) = cell.parse::<Cell>() {
                    self.draft.square[cell.index()] = place;
                }
            }
            other => {
                return Err(statement.wrong(format!(
                    "`{other}` is not known here; known are row, the cells, pile, known, out, turn, second, idle, question, \
                     end, seat and the options of a table"
                )));
            }
        }
        Ok(())
    }

    /// Parses `row 2 bat-1 . * …`: from the left, without corners.
    fn read_row(&mut self, statement: &Statement<'_>) -> Result<(), BadText> {
        let mut words = statement.words();
        let row: usize = words
            .next()
            .and_then(|word| word.parse().ok())
            .filter(|row| (1..=SIDE).contains(row))
            .ok_or_else(|| statement.wrong("a row has a number from 1 to 6, then its cards from the left"))?;
        let places =
            words.map(|word| Place::read(statement, word)).collect::<Result<Vec<Place>, BadText>>()?;
        let wanted = row_places(row - 1);
        if places.len() != wanted {
            return Err(statement.wrong(format!(
                "C2: row {row} has {wanted} cells, but {} are described; a gap is `.`, any card `*`",
                places.len()
            )));
        }
        let cells = Cell::all().filter(|cell| cell.row() == row - 1);
        for (cell, place) in cells.zip(places) {
            self.draft.square[cell.index()] = place;
        }
        Ok(())
    }

    fn read_question(&mut self, statement: &Statement<'_>) -> Result<Question, BadText> {
        let cell = |word: &str| word.parse().map_err(|error: BadText| statement.wrong(error.message));
        let words: Vec<&str> = statement.words().collect();
        match words[..] {
            ["take"] => Ok(Question::Take),
            ["symbol", from] => Ok(Question::Symbol { from: cell(from)? }),
            ["last", from, card] => {
                let card = read_card(statement, card)?;
                self.draft.waiting = Some(card);
                Ok(Question::Last { from: cell(from)?, card })
            }
            ["over"] => Ok(Question::Over),
            _ => Err(statement.wrong("a question is `take`, `symbol CELL`, `last CELL CARD` or `over`")),
        }
    }

    fn read_end(&self, statement: &Statement<'_>) -> Result<EndReason, BadText> {
        match statement.words().collect::<Vec<_>>()[..] {
            ["line", seat] => Ok(EndReason::Line(statement.seat(seat, self.options.players)?)),
            ["dry"] => Ok(EndReason::Dry),
            _ => Err(statement.wrong("`end` is `line SEAT` or `dry`")),
        }
    }

    /// Parses a statement about one seat.
    fn read_at_seat(&mut self, statement: &Statement<'_>, seat: Seat) -> Result<(), BadText> {
        match statement.key {
            "at" => {
                let position = statement.value.parse().ok().and_then(Position::numbered);
                self.positions[seat.index()] = Some(
                    position.ok_or_else(|| statement.wrong("a figure stands at a position from 1 to 20"))?,
                );
            }
            "kettle" => {
                let cards = statement.words().map(|word| read_card(statement, word));
                self.draft.kettles[seat.index()] = cards.collect::<Result<_, _>>()?;
            }
            "recipes" => {
                self.recipes[seat.index()] =
                    read_recipes(statement, statement.value, &self.options.own, self.options.players)?;
            }
            other => {
                return Err(
                    statement.wrong(format!("`{other}` is not known here; known are at, kettle and recipes"))
                );
            }
        }
        Ok(())
    }

    fn finish(mut self) -> Result<State, BadText> {
        let options = self.options.checked().map_err(BadText::whole)?;
        self.draft.fill_up(options.ruleset.bases(options.players))?;
        let mut state = State::empty(options.players, options.ruleset, options.own);
        state.turn.seat = self.turn;
        state.turn.second = self.second;
        let implied = if self.end == Some(EndReason::Dry) { IDLE_TURNS } else { 0 };
        state.turn.idle = self.idle.map_or(implied, |idle| idle as u8);
        state.question = self.question;
        state.end = self.end;
        for (at, said) in state.positions.iter_mut().zip(&self.positions) {
            *at = said.unwrap_or(*at);
        }
        for (hand, said) in state.recipes.iter_mut().zip(&self.recipes) {
            *hand = *said;
        }
        for (cell, place) in Cell::all().zip(self.draft.square) {
            if let Place::Named(card) = place {
                state.square.lay(card, cell);
            }
        }
        state.stacks = self.stacks()?;
        Ok(state)
    }

    fn stacks(&self) -> Result<Stacks, BadText> {
        let mut stacks = Stacks::EMPTY;
        for (seat, kettle) in Seat::all(self.options.players).zip(&self.draft.kettles) {
            for &card in kettle {
                stacks.put_on(seat, card);
            }
        }
        for &card in self.draft.pile.iter().flat_map(|named| &named.cards) {
            stacks.put_under(card);
        }
        if self.known > stacks.pile_len() {
            return Err(BadText::whole(format!(
                "CR7: {} cards cannot be known of a pile of {}",
                self.known,
                stacks.pile_len()
            )));
        }
        stacks.know_lowest(self.known);
        Ok(stacks)
    }
}
