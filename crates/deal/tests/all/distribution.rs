//! Deals are uniform. The seeds are fixed. A fair shuffle would pass each test with all but one in a million others.

use hearth_core::{Bytes32, Game, Options, Seat, draw_below, shuffle};
use hearth_deal::{DealRng, Purpose, share_of};
use hearth_testkit::is_long;
use kokopelli_rules::{Card as Ceremonial, Kokopelli, KokopelliOptions};
use kupferkessel_rules::{Kupferkessel, KupferkesselOptions};
use rand::Rng;

/// The quantile of the normal distribution that one in 3.5 million exceeds. With both ends, that leaves room for the
/// approximation.
const Z: f64 = 5.0;

/// Returns how far a statistic is from its mean under the chi-square distribution, in standard deviations (Wilson and
/// Hilferty).
fn deviation(statistic: f64, freedom: usize) -> f64 {
    let spread = 2.0 / (9.0 * freedom as f64);
    ((statistic / freedom as f64).cbrt() - (1.0 - spread)) / spread.sqrt()
}

#[track_caller]
fn assert_fair(name: &str, statistic: f64, freedom: usize) {
    let z = deviation(statistic, freedom);
    assert!(
        z.abs() < Z,
        "{name}: chi-square is {statistic:.0} with {freedom} degrees of freedom, {z:.1} deviations"
    );
}

/// Sums the squared distances to what is expected.
fn squares(counts: impl IntoIterator<Item = f64>, expected: f64) -> f64 {
    counts.into_iter().map(|count| (count - expected).powi(2)).sum()
}

fn length() -> usize {
    if is_long() { 10_000_000 } else { 100_000 }
}

fn rng(number: usize, purpose: Purpose) -> DealRng {
    let mut secret = [0; 32];
    secret[..8].copy_from_slice(&(number as u64).to_le_bytes());
    DealRng::new(Bytes32(secret), [share_of("fixed")], purpose)
}

/// Counts of shuffles of different items.
struct Shuffles {
    items: usize,
    count: usize,
    /// By item and place.
    places: Vec<u32>,
    /// By an item and the next one. One more stands for the end: it follows the last item, and the first one follows it.
    neighbours: Vec<u32>,
}

impl Shuffles {
    fn new(items: usize) -> Shuffles {
        Shuffles {
            items,
            count: 0,
            places: vec![0; items * items],
            neighbours: vec![0; (items + 1) * (items + 1)],
        }
    }

    fn add(&mut self, order: &[usize]) {
        self.count += 1;
        let mut before = self.items;
        for (place, &item) in order.iter().enumerate() {
            self.places[item * self.items + place] += 1;
            self.neighbours[before * (self.items + 1) + item] += 1;
            before = item;
        }
        self.neighbours[before * (self.items + 1) + self.items] += 1;
    }

    /// Returns both statistics with their degrees of freedom.
    ///
    /// Each row and each column of the places has the same sum, so the statistic is larger by n / (n - 1) than with
    /// independent counts.
    ///
    /// The neighbours form a cycle of m = n + 1. Two items cannot follow each other, so the difference of both counts of a
    /// pair varies more than their sum, by m / (m - 2). Each part has its own weight and its own degrees of freedom.
    fn statistics(&self) -> [(f64, usize); 2] {
        let (items, shuffles) = (self.items as f64, self.count as f64);
        let expected = shuffles / items;
        let places = squares(self.places.iter().map(|count| f64::from(*count)), expected) / expected;
        let all = self.items + 1;
        let count = |one: usize, other: usize| f64::from(self.neighbours[one * all + other]) - expected;
        let (mut sums, mut differences) = (0.0, 0.0);
        for one in 0..all {
            for other in 0..one {
                sums += (count(one, other) + count(other, one)).powi(2) / 2.0;
                differences += (count(one, other) - count(other, one)).powi(2) / 2.0;
            }
        }
        let m = all as f64;
        let neighbours = (sums + differences * (m - 2.0) / m) / expected;
        [
            (places * (items - 1.0) / items, (self.items - 1).pow(2)),
            (neighbours, all * (all - 3) / 2 + (all - 1) * (all - 2) / 2),
        ]
    }

    #[track_caller]
    fn assert_fair(&self) {
        for (name, (statistic, freedom)) in ["places", "neighbours"].into_iter().zip(self.statistics()) {
            assert_fair(&format!("{name} of {} items", self.items), statistic, freedom);
        }
    }

    /// Returns true if the test notices that these shuffles are not fair.
    fn is_unfair(&self) -> bool {
        self.statistics().iter().any(|(statistic, freedom)| deviation(*statistic, *freedom).abs() >= Z)
    }
}

fn shuffles(items: usize, count: usize, shuffle: impl Fn(&mut [usize], &mut DealRng)) -> Shuffles {
    let mut shuffles = Shuffles::new(items);
    for number in 0..count {
        let mut order: Vec<usize> = (0..items).collect();
        shuffle(&mut order, &mut rng(number, Purpose::Cards));
        shuffles.add(&order);
    }
    shuffles
}

#[test]
fn shuffles_are_uniform() {
    for items in [16, 36] {
        shuffles(items, length(), shuffle).assert_fair();
    }
}

