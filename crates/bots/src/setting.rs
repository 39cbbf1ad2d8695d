//! The configuration of a bot: engine, budget and switches.

use crate::Budget;

/// The algorithm that decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Engine {
    /// A random choice.
    Random,
    /// A one-ply search.
    Greedy,
    /// An information-set Monte Carlo tree search.
    Tree,
    /// The game's own engine, where it has one. Otherwise the tree search.
    Search,
}

/// The leaf evaluation of the tree search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leaf {
    /// A uniform random rollout.
    Random,
    /// A rollout that samples by prior.
    Light,
    /// The evaluation net.
    Value,
    /// The mean of a rollout by prior and the evaluation net.
    Mixed,
}

/// The configuration of a bot. Each level is one. On the command line, each field can be changed by name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setting {
    /// The algorithm.
    pub engine: Engine,
    /// The budget for one decision.
    pub budget: Budget,
    /// The leaf evaluation of the tree search.
    pub leaf: Leaf,
    /// Enables PUCT priors. Otherwise the tree search uses UCB.
    pub priors: bool,
    /// Keeps the subtree for the next decision of the same turn.
    pub reuse: bool,
    /// Solves endings exactly where the game supports it.
    pub solver: bool,
    /// The number of search threads.
    pub threads: u8,
    /// Spends the whole budget, so that every decision gets a usable estimate. Hints need this.
    pub weighs_all: bool,
    /// The percentage of face-down cards that the bot remembers.
    pub memory: u8,
    /// The percentage of legal decisions that the bot overlooks.
    pub overlooks: u8,
    /// The temperature of the final choice, in hundredths of a point.
    pub strays: u16,
}

impl Setting {
    /// Creates a setting with every feature on and no weaknesses.
    pub const fn new(engine: Engine, budget: Budget) -> Setting {
        Setting {
            engine,
            budget,
            leaf: Leaf::Value,
            priors: true,
            reuse: true,
            solver: true,
            threads: 1,
            weighs_all: false,
            memory: 100,
            overlooks: 0,
            strays: 0,
        }
    }

    /// Returns the setting for judging other players' decisions: every decision is estimated, and the level's
    /// weaknesses are off.
    #[must_use]
    pub const fn judging(self) -> Setting {
        Setting { weighs_all: true, memory: 100, overlooks: 0, strays: 0, ..self }
    }

    /// Sets one field by name.
    pub(crate) fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        let switch = || match value {
            "on" => Ok(true),
            "off" => Ok(false),
            _ => Err(format!("`{name}` is `on` or `off`, not `{value}`")),
        };
        match name {
            "leaf" => {
                self.leaf = match value {
                    "random" => Leaf::Random,
                    "light" => Leaf::Light,
                    "value" => Leaf::Value,
                    "mixed" => Leaf::Mixed,
                    _ => return Err(format!("`leaf` is random, light, value or mixed, not `{value}`")),
                }
            }
            "priors" => self.priors = switch()?,
            "reuse" => self.reuse = switch()?,
            "solver" => self.solver = switch()?,
            "threads" => self.threads = number(name, value, 1, 64)? as u8,
            "memory" => self.memory = number(name, value, 0, 100)? as u8,
            "overlooks" => self.overlooks = number(name, value, 0, 99)? as u8,
            "strays" => self.strays = number(name, value, 0, 10_000)?,
            _ => {
                return Err(format!(
                    "there is no setting `{name}`; the settings are leaf, priors, reuse, solver, threads, memory, overlooks \
                     and strays"
                ));
            }
        }
        Ok(())
    }
}

fn number(name: &str, value: &str, least: u16, most: u16) -> Result<u16, String> {
    value
        .parse()
        .ok()
        .filter(|number| (least..=most).contains(number))
        .ok_or_else(|| format!("`{name}` is a number from {least} to {most}, not `{value}`"))
}
