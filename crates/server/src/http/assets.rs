//! Files that do not change while the server runs. Their addresses contain a hash of their content, so browsers may cache
//! them for ever.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::Write;
use std::sync::{LazyLock, OnceLock};

use axum::http::HeaderMap;
use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::response::{AppendHeaders, IntoResponse, Response};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use bytes::Bytes;
use flate2::Compression;
use flate2::write::GzEncoder;

use crate::error::{AppError, Missing, PageError};
use crate::games;
use crate::http::extract::Path;

/// One file.
struct Asset {
    name: String,
    /// The name with the hash of the content.
    marked: String,
    path: String,
    kind: &'static str,
    content: Bytes,
    /// The content with gzip's best compression, made for the first browser that asks.
    gzipped: OnceLock<Bytes>,
}

/// All files.
pub(crate) struct Assets(Vec<Asset>);

/// All files, built on first use.
pub(crate) static ASSETS: LazyLock<Assets> = LazyLock::new(Assets::new);

pub(crate) const SCRIPT: &str = "text/javascript; charset=utf-8";
const STYLE: &str = "text/css; charset=utf-8";
const PICTURE: &str = "image/svg+xml";
const BITMAP: &str = "image/png";
const FONT: &str = "font/woff2";

/// The font of titles.
pub(crate) const TITLES: &str = "alegreya-800.woff2";

/// Its Polish letters.
pub(crate) const TITLES_POLISH: &str = "alegreya-800-pl.woff2";

/// Alegreya for titles and Alegreya Sans for text, two weights each, and their Polish letters. The names are those of the
/// stylesheets.
static FONTS: [(&str, &[u8]); 8] = [
    (TITLES, include_bytes!("../../assets/fonts/alegreya-800.woff2")),
    ("alegreya-500.woff2", include_bytes!("../../assets/fonts/alegreya-500.woff2")),
    ("alegreya-sans-400.woff2", include_bytes!("../../assets/fonts/alegreya-sans-400.woff2")),
    ("alegreya-sans-700.woff2", include_bytes!("../../assets/fonts/alegreya-sans-700.woff2")),
    (TITLES_POLISH, include_bytes!("../../assets/fonts/alegreya-800-pl.woff2")),
    ("alegreya-500-pl.woff2", include_bytes!("../../assets/fonts/alegreya-500-pl.woff2")),
    ("alegreya-sans-400-pl.woff2", include_bytes!("../../assets/fonts/alegreya-sans-400-pl.woff2")),
    ("alegreya-sans-700-pl.woff2", include_bytes!("../../assets/fonts/alegreya-sans-700-pl.woff2")),
];

/// The scripts of every page, in the order in which they run. `tabs.js` calls functions of `hearth.js`.
static PAGE_SCRIPTS: [&str; 12] = [
    include_str!("../../assets/hearth.js"),
    include_str!("../../assets/tabs.js"),
    include_str!("../../assets/touch.js"),
    include_str!("../../assets/large.js"),
    include_str!("../../assets/coach.js"),
    include_str!("../../assets/motion.js"),
    include_str!("../../assets/end.js"),
    include_str!("../../assets/share.js"),
    include_str!("../../assets/sound.js"),
    include_str!("../../assets/gear.js"),
    include_str!("../../assets/app.js"),
    include_str!("../../assets/deal-share.js"),
];

