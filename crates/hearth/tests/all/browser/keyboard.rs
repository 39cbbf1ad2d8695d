//! Whole games without a mouse: with the keyboard, and with a screen reader.

use fantoccini::key::Key;
use hearth_testkit::is_long;
use serde_json::json;

use super::devtools::AccessibleNode;
use super::driver::{Driver, Window};
use super::person::Person;
use crate::served::Served;

/// More decisions than one seat has in any finished game.
const MAX_DECISIONS: usize = 1_000;

/// The decisions in a game by default. A whole one takes minutes.
const FIRST_DECISIONS: usize = 12;

impl Person {
    /// Presses Tab until this is focused.
    async fn tabs_to(&self, selector: &str) {
        let far = "
            const list = [...document.querySelectorAll(
                'a[href], button:not([disabled]), input:not([type=hidden]), select, summary, [tabindex=\"0\"]'
            )].filter(thing => thing.checkVisibility({visibilityProperty: true}));
            const there = list.findIndex(thing => thing.matches(arguments[0]));
            const before = list.filter(thing => document.activeElement.compareDocumentPosition(thing) & 2
                || thing === document.activeElement).length - 1;
            return there < 0 ? null : there - (document.activeElement === document.body ? -1 : before)";
        let reached = async || {
            let script = "return document.activeElement.matches(arguments[0])";
            self.evaluates(script, vec![selector.into()]).await == true
        };
        // After a focused element disappears, Tab continues from there, so the position must be checked
        // again.
        for _ in 0..6 {
            let steps = self.evaluates(far, vec![selector.into()]).await.as_i64();
            let steps = steps.unwrap_or_else(|| panic!("{selector} cannot be reached by keyboard"));
            let tabs = Key::Tab.to_string().repeat(steps.unsigned_abs().max(1) as usize);
            self.keys(&if steps < 0 { format!("{}{tabs}", Key::Shift) } else { tabs }).await;
            if reached().await {
                return;
            }
        }
        panic!("the tabulator does not lead to {selector}");
    }

    /// Decides without a mouse: through the places of an offer if it has some, else through its button.
    async fn decides_by_keyboard(&self, prefer: &str) {
        let choice = self.is_asked().await;
        let wanted = choice.offers.iter().find(|offer| offer.starts_with(prefer));
        let offer = wanted.or(choice.offers.first()).expect("something is offered").clone();
        let button = format!("#offers button[value=\"{offer}\"]");
        let touches = self.evaluates(
            "return document.querySelector(arguments[0])?.dataset.touches ?? ''",
            vec![button.as_str().into()],
        );
        let touches = touches.await.as_str().unwrap_or_default().to_owned();
        let places: Vec<&str> = touches.split_whitespace().collect();
        match places.as_slice() {
            [] => {
                self.unfolds_moves().await;
                self.tabs_to(&button).await;
                self.keys(&Key::Enter.to_string()).await;
            }
            [place] => {
                self.tabs_to(&format!("#board [data-at=\"{place}\"]")).await;
                // The second Enter confirms.
                self.keys(&format!("{}{}", Key::Enter, Key::Enter)).await;
            }
            places => {
                for place in places {
                    self.tabs_to(&format!("#board [data-at=\"{place}\"]")).await;
                    self.keys(&Key::Enter.to_string()).await;
                }
            }
        }
        let asks = async || self.sees("#sure[open]").await;
        let decided = async || self.choice().await.is_none_or(|next| next.after > choice.after);
        self.waits_until(&format!("{offer} is done or asked"), async || asks().await || decided().await)
            .await;
        if asks().await {
            self.tabs_to("#sure [value=yes]").await;
            self.keys(&Key::Enter.to_string()).await;
        }
        self.waits_until(&format!("{offer} is done"), decided).await;
    }

    async fn goes_on_or_ends(&self) -> bool {
        let next = async || self.choice().await.is_some() || self.sees_the_end().await;
        self.waits_until("moves are offered or the game is over", next).await;
        !self.sees_the_end().await
    }
}

