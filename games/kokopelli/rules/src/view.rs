//! What one observer knows of a position: all a person could know there, and nothing more (KR21).
//!
//! Every field is named here: a new field of [`State`] is hidden until somebody shows it.

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
    /// Who looks.
    pub observer: Observer,
    /// The points of the rules.
    pub ruleset: Ruleset,
    /// The ceremonies in the game.
    pub ceremonies: CeremonySet,
    /// Tokens and Game End tiles.
    pub tiles: Tiles,
    /// What lies open in the villages.
    pub villages: Villages,
    /// The round, counted from one.
    pub round: u8,
    /// Whose turn it is and what is left of it.
    pub turn: TurnLeft,
    /// What is to be decided.
    pub question: QuestionSeen,
    /// What ends the game with this round, or has ended it.
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
    /// How many cards the pile has.
    pub pile: usize,
    /// The lowest cards of the pile, those that the seat itself put there.
    pub under: PileSeen,
    /// What lies on this seat's discard pile, by the colour of the backs.
    pub discards: [Cards; SEATS],
    /// The cards of this seat's deck that are in its hand or pile.
    pub unplayed: Cards,
    /// How its score comes about, once the game is over.
    pub score: Option<FinalScore>,
}

/// Cards in somebody's hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CardsSeen {
    /// These.
    Open(Cards),
    /// So many.
    Hidden(usize),
}

impl CardsSeen {
    /// How many.
    pub fn len(&self) -> usize {
        match self {
            CardsSeen::Open(cards) => cards.len(),
            CardsSeen::Hidden(count) => *count,
        }
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// Cards whose order matters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PileSeen {
    /// These, the highest first.
    Open(Pile),
    /// So many.
    Hidden(usize),
}

/// A [`Question`] as an observer knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum QuestionSeen {
    /// The next action.
    Action,
    /// Whether a play action goes on.
    MoreCards {
        /// The ceremony the action began on.
        on: Space,
        /// Further cards may go there.
        same: bool,
        /// A second card may go on another one.
        elsewhere: bool,
    },
    /// Which of the cards just drawn are played at once.
    DrawnCards(CardsSeen),
    /// Which card goes under the pile next, in an exchange.
    Exchange {
        /// How many will be drawn.
        draws: u8,
    },
    /// Which card goes under the pile next, because of the hand limit.
    HandLimit,
    /// The game is over.
    Over,
}

impl View {
    /// How many play.
    pub fn players(&self) -> usize {
        self.players as usize
    }

    /// A seat at the table.
    pub fn seat(&self, seat: Seat) -> &SeatSeen {
        &self.seats[seat.index()]
    }

    /// The spaces of a village: where something lies, and where its owner could open (K9, K39, KR17).
    pub fn village(&self, seat: Seat) -> SpaceSet {
        let area = Area::of(seat, self.players());
        let occupied = self.villages.occupied();
        area.village(Abilities(self.villages.abilities(seat)), occupied).or(area.own.and(occupied))
    }

    /// The spaces a seat may play on: its play area, and what an ability adds (K8, K9, K33, KR22).
    pub fn reach(&self, seat: Seat) -> SpaceSet {
        let abilities = Abilities(self.villages.abilities(seat));
        Area::of(seat, self.players()).reach(abilities, self.ruleset)
    }

    /// What an observer knows of a position.
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
