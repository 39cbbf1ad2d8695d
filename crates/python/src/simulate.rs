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

use crate::agreed::Agreed;
use crate::patience::patiently;
use crate::rng;
use crate::sitting::Sitting;
use crate::wrong::Wrong;

/// No machine has more to do than so many can.
const MOST_THREADS: usize = 256;

/// The final scores of a game; nothing if a bot has lost it by coming to no decision.
type Scores = Option<Vec<i32>>;

/// Lets bots play games and tells their final scores, in the order of the games; `None` for one that a bot has lost by coming to no
/// decision. Bots that were named sit in turn. The same seed gives the same games as `hearth simulate`, on any number of threads.
#[pyfunction]
#[pyo3(
    signature = (game, bots = vec!["random".to_owned()], games = 1, *, players = None, seed = None, threads = None, **options),
    text_signature = "(game, bots=['random'], games=1, *, players=None, seed=None, threads=None, **options)"
)]
#[expect(clippy::too_many_arguments, reason = "they are said by their names")]
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
    if threads.is_some_and(|threads| !(1..=MOST_THREADS).contains(&threads)) {
        return Err(Wrong::input(format!("threads are 1 to {MOST_THREADS}")).into());
    }
    let agreed = Agreed::read(players, options)?;
    let seed = rng::seed(seed)?;
    let threads = threads.or_else(|| available_parallelism().ok().map(Into::into)).unwrap_or(1);
    let played = patiently(py, |stop| {
        hearth_catalogue::find(game, Simulation { bots, games, agreed, seed, threads, stop })
    })?;
    Ok(played.map_err(Wrong::input)??)
}

struct Simulation<'a> {
    bots: Vec<String>,
    games: u64,
    agreed: Agreed,
    seed: u64,
    threads: usize,
    stop: &'a AtomicBool,
}

impl Visitor for Simulation<'_> {
    type Output = Result<Vec<Scores>, Wrong>;

    fn visit<T: Text>(&mut self) -> Self::Output {
        let sitting = Sitting::<T>::read(&self.bots)?;
        let options = self.agreed.options::<T::Game>()?;
        let one = |game: u64| {
            let rng = GameRng::new(self.seed, game);
            let setup = T::Game::deal(&options, &mut rng.deal());
            let duel = sitting.play(T::Game::start(&setup), rng, self.stop)?;
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
