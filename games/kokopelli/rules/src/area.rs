//! Play areas (K8, K9): the spaces of each seat, and the effect of abilities.

use hearth_core::Seat;

use crate::abilities::Abilities;
use crate::ruleset::Ruleset;
use crate::space::{LETTERS, SEATS, Space, SpaceSet};

const NEAR_LEFT: u8 = 0b00_0011;
const NEAR_RIGHT: u8 = 0b00_1100;
const BOARD: u8 = 0b00_1111;
const FIRST_BELOW: u8 = 0b01_0000;
const SECOND_BELOW: u8 = 0b10_0000;
const ALL: u8 = 0b11_1111;

/// The spaces of one seat, given by the number of players.
#[derive(Clone, Copy)]
pub(crate) struct Area {
    /// All spaces of the own village.
    pub own: SpaceSet,
    /// The spaces of the own village below the pile.
    pub below: SpaceSet,
    /// The space below the pile that an ability adds (K39).
    pub extra: SpaceSet,
    /// The play area, without the effect of E3.
    pub plain: SpaceSet,
    /// The effect of E3: the neighbours' space below the pile, with three or four players.
    pub shared_below: SpaceSet,
    /// The spaces `a b c d` of the neighbours.
    pub boards: SpaceSet,
    /// All spaces of the neighbours that an ability can add to the reach (K33): with two players all six.
    pub whole: SpaceSet,
}

impl Area {
    /// Returns the area of a seat at a table of this size.
    #[inline]
    pub fn of(seat: Seat, players: usize) -> &'static Area {
        &AREAS[players - 2][seat.index()]
    }

    /// Returns the play area under E3.
    #[inline]
    pub fn play_area(&self, below_pile_shared: bool) -> SpaceSet {
        if below_pile_shared { self.plain.or(self.shared_below) } else { self.plain }
    }

    /// Returns the usable spaces of the own village.
    ///
    /// An ability adds one; without it, only one ceremony can be opened below the pile (K39, KR17).
    #[inline]
    pub fn village(&self, abilities: Abilities, occupied: SpaceSet) -> SpaceSet {
        if abilities.extra_space() {
            self.own
        } else if self.extra.and(occupied).is_empty() {
            self.own.minus(self.extra)
        } else {
            self.own.minus(self.below)
        }
    }

    /// Returns the spaces on which the seat may play.
    ///
    /// An ability adds all spaces of the neighbours (K33, KR22), with E6 also those below their piles.
    #[inline]
    pub fn reach(&self, abilities: Abilities, ruleset: Ruleset) -> SpaceSet {
        if !abilities.plays_on_all_of_neighbours() {
            return self.play_area(ruleset.below_pile_shared);
        }
        self.play_area(ruleset.below_pile_shared || ruleset.reaches_below_neighbours).or(self.whole)
    }

    const fn new(seat: Seat, players: usize) -> Area {
        let (left, right) = (seat.left(players), seat.right(players));
        let boards = SpaceSet::village(left, BOARD).or(SpaceSet::village(right, BOARD));
        if players == 2 {
            let own = SpaceSet::village(seat, ALL);
            return Area {
                own,
                below: SpaceSet::village(seat, FIRST_BELOW | SECOND_BELOW),
                extra: SpaceSet::village(seat, SECOND_BELOW),
                plain: own.or(boards),
                shared_below: SpaceSet::EMPTY,
                boards,
                whole: SpaceSet::village(left, ALL),
            };
        }
        let own = SpaceSet::village(seat, BOARD | FIRST_BELOW);
        Area {
            own,
            below: SpaceSet::village(seat, FIRST_BELOW),
            extra: SpaceSet::village(seat, FIRST_BELOW),
            plain: own.or(SpaceSet::village(left, NEAR_RIGHT)).or(SpaceSet::village(right, NEAR_LEFT)),
            shared_below: SpaceSet::village(left, FIRST_BELOW).or(SpaceSet::village(right, FIRST_BELOW)),
            boards,
            whole: boards,
        }
    }
}

static AREAS: [[Area; SEATS]; 3] = {
    let mut table = [[Area::new(Seat::FIRST, 2); SEATS]; 3];
    let mut players = 2;
    while players <= SEATS {
        let mut seat = 0;
        while seat < players {
            table[players - 2][seat] = Area::new(Seat::at(seat), players);
            seat += 1;
        }
        players += 1;
    }
    table
};

/// Returns the number of spaces of a village: five, or six with two players (K9, K39).
pub(crate) const fn letters(players: usize) -> usize {
    if players == 2 { LETTERS } else { LETTERS - 1 }
}

/// Returns true if the table has this space.
pub(crate) fn exists(space: Space, players: usize) -> bool {
    space.seat().index() < players && space.letter() < letters(players)
}
