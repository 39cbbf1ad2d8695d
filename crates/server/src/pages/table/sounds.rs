//! The question about sounds. `sound.js` shows it once, when there is something to hear.

use hearth_words::{Language, say};
use maud::{Markup, html};

/// Draws the question as a small form in the head line, away from the board.
pub(super) fn ask(language: Language) -> Markup {
    html! {
        form #ask-sounds method="post" action="/me/settings" hidden {
            span { (say!(language, "settings-sounds-ask")) }
            button name="sounds" value="on" { (say!(language, "settings-sounds-on")) }
            button name="sounds" value="off" { (say!(language, "settings-sounds-off")) }
        }
    }
}
