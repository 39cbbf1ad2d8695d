//! Predictions of held-out games: the log-loss of each pair, in natural units.

use hearth_ratings::{Contestant, GameResult, Ratings};

use crate::baselines::{Elo, Glicko2, Predictor};
use crate::world::{Assumptions, Rng, World};

const ELO_K: [f64; 5] = [8.0, 16.0, 24.0, 32.0, 48.0];
const GLICKO_VOLATILITIES: [f64; 4] = [0.006, 0.01, 0.03, 0.06];

/// The results of one server, split in time.
struct Split {
    learned: Vec<GameResult>,
    held_out: Vec<GameResult>,
}

impl Split {
    /// Plays some games of everybody to learn from, and a quarter as many to predict.
    fn new(assumptions: Assumptions, games: u32, seed: u64) -> Split {
        let mut rng = Rng::new(seed);
        let assumptions = assumptions.of_unknown_level(&mut rng);
        let mut world = World::new(assumptions, rng);
        let mut until = |games| {
            let mut results = Vec::new();
            while world.games_of_all() < games {
                results.push(world.play());
            }
            results
        };
        Split { learned: until(games), held_out: until(games + games / 4) }
    }
}

/// Returns the mean log-loss over all held-out pairs with a person in them. Nothing is learned from held-out games.
fn log_loss<P: Predictor>(splits: &[Split], new: impl Fn() -> P) -> f64 {
    let (mut loss, mut count) = (0.0, 0.0);
    for Split { learned, held_out } in splits {
        let mut predictor = new();
        for result in learned {
            predictor.learn(result);
        }
        for result in held_out {
            for (seat, one) in result.places.iter().enumerate() {
                for other in &result.places[seat + 1..] {
                    if matches!(
                        (&one.contestant, &other.contestant),
                        (Contestant::Bot(_), Contestant::Bot(_))
                    ) {
                        continue;
                    }
                    // Places are in the order of ranks.
                    let score = if one.rank < other.rank { 1.0 } else { 0.5 };
                    let expected = predictor.predict(&result.pool, &one.contestant, &other.contestant);
                    loss -= score * expected.ln() + (1.0 - score) * (1.0 - expected).ln();
                    count += 1.0;
                }
            }
        }
    }
    loss / count
}

/// The losses on the same games: ours, and the best of each baseline with its parameter.
struct Losses {
    ours: f64,
    elo: (f64, f64),
    glicko: (f64, f64),
}

impl Losses {
    fn new(assumptions: Assumptions, games: u32, servers: u64) -> Losses {
        let splits: Vec<Split> =
            (0..servers).map(|seed| Split::new(assumptions, games, 9000 + seed)).collect();
        let best = |losses: Vec<(f64, f64)>| {
            losses.into_iter().min_by(|(one, _), (other, _)| one.total_cmp(other)).expect("a parameter")
        };
        Losses {
            ours: log_loss(&splits, Ratings::default),
            elo: best(ELO_K.map(|k| (log_loss(&splits, || Elo::new(k)), k)).to_vec()),
            glicko: best(
                GLICKO_VOLATILITIES
                    .map(|volatility| (log_loss(&splits, || Glicko2::new(volatility)), volatility))
                    .to_vec(),
            ),
        }
    }
}

#[test]
fn predictions_are_not_worse_than_elo_and_glicko_over_pairs() {
    for players in 2..=4 {
        let Losses { ours, elo, glicko } = Losses::new(Assumptions::usual(players, 40), 40, 4);
        assert!(ours < elo.0, "{players} players: {ours}, Elo {elo:?}");
        assert!(ours < glicko.0 + 0.002, "{players} players: {ours}, Glicko-2 {glicko:?}");
        // A coin has 0.693.
        assert!(ours < 0.65, "{players} players: {ours}");
    }
}

#[test]
fn the_table_of_predictions() {
    if !crate::is_long() {
        return;
    }
    println!(
        "| players | opponents that are bots | games to learn from | ours | Elo over pairs | Glicko-2 over pairs |"
    );
    println!("|---|---|---|---|---|---|");
    for players in 2..=4 {
        for bots in [0.5, 0.1] {
            for games in [20, 100, 400] {
                let assumptions = Assumptions { bots, ..Assumptions::usual(players, 100) };
                let Losses { ours, elo, glicko } = Losses::new(assumptions, games, 20);
                println!(
                    "| {players} | {:.0} % | {games} | {ours:.4} | {:.4} (k = {}) | {:.4} (volatility {}) |",
                    bots * 100.0,
                    elo.0,
                    elo.1,
                    glicko.0,
                    glicko.1
                );
            }
        }
    }
}
