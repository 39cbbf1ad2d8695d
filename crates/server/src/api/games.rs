//! The games.

use axum::Json;
use hearth_core::{Choice, Usual, Values};
use serde::Serialize;
use utoipa::ToSchema;

use crate::games;

/// A game.
#[derive(Serialize, ToSchema)]
pub(super) struct Offer {
    /// Its name in a plan.
    name: &'static str,
    /// Its title.
    title: &'static str,
    /// The possible numbers of players.
    players: Players,
    /// The bot levels, weakest first.
    levels: Vec<&'static str>,
    /// The options of a plan.
    choices: Vec<Agreement>,
}

/// The possible numbers of players.
#[derive(Serialize, ToSchema)]
pub(super) struct Players {
    fewest: usize,
    most: usize,
}

/// A game option.
#[derive(Serialize, ToSchema)]
pub(super) struct Agreement {
    /// Its name.
    name: &'static str,
    /// The possible values; missing if the option is a text with its own notation.
    values: Option<Vec<&'static str>>,
    /// The default; missing if it follows another option, or if the default is empty.
    usual: Option<&'static str>,
    /// Its effect.
    help: &'static str,
}

impl From<&Choice> for Agreement {
    fn from(choice: &Choice) -> Agreement {
        let values = match choice.values {
            Values::OneOf(values) => Some(values.to_vec()),
            Values::Switch => Some(vec!["true", "false"]),
            Values::SomeOf { .. } | Values::Text { .. } => None,
        };
        let usual = match choice.usual {
            Usual::Value(value) => Some(value),
            Usual::With(_) | Usual::Empty => None,
        };
        Agreement { name: choice.name, values, usual, help: choice.help }
    }
}

/// Lists all games.
#[utoipa::path(get, path = "/games", security(()), responses((status = 200, description = "Found", body = Vec<Offer>)))]
pub(super) async fn games() -> Json<Vec<Offer>> {
    let offer = |about: games::GameInfo| Offer {
        name: about.name,
        title: about.title,
        players: Players { fewest: about.fewest, most: about.most },
        levels: hearth_bots::LEVELS.to_vec(),
        choices: about.choices.iter().map(Agreement::from).collect(),
    };
    Json(games::all().into_iter().map(offer).collect())
}
