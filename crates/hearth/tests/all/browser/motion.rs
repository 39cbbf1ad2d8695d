//! Animations: clones move over a table that already has its new state, and leave nothing behind.

use serde_json::{Value, json};

use super::driver::{Driver, Window};
use super::person::Person;
use crate::served::Served;

/// Maximum length of an animation, in milliseconds.
const MAX_ANIMATION_MS: f64 = 1200.;

/// A lesson in which one card finishes a ceremony: the card moves, the ceremony is highlighted and cleared,
/// two scores grow.
const FINISHING: (&str, &str) = ("/learn/kokopelli/finishing", "play kokopelli 2c");

/// A lesson in which a card moves into a kettle, the square is refilled and a figure walks.
const TAKING: (&str, &str) = ("/learn/kupferkessel/first-game", "take c4");

/// Records every clone and the length of its animation.
const RECORD_CLONES_SCRIPT: &str = "
    window.clones = [];
    window.longest = 0;
    const note = clone => {
        window.clones.push(clone.textContent);
        for (const animation of clone.getAnimations())
            window.longest = Math.max(window.longest, animation.effect.getComputedTiming().endTime);
    };
    new MutationObserver(changes => {
        const added = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter(node => node.closest?.('.films'));
        const clones = new Set(added.flatMap(node => [node, ...node.querySelectorAll('.clone')]));
        for (const clone of clones) if (clone.matches('.clone:not(.chip)')) note(clone);
    }).observe(document.querySelector('.stage'), {childList: true, subtree: true})";

/// Returns leftovers of animations: clones, and parts of the board that are still hidden.
const LEFTOVERS_SCRIPT: &str = "
    const hides = animation => animation.effect.target?.closest?.('#board')
        && animation.effect.getKeyframes().every(frame => frame.opacity === '0');
    return document.querySelectorAll('.films .clone:not(.chip)').length + document.getAnimations().filter(hides).length";

impl Person {
    async fn records_animations(&self) {
        self.runs(RECORD_CLONES_SCRIPT).await;
    }

    /// Returns the number of clones, and the length of the longest animation.
    async fn animations(&self) -> (usize, f64) {
        let seen = self.evaluates("return [window.clones.length, window.longest]", Vec::new()).await;
        serde_json::from_value(seen).expect("two numbers")
    }

    async fn nothing_is_left_behind(&self) {
        let gone = async || self.evaluates(LEFTOVERS_SCRIPT, Vec::new()).await == json!(0);
        self.waits_until("every clone is gone", gone).await;
    }

    async fn decides_in_lesson(&self, (lesson, decision): (&str, &str)) {
        self.open(lesson).await;
        let before = self.is_asked().await.after;
        self.records_animations().await;
        self.submits(decision).await;
        let decided = async || self.choice().await.is_none_or(|choice| choice.after > before);
        self.waits_until(&format!("{decision} is done"), decided).await;
    }
}

#[tokio::test]
async fn animations_are_short_and_leave_nothing_behind() {
    let (served, driver) = (Served::start(), Driver::start());
    for window in [Window::DESKTOP, Window::PHONE] {
        for lesson in [FINISHING, TAKING] {
            let person = Person::comes(&driver, &served, window.moving()).await;
            person.decides_in_lesson(lesson).await;
            let moved = async || person.animations().await.0 > 0;
            person.waits_until("something moves", moved).await;
            let (clones, longest) = person.animations().await;
            assert!(clones > 2, "{lesson:?}: {clones} clones");
            assert!(longest <= MAX_ANIMATION_MS + 1., "{lesson:?}: {longest} ms");
            person.nothing_is_left_behind().await;
            assert!(person.finds("#board .fresh").await > 0, "{lesson:?}: what changed is marked");
            let over = async || person.finds("#board .fresh, .films .clone").await == 0;
            person.waits_until("nothing is fresh any more", over).await;
            person.has_clean_console().await;
        }
    }
}

#[tokio::test]
async fn points_rise_and_stay_beside_the_score_for_a_while() {
    let (served, driver) = (Served::start(), Driver::start());
    let person = Person::comes(&driver, &served, Window::DESKTOP.moving()).await;
    person.decides_in_lesson(FINISHING).await;
    person.waits_for(".chip[data-to='points-1']").await;
    // A curtain may fall during an animation, so its layer must not name any card of a hand.
    assert_eq!(person.finds(".films [aria-label]").await, 0);
    let shown = person.evaluates("return window.clones", Vec::new()).await;
    let shown: Vec<String> = serde_json::from_value(shown).expect("texts");
    assert!(shown.iter().any(|text| text == "+4"), "{shown:?}");
    assert_eq!(person.reads(".chip[data-to='points-1']").await, "+4");
    assert_eq!(person.reads(".chip[data-to='points-2']").await, "+1");
    person.waits_until("they are gone", async || person.finds(".films .clone").await == 0).await;
}

#[tokio::test]
async fn with_reduced_motion_changes_are_marked_instead_of_animated() {
    let (served, driver) = (Served::start(), Driver::start());
    for reduced in [true, false] {
        let person = Person::comes(&driver, &served, Window::DESKTOP.moving()).await;
        if reduced {
            person.prefers("prefers-reduced-motion", "reduce").await;
        } else {
            person.forges("/me/settings", "speed=off").await;
        }
        for lesson in [FINISHING, TAKING] {
            person.decides_in_lesson(lesson).await;
            assert!(person.finds("#board .fresh").await > 0, "{lesson:?}");
            assert_eq!(person.evaluates(LEFTOVERS_SCRIPT, Vec::new()).await, json!(0), "{lesson:?}");
            assert_eq!(person.animations().await.0, 0, "{lesson:?}: nothing has moved");
        }
    }
}

