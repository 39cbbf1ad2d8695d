//! Ratings: the leaderboard, the section of a person, and the words for a number.

mod curve;
mod leaders;

use hearth_host::games::levels::level;
use hearth_ratings::{Pool, Rating, Standing};
use hearth_store::{RatingChange, UserId};
use hearth_words::{Language, say};
use maud::{Markup, html};

pub(crate) use self::leaders::leaderboard;
use crate::app::App;
use crate::error::AppError;
use crate::games;

/// Returns a rating as it is always shown: `1480 ± 90`.
fn number(rating: Rating, language: Language) -> String {
    // As text, so that the points have no thousands separator.
    let (points, margin) = (rating.points().to_string(), rating.margin().to_string());
    say!(language, "rating-number", points = points, margin = margin)
}

/// Returns a rating in words, among the levels of the bots.
fn in_words(rating: Rating, pool: &Pool, language: Language) -> String {
    let level = |name| level(name, language);
    let standing = match rating.between(pool) {
        Some(Standing::Below(weakest)) => say!(language, "rating-below", level = level(weakest)),
        Some(Standing::At(name)) => say!(language, "rating-at", level = level(name)),
        Some(Standing::Between(weaker, stronger)) => {
            say!(language, "rating-between", weaker = level(weaker), stronger = level(stronger))
        }
        Some(Standing::Above(strongest)) => say!(language, "rating-above", level = level(strongest)),
        None => return String::new(),
    };
    if rating.is_provisional() { say!(language, "rating-uncertain", standing = standing) } else { standing }
}

/// Says how a game changed a rating.
pub(super) fn change(change: &RatingChange, pool: &Pool, language: Language) -> String {
    let RatingChange { before, after, .. } = change;
    let words = in_words(*after, pool, language);
    say!(
        language,
        "rating-change",
        before = before.points().to_string(),
        after = number(*after, language),
        words = words
    )
}

/// Returns the name of a pool.
fn pool_name(pool: &Pool, language: Language) -> String {
    let about = games::info(&pool.game);
    let title = about.as_ref().map_or(pool.game.as_str(), |about| about.title);
    let name = say!(language, "rating-pool", game = title, players = u64::from(pool.players));
    match about.filter(|_| !pool.variant.is_empty()) {
        None => name,
        Some(about) => {
            let variant = (about.choice)(&pool.variant, language).title;
            say!(language, "rating-pool-variant", pool = name, variant = variant)
        }
    }
}

/// Draws the ratings of a person with their curves, or nothing if they have none.
pub(super) async fn section(app: &App, person: UserId, language: Language) -> Result<Markup, AppError> {
    let careers = app.context.store.careers(person).await?;
    let mut pools = Vec::new();
    for (pool, career) in careers {
        let points = app.context.store.rating_curve(person, pool.clone()).await?;
        pools.push((pool, career, points));
    }
    Ok(html! {
        @if !pools.is_empty() {
            section .panel .rating #rating {
                header { h2 { (say!(language, "rating-title")) } a href="/ratings" { (say!(language, "rating-leaderboard")) } }
                @for (pool, career, points) in &pools {
                    h3 { (pool_name(pool, language)) }
                    p {
                        b .number { (number(career.rating, language)) } " "
                        span .in-words { (in_words(career.rating, pool, language)) }
                        " " small { (say!(language, "rating-games", games = u64::from(career.games))) }
                    }
                    (curve::curve(pool, points, language))
                }
            }
        }
    })
}
