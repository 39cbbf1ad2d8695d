//! The table: the board, the kettles beside it, the own recipes below, and what is asked.

use hearth_core::Seat;
use hearth_terminal::{Names, beside, count, cut, faint, strong};
use kupferkessel_rules::{Question, View};

use crate::question::asked;
use crate::{board, kettle, recipes};

/// The width of the table.
pub(crate) const WIDTH: usize = 100;
/// Columns between the board and the kettles.
const GAP: usize = 1;

/// What the signs mean.
const LEGEND: &str =
    " [W] stands here  (W) next stop  ┏━┓ to take  ^ hat: second turn  * explosion: others lose a card";

/// The table as an observer sees it.
pub(crate) fn draw(view: &View, names: &Names) -> String {
    let mut lines = vec![cut(&format!(" {}", notes(view).join(" · ")), WIDTH)];
    let board = board::draw(view);
    let wide = WIDTH - board::WIDTH - GAP;
    let mut kettles: Vec<String> =
        Seat::all(view.players()).flat_map(|seat| kettle::boxed(view, seat, wide, names)).collect();
    kettles.resize(board.len().max(kettles.len()), String::new());
    lines.extend(beside(&[board, kettles], GAP));
    lines.push(faint(&cut(LEGEND, WIDTH)));
    lines.extend(kettle::contents(view, WIDTH, names));
    lines.extend(recipes::own(view, WIDTH));
    let question = cut(&asked(view, names), WIDTH);
    let own = view.observer.sits_at(view.turn.seat) && view.question != Question::Over;
    lines.push(if own { strong(&question) } else { question });
    lines.join("\n")
}

/// What is to be said of the table as a whole: the pile, what ends the game, what is agreed on beyond the usual.
pub fn notes(view: &View) -> Vec<String> {
    let pile = match view.pile.len() {
        0 => strong("The pile is empty: gaps stay"),
        cards => strong(&format!("{} in the pile", count(cards, "card"))),
    };
    let ends = if view.ruleset.any_line_ends { "any line" } else { "one's line" };
    let mut said = vec![pile, faint(&format!("the last card of {ends} ends the game"))];
    if view.out_count > 0 {
        said.push(faint(&format!("{} out of the game", count(view.out_count, "card"))));
    }
    if view.ruleset.children_scoring {
        said.push(faint("children's scoring"));
    }
    said
}
