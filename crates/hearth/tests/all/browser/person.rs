//! A person before a browser: what he can do, and what he sees.

use std::time::{Duration, Instant};

use fantoccini::actions::{InputSource, MOUSE_BUTTON_LEFT, MouseActions, PointerAction};
use fantoccini::error::{CmdError, ErrorStatus};
use fantoccini::wd::WindowHandle;
use fantoccini::{Client, Locator};
use serde_json::{Value, json};

use super::devtools::Spoken;
use super::driver::{Driver, Window};
use super::{console, devtools};
use crate::served::Served;

/// Nobody waits longer than this, however slow the machine is.
const PATIENCE: Duration = Duration::from_secs(30);

/// So often one looks whether it has come true.
const GLANCE: Duration = Duration::from_millis(25);

/// A person with a browser of his own.
pub struct Person {
    client: Client,
    hearth: String,
}

impl Person {
    /// Somebody who comes for the first time and looks at the first page.
    pub async fn comes(driver: &Driver, served: &Served, window: Window) -> Person {
        let person = Person { client: driver.browser(window).await, hearth: served.url("") };
        person.open("/").await;
        person
    }

    /// Somebody who comes for the first time and goes to a page at once.
    pub async fn arrives(driver: &Driver, served: &Served, window: Window, path: &str) -> Person {
        let person = Person { client: driver.browser(window).await, hearth: served.url("") };
        person.open(path).await;
        person
    }

    /// From now on pages speak this language to him.
    pub async fn speaks(&self, language: &str) {
        self.runs(&format!("document.cookie = 'language={language}; path=/'")).await;
    }

    /// From now on his browser says that he likes this.
    pub async fn prefers(&self, feature: &str, value: &str) {
        devtools::prefer(&self.client, feature, value).await;
    }

    /// From now on he sees colours as somebody with this deficiency does.
    pub async fn sees_with(&self, deficiency: &str) {
        devtools::see(&self.client, deficiency).await;
    }

    /// A picture of what he sees, as WebP.
    pub async fn takes_picture(&self) -> Vec<u8> {
        devtools::picture(&self.client).await
    }

    /// The page as it is told to those who do not see it.
    pub async fn hears(&self) -> Vec<Spoken> {
        devtools::spoken(&self.client).await
    }

    /// Moves to something that he was told of.
    pub async fn moves_to(&self, thing: &Spoken) {
        devtools::focus(&self.client, thing).await;
    }

    /// Presses keys, wherever he is.
    pub async fn keys(&self, keys: &str) {
        if !keys.is_empty() {
            let active = self.client.active_element().await.expect("something is active");
            active.send_keys(keys).await.expect("keys can be pressed");
        }
    }

    /// Holds the Enter key for a while, wherever he is.
    pub async fn holds_enter(&self) {
        devtools::hold_enter(&self.client).await;
    }

    /// Opens a page of Hearth in a tab of its own; the one before is hidden by it. Whether it was there in time.
    pub async fn opens_tab(&self, path: &str) -> bool {
        let tab = self.client.new_window(true).await.expect("a tab opens");
        self.client.switch_to_window(tab.handle).await.expect("one can look at it");
        let page = format!("{}{path}", self.hearth);
        tokio::time::timeout(PATIENCE, self.client.goto(&page)).await.is_ok_and(|opened| opened.is_ok())
    }

    /// The tab that he looks at.
    pub async fn tab(&self) -> WindowHandle {
        self.client.window().await.expect("there is a tab")
    }

    /// Looks at a tab again.
    pub async fn looks_at(&self, tab: WindowHandle) {
        self.client.switch_to_window(tab).await.expect("it is still there");
        devtools::bring_to_front(&self.client).await;
    }

    /// Waits until the page hears the server.
    pub async fn listens(&self) {
        let heard = r"return !!document.querySelector('[hx-sse\\:connect]')?._htmx?.sse?.lastEventId";
        self.waits_until("the page listens", async || self.looks(heard, Vec::new()).await == true).await;
    }

    /// Looks at what would be printed from now on.
    pub async fn prints(&self) {
        devtools::print(&self.client).await;
    }

    /// Drags what one selector finds to what another one finds.
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

    /// Runs a script in the page that leaves something there.
    pub async fn runs(&self, script: &str) {
        self.client.execute(script, Vec::new()).await.expect("the page runs it");
    }

    /// What a script answers that takes its time: a list of sentences.
    pub async fn waits_for_script(&self, script: &str) -> Vec<String> {
        let answer = self.client.execute_async(script, Vec::new()).await.expect("the page runs it");
        serde_json::from_value(answer).expect("a list of sentences")
    }

    /// Where the browser finds what the app is called, and what keeps it from being installed.
    pub async fn could_install(&self) -> (String, Vec<String>) {
        devtools::manifest(&self.client).await
    }

    /// Lets a site show notices.
    pub async fn allows_notices(&self, site: &str) {
        devtools::allow_notices(&self.client, site).await;
    }

    /// Is sent something by way of the push service.
    pub async fn is_pushed(&self, site: &str, pushed: &Value) {
        devtools::push(&self.client, site, pushed).await;
    }

    /// The same person, at another device.
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