/// Plays to the end, or the first decisions only.
async fn plays_by_keyboard(game: &str, later: &str, first: Option<usize>) {
    let (served, driver) = (Served::start(), Driver::start());
    let person = Person::comes(&driver, &served, Window::DESKTOP).await;
    person.opens_table(game, &["host", "beginner"]).await;
    let mut decided = 0;
    while person.goes_on_or_ends().await {
        if first == Some(decided) {
            return person.has_clean_console().await;
        }
        assert!(decided < MAX_DECISIONS, "the game does not end");
        // First a bit of everything, then moves that end the game.
        person.decides_by_keyboard(if decided < 8 { "play" } else { later }).await;
        decided += 1;
    }
    assert!(person.sees("#end .rank-score").await, "the game was played to its end");
    person.has_clean_console().await;
    let phone = person.at_another_device(&driver, &served, Window::PHONE).await;
    for language in ["en", "fr", "de", "pl"] {
        phone.speaks(language).await;
        phone.open(&person.path().await).await;
        phone.waits_until("the game is over", async || phone.sees_the_end().await).await;
        phone.opens_account().await;
        phone.pictures(&format!("account-{game}-{language}")).await;
        let broken = phone.evaluates(BROKEN_WORDS_SCRIPT, Vec::new()).await;
        assert_eq!(broken, json!([]), "{game} in {language}");
        let hidden = "const box = document.querySelector('.account .scrolls'); return box.scrollWidth - box.clientWidth";
        assert_eq!(phone.evaluates(hidden, Vec::new()).await, 0, "{game} in {language}");
    }
}

/// Returns the words of the final account that are broken in two.
const BROKEN_WORDS_SCRIPT: &str = "
    const lines = (node, word) => {
        const range = document.createRange();
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        return new Set([...range.getClientRects()].map(rect => rect.top)).size;
    };
    const cells = [...document.querySelectorAll('.account :is(th, td)')];
    const texts = cells.flatMap(cell => [...cell.childNodes].filter(node => node.nodeType === 3));
    return texts.flatMap(node => [...node.data.matchAll(/[^\\s-]+/g)].filter(word => lines(node, word) > 1).map(String))";

#[tokio::test]
async fn kokopelli_is_played_by_keyboard() {
    plays_by_keyboard("kokopelli", "draw", (!is_long()).then_some(FIRST_DECISIONS)).await;
}

#[tokio::test]
async fn a_whole_game_of_kupferkessel_is_played_by_keyboard() {
    plays_by_keyboard("kupferkessel", "take", None).await;
}

/// Plays with the accessibility tree only: names of nodes in order, and status messages. Plays to the end, or the first
/// decisions only.
async fn plays_with_a_screen_reader(game: &str, later: &str, first: Option<usize>) {
    let (served, driver) = (Served::start(), Driver::start());
    let person = Person::comes(&driver, &served, Window::DESKTOP).await;
    person.opens_table(game, &["host", "beginner"]).await;
    let mut told = Vec::new();
    for decided in 0..first.unwrap_or(MAX_DECISIONS) {
        if !person.goes_on_or_ends().await {
            break;
        }
        let after = person.is_asked().await.after;
        person.unfolds_moves().await;
        let things = person.accessibility_tree().await;
        let offered = |thing: &&AccessibleNode| {
            let ways = ["Undo", "Play it"];
            thing.role == "button" && thing.is_in("What you can do") && !ways.contains(&thing.name.as_str())
        };
        let offers: Vec<&AccessibleNode> = things.iter().filter(offered).collect();
        assert!(offers.iter().all(|offer| !offer.name.is_empty()), "a button has no name: {offers:?}");
        let wanted = offers.iter().find(|offer| decided >= 8 && offer.name.contains(later));
        let offer = *wanted.or(offers.first()).expect("something is offered");
        person.moves_to(offer).await;
        person.keys(&Key::Enter.to_string()).await;
        let decided = async || person.choice().await.is_none_or(|next| next.after > after);
        person
            .waits_until(&format!("{} is done or asked", offer.name), async || {
                decided().await || person.sees("#sure[open]").await
            })
            .await;
        if person.sees("#sure[open]").await {
            let things = person.accessibility_tree().await;
            let yes = things.iter().find(|thing| thing.role == "button" && thing.name == "Yes, do it");
            person.moves_to(yes.expect("one can say yes")).await;
            person.keys(&Key::Enter.to_string()).await;
        }
        person.waits_until(&format!("{} is done", offer.name), decided).await;
        told.push(person.reads("#told").await);
    }
    assert!(told.iter().all(|sentence| !sentence.is_empty()), "every event is told: {told:?}");
    if first == Some(told.len()) {
        return;
    }
    let things = person.accessibility_tree().await;
    let end =
        things.iter().any(|thing| thing.name.contains("win") || thing.name.contains("share the victory"));
    assert!(end, "who won is told: {things:?}");
}

