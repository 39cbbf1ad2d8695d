//! The ways to somebody: his devices and his webhook.

use std::sync::Arc;

use hearth_store::{Device, StoreFailure, UserId, Webhook};
use url::Url;

use super::outside::Undelivered;
use super::telling::Telling;
use super::{push, webhook};
use crate::shared::Shared;

/// One way to somebody.
#[derive(Clone)]
pub(super) enum Way {
    Device(Device),
    Webhook(Webhook),
}

impl Way {
    /// All ways to somebody.
    pub async fn all(shared: &Shared, user: UserId) -> Result<Vec<Way>, StoreFailure> {
        let devices = shared.store.devices(user).await?.into_iter().map(Way::Device);
        let webhook = shared.store.webhook(user).await?.into_iter().map(Way::Webhook);
        Ok(devices.chain(webhook).collect())
    }

    /// What its owner knows it by.
    pub fn label(&self) -> String {
        match self {
            Way::Device(device) => device.label.clone(),
            Way::Webhook(webhook) => Url::parse(&webhook.address)
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
        telling: &Telling,
    ) -> Result<(), Undelivered> {
        let told = self.send(shared, telling).await;
        match (&told, self) {
            (Ok(()), _) => _ = shared.metrics.notices.inc(),
            (Err(reason), Way::Device(device)) if reason.is_final() => {
                if let Err(failure) = shared.store.end_device(user, device.endpoint.clone()).await {
                    tracing::warn!(%failure, "a dead device was not forgotten");
                }
            }
            (Err(reason), _) => tracing::debug!(?reason, "a notice did not arrive"),
        }
        told
    }

    async fn send(&self, shared: &Arc<Shared>, telling: &Telling) -> Result<(), Undelivered> {
        let public_url = shared.config.public_url.as_deref();
        let parcel = match self {
            Way::Device(device) => {
                let contact = public_url.unwrap_or("https://hearth.invalid");
                let now = shared.time.now();
                push::parcel(telling, device, &shared.notices.vapid(), contact, now)?
            }
            Way::Webhook(webhook) => webhook::parcel(telling, webhook, public_url),
        };
        let outside = shared.notices.outside().clone();
        let line = shared.notices.line().await;
        let send = move || {
            // Who is not waited for any more holds his line until he is done.
            let _line = line;
            outside.send(&parcel)
        };
        let sent = tokio::task::spawn_blocking(send).await;
        sent.unwrap_or(Err(Undelivered::Silent))
    }
}
