//! How a bot plays: an engine, a budget, and what is switched on.

use crate::Budget;

/// What decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Engine {
    /// Chance.
    Random,
    /// A look at what each decision comes to at once.
    Greedy,
    /// A tree of what each seat knows.
    Tree,
    /// The game's own engine, where it has one.
    Search,
}

/// How a tree judges the positions at its ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leaf {
    /// By playing on at random.
    Random,
    /// By playing on with light knowledge.
    Light,
    /// By the learned evaluation.
    Value,
    /// By both in equal parts: light playing on and the learned evaluation.
    Mixed,
}

/// How a bot plays. A level is such a setting; on the command line each entry can be changed by its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setting {
    /// What decides.
    pub engine: Engine,
    /// How long it may think.
    pub budget: Budget,
    /// How a tree judges.
    pub leaf: Leaf,
    /// Whether a tree looks first where a sensible player would.
    pub priors: bool,
    /// Whether a tree keeps what it has thought for the next decision of the same turn.
    pub reuse: bool,
    /// Whether endings are solved where the game can.
    pub solver: bool,
    /// How many threads think at once.
    pub threads: u8,
    /// Whether every decision gets an estimate of its own, not only the best one: for hints.
    pub weighs_all: bool,
    /// How many of a hundred covered cards are remembered.
    pub memory: u8,
    /// How many of a hundred legal decisions are overlooked.
    pub overlooks: u8,
    /// How far from the best decision it strays, in hundredths of a point.
    pub strays: u16,
}

impl Setting {
    /// Everything on, nothing forgotten, nothing overlooked.
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

    /// The same, as it judges what others decide: it weighs every decision, and has none of the weaknesses of its level.
    #[must_use]
    pub const fn judging(self) -> Setting {
        Setting { weighs_all: true, memory: 100, overlooks: 0, strays: 0, ..self }
    }

    /// Changes one entry by its name.
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
                    "there is no setting `{name}`; there are leaf, priors, reuse, solver, threads, memory, overlooks \
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
