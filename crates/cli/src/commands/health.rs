//! `hearth health`: asks the running server if it is healthy.

use clap::ArgMatches;

use crate::failure::Failure;
use crate::running::{ask, listen_address, local_url};

pub(super) fn run(matches: &ArgMatches) -> Result<(), Failure> {
    let url = local_url(listen_address(matches)?);
    match ask(&format!("{url}/healthz"), &[]) {
        Ok(answer) if answer.status == 200 => {
            anstream::println!("{url} is healthy");
            Ok(())
        }
        Ok(answer) => {
            let detail = answer.field("detail");
            let detail = detail.as_ref().and_then(|detail| detail.as_str()).unwrap_or_default();
            anstream::println!("{url} answers {} {detail}", answer.status);
            Err(Failure::Refused)
        }
        Err(error) => {
            anstream::println!("{url} does not answer: {error}");
            Err(Failure::Refused)
        }
    }
}
