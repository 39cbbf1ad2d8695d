//! Statistics of a game type, from games between bots.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

use hearth_core::{Game, Observer, Seat, Standing};
use hearth_table::GameRng;

use crate::{Duel, Entrant, Forfeits, GameStats, Mean, Player, Score, StatsTable, in_order};

/// Statistics of a game type.
#[derive(Clone, PartialEq, Debug)]
pub struct Survey {
    /// The number of games counted.
    pub games: u64,
    /// The forfeited games. They count nowhere else.
    pub forfeits: Forfeits,
    /// The share of victories of each seat.
    pub shares: Vec<Score>,
    /// The points of each seat.
    pub points: Vec<Mean>,
    /// The frequency of each score of a seat.
    pub histogram: BTreeMap<i32, u64>,
    /// The points of winners.
    pub winning: Mean,
    /// The winner's lead over the second, in points.
    pub margin: Mean,
    /// The proportion of shared victories.
    pub shared: Mean,
    /// The number of decisions per game.
    pub decisions: Mean,
    /// The number of rounds per game.
    pub rounds: Mean,
    /// The frequency of each reason for the end.
    pub reasons: BTreeMap<&'static str, u64>,
    /// The tables that are specific to the game.
    pub sheets: Vec<StatsTable>,
}

impl Survey {
    /// Creates an empty survey.
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

    /// Plays games between bots on several threads. The entrants rotate by one seat with each game.
    pub fn of<C: GameStats>(
        entrants: &[&dyn Entrant<C::Game>],
        options: &<C::Game as Game>::Options,
        games: SurveyConfig,
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

/// The configuration of a survey.
#[derive(Clone, Copy, Debug)]
pub struct SurveyConfig {
    /// The number of players.
    pub players: usize,
    /// The number of games.
    pub count: u64,
    /// The seed of all randomness.
    pub seed: u64,
    /// The number of threads.
    pub threads: usize,
}
