//! A position with gaps, for one observer.
//!
//! There are two kinds: the view that is shown, and the view with perfect recall of the whole game (C10,
//! CR7). They differ in the covered cards of kettles and pile.
//!
//! Every field is copied explicitly, so a new field of [`State`] stays hidden by default.

use std::fmt;

use hearth_core::{Observer, Seat};

use crate::card::{CARDS, Card, Value};
use crate::cards::CardSet;
use crate::recipe::{Kettles, OwnRecipes, RecipeSet};
use crate::ring::Position;
use crate::ruleset::Ruleset;
use crate::scoring::{FinalScore, final_scores};
use crate::square::Square;
use crate::stacks::SEATS;
use crate::state::{EndReason, Question, State, TurnNow};

/// A position as an observer has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    /// The observer.
    pub observer: Observer,
    /// The variant points.
    pub ruleset: Ruleset,
    /// The players' own recipes, which everybody can read.
    pub own: OwnRecipes,
    /// The open cards.
    pub square: Square,
    /// The active seat and its turn.
    pub turn: TurnNow,
    /// The current question.
    pub question: Question,
    /// The reason why the game ended.
    pub end: Option<EndReason>,
    /// The pile, top card first.
    pub pile: StackSeen,
    /// The cards that are out of the game, as far as they are known.
    pub out: CardSet,
    /// Number of cards that are out of the game.
    pub out_count: usize,
    players: u8,
    seats: [SeatSeen; SEATS],
}

/// One seat as an observer has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatSeen {
    /// The position of the figure.
    pub position: Position,
    /// The kettle, base first. The top card is always there.
    pub kettle: StackSeen,
    /// The recipes.
    pub recipes: RecipesSeen,
    /// The parts of its score, once the game is over.
    pub score: Option<FinalScore>,
}

/// A stack of cards. Its size is public; its cards may be unknown.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct StackSeen {
    cards: [Option<Card>; CARDS],
    len: u8,
}

/// The recipes of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RecipesSeen {
    /// Known recipes.
    Open(RecipeSet),
    /// A number of unknown recipes.
    Hidden(usize),
}

impl StackSeen {
    const EMPTY: StackSeen = StackSeen { cards: [None; CARDS], len: 0 };

    /// Creates a stack, from one end to the other; `None` is an unknown card.
    pub fn new(cards: impl IntoIterator<Item = Option<Card>>) -> StackSeen {
        let mut stack = StackSeen::EMPTY;
        for (place, card) in stack.cards.iter_mut().zip(cards) {
            *place = card;
            stack.len += 1;
        }
        stack
    }

    /// Returns the cards in order; `None` is an unknown card.
    pub fn cards(&self) -> &[Option<Card>] {
        &self.cards[..self.len()]
    }

    /// Returns the number of cards.
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Returns true if there are none.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Returns the known cards.
    pub fn known(&self) -> CardSet {
        self.cards().iter().copied().flatten().collect()
    }
}

impl fmt::Debug for StackSeen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shown = |card: &Option<Card>| card.map_or("?".to_owned(), |card| card.to_string());
        f.debug_list()
            .entries(self.cards().iter().map(|card| fmt::from_fn(move |f| f.write_str(&shown(card)))))
            .finish()
    }
}

/// The memory of an observer.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Memory {
    /// None: only the cards visible now.
    None,
    /// Perfect recall of everything seen.
    Perfect,
}

impl View {
    /// Returns the number of players.
    pub fn players(&self) -> usize {
        self.players as usize
    }

    /// Returns a seat.
    pub fn seat(&self, seat: Seat) -> &SeatSeen {
        &self.seats[seat.index()]
    }

    /// Returns the destination of a figure with its top card, from the current positions (C6, C7).
    pub fn landing(&self, seat: Seat) -> Position {
        let SeatSeen { position, kettle, .. } = self.seat(seat);
        let top = kettle.cards().last().copied().flatten();
        top.map_or(*position, |top| self.landing_by(seat, top.value()))
    }

    /// Returns the destination of a figure with a card of this value.
    pub fn landing_by(&self, seat: Seat, value: Value) -> Position {
        let others = Seat::all(self.players()).filter(|other| *other != seat);
        let stands = |at| others.clone().any(|other| self.seat(other).position == at);
        self.seat(seat).position.onward(value, stands)
    }

