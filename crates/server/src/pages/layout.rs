//! What all pages have in common.

use maud::{DOCTYPE, Markup, html};

use crate::assets::ASSETS;

/// No style of its own, which our policy forbids; no old pages from its memory, which would show old tables; and what a
/// person has unfolded stays open when its part is sent again.
const HTMX: &str =
    r#"{"includeIndicatorCSS":false,"history":false,"morphIgnore":["data-htmx-powered","open"]}"#;

/// A whole page.
pub(crate) fn page(title: &str, name: &str, content: &Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                meta name="htmx-config" content=(HTMX);
                title { (title) " · Hearth" }
                link rel="icon" type="image/svg+xml" href=(ASSETS.path("icon.svg"));
                link rel="stylesheet" href=(ASSETS.path("style.css"));
                script src=(ASSETS.path("htmx.js")) defer {}
                script src=(ASSETS.path("sse.js")) defer {}
                script src=(ASSETS.path("hearth.js")) defer {}
            }
            body {
                a .skip href="#content" { "Skip to the table" }
                header .site {
                    a .brand href="/" { "Hearth" }
                    nav aria-label="Hearth" {
                        a href="/" { "Lobby" }
                        a .me href="/me" { (name) }
                    }
                }
                main #content { (content) }
            }
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
pub(crate) fn notice(sentence: &str, rule: Option<(&str, &str)>) -> Markup {
    html! {
        p #notice role="alert" {
            (sentence)
            @if let Some((game, rule)) = rule {
                " " a href={ "/rules/" (game) "#" (rule) } { "Read rule " (rule) }
            }
        }
    }
}
