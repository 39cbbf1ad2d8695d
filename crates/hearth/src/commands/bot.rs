//! `hearth bot`: a program of the arena's protocol sits at tables of a server, through its API.

mod client;
mod events;
mod guest;

use std::thread;
use std::time::Duration;

use clap::ArgMatches;
use hearth_bots::Budget;
use hearth_programs::Launch;
use serde_json::Value;

use self::client::{Client, Trouble};
use self::guest::Guest;
use crate::failure::Failure;
use crate::interrupt::ends_programs;

pub(super) fn run(matches: &ArgMatches) -> Result<(), Failure> {
    ends_programs()?;
    let word = |name: &str| matches.get_one::<String>(name).cloned();
    let client = Client::new(&word("server").unwrap_or_default(), &word("token").unwrap_or_default())?;
    let launch = launch(matches)?;
    let me = client.get("/me")?;
    let tables = match word("table") {
        Some(table) => vec![id_of(&table)?],
        None => own_tables(&client, word("game").as_deref())?,
    };
    let guests: Result<Vec<Guest>, Failure> = tables
        .into_iter()
        .map(|table| Guest::sit_down(client.clone(), table, &me["person"], launch.clone()))
        .collect();
    let games: Vec<_> = guests?.into_iter().map(|guest| thread::spawn(move || guest.play())).collect();
    let ends = games.into_iter().map(|game| {
        game.join().unwrap_or_else(|_| Err(Failure::input("a game broke off; start again to go on with it")))
    });
    // Every game is played to its end before the first failure is told.
    ends.collect::<Vec<_>>().into_iter().collect()
}

/// The id of a table that is named by its id or its link.
fn id_of(table: &str) -> Result<String, Failure> {
    let link = table.split(['?', '#']).next().unwrap_or_default().trim_end_matches('/');
    let id = link.rsplit('/').next().unwrap_or_default();
    if id.is_empty() {
        return Err(Failure::input(format!("`{table}` names no table: give its id or its link")));
    }
    Ok(id.to_owned())
}

/// How the program is started.
fn launch(matches: &ArgMatches) -> Result<Launch, Failure> {
    let time = match matches.get_one::<String>("time").map(|time| time.parse::<Budget>()).transpose() {
        Ok(Some(Budget::Time(time))) => time,
        Ok(None) => Duration::from_secs(5),
        Ok(Some(Budget::Nodes(_))) => return Err(Failure::input("say a time, such as `--time 500ms`")),
        Err(error) => return Err(Failure::Input(error)),
    };
    let words = matches.get_many::<String>("program").into_iter().flatten().cloned().collect();
    Ok(Launch::of(words, time))
}

/// The running tables at which it sits already.
fn own_tables(client: &Client, game: Option<&str>) -> Result<Vec<String>, Failure> {
    let tables = client.get("/tables?mine=true&stage=running")?;
    let wanted = |table: &&Value| game.is_none_or(|game| table["game"] == game);
    let id = |table: &Value| table["id"].as_str().unwrap_or_default().to_owned();
    let tables: Vec<String> = tables.as_array().into_iter().flatten().filter(wanted).map(id).collect();
    if tables.is_empty() {
        return Err(Failure::input(
            "it sits at no running table: say with --table at which it shall sit down",
        ));
    }
    Ok(tables)
}

impl From<Trouble> for Failure {
    fn from(trouble: Trouble) -> Failure {
        Failure::input(trouble)
    }
}
