//! Mail: whether the mail server lets Hearth in.

use hearth_server::{MailConfig, try_mail_server};

use super::finding::Finding;
use super::setup::Setup;

pub(super) fn check(setup: &Setup) -> Vec<Finding> {
    let finding = match &setup.mail {
        None => Finding::good("No mail is sent. Players who forget their password ask you."),
        Some(_) if setup.public_url.is_none() => Finding::wrong(
            "The links in mails have no beginning.",
            "Set --public-url to the URL of the server.",
        ),
        Some(mail) => match attempt(mail) {
            Ok(()) => Finding::good(format!("The mail server lets Hearth in, which sends as {}.", mail.from)),
            Err(failure) => Finding::wrong(
                format!("No mail can be sent: {failure}."),
                "Look at the name, the port, the user and the password in --smtp-url, and at --mail-from.",
            ),
        },
    };
    vec![finding]
}

fn attempt(mail: &MailConfig) -> Result<(), String> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| error.to_string())?;
    runtime.block_on(try_mail_server(mail)).map_err(|failure| failure.to_string())
}
