//! The channels to a person: their devices, their webhook and their mail address.

use std::sync::Arc;

use hearth_host::base::Household;
use hearth_store::{Device, MailAddress, Store, StoreFailure, UserId, Webhook};
use tracing::Span;
use url::Url;

use super::notification::Notification;
use super::outbound::Undelivered;
use super::places::Place;
use super::{Notices, letters, push, webhook};

/// A channel is switched off after this number of notices in a row that could not be delivered.
const MAX_FAILURES: u32 = 20;

/// Returns whether a channel with this number of failures in a row is switched off.
pub(crate) fn is_switched_off(failures: u32) -> bool {
    failures >= MAX_FAILURES
}

/// A channel to a person.
#[derive(Clone)]
pub(super) enum Channel {
    Device(Device),
    Webhook(Webhook),
    Mail(MailAddress),
}

impl Channel {
    /// Returns all channels to a person.
    pub async fn all(notices: &Notices, user: UserId) -> Result<Vec<Channel>, StoreFailure> {
        let store = &notices.context.store;
        let devices = store.devices(user).await?.into_iter().map(Channel::Device);
        let webhook = store.webhook(user).await?.into_iter().map(Channel::Webhook);
        let mail = if notices.can_mail() { store.mail(user).await? } else { None };
        let mail = mail.filter(|mail| mail.confirmed && mail.turns).map(Channel::Mail);
        Ok(devices.chain(webhook).chain(mail).collect())
    }

    /// Returns the name that its owner knows.
    pub fn label(&self) -> String {
        match self {
            Channel::Device(device) => device.label.clone(),
            Channel::Webhook(_) => self.host(),
            Channel::Mail(mail) => mail.address.clone(),
        }
    }

    /// Returns the host that it sends to.
    fn host(&self) -> String {
        let address = match self {
            Channel::Device(device) => &device.endpoint,
            Channel::Webhook(webhook) => &webhook.address,
            // All mails go to one server.
            Channel::Mail(_) => return "mail".to_owned(),
        };
        let address = Url::parse(address).ok();
        address.and_then(|address| address.host_str().map(str::to_owned)).unwrap_or_default()
    }

    fn failures(&self) -> u32 {
        match self {
            Channel::Device(device) => device.failures,
            Channel::Webhook(webhook) => webhook.failures,
            Channel::Mail(mail) => mail.failures,
        }
    }

    /// Returns whether it has failed too often in a row.
    pub fn is_off(&self) -> bool {
        is_switched_off(self.failures())
    }

    /// Counts a notice that could not be delivered, or ends the row of those.
    pub async fn record(&self, store: &Store, user: UserId, delivered: bool) -> Result<(), StoreFailure> {
        if delivered && self.failures() == 0 {
            return Ok(());
        }
        match self {
            Channel::Device(device) => store.record_push(device.endpoint.clone(), delivered).await,
            Channel::Webhook(webhook) => store.record_webhook(user, webhook.address.clone(), delivered).await,
            Channel::Mail(mail) => store.record_mail(user, mail.address.clone(), delivered).await,
        }
    }

    /// Delivers a notice. A device that is gone for good is deleted.
    pub async fn deliver(
        &self,
        notices: &Arc<Notices>,
        (user, household): (UserId, Household),
        notification: &Notification,
    ) -> Result<(), Undelivered> {
        let place = notices.places.take((user, household), self.host()).await;
        let sent = self.send(notices, user, notification, place).await;
        match (&sent, self) {
            (Ok(()), _) => _ = notices.context.metrics.notices.inc(),
            (Err(reason), Channel::Device(device)) if reason.is_final() => {
                if let Err(failure) = notices.context.store.end_device(user, device.endpoint.clone()).await {
                    tracing::error!(%failure, "failed to delete a device that takes no more notices");
                }
            }
            (Err(reason), _) => tracing::debug!(?reason, to = %self.label(), "notice not delivered"),
        }
        sent
    }

    async fn send(
        &self,
        notices: &Arc<Notices>,
        user: UserId,
        notification: &Notification,
        place: Place,
    ) -> Result<(), Undelivered> {
        let public_url = notices.public_url.as_deref();
        let parcel = match self {
            Channel::Device(device) => {
                let contact = public_url.unwrap_or("https://hearth.invalid");
                let now = notices.context.clock.wall();
                push::parcel(notification, device, &notices.vapid(), contact, now)?
            }
            Channel::Webhook(webhook) => webhook::parcel(notification, webhook, public_url),
            Channel::Mail(mail) => {
                let letter = notices.letter(|links| letters::notification(user, mail, notification, links));
                let Some(mailer) = &notices.mailer else { return Err(Undelivered::Silent) };
                return mailer.send(&letter).await;
            }
        };
        let outbound = notices.outbound().clone();
        let span = Span::current();
        let send = move || {
            let _span = span.enter();
            // An aborted delivery keeps its place until the request has ended.
            let _place = place;
            outbound.send(&parcel)
        };
        let sent = tokio::task::spawn_blocking(send).await;
        sent.unwrap_or(Err(Undelivered::Silent))
    }
}
