//! Questions on the board itself, with large buttons: to use a symbol, to stop, or to take over from a bot.

use hearth_core::Seat;
use hearth_host::tables::{TableSnapshot, Viewer};
use hearth_page::{Group, Offer, Text};
use hearth_table::Stage;
use hearth_words::{Language, say};
use maud::{Markup, html};

use super::actions::DECIDE;
use super::choice::Choice;
use crate::http::layout;

/// Draws the part above the board. It is hidden while there is no question.
pub(super) fn prompt(snapshot: &TableSnapshot, viewer: Viewer, choice: &Choice) -> Markup {
    let language = viewer.language;
    let asked: Vec<_> = choice.offers().filter(|offer| offer.prompt).collect();
    let back = comes_back(snapshot, viewer);
    html! {
        div #prompt .prompt role="group" aria-label=(say!(language, "offers-title")) hidden[asked.is_empty() && !back] {
            (answers(&asked))
            @if back {
                (layout::button(&format!("/t/{}/come-back", snapshot.id()), &say!(language, "banner-come-back")))
            }
        }
    }
}

/// Draws the questions for a single player, in a lesson.
pub(crate) fn asked(groups: &[Group], language: Language) -> Markup {
    let asked: Vec<_> = groups.iter().flat_map(|group| &group.offers).filter(|offer| offer.prompt).collect();
    html! {
        div #prompt .prompt role="group" aria-label=(say!(language, "offers-title")) hidden[asked.is_empty()] {
            (answers(&asked))
        }
    }
}

/// Draws a large button for each answer. The first is highlighted, unless it needs a confirmation.
fn answers(asked: &[&Offer]) -> Markup {
    html! {
        @for (at, offer) in asked.iter().enumerate() {
            button .primary[at == 0 && !offer.grave] form=(DECIDE) name="decision" value=(Text(&offer.decision))
                data-grave=[offer.grave.then_some(&offer.label)] title=(Text(&offer.brings)) { (Text(&offer.label)) }
        }
    }
}

/// Returns true if a bot plays for the viewer, who could come back.
fn comes_back(snapshot: &TableSnapshot, viewer: Viewer) -> bool {
    let table = snapshot.table();
    let away = |seat: Seat| table.stood_in(seat) && !table.gave_up(seat) && !table.returns(seat);
    table.stage() == Stage::Running && viewer.person.is_some_and(|person| table.seats_of(person).any(away))
}
