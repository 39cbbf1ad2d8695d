//! Recipes (C20-C29): points for a condition on what the kettles hold. A recipe is data; `docs/RECIPES.md` describes the
//! little language it is written in, and the thirteen of the box are written in it like those of the players.
//!
//! A recipe is compiled into a few bytes that can be copied, so that a position holds everything it needs to be scored.

mod book;
mod kind;
mod read;
mod stock;
mod write;

use hearth_core::Seat;

use crate::cards::CardSet;
use crate::family::Family;
use crate::stacks::SEATS;

pub use self::book::{OwnRecipes, RecipeId, RecipeSet};
use self::kind::{Kind, Only};
pub use self::read::BadRecipe;

/// The most conditions that one recipe can have.
pub(crate) const TESTS: usize = 4;

/// Points, and the condition for them: alternatives, of each of which all tests must hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Recipe {
    points: i8,
    /// One bit a test: it begins a new alternative.
    alternatives: u8,
    tests: [Test; TESTS],
}

/// One comparison.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Test {
    of: Filter,
    counted: Counted,
    relation: Relation,
    number: u8,
}

/// Which cards are looked at: of a kind, and of those only some.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Filter(u8);

/// What is counted of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Counted {
    /// The cards themselves.
    Cards,
    /// The families of which one holds at least so many.
    FamiliesOfAtLeast1,
    FamiliesOfAtLeast2,
    FamiliesOfAtLeast3,
    /// All four.
    FullFamilies,
    /// The families of which one holds just one card.
    SingleFamilies,
    FamiliesOfExactly2,
    FamiliesOfExactly3,
}

/// How the count is compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Relation {
    /// There is no such test.
    Unused,
    AtLeast,
    AtMost,
    Exactly,
    /// With the count of each opponent (C32).
    MoreThanEach,
    FewerThanEach,
    /// Nothing is counted: the player took the last card of the line (C23).
    EndedTheGame,
}

/// What a recipe asks about.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Kettles {
    /// What each seat holds.
    pub held: [CardSet; SEATS],
    /// How many seats there are.
    pub players: usize,
    /// Which cards carry symbols (A4).
    pub all_twos: bool,
    /// Who ended the game, if somebody did.
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

    /// What is counted, in one kettle.
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
    /// What it is worth to him who fulfils it.
    pub const fn points(&self) -> i8 {
        self.points
    }

    /// Whether a seat fulfils it.
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
