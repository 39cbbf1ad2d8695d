//! Tables in a list.

use hearth_store::Listed;
use hearth_table::{Pace, Person};
use maud::{Markup, html};

use crate::games;
use crate::summary::Notice;

/// A list of tables under a heading; nothing if there are none.
pub(crate) fn list(heading: &str, tables: &[Listed], me: Option<Person>, now: i64) -> Markup {
    if tables.is_empty() {
        return html! {};
    }
    html! {
        section .tables {
            h2 { (heading) }
            ul {
                @for listed in tables {
                    (line(listed, me, now))
                }
            }
        }
    }
}

fn line(listed: &Listed, me: Option<Person>, now: i64) -> Markup {
    let Ok(notice) = serde_json::from_str::<Notice>(&listed.summary.line) else { return html! {} };
    let title = games::about(&notice.game).map_or("", |about| about.title);
    let mine = me.is_some_and(|me| listed.summary.turn.iter().any(|user| user.0 == me.0));
    html! {
        li .mine[mine] {
            a href={ "/t/" (listed.id) } {
                strong { (title) }
                span .seats {
                    @for (index, seat) in notice.seats.iter().enumerate() {
                        @let number = index + 1;
                        span .turn[notice.turn == Some(number)] .won[notice.winners.contains(&number)] {
                            @match &seat.name {
                                Some(name) => (name),
                                None => em { "free seat" },
                            }
                            @if let Some(score) = notice.scores.get(index) { " " (score) }
                        }
                    }
                }
                @if mine { span .yours { "your turn" } }
                span .pace { (pace(notice.pace)) }
                span .when { (ago(now - listed.summary.changed)) }
            }
        }
    }
}

/// How fast a table plays, in a few words.
pub(crate) fn pace(pace: Pace) -> String {
    match pace {
        Pace::Unhurried => "no clock".to_owned(),
        Pace::Live { bank, increment } => {
            let bank = if bank % 60 == 0 { format!("{} min", bank / 60) } else { format!("{bank} s") };
            format!("{bank} + {increment} s")
        }
        Pace::Days(1) => "a day a turn".to_owned(),
        Pace::Days(days) => format!("{days} days a turn"),
    }
}

fn ago(milliseconds: i64) -> String {
    let minutes = milliseconds / 60_000;
    match minutes {
        ..=0 => "just now".to_owned(),
        1..=59 => format!("{minutes} min ago"),
        60..=2879 => format!("{} h ago", minutes / 60),
        _ => format!("{} days ago", minutes / 1440),
    }
}
