//! Signs, drawn beside the words they stand for.

use maud::{Markup, html};

use crate::Scene;

/// A sign. Whatever it says is also said in words.
pub(crate) fn sign(scene: &Scene<'_>, id: &str) -> Markup {
    html! { svg.sign aria-hidden="true" { use href=(scene.sign(id)) {} } }
}