impl Assets {
    fn new() -> Assets {
        let mut style = [
            include_str!("../../assets/base.css"),
            include_str!("../../assets/style.css"),
            include_str!("../../assets/table.css"),
            include_str!("../../assets/motion.css"),
            include_str!("../../assets/end.css"),
            include_str!("../../assets/coach.css"),
            include_str!("../../assets/review.css"),
            include_str!("../../assets/learn.css"),
            include_str!("../../assets/lesson.css"),
            include_str!("../../assets/replay.css"),
            include_str!("../../assets/me.css"),
            include_str!("../../assets/ratings.css"),
            include_str!("../../assets/host.css"),
            include_str!("../../assets/pages.css"),
            include_str!("../../assets/rules.css"),
            include_str!("../../assets/site.css"),
            include_str!("../../assets/home.css"),
            include_str!("../../assets/lobby.css"),
            include_str!("../../assets/new.css"),
            include_str!("../../assets/gathering.css"),
            include_str!("../../assets/deal.css"),
        ]
        .concat();
        let mut assets = vec![
            // htmx starts as soon as it is loaded, and needs its extension for server-sent events by then.
            Asset::new(
                "htmx.js",
                SCRIPT,
                [include_str!("../../assets/htmx.min.js"), include_str!("../../assets/hx-sse.min.js")]
                    .join(";\n"),
            ),
            Asset::new("fonts.js", SCRIPT, lean_script(include_str!("../../assets/fonts.js"))),
            // The scripts of every page are one file: one request, and better compression.
            Asset::new("hearth.js", SCRIPT, lean_script(&PAGE_SCRIPTS.concat())),
            Asset::new("lesson.js", SCRIPT, lean_script(include_str!("../../assets/lesson.js"))),
            Asset::new("deal-check.js", SCRIPT, lean_script(include_str!("../../assets/deal-check.js"))),
            Asset::new("replay.js", SCRIPT, lean_script(include_str!("../../assets/replay.js"))),
            Asset::new("pages.js", SCRIPT, lean_script(include_str!("../../assets/pages.js"))),
            Asset::new("trainer.svg", PICTURE, include_str!("../../assets/trainer.svg").to_owned()),
            Asset::new("house.svg", PICTURE, include_str!("../../assets/house.svg").to_owned()),
            Asset::new("icon.svg", PICTURE, include_str!("../../assets/icon.svg").to_owned()),
            Asset::new("preview.png", BITMAP, &include_bytes!("../../assets/preview.png")[..]),
            Asset::new("icon-192.png", BITMAP, &include_bytes!("../../assets/icon-192.png")[..]),
            Asset::new("icon-512.png", BITMAP, &include_bytes!("../../assets/icon-512.png")[..]),
            Asset::new(
                "icon-maskable-192.png",
                BITMAP,
                &include_bytes!("../../assets/icon-maskable-192.png")[..],
            ),
            Asset::new(
                "icon-maskable-512.png",
                BITMAP,
                &include_bytes!("../../assets/icon-maskable-512.png")[..],
            ),
        ];
        for game in games::all() {
            style.push_str(game.style);
            style.push_str(game.box_style);
            assets.push(Asset::new(&format!("{}.svg", game.name), PICTURE, game.signs.to_owned()));
            if !game.deal_script.is_empty() {
                let name = format!("deal-check-{}.js", game.name);
                assets.push(Asset::new(&name, SCRIPT, lean_script(game.deal_script)));
            }
            let lessons = format!("{}-lessons.svg", game.name);
            assets.push(Asset::new(&lessons, PICTURE, game.lesson_signs.to_owned()));
            assets.push(Asset::new(&format!("{}-cover.svg", game.name), PICTURE, game.cover.to_owned()));
            if !game.preview.is_empty() {
                assets.push(Asset::new(&format!("{}-preview.png", game.name), BITMAP, game.preview));
            }
        }
        // The picture of a finished game that players share embeds the titles' font.
        let titles = FONTS.into_iter().filter(|(name, _)| [TITLES, TITLES_POLISH].contains(name));
        assets.extend(titles.map(|(name, letters)| Asset::new(name, FONT, letters)));
        assets.push(Asset::new("fonts.css", STYLE, with_letters(include_str!("../../assets/fonts.css"))));
        assets.push(Asset::new(
            "fonts-polish.css",
            STYLE,
            with_letters(include_str!("../../assets/fonts-polish.css")),
        ));
        assets.push(Asset::new("style.css", STYLE, lean_style(&style)));
        Assets(assets)
    }

    /// Returns the address of a file, or an empty text if no file has this name.
    pub fn path(&self, name: &str) -> &str {
        self.0.iter().find(|asset| asset.name == name).map_or("", |asset| &asset.path)
    }

    /// Returns the address of a game's cover, or an empty text if there is no such game.
    pub fn cover(&self, game: &str) -> &str {
        let cover = self.0.iter().find(|asset| asset.name.strip_suffix("-cover.svg") == Some(game));
        cover.map_or("", |asset| &asset.path)
    }

    /// Returns the address of a game's link preview, or of the house's if it has none.
    pub fn preview(&self, game: &str) -> &str {
        let preview = self.0.iter().find(|asset| asset.name.strip_suffix("-preview.png") == Some(game));
        preview.map_or_else(|| self.path("preview.png"), |asset| &asset.path)
    }

    /// Returns the address of a game's signs, or an empty text if there is no such game.
    pub fn signs(&self, game: &str) -> &str {
        let signs = self.0.iter().find(|asset| asset.name.strip_suffix(".svg") == Some(game));
        signs.map_or("", |asset| &asset.path)
    }
}

/// Embeds the fonts that a stylesheet names.
fn with_letters(sheet: &str) -> String {
    FONTS.into_iter().fold(sheet.to_owned(), |sheet, (name, letters)| {
        sheet.replace(name, &format!("data:font/woff2;base64,{}", STANDARD.encode(letters)))
    })
}

