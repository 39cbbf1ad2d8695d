//! What a game is like, from games between bots.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

use hearth_core::{Game, Observer, Seat, Standing};
use hearth_table::GameRng;

use crate::{Duel, Entrant, Forfeits, GameStats, Mean, Player, Score, StatsRow, in_order};

/// What a game is like.
#[derive(Clone, PartialEq, Debug)]
pub struct Survey {
    /// How many games were counted.
    pub games: u64,
    /// Those that were lost by rule instead; of them nothing is counted.
    pub forfeits: Forfeits,
    /// How much of the victories each seat has.
    pub shares: Vec<Score>,
    /// The points of each seat.
    pub points: Vec<Mean>,
    /// How often a seat ended with so many points.
    pub histogram: BTreeMap<i32, u64>,
    /// The points of winners.
    pub winning: Mean,
    /// By how many points the winner was ahead of the next.
    pub margin: Mean,
    /// How often a victory was shared.
    pub shared: Mean,
    /// How many decisions a game had.
    pub decisions: Mean,
    /// How many rounds a game had.
    pub rounds: Mean,
    /// Why games ended.
    pub reasons: BTreeMap<&'static str, u64>,
    /// What only this game has.
    pub sheets: Vec<StatsRow>,
}

impl Survey {
    /// A survey of no game yet, for a table of so many.
    fn empty<C: GameStats>(players: usize) -> Survey {
        Survey {
            games: 0,
            forfeits: Forfeits::default(),
            shares: vec![Score::default(); players],
            points: vec![Mean::default(); players],
            histogram: BTreeMap::new(),
            winning: Mean::default(),
            margin: Mean::default(),
            shared: Mean::default(),
            decisions: Mean::default(),
            rounds: Mean::default(),
            reasons: BTreeMap::new(),
            sheets: C::sheets(),
        }
    }

    /// Lets bots play so many games on several threads. They sit in turn, and with each game one seat farther.
    pub fn of<C: GameStats>(
        entrants: &[&dyn Entrant<C::Game>],
        options: &<C::Game as Game>::Options,
        games: Games,
        stop: &AtomicBool,
        mut each: impl FnMut(&Survey),
    ) -> Survey {
        let mut survey = Survey::empty::<C>(games.players);
        let one = |game: u64| {
            let rng = GameRng::new(games.seed, game);
            let setup = C::Game::deal(options, &mut rng.deal());
            let (before, from) = entrants.split_at(game as usize % entrants.len().max(1));
            let entrants = from.iter().chain(before).copied();
            let mut players = Player::in_turn(entrants, games.players, rng);
            let mut events = Vec::new();
            let start = C::Game::start(&setup);
            let duel = Duel::play(start, &mut players, stop, &mut |event| events.push(event))?;
            let mut counted = Survey::empty::<C>(games.players);
            counted.count::<C>(&duel, &events);
            Some(counted)
        };
        in_order(games.threads, games.count, stop, one, |game| {
            survey.append(&game);
            each(&survey);
            ControlFlow::Continue(())
        });
        survey
    }

    fn count<C: GameStats>(&mut self, duel: &Duel<C::Game>, events: &[<C::Game as Game>::Event]) {
        let standing = match &duel.ended {
            Ok(standing) => standing,
            Err(lost) => return self.forfeits.add(&lost.reason),
        };
        self.games += 1;
        self.count_points(standing);
        self.decisions.add(duel.decisions.len() as f64);
        self.rounds.add(C::rounds(events) as f64);
        *self.reasons.entry(standing.reason).or_default() += 1;
        let end = C::Game::perfect_recall_view(&duel.state, Observer::Spectator);
        C::count(events, &end, standing, &mut self.sheets);
    }

    fn count_points(&mut self, standing: &Standing) {
        let shares = standing.shares();
        for (seat, &score) in Seat::all(standing.scores.len()).zip(&standing.scores) {
            self.shares[seat.index()].add(f64::from(shares[seat.index()]));
            self.points[seat.index()].add(f64::from(score));
            *self.histogram.entry(score).or_default() += 1;
        }
        let winners = standing.winners();
        self.winning.add(f64::from(standing.scores[winners[0].index()]));
        self.margin.add(f64::from(standing.lead(winners[0])));
        self.shared.add(f64::from(u8::from(winners.len() > 1)));
    }

    fn append(&mut self, other: &Survey) {
        self.games += other.games;
        self.forfeits.append(&other.forfeits);
        for (own, other) in self.shares.iter_mut().zip(&other.shares) {
            own.append(other);
        }
        for (own, other) in self.points.iter_mut().zip(&other.points) {
            own.append(other);
        }
        for (score, count) in &other.histogram {
            *self.histogram.entry(*score).or_default() += count;
        }
        for (reason, count) in &other.reasons {
            *self.reasons.entry(reason).or_default() += count;
        }
        self.winning.append(&other.winning);
        self.margin.append(&other.margin);
        self.shared.append(&other.shared);
        self.decisions.append(&other.decisions);
        self.rounds.append(&other.rounds);
        for (own, other) in self.sheets.iter_mut().zip(&other.sheets) {
            own.append(other);
        }
    }
}

/// Which games are played for a survey, and on how many threads.
#[derive(Clone, Copy, Debug)]
pub struct Games {
    /// How many sit at a table.
    pub players: usize,
    /// How many games.
    pub count: u64,
    /// What all chance comes from.
    pub seed: u64,
    /// On how many threads.
    pub threads: usize,
}
