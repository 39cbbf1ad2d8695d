//! Direct manipulation: two clicks in any order, a drag, and refusals with a reason.

use std::time::Duration;

use fantoccini::key::Key;
use serde_json::json;

use super::driver::{Driver, Window};
use super::person::Person;
use crate::served::Served;

/// Returns the first offer that needs two places, with its places.
const TWO_PLACES_SCRIPT: &str = "
    const button = [...document.querySelectorAll('#offers button[data-touches]')]
        .find(button => button.dataset.touches.split(' ').length === 2);
    return button && [button.value, ...button.dataset.touches.split(' ')]";

/// Returns an uncovered point of a place.
const POINT_SCRIPT: &str = "
    const thing = document.querySelector(`#board [data-at='${arguments[0]}']`);
    const { left, top, width, height } = thing.getBoundingClientRect();
    const points = [0.5, 0.25, 0.12].flatMap(x => [0.5, 0.25].map(y => [left + x * width, top + y * height]));
    return points.find(([x, y]) => thing.contains(document.elementFromPoint(x, y)))";

impl Person {
    /// Touches a place at a visible point, since cards of a hand overlap.
    async fn touches(&self, place: &str) {
        let point = self.evaluates(POINT_SCRIPT, vec![json!(place)]).await;
        let [x, y]: [f64; 2] = serde_json::from_value(point).expect("a part of it is seen");
        self.clicks_at(x, y).await;
    }

    async fn two_places(&self) -> [String; 3] {
        self.is_asked().await;
        serde_json::from_value(self.evaluates(TWO_PLACES_SCRIPT, Vec::new()).await)
            .expect("a card can be laid somewhere")
    }

    async fn sees_done(&self, after: u64) {
        let decided = async || self.choice().await.is_none_or(|choice| choice.after > after);
        self.waits_until("it is done", decided).await;
    }
}

#[tokio::test]
async fn a_card_and_its_place_are_touched_in_any_order() {
    let (served, driver) = (Served::start(), Driver::start());
    for window in [Window::DESKTOP, Window::PHONE] {
        let person = Person::comes(&driver, &served, window).await;
        person.opens_table("kokopelli", &["host", "beginner"]).await;
        for turned in [false, true] {
            let after = person.is_asked().await.after;
            let [decision, card, space] = person.two_places().await;
            let (first, second) = if turned { (&space, &card) } else { (&card, &space) };
            person.touches(first).await;
            person.waits_for(&format!("#board .chosen[data-at='{first}']")).await;
            assert!(person.sees(&format!("#board .target[data-at='{second}']")).await, "{decision}");
            person.touches(second).await;
            person.sees_done(after).await;
        }
        person.has_clean_console().await;
    }
}

/// Returns the places of all offers, and the buttons on the table, both in order.
const PLACES_SCRIPT: &str = "
    const offers = [...document.querySelectorAll('#offers button[data-touches]')];
    const lies = place => document.querySelector(`#board [data-at=\"${place}\"]`);
    const touched = offers.flatMap(button => button.dataset.touches.split(' ')).filter(lies);
    const buttons = [...document.querySelectorAll('#board [data-at][role=button][tabindex=\"0\"]')];
    const focused = document.querySelectorAll('#board [data-at][tabindex]').length;
    const pictures = document.querySelectorAll('#board [data-at][role=img]').length;
    return [[...new Set(touched)].sort(), buttons.map(thing => thing.dataset.at).sort(), focused, pictures]";

#[tokio::test]
async fn exactly_the_places_of_offers_are_buttons() {
    let (served, driver) = (Served::start(), Driver::start());
    for game in ["kokopelli", "kupferkessel"] {
        let person = Person::comes(&driver, &served, Window::DESKTOP).await;
        let other = Person::comes(&driver, &served, Window::DESKTOP).await;
        let table = person.opens_table(game, &["host", "guest"]).await;
        other.open(&table).await;
        other.press("Sit down").await;
        person.waits_for("#board > *").await;
        let mut buttons_seen = 0;
        for _ in 0..6 {
            let asked = async || person.choice().await.is_some() || other.choice().await.is_some();
            person.waits_until("moves are offered", asked).await;
            let decider = if person.choice().await.is_some() { &person } else { &other };
            for looks in [&person, &other] {
                let seen = looks.evaluates(PLACES_SCRIPT, Vec::new()).await;
                let (touched, buttons, focused, pictures): (Vec<String>, Vec<String>, usize, usize) =
                    serde_json::from_value(seen).expect("places");
                assert_eq!(touched, buttons, "{game}");
                assert_eq!(focused, buttons.len(), "{game}: only buttons are reached by the keyboard");
                assert!(pictures > 0 || game != "kokopelli", "what is drawn as a picture stays one");
                buttons_seen += buttons.len();
            }
            let after = decider.is_asked().await.after;
            decider.decides_anything().await;
            decider.sees_done(after).await;
        }
        assert!(buttons_seen > 12, "{game}: {buttons_seen}");
    }
}

