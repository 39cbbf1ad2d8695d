//! Lessons: the first game of each box with a mistake on the way, and lessons without scripts.

use fantoccini::key::Key;
use serde_json::json;

use super::driver::{Driver, Window};
use super::person::Person;
use crate::served::Served;

/// The first game of Kokopelli, decision by decision.
const KOKOPELLI: [&str; 14] = [
    "open hunter 1a",
    "draw",
    "play tortoise 1d",
    "play paw 2b",
    "play tortoise 1d",
    "play kokopelli 2b",
    "open drummer 1b",
    "exchange",
    "under mother-of-heaven",
    "under warrior",
    "under mother-of-heaven",
    "draw",
    "draw",
    "under snake-dance",
];

/// The first game of Kupferkessel Co.; `on` continues where the story skips.
const KUPFERKESSEL: [&str; 13] = [
    "take c4", "take d2", "take d5", "take e4", "take c1", "on", "take b2", "use", "take c5", "use", "on",
    "take c4", "leave",
];

impl Person {
    /// Decides something in a lesson, or continues where the story skips.
    async fn decides_or_goes_on(&self, decision: &str) {
        if decision != "on" {
            return self.decides(decision).await;
        }
        let before = self.is_asked().await.after;
        self.press("Go on").await;
        self.waits_until("the story goes on", async || self.is_asked().await.after > before).await;
    }
}

async fn learns(person: &Person, game: &str, decisions: &[&str], mistake: &str) {
    person.open("/learn").await;
    person.clicks(&format!("//article[@id='{game}']//a[@href='/learn/{game}/first-game']")).await;
    person.is_asked().await;
    person.evaluates("window.neverReloaded = true", Vec::new()).await;
    person.unfolds_moves().await;
    person.clicks(&format!("//section[@id='offers']//button[@value='{mistake}']")).await;
    // A legal decision that misses the goal is not marked as an error.
    person.waits_for("#banner.bubble.kind").await;
    assert_eq!(person.reads("#notice").await, "");
    assert_eq!(person.is_asked().await.after, 0, "a mistake is not carried out");
    for (number, decision) in decisions.iter().enumerate() {
        person.decides_or_goes_on(decision).await;
        if number == 2 {
            person.pictures(&format!("lesson-{game}")).await;
        }
    }
    person.waits_for("#lesson .reached").await;
    person.pictures(&format!("lesson-over-{game}")).await;
    let praise = person.reads("#lesson .praise").await;
    assert!(praise.contains("You’ve won your first game!"), "{praise}");
    let stayed = person.evaluates("return window.neverReloaded === true", Vec::new()).await;
    assert_eq!(stayed, json!(true), "only the lesson is sent again, not the page");
    // The address contains the progress, so the page can be reloaded.
    person.reload().await;
    person.waits_for("#lesson .reached").await;
    person.open("/learn").await;
    assert_eq!(person.finds(&format!("#{game} .tick")).await, 1, "it is remembered");
    person.has_clean_console().await;
}

#[tokio::test]
async fn the_first_game_of_each_box_is_played_to_its_end() {
    let (served, driver) = (Served::start(), Driver::start());
    let person = Person::comes(&driver, &served, Window::DESKTOP).await;
    learns(&person, "kokopelli", &KOKOPELLI, "draw").await;
    learns(&person, "kupferkessel", &KUPFERKESSEL, "take c2").await;
    person.pictures("learn").await;
}

#[tokio::test]
async fn a_refused_request_leaves_the_lesson_in_place() {
    let (served, driver) = (Served::start(), Driver::start());
    let person = Person::comes(&driver, &served, Window::DESKTOP).await;
    person.open("/learn/kokopelli/first-game").await;
    person.is_asked().await;
    person.unfolds_moves().await;
    person.runs("document.querySelector('#offers input[name=said]').value = 'x'.repeat(100000)").await;
    person.clicks("//section[@id='offers']//button[@value='open hunter 1a']").await;
    person
        .waits_until("the reason is shown", async || person.reads("#notice").await.contains("Send less."))
        .await;
    for one in ["main", "#lesson", "#notice"] {
        assert_eq!(person.finds(one).await, 1, "{one}");
    }
    assert_eq!(person.is_asked().await.after, 0, "and it can go on");
}

#[tokio::test]
async fn without_scripts_a_lesson_can_be_done_and_shown() {
    let (served, driver) = (Served::start(), Driver::start());
    let person = Person::comes(&driver, &served, Window::PLAIN).await;
    person.open("/learn/kokopelli/drummer").await;
    person.unfolds_moves().await;
    person.clicks("//section[@id='offers']//button[@value='draw']").await;
    person.waits_for("#banner.bubble.kind").await;
    person.decides("open drummer 1a").await;
    person.press("Show me").await;
    person.waits_for("#lesson .reached").await;
    person.has_clean_console().await;
}

