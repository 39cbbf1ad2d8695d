//! What may be decided. Written once: the list of legal decisions and the check of a single one both ask [`opens_on`] and
//! [`plays`]; why something may not be decided is found afterwards, in [`reasons`].
//!
//! Nothing here names a ceremony.

use hearth_core::{Legal, Seat};

use crate::abilities::Abilities;
use crate::area::Area;
use crate::card::Card;
use crate::cards::Cards;
use crate::ceremony::CeremonySet;
use crate::decision::Decision;
use crate::refusal::Refusal;
use crate::ruleset::{FireCheck, FireReach, Ruleset};
use crate::space::{Space, SpaceSet};
use crate::state::{HAND, Question, State};
use crate::villages::Villages;

mod reasons;

/// Every legal decision, each once.
pub(crate) fn legal(state: &State) -> Legal<Decision> {
    let mut list = Legal::new();
    match state.question {
        Question::Action => {
            if may_draw(state) {
                list.push(Decision::Draw);
            }
            for board in boards(state) {
                opens_on(state, board)
                    .each(state.hand(), |card, space| list.push(Decision::Open(card, space)));
            }
            plays(state).each(state, |card, space| list.push(Decision::Play(card, space)));
            list.extend(cancels(state).into_iter().map(Decision::Cancel));
            if may_exchange(state) {
                list.push(Decision::Exchange);
            }
            if may_pass(state) {
                list.push(Decision::Pass);
            }
        }
        Question::MoreCards { .. } | Question::DrawnCards(_) => {
            plays(state).each(state, |card, space| list.push(Decision::Play(card, space)));
            list.push(Decision::Done);
        }
        Question::Exchange { .. } | Question::HandLimit => {
            list.extend(state.hand().kinds().map(Decision::Under));
        }
        Question::Over => (),
    }
    list
}

/// Whether a decision is legal, and why not.
pub(crate) fn check(state: &State, decision: Decision) -> Result<(), Refusal> {
    let hand = state.hand();
    let allowed_or = |allowed: bool, refusal: Refusal| if allowed { Ok(()) } else { Err(refusal) };
    match (state.question, decision) {
        (Question::Over, _) => Err(Refusal::GameIsOver),

        (Question::Exchange { .. }, Decision::Under(card)) => {
            allowed_or(hand.has(card), Refusal::NotInHandToExchange(card))
        }
        (Question::HandLimit, Decision::Under(card)) => {
            allowed_or(hand.has(card), Refusal::NotInHandToKeepLimit(card))
        }
        (Question::Exchange { .. }, _) => Err(Refusal::FirstExchange(hand.len() as u8)),
        (Question::HandLimit, _) => Err(Refusal::FirstKeepHandLimit((hand.len() - HAND) as u8)),

        (_, Decision::Play(card, space)) if plays(state).allow(state, card, space) => Ok(()),
        (_, Decision::Play(card, space)) => Err(reasons::against_playing(state, card, space)),

        (Question::MoreCards { .. } | Question::DrawnCards(_), Decision::Done) => Ok(()),
        (Question::MoreCards { .. } | Question::DrawnCards(_), _) => Err(Refusal::FirstGoOnOrStop),

        (Question::Action, Decision::Draw) => allowed_or(may_draw(state), Refusal::PileIsEmpty),
        (Question::Action, Decision::Open(card, space)) => {
            let allowed = boards(state).any(|board| opens_on(state, board).allow(hand, card, space));
            if allowed { Ok(()) } else { Err(reasons::against_opening(state, card, space)) }
        }
        (Question::Action, Decision::Cancel(space)) => {
            if cancels(state).has(space) {
                Ok(())
            } else {
                Err(reasons::against_cancelling(state, space))
            }
        }
        (Question::Action, Decision::Exchange) => allowed_or(may_exchange(state), Refusal::HandIsEmpty),
        (Question::Action, Decision::Pass) => allowed_or(may_pass(state), Refusal::MayNotPass),
        (Question::Action, Decision::Under(_)) => Err(Refusal::NothingToPutUnder),
        (Question::Action, Decision::Done) => Err(Refusal::NothingToStop),
    }
}

/// K14, KR4.
fn may_draw(state: &State) -> bool {
    !state.piles[state.turn.seat.index()].is_empty()
}

/// K23, KR4.
fn may_exchange(state: &State) -> bool {
    !state.hand().is_empty()
}

/// KR4, KR20.
fn may_pass(state: &State) -> bool {
    state.turn.regular == 0 || state.hand().is_empty()
}

/// The spaces that can be cleared (K22).
fn cancels(state: &State) -> SpaceSet {
    Area::of(state.turn.seat, state.players()).own.and(state.villages.occupied())
}

/// What may be opened on one board: these ceremonies, on these spaces.
struct Opens {
    spaces: SpaceSet,
    absent: CeremonySet,
}

impl Opens {
    #[inline]
    fn each(&self, hand: Cards, mut found: impl FnMut(Card, Space)) {
        if self.spaces.is_empty() {
            return;
        }
        for card in hand.kinds() {
            if card.ceremony().is_some_and(|ceremony| self.absent.has(ceremony)) {
                for space in self.spaces {
                    found(card, space);
                }
            }
        }
    }

    fn allow(&self, hand: Cards, card: Card, space: Space) -> bool {
        hand.has(card)
            && card.ceremony().is_some_and(|ceremony| self.absent.has(ceremony))
            && self.spaces.has(space)
    }
}

