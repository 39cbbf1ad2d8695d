//! A seat with its kettle: the top card over the brew, how many cards there are, where the figure goes, what counts double.

use hearth_core::Seat;
use hearth_page::{Canvas, Id, called};
use hearth_words::{number, say};
use kupferkessel_rules::{CardSet, Colour, Family, Position, Question, RecipesSeen};
use kupferkessel_text::{cards, colour, family_name, next, next_stop, short};
use maud::{Markup, html};

use crate::card::face;
use crate::figure::{Presence, figure};
use crate::ink::Ink;
use crate::places::Spot;
use crate::printed::printed;
use crate::thing::Thing;
use crate::{Scene, recipes, waiting};

/// With so many cards the brew stands at the brim.
const FULL: usize = 14;
/// How far below the brim an empty kettle's brew would stand, in units of the picture.
const DEEP: usize = 15;

/// The part of a seat's kettle.
pub(crate) fn part(scene: &Scene<'_>, seat: Seat, canvas: &mut Canvas) {
    let (view, seen) = (scene.view, scene.view.seat(seat));
    // What waits lies beside the kettle of the one whose turn it is.
    let question = (view.turn.seat == seat && !scene.ended).then_some(view.question);
    let score = seen.score.map(|score| score.total());
    let over = view.question == Question::Over;
    let from = (question, seen.kettle.cards(), seen.recipes, (score, over), next_stop(view, seat));
    canvas.part(Id::of("seat", seat.number()), from, || kettle(scene, seat));
}

/// The kettle of a seat, larger for the one who looks.
fn kettle(scene: &Scene<'_>, seat: Seat) -> Markup {
    let view = scene.view;
    let own = view.observer.sits_at(seat);
    let near = seat == view.observer.seat().unwrap_or(Seat::FIRST);
    let turn = view.turn.seat == seat && view.question != Question::Over && !scene.ended;
    let seen = view.seat(seat);
    let language = scene.names.language();
    html! {
        section.kettle.(colour(view, seat)).own[own].near[near].bare[near && recipes::none(view)].turn[turn]
            id={ "seat-" (seat) }
            data-seat=(seat)
            aria-label=(whose(scene, seat))
        {
            h2 {
                (figure(scene, seat, Presence::Signs))
                span.name { (called(scene.name(seat))) }
                @if own { small { (say!(language, "board-you")) } }
                (secrets(scene, seat))
                @if let Some(score) = seen.score { strong.score { (number(score.total())) } }
            }
            (pot(scene, seat, turn))
            @if turn { (waiting::waiting(scene)) }
            (contents(scene, seat))
            (told(scene, seat))
        }
    }
}

/// The families that count double, and where the figure goes next.
fn told(scene: &Scene<'_>, seat: Seat) -> Markup {
    let view = scene.view;
    let language = scene.names.language();
    html! {
        p.facts {
            @if !view.ruleset.children_scoring { (doubled(scene, colour(view, seat))) }
            @if let Some(to) = next_stop(view, seat) { (then(scene, seat, to)) }
            @if view.question == Question::Over { span.unseen { (next(view, seat, language).plain()) } }
        }
    }
}

/// The two families of a colour, which count double for its seat.
fn doubled(scene: &Scene<'_>, colour: Colour) -> Markup {
    let language = scene.names.language();
    let families = || Family::all().filter(|family| family.colour() == colour);
    let named = families().map(|family| short(family, language)).collect::<Vec<_>>().join(", ");
    html! {
        span.double data-name=(named) data-does=(say!(language, "does-double")) {
            span.unseen { (say!(language, "board-double", families = named.as_str())) }
            b aria-hidden="true" { "×2" }
            @for family in families() { (Ink::of(scene).sign(family.word())) }
        }
    }
}

/// Where the figure goes next: in short to those who see the ring.
fn then(scene: &Scene<'_>, seat: Seat, to: Position) -> Markup {
    let language = scene.names.language();
    html! {
        span.then {
            span.unseen { (next(scene.view, seat, language).plain()) }
            span aria-hidden="true" { (say!(language, "board-then", at = to.number())) }
        }
    }
}

