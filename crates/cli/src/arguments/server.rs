//! The arguments of `serve` and of the commands that use its data or its API.

use std::path::PathBuf;

use clap::builder::{FalseyValueParser, PossibleValuesParser};
use clap::{Arg, ArgAction, Command, value_parser};
use hearth_server::LETS_ENCRYPT;

/// `hearth serve`
pub(super) fn serve() -> Command {
    Command::new("serve")
        .about("Run the server: play in a browser, against bots or with friends")
        .arg(
            Arg::new("listen")
                .long("listen")
                .value_name("ADDRESS")
                .env("HEARTH_LISTEN")
                .default_value("127.0.0.1:4270")
                .value_parser(value_parser!(std::net::SocketAddr))
                .help("Address and port to listen on; use 0.0.0.0 to accept other machines [with --domain: port 443 of all addresses]"),
        )
        .args(database())
        .arg(
            Arg::new("advertise")
                .long("advertise")
                .value_name("URL")
                .env("HEARTH_ADVERTISE")
                .help("Make this server one of several that share the --database: the URL at which the others reach it, for example http://node-1.internal:4270"),
        )
        .arg(
            Arg::new("role")
                .long("role")
                .value_name("ROLE")
                .env("HEARTH_ROLE")
                .value_parser(PossibleValuesParser::new(["node", "worker"]))
                .default_value("node")
                .help("With --advertise: a worker runs no tables, and lets bots think for the nodes that do"),
        )
        .args(tls())
        .args(addresses())
        .arg(
            Arg::new("smtp-url")
                .long("smtp-url")
                .value_name("URL")
                .env("HEARTH_SMTP_URL")
                .hide_env_values(true)
                .help("Mail server, for example smtps://user:password@mail.example; without it no mail is sent"),
        )
        .arg(
            Arg::new("mail-from")
                .long("mail-from")
                .value_name("ADDRESS")
                .env("HEARTH_MAIL_FROM")
                .help("Sender of mails, for example hearth@club.example"),
        )
        .arg(
            Arg::new("allow-local-webhooks")
                .long("allow-local-webhooks")
                .env("HEARTH_ALLOW_LOCAL_WEBHOOKS")
                .action(ArgAction::SetTrue)
                .value_parser(FalseyValueParser::new())
                .help("Allow webhooks to addresses in your own network; only if you trust all your players"),
        )
        .arg(
            Arg::new("bot-threads")
                .long("bot-threads")
                .value_name("N")
                .env("HEARTH_BOT_THREADS")
                .value_parser(value_parser!(u16).range(1..=256))
                .help("Threads for bots [default: all cores but one]"),
        )
        .arg(
            Arg::new("bot-pause")
                .long("bot-pause")
                .value_name("MS")
                .env("HEARTH_BOT_PAUSE")
                .default_value("700")
                .value_parser(value_parser!(u64).range(0..=60_000))
                .help("Milliseconds a bot waits before it decides, so that people can follow"),
        )
        .arg(
            Arg::new("review-bot")
                .long("review-bot")
                .value_name("BOT")
                .env("HEARTH_REVIEW_BOT")
                .default_value("master")
                .value_parser(PossibleValuesParser::new(hearth_bots::LEVELS))
                .help("The bot that reviews finished games; a lower level is faster and sees less"),
        )
        .arg(
            Arg::new("requests-each-second")
                .long("requests-each-second")
                .value_name("N")
                .env("HEARTH_REQUESTS_EACH_SECOND")
                .default_value("20")
                .value_parser(value_parser!(u32).range(1..))
                .help("Sustained requests per second per person (eight times that per IP address)"),
        )
        .arg(
            Arg::new("metrics-token")
                .long("metrics-token")
                .value_name("TOKEN")
                .env("HEARTH_METRICS_TOKEN")
                .hide_env_values(true)
                .help("Bearer token that allows reading /metrics from other machines; without it, only this machine may"),
        )
        .args(logging())
}

/// The arguments for the names and addresses of the server and its clients.
fn addresses() -> [Arg; 3] {
    [
        Arg::new("public-url")
                .long("public-url")
                .value_name("URL")
                .env("HEARTH_PUBLIC_URL")
                .help("Public URL of the server, for example https://hearth.example"),
        Arg::new("allowed-host")
                .long("allowed-host")
                .value_name("NAME")
                .env("HEARTH_ALLOWED_HOST")
                .value_delimiter(',')
                .action(ArgAction::Append)
                .help("Further host names of the server, besides the one in --public-url, addresses and local names"),
        Arg::new("behind-proxy")
                .long("behind-proxy")
                .env("HEARTH_BEHIND_PROXY")
                .action(ArgAction::SetTrue)
                .value_parser(FalseyValueParser::new())
                .help("Trust the X-Forwarded-For header of your reverse proxy"),
    ]
}

