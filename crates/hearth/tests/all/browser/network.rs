//! A network that lets some things through and others not.

use fantoccini::Client;
use fantoccini::wd::WebDriverCompatibleCommand;
use http::Method;
use serde_json::{Value, json};
use url::{ParseError, Url};

/// Something that only Chromium's own tools can do.
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

/// From now on these addresses cannot be reached, and all others can.
pub async fn block(client: &Client, addresses: &[&str]) {
    let commands = [("Network.enable", json!({})), ("Network.setBlockedURLs", json!({"urls": addresses}))];
    for (command, parameters) in commands {
        client.issue_cmd(Devtools { command, parameters }).await.expect("Chromium does it");
    }
}
