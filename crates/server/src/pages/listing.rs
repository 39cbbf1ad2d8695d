//! Tables in a list.

use hearth_store::{Listed, Stage};
use hearth_table::{Pace, Person};
use hearth_words::{Language, number, say};
use maud::{Markup, html};

use crate::games;
use crate::levels;
use crate::summary::{Free, LobbyLine, LobbySeat};

/// Who looks at a list, and when.
#[derive(Clone, Copy)]
pub(crate) struct Look {
    pub me: Option<Person>,
    pub now: i64,
    pub language: Language,
}

impl Look {
    /// Whether a table waits for who looks.
    pub fn waits(self, listed: &Listed) -> bool {
        self.me.is_some_and(|me| listed.summary.turn.iter().any(|user| user.0 == me.0))
    }
}

/// A list of tables under a heading; nothing if there are none.
pub(crate) fn list(heading: &str, tables: &[Listed], look: Look) -> Markup {
    if tables.is_empty() {
        return html! {};
    }
    html! {
        section .tables {
            h2 { (heading) }
            (lines(tables, look))
        }
    }
}

/// A list of tables without a heading.
pub(crate) fn rows(tables: &[Listed], look: Look) -> Markup {
    html! { div .tables { (lines(tables, look)) } }
}

fn lines(tables: &[Listed], look: Look) -> Markup {
    html! { ul { @for listed in tables { (line(listed, look)) } } }
}

fn line(listed: &Listed, look: Look) -> Markup {
    let Look { now, language, .. } = look;
    let Ok(table) = serde_json::from_str::<LobbyLine>(&listed.summary.line) else { return html! {} };
    let title = games::about(&table.game).map_or("", |about| about.title);
    let mine = look.waits(listed);
    let kept = mine && listed.summary.stage == Stage::Gathering;
    html! {
        li .mine[mine] {
            a href={ "/t/" (listed.id) } {
                strong { (title) }
                span .seats {
                    @for (index, seat) in table.seats.iter().enumerate() {
                        @let place = index + 1;
                        span .turn[table.turn == Some(place)] .won[table.winners.contains(&place)] {
                            @match name(seat, language) {
                                Some(name) => (name),
                                None => em { (free(seat, language)) },
                            }
                            @if let Some(score) = table.scores.get(index) { " " (number(*score)) }
                        }
                    }
                }
                @if kept { span .yours .kept { (say!(language, "lobby-your-seat")) } }
                @else if mine { span .yours { (say!(language, "lobby-your-turn")) } }
                span .pace {
                    @match (mine && !kept, table.pace, listed.summary.wake) {
                        (true, Pace::Days(_), Some(wake)) => (left(wake - now, language)),
                        _ => (pace(table.pace, language)),
                    }
                }
                span .when { (ago(now - listed.summary.changed, language)) }
            }
        }
    }
}

/// What the one at a seat is called; nothing if it is free.
pub(crate) fn name(seat: &LobbySeat, language: Language) -> Option<String> {
    seat.level.as_ref().map(|level| levels::bot(level, language)).or_else(|| seat.name.clone())
}

/// Whom a seat waits for that nobody has taken.
fn free(seat: &LobbySeat, language: Language) -> String {
    match seat.free {
        Some(Free::Guest) => say!(language, "lobby-guest"),
        Some(Free::Kept) => match &seat.kept_for {
            Some(name) => say!(language, "lobby-kept-for", name = name.as_str()),
            None => say!(language, "lobby-kept"),
        },
        Some(Free::Anyone) | None => say!(language, "lobby-free"),
    }
}

/// How fast a table plays, in a few words.
pub(crate) fn pace(pace: Pace, language: Language) -> String {
    match pace {
        Pace::Unhurried => say!(language, "pace-none"),
        Pace::Live { bank, increment } if bank % 60 == 0 => {
            say!(language, "pace-minutes", minutes = bank / 60, increment = increment)
        }
        Pace::Live { bank, increment } => {
            say!(language, "pace-seconds", seconds = bank, increment = increment)
        }
        Pace::Days(days) => say!(language, "pace-days", days = days),
    }
}

/// How much of some days is left.
fn left(milliseconds: i64, language: Language) -> String {
    match milliseconds / 3_600_000 {
        hours @ ..48 => say!(language, "lobby-left-hours", hours = hours.max(0)),
        hours => say!(language, "lobby-left-days", days = (hours + 12) / 24),
    }
}

/// How long ago something was.
pub(crate) fn ago(milliseconds: i64, language: Language) -> String {
    let minutes = milliseconds / 60_000;
    match minutes {
        ..=0 => say!(language, "lobby-now"),
        1..=59 => say!(language, "lobby-minutes", minutes = minutes),
        60..=2879 => say!(language, "lobby-hours", hours = minutes / 60),
        _ => say!(language, "lobby-days", days = minutes / 1440),
    }
}
