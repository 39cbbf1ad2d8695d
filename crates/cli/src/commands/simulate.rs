//! `hearth simulate`: lets bots play games.

use std::io::{BufWriter, Write, stdout};
use std::sync::atomic::AtomicBool;

use clap::ArgMatches;
use hearth_arena::{Duel, Entrant, Player};
use hearth_catalogue::Visitor;
use hearth_core::{Game, Record, Standing, forfeit_line, trace_lines};
use hearth_programs::Entered;
use hearth_table::GameRng;
use hearth_text::{Text, count};

use crate::arguments;
use crate::failure::Failure;
use crate::interrupt::kill_programs_on_interrupt;
use crate::rng::random_seed;

struct Simulate<'a>(&'a ArgMatches);

pub(super) fn run(game: &str, matches: &ArgMatches) -> Result<(), Failure> {
    kill_programs_on_interrupt()?;
    hearth_catalogue::find(game, Simulate(matches))?
}

impl Visitor for Simulate<'_> {
    type Output = Result<(), Failure>;

    fn visit<T: Text>(&mut self) -> Result<(), Failure> {
        let matches = self.0;
        let options = arguments::options::<T::Game>(matches)?;
        let seed = matches.get_one("seed").copied().unwrap_or_else(random_seed);
        let games = matches.get_one("games").copied().unwrap_or(1);
        let bots = arguments::contestants::<T::GameKnowledge>(matches, &["random"])?;
        let bots: Vec<Entered<T::GameKnowledge>> = bots.into_iter().map(Entered::new).collect();
        let never = AtomicBool::new(false);
        let mut out = BufWriter::new(stdout().lock());
        let mut summary = Summary::default();
        let mut forfeits = 0;
        for game in 0..games {
            let rng = GameRng::new(seed, game);
            let mut record = Record::<T::Game>::new(T::Game::deal(&options, &mut rng.deal()));
            let start = T::Game::start(&record.setup);
            let entrants = bots.iter().map(|bot| bot as &dyn Entrant<T::Game>);
            let mut players = Player::in_turn(entrants, T::Game::players(&start), rng);
            let Some(duel) = Duel::play(start, &mut players, &never, &mut |_| ()) else { break };
            record.decisions = duel.decisions;
            let lost = duel.ended.err();
            if let Some(lost) = &lost {
                let bot = &bots[lost.seat.index() % bots.len()];
                // If stderr is closed, the exit code still reports the forfeit.
                let _ = writeln!(
                    anstream::stderr(),
                    "hearth: game {}: `{bot}` at seat {} forfeits the game: {}",
                    game + 1,
                    lost.seat,
                    lost.reason
                );
                forfeits += 1;
            }
            if matches.get_flag("trace") {
                trace_lines(&record, |line| writeln!(out, "{line}"))?;
                if let Some(lost) = lost {
                    writeln!(out, "{}", forfeit_line(T::Game::players(&duel.state), lost.seat))?;
                }
            } else if matches.get_flag("record") {
                write!(out, "{}", record.write())?;
            } else if let Some(standing) = T::Game::standing(&duel.state) {
                summary.add(&standing, record.decisions.len());
            }
        }
        if !matches.get_flag("trace") && !matches.get_flag("record") {
            writeln!(out, "{}, seed {seed}", T::Game::TITLE)?;
            summary.write(&mut out)?;
        }
        out.flush()?;
        if forfeits > 0 {
            return Err(Failure::input(format!(
                "{forfeits} of {} ended with a forfeit",
                count(games as usize, "game")
            )));
        }
        Ok(())
    }
}

/// Sums over many games.
#[derive(Default)]
struct Summary {
    games: usize,
    decisions: usize,
    points: Vec<i64>,
    wins: Vec<f64>,
    reasons: Vec<(&'static str, usize)>,
}

impl Summary {
    fn add(&mut self, standing: &Standing, decisions: usize) {
        let players = standing.scores.len();
        self.points.resize(players, 0);
        self.wins.resize(players, 0.0);
        self.games += 1;
        self.decisions += decisions;
        for (sum, score) in self.points.iter_mut().zip(&standing.scores) {
            *sum += i64::from(*score);
        }
        let winners = standing.winners();
        for seat in &winners {
            self.wins[seat.index()] += 1.0 / winners.len() as f64;
        }
        match self.reasons.iter_mut().find(|(reason, _)| *reason == standing.reason) {
            Some((_, count)) => *count += 1,
            None => self.reasons.push((standing.reason, 1)),
        }
    }

    fn write(&self, out: &mut impl Write) -> Result<(), Failure> {
        if self.games == 0 {
            writeln!(out, "no games")?;
            return Ok(());
        }
        let games = self.games as f64;
        let each = self.decisions as f64 / games;
        writeln!(out, "{}, {each:.1} decisions a game", count(self.games, "game"))?;
        writeln!(out, "seat   points     wins")?;
        for (index, (points, wins)) in self.points.iter().zip(&self.wins).enumerate() {
            let share = 100.0 * wins / games;
            writeln!(out, "{:>4}   {:>6.2}   {share:>5.1} %", index + 1, *points as f64 / games)?;
        }
        let ends: Vec<String> =
            self.reasons.iter().map(|(reason, count)| format!("{reason} {count}")).collect();
        writeln!(out, "ended by: {}", ends.join(", "))?;
        Ok(())
    }
}