/// Four mistakes that are often made.
#[test]
fn wrong_shuffles_are_noticed() {
    let naive = |order: &mut [usize], rng: &mut DealRng| {
        for place in 0..order.len() {
            order.swap(place, draw_below(order.len(), rng));
        }
    };
    let sattolo = |order: &mut [usize], rng: &mut DealRng| {
        for last in (1..order.len()).rev() {
            order.swap(last, draw_below(last, rng));
        }
    };
    let forgets_one = |order: &mut [usize], rng: &mut DealRng| shuffle(&mut order[1..], rng);
    let with_a_byte = |order: &mut [usize], rng: &mut DealRng| {
        for last in (1..order.len()).rev() {
            order.swap(last, (rng.next_u32() & 255) as usize % (last + 1));
        }
    };
    assert!(shuffles(36, 20_000, naive).is_unfair());
    assert!(shuffles(36, 20_000, sattolo).is_unfair());
    assert!(shuffles(36, 20_000, forgets_one).is_unfair());
    assert!(shuffles(36, 50_000, with_a_byte).is_unfair());
    assert!(!shuffles(36, 50_000, shuffle).is_unfair());
}

/// Every card is at every place of square and pile equally often.
#[test]
fn deals_of_kupferkessel_are_uniform() {
    let options = KupferkesselOptions::usual(2).expect("for two");
    let mut shuffles = Shuffles::new(56);
    for number in 0..length() {
        let setup = Kupferkessel::deal(&options, &mut rng(number, Purpose::Cards));
        let order: Vec<usize> = setup.square().iter().chain(setup.pile()).map(|card| card.index()).collect();
        shuffles.add(&order);
    }
    shuffles.assert_fair();
}

/// Every kind is at every place of each deck as often as it has copies, and the decks do not depend on each other.
#[test]
fn deals_of_kokopelli_are_uniform() {
    let mut options = KokopelliOptions::usual(4).expect("for four");
    options.set("ceremonies", "first").expect("the set exists");
    let kinds: Vec<Ceremonial> = Ceremonial::all().collect();
    let mut counts = vec![0_u32; 4 * 36 * kinds.len()];
    // The tops of the first two decks.
    let mut tops = vec![0_u32; kinds.len() * kinds.len()];
    for number in 0..length() {
        let setup = Kokopelli::deal(&options, &mut rng(number, Purpose::Cards));
        for (seat, deck) in setup.decks().iter().enumerate() {
            for (place, card) in deck.iter().enumerate() {
                counts[(seat * 36 + place) * kinds.len() + card.index()] += 1;
            }
        }
        tops[setup.decks()[0][0].index() * kinds.len() + setup.decks()[1][0].index()] += 1;
    }
    let share = |kind: usize| match kinds[kind] {
        card if card.is_kokopelli() => 6.0 / 36.0,
        card if counts[card.index()] > 0 => 3.0 / 36.0,
        _ => 0.0,
    };
    let all = length() as f64;
    let distance = |count: u32, expected: f64| {
        if expected > 0.0 { squares([f64::from(count)], expected) / expected } else { f64::from(count) }
    };
    for seat in Seat::all(4) {
        let counts = counts.chunks(kinds.len()).skip(36 * seat.index()).take(36);
        let statistic: f64 = counts
            .flat_map(|counts| {
                counts.iter().enumerate().map(|(kind, count)| distance(*count, all * share(kind)))
            })
            .sum();
        assert_fair(&format!("the deck of seat {seat}"), statistic * 35.0 / 36.0, 10 * 35);
    }
    let pairs = tops
        .iter()
        .enumerate()
        .map(|(pair, count)| distance(*count, all * share(pair / kinds.len()) * share(pair % kinds.len())));
    assert_fair("the tops of two decks", pairs.sum(), 11 * 11 - 1);
}

/// Each ceremony is drawn equally often.
#[test]
fn drawn_ceremonies_are_uniform() {
    for count in [10, 11, 12] {
        let mut options = KokopelliOptions::usual(2).expect("for two");
        options.set("count", &count.to_string()).expect("the count exists");
        let mut counts = [0_u32; 16];
        for number in 0..length() {
            let setup = Kokopelli::deal(&options, &mut rng(number, Purpose::Cards));
            setup.ceremonies().into_iter().for_each(|ceremony| counts[ceremony.index()] += 1);
        }
        let (all, share) = (length() as f64, f64::from(count) / 16.0);
        // The counts sum up, so each varies by n / (n - 1) more than its part of the sum.
        let weight = all * share * (1.0 - share) * 16.0 / 15.0;
        assert_fair("ceremonies", squares(counts.map(f64::from), all * share) / weight, 15);
    }
}

#[test]
fn every_chair_goes_first_equally_often() {
    for chairs in 2..=4 {
        let mut counts = vec![0_u32; chairs];
        for number in 0..length() {
            counts[draw_below(chairs, &mut rng(number, Purpose::First))] += 1;
        }
        let expected = length() as f64 / chairs as f64;
        let statistic = squares(counts.into_iter().map(f64::from), expected) / expected;
        assert_fair(&format!("{chairs} chairs"), statistic, chairs - 1);
    }
}
