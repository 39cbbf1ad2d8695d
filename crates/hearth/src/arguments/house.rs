//! The command line of the server and of what belongs to it.

use std::path::PathBuf;

use clap::builder::{FalseyValueParser, PossibleValuesParser};
use clap::{Arg, ArgAction, Command, value_parser};

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
                .help("Where the server is to be heard; 0.0.0.0 and a port lets other machines in"),
        )
        .arg(data())
        .arg(
            Arg::new("public-url")
                .long("public-url")
                .value_name("URL")
                .env("HEARTH_PUBLIC_URL")
                .help("How the server is called from outside, such as https://hearth.example"),
        )
        .arg(
            Arg::new("behind-proxy")
                .long("behind-proxy")
                .env("HEARTH_BEHIND_PROXY")
                .action(ArgAction::SetTrue)
                .value_parser(FalseyValueParser::new())
                .help("A proxy of yours stands before the server and adds X-Forwarded-For"),
        )
        .arg(
            Arg::new("allow-local-webhooks")
                .long("allow-local-webhooks")
                .env("HEARTH_ALLOW_LOCAL_WEBHOOKS")
                .action(ArgAction::SetTrue)
                .value_parser(FalseyValueParser::new())
                .help("Send notices to machines of your own network too; only where you trust everybody who comes"),
        )
        .arg(
            Arg::new("bot-threads")
                .long("bot-threads")
                .value_name("N")
                .env("HEARTH_BOT_THREADS")
                .value_parser(value_parser!(u16).range(1..=256))
                .help("So many threads let bots think; without it, all cores but one"),
        )
        .arg(
            Arg::new("bot-pause")
                .long("bot-pause")
                .value_name("MS")
                .env("HEARTH_BOT_PAUSE")
                .default_value("700")
                .value_parser(value_parser!(u64).range(0..=60_000))
                .help("Milliseconds before a bot decides, so that people can follow"),
        )
        .arg(
            Arg::new("review-bot")
                .long("review-bot")
                .value_name("BOT")
                .env("HEARTH_REVIEW_BOT")
                .default_value("master")
                .value_parser(PossibleValuesParser::new(hearth_bots::LEVELS))
                .help("Who looks back at games that are over: a lower level is quicker and sees less"),
        )
        .arg(
            Arg::new("requests-each-second")
                .long("requests-each-second")
                .value_name("N")
                .env("HEARTH_REQUESTS_EACH_SECOND")
                .default_value("20")
                .value_parser(value_parser!(u32).range(1..))
                .help("So much one person may ask for in the long run; an address eight times as much"),
        )
        .arg(
            Arg::new("metrics-token")
                .long("metrics-token")
                .value_name("TOKEN")
                .env("HEARTH_METRICS_TOKEN")
                .hide_env_values(true)
                .help("Who sends it as a bearer token may read /metrics from elsewhere; without it only this machine may"),
        )
        .arg(
            Arg::new("log")
                .long("log")
                .value_name("FORM")
                .env("HEARTH_LOG_FORM")
                .default_value("text")
                .value_parser(["text", "json"])
                .help("How the log is written; what is written says HEARTH_LOG, such as `debug`"),
        )
}

/// `hearth backup FILE`
pub(super) fn backup() -> Command {
    Command::new("backup")
        .about("Copy everything that is stored into a file, beside a running server or without one")
        .arg(Arg::new("file").required(true).value_name("FILE").value_parser(value_parser!(PathBuf)))
        .arg(
            Arg::new("replace")
                .long("replace")
                .action(ArgAction::SetTrue)
                .help("Write over a file that is there already"),
        )
        .arg(data())
}

/// `hearth restore FILE`
pub(super) fn restore() -> Command {
    Command::new("restore")
        .about("Put a backup in the place of everything that is stored; a running server goes on with it")
        .arg(Arg::new("file").required(true).value_name("FILE").value_parser(value_parser!(PathBuf)))
        .arg(data())
}

/// `hearth password NAME`
pub(super) fn password() -> Command {
    Command::new("password")
        .about("Give somebody who has forgotten it a new password, beside a running server or without one")
        .arg(Arg::new("name").required(true).value_name("NAME").help("The name he logs in with"))
        .arg(data())
}

/// `hearth bot -- ./bot`
pub(super) fn bot() -> Command {
    let text = |name: &'static str, short: &'static str, help: &'static str| {
        Arg::new(name).long(name).value_name(short).help(help)
    };
    Command::new("bot")
        .about("Let a program of your own sit at a table of a server; docs/BOTS.md says how it speaks")
        .arg(
            text("server", "URL", "Where the server is")
                .env("HEARTH_SERVER")
                .default_value("http://127.0.0.1:4270"),
        )
        .arg(
            text("token", "TOKEN", "Who the program acts for; your page of settings gives out tokens")
                .env("HEARTH_TOKEN")
                .hide_env_values(true)
                .required(true),
        )
        .arg(text("table", "TABLE", "Sit down at this table, or go on there: its id or its link"))
        .arg(text("game", "GAME", "Without --table, go on at all running tables of this game only"))
        .arg(text("time", "TIME", "How long the program may think about a decision").default_value("5s"))
        .arg(
            Arg::new("program")
                .value_name("PROGRAM")
                .required(true)
                .num_args(1..)
                .last(true)
                .help("The command that starts the program, behind `--`"),
        )
}

/// `hearth bench serve`
pub(super) fn bench_serve() -> Command {
    Command::new("serve")
        .about("Measure what a decision costs the server, beside boardgame.io as a yardstick")
        .arg(
            Arg::new("tables")
                .long("tables")
                .value_name("N,N")
                .value_delimiter(',')
                .default_value("10,50,200,1000")
                .value_parser(value_parser!(u64).range(1..=10_000))
                .help("At so many tables at once; from 1000 on, also at one decision a second"),
        )
        .arg(
            Arg::new("seconds")
                .long("seconds")
                .value_name("S")
                .default_value("10")
                .value_parser(value_parser!(u64).range(1..=600))
                .help("Each load is measured for so long"),
        )
        .arg(
            Arg::new("rounds")
                .long("rounds")
                .value_name("N")
                .default_value("1")
                .value_parser(value_parser!(u64).range(1..=99))
                .help("Measure each load so often, all servers in turn, and show the median by CPU time: others use this machine too"),
        )
        .arg(
            Arg::new("game")
                .long("game")
                .value_name("GAME")
                .default_value(hearth_catalogue::NAMES[0])
                .value_parser(PossibleValuesParser::new(hearth_catalogue::NAMES)),
        )
        .arg(
            Arg::new("no-yardstick")
                .long("no-yardstick")
                .action(ArgAction::SetTrue)
                .help("Without boardgame.io, which needs Node.js"),
        )
}

fn data() -> Arg {
    Arg::new("data")
        .long("data")
        .value_name("FOLDER")
        .env("HEARTH_DATA")
        .value_parser(value_parser!(PathBuf))
        .help("Where everything is stored; without it, in your data folder")
}
