//! Invariants of every page: a clean console, and nothing wider than the window.

use hearth_testkit::is_long;
use serde_json::json;

use super::driver::{Driver, Window};
use super::person::Person;
use crate::served::Served;

const WINDOWS: [(&str, Window); 2] = [("desktop", Window::DESKTOP), ("phone", Window::PHONE)];

/// Checks the current page.
async fn fits(person: &Person, name: &str) {
    person.pictures(name).await;
    assert!(person.overflow().await <= 0, "{name} is wider than the window");
    person.has_clean_console().await;
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
            person.press("More").await;
            person.press("Resign").await;
            person.clicks("//dialog[@id='sure']//button[@value='yes']").await;
            person.waits_until("the game is over", async || person.sees_the_end().await).await;
            fits(&person, &format!("given-up-{game}-{device}")).await;
            person.follow("Replay the game").await;
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

/// Returns the number of cards with a description for their large view, and four findings.
///
/// The findings are: more than five cards, a hand within the board, cards not 5 to 7, parts that overflow a
/// card.
const CARD_OVERFLOW_SCRIPT: &str = "
    const box = thing => thing.getBoundingClientRect();
    const cards = [...document.querySelectorAll('#board .card')];
    const told = cards.filter(card => card.closest('[data-as], [data-does]'));
    const fits = box(document.querySelector('#hand')).bottom <= box(document.querySelector('#board')).bottom + 1;
    const stretched = cards.filter(card => Math.abs(card.offsetHeight / card.offsetWidth - 1.4) > 0.03);
    const words = part => { const range = document.createRange(); range.selectNodeContents(part); return range.getBoundingClientRect(); };
    const out = (card, {left, top, right, bottom}) => { const all = box(card);
        return left < all.left - 2 || right > all.right + 2 || top < all.top - 2 || bottom > all.bottom + 2; };
    const parts = cards.flatMap(card => [['foot', box(card.querySelector('.plaque'))], ['name', words(card.querySelector('.name'))]]
        .filter(([, place]) => out(card, place)).map(([part]) => `${card.className}: ${part}`));
    return [told.length, [cards.length > 5, fits, stretched.map(card => card.className), parts]]";

#[tokio::test]
async fn card_contents_do_not_overflow_in_a_low_window() {
    let (served, driver) = (Served::start(), Driver::start());
    let low = Window { size: (1280, 600), ..Window::DESKTOP };
    let person = Person::comes(&driver, &served, low).await;
    for language in ["en", "fr", "de", "pl"] {
        person.speaks(language).await;
        let mut telling = 0;
        for lesson in ["sun", "snake-dance", "spider-woman", "mother-of-heaven"] {
            person.open(&format!("/learn/kokopelli/{lesson}")).await;
            person.pictures(&format!("low-{lesson}-{language}")).await;
            let seen = person.evaluates(CARD_OVERFLOW_SCRIPT, Vec::new()).await;
            assert_eq!(seen[1], json!([true, true, [], []]), "{lesson} in {language}");
            telling += seen[0].as_u64().expect("a number");
        }
        assert!(telling > 3, "{telling} cards tell in {language} what they do");
    }
}

/// Returns the number of playable things, and those that are covered or outside the window.
const UNREACHABLE_SCRIPT: &str = "
    const wanted = [...document.querySelectorAll('#board .may, #actions button')].filter(thing => thing.checkVisibility());
    const points = ({left, top, width, height}) => [0.5, 0.25, 0.12].flatMap(x => [0.5, 0.2].map(y => [left + x * width, top + y * height]));
    // The buttons of a question may cover the thing that it is about.
    const answers = (thing, seen) => thing.contains(seen) || seen?.closest('.prompt');
    const reached = thing => points(thing.getBoundingClientRect()).some(([x, y]) => answers(thing, document.elementFromPoint(x, y)));
    return [wanted.length, wanted.filter(thing => !reached(thing)).map(thing => thing.dataset.at ?? thing.textContent)]";

#[tokio::test]
async fn every_playable_thing_is_reachable_in_every_window() {
    let (served, driver) = (Served::start(), Driver::start());
    let sizes = [(844, 390), (360, 640), (1280, 720), (640, 360), (1024, 768), (390, 844)];
    for size in &sizes[..if is_long() { sizes.len() } else { 3 }] {
        let size = *size;
        let window = Window { size, touch: size.0 < 1000, ..Window::DESKTOP };
        let person = Person::comes(&driver, &served, window).await;
        person.forges("/me/settings", "sounds=off").await;
        person.runs("for (const game of ['kokopelli', 'kupferkessel']) localStorage.setItem(`coached-${game}`, 'yes')").await;
        for (game, seats) in [
            ("kokopelli", &["host", "beginner", "beginner", "beginner"][..]),
            ("kupferkessel", &["host", "beginner", "beginner"]),
        ] {
            person.opens_table(game, seats).await;
            for _ in 0..3 {
                let after = person.is_asked().await.after;
                let seen = person.evaluates(UNREACHABLE_SCRIPT, Vec::new()).await;
                assert!(seen[0].as_u64().is_some_and(|wanted| wanted > 2), "{game} {size:?}: {seen}");
                assert_eq!(seen[1], json!([]), "{game} {size:?}");
                // The list of moves stays folded; unfolded, it covers the table.
                person.runs("document.querySelector('#offers button[name=decision]').click()").await;
                person
                    .waits_until("they are asked again", async || {
                        person.choice().await.is_some_and(|next| next.after > after)
                    })
                    .await;
            }
        }
    }
}
