//! The end of a game: who won, how the points came about, and what to do next.

use hearth_page::Canvas;
use hearth_table::{Ending, Stage};
use hearth_words::say;
use maud::{Markup, html};

use super::signs;
use crate::live::{Live, Viewer};

/// The part. It lies above the board and is not there while the game runs.
pub(super) fn end(live: &Live, viewer: Viewer, canvas: &mut Canvas) {
    let over = live.table().stage() == Stage::Over;
    canvas.part("end", (over, live.table().rematch().is_some()), || match over {
        true => html! { section #end { (afterwards(live, viewer)) } },
        false => html! { section #end hidden {} },
    });
}

/// What can be done when the game is over.
fn afterwards(live: &Live, viewer: Viewer) -> Markup {
    let (id, language) = (live.id(), viewer.language);
    let played_here = viewer.person.is_some_and(|person| live.table().sits(person));
    let rematch = match live.table().rematch() {
        Some(_) => say!(language, "banner-to-rematch"),
        None => say!(language, "banner-rematch"),
    };
    let account = live.game().zip(live.names(language)).and_then(|(game, names)| game.account(names));
    let played = live.table().outcome().is_some_and(|outcome| outcome.ending == Ending::Played);
    html! {
        nav .afterwards {
            a href={ "/t/" (id) "/replay?at=0" } { (say!(language, "banner-replay")) }
            (crate::pages::review::button(id, language))
            a href={ "/t/" (id) "/record" } download={ "hearth-" (id) ".txt" } { (say!(language, "banner-record")) }
            @if played_here {
                // Somebody who played here may have to open it anew: nobody may have come to the one that was opened.
                form method="post" action={ "/t/" (id) "/rematch" } { button .primary { (rematch) } }
            } @else if let Some(rematch) = live.table().rematch() {
                a .primary href={ "/t/" (rematch) } { (say!(language, "banner-to-rematch")) }
            }
        }
        @if let Some(account) = account.filter(|_| played) {
            details open { summary { (say!(language, "banner-account")) } (hearth_page::account(&account, signs(live))) }
        }
    }
}
