//! What the families can still come to, at best and at worst. Each family is looked at by itself, as if everything that is
//! left of it could go to whoever it suits.

use crate::ending::{Ending, NO_CARD, Now, ONES, Rules};

/// Lowest bit of each family's four.
const LOWEST: u64 = 0x0011_1111_1111_1111;

/// The least and the most that a family can come to, for the first player less the second.
type Range = (i8, i8);

/// The ranges of every family, by whose its cards are: one bit for each card that is the first player's or still to be
/// had, four more for those that are the second player's or still to be had.
#[derive(Debug)]
pub(crate) struct Bounds {
    /// Families that count alike share a table.
    kinds: Vec<[Range; 256]>,
    kind: [u8; 16],
}

/// What the rest of the game can still change, for both players.
pub(crate) struct Open {
    /// Families of which cards are still to be had, or could still be lost: all four bits of each.
    pub live: u64,
    /// The cards that are still to be had or could still be lost.
    cards: u64,
}

impl Open {
    /// What can still change in a position.
    #[inline]
    pub fn of(ending: &Ending, now: &Now) -> Open {
        if now.pile.0 != now.pile.1 {
            // What explodes comes back by the pile: nothing is settled.
            return Open { live: u64::MAX, cards: u64::MAX };
        }
        let mut cards = now.lying;
        let explosions = (now.lying & ending.rules.explosions).count_ones();
        for top in now.top {
            let mut card = top;
            for _ in 0..explosions {
                // The base is never lost (C12).
                let below = ending.below(card);
                if below == NO_CARD {
                    break;
                }
                cards |= 1 << (card & 63);
                card = below;
            }
        }
        let any = (cards | cards >> 1 | cards >> 2 | cards >> 3) & LOWEST;
        Open { live: any * 15, cards }
    }

    /// How many cards of value 1 can still change hands.
    #[inline]
    pub fn ones(&self) -> i8 {
        (self.cards & ONES).count_ones() as i8
    }
}

impl Bounds {
    pub fn new(rules: &Rules) -> Bounds {
        let mut bounds = Bounds { kinds: Vec::new(), kind: [0; 16] };
        let mut seen: Vec<([i8; 16], [i8; 16])> = Vec::new();
        for family in 0..14 {
            let points = (rules.points[0][family], rules.points[1][family]);
            let kind = seen.iter().position(|known| *known == points).unwrap_or_else(|| {
                seen.push(points);
                bounds.kinds.push(ranges(&points.0, &points.1));
                seen.len() - 1
            });
            bounds.kind[family] = kind as u8;
        }
        bounds
    }

    /// The lowest and the highest final margin for the first player that is still possible.
    #[inline]
    pub fn range(&self, rules: &Rules, now: &Now, open: &Open) -> (i16, i16) {
        let (first, second) = (now.held[0] | open.cards, now.held[1] | open.cards);
        let (mut low, mut high) = (now.families, now.families);
        let mut live = open.live;
        while live != 0 {
            let shift = live.trailing_zeros();
            let whose = |first: u64, second: u64| {
                (first >> shift) as usize & 15 | ((second >> shift) as usize & 15) << 4
            };
            let ranges = &self.kinds[usize::from(self.kind[(shift / 4) as usize & 15])];
            let counted = i16::from(ranges[whose(now.held[0], now.held[1])].0);
            let (least, most) = ranges[whose(first, second)];
            low += i16::from(least) - counted;
            high += i16::from(most) - counted;
            live &= !(15 << shift);
        }
        let ones = open.ones();
        (low + rules.ones(now.ones - ones), high + rules.ones(now.ones + ones))
    }
}

/// The ranges of a family that counts like this for the two players.
fn ranges(first: &[i8; 16], second: &[i8; 16]) -> [Range; 256] {
    let mut ranges = [(0, 0); 256];
    for (whose, range) in ranges.iter_mut().enumerate() {
        let (a, b) = (whose & 15, whose >> 4);
        let open = a & b;
        let (a, b) = (a & !open, b & !open);
        let (mut low, mut high) = (i8::MAX, i8::MIN);
        // Each open card goes to the first player, to the second, or to nobody.
        for to_first in 0..16_usize {
            for to_second in 0..16_usize {
                if to_first & !open == 0 && to_second & !open == 0 && to_first & to_second == 0 {
                    let difference = first[a | to_first] - second[b | to_second];
                    low = low.min(difference);
                    high = high.max(difference);
                }
            }
        }
        *range = (low, high);
    }
    ranges
}
