//! `hearth bench`: the speed of random games, with a full list of legal decisions before each decision.

mod serve;

use std::env;
use std::io::Write;
use std::process::Command;

use clap::ArgMatches;
use hearth_bots::{BotRng, Spec};
use hearth_catalogue::Visitor;
use hearth_core::{Game, Legal, Observer, Options, Seat, Turn};
use hearth_measure::{MeasureLength, SpeedMeasurement, measure};
use hearth_text::Text;
use rand::{Rng, RngExt, SeedableRng};

use crate::failure::Failure;

const YARDSTICK_PACKAGE: &str = "hearth-yardstick";

pub(super) fn run(matches: &ArgMatches) -> Result<(), Failure> {
    if let Some(("serve", matches)) = matches.subcommand() {
        return serve::run(matches);
    }
    let seconds = matches
        .get_one::<u64>("seconds")
        .map_or(MeasureLength::Seconds(2), |seconds| MeasureLength::Seconds(*seconds));
    let until = matches.get_one::<u64>("games").map_or(seconds, |games| MeasureLength::Games(*games));
    let mut out = anstream::stdout().lock();
    writeln!(out, "random play on one core, every legal decision listed before each decision")?;
    writeln!(out, "{:<28}{:>9}{:>13}{:>18}{:>9}", "", "games", "decisions", "decisions/CPU-s", "ratio")?;
    let yardstick = if matches.get_flag("no-yardstick") { None } else { Some(yardstick(until)) };
    if let Some(Ok(chess)) = &yardstick {
        print_row(&mut out, "chess (shakmaty)", chess, Some(chess))?;
    }
    let chess = yardstick.as_ref().and_then(|yardstick| yardstick.as_ref().ok());
    for (label, measured) in hearth_catalogue::each(MeasureRandomPlay(until)).into_iter().flatten() {
        print_row(&mut out, &label, &measured, chess)?;
    }
    if !matches.get_flag("no-search") {
        print_playouts(&mut out, until)?;
    }
    if let Some(Err(reason)) = yardstick {
        writeln!(out, "\nno yardstick: {reason}")?;
    }
    Ok(())
}

fn print_playouts(out: &mut impl Write, until: MeasureLength) -> Result<(), Failure> {
    writeln!(
        out,
        "\ntree search on one core, full random playouts, over whole games and from the first decision"
    )?;
    writeln!(out, "{:<28}{:>18}{:>18}", "", "playouts/CPU-s", "from the start")?;
    for (label, whole, first) in hearth_catalogue::each(MeasureSearch(until)).into_iter().flatten() {
        let rate = |measured: &SpeedMeasurement| format!("{:.0} k", measured.rate() / 1e3);
        writeln!(out, "{label:<28}{:>18}{:>18}", rate(&whole), rate(&first))?;
    }
    Ok(())
}

fn print_row(
    out: &mut impl Write,
    label: &str,
    measured: &SpeedMeasurement,
    yardstick: Option<&SpeedMeasurement>,
) -> Result<(), Failure> {
    let ratio = yardstick.map_or(String::new(), |chess| format!("{:.2}", measured.rate() / chess.rate()));
    let SpeedMeasurement { games, decisions, .. } = measured;
    writeln!(out, "{label:<28}{games:>9}{decisions:>13}{:>16.2} M{ratio:>9}", measured.rate() / 1e6)?;
    Ok(())
}

/// Measures random chess in a separate process, since shakmaty is under the GPL.
///
/// Uses the program next to this binary, or builds it if cargo runs this command.
fn yardstick(until: MeasureLength) -> Result<SpeedMeasurement, String> {
    let beside =
        env::current_exe().ok().map(|own| own.with_file_name(YARDSTICK_PACKAGE)).filter(|path| path.exists());
    let mut command = match (env::var_os("CARGO"), beside) {
        (Some(cargo), _) => {
            let mut command = Command::new(cargo);
            command.args(["run", "--quiet", "--release", "--package", YARDSTICK_PACKAGE, "--"]);
            command
        }
        (None, Some(program)) => Command::new(program),
        (None, None) => {
            return Err(format!("{YARDSTICK_PACKAGE} not found; `cargo run --release -- bench` builds it"));
        }
    };
    let output = command.arg(until.to_string()).output().map_err(|error| error.to_string())?;
    let printed = String::from_utf8_lossy(&output.stdout);
    printed
        .trim()
        .parse()
        .map_err(|error| format!("{error}; {}", String::from_utf8_lossy(&output.stderr).trim()))
}

struct MeasureRandomPlay(MeasureLength);

impl Visitor for MeasureRandomPlay {
    type Output = Vec<(String, SpeedMeasurement)>;

    fn visit<T: Text>(&mut self) -> Vec<(String, SpeedMeasurement)> {
        let for_players = |players: usize| {
            let options = <T::Game as Game>::Options::usual(players).ok()?;
            let measured = measure(self.0, |rng| play::<T::Game>(&options, rng));
            Some((format!("{}, {players} players", T::Game::TITLE), measured))
        };
        T::Game::PLAYERS.filter_map(for_players).collect()
    }
}

struct MeasureSearch(MeasureLength);

impl Visitor for MeasureSearch {
    type Output = Vec<(String, SpeedMeasurement, SpeedMeasurement)>;

    fn visit<T: Text>(&mut self) -> Vec<(String, SpeedMeasurement, SpeedMeasurement)> {
        let for_players = |players: usize| {
            let options = <T::Game as Game>::Options::usual(players).ok()?;
            let spec = Spec::read::<T::GameKnowledge>(PLAYOUT_BOT).ok()?;
            let whole = measure(self.0, |rng| search::<T>(&spec, &options, usize::MAX, rng));
            let first = measure(self.0, |rng| search::<T>(&spec, &options, 1, rng));
            Some((format!("{}, {players} players", T::Game::TITLE), whole, first))
        };
        T::Game::PLAYERS.filter_map(for_players).collect()
    }
}

/// The bot whose playouts are counted.
const PLAYOUT_BOT: &str = "tree@2000:leaf=random";

/// Plays one game, or its first decisions, with one bot for all seats and returns its number of playouts.
///
/// Everything else takes negligible time.
fn search<T: Text>(
    spec: &Spec,
    options: &<T::Game as Game>::Options,
    decisions: usize,
    rng: &mut impl Rng,
) -> u64 {
    let mut state = T::Game::start(&T::Game::deal(options, rng));
    let mut bot = spec.bot::<T::GameKnowledge>(Seat::FIRST, &mut BotRng::from_rng(rng), rng);
    let (mut playouts, mut decided) = (0, 0);
    while let Turn::Decide(seat) = T::Game::turn(&state)
        && decided < decisions
    {
        let view = T::Game::perfect_recall_view(&state, Observer::Seat(seat));
        let Ok(thoughts) = bot.think(&view, &T::Game::legal(&state)) else { break };
        playouts += thoughts.nodes;
        decided += usize::from(thoughts.nodes > 0);
        T::Game::apply(&mut state, thoughts.decision, &mut |_| ());
    }
    playouts
}

/// Plays one random game and returns its number of decisions.
fn play<G: Game>(options: &G::Options, rng: &mut impl Rng) -> u64 {
    let mut state = G::start(&G::deal(options, rng));
    let mut decisions = 0;
    let mut legal = Legal::new();
    while let Turn::Decide(_) = G::turn(&state) {
        legal.clear();
        G::list_legal(&state, &mut legal);
        let decision = legal[rng.random_range(0..legal.len())];
        G::apply(&mut state, decision, &mut |_| ());
        decisions += 1;
    }
    decisions
}
