//! A part of a page.

use std::fmt;

use maud::{Markup, Render};

/// The `id` of a part's outermost element: a word, and a number if there are several parts of a kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Id {
    word: &'static str,
    number: Option<usize>,
}

impl Id {
    /// Returns the id of one of several parts of a kind.
    pub const fn of(word: &'static str, number: usize) -> Id {
        Id { word, number: Some(number) }
    }
}

impl From<&'static str> for Id {
    fn from(word: &'static str) -> Id {
        Id { word, number: None }
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word)?;
        self.number.map_or(Ok(()), |number| write!(f, "-{number}"))
    }
}

impl fmt::Debug for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// The word is a literal, so nothing needs escaping.
impl Render for Id {
    fn render_to(&self, html: &mut String) {
        html.push_str(self.word);
        if let Some(number) = self.number {
            html.push('-');
            number.render_to(html);
        }
    }
}

/// A part of a page that is sent on its own when it changes.
#[derive(Clone, Debug)]
pub struct Part {
    /// The id.
    pub id: Id,
    /// The element, with its content.
    pub html: Markup,
    /// True if the content is appended to the element on the page. Else the element is replaced.
    pub appends: bool,
}

impl Part {
    /// Returns a part that replaces the element on the page.
    pub fn whole(id: impl Into<Id>, html: Markup) -> Part {
        Part { id: id.into(), html, appends: false }
    }
}
