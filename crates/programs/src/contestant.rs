//! A contestant without a person: a built-in bot or an external program.

use std::fmt;

use hearth_bots::{Bot, Budget, GameKnowledge, Spec};
use hearth_core::{Seat, Trace};
use rand::Rng;

use crate::{Launch, Program};

/// A built-in bot or an external program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Contestant {
    /// A built-in bot.
    Ours(Spec),
    /// An external program.
    Program(Launch),
}

impl Contestant {
    /// Parses the name of a built-in bot, or `program:` and a command.
    pub fn read<M: GameKnowledge>(text: &str) -> Result<Contestant, BadContestant> {
        match Launch::read(text) {
            Some(launch) => launch.map(Contestant::Program).map_err(BadContestant),
            None => {
                Spec::read::<M>(text).map(Contestant::Ours).map_err(|error| BadContestant(error.to_string()))
            }
        }
    }

    /// Returns the budget for one decision.
    pub fn budget(&self) -> Budget {
        match self {
            Contestant::Ours(spec) => spec.setting.budget,
            Contestant::Program(launch) => Budget::Time(launch.time),
        }
    }

    /// Returns the contestant configured for hints: with estimates of all decisions and without weaknesses.
    #[must_use]
    pub fn judging(mut self) -> Contestant {
        if let Contestant::Ours(spec) = &mut self {
            spec.setting = spec.setting.judging();
        }
        self
    }

    /// Creates the bot for a seat. The arguments are those of [`Spec::bot`].
    pub fn bot<M: GameKnowledge>(
        &self,
        seat: Seat,
        table: &mut impl Rng,
        own: &mut impl Rng,
    ) -> Box<dyn Bot<M::Game>>
    where
        M::Game: Trace,
    {
        match self {
            Contestant::Ours(spec) => spec.bot::<M>(seat, table, own),
            Contestant::Program(launch) => Box::new(Program::<M::Game>::new(launch.clone())),
        }
    }
}

/// Writes the text that was parsed.
impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contestant::Ours(spec) => spec.fmt(f),
            Contestant::Program(launch) => launch.fmt(f),
        }
    }
}

/// An invalid contestant, with the reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadContestant(String);

impl fmt::Display for BadContestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for BadContestant {}
