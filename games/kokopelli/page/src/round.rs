//! The round, and an hourglass for each Game End tile.

use hearth_page::Text;
use hearth_words::say;
use kokopelli_rules::{EndReason, QuestionSeen, View};
use kokopelli_text::ending;
use maud::{Markup, html};

use crate::board::BoardRenderer;
use crate::board_context::BoardContext;
use crate::places::ENDS;

/// The dependencies of the part.
#[derive(Hash)]
struct Round {
    round: u8,
    /// The number of Game End tiles that are not placed yet.
    tiles_left: u8,
    /// The reason why this is the last round.
    last: Option<EndReason>,
}

/// Draws the part.
pub(crate) fn round(view: &View, renderer: &mut BoardRenderer<'_, '_>) {
    let last = view.end.filter(|_| view.question != QuestionSeen::Over);
    renderer.part("round", Round { round: view.round, tiles_left: view.tiles.end_tiles(), last }, draw);
}

fn draw(context: &BoardContext<'_>, Round { round, tiles_left, last }: &Round) -> Markup {
    let (language, tiles_left) = (context.language(), *tiles_left);
    let label = say!(language, "board-end-tiles", tiles = tiles_left);
    html! {
        p #round .round .ending[last.is_some()] {
            b { (Text(&say!(language, "board-round", round = *round))) }
            span.ends role="img" data-at=[context.at(ENDS)] aria-label=(Text(&label)) title=(Text(&label)) {
                @for _ in tiles_left..context.end_tiles() { (context.sign("hourglass")) }
                // The next tile that is placed flies alone.
                @for tile in 0..tiles_left { @if tile == 0 { span data-face { (context.sign("hourglass-empty")) } } @else { (context.sign("hourglass-empty")) } }
            }
            @match last {
                Some(reason) => { strong.last { (Text(&say!(language, "board-last", reason = ending(*reason, language)))) } }
                None => { span.left aria-hidden="true" { (Text(&say!(language, "board-to-the-end", tiles = tiles_left))) } }
            }
        }
    }
}
