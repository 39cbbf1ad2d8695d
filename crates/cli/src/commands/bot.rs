//! `hearth bot`: connects a program of the arena's protocol to tables of a server, through its API.

mod client;
mod events;
mod seated_program;

use std::thread;
use std::time::Duration;

use clap::ArgMatches;
use hearth_bots::Budget;
use hearth_programs::Launch;
use serde_json::Value;

use self::client::{ApiError, Client};
use self::seated_program::SeatedProgram;
use crate::failure::Failure;
use crate::interrupt::kill_programs_on_interrupt;

pub(super) fn run(matches: &ArgMatches) -> Result<(), Failure> {
    kill_programs_on_interrupt()?;
    let word = |name: &str| matches.get_one::<String>(name).cloned();
    let client = Client::new(&word("server").unwrap_or_default(), &word("token").unwrap_or_default())?;
    let launch = launch(matches)?;
    let me = client.get("/me")?;
    let tables = match word("table") {
        Some(table) => vec![id_of(&table)?],
        None => own_tables(&client, word("game").as_deref())?,
    };
    let seated_programs: Result<Vec<SeatedProgram>, Failure> = tables
        .into_iter()
        .map(|table| SeatedProgram::sit_down(client.clone(), table, &me["person"], launch.clone()))
        .collect();
    let games: Vec<_> = seated_programs?
        .into_iter()
        .map(|seated_program| thread::spawn(move || seated_program.play()))
        .collect();
    let ends = games.into_iter().map(|game| {
        game.join().unwrap_or_else(|_| {
            Err(Failure::input("a game thread panicked; run the command again to continue the game"))
        })
    });
    // All games run to their end before the first failure is reported.
    ends.collect::<Vec<_>>().into_iter().collect()
}

/// Returns the id of a table from its id or its link.
fn id_of(table: &str) -> Result<String, Failure> {
    let link = table.split(['?', '#']).next().unwrap_or_default().trim_end_matches('/');
    let id = link.rsplit('/').next().unwrap_or_default();
    if id.is_empty() {
        return Err(Failure::input(format!("`{table}` is not a table: expected its id or its link")));
    }
    Ok(id.to_owned())
}

/// Reads the program's command and its time limit.
fn launch(matches: &ArgMatches) -> Result<Launch, Failure> {
    let time = match matches.get_one::<String>("time").map(|time| time.parse::<Budget>()).transpose() {
        Ok(Some(Budget::Time(time))) => time,
        Ok(None) => Duration::from_secs(5),
        Ok(Some(Budget::Nodes(_))) => return Err(Failure::input("expected a time, such as `--time 500ms`")),
        Err(error) => return Err(Failure::Input(error)),
    };
    let words = matches.get_many::<String>("program").into_iter().flatten().cloned().collect();
    Ok(Launch::of(words, time))
}

/// Returns the running tables where this player already sits.
fn own_tables(client: &Client, game: Option<&str>) -> Result<Vec<String>, Failure> {
    let tables = client.get("/tables?mine=true&stage=running")?;
    let wanted = |table: &&Value| game.is_none_or(|game| table["game"] == game);
    let id = |table: &Value| table["id"].as_str().unwrap_or_default().to_owned();
    let tables: Vec<String> = tables.as_array().into_iter().flatten().filter(wanted).map(id).collect();
    if tables.is_empty() {
        return Err(Failure::input("this player sits at no running table: name one with --table"));
    }
    Ok(tables)
}

impl From<ApiError> for Failure {
    fn from(error: ApiError) -> Failure {
        Failure::input(error)
    }
}