#[tokio::test]
async fn a_card_is_dragged_to_its_place() {
    let (served, driver) = (Served::start(), Driver::start());
    let person = Person::comes(&driver, &served, Window::DESKTOP).await;
    person.opens_table("kokopelli", &["host", "beginner"]).await;
    let after = person.is_asked().await.after;
    let [_, card, space] = person.two_places().await;
    let at = |place: &str| format!("#board [data-at='{place}']");
    person.drags(&at(&card), &at(&space)).await;
    person.sees_done(after).await;
    assert!(!person.sees("#board .drag").await, "nothing is left behind");
    person.has_clean_console().await;
}

/// Starts to drag a card, and returns the distance of its centre from the pointer.
const DRAG_SCRIPT: &str = "
    const card = document.querySelector('#hand .grip');
    const { left, top, width, height } = card.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const moves = (kind, x, y) =>
        card.dispatchEvent(new PointerEvent(kind, { bubbles: true, clientX: x, clientY: y, buttons: 1 }));
    moves('pointerdown', x, y);
    moves('pointermove', x - 90, y - 120);
    const ghost = document.querySelector('#board .drag').getBoundingClientRect();
    moves('pointercancel', 0, 0);
    return Math.hypot(ghost.left + ghost.width / 2 - (x - 90), ghost.top + ghost.height / 2 - (y - 120))";

#[tokio::test]
async fn a_large_card_too_is_dragged_where_the_pointer_is() {
    let (served, driver) = (Served::start(), Driver::start());
    let person = Person::comes(&driver, &served, Window::DESKTOP).await;
    person.forges("/me/settings", "large=on").await;
    person.opens_table("kokopelli", &["host", "beginner"]).await;
    person.is_asked().await;
    let far = person.evaluates(DRAG_SCRIPT, Vec::new()).await.as_f64().expect("a card is dragged");
    assert!(far < 12., "{far}");
    person.has_clean_console().await;
}

#[tokio::test]
async fn one_touch_is_asked_once_and_then_done() {
    let (served, driver) = (Served::start(), Driver::start());
    let person = Person::comes(&driver, &served, Window::DESKTOP).await;
    person.opens_table("kokopelli", &["host", "beginner"]).await;
    let choice = person.is_asked().await;
    let script = "return document.querySelector('#offers button[value=draw]').dataset.touches";
    let place = person.evaluates(script, Vec::new()).await.as_str().expect("one can draw").to_owned();
    person.touches(&place).await;
    person.waits_for(&format!("#board .chosen[data-at='{place}']")).await;
    assert_eq!(person.is_asked().await.after, choice.after, "nothing is decided yet");
    person.touches(&place).await;
    person.sees_done(choice.after).await;
}

#[tokio::test]
async fn an_illegal_touch_is_refused_with_its_rule() {
    let (served, driver) = (Served::start(), Driver::start());
    let person = Person::comes(&driver, &served, Window::DESKTOP).await;
    person.opens_table("kokopelli", &["host", "beginner"]).await;
    let [_, card, _] = person.two_places().await;
    person.touches(&card).await;
    // Nothing can be placed in the middle of the neighbour's village.
    person.touches("2b").await;
    person.waits_for("#notice a[href^='/rules/kokopelli#K']").await;
    let refused = person.reads("#notice").await;
    assert!(refused.contains("2b"), "{refused}");
    assert_eq!(person.finds(&format!("#board .chosen[data-at='{card}']")).await, 1, "the card stays chosen");
}

