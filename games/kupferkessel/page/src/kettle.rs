//! A seat with its kettle: the top card over the brew, the number of cards, the next move, the families that count double.

use hearth_core::Seat;
use hearth_page::{Id, seat_name};
use hearth_words::{number, say};
use kupferkessel_rules::{Card, CardSet, Colour, Family, Question, RecipesSeen};
use kupferkessel_text::{NextMove, cards, family_name, short};
use maud::{Markup, html};

use crate::card::face;
use crate::card_text::card_text;
use crate::context::BoardContext;
use crate::figure::{FigureRole, figure};
use crate::item::TableItem;
use crate::places::BoardPlace;
use crate::{BoardRenderer, Scene, recipes, waiting};

/// The number of cards with which the brew reaches the brim.
const FULL: usize = 14;
/// The depth of the brew in an empty kettle, in units of the picture.
const DEEP: usize = 15;

/// The dependencies of a kettle's part.
#[derive(Clone, Copy, Hash)]
struct Kettle<'a> {
    seat: Seat,
    /// The question, if it is this seat's turn.
    question: Option<Question>,
    /// The cards, base first; `None` is an unknown card.
    cards: &'a [Option<Card>],
    recipes: RecipesSeen,
    score: Option<i32>,
    is_over: bool,
    /// The next move, if the figure has one, and the result once the game is over.
    next: Option<NextMove>,
    /// True if the board shows no recipes, so that the nearest kettle has their room too.
    is_bare: bool,
}

