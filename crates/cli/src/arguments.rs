//! The command line. Options of a game come from the game's own list of choices.

mod contests;
mod server;

use clap::builder::{PossibleValuesParser, Resettable};
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use hearth_bots::{GameKnowledge, Spec};
use hearth_catalogue::Visitor;
use hearth_core::Bytes32;
use hearth_core::{Choice, Game, Options, Usual, Values};
use hearth_programs::Contestant;
use hearth_text::Text;
use hearth_words::Language;

pub(crate) use self::contests::threads;
use crate::failure::Failure;

const ABOUT: &str = "Two modern card games at one table: in the browser, in the terminal, for bots";
const AFTER: &str = "Without a command, hearth starts the server; open the address it prints in your browser.\n\n\
    Examples:\n  \
    hearth serve --listen 0.0.0.0:4270 --public-url https://hearth.example\n  \
    hearth play kokopelli --players 3\n  \
    hearth play kupferkessel --recipes\n  \
    hearth simulate kokopelli --players 4 --seed 1 --games 2 --trace\n  \
    hearth check position.txt 'open hunter 1a'\n  \
    hearth hint position.txt --bot expert\n  \
    hearth review game.txt\n  \
    hearth rules kupferkessel C12\n  \
    hearth arena kokopelli expert strong --games 400\n\n\
    Exit codes: 0 success, 1 the decision is not legal or a check failed, 2 invalid input.";

/// Returns the language in which games speak.
pub(crate) fn language(matches: &ArgMatches) -> Language {
    matches.get_one("language").copied().unwrap_or_default()
}

/// Builds the whole command line.
pub(crate) fn command() -> Command {
    ignore_empty_variables(commands())
}

/// Takes an empty environment variable for one that is not set: files of settings often list them all.
fn ignore_empty_variables(command: Command) -> Command {
    let is_empty = |arg: &Arg| {
        let value = arg.get_env().and_then(std::env::var_os);
        value.is_some_and(|value| value.as_encoded_bytes().trim_ascii().is_empty())
    };
    command
        .mut_args(|arg| if is_empty(&arg) { arg.env(Resettable::Reset) } else { arg })
        .mut_subcommands(ignore_empty_variables)
}

fn commands() -> Command {
    Command::new("hearth")
        .about(ABOUT)
        .after_help(AFTER)
        .version(env!("CARGO_PKG_VERSION"))
        .subcommand_required(false)
        .arg(
            Arg::new("language")
                .long("language")
                .value_name("CODE")
                .env("HEARTH_LANGUAGE")
                .global(true)
                .default_value(Language::English.code())
                .value_parser(value_parser!(Language))
                .help("Language of games in the terminal: en, fr, de or pl; this help, error messages and the reports of simulate, arena, ladder and bench stay English"),
        )
        .subcommand(server::serve())
        .subcommand(server::doctor())
        .subcommand(server::health())
        .subcommand(server::backup())
        .subcommand(server::restore())
        .subcommand(server::copy())
        .subcommand(server::password())
        .subcommand(server::ratings())
        .subcommand(server::host())
        .subcommand(server::bot())
        .subcommand(for_each_game(
            Command::new("play").about("Play in the terminal, against bots or with others at one keyboard"),
            play_arguments,
        ))
        .subcommand(for_each_game(
            Command::new("simulate")
                .about("Let bots play games and print a summary, or with --trace every step as JSON lines"),
            simulate_arguments,
        ))
        .subcommand(
            Command::new("trace")
                .about("Write records as traces: JSON lines, one per decision, one record after the other")
                .arg(record_argument()),
        )
        .subcommand(
            Command::new("replay").about("Step through a record").arg(record_argument()).arg(
                Arg::new("seat")
                    .long("seat")
                    .value_name("N")
                    .value_parser(value_parser!(usize))
                    .help("See what this seat saw; without it, what a spectator saw"),
            ),
        )
        .subcommand(
            Command::new("verify")
                .about("Check that the cards of a record were dealt fairly (docs/DEALS.md)")
                .arg(record_argument())
                .arg(
                    Arg::new("seal")
                        .long("seal")
                        .value_name("HASH")
                        .value_parser(value_parser!(Bytes32))
                        .help("The seal that was shown before the game; the record must have the same"),
                ),
        )
        .subcommand(hint_command())
        .subcommand(review_command())
        .subcommand(
            Command::new("check")
                .about("Show what a decision does in a position, or check a lesson")
                .arg(position_argument())
                .arg(Arg::new("decision").value_name("DECISION").num_args(0..).trailing_var_arg(true).help(
                    "For example `open hunter 1a` or `take c4`; without one, all legal decisions are listed",
                )),
        )
        .subcommand(for_each_game(
            Command::new("rules").about("Read the rules, all or one by its id"),
            |command| command.arg(Arg::new("id").value_name("ID").help("For example K15 or C8")),
        ))
        .subcommand(for_each_game(
            Command::new("arena").about("Let bots play against each other and find out which is better"),
            contests::arena,
        ))
        .subcommand(for_each_game(
            Command::new("ladder").about("Rate bots from the weakest to the strongest"),
            contests::ladder,
        ))
        .subcommand(for_each_game(
            Command::new("stats").about("Statistics from games between bots"),
            contests::stats,
        ))
        .subcommand(for_each_game(
            Command::new("learn").about("Fit the learned evaluation to games between bots"),
            learn_arguments,
        ))
        .subcommand(bench_command())
}

