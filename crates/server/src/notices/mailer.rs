//! Mail over SMTP. Mails are plain text.

use std::time::Duration;

use lettre::address::AddressError;
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Mailbox, Message};
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Tokio1Executor};

use super::outbound::Undelivered;
use crate::config::{Config, MailConfig};

/// The timeout of each step with the SMTP server.
const PATIENCE: Duration = Duration::from_secs(8);

/// A mail to send.
pub(crate) struct Letter {
    pub to: String,
    pub subject: String,
    pub text: String,
    /// The address that ends further mails of this kind with one request.
    pub unsubscribe: Option<String>,
}

/// The connection to the SMTP server.
pub(crate) struct Mailer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

/// The reason why mail cannot be sent with the given settings.
#[derive(Debug, thiserror::Error)]
pub enum MailFailure {
    /// The URL of the SMTP server cannot be used.
    #[error("--smtp-url is not a URL like smtps://user:password@mail.example: {0}")]
    Url(#[from] lettre::transport::smtp::Error),
    /// The SMTP server is not there, or does not let Hearth in.
    #[error("{0}")]
    Connection(lettre::transport::smtp::Error),
    /// The sender is not a mail address.
    #[error("--mail-from is not an address like hearth@club.example: {0}")]
    From(#[from] AddressError),
    /// Links in mails would not know the server's address.
    #[error("mail needs --public-url: the links in mails begin with it")]
    Incomplete,
}

impl Mailer {
    /// Prepares sending, if the host has set it up. It connects with the first mail.
    pub fn open(config: &Config) -> Result<Option<Mailer>, MailFailure> {
        let Some(MailConfig { smtp_url, from }) = &config.mail else { return Ok(None) };
        if config.public_url.is_none() {
            return Err(MailFailure::Incomplete);
        }
        Ok(Some(Mailer { transport: transport(smtp_url)?, from: from.parse()? }))
    }

    /// Sends a mail. A refusal of the server is final; anything else may pass.
    pub async fn send(&self, letter: &Letter) -> Result<(), Undelivered> {
        let message = self.message(letter).ok_or(Undelivered::Unsealed)?;
        match self.transport.send(message).await {
            Ok(_) => Ok(()),
            Err(error) if error.is_permanent() => {
                tracing::warn!(%error, "the mail server refused a mail");
                Err(Undelivered::Refused(error.status().map_or(500, u16::from)))
            }
            Err(error) => {
                tracing::warn!(%error, "failed to send a mail");
                Err(Undelivered::Silent)
            }
        }
    }

    fn message(&self, letter: &Letter) -> Option<Message> {
        let Letter { to, subject, text, unsubscribe } = letter;
        let to = Mailbox::new(None, to.parse().ok()?);
        let message = Message::builder()
            .from(self.from.clone())
            .to(to)
            .subject(subject.clone())
            .header(ContentType::TEXT_PLAIN)
            .message_id(None);
        let mut message = message.body(text.clone()).ok()?;
        let mut add = |name: &'static str, value: String| {
            let name = HeaderName::new_from_ascii_str(name);
            message.headers_mut().insert_raw(HeaderValue::new(name, value));
        };
        // Nobody's holiday message answers.
        add("Auto-Submitted", "auto-generated".to_owned());
        if let Some(address) = unsubscribe {
            add("List-Unsubscribe", format!("<{address}>"));
            add("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".to_owned());
        }
        Some(message)
    }
}

/// Connects to the mail server and logs in, as the first mail would. For `hearth doctor`.
pub async fn try_mail_server(config: &MailConfig) -> Result<(), MailFailure> {
    let _: Mailbox = config.from.parse()?;
    transport(&config.smtp_url)?.test_connection().await.map(drop).map_err(MailFailure::Connection)
}

fn transport(url: &str) -> Result<AsyncSmtpTransport<Tokio1Executor>, MailFailure> {
    Ok(AsyncSmtpTransport::<Tokio1Executor>::from_url(url)?.timeout(Some(PATIENCE)).build())
}

/// Returns an address as it is stored, or `None` if it is not a mail address.
pub(crate) fn checked_address(text: &str) -> Option<String> {
    let text = text.trim();
    let address: Address = text.parse().ok()?;
    // An address in the host's network would let anyone knock at its machines.
    (text.len() <= 254 && address.domain().contains('.')).then(|| address.to_string())
}
