//! A picture of a finished game to share: the title, the ranks, the winner's cards. Browsers load no other
//! files for an SVG image, so it contains everything. The page that shares it adds the fonts and renders a
//! bitmap.

use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use hearth_core::Seat;
use hearth_host::base::Household;
use hearth_host::tables::TableSnapshot;
use hearth_host::tables::rematch::require_over;
use hearth_page::{Finale, FinalePrize, FinaleSeat, short_seat_name};
use hearth_words::{Language, number, say};
use maud::{Markup, PreEscaped, html};

use super::from_middle;
use super::verdict::verdict;
use super::{finale, sprite};
use crate::app::App;
use crate::error::{AppError, Missing, PageError};
use crate::games;
use crate::http::auth::{Origin, PageUser};
use crate::http::extract::Path;
use crate::http::extract::table_id;

/// The most cards in the picture.
const FAN: usize = 3;

/// The font of titles, with similar fonts as fallbacks.
const SERIF: &str = "Alegreya, Alegreya Polish, Iowan Old Style, Palatino, Georgia, serif";

/// Returns the picture of a finished game.
pub(crate) async fn picture(
    State(app): State<App>,
    Origin(address): Origin,
    visitor: PageUser,
    Path(id): Path<String>,
) -> Result<Response, PageError> {
    app.limits.expensive(Household::of(address))?;
    let language = visitor.language;
    let picture = app.tables.read(table_id(&id)?, move |snapshot| svg(snapshot, language)).await??;
    Ok(([(CONTENT_TYPE, "image/svg+xml")], picture.into_string()).into_response())
}

fn svg(snapshot: &TableSnapshot, language: Language) -> Result<Markup, AppError> {
    require_over(snapshot.table())?;
    let outcome = snapshot.table().outcome().ok_or(AppError::Missing(Missing::Game))?;
    let about = games::info(&snapshot.table().plan().game).ok_or(AppError::Missing(Missing::Game))?;
    let finale = finale(snapshot, &outcome, language);
    let verdict = verdict(snapshot, &outcome, &finale, None, language);
    let prizes = fan(&finale, &outcome.winners, about.signs);
    let first = outcome.winners.first().and_then(|seat| finale.seats.get(seat.index()));
    let banner = first.unwrap_or(&finale.seats[0]).pattern;
    let size = title_size(&verdict.title);
    Ok(html! {
        svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630" font-family=(SERIF) font-weight="800" {
            defs {
                radialGradient id="ember" cx="0" cy="1" r="1.1" {
                    stop offset="0" stop-color="#b4531c" {}
                    stop offset=".45" stop-color="#4a2412" {}
                    stop offset="1" stop-color="#170d08" {}
                }
                radialGradient id="glow" { stop offset="0" stop-color="#ffb45a" stop-opacity=".45" {} stop offset="1" stop-color="#ffb45a" stop-opacity="0" {} }
                linearGradient id="coin" x1="0" y1="0" x2="0" y2="1" { stop offset="0" stop-color="#ffdf86" {} stop offset="1" stop-color="#e2922a" {} }
                clipPath id="name" { rect x="96" y="0" width="424" height="62" {} }
                (banner.svg("banner"))
                @for one in &finale.seats { (one.pattern.svg(&format!("cloth-{}", one.seat))) }
                (PreEscaped(sprite::inlined(about.signs, prizes.iter().map(|prize| prize.art))))
            }
            rect width="1200" height="630" fill="url(#ember)" {}
            circle cx="945" cy="300" r="330" fill="url(#glow)" {}
            @for y in ["0", "606"] { svg y=(y) width="1200" height="24" { rect width="1000" height="24" transform="scale(1.2)" fill="url(#banner)" {} } }
            @for (number, prize) in prizes.iter().enumerate() { (card(prize, from_middle(number, prizes.len()))) }
            text x="64" y="84" font-size="26" fill="#e5cfa8" font-weight="500" { (finale.after) }
            text x="62" y=(96 + size) font-size=(size) fill="#ffe7ae" { (verdict.title) }
            text x="64" y=(146 + size) font-size="28" fill="#f3dcb2" font-weight="500" { (verdict.lead) }
            @for (line, (rank, one)) in finale.ranked(|seat| snapshot.table().gave_up(seat)).into_iter().enumerate() {
                g transform={ "translate(64 " (258 + 74 * line) ")" } { (row(snapshot, rank, one, outcome.winners.contains(&one.seat), language)) }
            }
            text x="64" y="585" font-size="24" fill="#e5cfa8" font-weight="500" { (about.title) " · " (date(snapshot.table().changed().0, language)) }
            text x="1136" y="585" font-size="30" fill="#ffe7ae" text-anchor="end" { "Hearth" }
        }
    })
}

