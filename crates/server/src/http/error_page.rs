//! The page for an error.

use hearth_words::{Language, say};
use maud::{Markup, html};

use crate::error::{AppError, Forbidden};
use crate::http::layout::pictures::{Mood, cinder};
use crate::http::layout::{self, Reader};
use crate::http::request_id::RequestId;

/// Returns an error for the message area. A failure of the server names the request: the host may be asked about it.
pub(crate) fn sentence(error: &AppError, language: Language, id: &RequestId) -> String {
    let sentence = error.sentence(language);
    if !error.status().is_server_error() {
        return sentence;
    }
    format!("{sentence} ({})", say!(language, "mishap-request", id = id.as_str()))
}

/// Draws an error and the links that lead on. For a failure of the server it has the id of the request, which a player can
/// quote.
pub(crate) fn page(error: &AppError, reader: &Reader, id: &RequestId) -> Markup {
    let language = reader.language;
    let title = match error {
        AppError::Missing(_) => say!(language, "mishap-missing"),
        AppError::Banned(_) => say!(language, "ban-title"),
        _ => say!(language, "mishap-title"),
    };
    let content = html! {
        section .paper .sorry {
            (cinder(Mood::Kind))
            div {
                h1 { (title) }
                (layout::notice(language, &error.sentence(language), None))
                @match error {
                    // No page is open to them.
                    AppError::Banned(_) => p { (say!(language, "ban-object")) },
                    AppError::Forbidden(Forbidden::InvitationOnly) => {
                        p .ways { a .primary href="/door" { (say!(language, "door-enter-title")) } }
                    }
                    _ => p .ways {
                        a .primary href="/" { (say!(language, "home-go")) }
                        a .button href="/lobby" { (say!(language, "layout-lobby")) }
                    },
                }
                // Other errors explain themselves.
                @if error.status().is_server_error() {
                    p .request { (say!(language, "mishap-request", id = id.as_str())) }
                }
            }
        }
    };
    layout::page(&title, reader, &content)
}
