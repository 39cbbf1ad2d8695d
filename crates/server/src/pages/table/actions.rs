//! The fixed buttons on the board: those of the game, and the one to take back. They are always in the same
//! place.

use hearth_host::tables::{TableSnapshot, Viewer};
use hearth_page::{Action, Can, Canvas, Sign, Text};
use hearth_table::{Match, Stage};
use hearth_words::{Language, say};
use maud::{Markup, html};

use super::choice::Choice;
use super::signs;
use crate::games::drawn;

/// The id of the form that the buttons belong to.
pub(crate) const DECIDE: &str = "decide";

/// Draws the part.
pub(super) fn actions(snapshot: &TableSnapshot, viewer: Viewer, choice: &Choice, canvas: &mut Canvas) {
    let plays = viewer.observer.seat().is_some() && snapshot.table().stage() == Stage::Running;
    // The actions of a waiting player do not change, so they are not sent with every move.
    let after = snapshot.game().filter(|_| choice.yours).map(Match::decisions);
    canvas.part("actions", (plays, after, viewer.observer), || {
        if plays {
            buttons(snapshot, viewer, after)
        } else {
            html! { div #actions .actions hidden {} }
        }
    });
}

/// Draws the buttons of a player. `after` is the number of decisions so far if it is their turn.
fn buttons(snapshot: &TableSnapshot, viewer: Viewer, after: Option<usize>) -> Markup {
    let (language, yours) = (viewer.language, after.is_some());
    let Some((game, names)) = snapshot.game().zip(snapshot.names(language)) else { return html! {} };
    let back = format!("/t/{}/back", snapshot.id());
    html! {
        div #actions .actions role="group" aria-label=(say!(language, "actions-title")) {
            @for action in drawn(game).actions(viewer.observer, names) { (button(&action, yours, signs(snapshot), language)) }
            // It is never disabled: the answer explains why it is not possible.
            form method="post" action=(back) hx-post=(back) hx-target="#notice" hx-swap="outerHTML" {
                button .act .back name="after" value=(after.unwrap_or_default()) aria-keyshortcuts="z"
                    aria-disabled=[(!yours || game.free() == 0).then_some("true")] {
                    (arrow()) span .label { (say!(language, "offers-back")) } kbd aria-hidden="true" { "Z" }
                }
            }
        }
    }
}

/// Draws the buttons for a single player who always decides: in a lesson or a review.
pub(crate) fn group(actions: &[Action], signs: &str, language: Language) -> Markup {
    html! {
        div #actions .actions role="group" aria-label=(say!(language, "actions-title")) {
            @for action in actions { (button(action, true, signs, language)) }
        }
    }
}

/// Draws a button of the game.
fn button(action: &Action, yours: bool, signs: &str, language: Language) -> Markup {
    let face = html! {
        (Sign::of(signs, action.sign)) span .label { (Text(&action.label)) } kbd aria-hidden="true" { (action.key.to_uppercase()) }
    };
    let waits = (!yours).then(|| say!(language, "actions-wait"));
    html! {
        @match &action.can {
            Can::Decide(decision) if yours => {
                button .act form=(DECIDE) name="decision" value=(Text(decision)) aria-keyshortcuts=(action.key) data-press=(action.place) { (face) }
            }
            can => {
                button .act type="button" data-press=(action.place) data-wait=[waits] aria-keyshortcuts=(action.key)
                    aria-disabled=[(!yours || *can == Can::Nothing).then_some("true")] { (face) }
            }
        }
    }
}

/// Draws the icon for taking back, which all games share.
fn arrow() -> Markup {
    html! {
        svg .sign viewBox="0 0 24 24" aria-hidden="true" {
            path fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" d="M9 5 4 10l5 5M4.500 10H14a5 5 0 0 1 0 10h-4" {}
        }
    }
}
