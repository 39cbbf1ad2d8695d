//! What `arena` and `ladder` share: pairings that are played one after the other, and how they are told.

mod json;
mod table;

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};

use clap::ArgMatches;
use hearth_arena::{Pairing, Seating, Sequential, Tally, Verdict};
use hearth_bots::Spec;
use hearth_core::Game;
use hearth_terminal::Terminal;

pub(super) use self::json::{interval, json};
pub(super) use self::table::{elo, matrix, percent, table};
use crate::arguments;
use crate::chance::any_seed;
use crate::failure::Failure;
use crate::interrupt::interrupted;
use crate::progress::Progress;

/// Who plays, at which table, how often.
pub(super) struct Contest<T: Terminal> {
    pub bots: Vec<Spec>,
    pub players: usize,
    pub seed: u64,
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
    pub test: Option<Sequential>,
}

impl Outcome {
    pub fn verdict(&self) -> Option<Verdict> {
        self.test.map(|test| test.verdict(&self.tally.score))
    }
}

impl<T: Terminal> Contest<T> {
    /// From the command line; `usual` bots if none are named there.
    pub fn new(matches: &ArgMatches, usual: &[&str]) -> Result<Contest<T>, Failure> {
        let named: Vec<&str> =
            matches.get_many::<String>("bots").into_iter().flatten().map(String::as_str).collect();
        let named = if named.is_empty() { usual.to_vec() } else { named };
        let bots: Result<Vec<_>, Failure> =
            named.into_iter().map(|name| Spec::read::<T::Mind>(name).map_err(Failure::input)).collect();
        let bots = bots?;
        if bots.len() < 2 {
            let names: Vec<_> = Spec::names().collect();
            return Err(Failure::input(format!("name at least two bots; the bots are {}", names.join(", "))));
        }
        Ok(Contest {
            bots,
            players: arguments::players::<T::Game>(matches),
            seed: matches.get_one("seed").copied().unwrap_or_else(any_seed),
            options: arguments::options::<T::Game>(matches)?,
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
    pub fn play(&self, pairs: &[[usize; 2]], test: Option<Sequential>) -> Vec<Outcome> {
        let games_a_deal = self.games_a_deal() as u64;
        let deals = self.games.div_ceil(games_a_deal);
        let progress = Progress::new(deals * games_a_deal * pairs.len() as u64);
        let mut outcomes = Vec::new();
        for &bots in pairs {
            let specs = bots.map(|bot| &self.bots[bot]);
            let pairing = Pairing::<T::Mind>::new(specs, &self.options, self.players, self.seed);
            let tally = pairing.play(deals, self.threads, self.stop, |tally| {
                progress.advance(games_a_deal, || running(specs, tally));
                match test.map(|test| test.verdict(&tally.score)) {
                    None | Some(Verdict::Undecided) => ControlFlow::Continue(()),
                    Some(_) => ControlFlow::Break(()),
                }
            });
            outcomes.push(Outcome { bots, tally, test });
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
        format!("{}, {} players, seed {}{stopped}", T::Game::TITLE, self.players, self.seed)
    }
}

/// How a pairing stands while it goes on.
fn running([ours, theirs]: [&Spec; 2], tally: &Tally) -> String {
    let interval = tally.score.interval();
    format!(
        "{ours} - {theirs}: {} [{}, {}]",
        percent(tally.score.mean()),
        percent(interval.low),
        percent(interval.high)
    )
}
