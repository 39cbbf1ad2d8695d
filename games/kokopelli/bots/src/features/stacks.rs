//! Features of the stacks in a seat's reach, with the matching cards in hand.

use hearth_core::Seat;
use kokopelli_rules::{Card, Cards, Ceremony, CeremonySet, SpaceSet, State, Token};

use super::block::FeatureBlock;

const CEREMONIES: usize = 16;

/// Number of shapes of a stack: one to three missing cards, zero to two matching cards in hand, three tokens.
pub(super) const SHAPES: usize = 9 * TOKENS;

/// Number of tokens that can be on top of a tile.
pub(super) const TOKENS: usize = 3;

/// Returns the token on top of a ceremony's tile as a number.
pub(super) fn token(state: &State, ceremony: Ceremony) -> usize {
    match state.tiles().top(ceremony) {
        Token::Four => 0,
        Token::Three => 1,
        Token::None => 2,
    }
}

/// The stacks in a seat's reach, its own and others'.
pub(super) struct ReachableStacks<'a> {
    state: &'a State,
    hand: Cards,
    own: SpaceSet,
    foreign: SpaceSet,
    lying: CeremonySet,
    joker_counts: u8,
    fitting_cards: usize,
}

impl<'a> ReachableStacks<'a> {
    pub fn of(state: &'a State, seat: Seat) -> ReachableStacks<'a> {
        let occupied = state.villages().occupied();
        let own = state.village_of(seat).and(occupied);
        let foreign = state.reach_of(seat).and(occupied).minus(own);
        let hand = state.hand_of(seat);
        let lying: CeremonySet = own
            .or(foreign)
            .into_iter()
            .filter_map(|space| state.villages().asks_for(space).ceremony())
            .collect();
        let fitting: u8 = lying.into_iter().map(|ceremony| hand.count(Card::of(ceremony))).sum();
        let jokers = if lying.is_empty() { 0 } else { hand.count(Card::KOKOPELLI) };
        ReachableStacks {
            state,
            hand,
            own,
            foreign,
            lying,
            joker_counts: state.counts(Card::KOKOPELLI, seat),
            fitting_cards: usize::from(fitting + jokers),
        }
    }

    /// Returns the number of cards in hand that can be played.
    pub fn fitting_cards(&self) -> usize {
        self.fitting_cards
    }

    /// Returns the number of ceremonies in hand that have no stack in reach.
    pub fn new_kinds(&self) -> usize {
        self.hand.kinds().ceremonies().without_ceremonies(self.lying).into_iter().count()
    }

    /// Sums the token points of all stacks that one card from the hand would finish.
    pub fn ready_points(&self) -> usize {
        let villages = self.state.villages();
        let joker = self.hand.has(Card::KOKOPELLI);
        let mut points = 0;
        for space in self.own.or(self.foreign) {
            let missing = self.missing(space);
            let card = villages.asks_for(space);
            let ready = missing == 1 && self.hand.has(card) || joker && missing <= self.joker_counts;
            if ready && let Some(ceremony) = card.ceremony() {
                points += usize::from(self.state.tiles().top(ceremony).points());
            }
        }
        points
    }

    /// Counts the stacks that lack one card.
    pub fn one_short(&self) -> usize {
        self.own.or(self.foreign).into_iter().filter(|space| self.missing(*space) == 1).count()
    }

    fn missing(&self, space: kokopelli_rules::Space) -> u8 {
        let villages = self.state.villages();
        villages.finished_with(space.seat()).saturating_sub(villages.height(space)).max(1)
    }

    /// Emits one feature per ceremony in the own village and one per other ceremony in reach.
    pub fn features(
        &self,
        own: FeatureBlock,
        foreign: FeatureBlock,
        below_pile: FeatureBlock,
        each: &mut impl FnMut(usize),
    ) {
        self.by_ceremony(self.own, own, each);
        self.by_ceremony(self.foreign, foreign, each);
        let below: CeremonySet = self
            .own
            .into_iter()
            .filter(|space| space.is_below_pile())
            .filter_map(|space| self.state.villages().asks_for(space).ceremony())
            .collect();
        for ceremony in below {
            each(below_pile.at(ceremony.index()));
        }
    }

    /// Emits one feature per ceremony. If a ceremony has two stacks, the higher one counts.
    fn by_ceremony(&self, spaces: SpaceSet, block: FeatureBlock, each: &mut impl FnMut(usize)) {
        let mut missing = [0_u8; CEREMONIES];
        let mut lying = CeremonySet::EMPTY;
        for space in spaces {
            if let Some(ceremony) = self.state.villages().asks_for(space).ceremony() {
                let least = &mut missing[ceremony.index()];
                *least = if *least == 0 { self.missing(space) } else { self.missing(space).min(*least) };
                lying = lying.with(ceremony);
            }
        }
        for ceremony in lying {
            let missing = usize::from(missing[ceremony.index()]).clamp(1, 3) - 1;
            let held = usize::from(self.hand.count(Card::of(ceremony))).min(2);
            let token = token(self.state, ceremony);
            each(block.at(ceremony.index() * SHAPES + (missing * 3 + held) * TOKENS + token));
        }
    }
}
