//! A server with people of hidden strength.

use hearth_ratings::{Contestant, GameResult, Place, Pool, bots};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// The scale of a logistic curve on which 400 points are odds of ten to one.
const SCALE: f64 = 400.0 / std::f64::consts::LN_10;

/// Neighbours in the order of performances draw if they are this close: about 3 % of all pairs of equals.
const DRAW_MARGIN: f64 = 12.0;

/// The assumptions about a server.
#[derive(Clone, Copy, Debug)]
pub struct Assumptions {
    /// The number of players of each game.
    pub players: u8,
    /// The number of people.
    pub people: usize,
    /// The mean of their strengths.
    pub level: f64,
    /// The standard deviation of their strengths around the level.
    pub spread: f64,
    /// The random walk of each strength, in points per game.
    pub drift: f64,
    /// The probability that an opponent is a bot.
    pub bots: f64,
}

impl Assumptions {
    /// People as the ratings assume them, with as many opponents that are bots as people.
    pub fn usual(players: u8, people: usize) -> Assumptions {
        Assumptions { players, people, level: 1380.0, spread: 287.0, drift: 1.5, bots: 0.5 }
    }

    /// Draws the level of the server, as the ratings assume it: ±200 points around 1380.
    pub fn of_unknown_level(self, rng: &mut Rng) -> Assumptions {
        Assumptions { level: 1380.0 + 200.0 * rng.normal(), ..self }
    }
}

/// A random generator with the distributions that are needed.
pub struct Rng(Xoshiro256PlusPlus);

impl Rng {
    /// Returns a generator that gives the same numbers on every run.
    pub fn new(seed: u64) -> Rng {
        Rng(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// Draws from the standard normal distribution.
    pub fn normal(&mut self) -> f64 {
        let (radius, angle): (f64, f64) = (self.0.random(), self.0.random());
        (-2.0 * (1.0 - radius).ln()).sqrt() * (std::f64::consts::TAU * angle).cos()
    }

    /// Draws from the standard Gumbel distribution: ranks by `strength + SCALE * gumbel` are those of Plackett and Luce.
    fn gumbel(&mut self) -> f64 {
        let uniform: f64 = self.0.random();
        -(-(1.0 - uniform).ln()).ln()
    }
}

/// A server: the strengths of its people, which the ratings do not see.
pub struct World {
    assumptions: Assumptions,
    pool: Pool,
    levels: Vec<(&'static str, f64)>,
    strengths: Vec<f64>,
    games: Vec<u32>,
    rng: Rng,
    clock: i64,
}

impl World {
    /// Draws the people of a server.
    pub fn new(assumptions: Assumptions, mut rng: Rng) -> World {
        let pool =
            Pool { game: "kokopelli".to_owned(), players: assumptions.players, variant: String::new() };
        let levels = bots::ratings(&pool).expect("a measured pool");
        let strengths =
            (0..assumptions.people).map(|_| assumptions.level + assumptions.spread * rng.normal()).collect();
        let levels = levels.iter().map(|(level, rating)| (*level, rating.mean)).collect();
        World { pool, levels, strengths, games: vec![0; assumptions.people], rng, clock: 0, assumptions }
    }

    /// Returns the pool of all games.
    pub fn pool(&self) -> &Pool {
        &self.pool
    }

    /// Lists the people.
    pub fn people(&self) -> std::ops::Range<i64> {
        0..self.strengths.len() as i64
    }

    /// Returns a person's true strength now.
    pub fn strength(&self, person: i64) -> f64 {
        self.strengths[person as usize]
    }

    /// Returns the number of games that everybody has played at least.
    pub fn games_of_all(&self) -> u32 {
        self.games.iter().copied().min().expect("somebody")
    }

    /// Plays a game: one person of those with the fewest games, and opponents drawn at random.
    pub fn play(&mut self) -> GameResult {
        let host = self.host();
        let mut contestants = vec![Contestant::Person(host)];
        while contestants.len() < usize::from(self.assumptions.players) {
            let opponent = self.opponent(host);
            if matches!(opponent, Contestant::Bot(_)) || !contestants.contains(&opponent) {
                contestants.push(opponent);
            }
        }
        let places = self.places(contestants);
        for place in &places {
            if let Contestant::Person(person) = place.contestant {
                self.games[person as usize] += 1;
                self.strengths[person as usize] += self.assumptions.drift * self.rng.normal();
            }
        }
        self.clock += 1;
        GameResult { pool: self.pool.clone(), at: self.clock, places }
    }

    /// Returns the person with the fewest games.
    fn host(&self) -> i64 {
        self.people().min_by_key(|person| self.games[*person as usize]).expect("somebody")
    }

    /// Draws an opponent: anybody, or one of the three levels nearest to the host's strength.
    fn opponent(&mut self, host: i64) -> Contestant {
        if self.rng.0.random::<f64>() >= self.assumptions.bots {
            return Contestant::Person(self.rng.0.random_range(self.people()));
        }
        let strength = self.strength(host);
        let distance = |level: &usize| (self.levels[*level].1 - strength).abs();
        let nearest = (0..self.levels.len()).min_by(|one, other| distance(one).total_cmp(&distance(other)));
        let level = nearest.expect("a level") + self.rng.0.random_range(0..3_usize);
        Contestant::Bot(self.levels[level.saturating_sub(1).min(self.levels.len() - 1)].0.to_owned())
    }

    /// Draws the ranks.
    fn places(&mut self, contestants: Vec<Contestant>) -> Vec<Place> {
        let mut order: Vec<(f64, Contestant)> = contestants
            .into_iter()
            .map(|contestant| {
                let strength = match &contestant {
                    Contestant::Person(person) => self.strength(*person),
                    Contestant::Bot(level) => {
                        self.levels.iter().find(|(known, _)| known == level).expect("a level").1
                    }
                };
                (strength + SCALE * self.rng.gumbel(), contestant)
            })
            .collect();
        order.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        let mut places: Vec<Place> = Vec::new();
        let mut above = f64::INFINITY;
        for (performance, contestant) in order {
            let rank = match places.last() {
                Some(last) if above - performance < DRAW_MARGIN => last.rank,
                _ => places.len() as u8 + 1,
            };
            above = performance;
            places.push(Place { contestant, rank });
        }
        places
    }
}
