//! The page with a new deal, for a form whose deal was used or is too old.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use hearth_words::say;
use maud::html;

use crate::app::App;
use crate::error::AppError;
use crate::games::GameInfo;
use crate::http::auth::PageUser;
use crate::http::layout::{self, deal};

/// Draws the form of the first page again, with its fields and a new seal.
pub(super) fn page(app: &App, reader: &PageUser, game: &GameInfo, fields: &[(&str, String)]) -> Response {
    let (ticket, language) = (app.context.issue_ticket(), reader.language);
    let title = say!(language, "deal-again-title");
    let content = html! {
        section .panel {
            h1 { (title) }
            p { (AppError::TicketUsed.sentence(language)) }
            form .one method="post" action={ "/play/" (game.name) } data-deal=(ticket.seal) {
                @for (name, value) in fields { input type="hidden" name=(name) value=(value); }
                (deal::ticket_fields(&ticket, language))
                button .primary { (say!(language, "home-play", game = game.title)) }
            }
            (deal::seal_line(ticket.seal, language))
        }
    };
    (StatusCode::CONFLICT, layout::page(&title, &reader.reader(), &content)).into_response()
}