pub(crate) fn whose(scene: &Scene<'_>, seat: Seat) -> String {
    let language = scene.names.language();
    if scene.view.observer.sits_at(seat) {
        say!(language, "board-own-kettle")
    } else {
        say!(language, "board-kettle", name = scene.name(seat))
    }
}

/// The kettle itself, with the open card above those that are covered.
fn pot(scene: &Scene<'_>, seat: Seat, turn: bool) -> Markup {
    let view = scene.view;
    let language = scene.names.language();
    let seen = view.seat(seat);
    let covered = seen.kettle.len().saturating_sub(1);
    let top = seen.kettle.cards().last().copied().flatten();
    let printed = top.map(|card| printed(card, view.ruleset, language));
    let mut label = vec![whose(scene, seat)];
    label.extend(printed.map(|printed| say!(language, "board-top", card = printed.label.as_str())));
    if covered > 0 {
        label.push(say!(language, "board-covered", cards = covered));
    }
    let ink = Ink::of(scene);
    let inside = html! {
        @if turn {
            (ink.sign("flame").in_class("flame"))
            (ink.sign("flame").in_class("flame"))
        }
        (copper(ink, top.map_or(Colour::Green, kupferkessel_rules::Card::colour), seen.kettle.len()))
        span.brass { (counted(&cards(view, seat, language))) }
        @if turn { i.steam {} i.steam {} }
        @if let Some(card) = top { div.card.top.(card.colour()) data-face { (face(ink, card)) } }
    };
    let thing = Thing {
        class: "pot",
        place: Spot::Kettle(seat),
        card: top,
        large: printed.map(|printed| (printed.name.as_str(), printed.does.as_str())),
        label: &label.join(", "),
    };
    thing.drawn(&inside)
}

/// The copper with the brew in it: it rises with each card, and has the colour of the one on top.
pub(crate) fn copper(ink: Ink<'_>, brew: Colour, cards: usize) -> Markup {
    let below = DEEP * FULL.saturating_sub(cards) / FULL;
    html! {
        svg.copper viewBox="0 0 200 168" {
            use href={ (ink.signs) "#kettle-back" } {}
            use href={ (ink.signs) "#brew-" (brew) } y=(below) {}
            use href={ (ink.signs) "#kettle-front" } {}
        }
    }
}

/// `5 cards`, the number large.
pub(crate) fn counted(cards: &str) -> Markup {
    let (number, word) = cards.split_once(' ').unwrap_or((cards, ""));
    html! { b { (number) } " " (word) }
}

/// The recipes that are hidden.
fn secrets(scene: &Scene<'_>, seat: Seat) -> Markup {
    let hidden = match scene.view.seat(seat).recipes {
        RecipesSeen::Hidden(recipes) => recipes,
        RecipesSeen::Open(_) => 0,
    };
    html! {
        @for _ in 0..hidden {
            span.secret role="img" aria-label=(say!(scene.names.language(), "board-secret")) {
                (Ink::of(scene).sign("recipe"))
            }
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
        ul.held aria-label=(say!(scene.names.language(), "board-held")) {
            @for family in Family::all().filter(|family| held.of_family(*family) != 0) {
                (some(scene, seat, held, family))
            }
        }
    }
}

/// What lies there of one family, and what it counts.
fn some(scene: &Scene<'_>, seat: Seat, held: CardSet, family: Family) -> Markup {
    let view = scene.view;
    let points = view.ruleset.family_points(family, held.of_family(family), seat, view.players());
    html! {
        li.(family.colour()) {
            (Ink::of(scene).sign(family.word()))
            span.unseen { (family_name(family, scene.names.language())) }
            span.values {
                @for card in family.cards().filter(|card| held.has(*card)) {
                    " " b data-card=(card) { (card.value().number()) }
                }
            }
            span.points { (number(points.into())) }
        }
    }
}
