//! Signs, drawn beside the words they stand for.

use maud::{Markup, PreEscaped, html};

/// A sign. It stands inside of what is an image with a name as a whole, so that nobody has it read out. Addresses and ids are
/// words of ours, in which there is nothing to escape.
pub(crate) fn sign(signs: &str, id: &'static str) -> Markup {
    html! { svg.sign aria-hidden="true" { use href=(PreEscaped([signs, "#", id].concat())) {} } }
}
