//! Signs, drawn beside the words they stand for.

use maud::{Markup, html};

use crate::Scene;

/// A sign. It stands inside of what is an image with a name as a whole, so that nobody has it read out.
pub(crate) fn sign(scene: &Scene<'_>, id: &'static str) -> Markup {
    html! { svg.sign { use href=(scene.sign(id)) {} } }
}