/// The arguments for the log.
fn logging() -> [Arg; 2] {
    [
        Arg::new("log")
            .long("log")
            .value_name("FORM")
            .env("HEARTH_LOG_FORM")
            .default_value("text")
            .value_parser(["text", "json"])
            .help("Log format; set HEARTH_LOG (for example `debug`) for the level"),
        Arg::new("log-requests")
            .long("log-requests")
            .value_name("WHAT")
            .env("HEARTH_LOG_REQUESTS")
            .num_args(0..=1)
            .require_equals(true)
            .default_value("off")
            .default_missing_value("full")
            .value_parser(["off", "anonymous", "full"])
            .help("Log one line per request: `full`, or `anonymous` without the client's address"),
    ]
}

/// The arguments for HTTPS.
fn tls() -> [Arg; 5] {
    let text = |name: &'static str, value: &'static str, variable: &'static str, help: &'static str| {
        Arg::new(name).long(name).value_name(value).env(variable).help(help)
    };
    [
        text(
            "domain",
            "NAME",
            "HEARTH_DOMAIN",
            "Speak HTTPS with a certificate for this domain, which Let's Encrypt gives for free, for example hearth.example",
        )
        .conflicts_with("behind-proxy"),
        text("acme-contact", "MAIL", "HEARTH_ACME_CONTACT", "Mail address that the authority writes to about the certificate")
            .requires("domain"),
        text("acme-directory", "URL", "HEARTH_ACME_DIRECTORY", "Directory of another authority that speaks ACME")
            .requires("domain")
            .default_value(LETS_ENCRYPT),
        text("acme-root", "FILE", "HEARTH_ACME_ROOT", "Root certificate (PEM) of an authority in your own network")
            .requires("domain")
            .value_parser(value_parser!(PathBuf)),
        text(
            "redirect-from",
            "ADDRESS",
            "HEARTH_REDIRECT_FROM",
            "Address where plain HTTP sends everybody to HTTPS [with --domain: port 80 of all addresses]",
        )
        .requires("domain")
        .value_parser(value_parser!(std::net::SocketAddr)),
    ]
}

/// `hearth doctor`, which gets the same settings as the server that it is asked about.
pub(super) fn doctor() -> Command {
    serve()
        .name("doctor")
        .about("Check a set-up, and say what is wrong and what to do about it")
        .after_help("Give it the options and environment variables of the server. Exit codes: 0 nothing is wrong, 1 something is.")
}

/// `hearth health`, which gets the same settings as the server that it asks.
pub(super) fn health() -> Command {
    serve()
        .name("health")
        .about("Ask the running server if it is healthy; for the health checks of containers")
        .after_help("Exit codes: 0 it is, 1 it is not.")
}

/// `hearth backup FILE`
pub(super) fn backup() -> Command {
    Command::new("backup")
        .about("Back up everything to a file, while the server is running or not")
        .arg(Arg::new("file").required(true).value_name("FILE").value_parser(value_parser!(PathBuf)))
        .arg(
            Arg::new("replace").long("replace").action(ArgAction::SetTrue).help("Overwrite an existing file"),
        )
        .args(database())
}

/// `hearth restore FILE`
pub(super) fn restore() -> Command {
    Command::new("restore")
        .about("Replace everything with a backup; a running server continues with it")
        .arg(Arg::new("file").required(true).value_name("FILE").value_parser(value_parser!(PathBuf)))
        .args(database())
}

/// `hearth copy --from sqlite:FILE --to postgres://…`
pub(super) fn copy() -> Command {
    let place = |name: &'static str, variable: &'static str, help: &'static str| {
        Arg::new(name)
            .long(name)
            .required(true)
            .value_name("PLACE")
            .env(variable)
            .hide_env_values(true)
            .help(help)
    };
    Command::new("copy")
        .about("Copy everything from a file to PostgreSQL or back, and compare every row; stop the server first")
        .after_help(
            "A place is sqlite:FILE or postgres://USER:PASSWORD@HOST/DATABASE. Put a URL with a password into the environment \
             variable: other users of the machine can read arguments.\n\n\
             Exit codes: 0 every row is the same, 1 a row is not (and nothing is copied), 2 it cannot be copied.",
        )
        .arg(place("from", "HEARTH_COPY_FROM", "The database to copy, which does not change"))
        .arg(place("to", "HEARTH_COPY_TO", "Where to put the copy: a file that does not exist, or an empty database"))
        .arg(
            Arg::new("compare-only")
                .long("compare-only")
                .action(ArgAction::SetTrue)
                .help("Copy nothing, and compare the rows of an earlier copy"),
        )
}

/// `hearth password NAME`
pub(super) fn password() -> Command {
    Command::new("password")
        .about("Reset a forgotten password, while the server is running or not")
        .arg(Arg::new("name").required(true).value_name("NAME").help("The player's log-in name"))
        .args(database())
}