    /// Where he is, without the server's address.
    pub async fn path(&self) -> String {
        self.client.current_url().await.expect("there is an address").path().to_owned()
    }

    /// Presses the button on which this stands.
    pub async fn press(&self, label: &str) {
        self.clicks(&format!("//button[normalize-space(.)='{label}' or @aria-label='{label}']")).await;
    }

    /// Follows the link on which this stands.
    pub async fn follow(&self, label: &str) {
        self.clicks(&format!("//a[normalize-space(.)='{label}']")).await;
    }

    /// Opens what is folded away under this heading.
    pub async fn unfold(&self, heading: &str) {
        self.clicks(&format!("//summary[normalize-space(.)='{heading}']")).await;
    }

    /// Types into what this selector finds first.
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

    /// Presses what this path finds first.
    pub async fn clicks(&self, xpath: &str) {
        let begun = Instant::now();
        loop {
            let wait = self.client.wait().at_most(PATIENCE);
            let found = wait.for_element(Locator::XPath(xpath)).await;
            let found = found.unwrap_or_else(|error| panic!("{xpath} is not on the page: {error}"));
            match found.click().await {
                Ok(()) => return,
                // What travels over the table hides for a moment what lies under it.
                Err(CmdError::Standard(error))
                    if error.error == ErrorStatus::ElementClickIntercepted && begun.elapsed() < PATIENCE =>
                {
                    tokio::time::sleep(GLANCE).await;
                }
                Err(error) => panic!("{xpath} cannot be pressed: {error}"),
            }
        }
    }

    /// What the page answers to a script; nothing while it is being loaded.
    pub async fn looks(&self, script: &str, arguments: Vec<Value>) -> Value {
        self.client.execute(script, arguments).await.unwrap_or(Value::Null)
    }

    /// Whether there is something he can see that this selector finds.
    pub async fn sees(&self, selector: &str) -> bool {
        let script =
            "return [...document.querySelectorAll(arguments[0])].some(found => found.checkVisibility())";
        self.looks(script, vec![json!(selector)]).await == json!(true)
    }

    /// How much this selector finds, seen or not.
    pub async fn finds(&self, selector: &str) -> u64 {
        let script = "return document.querySelectorAll(arguments[0]).length";
        self.looks(script, vec![json!(selector)]).await.as_u64().unwrap_or_default()
    }

    /// What can be read in what this selector finds first.
    pub async fn reads(&self, selector: &str) -> String {
        let script = "return document.querySelector(arguments[0])?.innerText ?? ''";
        self.looks(script, vec![json!(selector)]).await.as_str().unwrap_or_default().to_owned()
    }

    /// What is written in the field that this selector finds first.
    pub async fn written(&self, selector: &str) -> String {
        let script = "return document.querySelector(arguments[0])?.value ?? ''";
        self.looks(script, vec![json!(selector)]).await.as_str().unwrap_or_default().to_owned()
    }

    /// Everything that is in the page, shown or not.
    pub async fn source(&self) -> String {
        self.client.source().await.expect("the page has a source")
    }

    /// Waits until something has come true.
    pub async fn waits_until(&self, what: &str, holds: impl AsyncFn() -> bool) {
        let begun = Instant::now();
        while !holds().await {
            if begun.elapsed() >= PATIENCE {
                let seen = self.reads("body").await;
                panic!("waited in vain until {what}; the page says:\n{seen}");
            }
            tokio::time::sleep(GLANCE).await;
        }
    }

    /// Waits until he sees something that this selector finds.
    pub async fn waits_for(&self, selector: &str) {
        self.waits_until(&format!("{selector} is seen"), async || self.sees(selector).await).await;
    }

    /// Has Chromium do something that no person can say in words.
    pub async fn devtools(&self, command: &'static str, parameters: Value) -> Value {
        devtools::does(&self.client, command, parameters).await
    }

    /// Sends a form that no page has offered him; the status of the answer.
    pub async fn forges(&self, path: &str, body: &str) -> Option<u64> {
        let script = "const [path, body, done] = arguments;
            fetch(path, {method: 'POST', body: new URLSearchParams(body)}).then(answer => done(answer.status))";
        let arguments = vec![json!(path), json!(body)];
        self.client.execute_async(script, arguments).await.expect("the page runs it").as_u64()
    }

    /// Loses the way to these addresses, and finds it to all others.
    pub async fn cannot_reach(&self, addresses: &[&str]) {
        devtools::block(&self.client, addresses).await;
    }

    /// Takes a picture, if somebody wants to look at the pages: `SCREENSHOTS` says where they go.
    pub async fn pictures(&self, name: &str) {
        if let Some(folder) = std::env::var_os("SCREENSHOTS") {
            let picture = self.client.screenshot().await.expect("a picture can be taken");
            let path = std::path::Path::new(&folder).join(format!("{name}.png"));
            std::fs::write(path, picture).expect("a picture can be kept");
        }
    }

    /// What the browser complained about since he looked last.
    pub async fn complaints(&self) -> Vec<String> {
        console::complaints(&self.client).await
    }

    /// Demands that the browser had nothing to complain about.
    pub async fn is_content(&self) {
        let complaints = self.complaints().await;
        assert!(complaints.is_empty(), "{} complains: {complaints:#?}", self.path().await);
    }
}