#[tokio::test]
async fn a_keyboard_decision_in_a_lesson_keeps_the_focus_and_animates() {
    let (served, driver) = (Served::start(), Driver::start());
    let person = Person::comes(&driver, &served, Window::DESKTOP.moving()).await;
    person.open("/learn/kokopelli/first-game").await;
    person.unfolds_moves().await;
    let counted = "
        window.moved = 0;
        new MutationObserver((changes) => changes.forEach(({addedNodes}) => addedNodes.forEach((node) => {
            if (node.matches?.('.films')) window.moved++;
        }))).observe(document.body, {childList: true, subtree: true})";
    person.runs(counted).await;
    for decision in KOKOPELLI {
        let after = person.is_asked().await.after;
        let focus = format!("document.querySelector('#offers button[value=\"{decision}\"]').focus()");
        person.runs(&focus).await;
        person.keys(&Key::Enter.to_string()).await;
        let there = "return document.activeElement.closest('#offers, #banner') !== null";
        let done = async || person.choice().await.is_none_or(|choice| choice.after > after);
        person
            .waits_until(&format!("{decision} is done and the next move has the focus"), async || {
                done().await && person.evaluates(there, Vec::new()).await == true
            })
            .await;
    }
    let moved = person.evaluates("return window.moved", Vec::new()).await;
    assert!(moved.as_u64() > Some(9), "most decisions carry something over the table: {moved}");
    person.keys(&format!("{}{}", Key::Tab, Key::Enter)).await;
    person
        .waits_until("something else is open", async || person.path().await != "/learn/kokopelli/first-game")
        .await;
    person.has_clean_console().await;
}

/// Returns the highlighted things, and the opacity of the rest of the board.
const HIGHLIGHT_SCRIPT: &str = "
    const lit = [...document.querySelectorAll('#board .meant')].map((thing) => thing.dataset.at).sort();
    const dim = [...document.querySelectorAll('#board [data-at]')].filter((thing) => thing.closest('.dim'));
    return [lit.join(' '), dim.length, dim.filter((thing) => thing.matches('.meant')).length]";

#[tokio::test]
async fn a_lesson_highlights_its_subject_and_dims_the_rest() {
    let (served, driver) = (Served::start(), Driver::start());
    let person = Person::comes(&driver, &served, Window::DESKTOP).await;
    person.open("/learn/kokopelli/first-game").await;
    person.waits_for("#board .meant").await;
    let seen = person.evaluates(HIGHLIGHT_SCRIPT, Vec::new()).await;
    assert_eq!(seen[0], "1a 1b 1c 1e hand-hunter", "{seen}");
    assert!(
        seen[1].as_u64() > Some(5) && seen[2] == 0,
        "everything else is dimmed, and nothing that is meant: {seen}"
    );
    person.waits_for(".pointer.points").await;
    // The pointing hand disappears after the first click.
    person.clicks("//*[@data-at='hand-hunter']").await;
    person.waits_until("the hand is gone", async || !person.sees(".pointer.points").await).await;
    person.clicks("//*[@data-at='1a']").await;
    person
        .waits_until("the next step is lit", async || {
            person.evaluates(HIGHLIGHT_SCRIPT, Vec::new()).await[0]
                .as_str()
                .is_some_and(|lit| lit.contains("pile"))
        })
        .await;
    // An exercise gives no help until asked.
    person.open("/learn/kokopelli/joker").await;
    person.is_asked().await;
    assert_eq!(person.finds("#board .meant").await, 0);
    person.follow("A hint").await;
    person.waits_for("#board .meant").await;
    person.has_clean_console().await;
}

#[tokio::test]
async fn show_me_puts_no_other_button_under_the_resting_mouse() {
    let (served, driver) = (Served::start(), Driver::start());
    let person = Person::comes(&driver, &served, Window::DESKTOP).await;
    let under = "
        const {x, y, width, height} = document.getElementById('show').getBoundingClientRect();
        window.rest ??= [x + width / 2, y + height / 2];
        const there = document.elementFromPoint(...window.rest)?.closest('button, a');
        return there ? there.id || there.textContent : 'nothing'";
    for game in ["kokopelli", "kupferkessel"] {
        person.open(&format!("/learn/{game}/first-game")).await;
        for _ in 0..5 {
            let before = person.is_asked().await.after;
            assert_eq!(person.evaluates(under, Vec::new()).await, "show", "{game} after {before}");
            if person.sees("#show:disabled").await {
                person.press("Go on").await;
            } else {
                person.press("Show me").await;
            }
            person.waits_until("it is shown", async || person.is_asked().await.after > before).await;
        }
        assert_eq!(person.evaluates(under, Vec::new()).await, "show");
    }
}

#[tokio::test]
async fn a_hint_puts_no_other_button_under_the_resting_mouse() {
    let (served, driver) = (Served::start(), Driver::start());
    let person = Person::comes(&driver, &served, Window::DESKTOP).await;
    person.open("/learn/kokopelli/joker").await;
    person.is_asked().await;
    let rest = "
        const {x, y, width, height} = document.getElementById('point').getBoundingClientRect();
        window.rest ??= [x + width / 2, y + height / 2];
        return document.elementFromPoint(...window.rest)?.closest('button, a')?.id ?? 'nothing'";
    assert_eq!(person.evaluates(rest, Vec::new()).await, "point");
    person.follow("A hint").await;
    person.waits_for("#board .meant").await;
    assert_eq!(person.evaluates(rest, Vec::new()).await, "point");
    assert!(!person.sees("#point[href]").await, "it is given once");
}
