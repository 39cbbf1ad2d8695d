//! The progressive web app: its manifest, its service worker, and the page for times without a network.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::LazyLock;

use axum::Extension;
use axum::http::header::{CACHE_CONTROL, CONTENT_LANGUAGE, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use hearth_words::say;
use maud::html;
use serde_json::json;

use crate::games;
use crate::http::assets::{ASSETS, SCRIPT, lean_script};
use crate::http::layout::pictures::{Mood, cinder};
use crate::http::layout::{self, GROUND, Reader, SCRIPTS};

/// Makes browsers revalidate on every load. These files are small, and a stale one would stay for long.
const FRESH: (axum::http::HeaderName, &str) = (CACHE_CONTROL, "no-cache");

/// Returns the web app manifest.
pub(crate) async fn manifest(Extension(reader): Extension<Reader>) -> Response {
    let language = reader.language;
    let icon = |name: &str, size: &str, purpose: &str| json!({"src": ASSETS.path(name), "sizes": size, "type": "image/png", "purpose": purpose});
    let manifest = json!({
        "id": "/",
        "name": "Hearth",
        "short_name": "Hearth",
        "description": say!(language, "app-description", games = games::titles(language)),
        "lang": language.code(),
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": GROUND[0],
        "theme_color": GROUND[0],
        "categories": ["games"],
        "icons": [
            icon("icon-192.png", "192x192", "any"),
            icon("icon-512.png", "512x512", "any"),
            icon("icon-maskable-192.png", "192x192", "maskable"),
            icon("icon-maskable-512.png", "512x512", "maskable"),
        ],
    });
    ([FRESH, (CONTENT_TYPE, "application/manifest+json")], manifest.to_string()).into_response()
}

/// The service worker, with the list of files that it caches.
pub(crate) static WORKER: LazyLock<String> = LazyLock::new(|| {
    let mut kept: Vec<&str> = SCRIPTS.iter().map(|name| ASSETS.path(name)).collect();
    kept.extend(
        ["fonts.css", "fonts.js", "style.css", "icon.svg", "icon-192.png", "trainer.svg"]
            .into_iter()
            .map(|name| ASSETS.path(name)),
    );
    let source = lean_script(include_str!("../../assets/sw.js"));
    let mut hasher = DefaultHasher::new();
    (&kept, &source).hash(&mut hasher);
    let (mark, icon) = (hasher.finish(), ASSETS.path("icon-192.png"));
    format!(
        "const {{ kept, mark, icon }} = {};\n{source}",
        json!({"kept": kept, "mark": format!("{mark:016x}"), "icon": icon})
    )
});

/// Returns the service worker.
pub(crate) async fn worker() -> Response {
    ([FRESH, (CONTENT_TYPE, SCRIPT)], WORKER.as_str()).into_response()
}

/// Draws the page for times without a network. The service worker caches it, so it names no person.
/// `Content-Language` says which language it is in.
pub(crate) async fn offline(Extension(reader): Extension<Reader>) -> Response {
    let language = reader.language;
    let content = html! {
        section .paper .sorry #offline {
            (cinder(Mood::Kind))
            div {
                h1 { (say!(language, "offline-title")) }
                p { (say!(language, "offline-why")) }
                p { a .primary href="" { (say!(language, "offline-again")) } }
            }
        }
    };
    (
        [FRESH, (CONTENT_LANGUAGE, language.code())],
        layout::page(&say!(language, "offline-title"), &reader, &content),
    )
        .into_response()
}
