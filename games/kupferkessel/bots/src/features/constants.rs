//! Values that stay constant during a game: colours, points of families, cards with symbols.

use std::sync::LazyLock;

use hearth_core::Seat;
use kupferkessel_rules::{CardSet, Colour, Family, Ruleset, Symbol};

use super::MAX_PLAYERS;

/// Values that stay constant during a game.
#[derive(Clone, Debug)]
pub(crate) struct TableConstants {
    pub players: usize,
    /// The colour of a family as seen from a seat: own (1), another's (2) or nobody's (0).
    pub relations: [[u8; Family::COUNT]; MAX_PLAYERS],
    /// Points of a family for each seat, indexed by the held cards as four bits.
    points: [[[i8; 16]; Family::COUNT]; MAX_PLAYERS],
    pub hats: u64,
    pub explosions: u64,
    pub ones_count: bool,
}

/// The constants of all possible tables: for two players, and for three with each colour of the third.
static ALL_CONSTANTS: LazyLock<Vec<TableConstants>> = LazyLock::new(|| {
    let mut all = Vec::new();
    for place in 0..4 * (1 + Colour::ALL.len()) {
        let (colour, players) = match place / 4 {
            0 => (Colour::Orange, 2),
            third => (Colour::ALL[third - 1], 3),
        };
        let ruleset = Ruleset {
            symbols_on_all_twos: place & 1 != 0,
            children_scoring: place & 2 != 0,
            third: colour,
            ..Ruleset::USUAL
        };
        all.push(TableConstants::new(ruleset, players));
    }
    all
});

impl TableConstants {
    /// Returns the constants of a table.
    pub fn of(ruleset: Ruleset, players: usize) -> &'static TableConstants {
        let third = if players == 2 { 0 } else { 1 + ruleset.third as usize };
        let switches = usize::from(ruleset.symbols_on_all_twos) | usize::from(ruleset.children_scoring) << 1;
        &ALL_CONSTANTS[4 * third + switches]
    }

    fn new(ruleset: Ruleset, players: usize) -> TableConstants {
        let mut relations = [[0; Family::COUNT]; MAX_PLAYERS];
        let mut points = [[[0; 16]; Family::COUNT]; MAX_PLAYERS];
        for seat in Seat::all(players) {
            for family in Family::all() {
                let of = |seat: Seat| family.colour() == ruleset.colour(seat, players);
                relations[seat.index()][family.index()] = if of(seat) {
                    1
                } else if Seat::all(players).any(of) {
                    2
                } else {
                    0
                };
                for (held, points) in points[seat.index()][family.index()].iter_mut().enumerate() {
                    *points = ruleset.family_points(family, held, seat, players);
                }
            }
        }
        let symbols = |symbol: Symbol| CardSet::of_symbol(symbol, ruleset.symbols_on_all_twos).bits();
        TableConstants {
            players,
            relations,
            points,
            hats: symbols(Symbol::Hat),
            explosions: symbols(Symbol::Explosion),
            ones_count: !ruleset.children_scoring,
        }
    }

    /// Returns the points of a seat's families now (C16, C17).
    pub fn families_now(&self, seat: usize, held: u64) -> i32 {
        let count =
            |family: usize| i32::from(self.points[seat][family][(held >> (4 * family)) as usize & 15]);
        (0..Family::COUNT).map(count).sum()
    }
}
