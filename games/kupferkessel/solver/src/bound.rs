//! Static bounds on the points of the families.
//!
//! Each family is bounded independently, as if each player could get all its open cards.

use crate::ending::{Ending, EndingState, NO_CARD, ONES, Rules};

/// Fractions per point.
pub(crate) const FRACTIONS_PER_POINT: i16 = 16;

/// Three packed sums: the greatest fall and rise of a family's difference, and its expected change in
/// fractions of a point.
#[derive(Clone, Copy, Default, Debug)]
struct PackedChange(i64);

impl PackedChange {
    const BITS: u32 = 20;

    fn new(fall: i64, rise: i64, likely: i64) -> PackedChange {
        PackedChange(fall + (rise << PackedChange::BITS) + (likely << (2 * PackedChange::BITS)))
    }

    /// Unpacks the three sums. A negative part borrows from the next one, so it is subtracted first.
    #[inline]
    fn parts(self) -> (i16, i16, i16) {
        const LOWEST: u32 = i64::BITS - PackedChange::BITS;
        let fall = self.0 << LOWEST >> LOWEST;
        let rest = (self.0 - fall) >> PackedChange::BITS;
        let rise = rest << LOWEST >> LOWEST;
        let likely = (rest - rise) >> PackedChange::BITS;
        (fall as i16, rise as i16, likely as i16)
    }
}

/// The possible changes of every family.
///
/// The index has four bits for the cards that the first player has or could get, and four for the second
/// player's.
#[derive(Debug)]
pub(crate) struct FamilyBounds {
    /// Families with the same points share a table.
    changes: Vec<PackedChange>,
    /// Start of the table of each family.
    kind: [u16; 16],
}

/// The possible changes of all families together, with the cards that they are valid for.
#[derive(Clone, Copy, Default)]
pub(crate) struct FamilyChanges {
    /// The cards that each player has or could get.
    reach: [u64; 2],
    sum: PackedChange,
}

/// The cards that can still change hands.
#[derive(Clone, Copy)]
pub(crate) struct OpenCards {
    /// Families with open or exposed cards: all four bits of each.
    pub live: u64,
    /// The cards that can still be taken or lost.
    cards: u64,
    /// The cards in a kettle that can still be lost.
    exposed: u64,
}

/// Bounds of the final margin for the first player.
#[derive(Clone, Copy)]
pub(crate) struct MarginBounds {
    pub low: i16,
    pub high: i16,
    /// Expected value, in fractions of a point.
    pub likely: i16,
}

impl MarginBounds {
    /// Returns the bounds of a margin that cannot change any more.
    #[inline]
    pub fn settled(margin: i16) -> MarginBounds {
        MarginBounds { low: margin, high: margin, likely: margin * FRACTIONS_PER_POINT }
    }

    /// Returns the bounds for the player on a side.
    #[inline]
    pub fn for_side(self, side: u8) -> MarginBounds {
        if side == 0 { self } else { MarginBounds { low: -self.high, high: -self.low, likely: -self.likely } }
    }
}

impl OpenCards {
    /// Finds the cards that can still change hands in a position.
    #[inline]
    pub fn of(ending: &Ending, now: &EndingState) -> OpenCards {
        if !now.pile_is_empty() {
            // An exploded card comes back through the pile, so nothing is settled.
            return OpenCards {
                live: u64::MAX >> 8,
                cards: u64::MAX >> 8,
                exposed: now.held[0] | now.held[1],
            };
        }
        let mut exposed = 0;
        let explosions = (now.lying & ending.rules.explosions).count_ones();
        for top in now.top {
            let mut card = top;
            for _ in 0..explosions {
                // The base is never lost (C12).
                let below = ending.below(card);
                if below == NO_CARD {
                    break;
                }
                exposed |= 1 << (card & 63);
                card = below;
            }
        }
        let cards = now.lying | exposed;
        // A one is the lowest of its family's four bits.
        let any = (cards | cards >> 1 | cards >> 2 | cards >> 3) & ONES;
        OpenCards { live: any * 15, cards, exposed }
    }

