//! Text that people write and read: positions, and what is set up before a game.

use std::fmt;

use crate::{Game, Options, Seat};

/// One line of a text, taken apart: what it is about, and the words that follow.
#[derive(Clone, Copy, Debug)]
pub struct Statement<'a> {
    /// Where it stands, counted from one.
    pub line: usize,
    /// Its first word.
    pub key: &'a str,
    /// All that follows the first word.
    pub value: &'a str,
}

impl<'a> Statement<'a> {
    /// The words of the value.
    pub fn words(&self) -> impl Iterator<Item = &'a str> + use<'a> {
        self.value.split_whitespace()
    }

    /// An error about this statement.
    pub fn wrong(&self, message: impl fmt::Display) -> BadText {
        BadText { line: Some(self.line), message: message.to_string() }
    }

    /// A word of it as a seat of a table.
    pub fn seat(&self, word: &str, players: usize) -> Result<Seat, BadText> {
        word.parse()
            .ok()
            .and_then(Seat::numbered)
            .filter(|seat| seat.index() < players)
            .ok_or_else(|| self.wrong(format!("`{word}` is not a seat; the seats are 1 to {players}")))
    }

    /// The value as a number within bounds.
    pub fn number(&self, most: usize) -> Result<usize, BadText> {
        self.value.parse().ok().filter(|number| *number <= most).ok_or_else(|| {
            self.wrong(format!("`{}` takes a number from 0 to {most}, not `{}`", self.key, self.value))
        })
    }
}

/// The statements of a text: one a line, or several with `;` between them. What follows a `#` is a remark. The mark with which
/// some editors begin a text in UTF-8 says nothing.
pub fn statements(text: &str) -> impl Iterator<Item = Statement<'_>> {
    text.strip_prefix('\u{feff}').unwrap_or(text).lines().enumerate().flat_map(|(index, line)| {
        let said = line.split_once('#').map_or(line, |(said, _)| said);
        said.split(';').filter_map(move |part| {
            let part = part.trim();
            let (key, value) = part.split_once(char::is_whitespace).unwrap_or((part, ""));
            (!key.is_empty()).then_some(Statement { line: index + 1, key, value: value.trim() })
        })
    })
}

/// A name as the value of a statement, without what would end it.
pub(crate) fn name_as_value(name: &str) -> String {
    let words = name.split(|c: char| c.is_whitespace() || c.is_control() || matches!(c, ';' | '#'));
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    if words.is_empty() { "somebody".to_owned() } else { words.join(" ") }
}

/// What has been said in a text, to refuse it a second time.
#[derive(Clone, Default, Debug)]
pub struct Said(Vec<(Option<Seat>, String)>);

impl Said {
    /// Notes that a statement says this, of a seat or of the table.
    pub fn once(&mut self, statement: &Statement<'_>, of: Option<Seat>, this: &str) -> Result<(), BadText> {
        let said = (of, this.to_owned());
        if self.0.contains(&said) {
            return Err(statement.wrong(format!("`{this}` is said a second time")));
        }
        self.0.push(said);
        Ok(())
    }
}

/// The first two statements of a position, its game and its players, and the statements that follow.
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

/// A text that cannot be read: what is wrong, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadText {
    /// The line, counted from one, where one is to blame.
    pub line: Option<usize>,
    /// What is wrong with it.
    pub message: String,
}

impl BadText {
    /// A mistake of the text as a whole.
    pub fn whole(message: impl fmt::Display) -> BadText {
        BadText { line: None, message: message.to_string() }
    }

    /// Something is not there that should follow the last of these statements.
    pub fn missing(statements: &[&Statement<'_>], key: &str, players: usize) -> BadText {
        let number = statements.len() + 1;
        match statements.last() {
            Some(last) => last.wrong(format!("`{key} {number}` must follow: {players} play")),
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

/// A game whose positions and set-ups can be written down and read again.
pub trait Notation: Game {
    /// A whole position. Its first statement is `position` and the game's name.
    fn write_position(state: &Self::State) -> String;

    /// Reads a position, and refuses one that cannot come about.
    fn read_position(text: &str) -> Result<Self::State, BadText>;

    /// A set-up as statements, one a line.
    fn write_setup(setup: &Self::Setup) -> String;

    /// Reads what [`Notation::write_setup`] wrote, and refuses a set-up that the rules do not allow.
    fn read_setup(statements: &[Statement<'_>]) -> Result<Self::Setup, BadText>;

    /// Every decision that can be said at all, sensible or not.
    fn all_decisions() -> impl Iterator<Item = Self::Decision>;
}
