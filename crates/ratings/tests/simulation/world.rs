//! A server with people of hidden strength.

use hearth_ratings::{Contestant, GameResult, Place, Pool, bots};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// The scale of a logistic curve on which 400 points are odds of ten to one.
const SCALE: f64 = 400.0 / std::f64::consts::LN_10;

/// Neighbours in the order of performances draw if they are this close: about 3 % of all pairs of equals.
const DRAW_MARGIN: f64 = 12.0;

/// Newcomers first invite `club`.
const FIRST_CHOICE: usize = 2;

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

/// A person of a server.
struct Person {
    /// The true strength, which the ratings do not see.
    strength: f64,
    games: u32,
    /// The level of the bots that the person invites, as an index.
    choice: usize,
}

/// A server and the games on it.
pub struct World {
    assumptions: Assumptions,
    pool: Pool,
    levels: Vec<(&'static str, f64)>,
    people: Vec<Person>,
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
            (0..assumptions.people).map(|_| assumptions.level + assumptions.spread * rng.normal());
        let people = strengths.map(|strength| Person { strength, games: 0, choice: FIRST_CHOICE }).collect();
        let levels = levels.iter().map(|(level, rating)| (*level, rating.mean)).collect();
        World { pool, levels, people, rng, clock: 0, assumptions }
    }

    /// Returns the pool of all games.
    pub fn pool(&self) -> &Pool {
        &self.pool
    }

    /// Lists the people.
    pub fn people(&self) -> std::ops::Range<i64> {
        0..i64::try_from(self.people.len()).expect("people are few")
    }

    /// Returns a person's true strength now.
    pub fn strength(&self, person: i64) -> f64 {
        self.people[index(person)].strength
    }

    /// Returns the number of games that everybody has played at least.
    pub fn games_of_all(&self) -> u32 {
        self.people.iter().map(|person| person.games).min().expect("somebody")
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
        self.choose(host, &places);
        for place in &places {
            if let Contestant::Person(person) = place.contestant {
                let person = &mut self.people[index(person)];
                person.games += 1;
                person.strength += self.assumptions.drift * self.rng.normal();
            }
        }
        self.clock += 1;
        GameResult { pool: self.pool.clone(), at: self.clock, places }
    }

    /// Returns the person with the fewest games.
    fn host(&self) -> i64 {
        self.people().min_by_key(|person| self.people[index(*person)].games).expect("somebody")
    }

    /// Draws an opponent: anybody, or the bot that the host chooses.
    fn opponent(&mut self, host: i64) -> Contestant {
        if self.rng.0.random::<f64>() >= self.assumptions.bots {
            return Contestant::Person(self.rng.0.random_range(self.people()));
        }
        Contestant::Bot(self.levels[self.people[index(host)].choice].0.to_owned())
    }

    /// Lets the host choose again after a game: a weaker bot after a loss to one, a stronger one after a victory. The choice
    /// depends on results only. If it depended on the hidden strength, then it would tell something of it.
    fn choose(&mut self, host: i64, places: &[Place]) {
        let rank = |wanted: &dyn Fn(&Contestant) -> bool| {
            places.iter().find(|place| wanted(&place.contestant)).map(|place| place.rank)
        };
        let own = rank(&|contestant| *contestant == Contestant::Person(host));
        let best_bot = rank(&|contestant| matches!(contestant, Contestant::Bot(_)));
        let choice = &mut self.people[index(host)].choice;
        if let (Some(own), Some(bot)) = (own, best_bot) {
            match own.cmp(&bot) {
                std::cmp::Ordering::Less => *choice = (*choice + 1).min(self.levels.len() - 1),
                std::cmp::Ordering::Equal => {}
                std::cmp::Ordering::Greater => *choice = choice.saturating_sub(1),
            }
        }
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

fn index(person: i64) -> usize {
    usize::try_from(person).expect("people are counted from 0")
}
