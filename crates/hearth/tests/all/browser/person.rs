//! A person with a browser: actions and observations.

use std::time::{Duration, Instant};

use fantoccini::actions::{InputSource, MOUSE_BUTTON_LEFT, MouseActions, PointerAction};
use fantoccini::error::{CmdError, ErrorStatus};
use fantoccini::wd::WindowHandle;
use fantoccini::{Client, Locator};
use serde_json::{Value, json};

use super::devtools::AccessibleNode;
use super::driver::{Driver, Window};
use super::{console, devtools};
use crate::served::Served;

/// Maximum time to wait for a condition, even on a slow machine.
const WAIT_TIMEOUT: Duration = Duration::from_secs(30);

/// Interval between two checks of a condition.
const POLL_INTERVAL: Duration = Duration::from_millis(25);

/// A person with their own browser.
pub struct Person {
    client: Client,
    hearth: String,
}

impl Person {
    /// Opens a fresh browser at the first page.
    pub async fn comes(driver: &Driver, served: &Served, window: Window) -> Person {
        let person = Person { client: driver.browser(window).await, hearth: served.url("") };
        person.open("/").await;
        person
    }

    /// Opens a fresh browser at a page.
    pub async fn arrives(driver: &Driver, served: &Served, window: Window, path: &str) -> Person {
        let person = Person { client: driver.browser(window).await, hearth: served.url("") };
        person.open(path).await;
        person
    }

    /// Sets the language of the pages.
    pub async fn speaks(&self, language: &str) {
        self.runs(&format!("document.cookie = 'language={language}; path=/'")).await;
    }

    /// Sets a media feature of the browser.
    pub async fn prefers(&self, feature: &str, value: &str) {
        devtools::prefer(&self.client, feature, value).await;
    }

    /// Emulates a colour vision deficiency.
    pub async fn sees_with(&self, deficiency: &str) {
        devtools::see(&self.client, deficiency).await;
    }

    /// Takes a screenshot as WebP.
    pub async fn takes_picture(&self) -> Vec<u8> {
        devtools::picture(&self.client).await
    }

    /// Returns the accessibility tree of the page.
    pub async fn accessibility_tree(&self) -> Vec<AccessibleNode> {
        devtools::spoken(&self.client).await
    }

    /// Focuses a node of the accessibility tree.
    pub async fn moves_to(&self, thing: &AccessibleNode) {
        devtools::focus(&self.client, thing).await;
    }

    /// Presses keys on the focused element.
    pub async fn keys(&self, keys: &str) {
        if !keys.is_empty() {
            let active = self.client.active_element().await.expect("something is active");
            active.send_keys(keys).await.expect("keys can be pressed");
        }
    }

    /// Holds the Enter key for a while on the focused element.
    pub async fn holds_enter(&self) {
        devtools::hold_enter(&self.client).await;
    }

    /// Opens a page of Hearth in a new tab, which hides the one before. Returns true if it loaded in time.
    pub async fn opens_tab(&self, path: &str) -> bool {
        let tab = self.client.new_window(true).await.expect("a tab opens");
        self.client.switch_to_window(tab.handle).await.expect("one can look at it");
        let page = format!("{}{path}", self.hearth);
        tokio::time::timeout(WAIT_TIMEOUT, self.client.goto(&page)).await.is_ok_and(|opened| opened.is_ok())
    }

    /// Returns the current tab.
    pub async fn tab(&self) -> WindowHandle {
        self.client.window().await.expect("there is a tab")
    }

    /// Switches to a tab.
    pub async fn looks_at(&self, tab: WindowHandle) {
        self.client.switch_to_window(tab).await.expect("it is still there");
        devtools::bring_to_front(&self.client).await;
    }

    /// Waits until the page has a connection to the server.
    pub async fn listens(&self) {
        let heard = r"return !!document.querySelector('[hx-sse\\:connect]')?._htmx?.sse?.lastEventId";
        self.waits_until("the page listens", async || self.evaluates(heard, Vec::new()).await == true).await;
    }

    /// Emulates print media.
    pub async fn prints(&self) {
        devtools::print(&self.client).await;
    }

