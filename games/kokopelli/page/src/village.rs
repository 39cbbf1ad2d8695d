//! One village: who it belongs to, how he stands, and what lies on its spaces.

use hearth_core::Seat;
use hearth_page::Part;
use hearth_terminal::count;
use kokopelli_rules::{QuestionSeen, Space, View};
use maud::{Markup, html};

use crate::Scene;
use crate::chair::chair;
use crate::sign::sign;
use crate::space::space;

/// The letters of the spaces from the left to the right, seen by who sits there.
const ROW: [usize; 6] = [0, 1, 4, 5, 2, 3];

/// The part of a village.
pub(crate) fn village(scene: &Scene<'_>, seat: Seat) -> Part {
    let view = scene.view;
    let near = seat == chair(view);
    let id = format!("village-{seat}");
    let others = view.players() - 1;
    let html = html! {
        section.village.near[near].acts[acts(view, seat)] id=(id) data-seat=(seat) data-others=(others)
            aria-label={ "Village of " (scene.name(seat)) } {
            (heading(scene, seat))
            div.spaces { @for place in row(view, seat, near) { (space(scene, place)) } }
        }
    };
    Part::new(id, html)
}

/// The spaces from the left to the right. The others face who looks, so that the spaces in his reach lie at the outer ends of
/// their row, where the ends of his own village would touch them.
fn row(view: &View, seat: Seat, near: bool) -> Vec<Space> {
    let there = view.village(seat);
    let mut row: Vec<Space> =
        ROW.into_iter().map(|letter| Space::new(seat, letter)).filter(|space| there.has(*space)).collect();
    if !near {
        row.reverse();
    }
    row
}

/// Whether it is this seat's turn.
fn acts(view: &View, seat: Seat) -> bool {
    seat == view.turn.seat && view.question != QuestionSeen::Over
}

/// Who it is, his points, how many cards he has where.
fn heading(scene: &Scene<'_>, seat: Seat) -> Markup {
    let view = scene.view;
    let seen = view.seat(seat);
    let points = seen.score.map_or(i32::from(seen.points), |score| score.total());
    let you = view.observer.sits_at(seat);
    let discards: usize = seen.discards.iter().map(|cards| cards.len()).sum();
    html! {
        header {
            h2 {
                span.seat aria-hidden="true" { (seat) }
                span.who { (scene.name(seat)) }
                @if you { span.you { "you" } }
            }
            @if acts(view, seat) { span.turn { (left(view)) } }
            @if !you { (backs(seen.hand.len())) }
            (size(scene, "pile", seen.pile, "in the pile"))
            (size(scene, "discard", discards, "on the discard pile"))
            span.points role="img" aria-label=(count(usize::try_from(points).unwrap_or(0), "point")) { (points) }
        }
    }
}

/// What is left of the turn.
fn left(view: &View) -> String {
    match view.turn.regular + view.turn.extra {
        0 => "turn".to_owned(),
        actions => count(actions as usize, "action"),
    }
}

/// A hand that is seen from behind.
fn backs(cards: usize) -> Markup {
    html! {
        span.backs role="img" aria-label={ (count(cards, "card")) " in hand" } {
            @for _ in 0..cards { i {} }
            (cards)
        }
    }
}

/// How many cards lie somewhere.
fn size(scene: &Scene<'_>, id: &'static str, cards: usize, place: &str) -> Markup {
    let label = format!("{} {place}", count(cards, "card"));
    html! { span.size role="img" aria-label=(label) title=(label) { (sign(scene, id)) (cards) } }
}
