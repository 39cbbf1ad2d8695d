//! The table: the board, the kettles beside it, the own recipes below, and what is asked.

use hearth_core::Seat;
use hearth_terminal::{Names, beside, cut, faint, strong};
use hearth_words::{Language, say};
use kupferkessel_rules::{Question, View};

use crate::question::asked;
use crate::signs::{colour, letter};
use crate::{board, kettle, recipes};

/// The width of the table.
pub(crate) const WIDTH: usize = 100;
/// Columns between the board and the kettles.
const GAP: usize = 1;

/// The table as an observer sees it.
pub(crate) fn draw(view: &View, names: &Names) -> String {
    let language = names.language();
    let mut lines = vec![cut(&format!(" {}", notes(view, language).join(" · ")), WIDTH)];
    let board = board::draw(view, language);
    let wide = WIDTH - board::WIDTH - GAP;
    let mut kettles: Vec<String> =
        Seat::all(view.players()).flat_map(|seat| kettle::boxed(view, seat, wide, names)).collect();
    kettles.resize(board.len().max(kettles.len()), String::new());
    lines.extend(beside(&[board, kettles], GAP));
    let first = letter(colour(view, Seat::FIRST), language);
    let legend = format!(" {}", say!(language, "table-legend", letter = first));
    lines.push(faint(&cut(&legend, WIDTH)));
    lines.extend(kettle::contents(view, WIDTH, names));
    lines.extend(recipes::own(view, WIDTH, names));
    let question = cut(&asked(view, names), WIDTH);
    let own = view.observer.sits_at(view.turn.seat) && view.question != Question::Over;
    lines.push(if own { strong(&question) } else { question });
    lines.join("\n")
}

/// What is to be said of the table as a whole: the pile, what is out of the game, what is agreed on.
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

/// What ends the game, and what is agreed on beyond the usual.
pub fn agreed(view: &View, language: Language) -> Vec<String> {
    let ends = if view.ruleset.any_line_ends { "any" } else { "own" };
    let mut said = vec![say!(language, "table-ends-" + ends)];
    if view.ruleset.children_scoring {
        said.push(say!(language, "table-children"));
    }
    said
}