fn bench_command() -> Command {
    Command::new("bench")
        .about("Measure how fast random games are played, with random chess as a yardstick")
        .subcommand(server::bench_serve())
        .args_conflicts_with_subcommands(true)
        .arg(
            Arg::new("seconds")
                .long("seconds")
                .value_name("S")
                .default_value("2")
                .value_parser(value_parser!(u64).range(1..=600))
                .help("CPU seconds per line"),
        )
        .arg(
            Arg::new("games")
                .long("games")
                .value_name("N")
                .value_parser(value_parser!(u64).range(1..))
                .help("Play this many games per line instead, for counting instructions"),
        )
        .arg(
            Arg::new("no-yardstick")
                .long("no-yardstick")
                .action(ArgAction::SetTrue)
                .help("Leave out random chess, and with it the ratios"),
        )
        .arg(
            Arg::new("no-search")
                .long("no-search")
                .action(ArgAction::SetTrue)
                .help("Leave out the playouts of a tree search"),
        )
}

fn hint_command() -> Command {
    Command::new("hint")
        .about("Show what a bot would decide in a position, from what the deciding seat could know")
        .arg(position_argument())
        .arg(
            Arg::new("bot")
                .long("bot")
                .value_name("BOT")
                .default_value("strong")
                .help("The bot to ask: a level, any other bot, or a program"),
        )
        .arg(seed_argument().help("The same number gives the same answer; without it, every answer is new"))
        .arg(Arg::new("json").long("json").action(ArgAction::SetTrue).help("Answer with a JSON object"))
}

fn review_command() -> Command {
    Command::new("review")
        .about("Review a game: what each decision gave away, judged by what its seat could know")
        .arg(record_argument())
        .arg(
            Arg::new("bot")
                .long("bot")
                .value_name("BOT")
                .default_value("master")
                .help("The bot that reviews: a level, or any other bot that gives estimates"),
        )
        .arg(Arg::new("json").long("json").action(ArgAction::SetTrue).help("Answer with a JSON object"))
}

fn position_argument() -> Arg {
    Arg::new("position")
        .required(true)
        .value_name("POSITION")
        .help("A file, `-` for standard input, or the position itself with `;` between statements")
}

fn record_argument() -> Arg {
    Arg::new("record").required(true).value_name("RECORD").help("A file, or `-` for standard input")
}

