//! Three tips for a first game. A script shows them in turn, in a browser that has not shown them before.

use hearth_host::tables::{TableSnapshot, Viewer};
use hearth_table::Stage;
use hearth_words::say;
use maud::{Markup, html};

use super::plays;
use crate::games::drawn;

/// The number of decisions after which a game shows no tips.
const DECISIONS: usize = 12;

/// Draws the tips, hidden until a script shows them.
pub(super) fn coach(snapshot: &TableSnapshot, viewer: Viewer) -> Markup {
    let language = viewer.language;
    let begins = |decisions: usize| snapshot.table().stage() == Stage::Running && decisions < DECISIONS;
    let game = snapshot.game().filter(|game| plays(snapshot, viewer) && begins(game.decisions()));
    let tips = game.map(|game| drawn(game).coach(language)).unwrap_or_default();
    html! {
        @if !tips.is_empty() {
            div #coach hidden data-game=(snapshot.table().plan().game) {
                @for (number, tip) in tips.iter().enumerate() {
                    div .tip role="status" data-part=(tip.part) hidden {
                        p { (tip.text) }
                        p .foot {
                            small { (say!(language, "coach-number", number = number + 1, all = tips.len())) }
                            button type="button" .next { (say!(language, "coach-next")) }
                            button type="button" .enough { (say!(language, "coach-enough")) }
                        }
                    }
                }
            }
        }
    }
}
