//! Chromium's `DevTools` protocol.

use std::time::Duration;

use base64::Engine;
use base64::prelude::BASE64_STANDARD as BASE64;
use fantoccini::Client;
use fantoccini::wd::WebDriverCompatibleCommand;
use http::Method;
use serde_json::{Value, json};
use url::{ParseError, Url};

#[derive(Debug)]
struct Devtools {
    command: &'static str,
    parameters: Value,
}

impl WebDriverCompatibleCommand for Devtools {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!("session/{}/goog/cdp/execute", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _url: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(json!({"cmd": self.command, "params": self.parameters}).to_string()))
    }
}

/// Sends a `DevTools` command and returns the result.
pub async fn does(client: &Client, command: &'static str, parameters: Value) -> Value {
    let done = client.issue_cmd(Devtools { command, parameters }).await;
    done.unwrap_or_else(|error| panic!("Chromium does not do {command}: {error}"))
}

/// Blocks these addresses and unblocks all others.
pub async fn block(client: &Client, addresses: &[&str]) {
    does(client, "Network.enable", json!({})).await;
    does(client, "Network.setBlockedURLs", json!({"urls": addresses})).await;
}

/// Emulates a media feature: `("prefers-color-scheme", "dark")`.
pub async fn prefer(client: &Client, feature: &str, value: &str) {
    let features = json!([{"name": feature, "value": value}]);
    does(client, "Emulation.setEmulatedMedia", json!({"features": features})).await;
}

/// Emulates print media.
pub async fn print(client: &Client) {
    does(client, "Emulation.setEmulatedMedia", json!({"media": "print"})).await;
}

/// Brings the tab to the front, which hides the one before.
pub async fn bring_to_front(client: &Client) {
    does(client, "Page.bringToFront", json!({})).await;
}

/// Holds the Enter key for a while.
pub async fn hold_enter(client: &Client) {
    let key = |kind: &str, repeats: bool| json!({"type": kind, "key": "Enter", "code": "Enter", "text": "\r", "windowsVirtualKeyCode": 13, "autoRepeat": repeats});
    does(client, "Input.dispatchKeyEvent", key("keyDown", false)).await;
    for _ in 0..20 {
        tokio::time::sleep(Duration::from_millis(30)).await;
        does(client, "Input.dispatchKeyEvent", key("keyDown", true)).await;
    }
    does(client, "Input.dispatchKeyEvent", key("keyUp", false)).await;
}

/// Emulates a colour vision deficiency.
pub async fn see(client: &Client, deficiency: &str) {
    does(client, "Emulation.setEmulatedVisionDeficiency", json!({"type": deficiency})).await;
}

/// Takes a screenshot as WebP.
pub async fn picture(client: &Client) -> Vec<u8> {
    let taken = does(client, "Page.captureScreenshot", json!({"format": "webp", "quality": 85})).await;
    BASE64.decode(taken["data"].as_str().unwrap_or_default()).expect("a picture")
}

/// Returns the URL of the manifest and the errors that prevent installing the app.
pub async fn manifest(client: &Client) -> (String, Vec<String>) {
    let manifest = does(client, "Page.getAppManifest", json!({})).await;
    let hindered = does(client, "Page.getInstallabilityErrors", json!({})).await;
    let wrong = [&manifest["errors"], &hindered["installabilityErrors"]];
    let wrong = wrong.into_iter().flat_map(|errors| errors.as_array().cloned().unwrap_or_default());
    let address = manifest["url"].as_str().unwrap_or_default().to_owned();
    (address, wrong.map(|error| error.to_string()).collect())
}

/// Grants a site the permission for notifications.
pub async fn allow_notices(client: &Client, origin: &str) {
    let allowed = json!({"origin": origin, "permissions": ["notifications"]});
    does(client, "Browser.grantPermissions", allowed).await;
}

/// Delivers a push message to the service worker of a site.
pub async fn push(client: &Client, origin: &str, pushed: &Value) {
    does(client, "ServiceWorker.enable", json!({})).await;
    // Registration ids of a fresh browser start at zero.
    let message = json!({"origin": origin, "registrationId": "0", "data": pushed.to_string()});
    does(client, "ServiceWorker.deliverPushMessage", message).await;
}

/// Returns the accessibility tree: role and name of each node, in order.
pub async fn spoken(client: &Client) -> Vec<AccessibleNode> {
    does(client, "Accessibility.enable", json!({})).await;
    let tree = does(client, "Accessibility.getFullAXTree", json!({})).await;
    let nodes = tree["nodes"].as_array().cloned().unwrap_or_default();
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let parent = |node: &Value| nodes.iter().find(|other| other["nodeId"] == node["parentId"]);
    let told = nodes.iter().filter(|node| node["ignored"] != json!(true)).map(|node| AccessibleNode {
        role: text(&node["role"]["value"]),
        name: text(&node["name"]["value"]),
        within: std::iter::successors(parent(node), |node| parent(node))
            .map(|node| text(&node["name"]["value"]))
            .collect(),
        node: node["backendDOMNodeId"].as_i64().unwrap_or_default(),
    });
    told.collect()
}

/// A node of the accessibility tree.
#[derive(Clone, Debug)]
pub struct AccessibleNode {
    /// The role, such as `button`.
    pub role: String,
    /// The accessible name.
    pub name: String,
    /// The names of all ancestors.
    within: Vec<String>,
    node: i64,
}

impl AccessibleNode {
    /// Returns true if an ancestor has this name.
    pub fn is_in(&self, name: &str) -> bool {
        self.within.iter().any(|around| around == name)
    }
}

/// Focuses a node, as a screen reader does.
pub async fn focus(client: &Client, thing: &AccessibleNode) {
    does(client, "DOM.enable", json!({})).await;
    does(client, "DOM.focus", json!({"backendNodeId": thing.node})).await;
}
