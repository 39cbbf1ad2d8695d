//! A part of a page.

use std::borrow::Cow;

use maud::Markup;

/// A part of a page that is sent on its own when it changes. Its outermost element has the part's id.
#[derive(Clone, Debug)]
pub struct Part {
    /// The `id` of its outermost element.
    pub id: Cow<'static, str>,
    /// The element.
    pub html: Markup,
}
