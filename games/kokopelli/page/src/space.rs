//! One space of a village.

use hearth_page::{Id, Text};
use hearth_words::say;
use kokopelli_rules::{Card, Ceremony, LaidCard, Space, SpaceSet, View};
use kokopelli_text::{points, title};
use maud::{Markup, html};

use crate::board::BoardRenderer;
use crate::board_context::BoardContext;
use crate::card::{card_edges, card_face};
use crate::places::tile_place;

/// A space as the observer sees it: the dependencies of its part.
#[derive(Clone, Copy, Hash)]
pub(crate) struct SpaceSeen {
    space: Space,
    stack: Option<StackSeen>,
    /// True if the observer may not play there.
    is_far: bool,
}

/// The cards on an occupied space.
#[derive(Clone, Copy, Hash)]
struct StackSeen {
    ceremony: Ceremony,
    cards: u8,
    /// One bit for each card that is Kokopelli. The first card is the lowest bit.
    jokers: u8,
    /// The number of cards that finishes the ceremony. It is at least one more than there are.
    finished_with: u8,
    /// The points for finishing it.
    worth: u8,
}

impl SpaceSeen {
    /// Returns a space as it is now. `reach` is the observer's reach; for a spectator nothing is out of reach.
    pub(crate) fn of(view: &View, reach: Option<SpaceSet>, space: Space) -> SpaceSeen {
        let laid = view.villages.stack(space).cards();
        let cards = laid.len() as u8;
        let joker =
            |jokers: u8, (at, laid): (usize, &LaidCard)| jokers | u8::from(laid.card().is_kokopelli()) << at;
        let stack = |ceremony| StackSeen {
            ceremony,
            cards,
            jokers: laid.iter().enumerate().fold(0, joker),
            finished_with: view.villages.finished_with(space.seat()).max(cards + 1),
            worth: view.tiles.top(ceremony).points(),
        };
        let is_far = reach.is_some_and(|reach| !reach.has(space));
        SpaceSeen { space, stack: view.villages.stack(space).ceremony().map(stack), is_far }
    }
}

impl StackSeen {
    /// Returns the cards in the order in which they were laid.
    fn cards(self) -> impl Iterator<Item = Card> {
        (0..self.cards)
            .map(move |at| if self.jokers & 1 << at == 0 { Card::of(self.ceremony) } else { Card::KOKOPELLI })
    }
}

/// Draws the parts of spaces.
pub(crate) fn spaces(
    view: &View,
    reach: Option<SpaceSet>,
    spaces: impl IntoIterator<Item = Space>,
    renderer: &mut BoardRenderer<'_, '_>,
) {
    for space in spaces {
        renderer.part(space_id(space), SpaceSeen::of(view, reach, space), |context, seen| {
            draw(context, *seen, Some(space_id(seen.space)))
        });
    }
}

fn space_id(space: Space) -> Id {
    Id::of("space", 10 * space.seat().number() + space.letter())
}

/// Draws a space. The class `far` says that it is out of reach.
pub(crate) fn draw(context: &BoardContext<'_>, seen: SpaceSeen, id: Option<Id>) -> Markup {
    let SpaceSeen { space, stack, is_far } = seen;
    let card = stack.map(|stack| Card::of(stack.ceremony));
    let (word, tile) = (card.map(Card::word), card.map(tile_place).and_then(|tile| context.at(tile)));
    let height = stack.map(|stack| stack.cards);
    let (at, label) = (context.at(space.name()), spoken(context, seen));
    html! {
        div.space.far[is_far] id=[id] data-at=[at] data-as=[tile] data-card=[word] data-cards=[height] {
            span.unseen { (Text(&label)) }
            @match stack {
                Some(stack) => (draw_stack(context, stack)),
                None => (context.sign("ladder").in_class("hatch")),
            }
            span.letter aria-hidden="true" { (space.seat().number()) (space.letter_name()) }
        }
    }
}

/// Draws the cards of an occupied space: the top card, the edges of the others, and a bead for each card that it takes.
fn draw_stack(context: &BoardContext<'_>, stack: StackSeen) -> Markup {
    let card = Card::of(stack.ceremony);
    html! {
        (card_edges(context, stack.cards().skip(1)))
        span.card .(card.word()) data-face { (card_face(context, card)) }
        span.beads {
            @for card in stack.cards() { i.on.joker[card.is_kokopelli()] {} }
            @for _ in stack.cards..stack.finished_with { i {} }
        }
    }
}

/// Describes the space for screen readers.
fn spoken(context: &BoardContext<'_>, SpaceSeen { space, stack, is_far }: SpaceSeen) -> String {
    let (space, language) = (space.name(), context.language());
    let Some(stack) = stack else {
        return if is_far {
            say!(language, "board-space-empty-far", space = space)
        } else {
            say!(language, "board-space-empty", space = space)
        };
    };
    let name = title(Card::of(stack.ceremony), language);
    let progress = context.phrases().progress(stack.cards, stack.finished_with);
    let worth = points(stack.worth.into(), language);
    if is_far {
        say!(language, "board-space-far", space = space, ceremony = name, progress = progress, worth = worth)
    } else {
        say!(language, "board-space", space = space, ceremony = name, progress = progress, worth = worth)
    }
}
