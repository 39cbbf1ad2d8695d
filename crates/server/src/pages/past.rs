//! A moment of a game: the board with the ways to other moments below it, and beside it what is said. The replay, the look back and
//! "back then" share it. A script steps by fetching only this part; without one the ways are links.

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

/// Whose view of the table is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Eyes {
    /// One seat's, all the time.
    Seat(Seat),
    /// That of the seat which decides.
    Decider,
}

/// What an address says for the seat that decides.
pub(super) const DECIDER: &str = "decider";

impl Eyes {
    /// Those that an address names; else those of the seat of whoever looks, so that the table does not turn round while one steps;
    /// else those of the first seat.
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

    /// Who sees the table while it is somebody's turn.
    pub fn observer(self, turn: Turn) -> Observer {
        match (self, turn) {
            (Eyes::Seat(seat), _) | (Eyes::Decider, Turn::Decide(seat)) => Observer::Seat(seat),
            (Eyes::Decider, Turn::Over) => Observer::Spectator,
        }
    }
}

/// What is drawn of a moment.
pub(super) struct MoveContext<'a> {
    /// The game, by its name.
    pub game: &'a str,
    /// The class of the page.
    pub class: &'static str,
    pub players: usize,
    /// Where this moment is to be had.
    pub address: String,
    /// Where is said why something is not possible, if something can be tried here.
    pub why: Option<String>,
    /// The table.
    pub board: Markup,
    /// The ways to other moments.
    pub steps: Markup,
    /// What is said beside it.
    pub side: Markup,
    /// How many decisions were made.
    pub at: usize,
    /// What moved to get here, if one came from the moment before.
    pub motions: Vec<Motion>,
    /// Spoken when the moment changes: where one is.
    pub spoken: String,
}

impl MoveContext<'_> {
    /// As a part of a page.
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

/// Where in a game one is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Position {
    /// How many decisions were made.
    pub at: usize,
    /// How many there are.
    pub last: usize,
}

/// The ways to other moments, with what else belongs beside them.
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

/// A way to another moment, as an icon. Where there is none, it is seen and leads nowhere.
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

/// Loads the page again where no script runs. It stays outside the moment: a browser obeys a `meta` element that a script puts into the
/// document, even inside `noscript`.
pub(super) fn refresh(content: &str) -> Markup {
    html! { noscript { meta http-equiv="refresh" content=(content); } }
}

/// A page that shows a moment: the part that changes, and the script that steps from one to the next.
pub(super) fn page(title: &str, reader: &Reader, head: &Markup, part: &Markup) -> Markup {
    let content = html! {
        (part)
        script src=(ASSETS.path("replay.js")) defer {}
    };
    layout::table_page(title, reader, "playing past", head, &content)
}
