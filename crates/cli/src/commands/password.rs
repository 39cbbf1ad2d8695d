//! `hearth password`: resets a forgotten password.

use clap::ArgMatches;

use crate::failure::Failure;
use crate::stored::existing_location;

pub(super) fn run(matches: &ArgMatches) -> Result<(), Failure> {
    let (database, login) =
        (existing_location(matches)?, matches.get_one::<String>("name").cloned().unwrap_or_default());
    let runtime = tokio::runtime::Builder::new_current_thread().build().map_err(Failure::input)?;
    let password =
        runtime.block_on(hearth_server::replace_password(&database, &login)).map_err(Failure::input)?;
    let password =
        password.ok_or_else(|| Failure::input(format!("no account with the log-in name `{login}`")))?;
    anstream::eprintln!("The new password of `{login}` follows. The player can change it on the page /me.");
    anstream::println!("{password}");
    Ok(())
}