    /// Drags the match of one selector to the match of another.
    pub async fn drags(&self, from: &str, to: &str) {
        let find = async |css| self.client.find(Locator::Css(css)).await.expect("it is there");
        let (from, to) = (find(from).await, find(to).await);
        let press = |kind| PointerAction::Down { button: kind };
        let over = |element| PointerAction::MoveToElement {
            element,
            duration: Some(Duration::from_millis(120)),
            x: 0.,
            y: 0.,
        };
        let mouse = MouseActions::new("mouse".to_owned())
            .then(over(from))
            .then(press(MOUSE_BUTTON_LEFT))
            .then(over(to))
            .then(PointerAction::Up { button: MOUSE_BUTTON_LEFT });
        self.client.perform_actions(mouse).await.expect("a mouse can be moved");
    }

    /// Runs a script in the page.
    pub async fn runs(&self, script: &str) {
        self.client.execute(script, Vec::new()).await.expect("the page runs it");
    }

    /// Runs an asynchronous script and returns its list of strings.
    pub async fn waits_for_script(&self, script: &str) -> Vec<String> {
        let answer = self.client.execute_async(script, Vec::new()).await.expect("the page runs it");
        serde_json::from_value(answer).expect("a list of sentences")
    }

    /// Returns the URL of the manifest and the errors that prevent installing the app.
    pub async fn could_install(&self) -> (String, Vec<String>) {
        devtools::manifest(&self.client).await
    }

    /// Grants a site the permission for notifications.
    pub async fn allows_notices(&self, site: &str) {
        devtools::allow_notices(&self.client, site).await;
    }

    /// Receives a push message.
    pub async fn is_pushed(&self, site: &str, pushed: &Value) {
        devtools::push(&self.client, site, pushed).await;
    }

    /// Returns the same person with a second browser.
    pub async fn at_another_device(&self, driver: &Driver, served: &Served, window: Window) -> Person {
        let other = Person::comes(driver, served, window).await;
        for cookie in self.client.get_all_cookies().await.expect("cookies can be read") {
            other.client.add_cookie(cookie).await.expect("cookies can be set");
        }
        other
    }

    /// Opens a page of Hearth.
    pub async fn open(&self, path: &str) {
        self.client.goto(&format!("{}{path}", self.hearth)).await.expect("the page opens");
    }

    /// Loads the page again.
    pub async fn reload(&self) {
        self.client.refresh().await.expect("the page opens");
    }

    /// Returns the path of the current page.
    pub async fn path(&self) -> String {
        self.client.current_url().await.expect("there is an address").path().to_owned()
    }

    /// Presses the button with this label.
    pub async fn press(&self, label: &str) {
        self.clicks(&format!("//button[normalize-space(.)='{label}' or @aria-label='{label}']")).await;
    }

    /// Follows the link with this label.
    pub async fn follow(&self, label: &str) {
        self.clicks(&format!("//a[normalize-space(.)='{label}']")).await;
    }

    /// Unfolds the details under this heading.
    pub async fn unfold(&self, heading: &str) {
        self.clicks(&format!("//summary[normalize-space(.)='{heading}']")).await;
    }

    /// Types into the first match of a selector.
    pub async fn types(&self, selector: &str, text: &str) {
        let found = self.client.find(Locator::Css(selector)).await.expect("there is something to type into");
        found.send_keys(text).await.expect("it can be typed into");
    }

    /// Chooses one of the values of a field.
    pub async fn chooses(&self, field: &str, value: &str) {
        let css = format!("select[name={field}]");
        let found = self.client.find(Locator::Css(&css)).await.expect("the field is there");
        found.select_by_value(value).await.expect("it has this value");
    }

    /// Clicks the first match of an `XPath`.
    pub async fn clicks(&self, xpath: &str) {
        let begun = Instant::now();
        loop {
            let wait = self.client.wait().at_most(WAIT_TIMEOUT);
            let found = wait.for_element(Locator::XPath(xpath)).await;
            let found = found.unwrap_or_else(|error| panic!("{xpath} is not on the page: {error}"));
            match found.click().await {
                Ok(()) => return,
                // A moving clone may cover the element for a moment.
                Err(CmdError::Standard(error))
                    if error.error == ErrorStatus::ElementClickIntercepted
                        && begun.elapsed() < WAIT_TIMEOUT =>
                {
                    tokio::time::sleep(POLL_INTERVAL).await;
                }
                Err(error) => panic!("{xpath} cannot be pressed: {error}"),
            }
        }
    }

