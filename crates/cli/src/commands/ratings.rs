//! `hearth ratings`: computes the ratings again, or writes the results that they follow from.

use std::io::Write;

use clap::ArgMatches;
use hearth_store::Location;

use crate::failure::Failure;
use crate::stored::existing_location;

pub(super) fn run(matches: &ArgMatches) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().build().map_err(Failure::input)?;
    match matches.subcommand() {
        Some(("refit", matches)) => runtime.block_on(refit(&existing_location(matches)?)),
        Some(("export", matches)) => runtime.block_on(export(&existing_location(matches)?)),
        _ => Err(Failure::input("name a command: refit or export")),
    }
}

async fn refit(database: &Location) -> Result<(), Failure> {
    let store = database.open_beside().map_err(Failure::input)?;
    let refit = store.refit_ratings().await.map_err(Failure::input)?;
    anstream::eprintln!("Computed {} ratings from {} results.", refit.careers, refit.results);
    Ok(())
}

/// Writes CSV. No value needs quotes.
async fn export(database: &Location) -> Result<(), Failure> {
    let store = database.open_beside().map_err(Failure::input)?;
    let mut out = String::from("number,table,pool,at,places\n");
    for game in store.rated_results().await.map_err(Failure::input)? {
        let (result, places) = (&game.result, game.places());
        out.push_str(&format!("{},{},{},{},{places}\n", game.number, game.table, result.pool, result.at));
    }
    anstream::stdout().write_all(out.as_bytes()).map_err(Failure::input)
}
