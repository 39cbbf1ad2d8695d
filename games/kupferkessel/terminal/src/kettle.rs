//! One kettle and its figure, and what lies open of the kettles.

use hearth_core::Seat;
use hearth_terminal::{Frame, Line, Names, count, cut, faint, paint, strong, width, wrap};
use kupferkessel_rules::{CardSet, Family, Question, RecipesSeen, View};

use crate::foresight::next_stop;
use crate::signs::{colour, short, sign, stop, style, whole};

/// Columns for whose kettle it is.
const INDENT: usize = 10;

/// A kettle in a box: its top card, its size, where its figure stands and where it goes next.
pub(crate) fn boxed(view: &View, seat: Seat, wide: usize, names: &Names) -> Vec<String> {
    let lines = top(view, seat).into_iter().chain(facts(view, seat));
    let lines = lines.map(|line| Line::Text(format!(" {line}"))).collect();
    let strong = seat == view.turn.seat && view.question != Question::Over;
    Frame { title: heading(view, seat, wide, names), width: wide, strong, lines }.draw()
}

/// What is to be said of a seat: how much it has, where its figure stands and where it goes next, and what counts double.
pub fn facts(view: &View, seat: Seat) -> Vec<String> {
    let mut facts =
        vec![sizes(view, seat), format!("stands at {}", stop(view.seat(seat).position)), next(view, seat)];
    facts.extend(doubled(view, seat).map(|families| faint(&format!("double: {families}"))));
    facts
}

/// `[W] White (you)`, the name being cut where it must.
fn heading(view: &View, seat: Seat, wide: usize, names: &Names) -> String {
    let sign = sign(view, seat);
    let you = if view.observer.sits_at(seat) { " (you)" } else { "" };
    let room = Frame::inner(wide).saturating_sub(4 + "[W] ".len() + width(you));
    format!("[{sign}] {}{you}", cut(&names.of(seat), room))
}

fn top(view: &View, seat: Seat) -> Option<String> {
    let card = view.seat(seat).kettle.cards().last().copied().flatten()?;
    Some(paint(style(card.colour()).bold(), &whole(card, view.ruleset)))
}

/// How many cards and recipes a seat has.
fn sizes(view: &View, seat: Seat) -> String {
    let seen = view.seat(seat);
    let cards = count(seen.kettle.len(), "card");
    let recipes = match seen.recipes {
        RecipesSeen::Open(recipes) => recipes.len(),
        RecipesSeen::Hidden(recipes) => recipes,
    };
    match recipes {
        0 => cards,
        _ => format!("{cards} · {}", count(recipes, "recipe")),
    }
}

/// Where the figure goes next, or what the seat came to.
fn next(view: &View, seat: Seat) -> String {
    if let Some(score) = view.seat(seat).score {
        return strong(&format!("comes to {}", score.total()));
    }
    match next_stop(view, seat) {
        Some(to) if !to.is_corner() && to.line().and(view.square.occupied()).is_empty() => {
            format!("then {}", stop(to).replace(')', ", empty)"))
        }
        Some(to) => format!("then {}", stop(to)),
        None if view.question == Question::Take => "then by the card taken".to_owned(),
        None => "goes nowhere any more".to_owned(),
    }
}

/// The families that count double for a seat (C17), unless nothing does (CR8).
fn doubled(view: &View, seat: Seat) -> Option<String> {
    let own = Family::all().filter(|family| family.colour() == colour(view, seat));
    let families: Vec<&str> = own.map(short).collect();
    (!view.ruleset.children_scoring).then(|| families.join(", "))
}

/// All that lies in the kettles, if that is shown: `White: Bat 1 3 · Moss 2`
pub(crate) fn contents(view: &View, room: usize, names: &Names) -> Vec<String> {
    if !view.ruleset.open_kettles || view.question == Question::Over {
        return Vec::new();
    }
    let of_seat = |seat: Seat| {
        let held = view.seat(seat).kettle.known();
        let families: Vec<String> = Family::all()
            .filter(|family| held.of_family(*family) != 0)
            .map(|family| some(held, family))
            .collect();
        let lines = wrap(&families, " · ", room.saturating_sub(INDENT));
        lines.into_iter().enumerate().map(move |(index, line)| {
            let name =
                if index == 0 { format!("{}: ", cut(&names.of(seat), INDENT - 3)) } else { String::new() };
            format!(" {name}{}{line}", " ".repeat(INDENT.saturating_sub(1 + width(&name))))
        })
    };
    Seat::all(view.players()).flat_map(of_seat).collect()
}

/// What one has of a family: `Bat 1 3`
fn some(held: CardSet, family: Family) -> String {
    paint(style(family.colour()), &format!("{} {}", short(family), values(held, family)))
}

/// The values of a family that are among some cards: `1 3`
pub(crate) fn values(held: CardSet, family: Family) -> String {
    let cards = family.cards().filter(|card| held.has(*card));
    cards.map(|card| card.value().number().to_string()).collect::<Vec<_>>().join(" ")
}
