//! What the families can still come to, at best and at worst. Each family is looked at by itself, as if everything that is
//! left of it could go to whoever it suits.

use crate::ending::{Ending, NO_CARD, Now, ONES, Rules};

/// So many fractions make a point.
pub(crate) const FRACTIONS: i16 = 16;

/// Three numbers that are added up together: how much the difference of a family can still fall, how much it can still
/// rise, and by how much, in fractions of a point, it may well change.
#[derive(Clone, Copy, Default, Debug)]
struct Change(i64);

impl Change {
    const BITS: u32 = 20;

    fn new(fall: i64, rise: i64, likely: i64) -> Change {
        Change(fall + (rise << Change::BITS) + (likely << (2 * Change::BITS)))
    }

    /// The three sums. What is below zero has borrowed from its neighbour, which gets it back.
    #[inline]
    fn parts(self) -> (i16, i16, i16) {
        const LOWEST: u32 = i64::BITS - Change::BITS;
        let fall = self.0 << LOWEST >> LOWEST;
        let rest = (self.0 - fall) >> Change::BITS;
        let rise = rest << LOWEST >> LOWEST;
        let likely = (rest - rise) >> Change::BITS;
        (fall as i16, rise as i16, likely as i16)
    }
}

/// What can become of every family, by whose its cards are: one bit for each card that is the first player's or still to be
/// had, four more for those that are the second player's or still to be had.
#[derive(Debug)]
pub(crate) struct Bounds {
    /// Families that count alike share a table.
    changes: Vec<Change>,
    /// Where the table of each family begins.
    kind: [u16; 16],
}

/// What can become of all families together, and of which cards that was said.
#[derive(Clone, Copy, Default)]
pub(crate) struct Changed {
    /// The cards that each player has or could still have.
    reach: [u64; 2],
    sum: Change,
}

/// What the rest of the game can still change, for both players.
#[derive(Clone, Copy)]
pub(crate) struct Open {
    /// Families of which cards are still to be had, or could still be lost: all four bits of each.
    pub live: u64,
    /// The cards that are still to be had or could still be lost.
    cards: u64,
    /// Those of them that are in a kettle and could be lost.
    exposed: u64,
}

/// What the final margin can still be, for the first player.
#[derive(Clone, Copy)]
pub(crate) struct Outlook {
    pub low: i16,
    pub high: i16,
    /// What it may well be, in fractions of a point.
    pub likely: i16,
}

impl Outlook {
    /// Nothing can change a margin any more.
    #[inline]
    pub fn settled(margin: i16) -> Outlook {
        Outlook { low: margin, high: margin, likely: margin * FRACTIONS }
    }

    /// The same for the player on a side.
    #[inline]
    pub fn for_side(self, side: u8) -> Outlook {
        if side == 0 { self } else { Outlook { low: -self.high, high: -self.low, likely: -self.likely } }
    }
}

impl Open {
    /// What can still change in a position.
    #[inline]
    pub fn of(ending: &Ending, now: &Now) -> Open {
        if !now.pile_is_empty() {
            // What explodes comes back by the pile: nothing is settled.
            return Open { live: u64::MAX >> 8, cards: u64::MAX >> 8, exposed: now.held[0] | now.held[1] };
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
        // A one is the lowest bit of its family's four.
        let any = (cards | cards >> 1 | cards >> 2 | cards >> 3) & ONES;
        Open { live: any * 15, cards, exposed }
    }

    /// How many cards of value 1 can still change hands.
    #[inline]
    pub fn ones(&self) -> i8 {
        (self.cards & ONES).count_ones() as i8
    }
}

impl Bounds {
    pub fn new(rules: &Rules) -> Bounds {
        let mut bounds = Bounds { changes: Vec::new(), kind: [0; 16] };
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

    /// The changes of all families, from those of an earlier position: few families differ.
    #[inline]
    pub fn changed(&self, now: &Now, open: &Open, earlier: &Changed) -> Changed {
        let reach = [now.held[0] | open.cards, now.held[1] | open.cards];
        let mut sum = earlier.sum.0;
        let mut differs = (reach[0] ^ earlier.reach[0]) | (reach[1] ^ earlier.reach[1]);
        while differs != 0 {
            let shift = differs.trailing_zeros() & !3;
            sum += self.change(reach, shift) - self.change(earlier.reach, shift);
            differs &= !(15 << shift);
        }
        Changed { reach, sum: Change(sum) }
    }

    /// What can become of the family of which the cards begin at a bit.
    #[inline]
    fn change(&self, reach: [u64; 2], shift: u32) -> i64 {
        let whose = (reach[0] >> shift) as usize & 15 | ((reach[1] >> shift) as usize & 15) << 4;
        self.changes[usize::from(self.kind[(shift / 4) as usize & 15]) + whose].0
    }

    /// What the final margin can still be.
    #[inline]
    pub fn outlook(rules: &Rules, now: &Now, open: &Open, changed: &Changed) -> Outlook {
        let (fall, rise, likely) = changed.sum.parts();
        // The tables count from families without the cards that could be lost.
        let families = now.families - rules.worth_of(now, open.exposed);
        let ones = open.ones();
        let lead =
            rules.ones(1) * FRACTIONS * i16::from(now.ones.clamp(-ones - 1, ones + 1)) / i16::from(ones + 1);
        Outlook {
            low: families + fall + rules.ones(now.ones - ones),
            high: families + rise + rules.ones(now.ones + ones),
            likely: families * FRACTIONS + likely + lead,
        }
    }
}

/// What can become of a family that counts like this for the two players.
fn changes(first: &[i8; 16], second: &[i8; 16]) -> [Change; 256] {
    let mut changes = [Change::default(); 256];
    for (whose, change) in changes.iter_mut().enumerate() {
        let (a, b) = (whose & 15, whose >> 4);
        let open = a & b;
        let (a, b) = (a & !open, b & !open);
        let now = i64::from(first[a] - second[b]);
        let (mut least, mut most) = (i64::MAX, i64::MIN);
        let (mut sum, mut weights) = (0, 0);
        // Each open card goes to the first player, to the second, or to nobody, which is half as likely.
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
        let likely = sum * i64::from(FRACTIONS) / weights - now * i64::from(FRACTIONS);
        *change = Change::new(least - now, most - now, likely);
    }
    changes
}
