//! The settings for notices to absent players: Web Push on devices, mail, a webhook for a program, and quiet times.

mod mail;
mod quiet;

use axum::Router;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::{HOST, ORIGIN, USER_AGENT};
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use hearth_store::{Device, QuietTimes, Webhook};
use hearth_words::{Language, say};
use maud::{Markup, html};
use serde::Deserialize;
use url::Url;

use super::me;
use crate::accounts::token::hex;
use crate::app::App;
use crate::error::{AppError, BadInput, PageError};
use crate::http::auth::{ActingUser, PageUser};
use crate::http::extract::Form;
use crate::http::layout;
use crate::http::layout::pictures::icon;
use crate::notices::is_switched_off;

/// The longest address that is stored.
const LONGEST_ADDRESS: usize = 1000;

/// The longest address of this server that is stored with a webhook.
const LONGEST_SITE: usize = 300;

/// The most devices of one person.
const DEVICES: u32 = 20;

/// Returns the routes for notices.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/me/devices", post(add_device))
        .route("/me/devices/end", post(end_device))
        .route("/me/webhook", post(set_webhook))
        .route("/me/notice-test", post(test))
        .route("/me/quiet", post(quiet::set))
        .merge(mail::routes())
}

/// Draws the sections about notices on the visitor's own page: devices, and the webhook.
pub(super) async fn sections(app: &App, visitor: &PageUser) -> Result<(Markup, Markup), PageError> {
    let store = &app.context.store;
    let (devices, webhook, address, times) = match &visitor.identity {
        Some(identity) => {
            let user = identity.user.id;
            let (devices, webhook) = (store.devices(user).await?, store.webhook(user).await?);
            (devices, webhook, store.mail(user).await?, store.quiet_times(user).await?)
        }
        None => (Vec::new(), None, None, QuietTimes::default()),
    };
    let is_mailed = address.as_ref().is_some_and(|address| address.confirmed && address.turns);
    let language = visitor.language;
    let test = html! {
        @if webhook.is_some() || is_mailed || !devices.is_empty() {
            form .test method="post" action="/me/notice-test" { button { (say!(language, "notice-test")) } }
        }
    };
    let on_devices = html! {
        section .panel .notices #notices {
            header { h2 { (say!(language, "notice-title")) } }
            p { (say!(language, "notice-why")) }
            h3 { (icon("i-phone")) (say!(language, "notice-devices")) }
            noscript { p { (say!(language, "notice-scripts")) } }
            p #push-unable hidden { (say!(language, "notice-unable")) }
            p #push-blocked role="alert" hidden { (say!(language, "notice-blocked")) }
            button #push-on .primary data-key=(app.notices.public_key()) hidden { (say!(language, "notice-on")) }
            @if !devices.is_empty() {
                ul .devices {
                    @for device in &devices { (line(device, language)) }
                }
            }
            (mail::section(app, visitor, address.as_ref()))
            (quiet::section(&times, app.context.clock.now().0, language))
            (test)
        }
    };
    Ok((on_devices, hook(webhook.as_ref(), language)))
}

/// Draws the settings of the webhook.
fn hook(webhook: Option<&Webhook>, language: Language) -> Markup {
    html! {
        h3 { (icon("i-link")) (say!(language, "notice-webhook")) }
        p { (say!(language, "notice-webhook-why")) }
        form .fields method="post" action="/me/webhook" {
            label {
                (say!(language, "notice-address")) " "
                input name="address" type="url" maxlength=(LONGEST_ADDRESS) placeholder="https://"
                    value=[webhook.map(|webhook| &webhook.address)];
            }
            button { (say!(language, "notice-keep")) }
        }
        @if let Some(webhook) = webhook {
            p { (say!(language, "notice-secret")) " " code .token-text { (webhook.secret) } }
            (switched_off(webhook.failures, language))
        }
    }
}

/// Tells that a channel was switched off because it failed too often.
fn switched_off(failures: u32, language: Language) -> Markup {
    html! {
        @if is_switched_off(failures) {
            p role="alert" { (say!(language, "notice-switched-off", count = failures)) }
        }
    }
}

fn line(device: &Device, language: Language) -> Markup {
    html! {
        li data-endpoint=(device.endpoint) {
            form .one method="post" action="/me/devices/end" {
                span { (device.label) } " "
                em hidden { (say!(language, "notice-here")) } " "
                input type="hidden" name="endpoint" value=(device.endpoint);
                button { (say!(language, "notice-off", device = device.label.as_str())) }
            }
            (switched_off(device.failures, language))
        }
    }
}

#[derive(Deserialize)]
struct Subscription {
    endpoint: String,
    p256dh: String,
    auth: String,
}

async fn add_device(
    State(app): State<App>,
    me: ActingUser,
    headers: HeaderMap,
    Form(sent): Form<Subscription>,
) -> Result<Response, PageError> {
    let done = async {
        let device = device(&app, &me, &headers, sent).ok_or(AppError::Input(BadInput::Device))?;
        app.context.add_reachable(me.identity.user.id, me.identity.household);
        app.context.store.put_device(me.token.hash(), device, DEVICES).await?;
        Ok(())
    };
    let done = done.await;
    me::answered(&app, me, done).await
}

