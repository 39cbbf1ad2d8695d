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
    /// What it is if nothing is said about it.
    pub usual: Usual,
    /// One line that explains it, with the rule's id; what it usually is stands beside it.
    pub help: &'static str,
}

/// What a choice may be set to.
#[derive(Clone, Copy, Debug)]
pub enum Values {
    /// One of these words.
    OneOf(&'static [&'static str]),
    /// `true` or `false`.
    Switch,
    /// One of these words, or things with commas between them.
    SomeOf {
        /// The words.
        words: &'static [&'static str],
        /// The things. A page has a sign for each, of the same name.
        things: &'static [&'static str],
        /// How few things.
        fewest: usize,
        /// How many things.
        most: usize,
        /// Some lists that are possible, and all words. The laws try them.
        examples: &'static [&'static str],
    },
    /// A text of the game's own. If it has parts, there is a `|` between them.
    Text {
        /// What it looks like.
        shape: &'static str,
        /// Some that are possible. The laws try them.
        examples: &'static [&'static str],
    },
}

impl Values {
    /// What can be typed.
    pub fn shape(&self) -> String {
        match self {
            Values::OneOf(words) => words.join(", "),
            Values::Switch => "true, false".to_owned(),
            Values::SomeOf { words, fewest, most, .. } => {
                format!("{}, or {fewest} to {most} names with commas between them", words.join(", "))
            }
            Values::Text { shape, .. } => (*shape).to_owned(),
        }
    }

    /// A value of several parts as it is typed.
    pub fn joined(&self, parts: &[String]) -> String {
        parts.join(if matches!(self, Values::Text { .. }) { " | " } else { "," })
    }

    /// Words that are possible, for whoever tries some.
    pub fn examples(&self) -> &'static [&'static str] {
        match self {
            Values::OneOf(words) => words,
            Values::Switch => &["true", "false"],
            Values::SomeOf { examples, .. } | Values::Text { examples, .. } => examples,
        }
    }
}

/// What a choice is if nothing is said about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Usual {
    /// This.
    Value(&'static str),
    /// What goes with another choice.
    With(&'static str),
    /// Nothing.
    Empty,
}

impl Usual {
    /// Whether it is this value.
    pub fn is(self, value: &str) -> bool {
        matches!(self, Usual::Value(usual) if usual == value)
    }
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

    /// What so many agree on: the usual, but for what they chose. They may say it in any order.
    fn agreed<'a>(
        players: usize,
        chosen: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Self, BadOption> {
        let place = |name: &str| Self::CHOICES.iter().position(|choice| choice.name == name);
        let mut chosen: Vec<_> = chosen.into_iter().collect();
        // What nobody knows comes last, and is refused.
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

/// A choice that cannot be made, and what could be instead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadOption {
    /// What is wrong, in English.
    pub message: String,
    /// What people are told in their own language, where they can make the mistake on a page.
    pub sentence: Option<Sentence>,
}

/// A sentence by its name, with what stands in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sentence {
    /// Its name among the sentences of a game.
    pub name: &'static str,
    /// The numbers.
    pub numbers: Vec<usize>,
    /// What is said about words that are typed: they are English in every language, and so is this.
    pub typed: String,
}

impl BadOption {
    /// A refusal for whoever types options.
    pub fn new(message: impl Into<String>) -> BadOption {
        BadOption { message: message.into(), sentence: None }
    }

    /// The same, for people in their own language.
    pub fn said(self, name: &'static str, numbers: &[usize]) -> BadOption {
        let sentence = Sentence { name, numbers: numbers.to_vec(), typed: String::new() };
        BadOption { sentence: Some(sentence), ..self }
    }

    /// The same, with what is said about words that are typed.
    pub fn about(mut self, typed: &str) -> BadOption {
        self.sentence.iter_mut().for_each(|sentence| typed.clone_into(&mut sentence.typed));
        self
    }

    /// The refusal of a value, from the list of the possible ones.
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
