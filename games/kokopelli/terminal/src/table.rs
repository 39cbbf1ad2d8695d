//! The table, seen from a chair: the own village below, the neighbours left and right of it, who sits across above.

use hearth_core::{Observer, Seat};
use hearth_terminal::{
    Frame, Line, alarm, beside, faint, fit, fold, hanging, pad, painted, strong, width, wrap,
};
use hearth_text::{Names, Text};
use hearth_words::{Language, say};
use kokopelli_rules::{Card, Cards, CardsSeen, PileSeen, QuestionSeen, Token, View};
use kokopelli_text::{KokopelliText, cards, does, ending, title};

use crate::KokopelliTerminal;
use crate::short::{longest_ability, padded};
use crate::signs::tokens;
use crate::village::{Side, narrow, wide};

/// The width of the table where there are as many columns.
const WIDTH: usize = 80;
/// The most columns that a sentence below it may have.
const WIDEST: usize = 100;
/// The fewest columns in which a village can stand.
const VILLAGE: usize = 26;
/// Columns between villages.
const GAP: usize = 1;

/// The table as an observer sees it.
pub(crate) fn draw(view: &View, names: &Names, columns: usize) -> String {
    let chair = match view.observer {
        Observer::Seat(seat) => seat,
        Observer::Spectator => Seat::FIRST,
    };
    let language = names.language();
    let room = columns.clamp(VILLAGE, WIDTH);
    let mut lines = hanging(" ", &heading(view, language), room);
    lines.extend(tiles(view, room, language));
    lines.extend(others(view, chair, room, names));
    let mut own = wide(view, chair, false, room, names);
    if view.observer.sits_at(chair) {
        own.lines.extend(hand(view, chair, Frame::inner(room), names));
    }
    lines.extend(own.draw());
    let room = columns.min(WIDEST);
    lines.extend(last_round(view, language).into_iter().flat_map(|sentence| fold(&sentence, room)));
    let own = view.observer.sits_at(view.turn.seat);
    let question = painted::<KokopelliTerminal>(&KokopelliText::question(view, names));
    let question = fold(&question, room).into_iter();
    lines.extend(question.map(|line| if own { strong(&line) } else { line }));
    lines.iter().map(|line| line.trim_end()).collect::<Vec<_>>().join("\n")
}

/// The round and the Game End tiles, above the tokens.
fn heading(view: &View, language: Language) -> String {
    let round = say!(language, "table-round", round = view.round);
    let left = say!(language, "table-end-tiles", tiles = view.tiles.end_tiles());
    let tokens = say!(language, "table-tokens");
    format!("{} · {}", strong(&format!("{round} · {left}")), faint(&tokens))
}

/// That the game is about to end, and why.
fn last_round(view: &View, language: Language) -> Option<String> {
    let reason = view.end.filter(|_| view.question != QuestionSeen::Over)?;
    Some(alarm(&say!(language, "table-last-round", reason = ending(reason, language))))
}

/// The tokens that are left for finishing each ceremony.
fn tiles(view: &View, room: usize, language: Language) -> Vec<String> {
    let tiles: Vec<String> = view
        .ceremonies
        .into_iter()
        .map(|ceremony| {
            let top = view.tiles.top(ceremony);
            let name = padded(Card::of(ceremony), language);
            match top {
                Token::None => faint(&format!(" {name} {}", tokens(top))),
                _ => format!(" {name} {}", strong(tokens(top))),
            }
        })
        .collect();
    let between = "  ";
    let wide = tiles.iter().map(|tile| width(tile)).max().unwrap_or(0) + between.len();
    let in_a_row = ((room + between.len()) / wide.max(1)).max(1);
    tiles.chunks(in_a_row).map(|row| row.join(between)).collect()
}

/// Everybody else, as they sit around the table: side by side, as many as there is room for.
fn others(view: &View, chair: Seat, room: usize, names: &Names) -> Vec<String> {
    let players = view.players();
    let (left, right) = (chair.left(players), chair.right(players));
    let others = match players {
        2 => return wide(view, left, true, room, names).draw(),
        3 => vec![(left, Side::Left), (right, Side::Right)],
        _ => vec![(left, Side::Left), (left.left(players), Side::Across), (right, Side::Right)],
    };
    let in_a_row = ((room + GAP) / (VILLAGE + GAP)).clamp(1, others.len());
    let each = (room + GAP) / in_a_row - GAP;
    let last = room - (in_a_row - 1) * (each + GAP);
    let row = |row: &[(Seat, Side)]| {
        let villages = row.iter().zip(1..).map(|((seat, side), number)| {
            narrow(view, *seat, *side, if number == in_a_row { last } else { each }, names)
        });
        beside(&villages.collect::<Vec<_>>(), GAP)
    };
    others.chunks(in_a_row).flat_map(row).collect()
}

/// The own hand: each kind, what it does, where it goes; and what is known of the own pile.
fn hand(view: &View, seat: Seat, room: usize, names: &Names) -> Vec<Line> {
    let language = names.language();
    let seen = view.seat(seat);
    let CardsSeen::Open(held) = seen.hand else { return Vec::new() };
    let heading = say!(language, "table-hand", cards = cards(held.len(), language));
    let (reached, and_held) = (say!(language, "table-in-reach"), say!(language, "table-held"));
    let legend = format!("▹ {reached}  ▸ {and_held}");
    let both = format!("{heading}  {}", faint(&legend));
    let text = |lines: Vec<String>| lines.into_iter().map(Line::Text);
    let mut lines = Vec::new();
    if width(&both) <= Frame::title_room(room) {
        lines.push(Line::Rule(both));
    } else {
        lines.push(Line::Rule(heading));
        lines.extend(text(hanging(" ", &faint(&legend), room)));
    }
    for card in held.kinds() {
        lines.extend(text(kind(view, seat, (held, card), room, language)));
    }
    if let PileSeen::Open(known) = seen.under
        && !known.is_empty()
    {
        let known: Vec<&str> = known.iter().map(|card| title(card, language)).collect();
        let bottom = say!(language, "table-bottom", cards = known.join(", "));
        let cards: Vec<String> =
            bottom.split_inclusive(", ").map(|card| card.trim_end().to_owned()).collect();
        let bottom = wrap(&cards, " ", room.saturating_sub(1)).into_iter();
        lines.extend(bottom.map(|line| Line::Text(faint(&format!(" {line}")))));
    }
    lines
}

/// One kind of card in the hand.
fn kind(
    view: &View,
    seat: Seat,
    (held, card): (Cards, Card),
    room: usize,
    language: Language,
) -> Vec<String> {
    let reached = view.reach(seat).and(view.villages.occupied()).into_iter();
    let fits = reached.filter(|space| view.villages.stack(*space).ceremony() == card.ceremony());
    let fits: Vec<String> = fits.map(|space| space.to_string()).collect();
    let goes_on = if fits.is_empty() { String::new() } else { format!("▸ {}", fits.join(" ")) };
    let title = strong(&fit(title(card, language), 16));
    let head = format!(" {} {title}  ", held.count(card));
    let does = does(card, language);
    let aligned = format!("{}  {goes_on}", pad(does, longest_ability(language)));
    if width(&head) + width(&aligned) <= room {
        vec![head + &aligned]
    } else {
        hanging(&head, format!("{does} {goes_on}").trim_end(), room)
    }
}
