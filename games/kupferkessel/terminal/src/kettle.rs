//! One kettle and its figure, and what lies open of the kettles.

use hearth_core::Seat;
use hearth_terminal::{Frame, Line, cut, faint, hanging, pad, paint, painted, width, wrap};
use hearth_text::Names;
use hearth_words::{Language, say};
use kupferkessel_rules::{CardSet, Family, Question, RecipesSeen, View};
use kupferkessel_text::{NextMove, cards, colour, short, stop, values, whole};

use crate::KupferkesselTerminal;
use crate::colours::{sign, style};

/// Columns for whose kettle it is: the fewest and the most.
const INDENT: usize = 10;
const WIDEST_INDENT: usize = 20;
/// The columns beside a name there: a space before it, a colon, perhaps a space before that, and a space behind it.
const BESIDE_NAME: usize = 4;
/// How far the further lines of a kettle below the board stand in: as its name does.
const BELOW: usize = " [W] ".len();

/// A kettle in a box: its top card, its size, where its figure stands and where it goes next.
pub(crate) fn boxed(view: &View, seat: Seat, wide: usize, names: &Names) -> Vec<String> {
    let lines = said(view, seat, names).into_iter().flat_map(|line| hanging(" ", &line, Frame::inner(wide)));
    let lines = lines.map(Line::Text).collect();
    Frame { title: heading(view, seat, wide, names), width: wide, strong: acts(view, seat), lines }.draw()
}

/// The same of a kettle in as few lines as it takes, with a mark where a box would have a double border.
pub(crate) fn below(view: &View, seat: Seat, room: usize, names: &Names) -> Vec<String> {
    let heading = std::iter::once(heading(view, seat, room, names));
    let said: Vec<String> = heading.chain(said(view, seat, names)).collect();
    let mark = if acts(view, seat) { "▸" } else { " " };
    let lines = wrap(&said, " · ", room.saturating_sub(BELOW)).into_iter().enumerate();
    lines
        .map(|(number, line)| if number == 0 { mark.to_owned() } else { " ".repeat(BELOW) } + &line)
        .collect()
}

/// Returns `true` if it is this seat's turn.
fn acts(view: &View, seat: Seat) -> bool {
    seat == view.turn.seat && view.question != Question::Over
}

/// The top card of a kettle, and what is to be said of its seat.
fn said(view: &View, seat: Seat, names: &Names) -> Vec<String> {
    top(view, seat, names).into_iter().chain(facts(view, seat, names.language())).collect()
}

/// The facts about a seat: the size of its kettle, the place and the next stop of its figure, the families that count double.
fn facts(view: &View, seat: Seat, language: Language) -> Vec<String> {
    let stands = stop(view.seat(seat).position, language);
    let mut facts = vec![
        sizes(view, seat, language),
        say!(language, "kettle-stands", stop = stands),
        painted::<KupferkesselTerminal>(&NextMove::of(view, seat).sentence(language)),
    ];
    let double = |families: String| faint(&say!(language, "kettle-double", families = families));
    facts.extend(doubled(view, seat, language).map(double));
    facts
}

/// The name of a seat in its colour.
fn name(names: &Names, seat: Seat) -> String {
    painted::<KupferkesselTerminal>(&names.spans(seat))
}

/// `[W] White (you)`, the name being cut where it must.
fn heading(view: &View, seat: Seat, wide: usize, names: &Names) -> String {
    let sign = sign(view, seat, names.language());
    let own = view.observer.sits_at(seat);
    let you = if own { format!(" {}", say!(names.language(), "table-you")) } else { String::new() };
    let room = Frame::inner(wide).saturating_sub(4 + "[W] ".len() + width(&you));
    format!("[{sign}] {}{you}", cut(&name(names, seat), room))
}

fn top(view: &View, seat: Seat, names: &Names) -> Option<String> {
    let card = view.seat(seat).kettle.cards().last().copied().flatten()?;
    Some(paint(style(card.colour()).bold(), &whole(card, view.ruleset, names.language())))
}

/// How many cards and recipes a seat has.
fn sizes(view: &View, seat: Seat, language: Language) -> String {
    let cards = cards(view.seat(seat).kettle.len(), language);
    let recipes = match view.seat(seat).recipes {
        RecipesSeen::Open(recipes) => recipes.len(),
        RecipesSeen::Hidden(recipes) => recipes,
    };
    match recipes {
        0 => cards,
        _ => format!("{cards} · {}", say!(language, "kettle-recipes", recipes = recipes)),
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
    let seats = || Seat::all(view.players());
    let longest = seats().map(|seat| width(names.plain(seat))).max().unwrap_or(0);
    let indent = (longest + BESIDE_NAME).clamp(INDENT, WIDEST_INDENT);
    let of_seat = |seat: Seat| {
        let held = view.seat(seat).kettle.known();
        let families: Vec<String> = Family::all()
            .filter(|family| held.of_family(*family) != 0)
            .map(|family| some(held, family, names.language()))
            .collect();
        let name = cut(&name(names, seat), indent - BESIDE_NAME);
        let name = format!(" {} ", say!(names.language(), "kettle-of", name = name));
        let lines = wrap(&families, " · ", room.saturating_sub(indent)).into_iter().enumerate();
        lines.map(move |(index, line)| pad(if index == 0 { &name } else { "" }, indent) + &line)
    };
    seats().flat_map(of_seat).collect()
}

/// The cards of a family: `Bat 1 3`
fn some(held: CardSet, family: Family, language: Language) -> String {
    paint(style(family.colour()), &format!("{} {}", short(family, language), values(held, family)))
}
