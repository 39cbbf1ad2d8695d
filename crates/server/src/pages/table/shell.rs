//! What stands around a table and never changes: where scripts show a card large or ask once more, and the keys.

use hearth_words::{Language, say};
use maud::{Markup, html};

/// A card shown large, and the question before what can hardly be meant.
pub(crate) fn dialogs(language: Language) -> Markup {
    html! {
        div #large popover="manual" aria-hidden="true" { svg .sign viewBox="0 0 64 64" {} strong {} p {} }
        dialog #sure aria-labelledby="sure-title" {
            h2 #sure-title { (say!(language, "shell-sure")) }
            p { strong .what {} br; span .comes {} }
            form method="dialog" {
                button value="no" { (say!(language, "shell-no")) }
                button .primary value="yes" { (say!(language, "shell-yes")) }
            }
        }
        dialog #aid aria-label=(say!(language, "shell-aid")) {
            form method="dialog" { button { (say!(language, "shell-close")) } }
            div .aid {}
        }
    }
}

/// The keys, and the player aid that one of them opens.
pub(crate) fn keys(game: &str, aid: &str, language: Language) -> Markup {
    html! {
        p .keys {
            a href=(aid) data-opens="aid" aria-keyshortcuts="?" {
                (say!(language, "shell-aid")) " " kbd { "?" }
            }
            a href={ "/rules/" (game) } { (say!(language, "shell-rules")) }
            span { kbd { "←↑→↓" } " " kbd { "Enter" } " " kbd { "Esc" } }
        }
    }
}
