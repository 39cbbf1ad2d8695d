//! The fixed frame of a table: dialogs that scripts fill, and the player aid.

use hearth_words::{Language, say};
use maud::{Markup, html};

/// Draws the dialogs: a large card, the confirmation of a rare move, and the player aid.
pub(crate) fn dialogs(game: &str, language: Language) -> Markup {
    html! {
        div #large popover="manual" aria-hidden="true" { div .shown .table .(game) {} strong {} p {} }
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

/// Draws the link to the player aid. With scripts a key opens it above the table.
pub(crate) fn aid(address: &str, language: Language) -> Markup {
    html! {
        a .button href=(address) data-opens="aid" aria-keyshortcuts="?" { (say!(language, "shell-aid")) " " kbd aria-hidden="true" { "?" } }
    }
}
