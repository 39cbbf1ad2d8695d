//! The leaderboard of a pool, with the bots as fixed marks.

use axum::extract::State;
use hearth_host::base::Household;
use hearth_host::games::levels;
use hearth_ratings::{Pool, Rating, bots};
use hearth_store::RankedPerson;
use hearth_words::{Language, say};
use maud::{Markup, html};
use serde::Deserialize;

use super::{in_words, number, pool_name};
use crate::app::App;
use crate::error::{AppError, Missing, PageError};
use crate::http::auth::{Origin, PageUser};
use crate::http::extract::Query;
use crate::http::layout;
use crate::pages::person;

/// The most people in a list.
const LISTED: usize = 100;

/// The chosen pool.
#[derive(Deserialize)]
pub(crate) struct Which {
    pool: Option<String>,
}

/// Draws the leaderboard of a pool: by default, the first one in which somebody has a rating.
pub(crate) async fn leaderboard(
    State(app): State<App>,
    Origin(address): Origin,
    visitor: PageUser,
    Query(Which { pool }): Query<Which>,
) -> Result<Markup, PageError> {
    app.limits.expensive(Household::of(address))?;
    let (store, language) = (&app.context.store, visitor.language);
    let pools = store.rated_pools().await?;
    let chosen: Option<Pool> = match pool {
        Some(pool) => Some(pool.parse().map_err(|_| AppError::Missing(Missing::Page))?),
        None => pools.first().map(|(pool, _)| pool.clone()),
    };
    let people = match &chosen {
        Some(pool) => store.ranked_people(pool.clone()).await?,
        None => Vec::new(),
    };
    let (uncertain, certain): (Vec<_>, Vec<_>) =
        people.into_iter().partition(|ranked| ranked.career.rating.is_provisional());
    let title = say!(language, "rating-leaderboard");
    let content = html! {
        section .panel .leaderboard {
            header { h1 { (title) } }
            nav .pools aria-label=(say!(language, "rating-pools")) {
                @for (pool, _) in &pools {
                    a href={ "/ratings?pool=" (pool) } aria-current=[(Some(pool) == chosen.as_ref()).then_some("page")] { (pool_name(pool, language)) }
                }
            }
            @match &chosen {
                Some(pool) => {
                    h2 { (pool_name(pool, language)) }
                    (certain_people(pool, &certain, language))
                    @if !uncertain.is_empty() {
                        h3 { (say!(language, "rating-uncertain-title")) }
                        table .leaders { @for ranked in uncertain.iter().take(LISTED) { (row(None, ranked, pool, language)) } }
                    }
                },
                None => p .quiet { (say!(language, "rating-nobody")) },
            }
        }
    };
    Ok(layout::page(&title, &visitor.reader(), &content))
}

/// Draws the people whose ratings can be compared, among the bots.
fn certain_people(pool: &Pool, people: &[RankedPerson], language: Language) -> Markup {
    let mut bots: Vec<(&str, Rating)> = bots::ratings(pool).into_iter().flatten().collect();
    let mut rows = Vec::new();
    for (place, ranked) in people.iter().take(LISTED).enumerate() {
        let own = ranked.career.rating.conservative();
        while let Some((level, rating)) = bots.pop_if(|(_, bot)| bot.conservative() > own) {
            rows.push(mark(level, rating, language));
        }
        rows.push(row(Some(place + 1), ranked, pool, language));
    }
    rows.extend(bots.into_iter().rev().map(|(level, rating)| mark(level, rating, language)));
    html! { table .leaders { @for row in rows { (row) } } }
}

fn row(place: Option<usize>, ranked: &RankedPerson, pool: &Pool, language: Language) -> Markup {
    let rating = ranked.career.rating;
    html! {
        tr {
            td { @if let Some(place) = place { (place) } }
            th scope="row" {
                @match &ranked.page {
                    Some(login) => a href=(person::address(login)) { (ranked.name) },
                    None => (ranked.name),
                }
            }
            td { (number(rating, language)) }
            td { small { (in_words(rating, pool, language)) } }
        }
    }
}

/// Draws a bot, whose rating is fixed.
fn mark(level: &str, rating: Rating, language: Language) -> Markup {
    html! {
        tr .bot { td {} th scope="row" { (levels::bot(level, language)) } td { (rating.points()) } td {} }
    }
}
