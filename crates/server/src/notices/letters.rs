//! The mails that people get, in their language.

use hearth_store::{MailAddress, UserId};
use hearth_words::{Language, say};
use ring::hmac::Key;

use super::mail_links::LinkPurpose;
use super::mailer::Letter;
use super::notification::Notification;

/// The address and the key that links in mails are made with.
#[derive(Clone, Copy)]
pub(super) struct Links<'a> {
    pub public_url: &'a str,
    pub key: &'a Key,
}

impl Links<'_> {
    fn to(&self, path: &str) -> String {
        format!("{}{path}", self.public_url)
    }
}

fn language(mail: &MailAddress) -> Language {
    mail.language.parse().unwrap_or_default()
}

/// Writes the mail that asks for a confirmation. It names nobody: a stranger may have typed the address.
pub(super) fn confirmation(user: UserId, mail: &MailAddress, links: Links<'_>) -> Letter {
    let language = language(mail);
    let link = links.to(&LinkPurpose::Confirm.path(user, &mail.address, links.key));
    let text = paragraphs(&[
        say!(language, "mail-confirm-body", site = links.public_url),
        link,
        say!(language, "mail-confirm-not-you"),
    ]);
    let subject = say!(language, "mail-confirm-subject");
    Letter { to: mail.address.clone(), subject, text, unsubscribe: None }
}

/// Writes the mail with the link for a forgotten password.
pub(super) fn forgotten(login: &str, mail: &MailAddress, path: &str, links: Links<'_>) -> Letter {
    let language = language(mail);
    let text = paragraphs(&[
        say!(language, "mail-reset-body", login = login, site = links.public_url),
        links.to(path),
        say!(language, "mail-reset-not-you"),
    ]);
    let subject = say!(language, "mail-reset-subject");
    Letter { to: mail.address.clone(), subject, text, unsubscribe: None }
}

/// Writes a notification.
pub(super) fn notification(
    user: UserId,
    mail: &MailAddress,
    notification: &Notification,
    links: Links<'_>,
) -> Letter {
    let language = language(mail);
    let stop = links.to(&LinkPurpose::Stop.path(user, &mail.address, links.key));
    let text = paragraphs(&[
        format!("{}.", notification.body(language)),
        links.to(&notification.path()),
        format!("-- \n{}\n{stop}", say!(language, "mail-stop-why")),
    ]);
    let subject = notification.heading(language);
    Letter { to: mail.address.clone(), subject, text, unsubscribe: Some(stop) }
}

fn paragraphs(paragraphs: &[String]) -> String {
    paragraphs.join("\n\n") + "\n"
}
