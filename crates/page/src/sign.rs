//! Signs, drawn beside words.

use maud::Render;

use crate::Text;

/// A sign, hidden from screen readers. Classes and addresses are literals, so nothing in them needs escaping. An id can come from
/// a sentence with names of people, so it is escaped.
#[derive(Clone, Copy, Debug)]
pub struct Sign<'a> {
    class: &'static str,
    signs: &'a str,
    id: &'a str,
}

impl<'a> Sign<'a> {
    /// Returns a sign of the document at an address.
    pub const fn of(signs: &'a str, id: &'a str) -> Sign<'a> {
        Sign { class: "sign", signs, id }
    }

    /// Returns the sign with another class.
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
