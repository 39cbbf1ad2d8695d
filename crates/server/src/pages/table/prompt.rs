//! What is asked on the board itself, with large buttons: to use a symbol or not, to stop, to play oneself again.

use hearth_core::Seat;
use hearth_host::tables::{TableSnapshot, Viewer};
use hearth_page::{Group, Offer, Text};
use hearth_table::Stage;
use hearth_words::{Language, say};
use maud::{Markup, html};

use super::actions::DECIDE;
use super::choice::Choice;
use crate::http::layout;

/// The part. It lies above the board and is gone when nothing is asked.
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

/// The same for somebody who is alone with the board.
pub(crate) fn asked(groups: &[Group], language: Language) -> Markup {
    let asked: Vec<_> = groups.iter().flat_map(|group| &group.offers).filter(|offer| offer.prompt).collect();
    html! {
        div #prompt .prompt role="group" aria-label=(say!(language, "offers-title")) hidden[asked.is_empty()] {
            (answers(&asked))
        }
    }
}

/// A large button for each answer. The first is highlighted, unless it needs a confirmation.
fn answers(asked: &[&Offer]) -> Markup {
    html! {
        @for (at, offer) in asked.iter().enumerate() {
            button .primary[at == 0 && !offer.grave] form=(DECIDE) name="decision" value=(Text(&offer.decision))
                data-grave=[offer.grave.then_some(&offer.label)] title=(Text(&offer.brings)) { (Text(&offer.label)) }
        }
    }
}

/// Whether a bot plays for the viewer, who could play again.
fn comes_back(snapshot: &TableSnapshot, viewer: Viewer) -> bool {
    let table = snapshot.table();
    let away = |seat: Seat| table.stood_in(seat) && !table.gave_up(seat) && !table.returns(seat);
    table.stage() == Stage::Running && viewer.person.is_some_and(|person| table.seats_of(person).any(away))
}