/// Adds one subcommand for each game.
fn for_each_game(command: Command, arguments: fn(Command) -> Command) -> Command {
    struct Describe(fn(Command) -> Command);
    impl Visitor for Describe {
        type Output = Command;

        fn visit<T: Text>(&mut self) -> Command {
            let command = Command::new(T::Game::NAME).about(T::Game::TITLE);
            let command = (self.0)(command);
            let has = |name: &str| command.get_arguments().any(|argument| argument.get_id() == name);
            let (sets_a_table_up, may_resume) = (has("players"), has("resume"));
            let choices = <T::Game as Game>::Options::CHOICES.iter().filter(|_| sets_a_table_up);
            command.args(choices.map(choice_argument).map(|argument| {
                // A resumed record already contains its options.
                if may_resume { argument.conflicts_with("resume") } else { argument }
            }))
        }
    }
    command
        .subcommand_required(true)
        .arg_required_else_help(true)
        .subcommand_value_name("GAME")
        .subcommand_help_heading("Games")
        .disable_help_subcommand(true)
        .after_help("Add --help after a game's name to list its options.")
        // The catalogue reports an unknown game and lists the known ones.
        .allow_external_subcommands(true)
        .subcommands(hearth_catalogue::each(Describe(arguments)))
}

fn choice_argument(choice: &Choice) -> Arg {
    let shape = match choice.values {
        Values::SomeOf { .. } | Values::Text { .. } => format!(" ({})", choice.values.shape()),
        Values::OneOf(_) | Values::Switch => String::new(),
    };
    let usual = match choice.usual {
        Usual::Value(value) => format!("; default: {value}"),
        Usual::With(other) => format!("; default: as set by --{other}"),
        Usual::Empty => String::new(),
    };
    let argument = Arg::new(choice.name)
        .long(choice.name)
        .help(format!("{}{shape}{usual}", choice.help))
        .help_heading("Game options");
    match choice.values {
        Values::OneOf(words) => argument.value_parser(PossibleValuesParser::new(words)),
        // Without `=` the switch would take the next word, such as the name of a bot, as its value.
        Values::Switch => argument
            .value_name("true|false")
            .num_args(0..=1)
            .require_equals(true)
            .default_missing_value("true")
            .value_parser(["true", "false"])
            .hide_possible_values(true),
        Values::SomeOf { .. } | Values::Text { .. } => argument.allow_hyphen_values(true).value_name("TEXT"),
    }
}

fn players_argument() -> Arg {
    Arg::new("players")
        .long("players")
        .short('p')
        .value_name("N")
        .value_parser(value_parser!(usize))
        .help("Number of players")
}

fn seed_argument() -> Arg {
    Arg::new("seed")
        .long("seed")
        .value_name("S")
        .value_parser(value_parser!(u64))
        .help("The same number gives the same game; without it, every game is new")
}

fn table_arguments(command: Command) -> Command {
    command
        .arg(players_argument())
        .arg(seed_argument())
        .arg(Arg::new("bots").long("bots").value_name("BOT").action(ArgAction::Append).help(
        "Bots for the remaining seats: a level (beginner, casual, club, strong, expert, master), random \
                     or greedy, with a budget as in `expert@500ms`, or a program, as in 'program:python3 bot.py'; named several times, they sit in turn",
    ))
}

fn play_arguments(command: Command) -> Command {
    table_arguments(command)
        .arg(
            Arg::new("people")
                .long("people")
                .value_name("N")
                .default_value("1")
                .value_parser(value_parser!(usize))
                .help("Number of people at this keyboard; bots take the other seats"),
        )
        .arg(
            Arg::new("seat")
                .long("seat")
                .value_name("N")
                .value_parser(value_parser!(usize))
                .help("Seat of the (first) person; random by default"),
        )
        .arg(Arg::new("save").long("save").value_name("FILE").help(
            "New file that stores the game after every decision; by default, one in your data folder",
        ))
        .arg(
            Arg::new("resume")
                .long("resume")
                .value_name("FILE")
                .num_args(0..=1)
                .default_missing_value("")
                .conflicts_with_all(["players", "seed", "people", "seat"])
                .help(
                    "Continue a saved game; without a file, the latest unfinished one. --bots replaces its bots",
                ),
        )
}

