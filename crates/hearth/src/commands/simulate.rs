//! `hearth simulate`: bots play games.

use std::io::{BufWriter, Write, stdout};

use clap::ArgMatches;
use hearth_catalogue::Visitor;
use hearth_core::{Game, Observer, Record, Seat, Standing, Trace, Turn, over_line, setup_line, step_line};
use hearth_terminal::Terminal;

use crate::arguments;
use crate::chance::{Chance, any_seed};
use crate::failure::Failure;

struct Simulate<'a>(&'a ArgMatches);

pub(super) fn run(game: &str, matches: &ArgMatches) -> Result<(), Failure> {
    hearth_catalogue::find(game, Simulate(matches))?
}

impl Visitor for Simulate<'_> {
    type Output = Result<(), Failure>;

    fn visit<T: Terminal>(&mut self) -> Result<(), Failure> {
        let matches = self.0;
        let options = arguments::options::<T::Game>(matches)?;
        let seed = matches.get_one("seed").copied().unwrap_or_else(any_seed);
        let games = matches.get_one("games").copied().unwrap_or(1);
        let bot = matches.get_one::<String>("bots").map_or("random", String::as_str);
        let mut out = BufWriter::new(stdout().lock());
        let mut summary = Summary::default();
        for game in 0..games {
            let chance = Chance::new(seed, game);
            let setup = T::Game::deal(&options, &mut chance.deal());
            if matches.get_flag("trace") {
                play::<T::Game>(&setup, bot, chance, &mut Traced(&mut out))?;
            } else {
                let mut record = Record::<T::Game>::new(setup.clone());
                let standing = play::<T::Game>(&setup, bot, chance, &mut record)?;
                if matches.get_flag("record") {
                    write!(out, "{}", record.write())?;
                } else {
                    summary.add(&standing, record.decisions.len());
                }
            }
        }
        if !matches.get_flag("trace") && !matches.get_flag("record") {
            writeln!(out, "{}, seed {seed}", T::Game::TITLE)?;
            summary.write(&mut out)?;
        }
        out.flush()?;
        Ok(())
    }
}

/// Somebody who looks on while a game is played.
trait Witness<G: Game> {
    fn begins(&mut self, setup: &G::Setup) -> Result<(), Failure>;
    fn sees(
        &mut self,
        seat: Seat,
        legal: &[G::Decision],
        decision: G::Decision,
        after: &G::State,
    ) -> Result<(), Failure>;
    fn ends(&mut self, standing: &Standing) -> Result<(), Failure>;
}

/// Plays one game to its end.
fn play<G: Game>(
    setup: &G::Setup,
    bot: &str,
    chance: Chance,
    witness: &mut impl Witness<G>,
) -> Result<Standing, Failure> {
    let mut state = G::start(setup);
    let players = G::players(&state);
    let bots: Result<Vec<_>, _> = Seat::all(players)
        .map(|seat| hearth_bots::named::<G>(bot, seat, chance.table(), chance.seat(seat)))
        .collect();
    let mut bots = bots.map_err(Failure::input)?;
    witness.begins(setup)?;
    while let Turn::Decide(seat) = G::turn(&state) {
        let legal = G::legal(&state);
        let decision = bots[seat.index()].choose(&G::view(&state, Observer::Seat(seat)), &legal);
        G::apply(&mut state, decision, &mut |_| ());
        witness.sees(seat, &legal, decision, &state)?;
    }
    let standing = G::standing(&state).ok_or_else(|| Failure::input("the game has no end"))?;
    witness.ends(&standing)?;
    Ok(standing)
}

impl<G: Game> Witness<G> for Record<G> {
    fn begins(&mut self, _: &G::Setup) -> Result<(), Failure> {
        Ok(())
    }

    fn sees(
        &mut self,
        _: Seat,
        _: &[G::Decision],
        decision: G::Decision,
        _: &G::State,
    ) -> Result<(), Failure> {
        self.decisions.push(decision);
        Ok(())
    }

    fn ends(&mut self, _: &Standing) -> Result<(), Failure> {
        Ok(())
    }
}

/// Writes a trace.
struct Traced<'a, W>(&'a mut W);

impl<G: Trace, W: Write> Witness<G> for Traced<'_, W> {
    fn begins(&mut self, setup: &G::Setup) -> Result<(), Failure> {
        Ok(writeln!(self.0, "{}", setup_line::<G>(setup))?)
    }

    fn sees(
        &mut self,
        seat: Seat,
        legal: &[G::Decision],
        decision: G::Decision,
        after: &G::State,
    ) -> Result<(), Failure> {
        Ok(writeln!(self.0, "{}", step_line::<G>(seat, legal, decision, after))?)
    }

    fn ends(&mut self, standing: &Standing) -> Result<(), Failure> {
        Ok(writeln!(self.0, "{}", over_line(standing))?)
    }
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
        writeln!(out, "{} games, {:.1} decisions a game", self.games, self.decisions as f64 / games)?;
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
