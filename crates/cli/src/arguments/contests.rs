//! The arguments of `arena`, `ladder` and `stats`.

use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use hearth_arena::{Elo, Sprt};

/// Bounds of the sequential test in Elo if `--sprt` has no value.
const DEFAULT_SPRT_BOUNDS: &str = "0,20";

/// Adds the arguments of `arena`.
pub(super) fn arena(command: Command) -> Command {
    contest(command, "2000", "Games per pairing, rounded up to whole deals")
        .arg(
            Arg::new("sprt")
                .long("sprt")
                .value_name("ELO0,ELO1")
                .num_args(0..=1)
                .require_equals(true)
                .default_missing_value(DEFAULT_SPRT_BOUNDS)
                .value_parser(sequential)
                .help(
                    "Stop as soon as an SPRT decides whether the first bot is ELO1 rather than ELO0 better \
                     (as in `--sprt=-10,0`; without numbers 0,20)",
                ),
        )
        .arg(bots("Two bots, or more for all pairings: a level, random, greedy, `expert@500ms`, `tree@1000:leaf=light`, \
             `program:python3 bot.py`"))
}

/// Adds the arguments of `ladder`.
pub(super) fn ladder(command: Command) -> Command {
    contest(command, "400", "Games per pairing, rounded up to whole deals")
        .arg(
            Arg::new("all")
                .long("all")
                .action(ArgAction::SetTrue)
                .help("Full round robin instead of neighbours only"),
        )
        .arg(bots("The rungs, the lowest first; without any, random, greedy and all levels"))
}

/// Adds the arguments of `stats`.
pub(super) fn stats(command: Command) -> Command {
    contest(command, "1000", "Games for each number of players").arg(
        Arg::new("bots")
            .long("bots")
            .value_name("BOT")
            .action(ArgAction::Append)
            .help("Bot that plays; several bots sit in turn and rotate seats [default: greedy]"),
    )
}

fn bots(help: &'static str) -> Arg {
    Arg::new("bots").value_name("BOT").num_args(0..).help(help)
}

fn contest(command: Command, games: &'static str, help: &'static str) -> Command {
    command
        .arg(super::players_argument())
        .arg(super::seed_argument())
        .arg(
            Arg::new("games")
                .long("games")
                .short('n')
                .value_name("N")
                .default_value(games)
                .value_parser(value_parser!(u64).range(1..=100_000_000))
                .help(help),
        )
        .arg(
            Arg::new("threads")
                .long("threads")
                .value_name("N")
                .value_parser(value_parser!(u16).range(1..=1024))
                .help("Games played at once [default: one per core]; the result is the same"),
        )
        .arg(
            Arg::new("json")
                .long("json")
                .value_name("FILE")
                .help("Write the result as JSON; `-` prints it instead of the table"),
        )
        .arg(Arg::new("svg").long("svg").value_name("FILE").help("Write the result as a picture"))
}

/// Parses the bounds of a sequential test, such as `0,20`.
fn sequential(text: &str) -> Result<Sprt, String> {
    let elo = |text: &str| text.trim().parse::<f64>().ok().filter(|elo| elo.abs() <= 1000.0).map(Elo);
    text.split_once(',').and_then(|(none, gain)| Sprt::new(elo(none)?, elo(gain)?)).ok_or_else(|| {
        "expected two rating differences from -1000 to 1000, the smaller one first, such as 0,20".to_owned()
    })
}

/// Returns the number of threads; by default one per core.
pub(crate) fn threads(matches: &ArgMatches) -> usize {
    let cores = || std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    matches.get_one::<u16>("threads").map_or_else(cores, |threads| usize::from(*threads))
}