impl<'a> Kettle<'a> {
    fn of(scene: &Scene<'a>, seat: Seat, is_near: bool) -> Kettle<'a> {
        let (view, seen) = (scene.view, scene.view.seat(seat));
        let (is_over, next) = (view.question == Question::Over, NextMove::of(view, seat));
        Kettle {
            seat,
            question: (view.turn.seat == seat && !scene.ended).then_some(view.question),
            cards: seen.kettle.cards(),
            recipes: seen.recipes,
            score: seen.score.map(|score| score.total()),
            is_over,
            next: (is_over || next.stop().is_some()).then_some(next),
            is_bare: is_near && recipes::none(view),
        }
    }

    fn id(&self) -> Id {
        Id::of("seat", self.seat.number())
    }

    /// Returns true if the seat is to decide.
    fn is_active(&self) -> bool {
        self.question.is_some_and(|question| question != Question::Over)
    }

    /// Returns the top card, if it is known.
    fn top(&self) -> Option<Card> {
        self.cards.last().copied().flatten()
    }
}

/// Draws the part of a seat's kettle.
pub(crate) fn part(
    scene: &Scene<'_>,
    context: &BoardContext<'_>,
    seat: Seat,
    renderer: &mut BoardRenderer<'_, '_>,
) {
    let kettle = Kettle::of(scene, seat, context.is_near(seat));
    renderer.part(kettle.id(), kettle, draw);
}

/// Draws the kettle of a seat. The nearest one is larger.
fn draw(context: &BoardContext<'_>, kettle: &Kettle<'_>) -> Markup {
    let (seat, language, active) = (kettle.seat, context.language(), kettle.is_active());
    let (own, near) = (context.is_own(seat), context.is_near(seat));
    html! {
        section.kettle.(context.colour(seat)).own[own].near[near].bare[kettle.is_bare].turn[active]
            id=(kettle.id())
            data-seat=(seat)
            aria-label=(label(context, seat))
        {
            h2 {
                (figure(context, seat, FigureRole::Label))
                span.name { (seat_name(context.name(seat))) }
                @if own { small { (say!(language, "board-you")) } }
                (hidden_recipes(context, kettle))
                @if let Some(score) = kettle.score { strong.score { (number(score)) } }
            }
            (pot(context, kettle))
            @if active {
                @if let Some(question) = kettle.question { (waiting::waiting(context, seat, question, kettle.top())) }
            }
            (contents(context, kettle))
            (facts(context, kettle))
        }
    }
}

/// Draws the families that count double, and the next move.
fn facts(context: &BoardContext<'_>, kettle: &Kettle<'_>) -> Markup {
    html! {
        p.facts {
            @if !context.ruleset.children_scoring { (doubled(context, context.colour(kettle.seat))) }
            @if let Some(next) = kettle.next { (next_move(context, next)) }
        }
    }
}

/// Draws the two families of a colour, which count double for its seat.
fn doubled(context: &BoardContext<'_>, colour: Colour) -> Markup {
    let language = context.language();
    let families = || Family::all().filter(|family| family.colour() == colour);
    let names = families().map(|family| short(family, language)).collect::<Vec<_>>().join(", ");
    html! {
        span.double data-name=(names) data-does=(say!(language, "does-double")) {
            span.unseen { (say!(language, "board-double", families = names.as_str())) }
            b aria-hidden="true" { "×2" }
            @for family in families() { (context.sign(family.word())) }
        }
    }
}

/// Draws the next move: a sentence for screen readers, and the number of the stop for everybody else.
fn next_move(context: &BoardContext<'_>, next: NextMove) -> Markup {
    let language = context.language();
    let sentence = html! { span.unseen { (next.sentence(language).plain()) } };
    match next.stop() {
        Some(to) => html! {
            span.then {
                (sentence)
                span aria-hidden="true" { (say!(language, "board-then", at = to.number())) }
            }
        },
        None => sentence,
    }
}

/// Returns the label of a kettle, with its seat.
fn label(context: &BoardContext<'_>, seat: Seat) -> String {
    let language = context.language();
    if context.is_own(seat) {
        say!(language, "board-own-kettle")
    } else {
        say!(language, "board-kettle", name = context.name(seat))
    }
}

/// Draws the pot, with the open card above the covered ones.
fn pot(context: &BoardContext<'_>, kettle: &Kettle<'_>) -> Markup {
    let (seat, language, active) = (kettle.seat, context.language(), kettle.is_active());
    let covered = kettle.cards.len().saturating_sub(1);
    let top = kettle.top();
    let text = top.map(|card| card_text(card, context.ruleset, language));
    let mut labels = vec![label(context, seat)];
    labels.extend(text.map(|text| say!(language, "board-top", card = text.label.as_str())));
    if covered > 0 {
        labels.push(say!(language, "board-covered", cards = covered));
    }
    let inside = html! {
        @if active {
            (context.sign("flame").in_class("flame"))
            (context.sign("flame").in_class("flame"))
        }
        (copper(context, top.map_or(Colour::Green, Card::colour), kettle.cards.len()))
        span.brass { (counted(&cards(kettle.cards.len(), language))) }
        @if active { i.steam {} i.steam {} }
        @if let Some(card) = top { div.card.top.(card.colour()) data-face { (face(context.cards(), card)) } }
    };
    let item = TableItem {
        class: "pot",
        place: BoardPlace::Kettle(seat),
        card: top,
        large: text.map(|text| (text.name.as_str(), text.does.as_str())),
        label: &labels.join(", "),
    };
    item.drawn(&inside)
}

/// Draws the copper pot with its brew. Each card raises the brew, which has the colour of the top card.
pub(crate) fn copper(context: &BoardContext<'_>, brew: Colour, cards: usize) -> Markup {
    let below = DEEP * FULL.saturating_sub(cards) / FULL;
    html! {
        svg.copper viewBox="0 0 200 168" {
            use href={ (context.signs) "#kettle-back" } {}
            use href={ (context.signs) "#brew-" (brew) } y=(below) {}
            use href={ (context.signs) "#kettle-front" } {}
        }
    }
}

/// Draws `5 cards` with a large number.
pub(crate) fn counted(cards: &str) -> Markup {
    let (number, word) = cards.split_once(' ').unwrap_or((cards, ""));
    html! { b { (number) } " " (word) }
}

/// Draws the backs of the recipes that the observer may not read.
fn hidden_recipes(context: &BoardContext<'_>, kettle: &Kettle<'_>) -> Markup {
    let hidden = match kettle.recipes {
        RecipesSeen::Hidden(recipes) => recipes,
        RecipesSeen::Open(_) => 0,
    };
    html! {
        @for _ in 0..hidden {
            span.secret role="img" aria-label=(say!(context.language(), "board-secret")) {
                (context.sign("recipe"))
            }
        }
    }
}

/// Draws the content of the kettle by families, if it is open.
fn contents(context: &BoardContext<'_>, kettle: &Kettle<'_>) -> Markup {
    if !context.ruleset.open_kettles && !kettle.is_over {
        return Markup::default();
    }
    let held: CardSet = kettle.cards.iter().copied().flatten().collect();
    html! {
        ul.held aria-label=(say!(context.language(), "board-held")) {
            @for family in Family::all().filter(|family| held.of_family(*family) != 0) {
                (family_held(context, kettle.seat, held, family))
            }
        }
    }
}

/// Draws the cards of one family, with their points.
fn family_held(context: &BoardContext<'_>, seat: Seat, held: CardSet, family: Family) -> Markup {
    let points = context.ruleset.family_points(family, held.of_family(family), seat, context.players);
    html! {
        li.(family.colour()) {
            (context.sign(family.word()))
            span.unseen { (family_name(family, context.language())) }
            span.values {
                @for card in family.cards().filter(|card| held.has(*card)) {
                    " " b data-card=(card) { (card.value().number()) }
                }
            }
            span.points { (number(points.into())) }
        }
    }
}
