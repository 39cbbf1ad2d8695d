//! A whole position. What the rules make of it stands elsewhere: legality, flow, scoring; what others read off it: reading.

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

/// After so many turns in a row without a card the game ends (CR3).
pub const IDLE_TURNS: u8 = 20;

/// What the seat whose turn it is has to decide.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Question {
    /// Which card of the line it takes (C8).
    Take,
    /// Whether it uses the symbol of the card it took from here (C11).
    Symbol {
        /// The gap, to be refilled afterwards.
        from: Cell,
    },
    /// Whether it keeps this card, the last one of its line (C15).
    Last {
        /// Where the card lay.
        from: Cell,
        /// The card, which lies nowhere until then.
        card: Card,
    },
    /// Nothing: the game is over.
    Over,
}

/// Why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EndReason {
    /// This seat took the last card of a line (C15, CR1).
    Line(Seat),
    /// Nobody could take a card any more (CR3).
    Dry,
}

impl EndReason {
    /// Who ended the game, if somebody did (C23).
    pub const fn by(self) -> Option<Seat> {
        match self {
            EndReason::Line(seat) => Some(seat),
            EndReason::Dry => None,
        }
    }

    /// The reason as one word.
    pub const fn word(self) -> &'static str {
        match self {
            EndReason::Line(_) => "line",
            EndReason::Dry => "dry",
        }
    }
}

/// Whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurnNow {
    /// Whose.
    pub seat: Seat,
    /// It is his second one in a row, by a hat (C13).
    pub second: bool,
    /// So many turns in a row before it brought no card (CR3).
    pub idle: u8,
}

/// A whole position, with everything hidden in it.
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

// Searches copy states all the time.
const _: () = assert!(size_of::<State>() <= 256);

impl State {
    /// A table at which nobody has moved and no card has been dealt.
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

    /// The table before anybody has moved (C2-C4).
    pub(crate) fn set_up(setup: &Setup) -> State {
        let mut state = State::empty(setup.players(), setup.ruleset(), setup.own_recipes());
        state.square = Square::new(setup.square().iter().copied());
        state.stacks = setup.stacks();
        for (hand, dealt) in state.recipes.iter_mut().zip(setup.recipes()) {
            *hand = *dealt;
        }
        state
    }

    /// How many play.
    #[inline]
    pub fn players(&self) -> usize {
        self.players as usize
    }

    /// The cards of the line at which the active seat stands (C8).
    #[inline]
    pub(crate) fn line(&self) -> CellSet {
        self.position(self.turn.seat).line().and(self.square.occupied())
    }

    /// The opponents of the active seat, in turn order (C31).
    #[inline]
    pub(crate) fn opponents(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.others(self.turn.seat)
    }

    /// Everybody but one seat, in turn order from there.
    #[inline]
    pub(crate) fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        let players = self.players();
        let first = seat.left(players);
        std::iter::successors(Some(first), move |seat| Some(seat.left(players))).take(players - 1)
    }

    /// The symbol of a card that the active seat just took, if it can be used (C11-C13, C31, CR5).
    #[inline]
    pub(crate) fn usable(&self, card: Card) -> Option<Symbol> {
        let symbol = card.symbol(self.ruleset.symbols_on_all_twos)?;
        let usable = match symbol {
            Symbol::Hat => !self.turn.second,
            Symbol::Explosion => self.opponents().any(|seat| self.stacks.can_lose_top(seat)),
        };
        usable.then_some(symbol)
    }

    /// The symbol that waits to be used or skipped (C11): that of the card the active seat just took.
    #[inline]
    pub(crate) fn waiting_symbol(&self) -> Option<Symbol> {
        self.stacks.kettle_top(self.turn.seat).and_then(|top| self.usable(top))
    }

    /// The card that waits to be kept or left (C15).
    pub(crate) fn waiting(&self) -> CardSet {
        match self.question {
            Question::Last { card, .. } => CardSet::EMPTY.with(card),
            _ => CardSet::EMPTY,
        }
    }
}
