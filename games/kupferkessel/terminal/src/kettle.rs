//! One kettle and its figure, and what lies open of the kettles.

use hearth_core::Seat;
use hearth_terminal::{Frame, Line, Names, cut, faint, paint, strong, width, wrap};
use hearth_words::{Language, say};
use kupferkessel_rules::{CardSet, Family, Question, RecipesSeen, View};

use crate::foresight::next_stop;
use crate::signs::{colour, place, short, sign, stop, style, whole};

/// Columns for whose kettle it is.
const INDENT: usize = 10;

/// A kettle in a box: its top card, its size, where its figure stands and where it goes next.
pub(crate) fn boxed(view: &View, seat: Seat, wide: usize, names: &Names) -> Vec<String> {
    let lines = top(view, seat, names).into_iter().chain(facts(view, seat, names.language()));
    let lines = lines.map(|line| Line::Text(format!(" {line}"))).collect();
    let strong = seat == view.turn.seat && view.question != Question::Over;
    Frame { title: heading(view, seat, wide, names), width: wide, strong, lines }.draw()
}

/// What is to be said of a seat: how much it has, where its figure stands and where it goes next, and what counts double.
fn facts(view: &View, seat: Seat, language: Language) -> Vec<String> {
    let stands = stop(view.seat(seat).position, language);
    let mut facts = vec![
        sizes(view, seat, language),
        say!(language, "kettle-stands", stop = stands),
        next(view, seat, language),
    ];
    let double = |families: String| faint(&say!(language, "kettle-double", families = families));
    facts.extend(doubled(view, seat, language).map(double));
    facts
}

/// `[W] White (you)`, the name being cut where it must.
fn heading(view: &View, seat: Seat, wide: usize, names: &Names) -> String {
    let sign = sign(view, seat, names.language());
    let own = view.observer.sits_at(seat);
    let you = if own { format!(" {}", say!(names.language(), "table-you")) } else { String::new() };
    let room = Frame::inner(wide).saturating_sub(4 + "[W] ".len() + width(&you));
    format!("[{sign}] {}{you}", cut(&names.of(seat), room))
}

fn top(view: &View, seat: Seat, names: &Names) -> Option<String> {
    let card = view.seat(seat).kettle.cards().last().copied().flatten()?;
    Some(paint(style(card.colour()).bold(), &whole(card, view.ruleset, names)))
}

/// How many cards a seat has.
pub fn cards(view: &View, seat: Seat, language: Language) -> String {
    say!(language, "kettle-cards", cards = view.seat(seat).kettle.len())
}

/// How many cards and recipes a seat has.
fn sizes(view: &View, seat: Seat, language: Language) -> String {
    let cards = cards(view, seat, language);
    let recipes = match view.seat(seat).recipes {
        RecipesSeen::Open(recipes) => recipes.len(),
        RecipesSeen::Hidden(recipes) => recipes,
    };
    match recipes {
        0 => cards,
        _ => format!("{cards} · {}", say!(language, "kettle-recipes", recipes = recipes)),
    }
}

/// Where the figure goes next, or what the seat came to.
pub fn next(view: &View, seat: Seat, language: Language) -> String {
    if let Some(score) = view.seat(seat).score {
        return strong(&say!(language, "kettle-comes-to", points = score.total()));
    }
    match next_stop(view, seat) {
        Some(to) if !to.is_corner() && to.line().and(view.square.occupied()).is_empty() => {
            say!(language, "kettle-then-empty", at = to.number(), place = place(to, language))
        }
        Some(to) => say!(language, "kettle-then", stop = stop(to, language)),
        None if view.question == Question::Take => say!(language, "kettle-then-by-card"),
        None => say!(language, "kettle-then-nowhere"),
    }
}

/// The families that count double for a seat (C17), unless nothing does (CR8).
fn doubled(view: &View, seat: Seat, language: Language) -> Option<String> {
    let own = Family::all().filter(|family| family.colour() == colour(view, seat));
    let families: Vec<String> = own.map(|family| short(family, language)).collect();
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
            .map(|family| some(held, family, names.language()))
            .collect();
        let lines = wrap(&families, " · ", room.saturating_sub(INDENT));
        lines.into_iter().enumerate().map(move |(index, line)| {
            let name = match index {
                0 => say!(names.language(), "kettle-of", name = cut(&names.of(seat), INDENT - 4)) + " ",
                _ => String::new(),
            };
            format!(" {name}{}{line}", " ".repeat(INDENT.saturating_sub(1 + width(&name))))
        })
    };
    Seat::all(view.players()).flat_map(of_seat).collect()
}

/// What one has of a family: `Bat 1 3`
fn some(held: CardSet, family: Family, language: Language) -> String {
    paint(style(family.colour()), &format!("{} {}", short(family, language), values(held, family)))
}

/// The values of a family that are among some cards: `1 3`
pub(crate) fn values(held: CardSet, family: Family) -> String {
    let cards = family.cards().filter(|card| held.has(*card));
    cards.map(|card| card.value().number().to_string()).collect::<Vec<_>>().join(" ")
}
