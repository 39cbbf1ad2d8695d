//! What `arena` and `ladder` share: pairings that are played one after the other, and how they are told.

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
use hearth_terminal::Terminal;

pub(super) use self::json::{interval, json};
pub(super) use self::picture::{SCORE, begin, point, scores};
use self::table::percent;
pub(super) use self::table::{elo, matrix, table};
use crate::arguments;
use crate::failure::Failure;
use crate::interrupt::interrupted;
use crate::progress::Progress;
use crate::results;
use crate::rng::any_seed;

/// Who plays, at which table, how often.
pub(super) struct Contest<'a, T: Terminal> {
    pub bots: Vec<Entered<T::GameKnowledge>>,
    pub players: usize,
    pub seed: u64,
    /// What was chosen of what can be agreed on.
    pub chosen: Vec<(&'static str, &'a str)>,
    options: <T::Game as Game>::Options,
    games: u64,
    threads: usize,
    stop: &'static AtomicBool,
}

/// What came of a pairing.
pub(super) struct Outcome {
    /// Who, by their places in the list of bots.
    pub bots: [usize; 2],
    pub tally: Tally,
    /// What a sequential test says, if there was one.
    pub test: Option<Sprt>,
}

impl Outcome {
    /// `expert - strong`
    pub fn name<T: Terminal>(&self, contest: &Contest<T>) -> String {
        let [ours, theirs] = self.bots.map(|bot| &contest.bots[bot]);
        format!("{ours} - {theirs}")
    }

    pub fn verdict(&self) -> Option<Verdict> {
        self.test.map(|test| test.verdict(&self.tally.score))
    }
}

impl<'a, T: Terminal> Contest<'a, T> {
    /// From the command line; `usual` bots if none are named there.
    pub fn new(matches: &'a ArgMatches, usual: &[&str]) -> Result<Contest<'a, T>, Failure> {
        let contestants = arguments::contestants::<T::GameKnowledge>(matches, usual)?;
        let bots: Vec<_> = contestants.into_iter().map(Entered::new).collect();
        if bots.len() < 2 {
            let names: Vec<_> = Spec::names().collect();
            return Err(Failure::input(format!("name at least two bots; the bots are {}", names.join(", "))));
        }
        let options = arguments::options::<T::Game>(matches)?;
        results::writable(matches)?;
        Ok(Contest {
            bots,
            players: arguments::players::<T::Game>(matches),
            seed: matches.get_one("seed").copied().unwrap_or_else(any_seed),
            chosen: arguments::chosen::<T::Game>(matches),
            options,
            games: matches.get_one("games").copied().unwrap_or(1),
            threads: arguments::threads(matches),
            stop: interrupted()?,
        })
    }

    /// How many games are played over one deal.
    pub fn games_a_deal(&self) -> usize {
        Seating::all(self.players).len()
    }

    /// Lets each pair play. All pairs play the same deals.
    pub fn play(&self, pairs: &[[usize; 2]], test: Option<Sprt>) -> Vec<Outcome> {
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
                progress.advance(games_a_deal, || format!("{ours} - {theirs}: {}", running(tally)));
                match test.map(|test| test.verdict(&tally.score)) {
                    None | Some(Verdict::Undecided) => ControlFlow::Continue(()),
                    Some(_) => ControlFlow::Break(()),
                }
            });
            if tally.games > 0 {
                outcomes.push(Outcome { bots, tally, test });
            }
            if self.stopped() {
                break;
            }
        }
        outcomes
    }

    /// Whether somebody pressed Ctrl-C.
    pub fn stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// One line that says all that is needed to play the same games again.
    pub fn headline(&self) -> String {
        let stopped = if self.stopped() { ", interrupted" } else { "" };
        let game = game_as_agreed::<T::Game>(&self.chosen);
        format!("{game}, {} players, seed {}{stopped}", self.players, self.seed)
    }
}

/// `Kokopelli, edition polish`
pub(super) fn game_as_agreed<G: Game>(chosen: &[(&str, &str)]) -> String {
    let mut words = vec![G::TITLE.to_owned()];
    words.extend(chosen.iter().map(|(name, value)| format!("{name} {value}")));
    words.join(", ")
}

/// How a pairing stands while it goes on.
fn running(tally: &Tally) -> String {
    let interval = tally.score.interval();
    format!("{} [{}, {}]", percent(tally.score.mean()), percent(interval.low), percent(interval.high))
}
