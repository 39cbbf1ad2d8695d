//! Requests to the other players, and other actions besides decisions.

use std::sync::LazyLock;

use hearth_core::Seat;
use hearth_host::tables::{TableSnapshot, Viewer};
use hearth_page::Canvas;
use hearth_table::{Pace, Stage};
use hearth_words::{Language, say};
use maud::{Markup, html};

use super::plays;
use crate::pages::listing;

/// The data that the part depends on.
#[derive(Hash)]
struct Asks {
    /// True while a request waits for answers. Then no other can be made.
    asked: bool,
    pace: Pace,
    /// The seat that the viewer would resign.
    seat: Option<Seat>,
}

impl Asks {
    /// Returns the possible requests of a player in a running game.
    fn of(snapshot: &TableSnapshot, viewer: Viewer) -> Option<Asks> {
        let table = snapshot.table();
        if table.stage() != Stage::Running || !plays(snapshot, viewer) {
            return None;
        }
        Some(Asks { asked: table.asked().is_some(), pace: table.plan().pace, seat: viewer.observer.seat() })
    }
}

/// Draws the part.
pub(super) fn asks(snapshot: &TableSnapshot, viewer: Viewer, canvas: &mut Canvas) {
    let asks = Asks::of(snapshot, viewer);
    let may_ask = asks.as_ref().is_some_and(|asks| !asks.asked);
    let inside = |canvas: &mut Canvas| {
        go_back(snapshot, viewer, may_ask, canvas);
        stand_in(snapshot, viewer, canvas);
    };
    canvas.frame("asks", &asks, inside, |inside| match &asks {
        Some(asks) => html! {
            section #asks { (inside) @if !asks.asked { (menu(snapshot, viewer, asks)) } (resign(snapshot, viewer)) }
        },
        None => html! { section #asks hidden { (inside) } },
    });
}

/// Draws the request to take back the viewer's last decision. The form carries the number of decisions before
/// it. That makes a double click idempotent.
fn go_back(snapshot: &TableSnapshot, viewer: Viewer, may_ask: bool, canvas: &mut Canvas) {
    let (id, own) = (snapshot.id(), viewer.observer.seat().filter(|_| may_ask));
    let before = own.zip(snapshot.game()).and_then(|(own, game)| game.before_last_of(own));
    canvas.part("go-back", before, || match before {
        Some(before) => html! {
            form #go-back .menu method="post" action={ "/t/" (id) "/ask" } hx-post={ "/t/" (id) "/ask" }
                hx-target="#notice" hx-swap="outerHTML" {
                button #{ "ask-back-" (before) } name="what" value={ "back " (before) } { (say!(viewer.language, "asks-go-back")) }
            }
        },
        None => html! { form #go-back hidden {} },
    });
}

/// Draws the request that a bot plays for an absent person.
fn stand_in(snapshot: &TableSnapshot, viewer: Viewer, canvas: &mut Canvas) {
    let (id, table, language) = (snapshot.id(), snapshot.table(), viewer.language);
    let own =
        |turn: Seat| viewer.person.is_some_and(|person| table.seats_of(person).any(|seat| seat == turn));
    let waited =
        table.turn().zip(table.stand_in_from()).filter(|(turn, _)| plays(snapshot, viewer) && !own(*turn));
    canvas.part("stand-in", waited.map(|(turn, from)| (turn, from.0)), || match waited {
        // A script reveals it in time, because a table without changes is not sent again.
        Some((turn, from)) => html! {
            form #stand-in method="post" action={ "/t/" (id) "/stand-in" } hx-post={ "/t/" (id) "/stand-in" }
                hx-target="#notice" hx-swap="outerHTML" data-possible=(from.0) hidden[snapshot.now() < from] {
                input type="hidden" name="seat" value=(turn.number());
                button #{ "stand-in-" (turn.number()) } { (say!(language, "asks-stand-in", name = snapshot.name(turn, language))) }
            }
        },
        None => html! { form #stand-in hidden {} },
    });
}

/// The time controls that a correspondence game can change to.
const LIVE: [Pace; 2] = [Pace::Live { bank: 600, increment: 20 }, Pace::Live { bank: 1800, increment: 30 }];

/// The time controls that every other game can change to.
const SLOW: [Pace; 3] = [Pace::Days(1), Pace::Days(3), Pace::Days(7)];

/// The buttons for other time controls in each language, drawn once because every page of a table has them.
type Buttons = [Markup; Language::ALL.len()];

static FOR_LIVE: LazyLock<Buttons> = LazyLock::new(|| Language::ALL.map(|language| to_ask(&LIVE, language)));
static FOR_SLOW: LazyLock<Buttons> = LazyLock::new(|| Language::ALL.map(|language| to_ask(&SLOW, language)));

fn to_ask(paces: &[Pace], language: Language) -> Markup {
    html! {
        @for pace in paces {
            button #{ "ask-" (words(*pace).replace(' ', "-")) } name="what" value=(words(*pace)) {
                (say!(language, "asks-for-pace", pace = listing::pace(*pace, language)))
            }
        }
    }
}

fn other_paces(pace: Pace, language: Language) -> &'static Markup {
    let buttons: &Buttons = match pace {
        Pace::Days(_) => &FOR_LIVE,
        Pace::Unhurried | Pace::Live { .. } => &FOR_SLOW,
    };
    &buttons[language as usize]
}

/// Draws the other requests. Every element has an id, so that an update never moves the focus to another
/// button.
fn menu(snapshot: &TableSnapshot, viewer: Viewer, asks: &Asks) -> Markup {
    let (id, language) = (snapshot.id(), viewer.language);
    let ask = format!("/t/{id}/ask");
    html! {
        form #asking .menu method="post" action=(ask) hx-post=(ask) hx-target="#notice" hx-swap="outerHTML" {
            button #ask-end name="what" value="end" { (say!(language, "asks-to-end")) }
            (other_paces(asks.pace, language))
        }
    }
}

fn resign(snapshot: &TableSnapshot, viewer: Viewer) -> Markup {
    let (id, language) = (snapshot.id(), viewer.language);
    html! {
        form #resigning .menu method="post" action={ "/t/" (id) "/resign" } hx-post={ "/t/" (id) "/resign" }
            hx-target="#notice" hx-swap="outerHTML" {
            @if let Some(seat) = viewer.observer.seat() { input type="hidden" name="seat" value=(seat.number()); }
            button #resign .danger data-grave=(say!(language, "asks-resign")) title=(say!(language, "asks-sure")) { (say!(language, "asks-resign")) }
        }
    }
}

/// Returns a time control as the form sends it.
fn words(pace: Pace) -> String {
    match pace {
        Pace::Unhurried => "unhurried".to_owned(),
        Pace::Live { bank, increment } => format!("live {bank} {increment}"),
        Pace::Days(days) => format!("days {days}"),
    }
}
