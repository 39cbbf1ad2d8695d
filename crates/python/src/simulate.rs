//! Many games between bots, on all cores.

use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;
use std::thread::available_parallelism;

use hearth_arena::in_order;
use hearth_catalogue::Visitor;
use hearth_core::Game;
use hearth_table::GameRng;
use hearth_text::Text;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::error::ApiError;
use crate::interruptible::run_interruptible;
use crate::option_args::OptionArgs;
use crate::rng;
use crate::seating::BotSeating;

/// The largest number of threads.
const MAX_THREADS: usize = 256;

/// The final scores of a game; `None` if a bot forfeited it.
type Scores = Option<Vec<i32>>;

/// Plays games between bots and returns their final scores, in the order of the games; `None` for a forfeited
/// game. The named bots take the seats in rotation. The same seed gives the same games as `hearth simulate`,
/// on any number of threads.
#[pyfunction]
#[pyo3(
    signature = (game, bots = vec!["random".to_owned()], games = 1, *, players = None, seed = None, threads = None, **options),
    text_signature = "(game, bots=['random'], games=1, *, players=None, seed=None, threads=None, **options)"
)]
#[expect(clippy::too_many_arguments, reason = "they are keyword arguments")]
pub(crate) fn simulate(
    py: Python<'_>,
    game: &str,
    bots: Vec<String>,
    games: u64,
    players: Option<usize>,
    seed: Option<u64>,
    threads: Option<usize>,
    options: Option<&Bound<'_, PyDict>>,
) -> PyResult<Vec<Scores>> {
    if threads.is_some_and(|threads| !(1..=MAX_THREADS).contains(&threads)) {
        return Err(ApiError::input(format!("threads must be 1 to {MAX_THREADS}")).into());
    }
    let option_args = OptionArgs::read(players, options)?;
    let seed = rng::seed(seed)?;
    let threads = threads.or_else(|| available_parallelism().ok().map(Into::into)).unwrap_or(1);
    let played = run_interruptible(py, |stop| {
        hearth_catalogue::find(game, Simulation { bots, games, option_args, seed, threads, stop })
    })?;
    Ok(played.map_err(ApiError::input)??)
}

struct Simulation<'a> {
    bots: Vec<String>,
    games: u64,
    option_args: OptionArgs,
    seed: u64,
    threads: usize,
    stop: &'a AtomicBool,
}

impl Visitor for Simulation<'_> {
    type Output = Result<Vec<Scores>, ApiError>;

    fn visit<T: Text>(&mut self) -> Self::Output {
        let seating = BotSeating::<T>::read(&self.bots)?;
        let options = self.option_args.options::<T::Game>()?;
        let one = |game: u64| {
            let rng = GameRng::new(self.seed, game);
            let setup = T::Game::deal(&options, &mut rng.deal());
            let duel = seating.play(T::Game::start(&setup), rng, self.stop)?;
            Some(duel.ended.ok().map(|standing| standing.scores.to_vec()))
        };
        let mut scores = Vec::new();
        in_order(self.threads, self.games, self.stop, one, |played| {
            scores.push(played);
            ControlFlow::Continue(())
        });
        Ok(scores)
    }
}
