//! Whoever can sit where no person does: a bot of ours by its name, or a program.

use std::fmt;

use hearth_bots::{Bot, Budget, GameKnowledge, Spec};
use hearth_core::{Seat, Trace};
use rand::Rng;

use crate::{Launch, Program};

/// Whoever can sit where no person does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Contestant {
    /// A bot of ours.
    Ours(Spec),
    /// A program from outside.
    Program(Launch),
}

impl Contestant {
    /// Understands the name of a bot of ours, or `program:` and a command.
    pub fn read<M: GameKnowledge>(text: &str) -> Result<Contestant, BadContestant> {
        match Launch::read(text) {
            Some(launch) => launch.map(Contestant::Program).map_err(BadContestant),
            None => {
                Spec::read::<M>(text).map(Contestant::Ours).map_err(|error| BadContestant(error.to_string()))
            }
        }
    }

    /// How long it may think about a decision.
    pub fn budget(&self) -> Budget {
        match self {
            Contestant::Ours(spec) => spec.setting.budget,
            Contestant::Program(launch) => Budget::Time(launch.time),
        }
    }

    /// The same one, as he judges: for hints.
    #[must_use]
    pub fn judging(mut self) -> Contestant {
        if let Contestant::Ours(spec) = &mut self {
            spec.setting = spec.setting.judging();
        }
        self
    }

    /// The bot for a seat; what it is given is what [`Spec::bot`] is given.
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

/// As it was read.
impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contestant::Ours(spec) => spec.fmt(f),
            Contestant::Program(launch) => launch.fmt(f),
        }
    }
}

/// Why there is nobody of that name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadContestant(String);

impl fmt::Display for BadContestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for BadContestant {}
