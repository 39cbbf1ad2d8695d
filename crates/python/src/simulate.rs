//! Many games between bots, on all cores.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::available_parallelism;

use hearth_arena::in_order;
use hearth_catalogue::Visitor;
use hearth_core::Game;
use hearth_table::Chance;
use hearth_terminal::Terminal;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::agreed::Agreed;
use crate::chance;
use crate::sitting::Sitting;
use crate::wrong::Wrong;

/// No machine has more to do than so many can.
const MOST_THREADS: usize = 256;

/// Lets bots play games and tells their final scores, in the order of the games. Bots that were named sit in turn; the same seed
/// gives the same games as `hearth simulate`, on any number of threads.
#[pyfunction]
#[pyo3(signature = (game, bots = vec!["random".to_owned()], games = 1, *, players = None, seed = None, threads = None, **options))]
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
) -> PyResult<Vec<Vec<i32>>> {
    let wanted = Simulation {
        bots,
        games,
        agreed: Agreed::read(players, options)?,
        seed: chance::seed(seed)?,
        threads: threads
            .or_else(|| available_parallelism().ok().map(Into::into))
            .map_or(1, |threads| threads.clamp(1, MOST_THREADS)),
    };
    py.detach(|| hearth_catalogue::find(game, wanted).map_err(Wrong::input))?
}

struct Simulation {
    bots: Vec<String>,
    games: u64,
    agreed: Agreed,
    seed: u64,
    threads: usize,
}

impl Visitor for Simulation {
    type Output = PyResult<Vec<Vec<i32>>>;

    fn visit<T: Terminal>(&mut self) -> Self::Output {
        let sitting = Sitting::<T>::read(&self.bots)?;
        let options = self.agreed.options::<T::Game>()?;
        let stop = AtomicBool::new(false);
        let one = |game: u64| {
            let chance = Chance::new(self.seed, game);
            let setup = T::Game::deal(&options, &mut chance.deal());
            sitting.play(T::Game::start(&setup), chance, &stop)
        };
        let mut scores = Vec::new();
        let mut ended = Ok(());
        in_order(self.threads, self.games, &stop, one, |played| {
            match played.map_err(PyErr::from).and_then(|duel| goes_on().map(|()| duel)) {
                Ok(duel) => {
                    let standing = duel.ended.into_iter().flat_map(|standing| standing.scores);
                    scores.push(standing.collect());
                    ControlFlow::Continue(())
                }
                Err(error) => {
                    ended = Err(error);
                    stop.store(true, Ordering::Relaxed);
                    ControlFlow::Break(())
                }
            }
        });
        ended.map(|()| scores)
    }
}

/// Whether nobody has pressed Ctrl-C: Python hears of it only when it is asked.
fn goes_on() -> PyResult<()> {
    Python::attach(|py: Python<'_>| py.check_signals())
}
