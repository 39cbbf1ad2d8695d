//! What a program wishes for that opens a table. Nearly everything has a usual value.

use hearth_core::Seat;
use hearth_store::{Store, UserId};
use hearth_table::{Absent, BadPlan, Chair, First, Hints, Pace, Plan, Refusal};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::names::checked_name;
use crate::wrong::Wrong;

/// What somebody wishes for who opens a table.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(example = json!({"game": "kokopelli", "chairs": ["host", "guest", {"bot": "club"}]}))]
pub(super) struct Wish {
    /// The game, by its name.
    game: String,
    /// Whom each seat is for.
    chairs: Vec<Chair>,
    /// Who begins: the first chair, or whoever is drawn at the start. The seats are counted from there.
    #[serde(default)]
    first: First,
    /// What differs from the usual agreement, as pairs of a name and a value, in any order.
    #[serde(default)]
    #[schema(value_type = Vec<Vec<String>>)]
    options: Vec<(String, String)>,
    /// How long one may think; as long as one likes if nothing is said.
    #[serde(default = "unhurried")]
    pace: Pace,
    /// What becomes of the seat of somebody who does not come back in time; a bot plays for him if nothing is said.
    #[serde(default = "Absent::usual")]
    absent: Absent,
    /// Whether it stands in the lobby.
    #[serde(default)]
    public: bool,
    /// Whether people can talk; they can if nothing is said.
    #[serde(default = "yes")]
    talk: bool,
    /// Who may ask for hints when it is his turn; who plays against bots only if nothing is said.
    #[serde(default)]
    hints: Hints,
}

fn unhurried() -> Pace {
    Pace::Unhurried
}

fn yes() -> bool {
    true
}

impl Wish {
    /// The plan, unless a seat is for somebody who does not exist, for whom the table would wait for ever, or somebody has a
    /// name that nobody can have.
    pub async fn plan(mut self, store: &Store) -> Result<Plan, Wrong> {
        // Where there are more chairs than any game has, the table refuses anyway.
        for chair in self.chairs.iter_mut().take(Seat::MOST) {
            match chair {
                Chair::For(person) if store.user(UserId(person.0)).await?.is_none() => {
                    return Err(Refusal::from(BadPlan::Person(*person)).into());
                }
                Chair::Beside(name) => *name = checked_name(name)?,
                _ => (),
            }
        }
        let Wish { game, chairs, first, options, pace, absent, public, talk, hints } = self;
        Ok(Plan {
            game,
            options,
            chairs,
            first,
            pace,
            absent,
            public,
            talk,
            hints,
            called: Vec::new(),
            from: None,
        })
    }
}

/// The record of a game that goes on is left out: every hidden card stands in it.
impl From<Plan> for Wish {
    fn from(plan: Plan) -> Wish {
        let Plan { game, options, chairs, first, pace, absent, public, talk, hints, called: _, from: _ } =
            plan;
        Wish { game, chairs, first, options, pace, absent, public, talk, hints }
    }
}
