//! Notices to players who are away: Web Push, webhooks and mail. Other mails to people with an account.

mod channel;
mod letters;
mod mail_links;
mod mailer;
mod notification;
mod outbound;
mod places;
mod push;
pub(crate) mod quiet;
mod sealed;
mod vapid;
mod webhook;
mod worker;

use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use hearth_host::base::{Context, Household};
use hearth_store::{MailAddress, Store, StoreFailure, UserId};
use ring::hmac::{HMAC_SHA256, Key};
use tokio::time::sleep;
use tracing::Instrument;

use self::channel::Channel;
pub(crate) use self::channel::is_switched_off;
use self::letters::Links;
pub(crate) use self::mail_links::LinkPurpose;
use self::mailer::Letter;
pub(crate) use self::mailer::Mailer;
pub(crate) use self::mailer::checked_address;
pub use self::mailer::{MailFailure, try_mail_server};
use self::notification::Notification;
pub(crate) use self::outbound::{OutboundClient, Undelivered};
use self::places::Places;
use self::vapid::Vapid;
pub(crate) use self::worker::NotificationWorker;
use crate::config::Config;

/// The name of the secret that push services know us by.
const VAPID_SECRET: &str = "vapid";

/// The name of the secret that signs links in mails.
const LINK_SECRET: &str = "mail links";

/// The pause before each attempt to send a mail that somebody waits for.
const MAIL_PAUSES: [Duration; 3] = [Duration::ZERO, Duration::from_secs(10), Duration::from_mins(1)];

/// The delivery of notices and mails.
pub(crate) struct Notices {
    context: Arc<Context>,
    public_url: Option<String>,
    places: Places,
    outbound: OutboundClient,
    vapid: RwLock<Arc<Vapid>>,
    /// `None` if the host has set up no mail server.
    mailer: Option<Mailer>,
    links: RwLock<Arc<Key>>,
}

impl Notices {
    /// Reads the keys from the store.
    pub async fn open(
        context: Arc<Context>,
        config: &Config,
        mailer: Option<Mailer>,
    ) -> Result<Notices, StoreFailure> {
        let vapid = read_keys(&context.store).await?;
        let links = read_link_key(&context).await?;
        Ok(Notices {
            context,
            public_url: config.public_url.clone(),
            places: Places::new(),
            outbound: OutboundClient::new(config.local_webhooks),
            vapid: RwLock::new(Arc::new(vapid)),
            mailer,
            links: RwLock::new(Arc::new(links)),
        })
    }

    /// Reads the keys again, after a backup was restored.
    pub async fn reload(&self) -> Result<(), StoreFailure> {
        let vapid = read_keys(&self.context.store).await?;
        *self.vapid.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(vapid);
        let links = read_link_key(&self.context).await?;
        *self.links.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(links);
        Ok(())
    }

    /// Returns the client for addresses that people gave us.
    pub fn outbound(&self) -> &OutboundClient {
        &self.outbound
    }

    /// Returns the keys that push services know us by.
    fn vapid(&self) -> Arc<Vapid> {
        Arc::clone(&self.vapid.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// Returns the key that browsers hand to their push service.
    pub fn public_key(&self) -> String {
        self.vapid().public_key()
    }

    /// Returns whether mails can be sent.
    pub fn can_mail(&self) -> bool {
        self.mailer.is_some()
    }

    /// Reads the last part of the path of a link in a mail.
    pub fn read_link(&self, purpose: LinkPurpose, link: &str) -> Option<(UserId, String)> {
        purpose.read(link, &self.link_key())
    }

    fn link_key(&self) -> Arc<Key> {
        Arc::clone(&self.links.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// Writes a mail with links.
    fn letter(&self, write: impl FnOnce(Links<'_>) -> Letter) -> Letter {
        write(Links { public_url: self.public_url.as_deref().unwrap_or_default(), key: &self.link_key() })
    }

    /// Sends a mail address the link that confirms it. Does not wait for the mail server.
    pub fn post_confirmation(self: &Arc<Self>, user: UserId, mail: &MailAddress) {
        self.post(self.letter(|links| letters::confirmation(user, mail, links)));
    }

    /// Sends the link for a forgotten password. Does not wait for the mail server.
    pub fn post_forgotten(self: &Arc<Self>, login: &str, mail: &MailAddress, path: &str) {
        self.post(self.letter(|links| letters::forgotten(login, mail, path, links)));
    }

    fn post(self: &Arc<Self>, letter: Letter) {
        let notices = Arc::clone(self);
        let sending = async move {
            let Some(mailer) = &notices.mailer else { return };
            for pause in MAIL_PAUSES {
                sleep(pause).await;
                if !mailer.send(&letter).await.is_err_and(Undelivered::may_pass) {
                    return;
                }
            }
        };
        tokio::spawn(sending.in_current_span());
    }

    /// Sends a test notice to all channels of a person, also to those that are switched off, and returns the label and the
    /// result of each.
    pub async fn send_test(
        self: &Arc<Self>,
        user: UserId,
        household: Household,
    ) -> Result<Vec<(String, Result<(), Undelivered>)>, StoreFailure> {
        let mut results = Vec::new();
        for channel in Channel::all(self, user).await? {
            let sent = channel.deliver(self, (user, household), &Notification::Test).await;
            if sent.is_ok() {
                channel.record(&self.context.store, user, true).await?;
            }
            results.push((channel.label(), sent));
        }
        Ok(results)
    }
}

/// Reads the key of links in mails, or stores a new one.
async fn read_link_key(context: &Context) -> Result<Key, StoreFailure> {
    let mut fresh = vec![0; 32];
    context.draw(|rng| rng.fill_bytes(&mut fresh));
    Ok(Key::new(HMAC_SHA256, &context.store.secret(LINK_SECRET, fresh).await?))
}

/// Reads the keys, or stores new ones.
async fn read_keys(store: &Store) -> Result<Vapid, StoreFailure> {
    let unusable =
        |error: String| StoreFailure::Other(format!("the keys for notices cannot be used: {error}"));
    let fresh = Vapid::fresh().map_err(|error| unusable(error.to_string()))?;
    let stored = store.secret(VAPID_SECRET, fresh).await?;
    Vapid::new(&stored).map_err(|error| unusable(error.to_string()))
}
