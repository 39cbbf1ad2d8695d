//! The table, seen from a chair: the own village below, the neighbours left and right of it, who sits across above.

use hearth_core::{Observer, Seat};
use hearth_terminal::{Line, Names, alarm, beside, cut, faint, fit, pad, strong};
use hearth_words::{Language, say};
use kokopelli_rules::{Card, Cards, CardsSeen, PileSeen, QuestionSeen, Token, View};

use crate::cards::{SHORT, does, longest, short, title};
use crate::counts::cards;
use crate::outcome::ending;
use crate::question::asked;
use crate::signs::{list, tokens};
use crate::village::{Side, narrow, wide};

/// The width of the table: it fits the smallest terminal there is.
const WIDTH: usize = 80;
/// The most columns that a sentence below it may have.
const WIDEST: usize = 100;
/// Columns between villages.
const GAP: usize = 1;

/// The table as an observer sees it.
pub(crate) fn draw(view: &View, names: &Names) -> String {
    let chair = match view.observer {
        Observer::Seat(seat) => seat,
        Observer::Spectator => Seat::FIRST,
    };
    let language = names.language();
    let mut lines = vec![heading(view, language)];
    lines.extend(tiles(view, language));
    lines.extend(others(view, chair, names));
    let mut own = wide(view, chair, false, WIDTH, names);
    if view.observer.sits_at(chair) {
        own.lines.extend(hand(view, chair, names));
    }
    lines.extend(own.draw());
    lines.extend(last_round(view, language));
    let question = cut(&asked(view, names), WIDEST);
    lines.push(if view.observer.sits_at(view.turn.seat) { strong(&question) } else { question });
    lines.join("\n")
}

/// The round and the Game End tiles, above the tokens.
fn heading(view: &View, language: Language) -> String {
    let round = say!(language, "table-round", round = view.round);
    let left = say!(language, "table-end-tiles", tiles = view.tiles.end_tiles());
    let tokens = say!(language, "table-tokens");
    format!("{} · {}", strong(&format!(" {round} · {left}")), faint(&tokens))
}

/// That the game is about to end, and why.
fn last_round(view: &View, language: Language) -> Option<String> {
    let reason = view.end.filter(|_| view.question != QuestionSeen::Over)?;
    Some(alarm(&say!(language, "table-last-round", reason = ending(reason, language))))
}

/// The tokens that are left for finishing each ceremony.
fn tiles(view: &View, language: Language) -> Vec<String> {
    let tiles: Vec<String> = view
        .ceremonies
        .into_iter()
        .map(|ceremony| {
            let top = view.tiles.top(ceremony);
            let name = pad(short(Card::of(ceremony), language), SHORT);
            match top {
                Token::None => faint(&format!(" {name} {}", tokens(top))),
                _ => format!(" {name} {}", strong(tokens(top))),
            }
        })
        .collect();
    tiles.chunks(4).map(|row| row.join("  ")).collect()
}

/// Everybody else, as they sit around the table.
fn others(view: &View, chair: Seat, names: &Names) -> Vec<String> {
    let players = view.players();
    let (left, right) = (chair.left(players), chair.right(players));
    match players {
        2 => wide(view, left, true, WIDTH, names).draw(),
        3 => {
            let each = (WIDTH - GAP) / 2;
            let left = narrow(view, left, Side::Left, each, names);
            let right = narrow(view, right, Side::Right, WIDTH - GAP - each, names);
            beside(&[left, right], GAP)
        }
        _ => {
            let each = (WIDTH - 2 * GAP) / 3;
            let across = narrow(view, left.left(players), Side::Across, each, names);
            let left = narrow(view, left, Side::Left, each, names);
            let right = narrow(view, right, Side::Right, each, names);
            beside(&[left, across, right], GAP)
        }
    }
}

/// The own hand: each kind, what it does, where it goes; and what is known of the own pile.
fn hand(view: &View, seat: Seat, names: &Names) -> Vec<Line> {
    let language = names.language();
    let seen = view.seat(seat);
    let CardsSeen::Open(held) = seen.hand else { return Vec::new() };
    let (reached, and_held) = (say!(language, "table-in-reach"), say!(language, "table-held"));
    let legend = faint(&format!("▹ {reached}  ▸ {and_held}"));
    let heading = say!(language, "table-hand", cards = cards(held.len(), language));
    let mut lines = vec![Line::Rule(format!("{heading}  {legend}"))];
    let kinds = held.kinds().into_iter();
    lines.extend(kinds.map(|card| Line::Text(kind(view, seat, held, card, language))));
    if let PileSeen::Open(known) = seen.under
        && !known.is_empty()
    {
        let bottom = say!(language, "table-bottom", cards = list(known.iter(), names));
        lines.push(Line::Text(faint(&format!(" {bottom}"))));
    }
    lines
}

/// One kind of card in the hand.
fn kind(view: &View, seat: Seat, held: Cards, card: Card, language: Language) -> String {
    let reached = view.reach(seat).and(view.villages.occupied()).into_iter();
    let fits = reached.filter(|space| view.villages.stack(*space).ceremony() == card.ceremony());
    let fits: Vec<String> = fits.map(|space| space.to_string()).collect();
    let goes_on = if fits.is_empty() { String::new() } else { format!("▸ {}", fits.join(" ")) };
    let title = strong(&fit(title(card, language), 16));
    let does = pad(does(card, language), longest(language));
    format!(" {} {title}  {does}  {goes_on}", held.count(card))
}