#[tokio::test]
async fn kokopelli_is_played_with_a_screen_reader() {
    plays_with_a_screen_reader("kokopelli", "Draw", (!is_long()).then_some(FIRST_DECISIONS)).await;
}

#[tokio::test]
async fn kupferkessel_is_played_with_a_screen_reader() {
    plays_with_a_screen_reader("kupferkessel", "", (!is_long()).then_some(FIRST_DECISIONS)).await;
}

/// Returns the part of the table with the focus.
const FOCUS_SCRIPT: &str =
    "return document.activeElement.closest('#offers, #board, #banner')?.id ?? 'nowhere'";

impl Person {
    /// Focuses the first match of a selector.
    pub async fn focuses(&self, selector: &str) {
        if selector.starts_with("#offers") {
            self.unfolds_moves().await;
        }
        self.waits_for(selector).await;
        self.runs(&format!("document.querySelector({}).focus()", json!(selector))).await;
    }

    /// Returns the part of the table with the focus.
    pub async fn focus(&self) -> String {
        self.evaluates(FOCUS_SCRIPT, Vec::new()).await.as_str().unwrap_or_default().to_owned()
    }

    async fn decided(&self, after: u64) {
        let done = async || self.choice().await.is_some_and(|choice| choice.after > after);
        self.waits_until("it is done", done).await;
    }
}

#[tokio::test]
async fn a_held_key_decides_once_and_the_focus_stays() {
    let (served, driver) = (Served::start(), Driver::start());
    let person = Person::comes(&driver, &served, Window::DESKTOP).await;
    loop {
        // A hot seat table without secrets: the person can always decide.
        person.opens_table("kupferkessel", &["host", "host"]).await;
        person.is_asked().await;
        person.focuses("#offers button[name=decision]").await;
        person.holds_enter().await;
        person.decided(0).await;
        person.waits_until("the focus stays", async || person.focus().await == "offers").await;
        assert_eq!(person.is_asked().await.after, 1);
        // One card in ten asks about its symbol; then nothing on the board can be touched.
        if person.sees("#offers button[value^=take]").await {
            break;
        }
    }
    // A held key touches once and does not release the same thing again.
    person.focuses("#board .may").await;
    person.holds_enter().await;
    assert_eq!(person.finds("#board .chosen").await, 1);
    person.focuses("#board .target").await;
    person.keys(&Key::Enter.to_string()).await;
    person.decided(1).await;
    person.waits_until("the focus stays", async || person.focus().await == "board").await;
    assert_eq!(person.is_asked().await.after, 2);
    person.has_clean_console().await;
}

