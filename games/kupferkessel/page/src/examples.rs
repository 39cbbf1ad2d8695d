//! Examples of rules, drawn like the table.

use hearth_core::{Game, Notation, Observer, Seat};
use hearth_text::Text;
use hearth_words::{Language, say};
use kupferkessel_rules::{Card, Cell, Family, Kupferkessel, Position, Ruleset, Value};
use kupferkessel_text::KupferkesselText;
use maud::{Markup, html};

use crate::card::shown;
use crate::context::{BoardContext, CardContext};
use crate::line::TakeableLine;
use crate::ring::RingStop;
use crate::route::Route;
use crate::{Scene, grid, line, ring, route, square};

/// The open cards of examples that do not name others.
const CARDS: &str = "b1 bat-1; c1 moss-3; d1 vine-2; e1 bone-4; a2 root-2; b2 moon-dew-4; c2 bat-3; d2 mushroom-1; e2 cobweb-2; \
                     f2 pumpkin-4; a3 vine-4; b3 newt-eyes-2; c3 dragon-blood-1; d3 raven-feather-3; e3 moss-1; f3 bone-1; a4 cobweb-4; \
                     b4 snake-powder-3; c4 moss-2; d4 cat-whisker-4; e4 pumpkin-2; f4 bat-4";

/// Draws the example of a rule with an explanation. Returns `None` if there is none.
pub(crate) fn example(rule: &str, language: Language, signs: &str) -> Option<Markup> {
    let context = CardContext { signs, language, ruleset: Ruleset::USUAL };
    let drawn = match rule {
        "C6" => table(context, "at 19; kettle root-1", "at 11; kettle vine-3", CARDS)?,
        "C7" => table(context, "at 3; kettle vine-3", "at 4; kettle root-1", &format!("turn 2; {CARDS}"))?,
        "C8" => table(context, "at 3; kettle root-1", "at 15; kettle vine-1", CARDS)?,
        "C9" => table(context, "at 18; kettle root-1", "at 8; kettle vine-3", CARDS)?,
        "C11" => {
            let gap = CARDS.replace("c4 moss-2", "c4 .");
            let question = format!("question symbol c4; {gap}");
            table(context, "at 3; kettle root-1 moss-2", "at 15; kettle vine-1", &question)?
        }
        "C15" => {
            let column = "b1 bat-1; c1 .; c2 .; c3 .; c4 moss-2; c5 .; c6 .; pile; out *";
            table(context, "at 3; kettle root-1", "at 9; kettle vine-1", column)?
        }
        "C16" => families(
            context,
            &[("moss", &[3]), ("root", &[1, 4]), ("vine", &[1, 2, 4]), ("mushroom", &[1, 2, 3, 4])],
        ),
        "C17" => families(context, &[("cobweb", &[1, 2, 3]), ("bone", &[1, 2, 3, 4])]),
        "A1" => cards(context, Family::all().filter_map(|family| family.cards().next())),
        "A3" => cards(context, Card::all().filter(|card| card.symbol(false).is_some())),
        _ => return None,
    };
    let caption = say!(language, "example-" + rule);
    Some(html! { div.table.kupferkessel.sheet { (drawn) p { (caption) } } })
}

/// Draws a small table, from the statements about White, about Black and about the table.
fn table(context: CardContext<'_>, white: &str, black: &str, table: &str) -> Option<Markup> {
    let text = format!("position kupferkessel; players 2; {table}\nseat 1; {white}\nseat 2; {black}");
    let state = Kupferkessel::read_position(&text).ok()?;
    let view = Kupferkessel::view(&state, Observer::Spectator);
    let names = KupferkesselText::names(&view, context.language);
    let scene = Scene { view: &view, names: &names, signs: context.signs, ended: false };
    let board = BoardContext::of(&scene);
    Some(html! {
        div.small {
            div.ground {}
            @for seat in Seat::all(view.players()) { (route::draw(&board, Route::of(&view, seat), None)) }
            @for at in Position::all() {
                (grid::at(None, grid::of_stop(at), &ring::stop(&board, &RingStop::of(&view, at))))
            }
            @for cell in Cell::all() {
                (grid::at(None, grid::of_cell(cell), &square::cell(&board, cell, view.square.card(cell))))
            }
            (line::draw(&board, TakeableLine::of(&scene).as_ref(), None))
        }
    })
}

/// Draws cards of some families, each family together.
fn families(context: CardContext<'_>, families: &[(&str, &[u8])]) -> Markup {
    let card = |family: Family, value: &u8| {
        let value = Value::ALL.into_iter().find(|known| known.number() == *value)?;
        Some(Card::of(family, value))
    };
    html! {
        div.sets {
            @for (word, values) in families {
                @if let Some(family) = Family::named(word) {
                    (cards(context, values.iter().filter_map(|value| card(family, value))))
                }
            }
        }
    }
}

fn cards(context: CardContext<'_>, cards: impl Iterator<Item = Card>) -> Markup {
    html! { div.some { @for card in cards { (shown(context, card)) } } }
}
