//! Quiet hours and the holiday, in which no notifications are sent.

use axum::extract::State;
use axum::response::Response;
use hearth_store::QuietTimes;
use hearth_words::{Language, say};
use maud::{Markup, html};
use serde::Deserialize;
use time::{Date, Month};

use crate::app::App;
use crate::error::{AppError, BadInput, PageError};
use crate::http::auth::ActingUser;
use crate::http::extract::Form;
use crate::http::layout::pictures::icon;
use crate::pages::me;

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

const MINUTE_MS: i64 = 60 * 1000;

/// The differences to UTC that are not whole hours, in minutes.
const ODD_ZONES: [i64; 11] = [-570, -210, 210, 270, 330, 345, 390, 525, 570, 630, 765];

/// The longest holiday, in days.
const LONGEST_HOLIDAY: i64 = 400;

/// Draws the settings.
pub(super) fn section(quiet: QuietTimes, now: i64, language: Language) -> Markup {
    let hours = (quiet.from != quiet.to).then_some((quiet.from, quiet.to));
    let away = (quiet.away_until > now).then(|| day(quiet.away_until + quiet.ahead * MINUTE_MS)).flatten();
    html! {
        h3 { (icon("i-moon")) (say!(language, "quiet-title")) }
        p { (say!(language, "quiet-why")) }
        form .fields method="post" action="/me/quiet" {
            label { (say!(language, "quiet-from")) " " input name="from" type="time" value=[hours.map(|(from, _)| clock(from))]; }
            label { (say!(language, "quiet-to")) " " input name="to" type="time" value=[hours.map(|(_, to)| clock(to))]; }
            label {
                (say!(language, "quiet-zone")) " "
                // A script chooses the zone of the browser if none was chosen.
                select #zone name="ahead" data-unknown[quiet == QuietTimes::default()] {
                    @for ahead in zones() {
                        option value=(ahead) selected[ahead == quiet.ahead] { (zone(ahead)) }
                    }
                }
            }
            label { (say!(language, "quiet-away")) " " input name="away" type="date" value=[away]; }
            button { (say!(language, "notice-keep")) }
        }
    }
}

/// Returns the differences to UTC in use, in minutes.
fn zones() -> Vec<i64> {
    let mut zones: Vec<i64> = (-12..=14).map(|hours| hours * 60).chain(ODD_ZONES).collect();
    zones.sort_unstable();
    zones
}

fn zone(ahead: i64) -> String {
    let sign = if ahead < 0 { '−' } else { '+' };
    match ahead.abs() % 60 {
        0 => format!("UTC{sign}{}", ahead.abs() / 60),
        minutes => format!("UTC{sign}{}:{minutes}", ahead.abs() / 60),
    }
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

/// Returns the day of a time as a date field has it.
fn day(time: i64) -> Option<String> {
    let days = i32::try_from(time.div_euclid(DAY_MS)).ok()?;
    let date = Date::from_julian_day(days + EPOCH_JULIAN_DAY).ok()?;
    Some(format!("{:04}-{:02}-{:02}", date.year(), u8::from(date.month()), date.day()))
}

/// The Julian day of 1970-01-01.
const EPOCH_JULIAN_DAY: i32 = 2_440_588;

/// Reads the beginning of a day, in milliseconds since 1970.
fn beginning(text: &str) -> Option<i64> {
    let mut parts = text.splitn(3, '-');
    let (year, month, day) = (parts.next()?, parts.next()?, parts.next()?);
    let month = Month::try_from(month.parse::<u8>().ok()?).ok()?;
    let date = Date::from_calendar_date(year.parse().ok()?, month, day.parse().ok()?).ok()?;
    Some(i64::from(date.to_julian_day() - EPOCH_JULIAN_DAY) * DAY_MS)
}

#[derive(Deserialize)]
pub(super) struct Times {
    from: String,
    to: String,
    ahead: i64,
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
        let quiet = read(&times, now).ok_or(AppError::Input(BadInput::QuietTimes))?;
        app.context.store.set_quiet_times(me.identity.user.id, quiet).await?;
        Ok(())
    };
    let done = done.await;
    me::answered(&app, me, done).await
}

fn read(times: &Times, now: i64) -> Option<QuietTimes> {
    let Times { from, to, ahead, away } = times;
    let (from, to) = match (from.as_str(), to.as_str()) {
        ("", "") => (0, 0),
        (from, to) => (minute(from)?, minute(to)?),
    };
    let away_until = match away.as_str() {
        "" => 0,
        away => beginning(away)? - ahead * MINUTE_MS,
    };
    let possible = zones().contains(ahead) && away_until - now <= LONGEST_HOLIDAY * DAY_MS;
    possible.then_some(QuietTimes { from, to, ahead: *ahead, away_until })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_form_shows_is_read_back() {
        let times = Times {
            from: "22:30".to_owned(),
            to: "07:00:00".to_owned(),
            ahead: -210,
            away: "2026-12-24".to_owned(),
        };
        let quiet = read(&times, 1_798_000_000_000).expect("it is possible");
        assert_eq!((clock(quiet.from), clock(quiet.to)), ("22:30".to_owned(), "07:00".to_owned()));
        assert_eq!(day(quiet.away_until + quiet.ahead * MINUTE_MS), Some("2026-12-24".to_owned()));
        assert_eq!(zone(-210), "UTC−3:30");
        for (from, away) in [("25:00", ""), ("noon", ""), ("", "2026-02-30"), ("", "2126-01-01")] {
            let to = from.to_owned();
            let wrong = Times { from: from.to_owned(), to, ahead: 0, away: away.to_owned() };
            assert_eq!(read(&wrong, 1_798_000_000_000), None, "{from} {away}");
        }
    }
}
