//! `hearth host`: who may open the host's page.

use clap::ArgMatches;

use crate::failure::Failure;
use crate::stored::existing_location;

pub(super) fn run(matches: &ArgMatches) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().build().map_err(Failure::input)?;
    match matches.subcommand() {
        Some(("add", matches)) => runtime.block_on(set(matches, true)),
        Some(("remove", matches)) => runtime.block_on(set(matches, false)),
        Some(("list", matches)) => runtime.block_on(list(matches)),
        _ => Err(Failure::input("name a command: add, remove or list")),
    }
}

async fn set(matches: &ArgMatches, host: bool) -> Result<(), Failure> {
    let (database, login) =
        (existing_location(matches)?, matches.get_one::<String>("name").cloned().unwrap_or_default());
    let found = hearth_server::set_host(&database, &login, host).await.map_err(Failure::input)?;
    if !found {
        return Err(Failure::input(format!("no account with the log-in name `{login}`")));
    }
    let now = if host { "may open the page /host" } else { "is no host any more" };
    anstream::eprintln!("`{login}` {now}.");
    Ok(())
}

async fn list(matches: &ArgMatches) -> Result<(), Failure> {
    for name in hearth_server::hosts(&existing_location(matches)?).await.map_err(Failure::input)? {
        anstream::println!("{name}");
    }
    Ok(())
}
