//! The knowledge of one observer: everything a person could know, and nothing more (KR21).
//!
//! Every field is copied explicitly, so a new field of [`State`] stays hidden by default.

use hearth_core::{Observer, Seat};

use crate::abilities::Abilities;
use crate::area::Area;
use crate::cards::Cards;
use crate::ceremony::CeremonySet;
use crate::pile::Pile;
use crate::ruleset::Ruleset;
use crate::scoring::{FinalScore, final_scores};
use crate::space::{SEATS, Space, SpaceSet};
use crate::state::{EndReason, Question, State, TurnLeft};
use crate::tiles::Tiles;
use crate::villages::Villages;

/// A position as an observer knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    /// The observer.
    pub observer: Observer,
    /// The variant points.
    pub ruleset: Ruleset,
    /// The ceremonies in the game.
    pub ceremonies: CeremonySet,
    /// Tokens and Game End tiles.
    pub tiles: Tiles,
    /// The open cards of all villages.
    pub villages: Villages,
    /// The round, from one.
    pub round: u8,
    /// The active seat and the rest of its turn.
    pub turn: TurnLeft,
    /// The current question.
    pub question: QuestionSeen,
    /// The reason why the game ends with this round or has ended.
    pub end: Option<EndReason>,
    players: u8,
    seats: [SeatSeen; SEATS],
}

/// One seat as an observer knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatSeen {
    /// Points scored so far.
    pub points: u16,
    /// The hand.
    pub hand: CardsSeen,
    /// Number of cards in the pile.
    pub pile: usize,
    /// The lowest cards of the pile, which the seat itself put there.
    pub under: PileSeen,
    /// The seat's discard pile, by the colour of the backs.
    pub discards: [Cards; SEATS],
    /// The cards of this seat's deck that are in its hand or pile.
    pub unplayed: Cards,
    /// The parts of its score, once the game is over.
    pub score: Option<FinalScore>,
}

/// The cards of a hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CardsSeen {
    /// Known cards.
    Open(Cards),
    /// A number of unknown cards.
    Hidden(usize),
}

impl CardsSeen {
    /// Returns the number of cards.
    pub fn len(&self) -> usize {
        match self {
            CardsSeen::Open(cards) => cards.len(),
            CardsSeen::Hidden(count) => *count,
        }
    }

    /// Returns true if there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// Cards in a known order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PileSeen {
    /// Known cards, the highest first.
    Open(Pile),
    /// A number of unknown cards.
    Hidden(usize),
}

/// A [`Question`] as an observer knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum QuestionSeen {
    /// The next action.
    Action,
    /// Continue a play action or not.
    MoreCards {
        /// The ceremony of the first card.
        on: Space,
        /// True if further cards may go there.
        same: bool,
        /// True if a second card may go on another one.
        elsewhere: bool,
    },
    /// Play some of the cards just drawn, or not.
    DrawnCards(CardsSeen),
    /// The next card to put under the pile, in an exchange.
    Exchange {
        /// The number of cards to draw.
        draws: u8,
    },
    /// The next card to put under the pile, because of the hand limit.
    HandLimit,
    /// The game is over.
    Over,
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

    /// Returns the spaces of a village: occupied ones, and those where its owner could open (K9, K39, KR17).
    pub fn village(&self, seat: Seat) -> SpaceSet {
        let area = Area::of(seat, self.players());
        let occupied = self.villages.occupied();
        area.village(Abilities(self.villages.abilities(seat)), occupied).or(area.own.and(occupied))
    }

    /// Returns the spaces on which a seat may play: its play area, and the effect of abilities (K8, K9, K33,
    /// KR22).
    pub fn reach(&self, seat: Seat) -> SpaceSet {
        let abilities = Abilities(self.villages.abilities(seat));
        Area::of(seat, self.players()).reach(abilities, self.ruleset)
    }

    /// Returns an observer's view of a position.
    pub(crate) fn of(state: &State, observer: Observer) -> View {
        let over = state.question == Question::Over;
        let scores = over.then(|| final_scores(state));
        let deck = Cards::deck(state.ceremonies);
        let see = |seat: Seat| {
            let own = observer.sits_at(seat);
            let hand = state.hands[seat.index()];
            let pile = state.piles[seat.index()];
            SeatSeen {
                points: state.points[seat.index()],
                hand: if own || over { CardsSeen::Open(hand) } else { CardsSeen::Hidden(hand.len()) },
                pile: pile.len(),
                under: if own {
                    PileSeen::Open(Pile::new(pile.iter_known()).knowing(pile.known()))
                } else {
                    PileSeen::Hidden(pile.known())
                },
                discards: state.discards[seat.index()],
                unplayed: deck.less(state.public(seat)).unwrap_or_default(),
                score: scores.map(|scores| scores[seat.index()]),
            }
        };
        let mut seats = [SeatSeen::NOBODY; SEATS];
        for seat in Seat::all(state.players()) {
            seats[seat.index()] = see(seat);
        }
        View {
            observer,
            ruleset: state.ruleset,
            ceremonies: state.ceremonies,
            tiles: state.tiles,
            villages: state.villages,
            round: state.round,
            turn: state.turn,
            question: match state.question {
                Question::Action => QuestionSeen::Action,
                Question::MoreCards { on, same, elsewhere } => {
                    QuestionSeen::MoreCards { on, same, elsewhere }
                }
                Question::DrawnCards(drawn) => {
                    QuestionSeen::DrawnCards(if observer.sits_at(state.turn.seat) {
                        CardsSeen::Open(drawn.cards())
                    } else {
                        CardsSeen::Hidden(drawn.cards().len())
                    })
                }
                Question::Exchange { draws } => QuestionSeen::Exchange { draws },
                Question::HandLimit => QuestionSeen::HandLimit,
                Question::Over => QuestionSeen::Over,
            },
            end: state.end,
            players: state.players,
            seats,
        }
    }
}

impl SeatSeen {
    const NOBODY: SeatSeen = SeatSeen {
        points: 0,
        hand: CardsSeen::Hidden(0),
        pile: 0,
        under: PileSeen::Hidden(0),
        discards: [Cards::NONE; SEATS],
        unplayed: Cards::NONE,
        score: None,
    };
}
