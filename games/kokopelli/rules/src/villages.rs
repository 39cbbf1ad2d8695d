//! The villages: the open cards on the table, and their abilities.

use std::fmt;

use hearth_core::Seat;

use crate::abilities::{Abilities, sum};
use crate::card::Card;
use crate::ceremony::{Ceremony, CeremonySet};
use crate::space::{LETTERS, SEATS, Space, SpaceSet};

/// A card on the table with the seat of its back. Five bits for the face, the rest for the back.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct LaidCard(u8);

impl LaidCard {
    /// Creates a card of a player's deck.
    #[inline]
    pub const fn new(card: Card, colour: Seat) -> LaidCard {
        LaidCard(card.index() as u8 | (colour.index() as u8) << 5)
    }

    /// Returns the face.
    #[inline]
    pub const fn card(self) -> Card {
        Card::from_index(self.0 as usize & 31)
    }

    /// Returns the owner of the deck.
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

/// Number of cards that finish a ceremony (K19).
const FINISHING: u8 = 4;
/// Maximum number of cards on a space: the fourth finishes the ceremony (K19).
pub(crate) const HIGHEST: usize = 3;

/// The cards on one space; the first is the ceremony itself.
#[derive(Clone, Copy)]
pub struct Stack {
    cards: [LaidCard; HIGHEST],
    height: u8,
}

impl Stack {
    const EMPTY: Stack = Stack { cards: [LaidCard::new(Card::KOKOPELLI, Seat::FIRST); HIGHEST], height: 0 };

    /// Returns the cards in the order of playing.
    pub fn cards(&self) -> &[LaidCard] {
        &self.cards[..self.height as usize]
    }

    /// Returns the ceremony on the space.
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

/// Number of regions of a village: the pairs `a b`, `c d` and `e f`. Every play area consists of whole
/// regions.
const REGIONS: usize = LETTERS / 2;

/// The ceremonies of one region, sixteen bits per village.
///
/// They duplicate the stacks, so that the ceremonies of a play area are found without reading any stack. One
/// bit suffices, since no ceremony is twice in a village: the rules refuse such an opening under either
/// choice of E2.
type Lanes = u64;

const fn lane(seat: Seat) -> u32 {
    seat.index() as u32 * 16
}

impl Villages {
    /// Villages without cards.
    pub(crate) const EMPTY: Villages =
        Villages { stacks: [Stack::EMPTY; LETTERS * SEATS], occupied: SpaceSet::EMPTY, lying: [0; REGIONS] };

    /// Returns the spaces with a ceremony.
    #[inline]
    pub fn occupied(&self) -> SpaceSet {
        self.occupied
    }

    /// Returns a seat's abilities, from the ceremonies in its village (K16).
    #[inline]
    pub fn abilities(&self, seat: Seat) -> CeremonySet {
        let lying = self.lying[0] | self.lying[1] | self.lying[2];
        CeremonySet::from_bits((lying >> lane(seat)) as u16)
    }

    /// Returns the number of cards that finish a ceremony of a seat (K19, K41).
    #[inline]
    pub fn finished_with(&self, seat: Seat) -> u8 {
        FINISHING - sum(Abilities(self.abilities(seat)).fewer_cards_to_finish())
    }

    /// Returns the stack on a space.
    #[inline]
    pub fn stack(&self, space: Space) -> &Stack {
        &self.stacks[space.slot()]
    }

    /// Returns the card that an occupied space asks for.
    #[inline]
    pub fn asks_for(&self, space: Space) -> Card {
        self.stack(space).cards[0].card()
    }

    /// Returns the number of cards on a space.
    #[inline]
    pub fn height(&self, space: Space) -> u8 {
        self.stack(space).height
    }

    /// Returns the ceremonies on these spaces, which must be whole regions.
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

    /// Returns the first of these spaces with a ceremony.
    pub fn find(&self, ceremony: Ceremony, spaces: SpaceSet) -> Option<Space> {
        spaces.and(self.occupied).into_iter().find(|space| self.stack(*space).ceremony() == Some(ceremony))
    }

    /// Places the first card of a ceremony on an empty space.
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

    /// Places a further card that does not finish the ceremony.
    #[inline]
    pub(crate) fn extend(&mut self, laid: LaidCard, space: Space) {
        let stack = &mut self.stacks[space.slot()];
        debug_assert!((1..HIGHEST).contains(&(stack.height as usize)));
        stack.cards[stack.height as usize] = laid;
        stack.height += 1;
    }

    /// Removes all cards of a space, and so its ability: no other space of the village has the same ceremony.
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
