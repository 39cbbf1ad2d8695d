//! What must hold on every page: nothing to complain about in the console, nothing that sticks out of the window.

use serde_json::json;

use super::driver::{Driver, Window};
use super::person::Person;
use crate::served::Served;

const WINDOWS: [(&str, Window); 2] = [("desktop", Window::DESKTOP), ("phone", Window::PHONE)];

/// Looks at the page he is on.
async fn fits(person: &Person, name: &str) {
    person.pictures(name).await;
    assert!(person.overhang().await <= 0, "{name} is wider than the window");
    person.is_content().await;
}

#[tokio::test]
async fn every_page_fits_and_leaves_the_console_empty() {
    let (served, driver) = (Served::start(), Driver::start());
    for (device, window) in WINDOWS {
        let person = Person::comes(&driver, &served, window).await;
        fits(&person, &format!("home-{device}")).await;
        for game in ["kokopelli", "kupferkessel"] {
            for page in ["new", "rules"] {
                person.open(&format!("/{page}/{game}")).await;
                fits(&person, &format!("{page}-{game}-{device}")).await;
            }
            person.opens_table(game, &["host", "guest"]).await;
            fits(&person, &format!("gathering-{game}-{device}")).await;
            person.opens_table(game, &["host", "beginner"]).await;
            for _ in 0..5 {
                person.decides_anything().await;
            }
            person.is_asked().await;
            fits(&person, &format!("running-{game}-{device}")).await;
            person.unfold("More").await;
            person.press("Resign").await;
            person.confirms().await;
            person.waits_until("the game is over", async || person.sees_the_end().await).await;
            fits(&person, &format!("given-up-{game}-{device}")).await;
            person.follow("Look at the game again").await;
            person.waits_for(".replay").await;
            fits(&person, &format!("replay-{game}-{device}")).await;
        }
        person.open("/learn").await;
        fits(&person, &format!("learn-{device}")).await;
        for lesson in ["kokopelli/reach", "kupferkessel/hat"] {
            person.open(&format!("/learn/{lesson}")).await;
            fits(&person, &format!("lesson-{}-{device}", lesson.replace('/', "-"))).await;
        }
        person.open("/me").await;
        fits(&person, &format!("me-{device}")).await;
        for page in ["/", "/lobby"] {
            person.open(page).await;
            fits(&person, &format!("return{}-{device}", page.replace('/', "-"))).await;
        }
    }
}

/// How many of the own ceremonies tell what they do: where there is no room for it, it stands in a column that is cut off. Then, whether
/// there is much to see, whether the hand is whole, and what sticks out of a ceremony or a card.
const STICKS_OUT: &str = "
    const box = thing => thing.getBoundingClientRect();
    const cards = [...document.querySelectorAll('#board :is(.space[data-card], .card)')];
    const cut = (card, part) => part.matches('.space > .does') && box(part).left > box(card).right - 4;
    const told = [...document.querySelectorAll('#village .does')].filter(part => !cut(part.parentElement, part));
    const parts = cards.flatMap(card => [...card.children].map(part => ({card, part})))
        .filter(({card, part}) => part.checkVisibility() && getComputedStyle(part).position !== 'absolute' && !cut(card, part));
    const fits = box(document.querySelector('#hand')).bottom <= box(document.querySelector('#board')).bottom;
    return [told.length, [cards.length > 5, fits, parts.filter(({card, part}) =>
        box(part).top < box(card).top || box(part).bottom > box(card).bottom || box(part).right > box(card).right + 1)
        .map(({card, part}) => `${card.dataset.card}: ${part.className}`)]]";

#[tokio::test]
async fn what_stands_on_a_card_stays_on_it_in_a_low_window() {
    let (served, driver) = (Served::start(), Driver::start());
    let low = Window { size: (1280, 600), ..Window::DESKTOP };
    let person = Person::comes(&driver, &served, low).await;
    for language in ["en", "fr", "de", "pl"] {
        person.speaks(language).await;
        let mut telling = 0;
        for lesson in ["sun", "snake-dance", "spider-woman", "mother-of-heaven"] {
            person.open(&format!("/learn/kokopelli/{lesson}")).await;
            person.pictures(&format!("low-{lesson}-{language}")).await;
            let seen = person.looks(STICKS_OUT, Vec::new()).await;
            assert_eq!(seen[1], json!([true, true, []]), "{lesson} in {language}");
            telling += seen[0].as_u64().expect("a number");
        }
        assert!(telling > 3, "{telling} ceremonies tell in {language} what they do");
    }
}
