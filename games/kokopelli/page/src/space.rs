//! One space of a village and what lies there.

use hearth_terminal::count;
use kokopelli_rules::{Card, Ceremony, Decision, Space, View};
use kokopelli_terminal::ability;
use maud::{Markup, html};

use crate::Scene;
use crate::chair::chair;
use crate::sign::sign;

/// A space. It says in classes whether it is out of reach (`far`), whether a legal decision leads to it (`may`), and whether
/// that lays a card there (`lay`).
pub(crate) fn space(scene: &Scene<'_>, space: Space) -> Markup {
    let view = scene.view;
    let may = scene.legal.iter().any(|decision| place_of(*decision) == Some(space));
    let lay = scene.legal.iter().any(|decision| lays_on(*decision, space));
    let lying = view.villages.stack(space).ceremony();
    html! {
        div.space.far[!in_reach(view, space)].may[may].lay[lay] role="img" data-space=(space)
            data-card=[lying.map(Ceremony::word)] data-cards=[lying.map(|_| view.villages.height(space))]
            aria-label=(spoken(view, space, lying)) {
            span.letter { (space) }
            @if let Some(ceremony) = lying { (stack(scene, space, ceremony)) }
        }
    }
}

/// What lies on a space that is not empty.
fn stack(scene: &Scene<'_>, space: Space, ceremony: Ceremony) -> Markup {
    let view = scene.view;
    let lying = view.villages.height(space);
    html! {
        (sign(scene, ceremony.word()))
        span.name { (ceremony) }
        @if has_room_for_words(view, space) { span.does { (ability(Card::of(ceremony), scene.names.language())) } }
        span.pips {
            @for _ in 0..lying { i.on {} }
            @for _ in lying..finished_with(view, space) { i {} }
        }
        span.worth { (view.tiles.top(ceremony).points()) }
    }
}

/// Whether there can be room for what a ceremony does: in the village nearby, and in a village that has a row for itself.
fn has_room_for_words(view: &View, space: Space) -> bool {
    space.seat() == chair(view) || view.players() == 2
}

/// With how many cards what lies there is finished: always at least with one more.
fn finished_with(view: &View, space: Space) -> u8 {
    view.villages.finished_with(space.seat()).max(view.villages.height(space) + 1)
}

/// The space in words.
fn spoken(view: &View, space: Space, lying: Option<Ceremony>) -> String {
    let reach = if in_reach(view, space) { "" } else { ", out of reach" };
    let Some(ceremony) = lying else { return format!("{space}: empty{reach}") };
    let (cards, all) = (view.villages.height(space), finished_with(view, space));
    let points = count(view.tiles.top(ceremony).points() as usize, "point");
    format!("{space}: {ceremony}, {cards} of {all} cards, {points}{reach}")
}

/// Whether who looks may play there. Who looks on from behind reaches nothing and is not bothered with it.
fn in_reach(view: &View, space: Space) -> bool {
    view.observer.seat().is_none_or(|seat| view.reach(seat).has(space))
}

/// The space that a decision is about.
fn place_of(decision: Decision) -> Option<Space> {
    match decision {
        Decision::Open(_, space) | Decision::Play(_, space) | Decision::Cancel(space) => Some(space),
        Decision::Draw | Decision::Exchange | Decision::Under(_) | Decision::Done | Decision::Pass => None,
    }
}

/// Whether a decision lays a card on this space.
fn lays_on(decision: Decision, space: Space) -> bool {
    matches!(decision, Decision::Open(_, on) | Decision::Play(_, on) if on == space)
}
