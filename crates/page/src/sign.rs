//! Signs, drawn beside the words they stand for.

use maud::Render;

/// A sign. It says nothing of its own to one who listens. Classes, addresses and ids are words of ours, in which there is nothing
/// to escape, so they go to the page as they are.
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
        for piece in [
            "<svg class=\"",
            class,
            "\" aria-hidden=\"true\"><use href=\"",
            signs,
            "#",
            id,
            "\"></use></svg>",
        ] {
            html.push_str(piece);
        }
    }
}
