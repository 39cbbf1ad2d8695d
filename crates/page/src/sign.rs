//! Signs, drawn beside the words they stand for.

use maud::Render;

use crate::Text;

/// A sign. It says nothing of its own to one who listens. Classes and addresses are words of ours, in which there is nothing to
/// escape; an id can come out of a sentence in which people are named.
#[derive(Clone, Copy, Debug)]
pub struct Sign<'a> {
    class: &'static str,
    signs: &'a str,
    id: &'a str,
}

impl<'a> Sign<'a> {
    /// One of the signs that are to be had at an address.
    pub const fn of(signs: &'a str, id: &'a str) -> Sign<'a> {
        Sign { class: "sign", signs, id }
    }

    /// The same in a class of its own.
    pub const fn in_class(self, class: &'static str) -> Sign<'a> {
        Sign { class, ..self }
    }
}

impl Render for Sign<'_> {
    fn render_to(&self, html: &mut String) {
        let Sign { class, signs, id } = self;
        html.reserve(64 + class.len() + signs.len() + id.len());
        for piece in ["<svg class=\"", class, "\" aria-hidden=\"true\"><use href=\"", signs, "#"] {
            html.push_str(piece);
        }
        Text(id).render_to(html);
        html.push_str("\"></use></svg>");
    }
}
