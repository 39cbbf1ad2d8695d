//! What the people at a table agree on before a game: one list a game, from which the command line, records, positions and
//! forms are all derived.

use std::fmt;

/// One thing that can be agreed on.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    /// What it is called: `fire-reach`.
    pub name: &'static str,
    /// What it may be.
    pub values: Values,
    /// One line that explains it, with the rule's id.
    pub help: &'static str,
}

/// What a choice may be set to.
#[derive(Clone, Copy, Debug)]
pub enum Values {
    /// One of these words.
    OneOf(&'static [&'static str]),
    /// `true` or `false`.
    Switch,
    /// A text of the game's own.
    Text {
        /// What it looks like.
        shape: &'static str,
        /// Some that are possible. The laws try them.
        examples: &'static [&'static str],
    },
}

/// All that is agreed on at one table.
pub trait Options: Clone + PartialEq + fmt::Debug {
    /// The list, in the order in which the choices are to be set: a later one may refine an earlier one.
    const CHOICES: &'static [Choice];

    /// The usual agreement for this many players.
    fn usual(players: usize) -> Result<Self, BadOption>;

    /// Sets one choice.
    fn set(&mut self, name: &str, value: &str) -> Result<(), BadOption>;

    /// Refuses choices that do not fit together.
    fn checked(self) -> Result<Self, BadOption>;
}

/// A choice that cannot be made, and what could be instead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadOption(pub String);

impl BadOption {
    /// The refusal of a value, from the list of the possible ones.
    pub fn value(choices: &[Choice], name: &str, value: &str) -> BadOption {
        let Some(choice) = choices.iter().find(|choice| choice.name == name) else {
            let names: Vec<_> = choices.iter().map(|choice| choice.name).collect();
            return BadOption(format!("there is no option `{name}`; the options are {}", names.join(", ")));
        };
        let possible = match choice.values {
            Values::OneOf(words) => words.join(", "),
            Values::Switch => "true, false".to_owned(),
            Values::Text { shape, .. } => shape.to_owned(),
        };
        BadOption(format!("`{value}` is not a value of {name}; possible: {possible}"))
    }
}

impl fmt::Display for BadOption {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for BadOption {}
