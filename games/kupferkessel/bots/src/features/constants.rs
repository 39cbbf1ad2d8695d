//! What is the same all game long: whose colour a family has, what it counts, which cards carry symbols.

use std::sync::LazyLock;

use hearth_core::Seat;
use kupferkessel_rules::{CardSet, Colour, Family, Ruleset, Symbol};

use super::SEATS;

/// What is the same all game long.
#[derive(Clone, Debug)]
pub(crate) struct Terms {
    pub players: usize,
    /// Whether a family has a seat's own colour (1), that of another (2), or neither.
    pub relations: [[u8; Family::COUNT]; SEATS],
    /// What a family counts for each seat, by the cards it has of it.
    points: [[[i8; 16]; Family::COUNT]; SEATS],
    pub hats: u64,
    pub explosions: u64,
    pub ones_count: bool,
}

/// The terms of all tables there can be: for two players, and for three with each colour of the third.
static ALL_TERMS: LazyLock<Vec<Terms>> = LazyLock::new(|| {
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
        all.push(Terms::new(ruleset, players));
    }
    all
});

impl Terms {
    /// The terms of a table.
    pub fn of(ruleset: Ruleset, players: usize) -> &'static Terms {
        let third = if players == 2 { 0 } else { 1 + ruleset.third as usize };
        let switches = usize::from(ruleset.symbols_on_all_twos) | usize::from(ruleset.children_scoring) << 1;
        &ALL_TERMS[4 * third + switches]
    }

    fn new(ruleset: Ruleset, players: usize) -> Terms {
        let mut relations = [[0; Family::COUNT]; SEATS];
        let mut points = [[[0; 16]; Family::COUNT]; SEATS];
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
        Terms {
            players,
            relations,
            points,
            hats: symbols(Symbol::Hat),
            explosions: symbols(Symbol::Explosion),
            ones_count: !ruleset.children_scoring,
        }
    }

    /// What a seat's families count now (C16, C17).
    pub fn families_now(&self, seat: usize, held: u64) -> i32 {
        let count =
            |family: usize| i32::from(self.points[seat][family][(held >> (4 * family)) as usize & 15]);
        (0..Family::COUNT).map(count).sum()
    }
}
