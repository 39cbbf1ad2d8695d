//! Ratings of people.

use axum::Json;
use axum::extract::State;
use hearth_ratings::{Career, Pool, Rating, Standing, bots};
use hearth_store::UserId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::sent::{Asked, Whom};
use crate::app::App;
use crate::error::{AppError, Missing, Problem};
use crate::http::auth::OptionalApiUser;

/// The most people in a list.
const LISTED: usize = 100;

/// The pool to list.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Which {
    /// The game, the number of players, and the variant if there is one.
    pool: String,
}

/// A rating.
#[derive(Serialize, ToSchema)]
pub(super) struct RatingSeen {
    /// The rating in whole points.
    points: i32,
    /// Half the width of the 95 % interval: the number after `±`.
    margin: i32,
    /// `true` if it is too uncertain to be compared.
    provisional: bool,
    /// Its place among the levels of the bots.
    #[schema(example = "between club and strong")]
    standing: Option<String>,
}

impl RatingSeen {
    fn of(rating: Rating, pool: &Pool) -> RatingSeen {
        let standing = rating.between(pool).map(|standing| match standing {
            Standing::Below(level) => format!("below {level}"),
            Standing::At(level) => format!("at {level}"),
            Standing::Between(weaker, stronger) => format!("between {weaker} and {stronger}"),
            Standing::Above(level) => format!("above {level}"),
        });
        let (points, margin, provisional) = (rating.points(), rating.margin(), rating.is_provisional());
        RatingSeen { points, margin, provisional, standing }
    }
}

/// A leaderboard.
#[derive(Serialize, ToSchema)]
pub(super) struct Leaderboard {
    /// The pool.
    pool: String,
    /// The best hundred, by the lower end of their interval. Provisional ratings are among them.
    people: Vec<RankedSeen>,
    /// The bots of the pool, weakest first.
    bots: Vec<BotSeen>,
}

/// A person with a rating.
#[derive(Serialize, ToSchema)]
pub(super) struct RankedSeen {
    /// The person's number at tables.
    person: i64,
    /// The display name.
    name: String,
    /// The number of rated games.
    games: u32,
    #[serde(flatten)]
    rating: RatingSeen,
}

/// A bot, whose rating never changes.
#[derive(Serialize, ToSchema)]
pub(super) struct BotSeen {
    /// The level.
    level: &'static str,
    /// Its rating in whole points.
    points: i32,
}

/// Returns the leaderboard of a pool.
#[utoipa::path(get, path = "/ratings", params(Which), security((), ("token" = ["read"])), responses((status = 200, description = "Found", body = Leaderboard), Problem))]
pub(super) async fn ratings(
    State(app): State<App>,
    OptionalApiUser(_): OptionalApiUser,
    Asked(Which { pool }): Asked<Which>,
) -> Result<Json<Leaderboard>, Problem> {
    let pool: Pool = pool.parse().map_err(|_| AppError::Missing(Missing::Address))?;
    let people = app.context.store.ranked_people(pool.clone()).await?;
    let people = people.into_iter().take(LISTED).map(|ranked| RankedSeen {
        person: ranked.person.0,
        name: ranked.name,
        games: ranked.career.games,
        rating: RatingSeen::of(ranked.career.rating, &pool),
    });
    let bots = bots::ratings(&pool).into_iter().flatten();
    let bots = bots.map(|(level, rating)| BotSeen { level, points: rating.points() });
    Ok(Json(Leaderboard { people: people.collect(), bots: bots.collect(), pool: pool.to_string() }))
}

/// The rating of a person in a pool.
#[derive(Serialize, ToSchema)]
pub(super) struct PersonalRating {
    /// The pool.
    pool: String,
    /// The number of rated games.
    games: u32,
    #[serde(flatten)]
    rating: RatingSeen,
    /// The rating after each game, oldest first.
    curve: Vec<CurvePoint>,
}

/// A rating after a game.
#[derive(Serialize, ToSchema)]
pub(super) struct CurvePoint {
    /// The end of the game, in milliseconds since 1970.
    at: i64,
    /// The rating in whole points.
    points: i32,
    /// The number after `±`.
    margin: i32,
}

/// Returns the ratings of a person, with their curves. A person who never played a rated game has none.
#[utoipa::path(get, operation_id = "ratings_of", path = "/people/{person}/ratings", params(Whom), security((), ("token" = ["read"])), responses((status = 200, description = "Found", body = Vec<PersonalRating>), Problem))]
pub(super) async fn ratings_of(
    State(app): State<App>,
    OptionalApiUser(_): OptionalApiUser,
    Whom(person): Whom,
) -> Result<Json<Vec<PersonalRating>>, Problem> {
    let (store, person) = (&app.context.store, UserId(person.0));
    let mut ratings = Vec::new();
    for (pool, Career { rating, games, .. }) in store.careers(person).await? {
        let curve = store.rating_curve(person, pool.clone()).await?.into_iter().map(|point| CurvePoint {
            at: point.at,
            points: point.rating.points(),
            margin: point.rating.margin(),
        });
        let rating = RatingSeen::of(rating, &pool);
        ratings.push(PersonalRating { games, rating, curve: curve.collect(), pool: pool.to_string() });
    }
    Ok(Json(ratings))
}