/// Returns the prizes of the winners, the best in the middle.
fn fan<'a>(finale: &'a Finale, winners: &[Seat], signs: &str) -> Vec<&'a FinalePrize> {
    let won = finale.seats.iter().filter(|one| winners.contains(&one.seat));
    let prizes = won.flat_map(|one| &one.prizes).filter(|prize| sprite::has(signs, prize.art)).take(FAN);
    let mut fan: Vec<&FinalePrize> = Vec::new();
    for (number, prize) in prizes.enumerate() {
        let place = if number % 2 == 0 { fan.len() } else { 0 };
        fan.insert(place, prize);
    }
    fan
}

/// Draws a card of the fan. `slot` is its distance from the middle, in halves of a card. A prize without a
/// name is no card and is drawn large.
fn card(prize: &FinalePrize, slot: i32) -> Markup {
    if prize.name.is_empty() {
        return html! { use href={ "#" (prize.art) } x="740" y="100" width="390" height="390" {} };
    }
    let (angle, x, y) = (4 * slot, 856 + 78 * slot, 160 + 9 * slot.abs());
    html! {
        g transform={ "rotate(" (angle) " " (x + 85) " 440)" } {
            rect x=(x + 5) y=(y + 6) width="170" height="238" rx="10" opacity=".45" {}
            svg x=(x) y=(y) width="170" height="238" {
                use href={ "#" (prize.art) } width="170" height="238" {}
                rect y="190" width="170" height="48" fill="#fdf3de" {}
                text x="85" y="221" font-size=(name_size(&prize.name, 290)) text-anchor="middle" fill="#3a170c" { (prize.name) }
            }
        }
    }
}

/// Draws one seat in its cloth.
fn row(
    snapshot: &TableSnapshot,
    rank: Option<usize>,
    one: &FinaleSeat,
    won: bool,
    language: Language,
) -> Markup {
    let name = snapshot.name(one.seat, language);
    let gone = snapshot.table().gave_up(one.seat);
    html! {
        rect width="600" height="62" rx="10" fill="#170d08" {}
        rect width="600" height="62" rx="10" fill=(one.pattern.dark) opacity=(if won { "1" } else { ".75" }) {}
        svg width="24" height="62" { rect width="24" height="62" fill={ "url(#cloth-" (one.seat) ")" } {} }
        @if won { rect x="1.5" y="1.5" width="597" height="59" rx="9" fill="none" stroke="#ffd66b" stroke-width="3" {} }
        text x="62" y="43" font-size="34" text-anchor="middle" fill="#ffe7ae" { @if let Some(rank) = rank { (rank) } }
        g clip-path="url(#name)" {
            text x="104" y="41" font-size=(name_size(short_seat_name(&name), 620)) fill="#fff6e4" opacity=(if gone { ".7" } else { "1" }) { (short_seat_name(&name)) }
        }
        @if let Some(total) = one.total {
            rect x="516" y="9" width="72" height="44" rx="22" fill="url(#coin)" {}
            text x="552" y="41" font-size="28" text-anchor="middle" fill="#2c1203" { (number(total)) }
        }
    }
}

/// Returns the font size of the title. Letters are about half as wide as high.
fn title_size(title: &str) -> usize {
    (1200 / title.chars().count().max(1)).clamp(36, 84)
}

/// Returns the font size of a name. Letters are about half as wide as high, so `room` is twice the width.
fn name_size(name: &str, room: usize) -> usize {
    (room / name.chars().count().max(1)).clamp(14, 30)
}

/// Returns the UTC date of a timestamp in milliseconds since 1970.
fn date(moment: i64, language: Language) -> String {
    let (year, month, day) = civil(moment.div_euclid(86_400_000));
    // As text, the year gets no thousands separator.
    say!(language, "end-date", day = day, month = month, year = year.to_string())
}

/// Converts days since 1 January 1970 to year, month and day (Howard Hinnant, `civil_from_days`).
const fn civil(days: i64) -> (i64, i64, i64) {
    let days = days + 719_468;
    let (era, of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let of_year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let day_of_year = of_era - (365 * of_year + of_year / 4 - of_year / 100);
    let month = (5 * day_of_year + 2) / 153;
    let (day, month) =
        (day_of_year - (153 * month + 2) / 5 + 1, if month < 10 { month + 3 } else { month - 9 });
    (era * 400 + of_year + if month <= 2 { 1 } else { 0 }, month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        for (moment, expected) in [
            (0, "1 January 1970"),
            (951_782_400_000, "29 February 2000"),
            (951_868_799_999, "29 February 2000"),
            (1_700_000_000_000, "14 November 2023"),
            (-1, "31 December 1969"),
        ] {
            assert_eq!(date(moment, Language::English), expected);
        }
        assert_eq!(date(0, Language::French), "1er janvier 1970");
    }
}
