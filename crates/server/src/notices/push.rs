//! Notices to browsers over Web Push.

use hearth_store::Device;
use hearth_table::Timestamp;
use hearth_words::Language;
use serde_json::json;
use url::Url;

use super::notification::Notification;
use super::outbound::{OutboundRequest, Undelivered};
use super::sealed::seal;
use super::vapid::Vapid;

/// The time that a push service keeps a notice for an offline browser, in seconds: a day.
const KEPT: u32 = 24 * 60 * 60;

/// Builds the request to a push service. `contact` tells the service how to reach the operator.
pub(super) fn parcel(
    notification: &Notification,
    device: &Device,
    vapid: &Vapid,
    contact: &str,
    now: Timestamp,
) -> Result<OutboundRequest, Undelivered> {
    let language = device.language.parse().unwrap_or_else(|_| Language::default());
    let told = json!({
        "title": notification.heading(language),
        "body": notification.body(language),
        "path": notification.path(),
        "language": language.code(),
    });
    let body = seal(told.to_string().as_bytes(), &device.public_key, &device.auth);
    let body = body.map_err(|_| Undelivered::Unsealed)?;
    let endpoint = Url::parse(&device.endpoint).map_err(|_| Undelivered::Unsealed)?;
    let authorization = vapid.authorization(&endpoint, contact, now).map_err(|_| Undelivered::Unsealed)?;
    let mut headers = vec![
        ("authorization", authorization),
        ("content-encoding", "aes128gcm".to_owned()),
        ("content-type", "application/octet-stream".to_owned()),
        ("ttl", KEPT.to_string()),
    ];
    if let Notification::Awaited { table, .. } = notification {
        // Of several notices about a table, an offline browser gets only the last.
        headers.push(("topic", table.to_string()));
    }
    Ok(OutboundRequest { address: device.endpoint.clone(), headers, body })
}
