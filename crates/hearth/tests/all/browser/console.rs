//! The browser's console log.

use fantoccini::Client;
use fantoccini::wd::WebDriverCompatibleCommand;
use http::Method;
use serde_json::json;
use url::{ParseError, Url};

/// Chromium's own command to read the log; the `WebDriver` standard has none.
#[derive(Debug)]
struct TakeLog;

impl WebDriverCompatibleCommand for TakeLog {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!("session/{}/se/log", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _url: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(json!({"type": "browser"}).to_string()))
    }
}

/// Returns all console messages since the last call.
pub async fn complaints(client: &Client) -> Vec<String> {
    let log = client.issue_cmd(TakeLog).await.expect("the console can be read");
    let entries = log.as_array().expect("the console has entries");
    entries.iter().filter_map(|entry| Some(entry.get("message")?.as_str()?.to_owned())).collect()
}
