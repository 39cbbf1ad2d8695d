//! A kettle and its figure: the top card, how many lie below it, where the figure stands and where it goes.

use hearth_core::Seat;
use hearth_page::plain;
use kupferkessel_rules::{Card, CardSet, Family, Question, RecipesSeen};
use kupferkessel_terminal::{colour, facts, short};
use maud::{Markup, html};

use crate::Scene;
use crate::card::{face, label, sign};
use crate::figure::{Presence, figure};

/// The id of a seat's kettle.
pub(crate) fn id(seat: Seat) -> String {
    format!("kettle-{seat}")
}

/// The kettle of a seat, larger for the one who looks.
pub(crate) fn kettle(scene: &Scene<'_>, seat: Seat) -> Markup {
    let view = scene.view;
    let own = view.observer.sits_at(seat);
    let turn = view.turn.seat == seat && view.question != Question::Over;
    let seen = view.seat(seat);
    html! {
        section.kettle.(colour(view, seat)).own[own].turn[turn]
            id=(id(seat))
            data-seat=(seat)
            aria-label={ "Kettle of " (scene.name(seat)) }
        {
            h3 {
                (figure(scene, seat, Presence::Stands))
                span.name { (scene.name(seat)) }
                @if own { small { "you" } }
                @if let Some(score) = seen.score { strong.score { (score.total()) } }
            }
            (stack(scene, seat))
            ul.facts {
                @for fact in facts(view, seat, scene.names.language()) { li { (plain(&fact)) } }
            }
            (contents(scene, seat))
        }
    }
}

/// The open card on top of those that are covered, and the recipes that are hidden.
fn stack(scene: &Scene<'_>, seat: Seat) -> Markup {
    let seen = scene.view.seat(seat);
    let covered = seen.kettle.len().saturating_sub(1);
    let top = seen.kettle.cards().last().copied().flatten();
    let hidden = match seen.recipes {
        RecipesSeen::Hidden(recipes) => recipes,
        RecipesSeen::Open(_) => 0,
    };
    html! {
        div.stack {
            @if covered > 0 {
                div.back role="img" aria-label={ (covered) " below it" } { (sign(scene, "kettle")) b { (covered) } }
            }
            @if let Some(card) = top { (on_top(scene, card)) }
            @for _ in 0..hidden {
                div.back.secret role="img" aria-label="a secret recipe" { (sign(scene, "recipe")) }
            }
        }
    }
}

fn on_top(scene: &Scene<'_>, card: Card) -> Markup {
    html! {
        div.card.(card.colour())
            role="img"
            data-card=(card)
            aria-label={ "on top: " (label(card, scene.view.ruleset, scene.names.language())) }
        {
            (face(scene, card))
        }
    }
}

/// All that lies in the kettle, family by family, where that is shown.
fn contents(scene: &Scene<'_>, seat: Seat) -> Markup {
    let view = scene.view;
    if !view.ruleset.open_kettles && view.question != Question::Over {
        return Markup::default();
    }
    let held = view.seat(seat).kettle.known();
    html! {
        ul.held aria-label="In the kettle" {
            @for family in Family::all().filter(|family| held.of_family(*family) != 0) {
                (some(scene, held, family))
            }
        }
    }
}

/// What lies there of one family.
fn some(scene: &Scene<'_>, held: CardSet, family: Family) -> Markup {
    html! {
        li.(family.colour()) {
            (sign(scene, family.word()))
            (short(family, scene.names.language()))
            @for card in family.cards().filter(|card| held.has(*card)) {
                " " b data-card=(card) { (card.value().number()) }
            }
        }
    }
}
