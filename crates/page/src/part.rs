//! A part of a page.

use std::fmt;

use maud::{Markup, Render};

/// What a part is called: the `id` of its outermost element. If there are several of a sort, each has a number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Id {
    word: &'static str,
    number: Option<usize>,
}

impl Id {
    /// One of several of a sort.
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

/// A word of ours and a number: there is nothing to escape in it.
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
    /// What it is called.
    pub id: Id,
    /// The element.
    pub html: Markup,
    /// Whether all that is in it stands after what is there already, and does not take its place.
    pub adds: bool,
}

impl Part {
    /// A part that takes the place of what was there.
    pub fn whole(id: impl Into<Id>, html: Markup) -> Part {
        Part { id: id.into(), html, adds: false }
    }
}
