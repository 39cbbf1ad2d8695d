//! Parses a position. Missing parts get defaults; impossible positions are refused.

use hearth_core::{BadText, Options, Seat, SeenStatements, Statement, position_head};

use super::draft::{Named, SeatDraft, fill_up};
use super::sound;
use crate::Kokopelli;
use crate::area::exists;
use crate::card::Card;
use crate::cards::Cards;
use crate::ceremony::CeremonySet;
use crate::options::{KokopelliOptions, check_count, is_point, read_ceremonies};
use crate::pile::Pile;
use crate::space::Space;
use crate::state::{Drawn, EndReason, Question, ROUNDS, State, TurnLeft};
use crate::tiles::{Tiles, Token, end_tiles};
use crate::villages::{HIGHEST, LaidCard};

/// The default round: in it, every turn has two actions.
const USUAL_ROUND: usize = 2;

pub(super) fn position(text: &str) -> Result<State, BadText> {
    let (options, statements) = position_head::<Kokopelli>(text)?;
    let mut reader = Reader::new(options);
    for statement in statements {
        reader.read(&statement)?;
    }
    let state = reader.finish()?;
    sound::check(&state)?;
    Ok(state)
}

struct Reader {
    options: KokopelliOptions,
    ceremonies: CeremonySet,
    tokens: Vec<(Card, Token)>,
    end_tiles: Option<usize>,
    round: usize,
    turn: Seat,
    actions: Option<usize>,
    extra: usize,
    vases: u8,
    question: Question,
    end: Option<EndReason>,
    seats: Vec<SeatDraft>,
    /// The seat of the following statements.
    current: Option<Seat>,
    said: SeenStatements,
}

impl Reader {
    fn new(options: KokopelliOptions) -> Reader {
        Reader {
            options,
            ceremonies: CeremonySet::FIRST_GAME,
            tokens: Vec::new(),
            end_tiles: None,
            round: USUAL_ROUND,
            turn: Seat::FIRST,
            actions: None,
            extra: 0,
            vases: 0,
            question: Question::Action,
            end: None,
            seats: vec![SeatDraft::new(); options.players],
            current: None,
            said: SeenStatements::default(),
        }
    }

    fn read(&mut self, statement: &Statement<'_>) -> Result<(), BadText> {
        if statement.key == "seat" {
            self.current = Some(statement.seat(statement.value, self.options.players)?);
        }
        self.said.once(statement, self.current, statement.key)?;
        match self.current {
            None => self.read_table(statement),
            Some(_) if statement.key == "seat" => Ok(()),
            Some(seat) => self.read_at_seat(statement, seat),
        }
    }

    /// Parses a statement about the whole table.
    fn read_table(&mut self, statement: &Statement<'_>) -> Result<(), BadText> {
        match statement.key {
            "ceremonies" if statement.value == "first" => self.ceremonies = CeremonySet::FIRST_GAME,
            "ceremonies" => {
                self.ceremonies =
                    read_ceremonies(statement.words()).map_err(|error| statement.wrong(error))?;
                check_count(self.ceremonies.len()).map_err(|error| statement.wrong(error))?;
            }
            "tokens" => {
                for word in statement.words() {
                    let (card, top) = read_token(statement, word)?;
                    if self.tokens.iter().any(|(named, _)| *named == card) {
                        return Err(statement.wrong(format!("{card} is named twice")));
                    }
                    self.tokens.push((card, top));
                }
            }
            "end-tiles" => self.end_tiles = Some(statement.number(12)?),
            "round" => self.round = statement.number(ROUNDS as usize)?,
            "turn" => self.turn = statement.seat(statement.value, self.options.players)?,
            "actions" => self.actions = Some(statement.number(2)?),
            "extra" => self.extra = statement.number(4)?,
            "vases" => {
                for word in statement.words() {
                    let seat = statement.seat(word, self.options.players)?;
                    if self.vases & 1 << seat.index() != 0 {
                        return Err(statement.wrong(format!("seat {seat} is named twice")));
                    }
                    self.vases |= 1 << seat.index();
                }
            }
            "question" => self.question = self.read_question(statement)?,
            "end" => self.end = Some(read_end(statement)?),
            name if is_point(name) => {
                self.options.set(name, statement.value).map_err(|error| statement.wrong(error))?;
            }
            other => {
                return Err(statement.wrong(format!(
                    "`{other}` is not known here; known are ceremonies, tokens, end-tiles, round, turn, actions, extra, \
                     vases, question, end, seat, edition and the points of the rules"
                )));
            }
        }
        Ok(())
    }

