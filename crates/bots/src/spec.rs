//! A bot by its name: `expert`, `expert@500ms`, `tree@10000:leaf=random`.

use std::fmt;

use hearth_core::Seat;
use rand::{Rng, SeedableRng};

use crate::{Bot, BotRng, Budget, Engine, GameKnowledge, Leaf, RandomProfile, Setting};

/// The levels, the weakest first.
pub const LEVELS: [&str; 6] = ["beginner", "casual", "club", "strong", "expert", "master"];

/// A bot by its name, and how it plays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spec {
    text: String,
    /// How it plays.
    pub setting: Setting,
}

impl Spec {
    /// What bots are called, besides budgets and settings.
    pub fn names() -> impl Iterator<Item = &'static str> {
        ["random", "greedy", "tree", "search"].into_iter().chain(LEVELS)
    }

    /// Understands a name, a budget behind `@`, and settings behind `:` with commas between them.
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

    /// The bot for a seat. All bots of a table are given the same `table`, so that they can agree on something; `own` is this
    /// one's alone.
    pub fn bot<M: GameKnowledge>(
        &self,
        seat: Seat,
        table: &mut impl Rng,
        own: &mut impl Rng,
    ) -> Box<dyn Bot<M::Game>> {
        let tempers = RandomProfile::table(table);
        M::bot(&self.setting, tempers[seat.index()], BotRng::from_rng(own))
    }
}

/// As it was read.
impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// Why there is no such bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadSpec(String);

impl fmt::Display for BadSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for BadSpec {}
