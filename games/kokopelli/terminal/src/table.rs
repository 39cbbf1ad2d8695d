//! The table, seen from a chair: the own village below, the neighbours left and right of it, who sits across above.

use hearth_core::{Observer, Seat};
use hearth_terminal::{Line, Names, alarm, beside, count, cut, faint, fit, pad, strong};
use kokopelli_rules::{Card, Cards, CardsSeen, PileSeen, QuestionSeen, Token, View};

use crate::abilities::{JOKER, LONGEST, ability};
use crate::outcome::ending;
use crate::question::asked;
use crate::signs::{NAME, list, short, tokens};
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
    let mut lines = vec![heading(view)];
    lines.extend(tiles(view));
    lines.extend(others(view, chair, names));
    let mut own = wide(view, chair, false, WIDTH, names);
    if view.observer.sits_at(chair) {
        own.lines.extend(hand(view, chair));
    }
    lines.extend(own.draw());
    lines.extend(last_round(view));
    let question = cut(&asked(view, names), WIDEST);
    lines.push(if view.observer.sits_at(view.turn.seat) { strong(&question) } else { question });
    lines.join("\n")
}

/// The round and the Game End tiles, above the tokens.
fn heading(view: &View) -> String {
    let left = count(view.tiles.end_tiles() as usize, "Game End tile");
    let round = strong(&format!(" Round {} · {left} left", view.round));
    format!("{round} · {}", faint("tokens left for finishing:"))
}

/// That the game is about to end, and why.
fn last_round(view: &View) -> Option<String> {
    let reason = view.end.filter(|_| view.question != QuestionSeen::Over)?;
    Some(alarm(&format!("The last round: {}.", ending(reason))))
}

/// The tokens that are left for finishing each ceremony.
fn tiles(view: &View) -> Vec<String> {
    let tiles: Vec<String> = view
        .ceremonies
        .into_iter()
        .map(|ceremony| {
            let top = view.tiles.top(ceremony);
            let name = pad(short(ceremony), NAME);
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
fn hand(view: &View, seat: Seat) -> Vec<Line> {
    let seen = view.seat(seat);
    let CardsSeen::Open(cards) = seen.hand else { return Vec::new() };
    let legend = faint("▹ in your reach  ▸ and you hold its card");
    let mut lines = vec![Line::Rule(format!("Your hand: {}  {legend}", count(cards.len(), "card")))];
    lines.extend(cards.kinds().into_iter().map(|card| Line::Text(held(view, seat, cards, card))));
    if let PileSeen::Open(known) = seen.under
        && !known.is_empty()
    {
        lines.push(Line::Text(faint(&format!(" at the bottom of your pile: {}", list(known.iter())))));
    }
    lines
}

/// One kind of card in the hand.
fn held(view: &View, seat: Seat, cards: Cards, card: Card) -> String {
    let does = card.ceremony().map_or(JOKER, ability);
    let reached = view.reach(seat).and(view.villages.occupied()).into_iter();
    let fits = reached.filter(|space| view.villages.stack(*space).ceremony() == card.ceremony());
    let fits: Vec<String> = fits.map(|space| space.to_string()).collect();
    let goes_on = if fits.is_empty() { String::new() } else { format!("▸ {}", fits.join(" ")) };
    let title = strong(&fit(card.title(), 16));
    format!(" {} {title}  {}  {goes_on}", cards.count(card), pad(does, LONGEST))
}