    /// Evaluates a script and returns its value; null while the page is loading.
    pub async fn evaluates(&self, script: &str, arguments: Vec<Value>) -> Value {
        self.client.execute(script, arguments).await.unwrap_or(Value::Null)
    }

    /// Returns true if the selector has a visible match.
    pub async fn sees(&self, selector: &str) -> bool {
        let script =
            "return [...document.querySelectorAll(arguments[0])].some(found => found.checkVisibility())";
        self.evaluates(script, vec![json!(selector)]).await == json!(true)
    }

    /// Returns the number of matches of a selector, visible or not.
    pub async fn finds(&self, selector: &str) -> u64 {
        let script = "return document.querySelectorAll(arguments[0]).length";
        self.evaluates(script, vec![json!(selector)]).await.as_u64().unwrap_or_default()
    }

    /// Returns the text of the first match of a selector.
    pub async fn reads(&self, selector: &str) -> String {
        let script = "return document.querySelector(arguments[0])?.innerText ?? ''";
        self.evaluates(script, vec![json!(selector)]).await.as_str().unwrap_or_default().to_owned()
    }

    /// Returns the value of the first field that matches a selector.
    pub async fn written(&self, selector: &str) -> String {
        let script = "return document.querySelector(arguments[0])?.value ?? ''";
        self.evaluates(script, vec![json!(selector)]).await.as_str().unwrap_or_default().to_owned()
    }

    /// Returns the source of the page.
    pub async fn source(&self) -> String {
        self.client.source().await.expect("the page has a source")
    }

    /// Waits until a condition holds.
    pub async fn waits_until(&self, what: &str, holds: impl AsyncFn() -> bool) {
        let begun = Instant::now();
        while !holds().await {
            if begun.elapsed() >= WAIT_TIMEOUT {
                let seen = self.reads("body").await;
                panic!("waited in vain until {what}; the page says:\n{seen}");
            }
            tokio::time::sleep(POLL_INTERVAL).await;
        }
    }

    /// Waits until the selector has a visible match.
    pub async fn waits_for(&self, selector: &str) {
        self.waits_until(&format!("{selector} is seen"), async || self.sees(selector).await).await;
    }

    /// Sends a `DevTools` command.
    pub async fn devtools(&self, command: &'static str, parameters: Value) -> Value {
        devtools::does(&self.client, command, parameters).await
    }

    /// Posts a form that no page offered, and returns the status.
    pub async fn forges(&self, path: &str, body: &str) -> Option<u64> {
        let script = "const [path, body, done] = arguments;
            fetch(path, {method: 'POST', body: new URLSearchParams(body)}).then(answer => done(answer.status))";
        let arguments = vec![json!(path), json!(body)];
        self.client.execute_async(script, arguments).await.expect("the page runs it").as_u64()
    }

    /// Blocks these addresses and unblocks all others.
    pub async fn cannot_reach(&self, addresses: &[&str]) {
        devtools::block(&self.client, addresses).await;
    }

    /// Takes a screenshot if `SCREENSHOTS` names a folder.
    pub async fn pictures(&self, name: &str) {
        if let Some(folder) = std::env::var_os("SCREENSHOTS") {
            let picture = self.client.screenshot().await.expect("a picture can be taken");
            let path = std::path::Path::new(&folder).join(format!("{name}.png"));
            std::fs::write(path, picture).expect("a picture can be kept");
        }
    }

    /// Returns the console messages since the last call.
    pub async fn complaints(&self) -> Vec<String> {
        console::complaints(&self.client).await
    }

    /// Asserts that the console has no messages.
    pub async fn has_clean_console(&self) {
        let complaints = self.complaints().await;
        assert!(complaints.is_empty(), "{} complains: {complaints:#?}", self.path().await);
    }
}