/// The boards on which the active seat may open: its own, and with an ability its neighbours'.
#[inline]
fn boards(state: &State) -> impl Iterator<Item = Seat> {
    let seat = state.turn.seat;
    let (left, right) = (seat.left(state.players()), seat.right(state.players()));
    let abroad = state.abilities(seat).opens_on_neighbours();
    let left_too = abroad.then_some(left);
    let right_too = (abroad && right != left).then_some(right);
    [Some(seat), left_too, right_too].into_iter().flatten()
}

/// What the active seat may open on a board that it may open on (K15, K32, K39, KR14, KR17, E1, E2).
#[inline]
fn opens_on(state: &State, board: Seat) -> Opens {
    let seat = state.turn.seat;
    let occupied = state.villages.occupied();
    let own_area = state.play_area(seat);
    if board == seat {
        return Opens {
            spaces: own_spaces(state).minus(occupied),
            absent: lying(state, own_area).complement(),
        };
    }
    let checked = own_area.or(fire_check(state, board));
    Opens {
        spaces: fire_reach(state).and(Area::of(board, state.players()).own).minus(occupied),
        absent: lying(state, checked).complement(),
    }
}

/// The spaces of the own village that exist at this moment: one more with an ability, and without it only one ceremony
/// can be opened below the pile (K39, KR17).
fn own_spaces(state: &State) -> SpaceSet {
    spaces_of(state.turn.seat, state.players(), &state.villages)
}

/// The same for any village.
#[inline]
pub(crate) fn spaces_of(seat: Seat, players: usize, villages: &Villages) -> SpaceSet {
    let area = Area::of(seat, players);
    if Abilities(villages.abilities(seat)).extra_space() {
        area.own
    } else if area.extra.and(villages.occupied()).is_empty() {
        area.own.minus(area.extra)
    } else {
        area.own.minus(area.extra).minus(area.below)
    }
}

/// The neighbours' spaces that an ability to open there reaches (E1, KR14).
fn fire_reach(state: &State) -> SpaceSet {
    let boards = Area::of(state.turn.seat, state.players()).boards;
    match state.ruleset.fire_reach {
        FireReach::Near => boards.and(state.play_area(state.turn.seat)),
        FireReach::Board => boards,
    }
}

/// Where a ceremony must be absent, besides the own play area, to be opened on a neighbour's board (E2).
fn fire_check(state: &State, board: Seat) -> SpaceSet {
    match state.ruleset.fire_check {
        FireCheck::Area => state.play_area(board),
        FireCheck::Board => Area::of(board, state.players()).own,
    }
}

#[inline]
fn lying(state: &State, spaces: SpaceSet) -> CeremonySet {
    state.villages.ceremonies_on(spaces)
}

/// What may be played: these cards, on these spaces.
pub(crate) struct Plays {
    cards: Cards,
    spaces: SpaceSet,
    may_finish: bool,
}

impl Plays {
    #[inline]
    fn each(&self, state: &State, mut found: impl FnMut(Card, Space)) {
        let joker = self.cards.has(Card::KOKOPELLI);
        for space in self.spaces {
            let card = state.villages.asks_for(space);
            if self.cards.has(card) && self.height_fits(state, card, space) {
                found(card, space);
            }
            if joker && self.height_fits(state, Card::KOKOPELLI, space) {
                found(Card::KOKOPELLI, space);
            }
        }
    }

    fn allow(&self, state: &State, card: Card, space: Space) -> bool {
        self.cards.has(card)
            && self.spaces.has(space)
            && (card.is_kokopelli() || card == state.villages.asks_for(space))
            && self.height_fits(state, card, space)
    }

    /// E4.
    #[inline]
    fn height_fits(&self, state: &State, card: Card, space: Space) -> bool {
        self.may_finish || !state.finishes(card, space)
    }

    /// Whether there is anything to play.
    pub fn any(&self, state: &State) -> bool {
        let mut any = false;
        self.each(state, |_, _| any = true);
        any
    }
}

/// What the active seat may play at this moment (K18, K28-K30, KR9-KR11).
#[inline]
pub(crate) fn plays(state: &State) -> Plays {
    let reach = reach(state).and(state.villages.occupied());
    match state.question {
        Question::Action => Plays { cards: state.hand(), spaces: reach, may_finish: true },
        Question::MoreCards { on, same, elsewhere } => {
            let there = reach.and(SpaceSet::EMPTY.with(on));
            let others = reach.without(on);
            let none = SpaceSet::EMPTY;
            let spaces = (if same { there } else { none }).or(if elsewhere { others } else { none });
            Plays { cards: state.hand(), spaces, may_finish: true }
        }
        Question::DrawnCards(drawn) => {
            Plays { cards: drawn, spaces: reach, may_finish: state.ruleset.birth_finish }
        }
        Question::Exchange { .. } | Question::HandLimit | Question::Over => {
            Plays { cards: Cards::NONE, spaces: SpaceSet::EMPTY, may_finish: false }
        }
    }
}

/// The spaces the active seat may play on.
#[inline]
fn reach(state: &State) -> SpaceSet {
    reach_of(state.turn.seat, state.players(), state.ruleset, &state.villages)
}

/// The spaces a seat may play on: its play area, and with an ability all of its neighbours (K33, KR22).
#[inline]
pub(crate) fn reach_of(seat: Seat, players: usize, ruleset: Ruleset, villages: &Villages) -> SpaceSet {
    let area = Area::of(seat, players);
    let play_area = area.play_area(ruleset.sun_shared);
    if Abilities(villages.abilities(seat)).plays_on_all_of_neighbours() {
        play_area.or(area.whole)
    } else {
        play_area
    }
}
