//! Tables in a list.

use hearth_host::base::DealTicket;
use hearth_host::games::levels;
use hearth_host::tables::{FreeSeat, LobbyRow, LobbySeat};
use hearth_store::{Listed, Stage};
use hearth_table::{Pace, Person};
use hearth_words::{Language, number, say};
use maud::{Markup, html};

use crate::games::{self, GameInfo};
use crate::http::layout::deal;
use crate::http::layout::house;

/// The reader of a list, and the time of reading.
#[derive(Clone, Copy)]
pub(crate) struct Look {
    pub me: Option<Person>,
    pub now: i64,
    pub language: Language,
}

impl Look {
    /// Returns true if a table waits for the reader.
    pub fn waits(self, listed: &Listed) -> bool {
        self.me.is_some_and(|me| listed.summary.turn.iter().any(|user| user.0 == me.0))
    }
}

/// Draws a list of tables under a heading, or nothing if there are none.
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

/// Draws a list of tables without a heading.
pub(crate) fn rows(tables: &[Listed], look: Look) -> Markup {
    html! { div .tables { (lines(tables, look)) } }
}

fn lines(tables: &[Listed], look: Look) -> Markup {
    html! { ul { @for listed in tables { (line(listed, look)) } } }
}

fn line(listed: &Listed, look: Look) -> Markup {
    let Look { now, language, .. } = look;
    let Ok(table) = serde_json::from_str::<LobbyRow>(&listed.summary.line) else { return html! {} };
    let title = games::info(&table.game).map_or("", |about| about.title);
    let mine = look.waits(listed);
    let kept = mine && listed.summary.stage == Stage::WaitingForPlayers;
    html! {
        li {
            a href={ "/t/" (listed.id) } {
                span .thumb { (house::cover(&table.game)) }
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

/// Draws one of the reader's own games as a small tile: the opponents and its state.
pub(crate) fn tile(listed: &Listed, look: Look) -> Markup {
    let Look { now, language, me } = look;
    let Ok(table) = serde_json::from_str::<LobbyRow>(&listed.summary.line) else { return html! {} };
    let title = games::info(&table.game).map_or("", |about| about.title);
    let (mine, stage) = (look.waits(listed), listed.summary.stage);
    let others = table.seats.iter().filter(|seat| me.is_none() || seat.person != me);
    let names: Vec<String> =
        others.map(|seat| name(seat, language).unwrap_or_else(|| free(seat, language))).collect();
    let state = match (stage, table.pace, listed.summary.wake) {
        (Stage::Over, ..) => ago(now - listed.summary.changed, language),
        (Stage::Running, Pace::Days(_), Some(wake)) if mine => left(wake - now, language),
        _ => pace(table.pace, language),
    };
    html! {
        a .game-row .due[mine] href={ "/t/" (listed.id) } {
            span .thumb { (house::cover(&table.game)) }
            span .who { b { (together(&names)) } small { (title) " · " (state) } }
            @match stage {
                Stage::WaitingForPlayers if mine => span .mark { (say!(language, "lobby-your-seat")) },
                Stage::Running if mine => span .mark { (say!(language, "lobby-your-turn")) },
                Stage::Over => em { (say!(language, "lobby-finished")) },
                _ => em { (say!(language, "lobby-waits")) },
            }
        }
    }
}

/// Joins names with commas. Equal names, such as bots of one level and free seats, are counted.
fn together(names: &[String]) -> String {
    let mut counted: Vec<(&String, usize)> = Vec::new();
    for name in names {
        match counted.iter_mut().find(|(identity, _)| *identity == name) {
            Some((_, count)) => *count += 1,
            None => counted.push((name, 1)),
        }
    }
    let said = |(name, count): &(&String, usize)| match count {
        1 => (*name).clone(),
        _ => format!("{count} × {name}"),
    };
    counted.iter().map(said).collect::<Vec<_>>().join(", ")
}

/// Draws a table with a free chair from above, and the button to sit down.
pub(crate) fn open(listed: &Listed, look: Look) -> Markup {
    let Look { now, language, .. } = look;
    let Ok(table) = serde_json::from_str::<LobbyRow>(&listed.summary.line) else { return html! {} };
    let title = games::info(&table.game).map_or("", |about| about.title);
    html! {
        li .open-table {
            (from_above(&table.game, &table.seats))
            div .about {
                h3 { a href={ "/t/" (listed.id) } { (title) } }
                p .seats {
                    @for (index, seat) in table.seats.iter().enumerate() {
                        @if index > 0 { ", " }
                        @match name(seat, language) {
                            Some(name) => span { (name) },
                            None => em { (free(seat, language)) },
                        }
                    }
                }
                p .chips {
                    span { (house::icon("clock")) (pace(table.pace, language)) }
                    @if table.goes_on { span { (say!(language, "deal-known-short")) } }
                    @if !table.options.is_empty() { span { (say!(language, "lobby-other-rules")) } }
                    small { (ago(now - listed.summary.changed, language)) }
                }
                form method="post" action={ "/t/" (listed.id) "/sit" } data-deal=[table.seal] { button { (say!(language, "seats-sit")) } }
            }
        }
    }
}

/// The colours of the chairs, clockwise from the lower edge.
const CHAIRS: [&str; 4] = ["chair-blue", "chair-red", "chair-green", "chair-yellow"];

/// Draws a table that nobody has opened yet. Every chair is free, and two buttons start a game.
pub(crate) fn unopened(game: &GameInfo, ticket: &DealTicket, language: Language) -> Markup {
    let free = LobbySeat {
        name: None,
        person: None,
        bot: false,
        level: None,
        free: Some(FreeSeat::Anyone),
        kept_for: None,
    };
    html! {
        li .open-table .unopened {
            (from_above(game.name, &vec![free; game.most]))
            div .about {
                h3 { (game.title) }
                p .seats { ((game.invitation)(language)) }
                div .ways {
                    a .primary href={ "/new/" (game.name) } { (say!(language, "lobby-open-own", game = game.title)) }
                    form method="post" action={ "/play/" (game.name) } data-deal=(ticket.seal) {
                        (deal::ticket_fields(ticket, language))
                        button { (say!(language, "lobby-play-bots")) }
                    }
                }
            }
        }
    }
}

/// Draws a small table with its chairs.
fn from_above(game: &str, seats: &[LobbySeat]) -> Markup {
    html! {
        div .from-above data-of=(seats.len()) aria-hidden="true" {
            (house::picture("minitable", "top"))
            span .thumb { (house::cover(game)) }
            @for (seat, chair) in seats.iter().zip(CHAIRS) {
                span .at .free[seat.free.is_some()] {
                    (house::picture(chair, "chair"))
                    @match (&seat.level, &seat.name) {
                        (Some(level), _) => (house::bot(level)),
                        (None, Some(name)) => (house::person(name)),
                        (None, None) => i { (house::icon("plus")) },
                    }
                }
            }
        }
    }
}

/// Returns the name of a seat's occupant, or `None` if the seat is free.
pub(crate) fn name(seat: &LobbySeat, language: Language) -> Option<String> {
    seat.level.as_ref().map(|level| levels::bot(level, language)).or_else(|| seat.name.clone())
}

/// Describes the person that a free seat waits for.
fn free(seat: &LobbySeat, language: Language) -> String {
    match seat.free {
        Some(FreeSeat::Guest) => say!(language, "lobby-guest"),
        Some(FreeSeat::Kept) => match &seat.kept_for {
            Some(name) => say!(language, "lobby-kept-for", name = name.as_str()),
            None => say!(language, "lobby-kept"),
        },
        Some(FreeSeat::Anyone) | None => say!(language, "lobby-free"),
    }
}

/// Returns the time control in a few words.
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

/// Returns the rest of a correspondence game's turn in words.
fn left(milliseconds: i64, language: Language) -> String {
    match milliseconds / 3_600_000 {
        hours @ ..48 => say!(language, "lobby-left-hours", hours = hours.max(0)),
        hours => say!(language, "lobby-left-days", days = (hours + 12) / 24),
    }
}

/// Returns in words how long ago something was.
pub(crate) fn ago(milliseconds: i64, language: Language) -> String {
    let minutes = milliseconds / 60_000;
    match minutes {
        ..=0 => say!(language, "lobby-now"),
        1..=59 => say!(language, "lobby-minutes", minutes = minutes),
        60..=2879 => say!(language, "lobby-hours", hours = minutes / 60),
        _ => say!(language, "lobby-days", days = minutes / 1440),
    }
}
