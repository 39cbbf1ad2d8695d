//! What pages are made with and never changes while the server runs. The address of each has a mark of its content in it, so
//! that browsers may keep it for ever.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::LazyLock;

use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;

use crate::games;
use crate::pages::sent::Path;
use crate::wrong::{Mishap, Missing, Wrong};

/// One file.
struct Asset {
    name: String,
    /// With the mark of its content.
    marked: String,
    path: String,
    kind: &'static str,
    content: Bytes,
}

/// All files.
pub(crate) struct Assets(Vec<Asset>);

/// All files, made when the first is asked for.
pub(crate) static ASSETS: LazyLock<Assets> = LazyLock::new(Assets::new);

pub(crate) const SCRIPT: &str = "text/javascript; charset=utf-8";
const STYLE: &str = "text/css; charset=utf-8";
const PICTURE: &str = "image/svg+xml";
const BITMAP: &str = "image/png";
const LETTERS: &str = "font/woff2";

/// The letters of headings, as the stylesheet calls them: Alegreya Bold, with what our four languages are written in.
pub(crate) const HEADINGS: &str = "alegreya.woff2";

impl Assets {
    fn new() -> Assets {
        let mut style = [
            include_str!("../assets/style.css"),
            include_str!("../assets/table.css"),
            include_str!("../assets/review.css"),
            include_str!("../assets/learn.css"),
            include_str!("../assets/pages.css"),
            include_str!("../assets/rules.css"),
        ]
        .concat();
        let mut assets = vec![
            // In one file: htmx begins as soon as it is there, and what listens to the server must be there by then.
            Asset::new(
                "htmx.js",
                SCRIPT,
                [include_str!("../assets/htmx.min.js"), include_str!("../assets/hx-sse.min.js")].join(";\n"),
            ),
            Asset::new("hearth.js", SCRIPT, include_str!("../assets/hearth.js").to_owned()),
            Asset::new("tabs.js", SCRIPT, include_str!("../assets/tabs.js").to_owned()),
            Asset::new("touch.js", SCRIPT, include_str!("../assets/touch.js").to_owned()),
            Asset::new("large.js", SCRIPT, include_str!("../assets/large.js").to_owned()),
            Asset::new("flight.js", SCRIPT, include_str!("../assets/flight.js").to_owned()),
            Asset::new("sound.js", SCRIPT, include_str!("../assets/sound.js").to_owned()),
            Asset::new("app.js", SCRIPT, include_str!("../assets/app.js").to_owned()),
            Asset::new("icon.svg", PICTURE, include_str!("../assets/icon.svg").to_owned()),
            Asset::new("icon-192.png", BITMAP, &include_bytes!("../assets/icon-192.png")[..]),
            Asset::new("icon-512.png", BITMAP, &include_bytes!("../assets/icon-512.png")[..]),
            Asset::new(
                "icon-maskable-192.png",
                BITMAP,
                &include_bytes!("../assets/icon-maskable-192.png")[..],
            ),
            Asset::new(
                "icon-maskable-512.png",
                BITMAP,
                &include_bytes!("../assets/icon-maskable-512.png")[..],
            ),
        ];
        for game in games::all() {
            style.push_str(game.style);
            assets.push(Asset::new(&format!("{}.svg", game.name), PICTURE, game.signs.to_owned()));
        }
        let letters = Asset::new(HEADINGS, LETTERS, &include_bytes!("../assets/alegreya.woff2")[..]);
        let style = style.replace(HEADINGS, &letters.marked);
        assets.extend([letters, Asset::new("style.css", STYLE, style)]);
        Assets(assets)
    }

    /// The address of a file; empty if there is none of this name.
    pub fn path(&self, name: &str) -> &str {
        self.0.iter().find(|asset| asset.name == name).map_or("", |asset| &asset.path)
    }

    /// The address of a game's signs; empty if there is no such game.
    pub fn signs(&self, game: &str) -> &str {
        let signs = self.0.iter().find(|asset| asset.name.strip_suffix(".svg") == Some(game));
        signs.map_or("", |asset| &asset.path)
    }
}

impl Asset {
    fn new(name: &str, kind: &'static str, content: impl Into<Bytes>) -> Asset {
        let content = content.into();
        let mut hasher = DefaultHasher::new();
        content.hash(&mut hasher);
        let marked = format!("{:08x}-{name}", hasher.finish() as u32);
        Asset { name: name.to_owned(), path: format!("/assets/{marked}"), marked, kind, content }
    }
}

/// Sends a file.
pub(crate) async fn asset(Path(marked): Path<String>) -> Result<Response, Mishap> {
    let asset = ASSETS.0.iter().find(|asset| asset.marked == marked).ok_or(Wrong::Missing(Missing::File))?;
    let headers = [(CONTENT_TYPE, asset.kind), (CACHE_CONTROL, "public, max-age=31536000, immutable")];
    Ok((headers, asset.content.clone()).into_response())
}
