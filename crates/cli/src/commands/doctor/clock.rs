//! The clock: plausible, and not before what is stored.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use super::finding::Finding;
use super::setup::Setup;

/// The clock is wrong if it is earlier: this version was written in November 2026.
const EARLIEST: Duration = Duration::from_hours(24 * 20_758);

/// Clocks of machines differ a little, and so may those before and after a move.
const TOLERANCE: Duration = Duration::from_mins(2);

/// A database that nobody touched for this long is unusual; a clock that is ahead looks the same.
const LONG_AGO: Duration = Duration::from_hours(24 * 180);

const ADVICE: &str = "Set the clock before you start the server; with systemd: timedatectl set-ntp true";

pub(super) fn check(setup: &Setup) -> Vec<Finding> {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let newest = setup.examination.as_ref().and_then(|examined| examined.as_ref().ok()?.newest);
    let newest = newest.map(|newest| Duration::from_millis(newest.max(0).cast_unsigned()));
    let finding = match newest {
        _ if now < EARLIEST => {
            Finding::wrong("The clock is before the date of this version of Hearth.".to_owned(), ADVICE)
        }
        Some(newest) if newest > now + TOLERANCE => Finding::wrong(
            format!(
                "The clock is {} before the newest change in the database.",
                span(newest.saturating_sub(now))
            ),
            ADVICE,
        ),
        Some(newest) if now > newest + LONG_AGO => Finding::note(
            format!("The newest change in the database is {} old.", span(now.saturating_sub(newest))),
            "If the clock is ahead, set it before you start the server: sessions and tables would expire.",
        ),
        _ => Finding::good("The clock is plausible."),
    };
    vec![finding]
}

/// Says a time in its largest unit.
fn span(time: Duration) -> String {
    let minutes = time.as_secs() / 60;
    match minutes {
        0..120 => format!("{minutes} minutes"),
        120..2880 => format!("{} hours", minutes / 60),
        _ => format!("{} days", minutes / 60 / 24),
    }
}
