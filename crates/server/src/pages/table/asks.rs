//! Requests to the other players, and other actions besides decisions.

use std::sync::LazyLock;

use hearth_core::Seat;
use hearth_host::tables::{TableSnapshot, Viewer};
use hearth_table::{Pace, Stage};
use hearth_words::{Language, say};
use maud::{Markup, html};

use super::{PageContext, PageRenderer, plays};
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
pub(super) fn asks(snapshot: &TableSnapshot, viewer: Viewer, renderer: &mut PageRenderer<'_, '_>) {
    let asks = Asks::of(snapshot, viewer);
    let may_ask = asks.as_ref().is_some_and(|asks| !asks.asked);
    renderer.frame(
        "asks",
        asks,
        |renderer| {
            go_back(snapshot, viewer, may_ask, renderer);
            stand_in(snapshot, viewer, renderer);
        },
        |context, asks, inside| match asks {
            Some(asks) => html! {
                section #asks { (inside) @if !asks.asked { (menu(context, asks)) } (resign(context, asks)) }
            },
            None => html! { section #asks hidden { (inside) } },
        },
    );
}

/// Draws the request to take back the viewer's last decision. The form carries the number of decisions before
/// it. That makes a double click idempotent.
fn go_back(snapshot: &TableSnapshot, viewer: Viewer, may_ask: bool, renderer: &mut PageRenderer<'_, '_>) {
    let own = viewer.observer.seat().filter(|_| may_ask);
    let before = own.zip(snapshot.game()).and_then(|(own, game)| game.before_last_of(own));
    renderer.part("go-back", before, |context, before| match before {
        Some(before) => html! {
            form #go-back .menu method="post" action={ "/t/" (context.id) "/ask" } hx-post={ "/t/" (context.id) "/ask" }
                hx-target="#notice" hx-swap="outerHTML" {
                button #{ "ask-back-" (before) } name="what" value={ "back " (before) } { (say!(context.language(), "asks-go-back")) }
            }
        },
        None => html! { form #go-back hidden {} },
    });
}

/// The possible request that a bot plays for an absent person.
#[derive(Hash)]
struct StandIn {
    seat: Seat,
    /// The time from which it is possible, in milliseconds.
    from: i64,
    is_possible: bool,
}

/// Draws the request that a bot plays for an absent person.
fn stand_in(snapshot: &TableSnapshot, viewer: Viewer, renderer: &mut PageRenderer<'_, '_>) {
    let table = snapshot.table();
    let own = |seat: Seat| viewer.person.is_some_and(|person| table.seats_of(person).any(|own| own == seat));
    let waited =
        table.turn().zip(table.stand_in_from()).filter(|(turn, _)| plays(snapshot, viewer) && !own(*turn));
    let deps = waited.map(|(seat, from)| StandIn { seat, from: from.0, is_possible: snapshot.now() >= from });
    renderer.part("stand-in", deps, |context, deps| match deps {
        // A script reveals it in time, because a table without changes is not sent again.
        Some(StandIn { seat, from, is_possible }) => html! {
            form #stand-in method="post" action={ "/t/" (context.id) "/stand-in" } hx-post={ "/t/" (context.id) "/stand-in" }
                hx-target="#notice" hx-swap="outerHTML" data-possible=(from) hidden[!is_possible] {
                input type="hidden" name="seat" value=(seat.number());
                button #{ "stand-in-" (seat.number()) } { (say!(context.language(), "asks-stand-in", name = context.name(*seat))) }
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
fn menu(context: &PageContext<'_>, asks: &Asks) -> Markup {
    let language = context.language();
    let ask = format!("/t/{}/ask", context.id);
    html! {
        form #asking .menu method="post" action=(ask) hx-post=(ask) hx-target="#notice" hx-swap="outerHTML" {
            button #ask-end name="what" value="end" { (say!(language, "asks-to-end")) }
            (other_paces(asks.pace, language))
        }
    }
}

fn resign(context: &PageContext<'_>, asks: &Asks) -> Markup {
    let (id, language) = (context.id, context.language());
    html! {
        form #resigning .menu method="post" action={ "/t/" (id) "/resign" } hx-post={ "/t/" (id) "/resign" }
            hx-target="#notice" hx-swap="outerHTML" {
            @if let Some(seat) = asks.seat { input type="hidden" name="seat" value=(seat.number()); }
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
