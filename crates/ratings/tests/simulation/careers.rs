//! Careers: how far ratings are from hidden strengths, and whether their intervals say so.

use hearth_ratings::Ratings;

use crate::uncorrected::{Library, System};
use crate::world::{Assumptions, Rng, World};

/// The numbers of games after which careers are measured.
const MARKS: [u32; 6] = [10, 20, 50, 100, 200, 400];

/// The errors of all careers after one number of games.
#[derive(Clone, Default)]
struct Errors {
    distances: Vec<f64>,
    squares: f64,
    deviations: f64,
    covered: usize,
}

impl Errors {
    fn add(&mut self, mean: f64, deviation: f64, strength: f64) {
        let error = mean - strength;
        self.distances.push(error.abs());
        self.squares += error * error;
        self.deviations += deviation;
        self.covered += usize::from(error.abs() <= 1.959_963_985 * deviation);
    }

    fn coverage(&self) -> f64 {
        100.0 * self.covered as f64 / self.distances.len() as f64
    }

    fn median(&mut self) -> f64 {
        self.distances.sort_by(f64::total_cmp);
        self.distances[self.distances.len() / 2]
    }

    fn within(&self, points: f64) -> f64 {
        let near = self.distances.iter().filter(|distance| **distance <= points).count();
        100.0 * near as f64 / self.distances.len() as f64
    }

    fn row(&mut self) -> String {
        let count = self.distances.len() as f64;
        format!(
            "{:.1} % | {:.0} | {:.0} | {:.0} | {:.0} %",
            self.coverage(),
            (self.squares / count).sqrt(),
            self.deviations / count,
            self.median(),
            self.within(100.0)
        )
    }
}

/// A set of servers.
#[derive(Clone, Copy)]
struct Setting {
    assumptions: Assumptions,
    /// Each server has a level of its own, as the ratings assume it.
    unknown_level: bool,
    servers: u64,
}

impl Setting {
    fn new(assumptions: Assumptions, servers: u64) -> Setting {
        Setting { assumptions, unknown_level: true, servers }
    }

    /// Plays all servers until everybody has as many games as the last mark.
    fn errors<S: System>(&self, marks: &[u32]) -> Vec<Errors> {
        let mut errors = vec![Errors::default(); marks.len()];
        for seed in 0..self.servers {
            let mut rng = Rng::new(1000 + seed);
            let assumptions = if self.unknown_level {
                self.assumptions.of_unknown_level(&mut rng)
            } else {
                self.assumptions
            };
            let mut world = World::new(assumptions, rng);
            let mut system = S::default();
            for (mark, errors) in marks.iter().zip(&mut errors) {
                while world.games_of_all() < *mark {
                    system.rate(&world.play());
                }
                for person in world.people() {
                    let (mean, deviation) = system.believed(world.pool(), person);
                    errors.add(mean, deviation, world.strength(person));
                }
            }
        }
        errors
    }

    fn print<S: System>(&self, name: &str) {
        for (mark, mut errors) in MARKS.iter().zip(self.errors::<S>(&MARKS)) {
            println!("| {name} | {} | {mark} | {} |", self.assumptions.players, errors.row());
        }
    }
}

#[test]
fn intervals_cover_and_most_ratings_are_within_100_points_after_50_games() {
    for players in 2..=4 {
        let setting = Setting::new(Assumptions::usual(players, 40), 25);
        for (mark, mut errors) in [15, 50].into_iter().zip(setting.errors::<Ratings>(&[15, 50])) {
            let coverage = errors.coverage();
            // 1000 careers have a standard error of 0.7 %, and somewhat more because they play each other.
            assert!((91.0..98.0).contains(&coverage), "{players} players, {mark} games: {coverage} %");
            if mark == 50 {
                assert!(errors.median() < 60.0, "{players} players: {}", errors.median());
                assert!(errors.within(100.0) > 75.0, "{players} players: {}", errors.within(100.0));
            }
        }
    }
}

#[test]
fn the_uncorrected_update_of_the_library_does_not_cover_where_people_share_an_error() {
    let assumptions = Assumptions { level: 1150.0, bots: 0.2, ..Assumptions::usual(3, 60) };
    let setting = Setting { assumptions, unknown_level: false, servers: 10 };
    let (library, ours) =
        (setting.errors::<Library>(&[20])[0].coverage(), setting.errors::<Ratings>(&[20])[0].coverage());
    assert!(library < 90.0 && ours > 91.0, "skillratings {library} %, ours {ours} %");
}

#[test]
fn the_table_of_coverage() {
    if !crate::is_long() {
        return;
    }
    println!(
        "| servers | players | games | 95 % interval covers | error (rms) | deviation | error (median) | within 100 |"
    );
    println!("|---|---|---|---|---|---|---|---|");
    for players in 2..=4 {
        let usual = Assumptions::usual(players, 100);
        let known = |assumptions| Setting { unknown_level: false, ..Setting::new(assumptions, 20) };
        Setting::new(usual, 100).print::<Ratings>("as assumed");
        Setting::new(Assumptions { bots: 1.0, ..usual }, 20).print::<Ratings>("one person alone: only bots");
        Setting::new(Assumptions { bots: 0.1, ..usual }, 100).print::<Ratings>("one opponent in ten a bot");
        Setting::new(Assumptions { bots: 0.0, ..usual }, 100).print::<Ratings>("no bots at all");
        Setting::new(Assumptions { drift: 0.0, ..usual }, 20).print::<Ratings>("strengths that never change");
        Setting::new(Assumptions { drift: 3.0, ..usual }, 20)
            .print::<Ratings>("strengths that change twice as fast");
        let weak = Assumptions { level: 1150.0, spread: 250.0, bots: 0.2, ..usual };
        known(weak).print::<Ratings>("a weak server, one opponent in five a bot");
        Setting::new(usual, 20).print::<Library>("as assumed; skillratings unchanged");
        known(weak).print::<Library>("a weak server; skillratings unchanged");
    }
}
