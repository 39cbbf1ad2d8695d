//! The layout of all pages.

pub(crate) mod controls;
pub(crate) mod deal;
pub(crate) mod gear;
pub(crate) mod house;
pub(crate) mod pictures;
pub(crate) mod preview;

use std::sync::Arc;

use hearth_words::{Language, say};
use maud::{DOCTYPE, Markup, html};

use self::preview::Preview;
use crate::accounts::settings::Settings;
use crate::config::Config;
use crate::http::assets::ASSETS;

/// The configuration of htmx. Its own style violates our CSP. Pages from its history would show old tables. Morphing must
/// not close `details` that a reader has opened.
const HTMX: &str =
    r#"{"includeIndicatorCSS":false,"history":false,"morphIgnore":["data-htmx-powered","open"]}"#;

/// The scripts of every page, in the order in which they run.
pub(crate) const SCRIPTS: [&str; 2] = ["htmx.js", "hearth.js"];

/// The background colour in the light and the dark theme, as in the stylesheet.
pub(crate) const GROUND: [&str; 2] = ["#f6f1e8", "#1b1714"];

/// The reader of a page.
#[derive(Clone, Debug)]
pub(crate) struct Reader {
    /// Their language.
    pub language: Language,
    /// Their name.
    pub name: String,
    /// Their settings.
    pub settings: Settings,
    /// The announcement of the house; empty if there is none.
    pub announcement: Arc<str>,
}

/// Draws a page with the header and the footer of the site.
pub(crate) fn page(title: &str, reader: &Reader, content: &Markup) -> Markup {
    Page::new(title, reader).around(content)
}

/// A page with the header and the footer of the site, and its optional properties.
pub(crate) struct Page<'a> {
    title: &'a str,
    reader: &'a Reader,
    class: &'a str,
    room: &'a str,
    preview: Markup,
}

impl<'a> Page<'a> {
    /// Returns a page without optional properties.
    pub fn new(title: &'a str, reader: &'a Reader) -> Page<'a> {
        Page { title, reader, class: "", room: "", preview: html! {} }
    }

    /// Sets the class that its stylesheet uses.
    pub fn class(self, class: &'a str) -> Page<'a> {
        Page { class, ..self }
    }

    /// Marks the entry in the header at which the reader is.
    pub fn room(self, room: &'a str) -> Page<'a> {
        Page { room, ..self }
    }

    /// Sets the link preview.
    pub fn preview(self, preview: &Preview, config: &Config) -> Page<'a> {
        Page { preview: preview.tags(config), ..self }
    }

    /// Draws the page around its content.
    pub fn around(self, content: &Markup) -> Markup {
        let Page { title, reader, class, room, preview } = self;
        let language = reader.language;
        let way = |address: &str, label: String| {
            html! { a href=(address) aria-current=[(address == room).then_some("page")] { (label) } }
        };
        let body = html! {
            header .site {
                (brand())
                nav aria-label="Hearth" {
                    (way("/lobby", say!(language, "layout-lobby")))
                    (way("/learn", say!(language, "layout-learn")))
                    (me(reader))
                }
            }
            @if !reader.announcement.is_empty() { p .announcement role="status" { (reader.announcement) } }
            main #content { (content) }
            footer .site { (languages(language)) }
        };
        document(title, reader, &format!("site-page {class}"), &preview, &body)
    }
}

/// Draws the reader's name in the header, as a link to their page. It is sent again when they change their name.
pub(crate) fn me(reader: &Reader) -> Markup {
    let Reader { language, name, .. } = reader;
    html! {
        a #me .me href="/me" {
            @if name.is_empty() { (say!(*language, "me-title")) }
            @else { (house::person(name)) span { (name) } }
        }
    }
}

