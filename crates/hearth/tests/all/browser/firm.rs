//! Stable layout: every click lands, and nothing that appears moves the board.

use std::time::Duration;

use hearth_testkit::is_long;
use serde_json::{Value, json};

use super::driver::{Driver, Window};
use super::person::Person;
use crate::served::Served;

const GAMES: [&str; 2] = ["kokopelli", "kupferkessel"];

/// Delays of a click after a move was shown, in milliseconds.
const CLICK_DELAYS_MS: [u64; 6] = [50, 150, 250, 350, 450, 600];

/// Number of clicks in each game: every delay four times.
const CLICKS: usize = 4 * CLICK_DELAYS_MS.len();

/// Records when the list of moves changes, that is when a move is shown.
const RECORD_MOVES_SCRIPT: &str = "
    window.shown = 0;
    const after = () => document.querySelector('#offers input[name=after]')?.value;
    let known = after();
    new MutationObserver(() => { if (after() !== known) { known = after(); window.shown = performance.now(); } })
        .observe(document.body, {childList: true, subtree: true, attributes: true, attributeFilter: ['value']});";

/// Returns the centre of a thing that can be picked up and is not yet, with its place.
const PICK_SCRIPT: &str = "
    const first = [...document.querySelectorAll('#offers button[data-touches]')]
        .map(button => button.dataset.touches.split(' ')).filter(places => places.length > 1)
        .map(places => places[0]).map(place => document.querySelector(`#board [data-at='${place}']`))
        .filter(thing => thing && !thing.classList.contains('chosen'));
    const thing = first[arguments[0] % first.length];
    if (!thing) return null;
    const { left, top, width, height } = thing.getBoundingClientRect();
    return [thing.dataset.at, left + width / 2, top + height / 3]";

impl Person {
    /// Clicks a point of the window with a real mouse, without waiting.
    pub async fn clicks_at(&self, x: f64, y: f64) {
        for kind in ["mousePressed", "mouseReleased"] {
            let event = json!({"type": kind, "x": x, "y": y, "button": "left", "clickCount": 1});
            self.devtools("Input.dispatchMouseEvent", event).await;
        }
    }

    /// Opens a table against a bot and records when moves are shown.
    async fn watches_a_new_table(&self, game: &str) {
        self.opens_table(game, &["host", "beginner"]).await;
        self.is_asked().await;
        self.runs(RECORD_MOVES_SCRIPT).await;
    }

    /// Submits a move through its form, like its button in the list.
    pub async fn submits(&self, offer: &str) {
        let script = "const button = [...document.querySelectorAll('#offers button[name=decision]')]
                          .find(button => button.value === arguments[0]);
                      button.dataset.sure = 'yes'; button.form.requestSubmit(button); delete button.dataset.sure";
        self.evaluates(script, vec![json!(offer)]).await;
    }
}

#[tokio::test]
async fn a_click_lands_however_soon_after_a_move() {
    let (served, driver) = (Served::start(), Driver::start());
    for game in GAMES {
        let person = Person::comes(&driver, &served, Window::DESKTOP.moving()).await;
        person.watches_a_new_table(game).await;
        let mut landed = 0;
        while landed < CLICKS {
            let delay = CLICK_DELAYS_MS[landed % CLICK_DELAYS_MS.len()];
            let choice = person.is_asked().await;
            // A move with two places leaves something to pick up for the next one.
            let move_of = |verb: &str| choice.offers.iter().find(|offer| offer.starts_with(verb));
            let offer = ["draw", "take", "skip", "play", "open"].iter().find_map(|verb| move_of(verb));
            let offer = offer.or(choice.offers.first()).expect("something is offered").clone();
            person.submits(&offer).await;
            let next = async || person.choice().await.is_some_and(|now| now.after > choice.after);
            let over = async || person.sees_the_end().await;
            person.waits_until("the next move can be made", async || next().await || over().await).await;
            if over().await {
                person.watches_a_new_table(game).await;
                continue;
            }
            let since = "return performance.now() - window.shown";
            let passed = person.evaluates(since, Vec::new()).await.as_f64().unwrap_or_default().max(0.);
            let passed = Duration::from_secs_f64(passed / 1000.);
            tokio::time::sleep(Duration::from_millis(delay).saturating_sub(passed)).await;
            let picked = person.evaluates(PICK_SCRIPT, vec![json!(landed)]).await;
            let Ok((place, x, y)) = serde_json::from_value::<(String, f64, f64)>(picked) else {
                continue;
            };
            person.clicks_at(x, y).await;
            let chosen = format!("#board .chosen[data-at='{place}']");
            let found = person.finds(&chosen).await;
            assert_eq!(found, 1, "{game}: the click {delay} ms after {offer} on {place} was lost");
            person.keys(&fantoccini::key::Key::Escape.to_string()).await;
            landed += 1;
        }
        person.has_clean_console().await;
    }
}

