//! `hearth learn`: fits the learned evaluation of a game to games between bots.

use std::fs;
use std::io::Write;
use std::num::NonZero;
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;
use std::thread;

use clap::ArgMatches;
use hearth_arena::in_order;
use hearth_bots::GameKnowledge;
use hearth_bots::learn::{Fit, Samples, SelfPlay};
use hearth_catalogue::Visitor;
use hearth_core::Game;
use hearth_table::GameRng;
use hearth_text::{Text, count};
use rand::Rng;

use crate::arguments;
use crate::failure::Failure;
use crate::rng::random_seed;

struct Learn<'a>(&'a ArgMatches);

pub(super) fn run(game: &str, matches: &ArgMatches) -> Result<(), Failure> {
    hearth_catalogue::find(game, Learn(matches))?
}

impl Visitor for Learn<'_> {
    type Output = Result<(), Failure>;

    fn visit<T: Text>(&mut self) -> Result<(), Failure> {
        if T::GameKnowledge::FEATURES == 0 {
            return Err(Failure::input(format!("{} has no features to learn from", T::Game::TITLE)));
        }
        let matches = self.0;
        let number = |name: &str| matches.get_one::<u32>(name).copied().unwrap_or(1);
        let options = arguments::options::<T::Game>(matches)?;
        let seed = matches.get_one("seed").copied().unwrap_or_else(random_seed);
        let bots = arguments::bots::<T::GameKnowledge>(matches, &["greedy"])?;
        let self_play = SelfPlay {
            bot: bots[0].clone(),
            random_interval: number("whim"),
            estimate_percent: matches.get_one("trust").copied().unwrap_or(0),
        };
        let file = matches.get_one::<String>("net").map_or("net", String::as_str);
        let unwritable = |error| Failure::input(format!("cannot write `{file}`: {error}"));
        // Fails early if the file cannot be written, before hours of work.
        fs::OpenOptions::new().append(true).create(true).open(file).map_err(unwritable)?;
        let mut out = anstream::stdout().lock();
        let (games, fewest) = (number("games"), Fit::MIN_SAMPLES);
        writeln!(
            out,
            "{} of {}, seed {seed}; {fewest} positions are the least to learn from",
            count(games as usize, "game"),
            self_play.bot
        )?;
        out.flush()?;
        let samples = play::<T>(&options, &self_play, seed, u64::from(games));
        // A closed pipe must not stop the training.
        let _ = writeln!(out, "{}", count(samples.len(), "position"));
        if samples.len() < fewest {
            return Err(Failure::input(format!(
                "too few positions to learn from; at least {fewest} are needed"
            )));
        }
        let mut fit = Fit::new(T::GameKnowledge::FEATURES, seed);
        fit.learn(&samples, number("epochs") as usize, seed, |progress| {
            let _ = writeln!(
                out,
                "epoch {}: surprise {:.4}, points off {:.2}",
                progress.epoch, progress.cross_entropy, progress.mean_lead_error
            );
        });
        fs::write(file, fit.net().write()).map_err(unwritable)?;
        writeln!(out, "the weights are in {file}")?;
        Ok(())
    }
}

/// Plays the games on all cores.
///
/// The samples come in the order of the games, so the net does not depend on the number of cores.
fn play<T: Text>(
    options: &<T::Game as Game>::Options,
    self_play: &SelfPlay,
    seed: u64,
    games: u64,
) -> Samples {
    let one_game = |game: u64| {
        let rng = GameRng::new(seed, game);
        let setup = T::Game::deal(options, &mut rng.deal());
        let mut samples = Samples::default();
        samples.play::<T::GameKnowledge>(self_play, &setup, rng.table().next_u64());
        Some(samples)
    };
    let threads = thread::available_parallelism().map_or(1, NonZero::get);
    let mut all = Samples::default();
    in_order(threads, games, &AtomicBool::new(false), one_game, |samples| {
        all.append(&samples);
        ControlFlow::Continue(())
    });
    all
}
