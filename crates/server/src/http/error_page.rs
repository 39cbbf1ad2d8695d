//! The page for an error.

use hearth_words::say;
use maud::{Markup, html};

use crate::error::AppError;
use crate::http::layout::pictures::{Mood, cinder};
use crate::http::layout::{self, Reader};

/// Draws an error and the links that lead on.
pub(crate) fn page(error: &AppError, reader: &Reader) -> Markup {
    let language = reader.language;
    let title = match error {
        AppError::Missing(_) => say!(language, "mishap-missing"),
        _ => say!(language, "mishap-title"),
    };
    let content = html! {
        section .paper .sorry {
            (cinder(Mood::Kind))
            div {
                h1 { (title) }
                (layout::notice(language, &error.sentence(language), None))
                p .ways {
                    a .primary href="/" { (say!(language, "home-go")) }
                    a .button href="/lobby" { (say!(language, "layout-lobby")) }
                }
            }
        }
    };
    layout::page(&title, reader, &content)
}
