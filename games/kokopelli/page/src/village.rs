//! A village: its player and its spaces. The spaces in the own play area are together.

use hearth_core::Seat;
use hearth_page::Id;
use hearth_words::say;
use kokopelli_rules::SpaceSet;
use maud::{Markup, html};

use crate::Scene;
use crate::board::BoardRenderer;
use crate::board_context::BoardContext;
use crate::seat::head;
use crate::seating::{Seating, Side, beyond, near};
use crate::space::spaces;

/// Draws the part of a seat's village.
pub(crate) fn village(
    scene: &Scene<'_>,
    seat: Seat,
    reach: Option<SpaceSet>,
    renderer: &mut BoardRenderer<'_, '_>,
) {
    let view = scene.view;
    let side = Seating::of(view).side(seat);
    renderer.frame(
        village_id(seat),
        seat,
        |renderer| {
            head(scene, seat, renderer);
            if side != Side::Own {
                renderer.frame(
                    beyond_id(seat),
                    seat,
                    |renderer| spaces(view, reach, beyond(view, seat), renderer),
                    |_, seat, spaces| html! { div.spaces.beyond id=(beyond_id(*seat)) { (spaces) } },
                );
            }
            if side != Side::Across {
                renderer.frame(
                    near_id(seat),
                    seat,
                    |renderer| spaces(view, reach, near(view, seat), renderer),
                    |context, seat, spaces| draw_near(context, *seat, spaces),
                );
            }
        },
        |context, seat, inside| draw(context, *seat, inside),
    );
}

fn village_id(seat: Seat) -> Id {
    Id::of("village", seat.number())
}

fn beyond_id(seat: Seat) -> Id {
    Id::of("beyond", seat.number())
}

fn near_id(seat: Seat) -> Id {
    Id::of("near", seat.number())
}

fn draw_near(context: &BoardContext<'_>, seat: Seat, spaces: &Markup) -> Markup {
    // A spectator reaches nothing.
    let is_reached = context.seating.side(seat) != Side::Own && context.seating.observer.seat().is_some();
    let label = is_reached.then(|| say!(context.language(), "board-reach", name = context.name(seat)));
    html! { div.spaces.near id=(near_id(seat)) role=[label.as_ref().map(|_| "group")] aria-label=[label] { (spaces) } }
}

fn draw(context: &BoardContext<'_>, seat: Seat, inside: &Markup) -> Markup {
    let (language, side) = (context.language(), context.seating.side(seat));
    let label = if context.is_own(seat) {
        say!(language, "board-own-village")
    } else {
        say!(language, "board-village", name = context.name(seat))
    };
    html! {
        section.village id=(village_id(seat)) data-seat=(seat.number()) data-side=(side.word()) aria-label=(label) { (inside) }
    }
}