    /// Returns the recipes that a seat fulfils with the visible cards and some more.
    ///
    /// Once the game is over, all cards are visible.
    pub fn fulfilled(&self, seat: Seat, more: CardSet) -> RecipeSet {
        let RecipesSeen::Open(recipes) = self.seat(seat).recipes else { return RecipeSet::EMPTY };
        let mut held = self.seats.map(|seat| seat.kettle.known());
        held[seat.index()] = held[seat.index()].or(more);
        let kettles = Kettles {
            held,
            players: self.players(),
            all_twos: self.ruleset.symbols_on_all_twos,
            ended_by: self.end.and_then(EndReason::by),
        };
        recipes.iter().filter(|id| id.recipe(&self.own).fulfilled(seat, &kettles)).collect()
    }

    /// Returns the view without the memory of some covered cards.
    ///
    /// Open cards and the top cards of kettles cannot be forgotten.
    #[must_use]
    pub fn forgetting(&self, forgets: impl Fn(Card) -> bool) -> View {
        let mut view = *self;
        let forget = |card: &mut Option<Card>| {
            if card.is_some_and(&forgets) {
                *card = None;
            }
        };
        if !view.ruleset.open_kettles {
            for seat in &mut view.seats {
                let covered = seat.kettle.len().saturating_sub(1);
                seat.kettle.cards[..covered].iter_mut().for_each(forget);
            }
        }
        view.pile.cards.iter_mut().for_each(forget);
        view.out = view.out.iter().filter(|card| !forgets(*card)).collect();
        view
    }

    /// Returns true if only one position fits: at most one card is hidden, which then can be deduced.
    pub fn leaves_no_doubt(&self) -> bool {
        let seats = || Seat::all(self.players()).map(|seat| self.seat(seat));
        let hidden = |stack: &StackSeen| stack.len() - stack.known().len();
        let cards = seats().map(|seat| hidden(&seat.kettle)).sum::<usize>() + hidden(&self.pile);
        let secret = seats().any(|seat| matches!(seat.recipes, RecipesSeen::Hidden(1..)));
        !secret && cards + self.out_count - self.out.len() <= 1
    }

    /// Returns the view that is shown to an observer.
    pub(crate) fn shown(state: &State, observer: Observer) -> View {
        View::of(state, observer, Memory::None)
    }

    /// Returns the view of an observer with perfect recall.
    pub(crate) fn perfect_recall_view(state: &State, observer: Observer) -> View {
        View::of(state, observer, Memory::Perfect)
    }

    fn of(state: &State, observer: Observer, memory: Memory) -> View {
        let over = state.question == Question::Over;
        let remembers = memory == Memory::Perfect;
        let scores = over.then(|| final_scores(state));
        let see = |seat: Seat| {
            let open = remembers || over || state.ruleset.open_kettles;
            let size = state.stacks.held(seat).len();
            let mut kettle = StackSeen { len: size as u8, ..StackSeen::EMPTY };
            for (depth, card) in state.stacks.kettle(seat).enumerate() {
                kettle.cards[size - 1 - depth] = (open || depth == 0).then_some(card);
            }
            let recipes = state.recipes(seat);
            SeatSeen {
                position: state.position(seat),
                kettle,
                recipes: if over || observer.sits_at(seat) {
                    RecipesSeen::Open(recipes)
                } else {
                    RecipesSeen::Hidden(recipes.len())
                },
                score: scores.map(|scores| scores[seat.index()]),
            }
        };
        let nobody = SeatSeen {
            position: state.positions[0],
            kettle: StackSeen::EMPTY,
            recipes: RecipesSeen::Hidden(0),
            score: None,
        };
        let mut seats = [nobody; SEATS];
        for seat in Seat::all(state.players()) {
            seats[seat.index()] = see(seat);
        }
        let hidden = state.stacks.pile_len() - if remembers { state.stacks.pile_known() } else { 0 };
        let pile = state
            .stacks
            .pile()
            .enumerate()
            .map(|(depth, card)| (depth >= hidden && remembers).then_some(card));
        let out = state.out();
        View {
            observer,
            ruleset: state.ruleset,
            own: state.own,
            square: state.square,
            turn: state.turn,
            question: state.question,
            end: state.end,
            pile: StackSeen::new(pile),
            out: if remembers { out } else { CardSet::EMPTY },
            out_count: out.len(),
            players: state.players,
            seats,
        }
    }
}
