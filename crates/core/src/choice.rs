//! Game options: one declarative list per game. The command line, records, positions and forms are derived
//! from it.

use std::fmt;

/// The declaration of one option.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    /// The name, such as `fire-reach`.
    pub name: &'static str,
    /// The allowed values.
    pub values: Values,
    /// The default.
    pub usual: Usual,
    /// One line of help with the rule's id. The caller adds the default.
    pub help: &'static str,
}

/// The allowed values of an option.
#[derive(Clone, Copy, Debug)]
pub enum Values {
    /// One of these words.
    OneOf(&'static [&'static str]),
    /// `true` or `false`.
    Switch,
    /// One of these words, or a comma-separated list of things.
    SomeOf {
        /// The words.
        words: &'static [&'static str],
        /// The things. A page has an icon of the same name for each.
        things: &'static [&'static str],
        /// The smallest number of things.
        fewest: usize,
        /// The largest number of things.
        most: usize,
        /// Some valid lists, and all words, for the laws to try.
        examples: &'static [&'static str],
    },
    /// A text in a format of the game. Several parts are separated by `|`.
    Text {
        /// A description of the format.
        shape: &'static str,
        /// Some valid texts, for the laws to try.
        examples: &'static [&'static str],
    },
}

impl Values {
    /// Describes the allowed values for a person who types them.
    pub fn shape(&self) -> String {
        match self {
            Values::OneOf(words) => words.join(", "),
            Values::Switch => "true, false".to_owned(),
            Values::SomeOf { words, fewest, most, .. } => {
                format!("{}, or {fewest} to {most} comma-separated names", words.join(", "))
            }
            Values::Text { shape, .. } => (*shape).to_owned(),
        }
    }

    /// Joins the parts of a value into the form that is typed.
    pub fn joined(&self, parts: &[String]) -> String {
        parts.join(if matches!(self, Values::Text { .. }) { " | " } else { "," })
    }

    /// Returns some valid values, for tests.
    pub fn examples(&self) -> &'static [&'static str] {
        match self {
            Values::OneOf(words) => words,
            Values::Switch => &["true", "false"],
            Values::SomeOf { examples, .. } | Values::Text { examples, .. } => examples,
        }
    }
}

/// The default of an option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Usual {
    /// This value.
    Value(&'static str),
    /// Derived from another option.
    With(&'static str),
    /// Empty.
    Empty,
}

impl Usual {
    /// Returns true if the default is this value.
    pub fn is(self, value: &str) -> bool {
        matches!(self, Usual::Value(usual) if usual == value)
    }
}

/// The options of one table.
pub trait Options: Clone + PartialEq + fmt::Debug {
    /// The declarations, in the order of setting: a later option may refine an earlier one.
    const CHOICES: &'static [Choice];

    /// Returns the defaults for a number of players.
    fn usual(players: usize) -> Result<Self, BadOption>;

    /// Sets one option.
    fn set(&mut self, name: &str, value: &str) -> Result<(), BadOption>;

    /// Rejects combinations that do not fit together.
    fn checked(self) -> Result<Self, BadOption>;

    /// Builds the options for a number of players: the defaults, then the chosen values. The caller may list
    /// them in any order.
    fn agreed<'a>(
        players: usize,
        chosen: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Self, BadOption> {
        let place = |name: &str| Self::CHOICES.iter().position(|choice| choice.name == name);
        let mut chosen: Vec<_> = chosen.into_iter().collect();
        // Unknown names sort last; `set` refuses them.
        chosen.sort_by_key(|(name, _)| place(name).unwrap_or(usize::MAX));
        if let Some(twice) = chosen.windows(2).find(|pair| pair[0].0 == pair[1].0) {
            return Err(BadOption::new(format!("`{}` is set twice", twice[0].0)));
        }
        let mut options = Self::usual(players)?;
        for (name, value) in chosen {
            options.set(name, value)?;
        }
        options.checked()
    }
}

/// The options of a game that has none, for a range of numbers of players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoOptions<const FEWEST: usize, const MOST: usize> {
    /// The number of players.
    pub players: usize,
}

impl<const FEWEST: usize, const MOST: usize> Options for NoOptions<FEWEST, MOST> {
    const CHOICES: &'static [Choice] = &[];

    fn usual(players: usize) -> Result<Self, BadOption> {
        if (FEWEST..=MOST).contains(&players) {
            return Ok(NoOptions { players });
        }
        Err(BadOption::new(format!("{players} cannot play; possible are {FEWEST} to {MOST}")))
    }

    fn set(&mut self, name: &str, _value: &str) -> Result<(), BadOption> {
        Err(BadOption::new(format!("there is no option `{name}`; this game has none")))
    }

    fn checked(self) -> Result<Self, BadOption> {
        Ok(self)
    }
}

/// An invalid option, with a message that names the alternatives.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadOption {
    /// The message, in English.
    pub message: String,
    /// The message for players, for mistakes that can be made on a page.
    pub sentence: Option<Sentence>,
}

/// A reference to a translated sentence, with its arguments.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sentence {
    /// The name among the sentences of the game.
    pub name: &'static str,
    /// The numeric arguments.
    pub numbers: Vec<usize>,
    /// An addition about typed words. Typed words are English in every language, and so is this.
    pub typed: String,
}

impl BadOption {
    /// Creates a message for people who type options.
    pub fn new(message: impl Into<String>) -> BadOption {
        BadOption { message: message.into(), sentence: None }
    }

    /// Adds a translated sentence for players.
    pub fn said(self, name: &'static str, numbers: &[usize]) -> BadOption {
        let sentence = Sentence { name, numbers: numbers.to_vec(), typed: String::new() };
        BadOption { sentence: Some(sentence), ..self }
    }

    /// Adds a note about typed words to the sentence.
    pub fn about(mut self, typed: &str) -> BadOption {
        self.sentence.iter_mut().for_each(|sentence| typed.clone_into(&mut sentence.typed));
        self
    }

    /// Creates the message for an invalid value. It lists the alternatives.
    pub fn value(choices: &[Choice], name: &str, value: &str) -> BadOption {
        let Some(choice) = choices.iter().find(|choice| choice.name == name) else {
            let names: Vec<_> = choices.iter().map(|choice| choice.name).collect();
            let names = names.join(", ");
            return BadOption::new(format!("there is no option `{name}`; the options are {names}"));
        };
        let possible = choice.values.shape();
        BadOption::new(format!("`{value}` is not a value of {name}; possible: {possible}"))
    }
}

impl fmt::Display for BadOption {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for BadOption {}