/// Removes indentation, empty lines and lines that are comments from a script.
pub(crate) fn lean_script(script: &str) -> String {
    let lines = script.lines().map(str::trim_start);
    lines.filter(|line| !line.is_empty() && !line.starts_with("//")).collect::<Vec<_>>().join("\n")
}

/// Removes comments, indentation and empty lines from a stylesheet.
fn lean_style(style: &str) -> String {
    let mut pieces = style.split("/*");
    let first = pieces.next().unwrap_or_default().to_owned();
    let plain =
        pieces.fold(first, |plain, piece| plain + piece.split_once("*/").map_or("", |(_, rest)| rest));
    let lines = plain.lines().map(str::trim_start);
    lines.filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
}

impl Asset {
    fn new(name: &str, kind: &'static str, content: impl Into<Bytes>) -> Asset {
        let content = content.into();
        let mut hasher = DefaultHasher::new();
        content.hash(&mut hasher);
        let marked = format!("{:08x}-{name}", hasher.finish() as u32);
        let gzipped = OnceLock::new();
        Asset { name: name.to_owned(), path: format!("/assets/{marked}"), marked, kind, content, gzipped }
    }

    /// Returns whether gzip makes the file smaller: PNG and WOFF2 files are compressed already.
    fn is_compressible(&self) -> bool {
        ![BITMAP, FONT].contains(&self.kind)
    }
}

/// Compresses a file once, for every browser that asks for it.
fn gzip(plain: &[u8]) -> Bytes {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    // Writing to memory cannot fail.
    let written = encoder.write_all(plain).and_then(|()| encoder.finish());
    written.map(Bytes::from).unwrap_or_default()
}

/// Sends a file.
pub(crate) async fn asset(Path(marked): Path<String>, headers: HeaderMap) -> Result<Response, PageError> {
    let asset =
        ASSETS.0.iter().find(|asset| asset.marked == marked).ok_or(AppError::Missing(Missing::File))?;
    let kept = [(CONTENT_TYPE, asset.kind), (CACHE_CONTROL, "public, max-age=31536000, immutable")];
    let accepts = headers.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    if asset.is_compressible() && accepts.split(',').any(|way| way.trim() == "gzip") {
        let content = asset.gzipped.get_or_init(|| gzip(&asset.content)).clone();
        let encoded = AppendHeaders([(CONTENT_ENCODING, "gzip"), (VARY, "accept-encoding")]);
        return Ok((kept, encoded, content).into_response());
    }
    Ok((kept, asset.content.clone()).into_response())
}

#[cfg(test)]
mod tests {
    use super::{ASSETS, SCRIPT, gzip, lean_script, lean_style};
    use crate::pages::app::WORKER;

    /// The budget for all scripts written here together, as they are sent: bytes after gzip.
    const MAX_OWN_SCRIPT_BYTES: usize = 24 * 1024;

    /// The budget for the scripts that check a deal: a verifier has to be complete, and one page needs it.
    const MAX_DEAL_CHECK_BYTES: usize = 4 * 1024;

    #[test]
    fn own_scripts_fit_their_budget() {
        let scripts = ASSETS.0.iter().filter(|asset| asset.kind == SCRIPT && asset.name != "htmx.js");
        let (check, own): (Vec<&super::Asset>, Vec<&super::Asset>) =
            scripts.partition(|asset| asset.name.starts_with("deal-check"));
        let check: Vec<usize> = check.iter().map(|asset| gzip(&asset.content).len()).collect();
        let (generic, games) = check.split_first().expect("a page checks deals");
        let check = generic + games.iter().max().expect("games have scripts of their own");
        assert!(check <= MAX_DEAL_CHECK_BYTES, "the check of a deal: {check} bytes");
        let own = own.into_iter();
        let mut sizes: Vec<(&str, usize)> =
            own.map(|asset| (asset.name.as_str(), gzip(&asset.content).len())).collect();
        sizes.push(("sw.js", gzip(WORKER.as_bytes()).len()));
        let total: usize = sizes.iter().map(|(_, bytes)| bytes).sum();
        println!("{total} bytes of own JavaScript after gzip: {sizes:?}");
        assert!((1..=MAX_OWN_SCRIPT_BYTES).contains(&total), "{total} bytes: {sizes:?}");
    }

    #[test]
    fn only_space_and_comments_are_left_out() {
        let script = "// Head.\n\"use strict\";\n\n(() => {\n  // Why.\n  go(\"//\");\n})();\n";
        assert_eq!(lean_script(script), "\"use strict\";\n(() => {\ngo(\"//\");\n})();");
        let style = "/* Head.\n   More. */\n.a {\n  /* Why. */\n  color: red;\n}\n\n.b {\n}\n";
        assert_eq!(lean_style(style), ".a {\ncolor: red;\n}\n.b {\n}");
    }
}
