//! The rail beside the board: log and chat as two tabs, a hint, the player aid, and the list of moves. Also
//! the menu.

use hearth_host::tables::{TableSnapshot, Viewer};
use hearth_words::{Language, say};
use maud::{Markup, PreEscaped, html};

use super::choice::Choice;
use super::log_cache::CachedLog;
use super::{agreed, asks, chat, hint, log, offers, seats, shell, whole};
use crate::games;
use crate::http::layout;
use crate::http::layout::gear;

/// Draws the buttons at the end of the head line.
pub(super) fn tools(language: Language) -> Markup {
    html! {
        nav .tools aria-label=(say!(language, "rail-tools")) {
            // A check box needs no script. On narrow screens it slides the rail in.
            label .tool .slides title=(say!(language, "rail-title")) {
                input #rail-open .unseen type="checkbox" aria-label=(say!(language, "rail-title"));
                (icon("M4 6h16M4 12h16M4 18h10"))
                span #unread .badge hidden {}
            }
            (gear::opener(language))
            button .tool type="button" popovertarget="more" aria-label=(say!(language, "asks-more")) title=(say!(language, "asks-more")) {
                (icon("M5 12h.01M12 12h.01M19 12h.01"))
            }
        }
    }
}

fn icon(path: &'static str) -> Markup {
    html! {
        svg viewBox="0 0 24 24" aria-hidden="true" {
            path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d=(PreEscaped(path)) {}
        }
    }
}

/// Draws the rail.
pub(super) fn rail(snapshot: &TableSnapshot, viewer: Viewer, log: &CachedLog, choice: &Choice) -> Markup {
    let (id, language) = (snapshot.id(), viewer.language);
    let touchable = games::info(&snapshot.table().plan().game).is_none_or(|game| game.touchable);
    html! {
        aside .rail aria-label=(say!(language, "rail-title")) {
            fieldset .tabs {
                legend .unseen { (say!(language, "rail-title")) }
                label { input .unseen type="radio" name="rail" value="log" checked; span { (say!(language, "log-title")) } }
                label .talks { input .unseen type="radio" name="rail" value="talk"; span { (say!(language, "talk-title")) } span .badge hidden {} }
            }
            div .panels {
                (whole(snapshot, viewer, |renderer| log::log(snapshot, viewer, log, renderer)))
                (chat::chat(snapshot, viewer))
            }
            div .foot {
                (hint::hint(snapshot, viewer))
                (shell::aid(&format!("/t/{id}/aid"), language))
                details .moves open[!touchable] {
                    summary { (say!(language, "rail-moves")) }
                    (offers::offers(snapshot, viewer, choice))
                }
            }
        }
    }
}

/// Draws the menu: the seats, the settings, requests to other players, and links to other pages.
pub(super) fn more(snapshot: &TableSnapshot, viewer: Viewer) -> Markup {
    let (game, language) = (&snapshot.table().plan().game, viewer.language);
    html! {
        div #more .sheet popover {
            (seats::seats(snapshot, viewer))
            (whole(snapshot, viewer, |renderer| agreed::agreed(snapshot, renderer)))
            (whole(snapshot, viewer, |renderer| asks::asks(snapshot, viewer, renderer)))
            nav aria-label="Hearth" {
                a href="/" { (say!(language, "layout-lobby")) }
                a href="/learn" { (say!(language, "layout-learn")) }
                a href={ "/rules/" (game) } { (say!(language, "shell-rules")) }
                a href="/me" { (say!(language, "me-title")) }
            }
            (layout::languages(language))
        }
    }
}
