//! Recipes (C20-C29): points for a condition on the contents of the kettles.
//!
//! A recipe is data in a small language that `docs/RECIPES.md` describes. The thirteen recipes of the box use
//! the same language as those of the players. A recipe is compiled into a few bytes, so a position contains
//! everything needed for scoring.

mod book;
mod kind;
mod read;
mod stock;
mod write;

use hearth_core::Seat;

pub use self::book::{OwnRecipes, RecipeId, RecipeSet};
use self::kind::{Kind, Only};
pub use self::read::BadRecipe;
use crate::cards::CardSet;
use crate::family::Family;
use crate::stacks::SEATS;

/// Maximum number of conditions of a recipe.
pub(crate) const TESTS: usize = 4;

/// Points, and their condition: alternatives of tests that must all hold.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Recipe {
    points: i8,
    /// One bit per test that starts a new alternative.
    alternatives: u8,
    tests: [Test; TESTS],
}

/// One comparison.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Test {
    of: Filter,
    counted: Counted,
    relation: Relation,
    number: u8,
}

/// The counted cards: a kind with a restriction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Filter(u8);

/// The counted unit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Counted {
    /// The cards themselves.
    Cards,
    /// The families with at least this many cards.
    FamiliesOfAtLeast1,
    FamiliesOfAtLeast2,
    FamiliesOfAtLeast3,
    /// Families with all four cards.
    FullFamilies,
    /// Families with exactly one card.
    SingleFamilies,
    FamiliesOfExactly2,
    FamiliesOfExactly3,
}

/// The comparison of a count.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Relation {
    /// No test.
    Unused,
    AtLeast,
    AtMost,
    Exactly,
    /// Compared with the count of each opponent (C32).
    MoreThanEach,
    FewerThanEach,
    /// No count: the player took the last card of the line (C23).
    EndedTheGame,
}

/// The facts that a recipe depends on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Kettles {
    /// The cards of each seat.
    pub held: [CardSet; SEATS],
    /// The number of seats.
    pub players: usize,
    /// True if all twos carry symbols (A4).
    pub all_twos: bool,
    /// The seat that ended the game, if any.
    pub ended_by: Option<Seat>,
}

impl Filter {
    const fn new(kind: Kind, only: Only) -> Filter {
        Filter(kind.number() * Only::COUNT + only as u8)
    }

    fn kind(self) -> Kind {
        Kind::from_number(self.0 / Only::COUNT)
    }

    fn only(self) -> Only {
        Only::ALL[usize::from(self.0 % Only::COUNT)]
    }

    fn cards(self, all_twos: bool) -> CardSet {
        self.kind().cards().and(self.only().cards(all_twos))
    }
}

impl Test {
    const UNUSED: Test = Test {
        of: Filter::new(Kind::Any, Only::Whole),
        counted: Counted::Cards,
        relation: Relation::Unused,
        number: 0,
    };

    /// Counts within one kettle.
    fn count(self, held: CardSet, all_twos: bool) -> u8 {
        let cards = held.and(self.of.cards(all_twos));
        let families = |fits: fn(u32) -> bool| {
            Family::all().filter(|family| fits(cards.of_family(*family).count_ones())).count()
        };
        let count = match self.counted {
            Counted::Cards => cards.len(),
            Counted::FamiliesOfAtLeast1 => families(|size| size >= 1),
            Counted::FamiliesOfAtLeast2 => families(|size| size >= 2),
            Counted::FamiliesOfAtLeast3 => families(|size| size >= 3),
            Counted::FullFamilies => families(|size| size == 4),
            Counted::SingleFamilies => families(|size| size == 1),
            Counted::FamiliesOfExactly2 => families(|size| size == 2),
            Counted::FamiliesOfExactly3 => families(|size| size == 3),
        };
        count as u8
    }

    fn holds(self, seat: Seat, kettles: &Kettles) -> bool {
        let count = |of: Seat| self.count(kettles.held[of.index()], kettles.all_twos);
        let own = count(seat);
        let mut opponents = Seat::all(kettles.players).filter(|other| *other != seat).map(count);
        match self.relation {
            Relation::Unused => false,
            Relation::AtLeast => own >= self.number,
            Relation::AtMost => own <= self.number,
            Relation::Exactly => own == self.number,
            Relation::MoreThanEach => opponents.all(|other| own > other),
            Relation::FewerThanEach => opponents.all(|other| own < other),
            Relation::EndedTheGame => kettles.ended_by == Some(seat),
        }
    }
}

impl Recipe {
    /// Returns the points for fulfilling the recipe.
    pub const fn points(&self) -> i8 {
        self.points
    }

    /// Returns true if a seat fulfils the recipe.
    pub(crate) fn fulfilled(&self, seat: Seat, kettles: &Kettles) -> bool {
        let used = self.tests.iter().take_while(|test| test.relation != Relation::Unused);
        let (mut all, mut any) = (true, false);
        for (place, test) in used.enumerate() {
            if self.begins_alternative(place) {
                any |= all;
                all = true;
            }
            all &= test.holds(seat, kettles);
        }
        any || all
    }

    const fn begins_alternative(&self, place: usize) -> bool {
        self.alternatives & 1 << place != 0
    }
}
