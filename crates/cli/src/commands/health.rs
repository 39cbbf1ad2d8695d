//! `hearth health`: asks the running server if it is healthy.

use clap::ArgMatches;

use super::serve::Addresses;
use crate::failure::Failure;
use crate::running::{Certificate, ask, local_url};

pub(super) fn run(matches: &ArgMatches) -> Result<(), Failure> {
    let https = matches.contains_id("domain");
    let url = local_url(Addresses::from_arguments(matches)?.pages(), https);
    match ask(&format!("{url}/healthz"), &[], Certificate::Any) {
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
