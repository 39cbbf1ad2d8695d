//! One village: narrow, as a column at the side of the table, or wide, as two columns across it.

use hearth_core::{Observer, Seat};
use hearth_terminal::{Frame, Line, cut, faint, fit, fold, hanging, pad, painted, strong, width};
use hearth_text::Names;
use hearth_words::{Language, say};
use kokopelli_rules::{Card, CardsSeen, QuestionSeen, Space, View};
use kokopelli_text::points;

use crate::KokopelliTerminal;
use crate::short::padded;
use crate::signs::pips;

/// From here on a cell has room for words.
const ROOMY: usize = 34;

/// The letters of a village, counted from zero.
const A: usize = 0;
const B: usize = 1;
const C: usize = 2;
const D: usize = 3;
const E: usize = 4;
const F: usize = 5;

/// Where a village lies, seen from the chair of the one who looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Side {
    /// At the left: the right hand of who sits there is near.
    Left,
    /// On the far side.
    Across,
    /// At the right: the left hand of who sits there is near.
    Right,
}

/// A village as a column. What lies near the one who looks stands below.
pub(crate) fn narrow(view: &View, seat: Seat, side: Side, wide: usize, names: &Names) -> Vec<String> {
    let inner = Frame::inner(wide);
    let (far, near) = match side {
        Side::Left | Side::Across => ([A, B], [C, D]),
        Side::Right => ([D, C], [B, A]),
    };
    let cells = |letters: &[usize]| -> Vec<Line> {
        let spaces = letters.iter().map(|letter| Space::new(seat, *letter));
        let there = spaces.filter(|space| view.village(seat).has(*space));
        there.map(|space| Line::Text(cell(view, space, inner, names.language()))).collect()
    };
    let mut lines = cells(&far);
    let sizes = sizes(view, seat, " ", names.language());
    let sizes = if width(&sizes) < inner { vec![format!(" {sizes}")] } else { fold(&sizes, inner) };
    lines.extend(sizes.into_iter().map(|line| Line::Text(faint(&line))));
    lines.extend(cells(&[E, F]));
    lines.extend(cells(&near));
    let title = title(view, seat, "", wide, names);
    Frame { title, width: wide, strong: acts(view, seat), lines }.draw()
}

/// A village in two columns, from the near side or from across the table.
pub(crate) fn wide(view: &View, seat: Seat, across: bool, wide: usize, names: &Names) -> Frame {
    let rows = if across { [[E, F], [C, A], [D, B]] } else { [[A, C], [B, D], [E, F]] };
    let column = Frame::inner(wide).saturating_sub(1) / 2;
    let mut lines = Vec::new();
    for row in rows {
        let spaces =
            row.map(|letter| Some(Space::new(seat, letter)).filter(|space| view.village(seat).has(*space)));
        if spaces.iter().all(Option::is_none) {
            continue;
        }
        let cells = spaces.map(|space| {
            let Some(space) = space else { return Vec::new() };
            let mut cell = vec![cell(view, space, column, names.language())];
            if let Some(does) = does(view, space, names.language()).filter(|_| !across) {
                cell.extend(hanging("    ", does, column).iter().map(|line| faint(line)));
            }
            cell
        });
        for line in 0..cells.iter().map(Vec::len).max().unwrap_or(0) {
            let [left, right] =
                cells.each_ref().map(|cell| fit(cell.get(line).map_or("", String::as_str), column));
            lines.push(Line::Text(format!("{left}{}{right}", faint("│"))));
        }
    }
    let title = title(view, seat, &format!(" · {}", sizes(view, seat, " · ", names.language())), wide, names);
    Frame { title, width: wide, strong: acts(view, seat), lines }
}

/// Returns `true` if it is this seat's turn.
fn acts(view: &View, seat: Seat) -> bool {
    seat == view.turn.seat && view.question != QuestionSeen::Over
}

/// `Green · 12 points`, the name being cut where it must.
fn title(view: &View, seat: Seat, sizes: &str, wide: usize, names: &Names) -> String {
    let language = names.language();
    let seen = view.seat(seat);
    let scored = seen.score.map_or(i32::from(seen.points), |score| score.total());
    let points = points(usize::try_from(scored).unwrap_or(0), language);
    let you = view.observer.sits_at(seat).then(|| format!(" {}", say!(language, "table-you")));
    let you = you.unwrap_or_default();
    let rest = |points: &str| format!("{you} · {}{sizes}", strong(points));
    let (in_words, in_digits) = (rest(&points), rest(&scored.to_string()));
    let room = |rest: &str| Frame::title_room(Frame::inner(wide)).saturating_sub(width(rest));
    // A number says enough where a word for it would cost the name.
    let name = painted::<KokopelliTerminal>(&names.spans(seat));
    let rest = if width(&name) <= room(&in_words) { in_words } else { in_digits };
    format!("{}{rest}", cut(&name, room(&rest)))
}

/// How many cards a seat has where.
fn sizes(view: &View, seat: Seat, between: &str, language: Language) -> String {
    let seen = view.seat(seat);
    let discards: usize = seen.discards.iter().map(|cards| cards.len()).sum();
    let [hand, pile, discard] = [
        say!(language, "table-sizes-hand"),
        say!(language, "table-sizes-pile"),
        say!(language, "table-sizes-discards"),
    ];
    format!("{hand} {}{between}{pile} {}{between}{discard} {discards}", seen.hand.len(), seen.pile)
}

/// One space: whether it is in reach, what lies there, how far it is, what finishing it is worth.
fn cell(view: &View, space: Space, wide: usize, language: Language) -> String {
    let ceremony = view.villages.stack(space).ceremony();
    let (reached, mark) = match view.observer {
        Observer::Spectator => (true, ' '),
        Observer::Seat(seat) if !view.reach(seat).has(space) => (false, ' '),
        Observer::Seat(seat) if ceremony.is_some_and(|lying| holds(view, seat, Card::of(lying))) => {
            (true, '▸')
        }
        Observer::Seat(seat) => (true, if seat == space.seat() { ' ' } else { '▹' }),
    };
    let Some(ceremony) = ceremony else {
        return format!("{mark}{}", faint(&format!("{space} {}", say!(language, "table-empty"))));
    };
    let name = padded(Card::of(ceremony), language);
    let pips = pad(&pips(view, space), 4);
    let worth = view.tiles.top(ceremony).points();
    let state = if wide >= ROOMY {
        format!(" {pips}  {}", points(worth.into(), language))
    } else {
        format!("{pips} {worth}")
    };
    if reached {
        format!("{mark}{space} {} {state}", strong(&name))
    } else {
        faint(&format!("{mark}{space} {name} {state}"))
    }
}

/// Returns `true` if a seat is seen to hold such a card.
fn holds(view: &View, seat: Seat, card: Card) -> bool {
    matches!(view.seat(seat).hand, CardsSeen::Open(cards) if cards.has(card))
}

/// The ability of the ceremony on a space.
fn does(view: &View, space: Space, language: Language) -> Option<&'static str> {
    view.villages.stack(space).ceremony().map(|lying| kokopelli_text::does(Card::of(lying), language))
}
