//! The fixed buttons on the board: those of the game, and the one to take back. They are always in the same
//! place.

use hearth_host::tables::{TableSnapshot, Viewer};
use hearth_page::{Action, Can, Sign, Text};
use hearth_table::Stage;
use hearth_words::{Language, say};
use maud::{Markup, html};

use super::choice::Choice;
use super::{PageContext, PageRenderer};
use crate::games::drawn;

/// The id of the form that the buttons belong to.
pub(crate) const DECIDE: &str = "decide";

/// The buttons of a player: the dependencies of the part.
#[derive(Hash)]
struct Buttons {
    actions: Vec<Action>,
    /// The number of decisions so far, if it is the player's turn.
    after: Option<usize>,
    /// True if the last decision can be taken back without asking.
    may_go_back: bool,
}

impl Buttons {
    /// Returns the buttons of a player in a running game.
    fn of(snapshot: &TableSnapshot, viewer: Viewer, choice: &Choice) -> Option<Buttons> {
        let plays = viewer.observer.seat().is_some() && snapshot.table().stage() == Stage::Running;
        let (game, names) = snapshot.game().zip(snapshot.names(viewer.language)).filter(|_| plays)?;
        let mut actions = drawn(game).actions(viewer.observer, names);
        if !choice.yours {
            // The buttons of a waiting player do not change, so they are not sent with every move.
            for action in &mut actions {
                action.can = Can::Nothing;
            }
        }
        let after = choice.yours.then(|| game.decisions());
        Some(Buttons { actions, after, may_go_back: choice.yours && game.free() > 0 })
    }
}

/// Draws the part.
pub(super) fn actions(
    snapshot: &TableSnapshot,
    viewer: Viewer,
    choice: &Choice,
    renderer: &mut PageRenderer<'_, '_>,
) {
    renderer.part("actions", Buttons::of(snapshot, viewer, choice), |context, buttons| match buttons {
        Some(buttons) => draw(context, buttons),
        None => html! { div #actions .actions hidden {} },
    });
}

fn draw(context: &PageContext<'_>, Buttons { actions, after, may_go_back }: &Buttons) -> Markup {
    let (language, yours) = (context.language(), after.is_some());
    let back = format!("/t/{}/back", context.id);
    html! {
        div #actions .actions role="group" aria-label=(say!(language, "actions-title")) {
            @for action in actions { (button(action, yours, context.signs(), language)) }
            // It is never disabled: the answer explains why it is not possible.
            form method="post" action=(back) hx-post=(back) hx-target="#notice" hx-swap="outerHTML" {
                button .act .back name="after" value=(after.unwrap_or_default()) aria-keyshortcuts="z"
                    aria-disabled=[(!may_go_back).then_some("true")] {
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