/// `hearth ratings refit`
pub(super) fn ratings() -> Command {
    Command::new("ratings")
        .about("Compute the ratings again, or write the results of rated games, while the server is running or not")
        .subcommand_required(true)
        .arg_required_else_help(true)
        .subcommand(
            Command::new("refit").about("Compute all ratings again from the results").args(database()),
        )
        .subcommand(
            Command::new("export").about("Print the results of all rated games as CSV").args(database()),
        )
}

/// `hearth host add NAME`
pub(super) fn host() -> Command {
    let name = || Arg::new("name").required(true).value_name("NAME").help("The person's log-in name");
    Command::new("host")
        .about("Say who may open the host's page, while the server is running or not")
        .subcommand_required(true)
        .arg_required_else_help(true)
        .subcommand(Command::new("add").about("Make an account a host").arg(name()).args(database()))
        .subcommand(
            Command::new("remove").about("Take the role from an account").arg(name()).args(database()),
        )
        .subcommand(Command::new("list").about("List the names of the hosts").args(database()))
}

/// `hearth bot -- ./bot`
pub(super) fn bot() -> Command {
    let text = |name: &'static str, short: &'static str, help: &'static str| {
        Arg::new(name).long(name).value_name(short).help(help)
    };
    Command::new("bot")
        .about("Let your own program play at a table on a server; docs/BOTS.md describes the protocol")
        .arg(
            text("server", "URL", "URL of the server")
                .env("HEARTH_SERVER")
                .default_value("http://127.0.0.1:4270"),
        )
        .arg(
            text(
                "token",
                "TOKEN",
                "The token of the player the program acts for; create one on the page /me",
            )
            .env("HEARTH_TOKEN")
            .hide_env_values(true)
            .required(true),
        )
        .arg(text("table", "TABLE", "Join this table, or continue there: its id or its link"))
        .arg(text("game", "GAME", "Without --table, continue only at running tables of this game"))
        .arg(text("time", "TIME", "How long the program may think about each decision").default_value("5s"))
        .arg(
            Arg::new("program")
                .value_name("PROGRAM")
                .required(true)
                .num_args(1..)
                .last(true)
                .help("The command that starts the program, after `--`"),
        )
}

/// `hearth bench serve`
pub(super) fn bench_serve() -> Command {
    Command::new("serve")
        .about("Measure what a decision costs the server, with boardgame.io as a yardstick")
        .arg(
            Arg::new("tables")
                .long("tables")
                .value_name("N,N")
                .value_delimiter(',')
                .default_value("10,50,200,1000")
                .value_parser(value_parser!(u64).range(1..=10_000))
                .help("Numbers of tables to measure; from 1000, also at one decision per second"),
        )
        .arg(
            Arg::new("seconds")
                .long("seconds")
                .value_name("S")
                .default_value("10")
                .value_parser(value_parser!(u64).range(1..=600))
                .help("Seconds to measure each load"),
        )
        .arg(
            Arg::new("rounds")
                .long("rounds")
                .value_name("N")
                .default_value("1")
                .value_parser(value_parser!(u64).range(1..=99))
                .help("Rounds per load, with all servers in turn; the median by CPU time is shown"),
        )
        .arg(
            Arg::new("game")
                .long("game")
                .value_name("GAME")
                .default_value(hearth_catalogue::NAMES[0])
                .value_parser(PossibleValuesParser::new(hearth_catalogue::NAMES)),
        )
        .arg(Arg::new("database").long("database").value_name("URL").help(
            "Also measure nodes on this PostgreSQL database, where their tables remain: name an empty one",
        ))
        .arg(
            Arg::new("nodes")
                .long("nodes")
                .value_name("N,N")
                .value_delimiter(',')
                .requires("database")
                .default_value("1,2,3")
                .value_parser(value_parser!(u64).range(1..=9))
                .help("Numbers of nodes to measure; the players of a table are at two of them"),
        )
        .arg(
            Arg::new("no-yardstick")
                .long("no-yardstick")
                .action(ArgAction::SetTrue)
                .help("Leave out boardgame.io, which needs Node.js"),
        )
}

/// The options that name the database: a folder with a file, or a server.
fn database() -> [Arg; 2] {
    let server = Arg::new("database")
        .long("database")
        .value_name("URL")
        .env("HEARTH_DATABASE")
        .hide_env_values(true)
        .help(
            "PostgreSQL database to use instead of a file in the folder: postgres://hearth@localhost/hearth",
        );
    [data(), server]
}

fn data() -> Arg {
    Arg::new("data")
        .long("data")
        .value_name("FOLDER")
        .env("HEARTH_DATA")
        .value_parser(value_parser!(PathBuf))
        .help("Folder for all data [default: your data folder]")
}
