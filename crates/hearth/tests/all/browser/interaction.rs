//! How long a page takes to show that it was touched: a measurement, not a test, because machines differ.
//! `cargo test -p hearth --test all -- --ignored --nocapture browser::interaction` prints it.

use super::driver::{Driver, Window};
use super::person::Person;
use crate::served::Served;

/// Keeps what Chromium measures of every click and key, from the touch to the next picture, and every task of 50 ms or more.
const WATCH: &str = "
    window.touched = [];
    new PerformanceObserver(list => {
        for (const {interactionId, duration} of list.getEntries()) if (interactionId) window.touched.push(duration);
    }).observe({type: 'event', durationThreshold: 16, buffered: true});
    window.tasks = [];
    new PerformanceObserver(list => window.tasks.push(...list.getEntries().map(task => task.duration))).observe({type: 'longtask'})";

/// Whether nothing flies.
const STILL: &str = "return !document.querySelector('.films .clone')";

#[tokio::test]
#[ignore = "a measurement: it prints and demands nothing"]
async fn interaction_to_next_paint() {
    let (served, driver) = (Served::start(), Driver::start());
    for game in ["kokopelli", "kupferkessel"] {
        // Somebody who looks where things fly before he touches anything, and somebody who cannot wait.
        for looks in [true, false] {
            let person = Person::comes(&driver, &served, Window::DESKTOP.moving()).await;
            person.opens_table(game, &["host", "beginner"]).await;
            person.runs(WATCH).await;
            for _ in 0..10 {
                if looks {
                    let landed = async || person.looks(STILL, Vec::new()).await == true;
                    person.waits_until("everything has landed", landed).await;
                }
                person.decides_anything().await;
                person.is_asked().await;
            }
            let touched = person.looks("return window.touched", Vec::new()).await;
            let mut touched: Vec<f64> = serde_json::from_value(touched).expect("times");
            touched.sort_by(f64::total_cmp);
            let worst = touched.last().copied().unwrap_or_default();
            let tasks = person.looks("return window.tasks", Vec::new()).await;
            let tasks: Vec<f64> = serde_json::from_value(tasks).expect("times");
            let when = if looks { "when nothing flies" } else { "while things fly" };
            println!(
                "{game}, {when}: {} interactions of 16 ms or more, the slowest {worst} ms; tasks of 50 ms or more: {tasks:?}",
                touched.len()
            );
        }
    }
}