    fn read_question(&self, statement: &Statement<'_>) -> Result<Question, BadText> {
        let words: Vec<&str> = statement.words().collect();
        match words[..] {
            ["action"] => Ok(Question::Action),
            ["more", on, ref may @ ..] if may.iter().all(|word| ["same", "elsewhere"].contains(word)) => {
                let on: Space = on.parse().map_err(|error: BadText| statement.wrong(error.message))?;
                if !exists(on, self.options.players) {
                    return Err(statement.wrong(format!("there is no space {on} at this table")));
                }
                Ok(Question::MoreCards { on, same: may.contains(&"same"), elsewhere: may.contains(&"elsewhere") })
            }
            ["drawn", ref cards @ ..] if (1..=2).contains(&cards.len()) => {
                let cards: Result<Cards, BadText> = cards.iter().map(|word| word.parse::<Card>()).collect();
                Ok(Question::DrawnCards(Drawn::new(cards.map_err(|error| statement.wrong(error.message))?)))
            }
            ["exchange", draws] if draws.parse::<u8>().is_ok_and(|draws| draws as usize <= crate::pile::MOST) => {
                Ok(Question::Exchange { draws: draws.parse().unwrap_or_default() })
            }
            ["limit"] => Ok(Question::HandLimit),
            ["over"] => Ok(Question::Over),
            _ => Err(statement.wrong(
                "a question is `action`, `more SPACE` with `same` or `elsewhere` or both, `drawn` with one or two cards, \
                 `exchange NUMBER`, `limit` or `over`",
            )),
        }
    }

    /// Parses a statement about one seat.
    fn read_at_seat(&mut self, statement: &Statement<'_>, seat: Seat) -> Result<(), BadText> {
        let players = self.options.players;
        let named = || Named::read(statement, seat, players);
        let own = || {
            let named = named()?;
            match named.cards.iter().find(|(_, colour)| *colour != seat) {
                None => Ok(named),
                Some(_) => {
                    Err(statement.wrong(format!("`{}` holds cards of the seat itself only", statement.key)))
                }
            }
        };
        let draft = &mut self.seats[seat.index()];
        match statement.key {
            "points" => draft.points = statement.number(9_999)? as u16,
            "hand" => draft.hand = own()?,
            "pile" => draft.pile = own()?,
            "known" => draft.known = statement.number(crate::pile::MOST)?,
            "discard" => draft.discard = named()?,
            key => {
                let space: Space = format!("{seat}{key}")
                    .parse()
                    .ok()
                    .filter(|space| exists(*space, players))
                    .ok_or_else(|| statement.wrong(format!(
                        "`{key}` is not known here; known are points, hand, pile, known, discard and the letters of the \
                         spaces"
                    )))?;
                draft.stacks[space.letter()] = read_stack(statement, named()?)?;
            }
        }
        Ok(())
    }

    fn finish(mut self) -> Result<State, BadText> {
        fill_up(&mut self.seats, self.ceremonies)?;
        let players = self.options.players;
        let mut state = State::empty(players, self.options.ruleset, self.ceremonies);
        state.round = self.round as u8;
        let turn = TurnLeft::new(self.turn, state.round, players, state.ruleset);
        let asks_for_action = matches!(self.question, Question::Action);
        let left_over = if asks_for_action { turn.regular } else { 0 };
        state.turn = TurnLeft {
            regular: self.actions.map_or(left_over, |actions| actions as u8),
            extra: self.extra as u8,
            given: self.vases,
            ..turn
        };
        if state.turn.regular > turn.regular {
            return Err(BadText::whole(format!(
                "K10, K11: a turn of seat {} in round {} has {} regular actions at most",
                self.turn, self.round, turn.regular
            )));
        }
        state.question = self.question;
        for (seat, draft) in Seat::all(players).zip(&self.seats) {
            lay_out(&mut state, seat, draft)?;
        }
        self.set_tiles(&mut state)?;
        state.end = self.end.or(implied_end(&state));
        Ok(state)
    }

