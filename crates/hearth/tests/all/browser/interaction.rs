//! Interaction to next paint (INP): a measurement and not a test, since machines differ.
//!
//! `cargo test -p hearth --test all -- --ignored --nocapture browser::interaction` prints it.

use super::driver::{Driver, Window};
use super::person::Person;
use crate::served::Served;

/// Records event timings of every click and key, and every task of 50 ms or more.
const RECORD_TIMINGS_SCRIPT: &str = "
    window.touched = [];
    new PerformanceObserver(list => {
        for (const {interactionId, duration} of list.getEntries()) if (interactionId) window.touched.push(duration);
    }).observe({type: 'event', durationThreshold: 16, buffered: true});
    window.tasks = [];
    new PerformanceObserver(list => window.tasks.push(...list.getEntries().map(task => task.duration))).observe({type: 'longtask'})";

/// Returns true if nothing is animated.
const NO_ANIMATION_SCRIPT: &str = "return !document.querySelector('.films .clone')";

#[tokio::test]
#[ignore = "a measurement: it prints and demands nothing"]
async fn interaction_to_next_paint() {
    let (served, driver) = (Served::start(), Driver::start());
    for game in ["kokopelli", "kupferkessel"] {
        // One player waits for animations before touching anything, another does not.
        for looks in [true, false] {
            let person = Person::comes(&driver, &served, Window::DESKTOP.moving()).await;
            person.opens_table(game, &["host", "beginner"]).await;
            person.runs(RECORD_TIMINGS_SCRIPT).await;
            for _ in 0..10 {
                if looks {
                    let landed = async || person.evaluates(NO_ANIMATION_SCRIPT, Vec::new()).await == true;
                    person.waits_until("everything has landed", landed).await;
                }
                person.decides_anything().await;
                person.is_asked().await;
            }
            let touched = person.evaluates("return window.touched", Vec::new()).await;
            let mut touched: Vec<f64> = serde_json::from_value(touched).expect("times");
            touched.sort_by(f64::total_cmp);
            let worst = touched.last().copied().unwrap_or_default();
            let tasks = person.evaluates("return window.tasks", Vec::new()).await;
            let tasks: Vec<f64> = serde_json::from_value(tasks).expect("times");
            let when = if looks { "when nothing flies" } else { "while things fly" };
            println!(
                "{game}, {when}: {} interactions of 16 ms or more, the slowest {worst} ms; tasks of 50 ms or more: {tasks:?}",
                touched.len()
            );
        }
    }
}
