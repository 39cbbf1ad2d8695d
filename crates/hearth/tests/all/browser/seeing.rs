//! What is seen by who forces colours, plays by keyboard or prints.

use fantoccini::key::Key;
use serde_json::json;

use super::driver::{Driver, Window};
use super::person::Person;
use crate::served::Served;

#[tokio::test]
async fn where_colours_are_forced_full_and_empty_pips_differ() {
    let (served, driver) = (Served::start(), Driver::start());
    let person = Person::comes(&driver, &served, Window::DESKTOP).await;
    person.prefers("forced-colors", "active").await;
    person.open("/learn/kokopelli/finishing").await;
    let grounds = "return ['.pips .on', 'body'].map(what => getComputedStyle(document.querySelector(what)).backgroundColor)";
    let [full, page]: [String; 2] =
        serde_json::from_value(person.looks(grounds, Vec::new()).await).expect("two colours");
    assert_ne!(full, page);
}

#[tokio::test]
async fn what_has_the_focus_is_outlined_as_nothing_else_is() {
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
        let seen = person.looks(outlines, Vec::new()).await;
        let (on_board, focused, other): (bool, String, String) =
            serde_json::from_value(seen).expect("outlines");
        assert!(on_board && focused.starts_with("solid") && focused != other, "{game}: {focused} / {other}");
    }
}

#[tokio::test]
async fn paper_is_printed_on_in_dark_letters_whatever_colours_were_chosen() {
    let (served, driver) = (Served::start(), Driver::start());
    let person = Person::comes(&driver, &served, Window::DESKTOP).await;
    person.forges("/me/settings", "theme=dark").await;
    for page in ["/rules/kokopelli/aid", "/rules/kupferkessel/aid", "/rules/kokopelli", "/rules/kupferkessel"]
    {
        person.open(page).await;
        person.prints().await;
        let schemes = "return [...document.querySelectorAll('html, .table')].map(thing => getComputedStyle(thing).colorScheme)";
        let schemes: Vec<String> =
            serde_json::from_value(person.looks(schemes, Vec::new()).await).expect("schemes");
        assert!(schemes.len() > 1 && schemes.iter().all(|scheme| scheme == "light"), "{page}: {schemes:?}");
        let ink = "return getComputedStyle(document.querySelector('.table')).color.match(/\\d+/g).every(part => part < 80)";
        assert_eq!(person.looks(ink, Vec::new()).await, json!(true), "{page}");
    }
}
