//! The round, and how near the end is.

use hearth_page::Canvas;
use hearth_words::say;
use kokopelli_rules::QuestionSeen;
use kokopelli_terminal::ending;
use maud::html;

use crate::desk::Desk;
use crate::places::ENDS;

/// The part.
pub(crate) fn round(desk: &Desk<'_>, canvas: &mut Canvas) {
    let (view, language) = (desk.view(), desk.language());
    let last_round = view.end.filter(|_| view.question != QuestionSeen::Over);
    let tiles = view.tiles.end_tiles();
    canvas.part("round", (view.round, tiles, last_round), || {
        let left = say!(language, "board-end-tiles", tiles = tiles);
        html! {
            p #round .round {
                b { (say!(language, "board-round", round = view.round)) }
                span.ends role="img" data-at=[desk.at(ENDS)] aria-label=(left) title=(left) {
                    (desk.sign("end"))
                    span.count { (tiles) }
                }
                @if let Some(reason) = last_round {
                    strong.last { (say!(language, "board-last", reason = ending(reason, language))) }
                }
            }
        }
    });
}
