//! To learn: the first game of each box by clicking, with a mistake on the way; and without scripts.

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

/// The first game of Kupferkessel Co.; `on` goes on where the story leaps.
const KUPFERKESSEL: [&str; 13] = [
    "take c4", "take d2", "take d5", "take e4", "take c1", "on", "take b2", "use", "take c5", "use", "on",
    "take c4", "leave",
];

async fn learns(person: &Person, game: &str, decisions: &[&str], mistake: &str) {
    person.open("/learn").await;
    person.clicks(&format!("//article[@id='{game}']//a[@href='/learn/{game}/first-game']")).await;
    person.is_asked().await;
    person.looks("window.neverReloaded = true", Vec::new()).await;
    person.clicks(&format!("//section[@id='offers']//button[@value='{mistake}']")).await;
    person.waits_until("the mistake is explained", async || !person.reads("#notice").await.is_empty()).await;
    assert_eq!(person.is_asked().await.after, 0, "a mistake is not carried out");
    for (number, decision) in decisions.iter().enumerate() {
        person.decides(decision).await;
        if number == 2 {
            person.pictures(&format!("lesson-{game}")).await;
        }
    }
    person.waits_for("#lesson .reached").await;
    person.pictures(&format!("lesson-over-{game}")).await;
    let praise = person.reads("#lesson .praise").await;
    assert!(praise.contains("You have won your first game!"), "{praise}");
    let stayed = person.looks("return window.neverReloaded === true", Vec::new()).await;
    assert_eq!(stayed, json!(true), "only the lesson is sent again, not the page");
    // The address says where one is: the page can be loaded again.
    person.reload().await;
    person.waits_for("#lesson .reached").await;
    person.open("/learn").await;
    assert_eq!(person.finds(&format!("#{game} .tick")).await, 1, "it is remembered");
    person.is_content().await;
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
async fn what_is_refused_before_it_comes_to_a_lesson_leaves_the_lesson_there() {
    let (served, driver) = (Served::start(), Driver::start());
    let person = Person::comes(&driver, &served, Window::DESKTOP).await;
    person.open("/learn/kokopelli/first-game").await;
    person.is_asked().await;
    person.runs("document.querySelector('#offers input[name=said]').value = 'x'.repeat(100000)").await;
    person.clicks("//section[@id='offers']//button[@value='open hunter 1a']").await;
    person.waits_until("he is told why", async || person.reads("#notice").await.contains("Send less.")).await;
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
    person.clicks("//section[@id='offers']//button[@value='draw']").await;
    person.waits_until("the mistake is explained", async || !person.reads("#notice").await.is_empty()).await;
    person.decides("open drummer 1a").await;
    person.press("Show me").await;
    person.waits_for("#lesson .reached").await;
    person.is_content().await;
}

#[tokio::test]
async fn who_decides_by_keyboard_in_a_lesson_goes_on_there_and_sees_things_fly() {
    let (served, driver) = (Served::start(), Driver::start());
    let person = Person::comes(&driver, &served, Window::DESKTOP).await;
    person.open("/learn/kokopelli/first-game").await;
    let counted = "
        window.flown = window.flying = 0;
        const begin = document.startViewTransition.bind(document);
        document.startViewTransition = (change) => {
            const transition = begin(change);
            window.flying++;
            transition.ready.then(() => window.flown++, () => {});
            transition.finished.catch(() => {}).finally(() => window.flying--);
            return transition;
        }";
    person.runs(counted).await;
    for decision in KOKOPELLI {
        let after = person.is_asked().await.after;
        let focus = format!("document.querySelector('#offers button[value=\"{decision}\"]').focus()");
        person.runs(&focus).await;
        person.keys(&Key::Enter.to_string()).await;
        let there = "return window.flying === 0 && document.activeElement.closest('#offers') !== null";
        let done = async || person.choice().await.is_none_or(|choice| choice.after > after);
        person
            .waits_until(&format!("{decision} is done and he is at what can be done next"), async || {
                done().await && person.looks(there, Vec::new()).await == true
            })
            .await;
    }
    let flown = person.looks("return window.flown", Vec::new()).await;
    assert!(flown.as_u64() > Some(9), "most decisions carry something over the table: {flown}");
    person.keys(&format!("{}{}", Key::Tab, Key::Enter)).await;
    person
        .waits_until("the next lesson is open", async || person.path().await != "/learn/kokopelli/first-game")
        .await;
    person.is_content().await;
}
