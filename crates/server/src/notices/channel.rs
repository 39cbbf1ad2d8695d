//! The ways to somebody: his devices and his webhook.

use std::sync::Arc;

use hearth_store::{Device, StoreFailure, UserId, Webhook};
use url::Url;

use super::notification::Notification;
use super::outbound::Undelivered;
use super::{push, webhook};
use crate::shared::Shared;

/// One way to somebody.
#[derive(Clone)]
pub(super) enum Channel {
    Device(Device),
    Webhook(Webhook),
}

impl Channel {
    /// All ways to somebody.
    pub async fn all(shared: &Shared, user: UserId) -> Result<Vec<Channel>, StoreFailure> {
        let devices = shared.store.devices(user).await?.into_iter().map(Channel::Device);
        let webhook = shared.store.webhook(user).await?.into_iter().map(Channel::Webhook);
        Ok(devices.chain(webhook).collect())
    }

    /// What its owner knows it by.
    pub fn label(&self) -> String {
        match self {
            Channel::Device(device) => device.label.clone(),
            Channel::Webhook(webhook) => Url::parse(&webhook.address)
                .ok()
                .and_then(|address| address.host_str().map(str::to_owned))
                .unwrap_or_default(),
        }
    }

    /// Tells somebody something. A device that will never hear again is forgotten.
    pub async fn tell(
        &self,
        shared: &Arc<Shared>,
        user: UserId,
        notification: &Notification,
    ) -> Result<(), Undelivered> {
        let told = self.send(shared, notification).await;
        match (&told, self) {
            (Ok(()), _) => _ = shared.metrics.notices.inc(),
            (Err(reason), Channel::Device(device)) if reason.is_final() => {
                if let Err(failure) = shared.store.end_device(user, device.endpoint.clone()).await {
                    tracing::warn!(%failure, "a dead device was not forgotten");
                }
            }
            (Err(reason), _) => tracing::debug!(?reason, "a notice did not arrive"),
        }
        told
    }

    async fn send(&self, shared: &Arc<Shared>, notification: &Notification) -> Result<(), Undelivered> {
        let public_url = shared.config.public_url.as_deref();
        let parcel = match self {
            Channel::Device(device) => {
                let contact = public_url.unwrap_or("https://hearth.invalid");
                let now = shared.time.now();
                push::parcel(notification, device, &shared.notices.vapid(), contact, now)?
            }
            Channel::Webhook(webhook) => webhook::parcel(notification, webhook, public_url),
        };
        let outbound = shared.notices.outbound().clone();
        let line = shared.notices.line().await;
        let send = move || {
            // Who is not waited for any more holds his line until he is done.
            let _line = line;
            outbound.send(&parcel)
        };
        let sent = tokio::task::spawn_blocking(send).await;
        sent.unwrap_or(Err(Undelivered::Silent))
    }
}
