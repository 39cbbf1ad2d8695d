//! The name of a bot: `expert`, `expert@500ms`, `tree@10000:leaf=random`.

use std::fmt;

use hearth_core::Seat;
use rand::{Rng, SeedableRng};

use crate::{Bot, BotRng, Budget, Engine, GameKnowledge, Leaf, RandomProfile, Setting};

/// The levels, weakest first.
pub const LEVELS: [&str; 6] = ["beginner", "casual", "club", "strong", "expert", "master"];

/// The name of a bot and its setting.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spec {
    text: String,
    /// The setting.
    pub setting: Setting,
}

impl Spec {
    /// Lists the names of engines and levels, without budgets and settings.
    pub fn names() -> impl Iterator<Item = &'static str> {
        ["random", "greedy", "tree", "search"].into_iter().chain(LEVELS)
    }

    /// Parses a name, an optional budget after `@`, and comma-separated settings after `:`.
    pub fn read<M: GameKnowledge>(text: &str) -> Result<Spec, BadSpec> {
        let wrong = |message: String| BadSpec(format!("`{text}`: {message}"));
        let (head, settings) = text.split_once(':').unwrap_or((text, ""));
        let (name, budget) = match head.split_once('@') {
            Some((name, budget)) => (name, Some(budget.parse::<Budget>().map_err(wrong)?)),
            None => (head, None),
        };
        let mut setting = match name {
            "random" => Setting::new(Engine::Random, Budget::Nodes(1)),
            "greedy" => Setting::new(Engine::Greedy, Budget::Nodes(8)),
            "tree" => Setting {
                leaf: Leaf::Random,
                priors: false,
                reuse: false,
                solver: false,
                ..Setting::new(Engine::Tree, Budget::Nodes(10_000))
            },
            "search" => Setting::new(Engine::Search, Budget::Nodes(10_000)),
            level => match LEVELS.iter().position(|known| *known == level) {
                Some(index) => M::LEVELS[index],
                None => {
                    let names: Vec<_> = Spec::names().collect();
                    return Err(BadSpec(format!(
                        "there is no bot `{name}`; the bots are {}",
                        names.join(", ")
                    )));
                }
            },
        };
        if let Some(budget) = budget {
            setting.budget = budget;
        }
        for entry in settings.split(',').filter(|entry| !entry.is_empty()) {
            let (key, value) = entry.split_once('=').unwrap_or((entry, "on"));
            setting.set(key, value).map_err(wrong)?;
        }
        Ok(Spec { text: text.to_owned(), setting })
    }

    /// Creates the bot for a seat. All bots of a table get the same `table` generator, so that they can share
    /// random choices; `own` belongs to this bot alone.
    pub fn bot<M: GameKnowledge>(
        &self,
        seat: Seat,
        table: &mut impl Rng,
        own: &mut impl Rng,
    ) -> Box<dyn Bot<M::Game>> {
        let profiles = RandomProfile::table(table);
        M::bot(&self.setting, profiles[seat.index()], BotRng::from_rng(own))
    }
}

/// Writes the text that was parsed.
impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// An invalid bot name, with the reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadSpec(String);

impl fmt::Display for BadSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for BadSpec {}
