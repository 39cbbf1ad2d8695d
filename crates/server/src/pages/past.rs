//! A position of a game: the board, the steps to other positions below it, and a side panel. The replay, the
//! review and the page of an earlier position share it. A script fetches only this part; without scripts the
//! steps are links.

use hearth_core::{Observer, Seat, Turn};
use hearth_host::tables::TableSnapshot;
use hearth_page::Motion;
use hearth_table::Person;
use hearth_words::{Language, say};
use maud::{Markup, html};

use super::table::flights::{self, Film};
use super::table::shell;
use crate::http::assets::ASSETS;
use crate::http::layout::pictures::icon;
use crate::http::layout::{self, Reader};

/// The seat whose view is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Eyes {
    /// Always the view of one seat.
    Seat(Seat),
    /// The view of the seat that decides.
    Decider,
}

/// The address's word for the seat that decides.
pub(super) const DECIDER: &str = "decider";

impl Eyes {
    /// Returns the view that an address names, else that of the viewer's own seat, else that of the first.
    /// The fixed seat keeps the table from turning between steps.
    pub fn of(named: Option<&str>, snapshot: &TableSnapshot, person: Option<Person>) -> Eyes {
        let table = snapshot.table();
        let seat = named.and_then(|named| named.parse().ok()).and_then(Seat::numbered);
        match (named, seat.filter(|seat| table.seats().any(|identity| identity == *seat))) {
            (Some(DECIDER), _) => Eyes::Decider,
            (_, Some(seat)) => Eyes::Seat(seat),
            _ => {
                let own = person.and_then(|person| table.seats_of(person).next());
                Eyes::Seat(own.unwrap_or(Seat::FIRST))
            }
        }
    }

    /// Returns the observer at a turn.
    pub fn observer(self, turn: Turn) -> Observer {
        match (self, turn) {
            (Eyes::Seat(seat), _) | (Eyes::Decider, Turn::Decide(seat)) => Observer::Seat(seat),
            (Eyes::Decider, Turn::Over) => Observer::Spectator,
        }
    }
}

/// The contents of a position's page.
pub(super) struct MoveContext<'a> {
    /// The name of the game.
    pub game: &'a str,
    /// The class of the page.
    pub class: &'static str,
    pub players: usize,
    /// The address of this position.
    pub address: String,
    /// The address that explains illegal decisions, if decisions can be tried here.
    pub why: Option<String>,
    /// The board.
    pub board: Markup,
    /// The steps to other positions.
    pub steps: Markup,
    /// The side panel.
    pub side: Markup,
    /// The number of decisions so far.
    pub at: usize,
    /// The motions of the last decision, if the viewer comes from the position before it.
    pub motions: Vec<Motion>,
    /// The text for screen readers after a step.
    pub spoken: String,
}

impl MoveContext<'_> {
    /// Draws the position as a part of a page.
    pub fn drawn(self, language: Language) -> Markup {
        let MoveContext { game, players, class, address, why, board, steps, side, at, motions, spoken } =
            self;
        html! {
            section #past .at-table .past .(class) data-address=(address) data-why=[why] {
                div .above { p #notice role="alert" {} }
                p #spoken .unseen role="status" { (spoken) }
                div .stage { div .table .(game) #board data-players=(players) data-actions="none" { (board) } }
                (steps)
                aside .side { (side) }
                (flights::told(&[Film { number: at, motions }], Some(at), None))
                (shell::dialogs(game, language))
            }
        }
    }
}

/// A place in the sequence of decisions.
#[derive(Clone, Copy, Debug)]
pub(super) struct Position {
    /// The number of decisions so far.
    pub at: usize,
    /// The number of all decisions.
    pub last: usize,
}

/// Draws the steps to other positions, followed by `more`.
pub(super) fn steps(
    Position { at, last }: Position,
    link: impl Fn(usize) -> String,
    more: &Markup,
    language: Language,
) -> Markup {
    let back = at.checked_sub(1).map(&link);
    let on = (at < last).then(|| link(at + 1));
    html! {
        nav .steps aria-label=(say!(language, "replay-steps")) {
            (step("i-first", None, (at > 0).then(|| link(0)), "Home", &say!(language, "replay-start")))
            (step("i-prev", Some("prev"), back, "ArrowLeft", &say!(language, "replay-back")))
            span .where { b { (at) } " " (say!(language, "replay-of", last = last)) }
            (step("i-next", Some("next"), on, "ArrowRight", &say!(language, "replay-next")))
            (step("i-last", None, (at < last).then(|| link(last)), "End", &say!(language, "replay-end")))
            (more)
        }
    }
}

/// Draws a step to another position as an icon. Without an address it is visible but disabled.
pub(super) fn step(
    id: &'static str,
    rel: Option<&str>,
    address: Option<String>,
    key: &str,
    label: &str,
) -> Markup {
    let nowhere = address.is_none();
    html! {
        a .step rel=[rel] href=[address] role=[nowhere.then_some("link")] aria-disabled=[nowhere.then_some("true")] aria-keyshortcuts=(key) title=(label) {
            (icon(id)) span .unseen { (label) }
        }
    }
}

/// Reloads the page in browsers without scripts. It must stay outside the part that scripts replace. Browsers
/// obey a `meta` element that a script inserts, even inside `noscript`.
pub(super) fn refresh(content: &str) -> Markup {
    html! { noscript { meta http-equiv="refresh" content=(content); } }
}

/// Draws the page of a position, with the script that steps through the game.
pub(super) fn page(title: &str, reader: &Reader, head: &Markup, part: &Markup) -> Markup {
    let content = html! {
        (part)
        script src=(ASSETS.path("replay.js")) defer {}
    };
    layout::table_page(title, reader, "playing past", head, &content, None)
}
