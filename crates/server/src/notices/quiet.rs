//! Quiet hours and holidays in a person's own time zone.

use hearth_store::QuietTimes;
use jiff::Timestamp;
use jiff::civil::{Date, Time};
use jiff::fmt::temporal::DateTimeParser;
use jiff::tz::TimeZone;

const DAY_MINUTES: i64 = 24 * 60;

/// Returns how long to wait until notifications are wanted, in milliseconds. Zero means that they are wanted now.
pub(crate) fn wait(quiet: &QuietTimes, now: i64) -> i64 {
    let away = quiet.away_until.max(now);
    end_of_hours(quiet, away).unwrap_or(away) - now
}

/// Returns the end of the quiet hours that a time is in. Both are in milliseconds since 1970.
fn end_of_hours(quiet: &QuietTimes, time: i64) -> Option<i64> {
    let zone = zone(&quiet.zone)?;
    let local = zone.to_datetime(Timestamp::from_millisecond(time).ok()?);
    let minute = i64::from(local.hour()) * 60 + i64::from(local.minute());
    let length = (quiet.to - quiet.from).rem_euclid(DAY_MINUTES);
    if (minute - quiet.from).rem_euclid(DAY_MINUTES) >= length {
        return None;
    }
    let day = if minute < quiet.to { local.date() } else { local.date().tomorrow().ok()? };
    let (hour, minute) = (i8::try_from(quiet.to / 60).ok()?, i8::try_from(quiet.to % 60).ok()?);
    let end = day.to_datetime(Time::new(hour, minute, 0, 0).ok()?);
    // If the clock shows the end twice, the hours end the second time.
    Some(zone.to_ambiguous_timestamp(end).later().ok()?.as_millisecond())
}

/// Finds a time zone by its IANA name, or by its distance to UTC such as `+01:00`.
pub(crate) fn zone(text: &str) -> Option<TimeZone> {
    let zone = DateTimeParser::new().parse_time_zone(text).ok()?;
    (zone.iana_name() == Some(text) || zone.to_fixed_offset().is_ok()).then_some(zone)
}

/// Returns the beginning of a day, in milliseconds since 1970.
pub(crate) fn beginning(day: Date, zone: &TimeZone) -> Option<i64> {
    let begin = zone.to_ambiguous_zoned(day.to_datetime(Time::midnight())).compatible().ok()?;
    Some(begin.timestamp().as_millisecond())
}

/// Returns the day of a time in milliseconds since 1970.
pub(crate) fn day(time: i64, zone: &TimeZone) -> Option<Date> {
    Some(zone.to_datetime(Timestamp::from_millisecond(time).ok()?).date())
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR_MS: i64 = 60 * 60 * 1000;

    fn hours(from: i64, to: i64, zone: &str) -> QuietTimes {
        QuietTimes { from: from * 60, to: to * 60, zone: zone.to_owned(), away_until: 0 }
    }

    fn time(text: &str) -> i64 {
        text.parse::<Timestamp>().expect("it is a time").as_millisecond()
    }

    /// Returns the wait in minutes.
    fn minutes(quiet: &QuietTimes, now: &str) -> i64 {
        wait(quiet, time(now)) / 60_000
    }

    #[test]
    fn quiet_hours_may_span_midnight_and_follow_the_persons_own_time() {
        let quiet = hours(22, 7, "+01:00");
        let waits = [20, 21, 23, 5, 6, 12].map(|hour| minutes(&quiet, &format!("2026-01-10T{hour:02}:00Z")));
        assert_eq!(waits, [0, 9 * 60, 7 * 60, 60, 0, 0]);
        let later = time("2026-01-10T05:00:30.500Z");
        assert_eq!(wait(&quiet, later), HOUR_MS - 30_500, "they end at the beginning of a minute");
        assert_eq!(minutes(&QuietTimes::default(), "2026-01-10T03:00Z"), 0, "there are none");
        assert_eq!(minutes(&hours(22, 0, "UTC"), "2026-01-10T23:00Z"), 60);
    }

    #[test]
    fn quiet_hours_follow_the_change_to_summer_time_and_back() {
        let quiet = hours(22, 7, "Europe/Berlin");
        assert_eq!(minutes(&quiet, "2026-03-27T05:30Z"), 30, "winter");
        assert_eq!(minutes(&quiet, "2026-03-28T22:00Z"), 7 * 60, "the short night");
        assert_eq!(minutes(&quiet, "2026-03-30T04:30Z"), 30, "summer");
        assert_eq!(minutes(&quiet, "2026-03-30T05:30Z"), 0, "summer, after seven");
        assert_eq!(minutes(&quiet, "2026-10-24T21:00Z"), 9 * 60, "the long night");
        assert_eq!(minutes(&quiet, "2026-10-26T05:30Z"), 30, "winter again");
        let fixed = hours(22, 7, "+01:00");
        assert_eq!(minutes(&fixed, "2026-03-30T05:30Z"), 30, "a fixed distance has no summer");
    }

    #[test]
    fn quiet_hours_may_end_in_the_hour_that_comes_twice() {
        let quiet = QuietTimes { to: 2 * 60 + 30, ..hours(22, 0, "Europe/Berlin") };
        assert_eq!(minutes(&quiet, "2026-10-25T01:10Z"), 20, "ten past two, the second time");
        assert_eq!(minutes(&quiet, "2026-10-25T01:40Z"), 0);
    }

    #[test]
    fn a_holiday_ends_with_the_quiet_hours_after_it() {
        let away_until = time("2026-01-10T23:00Z");
        let quiet = QuietTimes { away_until, ..hours(22, 7, "UTC") };
        assert_eq!(minutes(&quiet, "2026-01-10T12:00Z"), 19 * 60);
        let only_away = QuietTimes { away_until, ..hours(0, 0, "UTC") };
        assert_eq!(minutes(&only_away, "2026-01-10T12:00Z"), 11 * 60);
        assert_eq!(minutes(&only_away, "2026-01-11T00:00Z"), 0);
    }

    #[test]
    fn zones_have_iana_names_or_fixed_distances() {
        for text in ["Europe/Berlin", "America/Argentina/Buenos_Aires", "UTC", "+05:45", "-03:30"] {
            assert!(zone(text).is_some(), "{text}");
        }
        for text in ["", "Europe/Atlantis", "europe/berlin", "CET-1CEST,M3.5.0,M10.5.0/3", "+99:00"] {
            assert!(zone(text).is_none(), "{text}");
        }
        let berlin = zone("Europe/Berlin").expect("it is known");
        let date = Date::constant(2026, 3, 29);
        assert_eq!(beginning(date, &berlin), Some(time("2026-03-28T23:00Z")));
        assert_eq!(beginning(date.tomorrow().expect("it has one"), &berlin), Some(time("2026-03-29T22:00Z")));
        assert_eq!(day(time("2026-03-29T21:30Z"), &berlin), Some(date));
    }
}