/// Points at the first card of a hand that is shown large, and returns the text of its tile.
const POINT_AT_CARD_SCRIPT: &str = "
    const card = document.querySelector('#hand [data-as]');
    for (const kind of arguments[0]) card.dispatchEvent(new PointerEvent(kind, {bubbles: true, pointerType: 'mouse'}));
    const tile = document.querySelector(`#board [data-at=\"${card.dataset.as}\"]`);
    return [tile.dataset.name, tile.dataset.does]";

/// Points at something.
const POINT_AT_SCRIPT: &str = "document.querySelector(arguments[0])
    .dispatchEvent(new PointerEvent('pointerover', {bubbles: true, pointerType: 'mouse'}))";

#[tokio::test]
async fn pointing_at_a_card_shows_it_large_with_the_text_of_its_tile() {
    let (served, driver) = (Served::start(), Driver::start());
    let person = Person::comes(&driver, &served, Window::DESKTOP).await;
    person.opens_table("kokopelli", &["host", "beginner"]).await;
    person.is_asked().await;
    // The mouse rests where it pressed, and something appears under it.
    person.evaluates(POINT_AT_CARD_SCRIPT, vec![json!(["pointerdown", "pointerover"])]).await;
    tokio::time::sleep(Duration::from_millis(900)).await;
    let shown = person.evaluates("return document.querySelector('#large:popover-open') !== null", Vec::new());
    assert_eq!(shown.await, json!(false), "nobody pointed at it");
    let words = person.evaluates(POINT_AT_CARD_SCRIPT, vec![json!(["pointerover", "pointermove"])]).await;
    let [name, does]: [String; 2] = serde_json::from_value(words).expect("a name and what it does");
    person.waits_for("#large:popover-open").await;
    assert_eq!([person.reads("#large strong").await, person.reads("#large p").await], [name, does]);
    // The large card takes no clicks from things below it, and disappears when the pointer leaves.
    let clicks = "return getComputedStyle(document.getElementById('large')).pointerEvents";
    assert_eq!(person.evaluates(clicks, Vec::new()).await, "none");
    person.evaluates(POINT_AT_SCRIPT, vec![json!("#told")]).await;
    let open = async || person.sees("#large:popover-open").await;
    person.waits_until("it is gone", async || !open().await).await;
    person.has_clean_console().await;
}

#[tokio::test]
async fn a_refusal_disappears_on_release() {
    let (served, driver) = (Served::start(), Driver::start());
    let person = Person::comes(&driver, &served, Window::DESKTOP).await;
    person.opens_table("kokopelli", &["host", "beginner"]).await;
    let [_, card, _] = person.two_places().await;
    let refused = async || !person.reads("#notice").await.is_empty();
    for lets_go in ["Escape", "again", "elsewhere"] {
        person.touches(&card).await;
        person.touches("2b").await;
        person.waits_until("it is refused", refused).await;
        match lets_go {
            "Escape" => person.keys(&Key::Escape.to_string()).await,
            "again" => person.touches(&card).await,
            _ => person.clicks("//*[@id='banner']").await,
        }
        person.waits_until(lets_go, async || !refused().await).await;
        assert_eq!(person.finds("#board .chosen").await, 0, "{lets_go}");
    }
    person.has_clean_console().await;
}

#[tokio::test]
async fn switching_between_a_card_and_the_pile_is_not_refused() {
    let (served, driver) = (Served::start(), Driver::start());
    let person = Person::comes(&driver, &served, Window::DESKTOP).await;
    person.opens_table("kokopelli", &["host", "beginner"]).await;
    let [_, card, _] = person.two_places().await;
    for place in [card.as_str(), "pile-1", card.as_str()] {
        person.touches(place).await;
        person.waits_for(&format!("#board .chosen[data-at='{place}']")).await;
        assert_eq!(person.finds("#board .chosen").await, 1, "{place}");
        assert_eq!(person.reads("#notice").await, "", "{place}");
    }
    person.has_clean_console().await;
}

#[tokio::test]
async fn a_second_press_takes_a_card_of_the_line() {
    let (served, driver) = (Served::start(), Driver::start());
    let person = Person::comes(&driver, &served, Window::DESKTOP).await;
    person.opens_table("kupferkessel", &["host", "beginner"]).await;
    let after = person.is_asked().await.after;
    let [_, card, _] = person.two_places().await;
    person.touches(&card).await;
    person.waits_for(&format!("#board .chosen[data-at='{card}']")).await;
    person.touches(&card).await;
    person.sees_done(after).await;
}
