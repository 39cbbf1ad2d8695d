//! Small positions that illustrate rules. They are drawn like the table.

use hearth_core::{Game, Notation, Observer, Seat};
use hearth_text::Text;
use hearth_words::{Language, say};
use kokopelli_rules::{Cards, CardsSeen, Ceremony, Kokopelli, Space, View};
use kokopelli_text::KokopelliText;
use maud::{Markup, html};

use crate::Scene;
use crate::board_context::BoardContext;
use crate::hand::fan;
use crate::seating::{Side, beyond, near, row};
use crate::space::{self, SpaceSeen};
use crate::tiles::{Tile, tile};

/// The rules with an example: the id, the number of players, and the position.
const POSITIONS: [(&str, usize, &str); 9] = [
    (
        "k8",
        3,
        "seat 1; hand paw hunter; a tortoise; c shaman\n seat 2; a drummer; c paw\n seat 3; a hunter; c warrior",
    ),
    ("k9", 2, "seat 1; hand paw; a tortoise; e shaman\n seat 2; a drummer; c paw; e hunter"),
    ("k15", 3, "seat 1; hand hunter paw; a tortoise\n seat 2; c hunter\n seat 3; b shaman"),
    ("k19", 2, "seat 1; hand hunter kokopelli; a hunter kokopelli"),
    ("k20", 2, "tokens paw:3 shaman:0\n seat 1; hand paw; a hunter; b paw; c shaman"),
    (
        "k33",
        3,
        "seat 1; hand paw hunter; b spider-woman\n seat 2; a drummer; c paw\n seat 3; a hunter; c warrior",
    ),
    (
        "k39",
        3,
        "ceremonies sun hunter paw shaman tortoise drummer warrior vase fire lizard\n seat 1; hand paw; a sun; b hunter",
    ),
    ("k41", 2, "seat 1; hand paw; a drummer; b paw kokopelli"),
    ("kr8", 2, "seat 1; hand kokopelli; a snake-dance; b hunter hunter"),
];

/// Draws the example of a rule.
pub(crate) fn example(rule: &str, language: Language, signs: &str) -> Option<Markup> {
    let rule = rule.to_ascii_lowercase();
    let (id, players, statements) = POSITIONS.iter().find(|(id, ..)| *id == rule)?;
    let text = format!("position kokopelli; players {players}\n {statements}");
    let view = Kokopelli::view(&Kokopelli::read_position(&text).ok()?, Observer::Seat(Seat::FIRST));
    let names = KokopelliText::names(&view, language);
    let scene = Scene { view: &view, names: &names, signs, ended: false };
    let context = BoardContext::example(&scene);
    Some(html! {
        figure.table.kokopelli.example {
            @if *id == "k20" { (tokens(&context, &view)) } @else { (table(&context, &view)) }
            figcaption { (say!(language, "example-" + id)) }
        }
    })
}

/// Draws the occupied villages in the play area side by side, and the hand.
fn table(context: &BoardContext<'_>, view: &View) -> Markup {
    let seating = context.seating;
    let is_occupied = |seat: &Seat| row(view, *seat).any(|space| view.villages.occupied().has(space));
    let shows_others = seating.others().any(|seat| is_occupied(&seat));
    let neighbours =
        |side: Side| seating.others().filter(move |seat| shows_others && seating.side(*seat) == side);
    html! {
        div.shown-table data-players=(view.players()) {
            @for seat in neighbours(Side::Facing) { (village(context, view, seat)) }
            @for seat in neighbours(Side::Left) { (village(context, view, seat)) }
            (village(context, view, seating.viewpoint()))
            @for seat in neighbours(Side::Right) { (village(context, view, seat)) }
        }
        (own_hand(context, view))
    }
}

/// Draws a village: the spaces outside the play area first.
fn village(context: &BoardContext<'_>, view: &View, seat: Seat) -> Markup {
    let side = context.seating.side(seat);
    let reach = view.observer.seat().map(|seat| view.reach(seat));
    let draw = |space: Space| space::draw(context, SpaceSeen::of(view, reach, space), None);
    html! {
        div.village data-seat=(seat) data-side=(side.word()) {
            @if beyond(view, seat).next().is_some() {
                div.spaces.beyond { @for space in beyond(view, seat) { (draw(space)) } }
            }
            div.spaces.near { @for space in near(view, seat) { (draw(space)) } }
        }
    }
}

fn own_hand(context: &BoardContext<'_>, view: &View) -> Markup {
    html! {
        @if let CardsSeen::Open(held) = view.seat(context.seating.viewpoint()).hand {
            div.hand { (fan(context, held, Cards::default())) }
        }
    }
}

/// Draws a tile with both tokens, with one and with none.
fn tokens(context: &BoardContext<'_>, view: &View) -> Markup {
    html! {
        div.tiles {
            @for ceremony in [Ceremony::Hunter, Ceremony::Paw, Ceremony::Shaman] {
                (tile(context, Tile::of(view, ceremony), None))
            }
        }
    }
}
