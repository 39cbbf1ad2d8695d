//! What can be played.

use axum::Json;
use hearth_core::{Choice, Usual, Values};
use serde::Serialize;
use utoipa::ToSchema;

use crate::games;

/// A game.
#[derive(Serialize, ToSchema)]
pub(super) struct Offer {
    /// What a plan calls it.
    name: &'static str,
    /// What people call it.
    title: &'static str,
    /// How many can play.
    players: Players,
    /// The bots that can sit at a table, the weakest first.
    levels: Vec<&'static str>,
    /// What can be agreed on: the options of a plan.
    choices: Vec<Agreement>,
}

/// How many can play.
#[derive(Serialize, ToSchema)]
pub(super) struct Players {
    fewest: usize,
    most: usize,
}

/// Something that can be agreed on.
#[derive(Serialize, ToSchema)]
pub(super) struct Agreement {
    /// What it is called.
    name: &'static str,
    /// What it can be; nothing if it is a text of the game's own.
    values: Option<Vec<&'static str>>,
    /// What it is if nothing is said; nothing if it goes with another choice, or if it is then empty.
    usual: Option<&'static str>,
    /// What it does.
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

/// Every game there is.
#[utoipa::path(get, path = "/games", security(()), responses((status = 200, description = "Found", body = Vec<Offer>)))]
pub(super) async fn games() -> Json<Vec<Offer>> {
    let offer = |about: games::About| Offer {
        name: about.name,
        title: about.title,
        players: Players { fewest: about.fewest, most: about.most },
        levels: hearth_bots::LEVELS.to_vec(),
        choices: about.choices.iter().map(Agreement::from).collect(),
    };
    Json(games::all().into_iter().map(offer).collect())
}