/// Returns the device of a subscription, or `None` if the subscription is unusable. Rejects addresses inside
/// the host's network (SSRF).
fn device(app: &App, me: &ActingUser, headers: &HeaderMap, sent: Subscription) -> Option<Device> {
    let outbound = app.notices.outbound();
    let address = Url::parse(&sent.endpoint).ok().filter(|_| sent.endpoint.len() <= LONGEST_ADDRESS)?;
    if !(address.scheme() == "https" || outbound.beside()) || !outbound.leads_outside(&address) {
        return None;
    }
    let decoded = |text: &str, length: usize| {
        let bytes = BASE64_URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok()?;
        (bytes.len() == length).then_some(bytes)
    };
    Some(Device {
        public_key: decoded(&sent.p256dh, 65)?,
        auth: decoded(&sent.auth, 16)?,
        endpoint: sent.endpoint,
        label: label(headers),
        language: me.language.code().to_owned(),
        created: app.context.clock.now().0,
        failures: 0,
    })
}

/// Names a browser and its system from `User-Agent`. The first match in each list wins, because many browsers
/// also name others for compatibility.
fn label(headers: &HeaderMap) -> String {
    const BROWSERS: [(&str, &str); 6] = [
        ("Firefox", "Firefox"),
        ("Edg", "Edge"),
        ("OPR", "Opera"),
        ("SamsungBrowser", "Samsung Internet"),
        ("Chrome", "Chrome"),
        ("Safari", "Safari"),
    ];
    const SYSTEMS: [(&str, &str); 6] = [
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Mac OS", "macOS"),
        ("Linux", "Linux"),
    ];
    let agent = headers.get(USER_AGENT).and_then(|agent| agent.to_str().ok()).unwrap_or_default();
    let detected = |list: &[(&str, &'static str)]| {
        list.iter().find(|(sign, _)| agent.contains(sign)).map_or("?", |(_, name)| *name)
    };
    format!("{}, {}", detected(&BROWSERS), detected(&SYSTEMS))
}

#[derive(Deserialize)]
struct Ended {
    endpoint: String,
}

async fn end_device(
    State(app): State<App>,
    me: ActingUser,
    Form(ended): Form<Ended>,
) -> Result<Response, PageError> {
    app.context.store.end_device(me.identity.user.id, ended.endpoint).await?;
    me::answered(&app, me, Ok(())).await
}

#[derive(Deserialize)]
struct Address {
    address: String,
}

async fn set_webhook(
    State(app): State<App>,
    me: ActingUser,
    headers: HeaderMap,
    Form(Address { address }): Form<Address>,
) -> Result<Response, PageError> {
    let user = me.identity.user.id;
    let done = async {
        let address = address.trim();
        if address.is_empty() {
            app.context.store.set_webhook(user, None).await?;
            return Ok(());
        }
        check(&app, address).map_err(AppError::Input)?;
        let before = app.context.store.webhook(user).await?;
        let secret = before.map_or_else(|| fresh_secret(&app), |before| before.secret);
        let language = me.language.code().to_owned();
        let webhook =
            Webhook { address: address.to_owned(), secret, site: site(&headers), language, failures: 0 };
        app.context.add_reachable(user, me.identity.household);
        app.context.store.set_webhook(user, Some(webhook)).await?;
        Ok(())
    };
    let done = done.await;
    me::answered(&app, me, done).await
}

fn check(app: &App, address: &str) -> Result<(), BadInput> {
    let url = Url::parse(address).ok().filter(|_| address.len() <= LONGEST_ADDRESS);
    let url = url.filter(|url| matches!(url.scheme(), "http" | "https")).ok_or(BadInput::Webhook)?;
    if app.notices.outbound().leads_outside(&url) { Ok(()) } else { Err(BadInput::Inside) }
}

fn fresh_secret(app: &App) -> String {
    let mut secret = [0; 32];
    app.context.draw(|rng| rng.fill_bytes(&mut secret));
    hex(&secret)
}

/// Returns the address under which the browser reached the server. Notices need it for their links. No browser sends one that
/// is longer than what is stored.
fn site(headers: &HeaderMap) -> String {
    let text = |name| {
        let value = headers.get(name).and_then(|value| value.to_str().ok());
        value.filter(|value| value.len() <= LONGEST_SITE)
    };
    match (text(ORIGIN), text(HOST)) {
        (Some(origin), _) if origin.starts_with("http") => origin.to_owned(),
        (_, Some(host)) => format!("http://{host}"),
        _ => String::new(),
    }
}

async fn test(State(app): State<App>, me: ActingUser) -> Result<Response, PageError> {
    let (user, language) = (me.identity.user.id, me.language);
    app.limits.attempt(("test notice", user))?;
    let came = app.notices.send_test(user, me.identity.household).await?;
    let missed = came.iter().filter_map(|(label, came)| came.err().map(|why| (label, why)));
    let mut sentences: Vec<String> = missed
        .map(|(label, why)| {
            let why = why.sentence(language);
            say!(language, "notice-test-missed", label = label.as_str(), why = why)
        })
        .collect();
    if sentences.is_empty() {
        let sent = if came.is_empty() {
            say!(language, "notice-test-nowhere")
        } else {
            say!(language, "notice-test-sent")
        };
        sentences.push(sent);
    }
    let notice = layout::notice(language, &sentences.join(" "), None);
    Ok(me::page(&app, &me.into(), notice).await?.into_response())
}
