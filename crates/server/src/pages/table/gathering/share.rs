//! The link to a table: as a QR code, to copy, and to share.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use hearth_host::tables::{TableSnapshot, Viewer};
use hearth_words::say;
use maud::{Markup, html};
use qrcode::{Color, EcLevel, QrCode};

use super::belongs;
use crate::app::App;
use crate::error::{AppError, Missing, PageError};
use crate::http::extract::Path;
use crate::http::extract::table_id;
use crate::http::layout::house;
use crate::http::web_address::web_address;

/// Draws the part, for people at a table with a chair for any guest with the link.
pub(super) fn share(snapshot: &TableSnapshot, viewer: Viewer, public_url: &str) -> Markup {
    let (id, language) = (snapshot.id(), viewer.language);
    if !belongs(snapshot, viewer) || !snapshot.table().has_room() {
        return html! { div #share hidden {} };
    }
    html! {
        div #share {
            p { (say!(language, "seats-invite")) }
            img .qr src={ "/t/" (id) "/qr" } alt=(say!(language, "gather-qr")) width="270" height="270";
            // Without scripts the address can still be selected.
            p .invitation {
                code data-link={ (public_url) "/t/" (id) } { (public_url) "/t/" (id) }
                button type="button" hidden data-copied=(say!(language, "seats-copied")) {
                    (house::icon("copy")) span { (say!(language, "seats-copy")) }
                }
            }
            button .primary .share type="button" hidden data-copied=(say!(language, "seats-copied")) {
                (house::icon("share")) span { (say!(language, "gather-share")) }
            }
            p #copied .unseen role="status" {}
        }
    }
}

/// Draws the link to a table as a QR code.
pub(crate) async fn qr(
    State(app): State<App>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, PageError> {
    let id = table_id(&id)?;
    let link = format!("{}/t/{id}", web_address(&app.config, &headers));
    let code = QrCode::with_error_correction_level(link, EcLevel::Q)
        .map_err(|_| AppError::Missing(Missing::Page))?;
    let headers = [(CONTENT_TYPE, "image/svg+xml"), (CACHE_CONTROL, "private, max-age=3600")];
    Ok((headers, svg(&code).into_string()).into_response())
}

/// The empty border around a code, in modules.
const QUIET_ZONE: usize = 3;

/// The side of the square in the middle that the flame covers, in modules. Level Q restores a quarter of a
/// code; this is less than a twentieth.
const FLAME: usize = 7;

/// Draws a code as one path, with the flame in the middle.
fn svg(code: &QrCode) -> Markup {
    let (side, colours) = (code.width(), code.to_colors());
    let middle = (side - FLAME) / 2..usize::midpoint(side, FLAME);
    let mut path = String::new();
    for (at, _) in colours.iter().enumerate().filter(|(_, colour)| **colour == Color::Dark) {
        let (x, y) = (at % side, at / side);
        if !(middle.contains(&x) && middle.contains(&y)) {
            path.push_str(&format!("M{} {}h1v1h-1z", x + QUIET_ZONE, y + QUIET_ZONE));
        }
    }
    let all = side + 2 * QUIET_ZONE;
    let half = all as f32 / 2.;
    html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox={ "0 0 " (all) " " (all) } width=(all * 8) height=(all * 8) {
            rect width=(all) height=(all) fill="#fffaf0" {}
            path d=(path) fill="#2e1f0e" shape-rendering="crispEdges" {}
            g transform={ "translate(" (half) " " (half) ") scale(.105) translate(-32 -37)" } {
                path d="M32 60C14 60 8 46 14 33c3-7 9-10 9-20 7 4 9 9 9 14 3-3 4-8 3-15 10 7 19 20 16 33-2 9-9 15-19 15z" fill="#e8541a" {}
                path d="M32 60c-11 0-15-9-12-17 2-6 7-8 7-14 5 3 6 7 6 10 2-2 3-5 3-8 6 5 10 12 8 19-2 6-6 10-12 10z" fill="#ffa22e" {}
                path d="M32 60c-6 0-8-5-6-10 1-3 4-4 4-8 4 3 8 8 8 12s-2 6-6 6z" fill="#fff0a8" {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_flame_covers_less_than_the_code_can_lose() {
        for link in [
            "http://127.0.0.1:4270/t/abcdefghij",
            "https://a-rather-long-name.of-a-house.example.org/t/abcdefghij",
        ] {
            let code = QrCode::with_error_correction_level(link, EcLevel::Q).expect("it fits");
            // Half of what the level restores, so that a crumpled print is still read.
            assert!(FLAME * FLAME * 8 < code.width() * code.width(), "{}", code.width());
            let svg = svg(&code).into_string();
            assert_eq!(svg.matches("shape-rendering").count(), 1, "all modules are one path");
        }
    }
}
