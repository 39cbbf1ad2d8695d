//! `hearth bench`: how fast random games are played, with all legal decisions listed before each decision.

#[cfg(feature = "yardstick")]
mod chess;

use std::io::Write;

use clap::ArgMatches;
use cpu_time::ProcessTime;
use hearth_catalogue::Visitor;
use hearth_core::{Game, Legal, Options, Turn};
use hearth_terminal::Terminal;
use rand::{Rng, RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::failure::Failure;

/// How long a line is measured.
#[derive(Clone, Copy)]
enum Until {
    CpuSeconds(f64),
    Games(u64),
}

/// What one line came to.
#[derive(Default)]
struct Measured {
    games: u64,
    decisions: u64,
    seconds: f64,
}

impl Measured {
    fn rate(&self) -> f64 {
        self.decisions as f64 / self.seconds
    }
}

pub(super) fn run(matches: &ArgMatches) -> Result<(), Failure> {
    let seconds = matches.get_one::<u64>("seconds").map_or(2.0, |seconds| *seconds as f64);
    let until =
        matches.get_one::<u64>("games").map_or(Until::CpuSeconds(seconds), |games| Until::Games(*games));
    let mut out = anstream::stdout().lock();
    writeln!(out, "random play on one core, every legal decision listed before each decision")?;
    writeln!(out, "{:<28}{:>10}{:>14}{:>20}{:>10}", "", "games", "decisions", "decisions/CPU-s", "ratio")?;
    #[cfg(feature = "yardstick")]
    let yardstick = Some(measure(until, chess::play));
    #[cfg(not(feature = "yardstick"))]
    let yardstick: Option<Measured> = None;
    if let Some(chess) = &yardstick {
        line(&mut out, "chess (shakmaty)", chess, None)?;
    }
    for (label, measured) in hearth_catalogue::each(Measure(until)).into_iter().flatten() {
        line(&mut out, &label, &measured, yardstick.as_ref())?;
    }
    if yardstick.is_none() {
        writeln!(
            out,
            "\nThe chess yardstick is not in this build (shakmaty is under the GPL). To measure beside it:\n  \
             cargo run --release --features yardstick -- bench"
        )?;
    }
    Ok(())
}

fn line(
    out: &mut impl Write,
    label: &str,
    measured: &Measured,
    yardstick: Option<&Measured>,
) -> Result<(), Failure> {
    let ratio = yardstick.map_or(String::new(), |chess| format!("{:.2}", measured.rate() / chess.rate()));
    writeln!(
        out,
        "{label:<28}{:>10}{:>14}{:>18.2} M{ratio:>10}",
        measured.games,
        measured.decisions,
        measured.rate() / 1e6
    )?;
    Ok(())
}

struct Measure(Until);

impl Visitor for Measure {
    type Output = Vec<(String, Measured)>;

    fn visit<T: Terminal>(&mut self) -> Vec<(String, Measured)> {
        let for_players = |players: usize| {
            let options = <T::Game as Game>::Options::usual(players).ok()?;
            let measured = measure(self.0, |chance| play::<T::Game>(&options, chance));
            Some((format!("{}, {players} players", T::Game::TITLE), measured))
        };
        T::Game::PLAYERS.filter_map(for_players).collect()
    }
}

/// Plays games until it is enough. Each call plays one and says how many decisions it took.
fn measure(until: Until, mut play: impl FnMut(&mut Xoshiro256PlusPlus) -> u64) -> Measured {
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut measured = Measured::default();
    let begin = ProcessTime::now();
    loop {
        measured.decisions += play(&mut chance);
        measured.games += 1;
        measured.seconds = begin.elapsed().as_secs_f64();
        let enough = match until {
            Until::CpuSeconds(seconds) => measured.seconds >= seconds,
            Until::Games(games) => measured.games >= games,
        };
        if enough {
            return measured;
        }
    }
}

/// One game from the shuffle to the end.
fn play<G: Game>(options: &G::Options, chance: &mut impl Rng) -> u64 {
    let mut state = G::start(&G::deal(options, chance));
    let mut decisions = 0;
    let mut legal = Legal::new();
    while let Turn::Decide(_) = G::turn(&state) {
        legal.clear();
        G::list_legal(&state, &mut legal);
        let decision = legal[chance.random_range(0..legal.len())];
        G::apply(&mut state, decision, &mut |_| ());
        decisions += 1;
    }
    decisions
}