#[tokio::test]
async fn the_focus_survives_the_turns_of_others() {
    let (served, driver) = (Served::start(), Driver::start());
    let person = Person::comes(&driver, &served, Window::DESKTOP).await;
    person.opens_table("kokopelli", &["host", "beginner"]).await;
    person.is_asked().await;
    person.runs("window.been = []; document.addEventListener('htmx:after:swap', () => been.push(document.activeElement.id))").await;
    // The first round has one action, so the bot is next.
    person.focuses("#offers button[value^=open]").await;
    person.keys(&Key::Enter.to_string()).await;
    person.decided(0).await;
    person.waits_until("the offers have the focus", async || person.focus().await == "offers").await;
    let been = person.evaluates("return window.been", Vec::new()).await;
    let been: Vec<String> = serde_json::from_value(been).expect("ids");
    assert!(been.contains(&"banner".to_owned()) && !been.contains(&String::new()), "{been:?}");
    // The shortcuts of the legend work wherever the focus is at the table, and without focus.
    for place in ["#offers", "#banner", "#board .may"] {
        person.focuses(place).await;
        person.opens_the_aid().await;
    }
    person.runs("document.activeElement.blur()").await;
    person.opens_the_aid().await;
    // Text typed into a field is no shortcut.
    person.unfold("Type a move").await;
    for elsewhere in ["#offers .more input[name=decision]", "header a"] {
        person.focuses(elsewhere).await;
        person.keys("?").await;
        assert!(!person.sees("#aid[open]").await, "{elsewhere}");
    }
    person.has_clean_console().await;
}

impl Person {
    async fn opens_the_aid(&self) {
        self.keys("?").await;
        self.waits_for("#aid[open]").await;
        self.keys(&Key::Escape.to_string()).await;
        self.waits_until("it is closed again", async || !self.sees("#aid[open]").await).await;
    }
}

/// Returns ids that occur more than once.
const DUPLICATE_IDS_SCRIPT: &str = "
    const ids = [...document.querySelectorAll('[id]')].map(thing => thing.id);
    return ids.filter((id, place) => ids.indexOf(id) !== place)";

#[tokio::test]
async fn asking_the_others_does_not_focus_giving_up() {
    let (served, driver) = (Served::start(), Driver::start());
    let host = Person::comes(&driver, &served, Window::DESKTOP).await;
    let guest = Person::comes(&driver, &served, Window::DESKTOP).await;
    host.plays_with(&guest, "kokopelli").await;
    host.press("More").await;
    host.focuses("#asks button[value=end]").await;
    host.keys(&Key::Enter.to_string()).await;
    host.waits_for("#question button").await;
    let danger = host.evaluates("return document.activeElement.matches('.danger')", Vec::new()).await;
    assert_eq!(danger, false, "Enter once more would give up");
    assert_eq!(host.focus().await, "banner");
    guest.waits_for("#question button").await;
    for person in [&host, &guest] {
        assert_eq!(person.evaluates(DUPLICATE_IDS_SCRIPT, Vec::new()).await, json!([]));
        person.has_clean_console().await;
    }
    // A further question does not move under a finger that answers the first.
    guest.focuses("#question button[value=false]").await;
    guest.runs("window.pressed = document.activeElement").await;
    host.press("Withdraw the request").await;
    guest.waits_until("it is taken back", async || !guest.sees("#question button").await).await;
    host.press("More").await;
    host.clicks("//*[@id='asks']//button[@value='days 3']").await;
    guest.waits_for("#question button").await;
    assert_eq!(guest.evaluates("return window.pressed.isConnected", Vec::new()).await, false);
}

#[tokio::test]
async fn arrow_keys_scroll_when_there_is_nothing_to_step_to() {
    let (served, driver) = (Served::start(), Driver::start());
    let person = Person::comes(&driver, &served, Window::DESKTOP).await;
    let table = person.opens_table("kokopelli", &["host", "beginner"]).await;
    person.is_asked().await;
    person.forges(&format!("{table}/resign"), "").await;
    person.waits_until("the game is over", async || person.sees_the_end().await).await;
    person.focuses("#board").await;
    person
        .runs("addEventListener('keydown', event => setTimeout(() => window.taken = event.defaultPrevented))")
        .await;
    person.keys(&Key::Down.to_string()).await;
    let left = async || person.evaluates("return window.taken", Vec::new()).await == false;
    person.waits_until("the key is left to the browser", left).await;
    person.has_clean_console().await;
}
