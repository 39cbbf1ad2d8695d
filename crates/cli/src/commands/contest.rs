//! Code that `arena` and `ladder` share: plays pairings one after the other and reports them.

mod json;
mod picture;
mod table;

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};

use clap::ArgMatches;
use hearth_arena::{Pairing, Seating, Sprt, Tally, Verdict};
use hearth_bots::Spec;
use hearth_core::Game;
use hearth_programs::Entered;
use hearth_text::Text;

pub(super) use self::json::{interval, json};
pub(super) use self::picture::{SCORE_AXIS, begin, point, scores};
use self::table::percent;
pub(super) use self::table::{elo, matrix, table};
use crate::arguments;
use crate::failure::Failure;
use crate::interrupt::interrupt_flag;
use crate::progress::Progress;
use crate::results;
use crate::rng::random_seed;

/// The settings of a contest: bots, options, number of games.
pub(super) struct Contest<'a, T: Text> {
    pub bots: Vec<Entered<T::GameKnowledge>>,
    pub players: usize,
    pub seed: u64,
    /// The options that the command line sets.
    pub chosen: Vec<(&'static str, &'a str)>,
    options: <T::Game as Game>::Options,
    games: u64,
    threads: usize,
    stop: &'static AtomicBool,
}

/// The result of one pairing.
pub(super) struct PairingOutcome {
    /// Indices into the contest's list of bots.
    pub bots: [usize; 2],
    pub tally: Tally,
    /// The sequential test, if one was asked for.
    pub test: Option<Sprt>,
}

impl PairingOutcome {
    /// Formats the pairing as `expert - strong`.
    pub fn name<T: Text>(&self, contest: &Contest<T>) -> String {
        let [ours, theirs] = self.bots.map(|bot| &contest.bots[bot]);
        format!("{ours} - {theirs}")
    }

    pub fn verdict(&self) -> Option<Verdict> {
        self.test.map(|test| test.verdict(&self.tally.score))
    }
}

impl<'a, T: Text> Contest<'a, T> {
    /// Reads the command line; `usual` bots if it names none.
    pub fn new(matches: &'a ArgMatches, usual: &[&str]) -> Result<Contest<'a, T>, Failure> {
        let contestants = arguments::contestants::<T::GameKnowledge>(matches, usual)?;
        let bots: Vec<_> = contestants.into_iter().map(Entered::new).collect();
        if bots.len() < 2 {
            let names: Vec<_> = Spec::names().collect();
            return Err(Failure::input(format!("name at least two bots; the bots are {}", names.join(", "))));
        }
        let options = arguments::options::<T::Game>(matches)?;
        results::ensure_writable(matches)?;
        Ok(Contest {
            bots,
            players: arguments::players::<T::Game>(matches),
            seed: matches.get_one("seed").copied().unwrap_or_else(random_seed),
            chosen: arguments::chosen::<T::Game>(matches),
            options,
            games: matches.get_one("games").copied().unwrap_or(1),
            threads: arguments::threads(matches),
            stop: interrupt_flag()?,
        })
    }

    /// Returns the number of games per deal.
    pub fn games_a_deal(&self) -> usize {
        Seating::all(self.players).len()
    }

    /// Plays all pairings over the same deals, until done, decided or interrupted.
    pub fn play(&self, pairs: &[[usize; 2]], test: Option<Sprt>) -> Vec<PairingOutcome> {
        let games_a_deal = self.games_a_deal() as u64;
        let deals = self.games.div_ceil(games_a_deal);
        let progress = Progress::new(deals * games_a_deal * pairs.len() as u64, "games");
        let mut outcomes = Vec::new();
        for &bots in pairs {
            let [ours, theirs] = bots.map(|bot| &self.bots[bot]);
            let pairing = Pairing {
                entrants: [ours, theirs],
                options: &self.options,
                players: self.players,
                seed: self.seed,
            };
            let tally = pairing.play(deals, self.threads, self.stop, |tally| {
                progress.advance(games_a_deal, || format!("{ours} - {theirs}: {}", score_so_far(tally)));
                match test.map(|test| test.verdict(&tally.score)) {
                    None | Some(Verdict::Undecided) => ControlFlow::Continue(()),
                    Some(_) => ControlFlow::Break(()),
                }
            });
            if tally.games > 0 {
                outcomes.push(PairingOutcome { bots, tally, test });
            }
            if self.stopped() {
                break;
            }
        }
        outcomes
    }

    /// Returns true after Ctrl-C.
    pub fn stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Formats everything that is needed to play the same games again.
    pub fn headline(&self) -> String {
        let stopped = if self.stopped() { ", interrupted" } else { "" };
        let game = game_with_options::<T::Game>(&self.chosen);
        format!("{game}, {} players, seed {}{stopped}", self.players, self.seed)
    }
}

/// Formats the game with its options: `Kokopelli, edition polish`.
pub(super) fn game_with_options<G: Game>(chosen: &[(&str, &str)]) -> String {
    let mut words = vec![G::TITLE.to_owned()];
    words.extend(chosen.iter().map(|(name, value)| format!("{name} {value}")));
    words.join(", ")
}

/// Formats the score so far.
fn score_so_far(tally: &Tally) -> String {
    let interval = tally.score.interval();
    format!("{} [{}, {}]", percent(tally.score.mean()), percent(interval.low), percent(interval.high))
}
