//! The whole table in reading order: the tiles, the other villages, the own village, the piles, the hand, and the details of
//! each seat.

use hearth_core::Seat;
use hearth_page::{BasedRenderer, PartRenderer};

use crate::Scene;
use crate::board_context::BoardContext;
use crate::hand::hand;
use crate::reach::reach;
use crate::round::round;
use crate::seat_details::seat_details;
use crate::stock::stock;
use crate::tiles::tiles;
use crate::village::village;

/// A renderer of the parts of a board.
pub(crate) type BoardRenderer<'r, 'a> = BasedRenderer<'r, BoardContext<'a>>;

/// Draws the parts of the table.
pub(crate) fn board(scene: &Scene<'_>, renderer: &mut PartRenderer) {
    let (view, context) = (scene.view, BoardContext::of(scene));
    // Computed once for all spaces.
    let reached = view.observer.seat().map(|seat| view.reach(seat));
    let renderer = &mut renderer.with_base(&context);
    round(view, renderer);
    tiles(view, renderer);
    context.seating.others().for_each(|seat| village(scene, seat, reached, renderer));
    village(scene, context.seating.viewpoint(), reached, renderer);
    reach(renderer);
    stock(view, context.seating.viewpoint(), renderer);
    hand(view, context.seating.viewpoint(), renderer);
    Seat::all(view.players()).for_each(|seat| seat_details(view, seat, renderer));
}
