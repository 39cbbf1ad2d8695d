//! The round, and how near the end is: an hourglass for each Game End tile.

use hearth_page::{Canvas, Text};
use hearth_words::say;
use kokopelli_rules::QuestionSeen;
use kokopelli_text::ending;
use maud::html;

use crate::desk::Desk;
use crate::places::ENDS;

/// The part. It says how many play, which the layout depends on.
pub(crate) fn round(desk: &Desk<'_>, canvas: &mut Canvas) {
    let (view, language) = (desk.view(), desk.language());
    let last_round = view.end.filter(|_| view.question != QuestionSeen::Over);
    let left = view.tiles.end_tiles();
    canvas.part("round", (view.round, left, last_round), || {
        let label = say!(language, "board-end-tiles", tiles = left);
        html! {
            p #round .round .ending[last_round.is_some()] {
                b { (Text(&say!(language, "board-round", round = view.round))) }
                span.ends role="img" data-at=[desk.at(ENDS)] aria-label=(Text(&label)) title=(Text(&label)) {
                    @for _ in left..desk.end_tiles() { (desk.sign("hourglass")) }
                    // The next one that is placed flies alone.
                    @for tile in 0..left { @if tile == 0 { span data-face { (desk.sign("hourglass-empty")) } } @else { (desk.sign("hourglass-empty")) } }
                }
                @match last_round {
                    Some(reason) => { strong.last { (Text(&say!(language, "board-last", reason = ending(reason, language)))) } }
                    None => { span.left aria-hidden="true" { (Text(&say!(language, "board-to-the-end", tiles = left))) } }
                }
            }
        }
    });
}
