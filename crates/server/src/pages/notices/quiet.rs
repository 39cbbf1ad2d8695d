//! Quiet hours and the holiday, in which no notifications are sent.

mod zones;

use axum::extract::State;
use axum::response::Response;
use hearth_store::QuietTimes;
use hearth_words::{Language, say};
use jiff::civil::Date;
use maud::{Markup, html};
use serde::Deserialize;

use crate::app::App;
use crate::error::{AppError, BadInput, PageError};
use crate::http::auth::ActingUser;
use crate::http::extract::Form;
use crate::http::layout::pictures::icon;
use crate::notices::quiet::{beginning, day, zone};
use crate::pages::me;

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// The longest holiday, in days.
const LONGEST_HOLIDAY: i64 = 400;

/// The form of days in a date field.
const DAY_FORMAT: &str = "%Y-%m-%d";

/// Draws the settings.
pub(super) fn section(quiet: &QuietTimes, now: i64, language: Language) -> Markup {
    let hours = (quiet.from != quiet.to).then_some((quiet.from, quiet.to));
    html! {
        h3 { (icon("i-moon")) (say!(language, "quiet-title")) }
        p { (say!(language, "quiet-why")) }
        form .fields .times method="post" action="/me/quiet" {
            label { (say!(language, "quiet-from")) " " input name="from" type="time" value=[hours.map(|(from, _)| clock(from))]; }
            label { (say!(language, "quiet-to")) " " input name="to" type="time" value=[hours.map(|(_, to)| clock(to))]; }
            label { (say!(language, "quiet-zone")) " " (zones::select(quiet, language)) }
            label { (say!(language, "quiet-away")) " " input name="away" type="date" value=[last_day(quiet, now)]; }
            button { (say!(language, "notice-keep")) }
        }
    }
}

/// Returns the end of a holiday that is not over, as a date field has it.
fn last_day(quiet: &QuietTimes, now: i64) -> Option<String> {
    let zone = zone(&quiet.zone).filter(|_| quiet.away_until > now)?;
    Some(day(quiet.away_until, &zone)?.strftime(DAY_FORMAT).to_string())
}

fn clock(minute: i64) -> String {
    format!("{:02}:{:02}", minute / 60, minute % 60)
}

/// Reads a time of the day in minutes.
fn minute(text: &str) -> Option<i64> {
    let (hours, minutes) = text.split_once(':')?;
    // Some browsers send seconds too.
    let minutes = minutes.get(..2)?;
    let (hours, minutes): (i64, i64) = (hours.parse().ok()?, minutes.parse().ok()?);
    ((0..24).contains(&hours) && (0..60).contains(&minutes)).then_some(hours * 60 + minutes)
}

#[derive(Deserialize)]
pub(super) struct Times {
    from: String,
    to: String,
    zone: String,
    away: String,
}

/// Stores the times. An empty field means that there are none.
pub(super) async fn set(
    State(app): State<App>,
    me: ActingUser,
    Form(times): Form<Times>,
) -> Result<Response, PageError> {
    let done = async {
        let now = app.context.clock.now().0;
        let quiet = read(times, now).ok_or(AppError::Input(BadInput::QuietTimes))?;
        app.context.store.set_quiet_times(me.identity.user.id, quiet).await?;
        Ok(())
    };
    let done = done.await;
    me::answered(&app, me, done).await
}

fn read(times: Times, now: i64) -> Option<QuietTimes> {
    let (from, to) = match (times.from.as_str(), times.to.as_str()) {
        ("", "") => (0, 0),
        (from, to) => (minute(from)?, minute(to)?),
    };
    let found = zone(&times.zone)?;
    let away_until = match times.away.as_str() {
        "" => 0,
        away => beginning(Date::strptime(DAY_FORMAT, away).ok()?, &found)?,
    };
    let possible = away_until - now <= LONGEST_HOLIDAY * DAY_MS;
    possible.then_some(QuietTimes { from, to, zone: times.zone, away_until })
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: i64 = 1_774_000_000_000;

    fn times(from: &str, to: &str, zone: &str, away: &str) -> Times {
        let [from, to, zone, away] = [from, to, zone, away].map(str::to_owned);
        Times { from, to, zone, away }
    }

    #[test]
    fn what_a_form_shows_is_read_back() {
        // The day on which the clocks change, and a zone without a name.
        for (zone, away) in [("Europe/Berlin", "2026-03-29"), ("-03:30", "2026-12-24")] {
            let quiet = read(times("22:30", "07:00:00", zone, away), NOW).expect("it is possible");
            assert_eq!((clock(quiet.from), clock(quiet.to)), ("22:30".to_owned(), "07:00".to_owned()));
            assert_eq!(last_day(&quiet, NOW).as_deref(), Some(away));
            assert_eq!(last_day(&quiet, quiet.away_until), None, "it is over");
        }
        for (from, away) in [("25:00", ""), ("noon", ""), ("", "2026-02-30"), ("", "2126-01-01")] {
            assert_eq!(read(times(from, from, "UTC", away), NOW), None, "{from} {away}");
        }
        assert_eq!(read(times("", "", "Europe/Atlantis", ""), NOW), None);
    }
}
