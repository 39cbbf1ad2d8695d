//! Visibility with forced colours, with keyboard focus and on paper.

use fantoccini::key::Key;
use serde_json::json;

use super::driver::{Driver, Window};
use super::person::Person;
use crate::served::Served;

#[tokio::test]
async fn full_and_empty_beads_differ_with_forced_colours() {
    let (served, driver) = (Served::start(), Driver::start());
    let person = Person::comes(&driver, &served, Window::DESKTOP).await;
    person.prefers("forced-colors", "active").await;
    person.open("/learn/kokopelli/finishing").await;
    let grounds = "return ['#board .beads .on', '#board .beads i:not(.on)'].map(what => getComputedStyle(document.querySelector(what)).backgroundColor)";
    let [full, empty]: [String; 2] =
        serde_json::from_value(person.evaluates(grounds, Vec::new()).await).expect("two colours");
    assert_ne!(full, empty);
}

#[tokio::test]
async fn only_the_focused_element_has_the_focus_outline() {
    let (served, driver) = (Served::start(), Driver::start());
    let person = Person::comes(&driver, &served, Window::DESKTOP).await;
    for game in ["kokopelli", "kupferkessel"] {
        person.open(&format!("/learn/{game}/first-game")).await;
        person.is_asked().await;
        person.runs("document.querySelector('#board .may').focus()").await;
        person.keys(&Key::Right.to_string()).await;
        let outlines = "
            const outline = thing => { const {outlineStyle, outlineWidth, outlineColor} = getComputedStyle(thing);
                return [outlineStyle, outlineWidth, outlineColor].join(' '); };
            const other = [...document.querySelectorAll('#board .may')].find(thing => thing !== document.activeElement);
            return [document.activeElement.matches('#board .may'), outline(document.activeElement), outline(other)]";
        let seen = person.evaluates(outlines, Vec::new()).await;
        let (on_board, focused, other): (bool, String, String) =
            serde_json::from_value(seen).expect("outlines");
        assert!(on_board && focused.starts_with("solid") && focused != other, "{game}: {focused} / {other}");
    }
}

#[tokio::test]
async fn print_uses_dark_text_in_every_colour_scheme() {
    let (served, driver) = (Served::start(), Driver::start());
    let person = Person::comes(&driver, &served, Window::DESKTOP).await;
    person.forges("/me/settings", "theme=dark").await;
    for page in ["/rules/kokopelli/aid", "/rules/kupferkessel/aid", "/rules/kokopelli", "/rules/kupferkessel"]
    {
        person.open(page).await;
        person.prints().await;
        let schemes = "return [...document.querySelectorAll('html, .table')].map(thing => getComputedStyle(thing).colorScheme)";
        let schemes: Vec<String> =
            serde_json::from_value(person.evaluates(schemes, Vec::new()).await).expect("schemes");
        assert!(schemes.len() > 1 && schemes.iter().all(|scheme| scheme == "light"), "{page}: {schemes:?}");
        let ink = "return getComputedStyle(document.querySelector('.table')).color.match(/\\d+/g).every(part => part < 80)";
        assert_eq!(person.evaluates(ink, Vec::new()).await, json!(true), "{page}");
    }
}

/// Returns the distance between two elements that are beside or below each other.
const DISTANCE_SCRIPT: &str = "
    const [one, other] = [...arguments].map(selector => document.querySelector(selector).getBoundingClientRect());
    return Math.max(other.left - one.right, other.top - one.bottom)";

#[tokio::test]
async fn buttons_keep_a_distance_to_the_text_before_them() {
    let (served, driver) = (Served::start(), Driver::start());
    for window in [Window::DESKTOP, Window::PHONE] {
        let person = Person::comes(&driver, &served, window).await;
        let apart = async |one: &str, other: &str| {
            person
                .evaluates(DISTANCE_SCRIPT, vec![json!(one), json!(other)])
                .await
                .as_f64()
                .expect("both are there")
        };
        assert!(apart(".languages select", ".languages button").await >= 4.);
        person.open("/new/kokopelli").await;
        assert!(apart(".languages select", ".languages button").await >= 4.);
    }
}

#[tokio::test]
async fn declining_a_reserved_seat_is_hard_to_do_by_mistake() {
    let (served, driver) = (Served::start(), Driver::start());
    let host = Person::comes(&driver, &served, Window::DESKTOP).await;
    let guest = Person::comes(&driver, &served, Window::PHONE).await;
    let table = host.plays_with(&guest, "kokopelli").await;
    guest.forges(&format!("{table}/resign"), "").await;
    host.waits_until("the game is over", async || host.sees_the_end().await).await;
    host.press("Rematch").await;
    host.waits_until("another table is open", async || host.path().await != table).await;
    guest.open(&host.path().await).await;
    guest.waits_for("#place form[action$='/rise']").await;
    guest.pictures("kept-seat-phone").await;
    let (sit, decline) = ("#place form[action$='/sit'] button", "#place form[action$='/rise'] button");
    let apart = guest.evaluates(DISTANCE_SCRIPT, vec![json!(sit), json!(decline)]).await;
    assert!(apart.as_f64() >= Some(6.), "{apart}");
}

/// Returns the elements that the focus ring covers, but not the focused element itself.
const COVERED_BY_RING_SCRIPT: &str = "
    const thing = document.querySelector(arguments[0]);
    const ringed = [thing, thing.parentElement].find(thing => getComputedStyle(thing).outlineStyle !== 'none');
    if (!ringed) return ['there is no ring'];
    const { outlineOffset, outlineWidth } = getComputedStyle(ringed);
    const own = ringed.getBoundingClientRect();
    const reaches = (other, far) => {
        const { left, top, right, bottom } = other.getBoundingClientRect();
        return Math.max(own.left - far, left) < Math.min(own.right + far, right)
            && Math.max(own.top - far, top) < Math.min(own.bottom + far, bottom);
    };
    const far = parseFloat(outlineOffset) + parseFloat(outlineWidth);
    const others = [...ringed.parentElement.children].filter(other => other !== ringed && other.checkVisibility());
    return others.filter(other => reaches(other, far) && !reaches(other, 0)).map(other => other.id || other.className)";

#[tokio::test]
async fn a_ring_around_a_part_covers_nothing_beside_it() {
    let (served, driver) = (Served::start(), Driver::start());
    for (device, window) in [("desktop", Window::DESKTOP), ("phone", Window::PHONE)] {
        let person = Person::comes(&driver, &served, window).await;
        person.opens_table("kokopelli", &["host", "beginner"]).await;
        person.is_asked().await;
        person.decides_anything().await;
        person.is_asked().await;
        person.keys(&Key::Tab.to_string()).await;
        for part in ["#banner", "#offers"] {
            person.runs(&format!("document.querySelector('{part}').focus()")).await;
            person.pictures(&format!("ring{}-{device}", part.replace('#', "-"))).await;
            assert!(person.sees(&format!("{part}:focus-visible")).await, "{part}");
            let covered = person.evaluates(COVERED_BY_RING_SCRIPT, vec![json!(part)]).await;
            assert_eq!(covered, json!([]), "{part}");
        }
    }
}