    /// Counts the cards of value 1 that can still change hands.
    #[inline]
    pub fn ones(&self) -> i8 {
        (self.cards & ONES).count_ones() as i8
    }
}

impl FamilyBounds {
    pub fn new(rules: &Rules) -> FamilyBounds {
        let mut bounds = FamilyBounds { changes: Vec::new(), kind: [0; 16] };
        let mut seen: Vec<([i8; 16], [i8; 16])> = Vec::new();
        for family in 0..14 {
            let points = (rules.points[0][family], rules.points[1][family]);
            let kind = seen.iter().position(|known| *known == points).unwrap_or_else(|| {
                seen.push(points);
                bounds.changes.extend(changes(&points.0, &points.1));
                seen.len() - 1
            });
            bounds.kind[family] = (kind * 256) as u16;
        }
        bounds
    }

    /// Updates the changes of an earlier position: few families differ.
    #[inline]
    pub fn changed(&self, now: &EndingState, open: &OpenCards, earlier: &FamilyChanges) -> FamilyChanges {
        let reach = [now.held[0] | open.cards, now.held[1] | open.cards];
        let mut sum = earlier.sum.0;
        let mut differs = (reach[0] ^ earlier.reach[0]) | (reach[1] ^ earlier.reach[1]);
        while differs != 0 {
            let shift = differs.trailing_zeros() & !3;
            sum += self.change(reach, shift) - self.change(earlier.reach, shift);
            differs &= !(15 << shift);
        }
        FamilyChanges { reach, sum: PackedChange(sum) }
    }

    /// Returns the possible change of the family at a bit position.
    #[inline]
    fn change(&self, reach: [u64; 2], shift: u32) -> i64 {
        let whose = (reach[0] >> shift) as usize & 15 | ((reach[1] >> shift) as usize & 15) << 4;
        self.changes[usize::from(self.kind[(shift / 4) as usize & 15]) + whose].0
    }

    /// Computes the bounds of the final margin.
    #[inline]
    pub fn margin_bounds(
        rules: &Rules,
        now: &EndingState,
        open: &OpenCards,
        changed: &FamilyChanges,
    ) -> MarginBounds {
        let (fall, rise, likely) = changed.sum.parts();
        // The tables start from families without the exposed cards.
        let families = now.families - rules.worth_of(now, open.exposed);
        let ones = open.ones();
        let lead = rules.ones(1) * FRACTIONS_PER_POINT * i16::from(now.ones.clamp(-ones - 1, ones + 1))
            / i16::from(ones + 1);
        MarginBounds {
            low: families + fall + rules.ones(now.ones - ones),
            high: families + rise + rules.ones(now.ones + ones),
            likely: families * FRACTIONS_PER_POINT + likely + lead,
        }
    }
}

/// Computes the possible changes of a family from its points for both players.
fn changes(first: &[i8; 16], second: &[i8; 16]) -> [PackedChange; 256] {
    let mut changes = [PackedChange::default(); 256];
    for (whose, change) in changes.iter_mut().enumerate() {
        let (a, b) = (whose & 15, whose >> 4);
        let open = a & b;
        let (a, b) = (a & !open, b & !open);
        let now = i64::from(first[a] - second[b]);
        let (mut least, mut most) = (i64::MAX, i64::MIN);
        let (mut sum, mut weights) = (0, 0);
        // Each open card goes to the first player, to the second, or to nobody, with half the weight.
        for to_first in 0..16_usize {
            for to_second in 0..16_usize {
                if to_first & !open == 0 && to_second & !open == 0 && to_first & to_second == 0 {
                    let difference = i64::from(first[a | to_first] - second[b | to_second]);
                    least = least.min(difference);
                    most = most.max(difference);
                    let weight = 1 << (to_first | to_second).count_ones();
                    sum += weight * difference;
                    weights += weight;
                }
            }
        }
        let likely = sum * i64::from(FRACTIONS_PER_POINT) / weights - now * i64::from(FRACTIONS_PER_POINT);
        *change = PackedChange::new(least - now, most - now, likely);
    }
    changes
}
