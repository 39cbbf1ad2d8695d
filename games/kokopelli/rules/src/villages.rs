//! The villages: what lies open on the table, and which abilities that gives.

use std::fmt;

use hearth_core::Seat;

use crate::abilities::{Abilities, sum};
use crate::card::Card;
use crate::ceremony::{Ceremony, CeremonySet};
use crate::space::{LETTERS, SEATS, Space, SpaceSet};

/// A card on the table, and the seat whose colour its back shows. Five bits for the face, the rest for the back.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct LaidCard(u8);

impl LaidCard {
    /// A card of a player's deck.
    #[inline]
    pub const fn new(card: Card, colour: Seat) -> LaidCard {
        LaidCard(card.index() as u8 | (colour.index() as u8) << 5)
    }

    /// What its face shows.
    #[inline]
    pub const fn card(self) -> Card {
        Card::from_index(self.0 as usize & 31)
    }

    /// Whose deck it comes from.
    #[inline]
    pub const fn colour(self) -> Seat {
        Seat::at(self.0 as usize >> 5)
    }
}

impl fmt::Debug for LaidCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}@{}", self.card(), self.colour())
    }
}

/// Cards that finish a ceremony (K19).
const FINISHING: u8 = 4;
/// The most cards that can lie on a space: the fourth finishes the ceremony (K19).
pub(crate) const HIGHEST: usize = 3;

/// The cards on one space, the first one being the ceremony itself.
#[derive(Clone, Copy)]
pub struct Stack {
    cards: [LaidCard; HIGHEST],
    height: u8,
}

impl Stack {
    const EMPTY: Stack = Stack { cards: [LaidCard::new(Card::KOKOPELLI, Seat::FIRST); HIGHEST], height: 0 };

    /// The cards in the order they were laid.
    pub fn cards(&self) -> &[LaidCard] {
        &self.cards[..self.height as usize]
    }

    /// The ceremony that lies here.
    pub fn ceremony(&self) -> Option<Ceremony> {
        self.cards().first()?.card().ceremony()
    }
}

impl PartialEq for Stack {
    fn eq(&self, other: &Stack) -> bool {
        self.cards() == other.cards()
    }
}

impl Eq for Stack {}

impl fmt::Debug for Stack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}

/// All villages of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Villages {
    stacks: [Stack; LETTERS * SEATS],
    occupied: SpaceSet,
    lying: [Lanes; REGIONS],
}

/// The spaces of a village in pairs: `a b`, `c d`, `e f`. Every play area is made of whole pairs.
const REGIONS: usize = LETTERS / 2;

/// The ceremonies that lie in one region, sixteen bits a village. They could be read off the stacks; kept beside them,
/// what lies in a play area is found without looking at a single stack. One bit is enough because no ceremony lies twice in
/// a village: who opens there is refused if it lies in the village already, whichever way E2 is agreed on.
type Lanes = u64;

const fn lane(seat: Seat) -> u32 {
    seat.index() as u32 * 16
}

impl Villages {
    /// Nothing lies on the table.
    pub(crate) const EMPTY: Villages =
        Villages { stacks: [Stack::EMPTY; LETTERS * SEATS], occupied: SpaceSet::EMPTY, lying: [0; REGIONS] };

    /// The spaces where a ceremony lies.
    #[inline]
    pub fn occupied(&self) -> SpaceSet {
        self.occupied
    }

    /// The abilities a seat has: those of the ceremonies in its village (K16).
    #[inline]
    pub fn abilities(&self, seat: Seat) -> CeremonySet {
        let lying = self.lying[0] | self.lying[1] | self.lying[2];
        CeremonySet::from_bits((lying >> lane(seat)) as u16)
    }

    /// How many cards finish a ceremony of a seat (K19, K41).
    #[inline]
    pub fn finished_with(&self, seat: Seat) -> u8 {
        FINISHING - sum(Abilities(self.abilities(seat)).fewer_cards_to_finish())
    }

    /// What lies on a space.
    #[inline]
    pub fn stack(&self, space: Space) -> &Stack {
        &self.stacks[space.slot()]
    }

    /// The card that a space asks for. Only spaces that are occupied ask for one.
    #[inline]
    pub fn asks_for(&self, space: Space) -> Card {
        self.stack(space).cards[0].card()
    }

    /// How many cards lie on a space.
    #[inline]
    pub fn height(&self, space: Space) -> u8 {
        self.stack(space).height
    }

    /// The ceremonies that lie on some of these spaces, which must be whole regions.
    #[inline]
    pub(crate) fn ceremonies_on(&self, spaces: SpaceSet) -> CeremonySet {
        let mut lying = 0;
        for (region, lanes) in self.lying.iter().enumerate() {
            lying |= lanes & (spaces.villages_with_letter(region * 2) * u64::from(u16::MAX));
        }
        lying |= lying >> 32;
        lying |= lying >> 16;
        CeremonySet::from_bits(lying as u16)
    }

    /// The first of these spaces where a ceremony lies.
    pub fn find(&self, ceremony: Ceremony, spaces: SpaceSet) -> Option<Space> {
        spaces.and(self.occupied).into_iter().find(|space| self.stack(*space).ceremony() == Some(ceremony))
    }

    /// Lays the first card of a ceremony on an empty space.
    #[inline]
    pub(crate) fn open(&mut self, ceremony: Ceremony, colour: Seat, space: Space) {
        debug_assert!(!self.occupied.has(space));
        debug_assert!(!self.abilities(space.seat()).has(ceremony), "no ceremony lies twice in a village");
        let stack = &mut self.stacks[space.slot()];
        stack.cards[0] = LaidCard::new(Card::of(ceremony), colour);
        stack.height = 1;
        self.occupied = self.occupied.with(space);
        self.lying[space.letter() / 2] |=
            u64::from(CeremonySet::of(&[ceremony]).bits()) << lane(space.seat());
    }

    /// Lays a further card that does not finish the ceremony.
    #[inline]
    pub(crate) fn extend(&mut self, laid: LaidCard, space: Space) {
        let stack = &mut self.stacks[space.slot()];
        debug_assert!((1..HIGHEST).contains(&(stack.height as usize)));
        stack.cards[stack.height as usize] = laid;
        stack.height += 1;
    }

    /// Takes everything off a space. The ability is gone with it: no other space of the village has the same ceremony.
    #[inline]
    pub(crate) fn clear(&mut self, space: Space) -> Stack {
        let taken = std::mem::replace(&mut self.stacks[space.slot()], Stack::EMPTY);
        self.occupied = self.occupied.without(space);
        if let Some(ceremony) = taken.ceremony() {
            self.lying[space.letter() / 2] &=
                !(u64::from(CeremonySet::of(&[ceremony]).bits()) << lane(space.seat()));
        }
        taken
    }
}
