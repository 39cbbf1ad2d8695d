//! The text notation of positions and set-ups.

use std::fmt;

use crate::{Game, Options, Seat};

/// One statement of a text: a key and its value.
#[derive(Clone, Copy, Debug)]
pub struct Statement<'a> {
    /// The line number, counted from one.
    pub line: usize,
    /// The first word.
    pub key: &'a str,
    /// The text after the first word.
    pub value: &'a str,
}

impl<'a> Statement<'a> {
    /// Splits the value into words.
    pub fn words(&self) -> impl Iterator<Item = &'a str> + use<'a> {
        self.value.split_whitespace()
    }

    /// Creates an error at this statement.
    pub fn wrong(&self, message: impl fmt::Display) -> BadText {
        BadText { line: Some(self.line), message: message.to_string() }
    }

    /// Parses a word of the statement as a seat.
    pub fn seat(&self, word: &str, players: usize) -> Result<Seat, BadText> {
        word.parse()
            .ok()
            .and_then(Seat::numbered)
            .filter(|seat| seat.index() < players)
            .ok_or_else(|| self.wrong(format!("`{word}` is not a seat; the seats are 1 to {players}")))
    }

    /// Parses the value as a number from zero to `most`.
    pub fn number(&self, most: usize) -> Result<usize, BadText> {
        self.value.parse().ok().filter(|number| *number <= most).ok_or_else(|| {
            self.wrong(format!("`{}` takes a number from 0 to {most}, not `{}`", self.key, self.value))
        })
    }
}

/// Splits a text into statements: one per line, or several separated by `;`. A `#` starts a comment. A byte
/// order mark is ignored.
pub fn statements(text: &str) -> impl Iterator<Item = Statement<'_>> {
    text.strip_prefix('\u{feff}').unwrap_or(text).lines().enumerate().flat_map(|(index, line)| {
        let line = line.split_once('#').map_or(line, |(before, _)| before);
        line.split(';').filter_map(move |part| {
            let part = part.trim();
            let (key, value) = part.split_once(char::is_whitespace).unwrap_or((part, ""));
            (!key.is_empty()).then_some(Statement { line: index + 1, key, value: value.trim() })
        })
    })
}

/// Makes a name safe as the value of a statement: removes separators and control characters.
pub(crate) fn name_as_value(name: &str) -> String {
    let words = name.split(|c: char| c.is_whitespace() || c.is_control() || matches!(c, ';' | '#'));
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    if words.is_empty() { "somebody".to_owned() } else { words.join(" ") }
}

/// The statements that have appeared in a text, to reject duplicates.
#[derive(Clone, Default, Debug)]
pub struct SeenStatements(Vec<(Option<Seat>, String)>);

impl SeenStatements {
    /// Records a statement about a seat or the table. Fails if it has appeared before.
    pub fn once(&mut self, statement: &Statement<'_>, of: Option<Seat>, this: &str) -> Result<(), BadText> {
        let statement_key = (of, this.to_owned());
        if self.0.contains(&statement_key) {
            return Err(statement.wrong(format!("`{this}` appears twice")));
        }
        self.0.push(statement_key);
        Ok(())
    }
}

/// Reads the first two statements of a position, the game and the number of players. Returns the options and
/// the remaining statements.
pub fn position_head<G: Game>(
    text: &str,
) -> Result<(G::Options, impl Iterator<Item = Statement<'_>>), BadText> {
    let mut statements = statements(text);
    let head = statements.next().filter(|first| (first.key, first.value) == ("position", G::NAME));
    if head.is_none() {
        return Err(BadText::whole(format!("a position of this game begins with `position {}`", G::NAME)));
    }
    let players = statements.next().filter(|second| second.key == "players").ok_or_else(|| {
        let (fewest, most) = (G::PLAYERS.start(), G::PLAYERS.end());
        BadText::whole(format!(
            "the second statement of a position must be `players` and their number, {fewest} to {most}"
        ))
    })?;
    let options = G::Options::usual(players.number(9)?).map_err(|error| players.wrong(error))?;
    Ok((options, statements))
}

/// A syntax or content error in a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadText {
    /// The line number, counted from one, if one line is to blame.
    pub line: Option<usize>,
    /// The message.
    pub message: String,
}

impl BadText {
    /// Creates an error about the text as a whole.
    pub fn whole(message: impl fmt::Display) -> BadText {
        BadText { line: None, message: message.to_string() }
    }

    /// Creates an error for a statement that must follow these and is missing.
    pub fn missing(statements: &[&Statement<'_>], key: &str, players: usize) -> BadText {
        let number = statements.len() + 1;
        match statements.last() {
            Some(last) => last.wrong(format!("`{key} {number}` must follow: there are {players} players")),
            None => BadText::whole(format!("the statement `{key}` is missing")),
        }
    }
}

impl fmt::Display for BadText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(line) = self.line {
            write!(f, "line {line}: ")?;
        }
        f.write_str(&self.message)
    }
}

impl std::error::Error for BadText {}

/// A game whose positions and set-ups have a text notation.
pub trait Notation: Game {
    /// Writes a position. Its first statement is `position` and the game's name.
    fn write_position(state: &Self::State) -> String;

    /// Reads a position. Rejects one that cannot occur.
    fn read_position(text: &str) -> Result<Self::State, BadText>;

    /// Writes a set-up as statements, one per line.
    fn write_setup(setup: &Self::Setup) -> String;

    /// Reads the statements of [`Notation::write_setup`]. Rejects a set-up that the rules do not allow.
    fn read_setup(statements: &[Statement<'_>]) -> Result<Self::Setup, BadText>;

    /// Describes a view for people, where a game has no drawing of its own. It contains nothing that the view
    /// does not, and different views have different descriptions.
    fn write_view(view: &Self::View) -> String {
        format!("{view:#?}")
    }

    /// Iterates over every decision that the notation can express, legal or not.
    fn all_decisions() -> impl Iterator<Item = Self::Decision>;
}
