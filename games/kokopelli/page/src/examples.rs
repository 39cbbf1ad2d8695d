//! Small positions for the rules that need a picture, drawn as the table is.

use hearth_core::{Game, Notation, Observer, Seat};
use hearth_text::Text;
use hearth_words::{Language, say};
use kokopelli_rules::{CardsSeen, Ceremony, Kokopelli, View};
use kokopelli_text::KokopelliText;
use maud::{Markup, html};

use crate::Scene;
use crate::chair::{Side, beyond, chair, near, others, row};
use crate::desk::Desk;
use crate::hand::cards;
use crate::space::space;
use crate::tiles::tile;

/// The rules with a position: how many play, and what lies there.
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

/// The example of a rule.
pub(crate) fn example(rule: &str, language: Language, signs: &str) -> Option<Markup> {
    let rule = rule.to_ascii_lowercase();
    let (id, players, statements) = POSITIONS.iter().find(|(id, ..)| *id == rule)?;
    let text = format!("position kokopelli; players {players}\n {statements}");
    let view = Kokopelli::view(&Kokopelli::read_position(&text).ok()?, Observer::Seat(Seat::FIRST));
    let names = KokopelliText::names(&view, language);
    let scene = Scene { view: &view, names: &names, signs, ended: false };
    let desk = Desk::example(&scene);
    Some(html! {
        figure.table.kokopelli.example {
            @if *id == "k20" { (tokens(&desk)) } @else { (table(&desk)) }
            figcaption { (say!(language, "example-" + id)) }
        }
    })
}

/// The villages with what lies in the play area beside each other, and the hand.
fn table(desk: &Desk<'_>) -> Markup {
    let view = desk.view();
    let lies = |seat: &Seat| row(view, *seat).any(|space| view.villages.occupied().has(space));
    let abroad = others(view).any(|seat| lies(&seat));
    let neighbours = |side: Side| others(view).filter(move |seat| abroad && Side::of(view, *seat) == side);
    html! {
        div.shown-table data-players=(view.players()) {
            @for seat in neighbours(Side::Facing) { (village(desk, seat)) }
            @for seat in neighbours(Side::Left) { (village(desk, seat)) }
            (village(desk, chair(view)))
            @for seat in neighbours(Side::Right) { (village(desk, seat)) }
        }
        (held(desk, view))
    }
}

/// A village: what is out of the play area first.
fn village(desk: &Desk<'_>, seat: Seat) -> Markup {
    let view = desk.view();
    let side = Side::of(view, seat);
    html! {
        div.village data-seat=(seat) data-side=(side.word()) {
            @if beyond(view, seat).next().is_some() {
                div.spaces.beyond { @for place in beyond(view, seat) { (space(desk, place)) } }
            }
            div.spaces.near { @for place in near(view, seat) { (space(desk, place)) } }
        }
    }
}

/// The own hand.
fn held(desk: &Desk<'_>, view: &View) -> Markup {
    html! {
        @if let CardsSeen::Open(held) = view.seat(chair(view)).hand { div.hand { (cards(desk, held)) } }
    }
}

/// A tile with both tokens, with one and with none.
fn tokens(desk: &Desk<'_>) -> Markup {
    html! {
        div.tiles {
            @for ceremony in [Ceremony::Hunter, Ceremony::Paw, Ceremony::Shaman] { (tile(desk, ceremony, None)) }
        }
    }
}
