//! A part of a page.

use maud::Markup;

/// A part of a page that is sent on its own when it changes. Its outermost element has the part's id.
#[derive(Clone, Debug)]
pub struct Part {
    /// The `id` of its outermost element.
    pub id: String,
    /// The element.
    pub html: Markup,
}

impl Part {
    /// A part whose outermost element has this id.
    pub fn new(id: impl Into<String>, html: Markup) -> Part {
        Part { id: id.into(), html }
    }
}
