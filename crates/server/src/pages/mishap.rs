//! A page that says what went wrong.

use hearth_words::Language;
use maud::{Markup, html};

use super::layout;
use crate::wrong::Wrong;

/// What went wrong and where to go from here.
pub(crate) fn page(wrong: &Wrong, language: Language) -> Markup {
    let content = html! {
        section .plain {
            h1 { "That did not work" }
            (layout::notice(language, &wrong.sentence(), None))
            p { a href="/" { "Back to the lobby" } }
        }
    };
    layout::page("That did not work", language, "", &content)
}