/// Draws the page of a game: a header, and the rest of the window for the table. `report` is the address at which other
/// players can be reported. Replays and reviews have the class `past`.
pub(crate) fn table_page(
    title: &str,
    reader: &Reader,
    class: &str,
    head: &Markup,
    content: &Markup,
    report: Option<&str>,
) -> Markup {
    let body = html! {
        header .head { (brand()) (head) }
        main #content { (content) }
        (gear::gear(reader.settings, reader.language, report))
    };
    document(title, reader, class, &html! {}, &body)
}

/// Draws the link to the home page.
fn brand() -> Markup {
    html! { a .brand href="/" { (house::picture("flame", "flame")) span { "Hearth" } } }
}

/// Draws a whole document around its body.
fn document(title: &str, reader: &Reader, class: &str, preview: &Markup, body: &Markup) -> Markup {
    let Reader { language, settings, .. } = reader;
    let (language, theme) = (*language, (settings.theme != "device").then_some(settings.theme));
    html! {
        (DOCTYPE)
        html lang=(language) data-theme=[theme] data-speed=(settings.speed) data-sounds=(settings.sounds)
            data-ask=(settings.ask) data-large=(settings.large) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                @match settings.theme {
                    "light" => meta name="theme-color" content=(GROUND[0]);,
                    "dark" => meta name="theme-color" content=(GROUND[1]);,
                    _ => {
                        meta name="theme-color" media="(prefers-color-scheme: light)" content=(GROUND[0]);
                        meta name="theme-color" media="(prefers-color-scheme: dark)" content=(GROUND[1]);
                    }
                }
                meta name="htmx-config" content=(HTMX);
                title { (title) " · Hearth" }
                (preview)
                link rel="icon" type="image/svg+xml" href=(ASSETS.path("icon.svg"));
                link rel="apple-touch-icon" href=(ASSETS.path("icon-maskable-192.png"));
                link rel="manifest" href="/manifest.webmanifest";
                link rel="stylesheet" href=(ASSETS.path("fonts.css"));
                @if language == Language::Polish { link rel="stylesheet" href=(ASSETS.path("fonts-polish.css")); }
                script src=(ASSETS.path("fonts.js")) {}
                link rel="stylesheet" href=(ASSETS.path("style.css"));
                // The page is drawn only when it is complete, so that nothing moves under the reader.
                link rel="expect" href="#whole" blocking="render";
                @for script in SCRIPTS { script src=(ASSETS.path(script)) defer {} }
            }
            body class=(class) {
                a .skip href="#content" { (say!(language, "layout-skip")) }
                (body)
                div #whole hidden {}
            }
        }
    }
}

/// Draws the form for another language. It has a button: browsing the list with the keyboard is not a choice.
pub(crate) fn languages(language: Language) -> Markup {
    html! {
        form .languages method="post" action="/language" {
            label {
                (say!(language, "layout-language")) " "
                select name="code" {
                    @for other in Language::ALL {
                        option value=(other) lang=(other) selected[other == language] { (other.name()) }
                    }
                }
            }
            button { (say!(language, "layout-choose-language")) }
        }
    }
}

/// Draws a form with a single button.
pub(crate) fn button(action: &str, label: &str) -> Markup {
    html! {
        form .one method="post" action=(action) hx-post=(action) hx-target="#notice" hx-swap="outerHTML" {
            button { (label) }
        }
    }
}

/// Draws a form with a single button about somebody.
pub(crate) fn button_for(action: &str, (field, value): (&str, &str), label: &str) -> Markup {
    html! {
        form .one method="post" action=(action) hx-post=(action) hx-target="#notice" hx-swap="outerHTML" {
            input type="hidden" name=(field) value=(value);
            button { (label) }
        }
    }
}

/// Draws the line in which a form reports its result.
pub(crate) fn notice(language: Language, sentence: &str, rule: Option<(&str, &str)>) -> Markup {
    html! {
        p #notice role="alert" {
            (sentence)
            @if let Some((game, rule)) = rule {
                " " a href={ "/rules/" (game) "#" (rule) } { (say!(language, "layout-rule", rule = rule)) }
            }
        }
    }
}
