//! `hearth password`: a new password for who has forgotten his.

use clap::ArgMatches;

use crate::failure::Failure;
use crate::stored::existing_database;

pub(super) fn run(matches: &ArgMatches) -> Result<(), Failure> {
    let (database, login) =
        (existing_database(matches)?, matches.get_one::<String>("name").cloned().unwrap_or_default());
    let runtime = tokio::runtime::Builder::new_current_thread().build().map_err(Failure::input)?;
    let password =
        runtime.block_on(hearth_server::replace_password(&database, &login)).map_err(Failure::input)?;
    let password = password.ok_or_else(|| {
        Failure::input(format!("nobody logs in as `{login}`: it is the name beside the password"))
    })?;
    anstream::eprintln!(
        "This is the new password of `{login}`. On the page about oneself it can be changed."
    );
    anstream::println!("{password}");
    Ok(())
}
