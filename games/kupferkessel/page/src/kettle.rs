//! A kettle and its figure: the top card, how many lie below it, where the figure stands and where it goes.

use hearth_core::Seat;
use hearth_page::{Canvas, Id, called, plain};
use hearth_words::{number, say};
use kupferkessel_rules::{CardSet, Family, Question, RecipesSeen};
use kupferkessel_terminal::{cards, colour, family_name, next, next_stop, short, symbol_name};
use maud::{Markup, html};

use crate::Scene;
use crate::card::face;
use crate::figure::{Presence, figure};
use crate::ink::Ink;
use crate::places::Spot;
use crate::printed::printed;
use crate::thing::Thing;

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
    let turn = view.turn.seat == seat && view.question != Question::Over && !scene.ended;
    let seen = view.seat(seat);
    let language = scene.names.language();
    html! {
        section.kettle.(colour(view, seat)).own[own].turn[turn]
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
            div.stack { (pot(scene, seat)) }
            (told(scene, seat))
            @if turn { (waiting(scene)) }
            (contents(scene, seat))
        }
    }
}

/// How much there is, where the figure goes next, and the families that count double.
fn told(scene: &Scene<'_>, seat: Seat) -> Markup {
    let view = scene.view;
    let language = scene.names.language();
    let doubled = Family::all().filter(|family| family.colour() == colour(view, seat));
    html! {
        ul.facts {
            li { (cards(view, seat, language)) }
            @if next_stop(view, seat).is_some() { li { (plain(next(view, seat, language))) } }
            @if !view.ruleset.children_scoring {
                li.double {
                    (say!(language, "board-double"))
                    @for family in doubled {
                        span { (Ink::of(scene).sign(family.word())) span.word { (short(family, language)) } }
                    }
                }
            }
        }
    }
}

fn whose(scene: &Scene<'_>, seat: Seat) -> String {
    let language = scene.names.language();
    if scene.view.observer.sits_at(seat) {
        say!(language, "board-own-kettle")
    } else {
        say!(language, "board-kettle", name = scene.name(seat))
    }
}

/// The pot itself, with the open card on top of those that are covered.
fn pot(scene: &Scene<'_>, seat: Seat) -> Markup {
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
    let inside = html! {
        @if let Some(card) = top { div.card.(card.colour()) { (face(Ink::of(scene), card)) } }
        span.belly { @if covered > 0 { "+" (covered) } }
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

/// What waits for a decision: the symbol of the card just taken, or the last card of a line.
fn waiting(scene: &Scene<'_>) -> Markup {
    let view = scene.view;
    let language = scene.names.language();
    let ink = Ink::of(scene);
    match view.question {
        Question::Symbol { .. } => {
            let top = view.seat(view.turn.seat).kettle.cards().last().copied().flatten();
            let Some(symbol) = top.and_then(|card| card.symbol(view.ruleset.symbols_on_all_twos)) else {
                return Markup::default();
            };
            let name = symbol_name(symbol, language);
            let does = say!(language, "does-symbol-" + symbol.word());
            // Who only looks on is not called upon to use it.
            let asked = view.observer.sits_at(view.turn.seat);
            let label = if asked {
                say!(language, "board-use", symbol = name.as_str())
            } else {
                say!(language, "board-may-use", symbol = name.as_str())
            };
            let large = Some((name.as_str(), does.as_str()));
            let thing = Thing { class: "waits", place: Spot::Symbol, card: None, large, label: &label };
            thing.drawn(&html! { (ink.sign(symbol.word())) span { (label) } })
        }
        Question::Last { card, .. } => {
            let printed = printed(card, view.ruleset, language);
            let class = format!("card {}", card.colour());
            let label = say!(language, "board-last", card = printed.label.as_str());
            let large = Some((printed.name.as_str(), printed.does.as_str()));
            let thing = Thing { class: &class, place: Spot::Last, card: Some(card), large, label: &label };
            html! { div.last { (thing.drawn(&face(ink, card))) span { (label) } } }
        }
        Question::Take | Question::Over => Markup::default(),
    }
}

/// The recipes that are hidden.
fn secrets(scene: &Scene<'_>, seat: Seat) -> Markup {
    let hidden = match scene.view.seat(seat).recipes {
        RecipesSeen::Hidden(recipes) => recipes,
        RecipesSeen::Open(_) => 0,
    };
    html! {
        @for _ in 0..hidden {
            div.back.secret role="img" aria-label=(say!(scene.names.language(), "board-secret")) {
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
            @for card in family.cards().filter(|card| held.has(*card)) {
                " " b data-card=(card) { (card.value().number()) }
            }
            span.points { (number(points.into())) }
        }
    }
}
