//! `hearth simulate`: bots play games.

use std::io::{BufWriter, Write, stdout};

use clap::ArgMatches;
use hearth_bots::Forfeit;
use hearth_catalogue::Visitor;
use hearth_core::{Game, Observer, Record, Seat, Standing, Turn, forfeit_line, trace_lines};
use hearth_programs::Contestant;
use hearth_table::{Chance, as_seen};
use hearth_terminal::{Terminal, count};

use crate::arguments;
use crate::chance::any_seed;
use crate::failure::Failure;
use crate::interrupt::ends_programs;

struct Simulate<'a>(&'a ArgMatches);

pub(super) fn run(game: &str, matches: &ArgMatches) -> Result<(), Failure> {
    ends_programs()?;
    hearth_catalogue::find(game, Simulate(matches))?
}

impl Visitor for Simulate<'_> {
    type Output = Result<(), Failure>;

    fn visit<T: Terminal>(&mut self) -> Result<(), Failure> {
        let matches = self.0;
        let options = arguments::options::<T::Game>(matches)?;
        let seed = matches.get_one("seed").copied().unwrap_or_else(any_seed);
        let games = matches.get_one("games").copied().unwrap_or(1);
        let bots = arguments::contestants::<T::Mind>(matches, &["random"])?;
        let mut out = BufWriter::new(stdout().lock());
        let mut summary = Summary::default();
        let mut forfeits = 0;
        for game in 0..games {
            let chance = Chance::new(seed, game);
            let (record, lost) = play::<T>(T::Game::deal(&options, &mut chance.deal()), &bots, chance);
            if let Some((seat, forfeit)) = &lost {
                let bot = &bots[seat.index() % bots.len()];
                // If that cannot be written, the exit code still says it.
                let _ = writeln!(
                    anstream::stderr(),
                    "hearth: game {}: `{bot}` at seat {seat} forfeits the game: {forfeit}",
                    game + 1
                );
                forfeits += 1;
            }
            if matches.get_flag("trace") {
                trace_lines(&record, |line| writeln!(out, "{line}"))?;
                if let Some((seat, _)) = lost {
                    writeln!(out, "{}", forfeit_line(T::Game::players(&record.state()), seat))?;
                }
            } else if matches.get_flag("record") {
                write!(out, "{}", record.write())?;
            } else if let Some(standing) = T::Game::standing(&record.state()) {
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
                "{forfeits} of {} ended by a forfeit",
                count(games as usize, "game")
            )));
        }
        Ok(())
    }
}

/// Plays one game to its end, or until somebody forfeits it. The bots that were named sit in turn.
fn play<T: Terminal>(
    setup: <T::Game as Game>::Setup,
    bots: &[Contestant],
    chance: Chance,
) -> (Record<T::Game>, Option<(Seat, Forfeit)>) {
    let mut record = Record::new(setup);
    let mut state = T::Game::start(&record.setup);
    let seats = Seat::all(T::Game::players(&state));
    let mut bots: Vec<_> = seats
        .clone()
        .zip(bots.iter().cycle())
        .map(|(seat, bot)| bot.bot::<T::Mind>(seat, &mut chance.table(), &mut chance.seat(seat)))
        .collect();
    while let Turn::Decide(seat) = T::Game::turn(&state) {
        let legal = T::Game::legal(&state);
        let view = T::Game::known(&state, Observer::Seat(seat));
        let decision = match bots[seat.index()].think(&view, &legal) {
            Ok(thoughts) => thoughts.decision,
            Err(forfeit) => return (record, Some((seat, forfeit))),
        };
        for (other, bot) in seats.clone().zip(&mut bots) {
            bot.sees(seat, as_seen::<T::Game>(decision, seat, other));
        }
        T::Game::apply(&mut state, decision, &mut |_| ());
        record.decisions.push(decision);
    }
    if let Some(standing) = T::Game::standing(&state) {
        for bot in &mut bots {
            bot.over(&standing);
        }
    }
    (record, None)
}

/// Many games in a few lines.
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
