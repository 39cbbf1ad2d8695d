//! Notices to webhooks: JSON, with a signature (HMAC) that proves the sender.

use hearth_store::Webhook;
use hearth_words::Language;
use ring::hmac::{self, HMAC_SHA256, Key};
use serde::Serialize;

use super::notification::Notification;
use super::outbound::OutboundRequest;
use crate::accounts::token::hex;

/// The body.
#[derive(Serialize)]
struct Told<'a> {
    event: &'a str,
    game: Option<&'a str>,
    table: Option<String>,
    url: String,
    seat: Option<usize>,
    text: String,
}

/// Builds the request to a webhook. `public_url` is the public address of the server, if configured.
pub(super) fn parcel(
    notification: &Notification,
    webhook: &Webhook,
    public_url: Option<&str>,
) -> OutboundRequest {
    let language = webhook.language.parse().unwrap_or_else(|_| Language::default());
    let (game, table, seat) = match notification {
        Notification::Awaited { game, table, seat, .. } => (Some(*game), Some(table.to_string()), *seat),
        Notification::Test => (None, None, None),
    };
    let site = public_url.unwrap_or(&webhook.site);
    let url = format!("{site}{}", notification.path());
    let told =
        Told { event: notification.event(), game, table, url, seat, text: notification.text(language) };
    // Strings and numbers only, so serialisation cannot fail.
    let body = serde_json::to_vec(&told).unwrap_or_default();
    let headers = vec![
        ("content-type", "application/json".to_owned()),
        ("x-hearth-signature", format!("sha256={}", signature(&body, &webhook.secret))),
    ];
    OutboundRequest { address: webhook.address.clone(), headers, body }
}

fn signature(body: &[u8], secret: &str) -> String {
    let key = Key::new(HMAC_SHA256, secret.as_bytes());
    hex(hmac::sign(&key, body).as_ref())
}
