//! The channels to a person: their devices and their webhook.

use std::sync::Arc;

use hearth_store::{Device, Store, StoreFailure, UserId, Webhook};
use tracing::Span;
use url::Url;

use super::notification::Notification;
use super::outbound::Undelivered;
use super::{Notices, push, webhook};

/// A channel to a person.
#[derive(Clone)]
pub(super) enum Channel {
    Device(Device),
    Webhook(Webhook),
}

impl Channel {
    /// Returns all channels to a person.
    pub async fn all(store: &Store, user: UserId) -> Result<Vec<Channel>, StoreFailure> {
        let devices = store.devices(user).await?.into_iter().map(Channel::Device);
        let webhook = store.webhook(user).await?.into_iter().map(Channel::Webhook);
        Ok(devices.chain(webhook).collect())
    }

    /// Returns the name that its owner knows.
    pub fn label(&self) -> String {
        match self {
            Channel::Device(device) => device.label.clone(),
            Channel::Webhook(webhook) => Url::parse(&webhook.address)
                .ok()
                .and_then(|address| address.host_str().map(str::to_owned))
                .unwrap_or_default(),
        }
    }

    /// Delivers a notice. A device that is gone for good is deleted.
    pub async fn deliver(
        &self,
        notices: &Arc<Notices>,
        user: UserId,
        notification: &Notification,
    ) -> Result<(), Undelivered> {
        let sent = self.send(notices, notification).await;
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

    async fn send(&self, notices: &Arc<Notices>, notification: &Notification) -> Result<(), Undelivered> {
        let public_url = notices.public_url.as_deref();
        let parcel = match self {
            Channel::Device(device) => {
                let contact = public_url.unwrap_or("https://hearth.invalid");
                let now = notices.context.clock.now();
                push::parcel(notification, device, &notices.vapid(), contact, now)?
            }
            Channel::Webhook(webhook) => webhook::parcel(notification, webhook, public_url),
        };
        let outbound = notices.outbound().clone();
        let permit = notices.permit().await;
        let span = Span::current();
        let send = move || {
            let _span = span.enter();
            // An aborted delivery keeps its place until the request has ended.
            let _permit = permit;
            outbound.send(&parcel)
        };
        let sent = tokio::task::spawn_blocking(send).await;
        sent.unwrap_or(Err(Undelivered::Silent))
    }
}