#[tokio::test]
async fn a_touch_or_a_key_ends_every_film() {
    let (served, driver) = (Served::start(), Driver::start());
    let person = Person::comes(&driver, &served, Window::DESKTOP.moving()).await;
    for ends in ["PointerEvent('pointerdown'", "KeyboardEvent('keydown'"] {
        person.open(FINISHING.0).await;
        person.is_asked().await;
        // Decides again as soon as the animation runs.
        let script = format!(
            "window.counted = null;
             document.addEventListener('htmx:after:swap', () => {{
                 const count = () => document.querySelectorAll('.films .clone:not(.chip)').length;
                 const before = count();
                 document.body.dispatchEvent(new {ends}, {{bubbles: true, key: 'Shift'}}));
                 window.counted = [before, count()];
             }}, {{once: true}})"
        );
        person.runs(&script).await;
        person.decides(FINISHING.1).await;
        let counted = person.evaluates("return window.counted", Vec::new()).await;
        let (before, after): (usize, usize) = serde_json::from_value(counted).expect("two numbers");
        assert!(before > 2, "a film ran: {before}");
        assert_eq!(after, 0, "{ends}");
    }
}

#[tokio::test]
async fn moves_of_others_are_marked_until_the_next_decision_and_can_be_replayed() {
    let (served, driver) = (Served::start(), Driver::start());
    for game in ["kokopelli", "kupferkessel"] {
        let person = Person::comes(&driver, &served, Window::DESKTOP.moving()).await;
        person.opens_table(game, &["host", "beginner"]).await;
        let before = person.is_asked().await.after;
        while person.choice().await.is_some_and(|choice| choice.after < before + 8)
            && person.finds("#since:not([hidden])").await == 0
        {
            person.decides_anything().await;
            person.is_asked().await;
        }
        person.waits_for("#since .replays").await;
        assert!(person.finds("#board .lately").await > 0, "{game}: the bot's moves are marked");
        // The marks survive a reload.
        person.reload().await;
        person.is_asked().await;
        assert!(person.finds("#board .lately").await > 0, "{game}");
        person.records_animations().await;
        person.clicks("//p[@id='since']/button").await;
        person.waits_until("ghosts fly", async || person.animations().await.0 > 0).await;
        person.nothing_is_left_behind().await;
        person.has_clean_console().await;
    }
}

#[tokio::test]
async fn a_bot_is_seen_to_think() {
    let (served, driver) = (Served::start(), Driver::start());
    let person = Person::comes(&driver, &served, Window::DESKTOP.moving()).await;
    person.opens_table("kupferkessel", &["host", "beginner"]).await;
    person.is_asked().await;
    let watch = "window.thought = [];
        document.addEventListener('htmx:after:swap', () => window.thought.push(document.getElementById('board').dataset.thinks))";
    person.runs(watch).await;
    for _ in 0..3 {
        person.decides_anything().await;
        person.is_asked().await;
    }
    let thought = person.evaluates("return window.thought", Vec::new()).await;
    let thought: Vec<String> = serde_json::from_value(thought).expect("seats");
    assert!(thought.iter().any(|seat| seat == "2"), "{thought:?}");
    assert_eq!(thought.last().map(String::as_str), Some(""), "now the person is to decide");
}

#[tokio::test]
async fn whether_one_wants_to_hear_anything_is_asked_once() {
    let (served, driver) = (Served::start(), Driver::start());
    let person = Person::comes(&driver, &served, Window::DESKTOP.moving()).await;
    let table = person.opens_table("kokopelli", &["host", "beginner"]).await;
    person.is_asked().await;
    assert!(!person.sees("#ask-sounds").await, "nothing could be heard yet");
    person.decides_anything().await;
    person.waits_for("#ask-sounds").await;
    person.clicks("//form[@id='ask-sounds']/button[@value='on']").await;
    person.waits_until("it is answered", async || !person.sees("#ask-sounds").await).await;
    let sounds =
        async || person.evaluates("return document.documentElement.dataset.sounds", Vec::new()).await;
    assert_eq!(sounds().await, Value::from("on"));
    let kept = async || {
        person.open(&table).await;
        sounds().await == "on"
    };
    person.waits_until("it is remembered", kept).await;
    assert_eq!(person.finds("#ask-sounds").await, 0, "it is not asked again");
    person.has_clean_console().await;
}

#[tokio::test]
async fn a_refusal_shakes_what_was_touched() {
    let (served, driver) = (Served::start(), Driver::start());
    let person = Person::comes(&driver, &served, Window::DESKTOP.moving()).await;
    person.opens_table("kokopelli", &["host", "beginner"]).await;
    person.is_asked().await;
    let refuse =
        "document.dispatchEvent(new CustomEvent('hearth:refused', {detail: {places: ['1a', 'nowhere']}}))";
    person.runs(refuse).await;
    assert_eq!(person.finds("#board .refused[data-at='1a']").await, 1);
    person.waits_until("it is over", async || person.finds("#board .refused").await == 0).await;
}