fn simulate_arguments(command: Command) -> Command {
    table_arguments(command)
        .arg(
            Arg::new("games")
                .long("games")
                .short('n')
                .value_name("M")
                .default_value("1")
                .value_parser(value_parser!(u64))
                .help("Number of games"),
        )
        .arg(
            Arg::new("trace")
                .long("trace")
                .action(ArgAction::SetTrue)
                .help("Write every step as a JSON line"),
        )
        .arg(
            Arg::new("record")
                .long("record")
                .action(ArgAction::SetTrue)
                .conflicts_with("trace")
                .help("Write every game as a record"),
        )
}

fn learn_arguments(command: Command) -> Command {
    let number = |name: &'static str, short: &'static str, usual: &'static str, help: &'static str| {
        Arg::new(name)
            .long(name)
            .value_name(short)
            .default_value(usual)
            .value_parser(value_parser!(u32).range(1..))
            .help(help)
    };
    table_arguments(command)
        .mut_arg("bots", |bots| bots.action(ArgAction::Set).help("Built-in bot that plays all seats"))
        .arg(number("games", "N", "10000", "Number of games to learn from"))
        .arg(number("epochs", "N", "6", "Number of passes over all positions"))
        .arg(number("whim", "N", "15", "Make one decision in N at random"))
        .arg(
            Arg::new("trust")
                .long("trust")
                .value_name("PERCENT")
                .default_value("30")
                .value_parser(value_parser!(u8).range(0..=100))
                .help(
                    "Weight of the bot's own estimate in the training target; the rest is the result of the game",
                ),
        )
        .arg(Arg::new("net").required(true).value_name("FILE").help("File to write the weights to"))
}

/// Returns the number of players. The default is the smallest that the game allows.
pub(crate) fn players<G: Game>(matches: &ArgMatches) -> usize {
    matches.get_one::<usize>("players").copied().unwrap_or(*G::PLAYERS.start())
}

/// Reads the options of the game for the chosen number of players.
pub(crate) fn options<G: Game>(matches: &ArgMatches) -> Result<G::Options, Failure> {
    options_for::<G>(players::<G>(matches), matches)
}

/// Reads the options of the game for a given number of players.
pub(crate) fn options_for<G: Game>(players: usize, matches: &ArgMatches) -> Result<G::Options, Failure> {
    G::Options::agreed(players, chosen::<G>(matches)).map_err(Failure::input)
}

/// Returns the options that the command line sets, as pairs of name and value.
pub(crate) fn chosen<G: Game>(matches: &ArgMatches) -> Vec<(&'static str, &str)> {
    let value = |choice: &Choice| Some((choice.name, matches.get_one::<String>(choice.name)?.as_str()));
    G::Options::CHOICES.iter().filter_map(value).collect()
}

/// Reads the bots and programs for seats without a person; `usual` if none are named.
pub(crate) fn contestants<M: GameKnowledge>(
    matches: &ArgMatches,
    usual: &[&str],
) -> Result<Vec<Contestant>, Failure> {
    let named = named_bots(matches, usual).into_iter();
    named.map(|name| Contestant::read::<M>(name).map_err(Failure::input)).collect()
}

/// Like [`contestants`], but accepts built-in bots only.
pub(crate) fn bots<M: GameKnowledge>(matches: &ArgMatches, usual: &[&str]) -> Result<Vec<Spec>, Failure> {
    let named = named_bots(matches, usual).into_iter();
    named.map(|name| Spec::read::<M>(name).map_err(Failure::input)).collect()
}

fn named_bots<'a>(matches: &'a ArgMatches, usual: &[&'a str]) -> Vec<&'a str> {
    let named: Vec<&str> =
        matches.get_many::<String>("bots").into_iter().flatten().map(String::as_str).collect();
    if named.is_empty() { usual.to_vec() } else { named }
}
