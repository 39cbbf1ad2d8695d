//! The table: the board, the kettles beside it or below it, the own recipes, and what is asked.

use hearth_core::Seat;
use hearth_terminal::{beside, faint, fold, hanging, painted, strong, wrap};
use hearth_text::{Names, Text};
use hearth_words::{Language, say};
use kupferkessel_rules::{Question, View};
use kupferkessel_text::{KupferkesselText, agreed, colour, letter, own_recipes};

use crate::{KupferkesselTerminal, board, kettle};

/// The width of the table with the kettles beside the board. Where there are fewer columns they stand below it.
const WIDTH: usize = 100;
/// Columns between the board and the kettles.
const GAP: usize = 1;

/// The table as an observer sees it.
pub(crate) fn draw(view: &View, names: &Names, columns: usize) -> String {
    let language = names.language();
    let room = columns.min(WIDTH);
    let seats = || Seat::all(view.players());
    let mut lines: Vec<String> = wrap(&notes(view, language), " · ", room.saturating_sub(1))
        .into_iter()
        .map(|line| format!(" {line}"))
        .collect();
    let mut board = board::draw(view, language);
    if room < WIDTH {
        lines.extend(board);
        lines.extend(seats().flat_map(|seat| kettle::below(view, seat, room, names)));
    } else {
        let wide = WIDTH - board::WIDTH - GAP;
        let mut kettles: Vec<String> =
            seats().flat_map(|seat| kettle::boxed(view, seat, wide, names)).collect();
        // Both hang from the heading, whichever is longer.
        let height = board.len().max(kettles.len());
        board.resize(height, String::new());
        kettles.resize(height, String::new());
        lines.extend(beside(&[board, kettles], GAP));
    }
    let first = letter(colour(view, Seat::FIRST), language);
    let legend = say!(language, "table-legend", letter = first);
    let signs: Vec<String> = legend.split("  ").map(str::to_owned).collect();
    lines.extend(wrap(&signs, "  ", room.saturating_sub(1)).iter().map(|line| faint(&format!(" {line}"))));
    lines.extend(kettle::contents(view, room, names));
    lines.extend(own_recipes(view, language).iter().flat_map(|recipe| hanging(" ", recipe, room)));
    let own = view.observer.sits_at(view.turn.seat) && view.question != Question::Over;
    let question = painted::<KupferkesselTerminal>(&KupferkesselText::question(view, names));
    let question = fold(&question, room).into_iter();
    lines.extend(question.map(|line| if own { strong(&line) } else { line }));
    lines.iter().map(|line| line.trim_end()).collect::<Vec<_>>().join("\n")
}

/// The facts about the whole table: the pile, the removed cards, the agreed rules.
fn notes(view: &View, language: Language) -> Vec<String> {
    let mut said = vec![strong(&say!(language, "table-pile", cards = view.pile.len()))];
    let mut agreed = agreed(view, language).into_iter().map(|note| faint(&note));
    said.extend(agreed.next());
    if view.out_count > 0 {
        said.push(faint(&say!(language, "table-out", cards = view.out_count)));
    }
    said.extend(agreed);
    said
}
