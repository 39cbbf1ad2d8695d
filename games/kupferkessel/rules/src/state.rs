//! A complete position. The rules on it are in `legality`, `flow` and `scoring`; read access is in `reading`.

use hearth_core::Seat;

use crate::card::Card;
use crate::cards::CardSet;
use crate::cell::{Cell, CellSet};
use crate::recipe::{OwnRecipes, RecipeSet};
use crate::ring::Position;
use crate::ruleset::Ruleset;
use crate::setup::Setup;
use crate::square::Square;
use crate::stacks::{SEATS, Stacks};
use crate::symbol::Symbol;

/// Number of turns in a row without a card after which the game ends (CR3).
pub const IDLE_TURNS: u8 = 20;

/// The question to the active seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Question {
    /// The card of the line to take (C8).
    Take,
    /// Use the symbol of the card just taken, or not (C11).
    Symbol {
        /// The gap, which is refilled afterwards.
        from: Cell,
    },
    /// Keep the last card of the line, or not (C15).
    Last {
        /// The former cell of the card.
        from: Cell,
        /// The card, which is nowhere until then.
        card: Card,
    },
    /// None: the game is over.
    Over,
}

/// The reason why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EndReason {
    /// This seat took the last card of a line (C15, CR1).
    Line(Seat),
    /// Nobody could take a card any more (CR3).
    Dry,
}

impl EndReason {
    /// Returns the seat that ended the game, if any (C23).
    pub const fn by(self) -> Option<Seat> {
        match self {
            EndReason::Line(seat) => Some(seat),
            EndReason::Dry => None,
        }
    }

    /// Returns the reason as one word.
    pub const fn word(self) -> &'static str {
        match self {
            EndReason::Line(_) => "line",
            EndReason::Dry => "dry",
        }
    }
}

/// The active seat and its turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurnNow {
    /// The active seat.
    pub seat: Seat,
    /// True in the second turn in a row, after a hat (C13).
    pub second: bool,
    /// Number of turns in a row before this one without a card (CR3).
    pub idle: u8,
}

/// A complete position, including hidden information.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) players: u8,
    pub(crate) ruleset: Ruleset,
    pub(crate) own: OwnRecipes,
    pub(crate) recipes: [RecipeSet; SEATS],
    pub(crate) square: Square,
    pub(crate) stacks: Stacks,
    pub(crate) positions: [Position; SEATS],
    pub(crate) turn: TurnNow,
    pub(crate) question: Question,
    pub(crate) end: Option<EndReason>,
}

// Searches copy states very often.
const _: () = assert!(size_of::<State>() <= 256);

impl State {
    /// Returns a table without any moves or cards.
    pub(crate) fn empty(players: usize, ruleset: Ruleset, own: OwnRecipes) -> State {
        State {
            players: players as u8,
            ruleset,
            own,
            recipes: [RecipeSet::EMPTY; SEATS],
            square: Square::EMPTY,
            stacks: Stacks::EMPTY,
            positions: std::array::from_fn(|index| Position::start(Seat::at(index), players)),
            turn: TurnNow { seat: Seat::FIRST, second: false, idle: 0 },
            question: Question::Take,
            end: None,
        }
    }

    /// Returns the table before the first move (C2-C4).
    pub(crate) fn set_up(setup: &Setup) -> State {
        let mut state = State::empty(setup.players(), setup.ruleset(), setup.own_recipes());
        state.square = Square::new(setup.square().iter().copied());
        state.stacks = setup.stacks();
        for (hand, dealt) in state.recipes.iter_mut().zip(setup.recipes()) {
            *hand = *dealt;
        }
        state
    }

    /// Returns the number of players.
    #[inline]
    pub fn players(&self) -> usize {
        self.players as usize
    }

    /// Returns the occupied cells of the active seat's line (C8).
    #[inline]
    pub(crate) fn line(&self) -> CellSet {
        self.position(self.turn.seat).line().and(self.square.occupied())
    }

    /// Iterates over the opponents of the active seat, in turn order (C31).
    #[inline]
    pub(crate) fn opponents(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.others(self.turn.seat)
    }

    /// Iterates over all seats but one, in turn order from there.
    #[inline]
    pub(crate) fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        let players = self.players();
        let first = seat.left(players);
        std::iter::successors(Some(first), move |seat| Some(seat.left(players))).take(players - 1)
    }

    /// Returns the symbol of the card just taken, if it can be used (C11-C13, C31, CR5).
    #[inline]
    pub(crate) fn usable(&self, card: Card) -> Option<Symbol> {
        let symbol = card.symbol(self.ruleset.symbols_on_all_twos)?;
        let usable = match symbol {
            Symbol::Hat => !self.turn.second,
            Symbol::Explosion => self.opponents().any(|seat| self.stacks.can_lose_top(seat)),
        };
        usable.then_some(symbol)
    }

    /// Returns the symbol that must be used or skipped now (C11).
    #[inline]
    pub(crate) fn waiting_symbol(&self) -> Option<Symbol> {
        self.stacks.kettle_top(self.turn.seat).and_then(|top| self.usable(top))
    }

    /// Returns the card that must be kept or left now (C15).
    pub(crate) fn waiting(&self) -> CardSet {
        match self.question {
            Question::Last { card, .. } => CardSet::EMPTY.with(card),
            _ => CardSet::EMPTY,
        }
    }
}