    /// Sets the tiles (K6, K20, KR18): the number of Game End tiles follows from the tokens.
    fn set_tiles(&self, state: &mut State) -> Result<(), BadText> {
        let mut tiles = Tiles::new(end_tiles(state.players(), state.ceremonies.len()));
        for &(card, top) in &self.tokens {
            let ceremony = card.ceremony().filter(|ceremony| state.ceremonies.has(*ceremony));
            let ceremony =
                ceremony.ok_or_else(|| BadText::whole(format!("K4: {card} has no tile in this game")))?;
            while tiles.top(ceremony) != top {
                if tiles.take(ceremony) == Token::Three {
                    tiles.place_end_tile();
                }
            }
        }
        let left = tiles.end_tiles() as usize;
        if let Some(said) = self.end_tiles.filter(|said| *said != left) {
            return Err(BadText::whole(format!(
                "K20: where both tokens are gone a Game End tile lies, so {left} are left, not {said}"
            )));
        }
        state.tiles = tiles;
        Ok(())
    }
}

fn read_token(statement: &Statement<'_>, word: &str) -> Result<(Card, Token), BadText> {
    let wrong = || statement.wrong(format!("`{word}`: a token is written like `hunter:3`, with 4, 3 or 0"));
    let (card, top) = word.split_once(':').ok_or_else(wrong)?;
    let card = card.parse().map_err(|error: BadText| statement.wrong(error.message))?;
    match top {
        "4" => Ok((card, Token::Four)),
        "3" => Ok((card, Token::Three)),
        "0" => Ok((card, Token::None)),
        _ => Err(wrong()),
    }
}

fn read_end(statement: &Statement<'_>) -> Result<EndReason, BadText> {
    [EndReason::Pile, EndReason::Tiles, EndReason::Rounds]
        .into_iter()
        .find(|reason| reason.word() == statement.value)
        .ok_or_else(|| statement.wrong("`end` is `pile`, `tiles` or `rounds`"))
}

/// Parses a stack (K15, K18, K19): a ceremony, then matching cards.
fn read_stack(statement: &Statement<'_>, named: Named) -> Result<Vec<(Card, Seat)>, BadText> {
    let cards = named.only_named(statement)?;
    let Some((first, _)) = cards.first() else {
        return Err(statement.wrong("no cards are named; leave the space out if it is empty"));
    };
    if first.is_kokopelli() {
        return Err(statement.wrong("K15: a Kokopelli opens no ceremony"));
    }
    if let Some((other, _)) = cards.iter().find(|(card, _)| card != first && !card.is_kokopelli()) {
        return Err(statement.wrong(format!("K18: {other} does not match {first}")));
    }
    if cards.len() > HIGHEST {
        return Err(statement.wrong(format!("K19: {} cards would have finished the ceremony", cards.len())));
    }
    Ok(cards)
}

fn lay_out(state: &mut State, seat: Seat, draft: &SeatDraft) -> Result<(), BadText> {
    state.points[seat.index()] = draft.points;
    state.hands[seat.index()] = draft.hand.cards.iter().map(|(card, _)| *card).collect();
    let pile = Pile::new(draft.pile.cards.iter().map(|(card, _)| *card));
    if draft.known > pile.len() {
        return Err(BadText::whole(format!(
            "KR21: seat {seat} cannot know {} cards of a pile of {}",
            draft.known,
            pile.len()
        )));
    }
    state.piles[seat.index()] = pile.knowing(draft.known);
    for (card, colour) in &draft.discard.cards {
        state.discard(seat, LaidCard::new(*card, *colour));
    }
    for (letter, cards) in draft.stacks.iter().enumerate() {
        let space = Space::new(seat, letter);
        let mut cards = cards.iter();
        let Some((first, colour)) = cards.next() else { continue };
        let Some(ceremony) = first.ceremony() else { continue };
        if state.villages.abilities(seat).has(ceremony) {
            return Err(BadText::whole(format!("K15: {ceremony} lies twice in the village of seat {seat}")));
        }
        state.villages.open(ceremony, *colour, space);
        for (card, colour) in cards {
            state.villages.extend(LaidCard::new(*card, *colour), space);
        }
    }
    Ok(())
}

/// Infers the reason for the end if none is given (K24).
fn implied_end(state: &State) -> Option<EndReason> {
    if state.tiles.end_tiles() == 0 {
        Some(EndReason::Tiles)
    } else if state.piles[..state.players()].iter().any(Pile::is_empty) {
        Some(EndReason::Pile)
    } else {
        None
    }
}
