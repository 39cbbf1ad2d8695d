//! What all pages have in common.

pub(crate) mod controls;
pub(crate) mod gear;
pub(crate) mod house;
pub(crate) mod pictures;
pub(crate) mod preview;

use hearth_words::{Language, say};
use maud::{DOCTYPE, Markup, html};

use self::preview::Preview;
use crate::accounts::settings::Settings;
use crate::config::Config;
use crate::http::assets::ASSETS;

/// No style of its own, which our policy forbids; no old pages from its memory, which would show old tables; and what a
/// person has unfolded stays open when its part is sent again.
const HTMX: &str =
    r#"{"includeIndicatorCSS":false,"history":false,"morphIgnore":["data-htmx-powered","open"]}"#;

/// The scripts of every page, in the order in which they run.
pub(crate) const SCRIPTS: [&str; 2] = ["htmx.js", "hearth.js"];

/// The colour of the ground by day and by night, as the stylesheet has it.
pub(crate) const GROUND: [&str; 2] = ["#f6f1e8", "#1b1714"];

/// Who reads a page.
#[derive(Clone, Debug)]
pub(crate) struct Reader {
    /// The language he is spoken to.
    pub language: Language,
    /// What he is called.
    pub name: String,
    /// How he likes his pages.
    pub settings: Settings,
}

/// A page with the head and the foot of the site.
pub(crate) fn page(title: &str, reader: &Reader, content: &Markup) -> Markup {
    Page::new(title, reader).around(content)
}

/// A page with the head and the foot of the site, and what else is to be said about it.
pub(crate) struct Page<'a> {
    title: &'a str,
    reader: &'a Reader,
    class: &'a str,
    room: &'a str,
    preview: Markup,
}

impl<'a> Page<'a> {
    /// A page like all others.
    pub fn new(title: &'a str, reader: &'a Reader) -> Page<'a> {
        Page { title, reader, class: "", room: "", preview: html! {} }
    }

    /// Gives the page a class, by which its stylesheet finds it.
    pub fn class(self, class: &'a str) -> Page<'a> {
        Page { class, ..self }
    }

    /// Marks the address in the head line at which the reader is.
    pub fn room(self, room: &'a str) -> Page<'a> {
        Page { room, ..self }
    }

    /// Says what is shown beside a link to the page.
    pub fn preview(self, preview: &Preview, config: &Config) -> Page<'a> {
        Page { preview: preview.tags(config), ..self }
    }

    /// The page around its content.
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
            main #content { (content) }
            footer .site { (languages(language)) }
        };
        document(title, reader, &format!("site-page {class}"), &preview, &body)
    }
}

/// The reader's own name in the head line, and the way to their page. It is sent again when they change their name.
pub(crate) fn me(reader: &Reader) -> Markup {
    let Reader { language, name, .. } = reader;
    html! {
        a #me .me href="/me" {
            @if name.is_empty() { (say!(*language, "me-title")) }
            @else { (house::person(name)) span { (name) } }
        }
    }
}

/// The page of a game: one head line, and the rest of the window for the table. Replays and reviews have the class `past`.
pub(crate) fn table_page(
    title: &str,
    reader: &Reader,
    class: &str,
    head: &Markup,
    content: &Markup,
) -> Markup {
    let body = html! {
        header .head { (brand()) (head) }
        main #content { (content) }
        (gear::gear(reader.settings, reader.language))
    };
    document(title, reader, class, &html! {}, &body)
}

/// The way home.
fn brand() -> Markup {
    html! { a .brand href="/" { (house::picture("flame", "flame")) span { "Hearth" } } }
}

/// A whole document around what stands in its body.
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
                // The page is first drawn when it is whole: nothing moves while it is read.
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

/// The switch to another language. It has a button, because who looks through the list by keyboard has not chosen yet.
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

/// A form that sends one thing with one button.
pub(crate) fn button(action: &str, label: &str) -> Markup {
    html! {
        form .one method="post" action=(action) hx-post=(action) hx-target="#notice" hx-swap="outerHTML" {
            button { (label) }
        }
    }
}

/// Where a form says what came of it.
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