const SIZES: [(u32, u32, bool); 5] =
    [(1280, 720, false), (390, 844, true), (1920, 1080, false), (844, 390, true), (1024, 768, false)];

/// Returns the bounding boxes of the board and all things on it, in whole pixels.
const BOXES_SCRIPT: &str = "
    const box = thing => { const {x, y, width, height} = thing.getBoundingClientRect();
        return [thing.id || thing.dataset.at, ...[x, y, width, height].map(Math.round)].join(' '); };
    return [...document.querySelectorAll('#board, #board > *, #board .space, #board .spot')].map(box)";

/// Picks something up and tries illegal places until a rule refuses one. Returns whether one did.
const PROVOKE_REFUSAL_SCRIPT: &str = "
    const done = arguments[arguments.length - 1];
    (async () => {
        const notice = () => document.getElementById('notice')?.textContent;
        document.querySelector('#board .grip')?.click();
        for (const thing of document.querySelectorAll('#board [data-at]:not(.may)')) {
            thing.click();
            for (let wait = 0; wait < 8 && !notice(); wait += 1) await new Promise(tick => setTimeout(tick, 25));
            if (notice()) return done(['refused']);
        }
        done([]);
    })()";

impl Person {
    async fn boxes(&self) -> Value {
        // All animations have ended.
        tokio::time::sleep(Duration::from_millis(1500)).await;
        self.evaluates(BOXES_SCRIPT, Vec::new()).await
    }
}

#[tokio::test]
async fn nothing_that_appears_moves_the_board() {
    let (mut served, driver) = (Served::start(), Driver::start());
    let sizes = if is_long() { &SIZES[..] } else { &SIZES[..2] };
    for &(width, height, touch) in sizes {
        let window = Window { size: (width, height), touch, ..Window::DESKTOP };
        for game in GAMES {
            let host = Person::comes(&driver, &served, window).await;
            let guest = Person::comes(&driver, &served, Window::DESKTOP).await;
            let table = host.plays_with(&guest, game).await;
            let what = format!("{game} at {width}×{height}");
            let before = host.boxes().await;
            assert!(before.as_array().is_some_and(|boxes| boxes.len() > 10), "{what}: {before}");
            // A refusal.
            assert_eq!(host.waits_for_script(PROVOKE_REFUSAL_SCRIPT).await, ["refused"], "{what}");
            assert!(host.sees("#notice").await, "{what}");
            host.keys(&fantoccini::key::Key::Escape.to_string()).await;
            assert_eq!(host.boxes().await, before, "{what}: a refusal");
            // Another player's question.
            guest.forges(&format!("{table}/ask"), "what=end").await;
            host.waits_for("#question form").await;
            assert_eq!(host.boxes().await, before, "{what}: a question");
            // The list of all moves.
            host.runs("document.querySelector('.moves').open = true").await;
            assert_eq!(host.boxes().await, before, "{what}: the list of moves");
            // A lost connection.
            served.kill();
            host.waits_for("#link").await;
            assert_eq!(host.boxes().await, before, "{what}: no connection");
            served.restart();
            host.waits_until("the connection is back", async || !host.sees("#link").await).await;
        }
        // The curtain between two turns at one device.
        let person = Person::comes(&driver, &served, window).await;
        person.opens_table("kokopelli", &["host", "host"]).await;
        person.waits_for("#curtain form").await;
        let script = "const {x, y, width, height} = document.getElementById('board').getBoundingClientRect();
                      return [x, y, width, height]";
        let before = person.evaluates(script, Vec::new()).await;
        person.clicks("//section[@id='curtain']//button").await;
        person.is_asked().await;
        assert_eq!(person.evaluates(script, Vec::new()).await, before, "the curtain at {width}×{height}");
    }
}
