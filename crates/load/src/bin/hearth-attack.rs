//! Floods a server of this machine and prints what another player notices: `hearth-attack ADDRESS [SECONDS]`.

use std::time::Duration;

use hearth_load::{Attack, Flood, Noticed};

/// The duration of each flood, unless another is given.
const USUAL_SECONDS: u64 = 20;

/// A page may take this many times as long as without a flood.
const MAX_PAGE_RATIO: f64 = 3.0;

/// The longest time that a bot may take.
const MAX_ANSWER: Duration = Duration::from_secs(2);

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let given: Vec<String> = std::env::args().skip(1).collect();
    let (address, seconds) = match given.as_slice() {
        [address] => (address, USUAL_SECONDS),
        [address, seconds] => (address, seconds.parse()?),
        _ => return Err("usage: hearth-attack ADDRESS [SECONDS]".into()),
    };
    let attack = Attack::new(address.parse()?, Duration::from_secs(seconds))?;
    println!("{:26} {:>9} {:>9}   page ms (p95)         bot ms (max)", "flood", "requests", "refused");
    let quiet = attack.quiet()?;
    println!("{:26} {:>9} {:>9}   {}", "none", "", "", row(&quiet, &quiet));
    for flood in Flood::ALL {
        let (sent, noticed) = attack.run(flood)?;
        println!("{:26} {:>9} {:>9}   {}", flood.name(), sent.requests, sent.refused, row(&noticed, &quiet));
    }
    Ok(())
}

/// Describes what a player noticed, and what they should not have.
fn row(noticed: &Noticed, quiet: &Noticed) -> String {
    let [page, usual] = [noticed, quiet].map(|noticed| percentile(&noticed.pages, 50));
    let ratio = page.as_secs_f64() / usual.as_secs_f64().max(f64::EPSILON);
    let (answer, slowest) = (percentile(&noticed.answers, 50), percentile(&noticed.answers, 100));
    let mut text = format!(
        "{:6.1} ({:6.1}) x{ratio:<4.1}   {:5.0} ({:5.0})",
        milliseconds(page),
        milliseconds(percentile(&noticed.pages, 95)),
        milliseconds(answer),
        milliseconds(slowest),
    );
    if ratio > MAX_PAGE_RATIO {
        text.push_str("  pages are too slow");
    }
    if slowest > MAX_ANSWER {
        text.push_str("  bots are too slow");
    }
    text
}

fn percentile(sorted: &[Duration], percent: usize) -> Duration {
    let last = sorted.len().saturating_sub(1);
    sorted.get(last * percent / 100).copied().unwrap_or_default()
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}
