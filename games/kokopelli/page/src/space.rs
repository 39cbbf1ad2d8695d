//! One space of a village and what lies there.

use hearth_page::{Canvas, Id, Text};
use hearth_words::say;
use kokopelli_rules::{Card, Ceremony, LaidCard, Space};
use kokopelli_text::{points, title};
use maud::{Markup, html};

use crate::card::{edges, printed};
use crate::desk::Desk;
use crate::places::tile_place;

/// All that a space is drawn from.
#[derive(Clone, Copy, Hash)]
pub(crate) struct Spot {
    space: Space,
    lying: Option<Lying>,
    /// The observer may not play there.
    far: bool,
}

/// What lies on a space that is not empty.
#[derive(Clone, Copy, Hash)]
struct Lying {
    ceremony: Ceremony,
    cards: u8,
    /// Which of the cards are Kokopelli, one bit each, the first card being the lowest.
    jokers: u8,
    /// With how many cards it is finished: always at least with one more.
    finished_with: u8,
    /// The points for it.
    worth: u8,
}

impl Spot {
    /// A space as it is now.
    fn of(desk: &Desk<'_>, space: Space) -> Spot {
        let view = desk.view();
        let laid = view.villages.stack(space).cards();
        let cards = laid.len() as u8;
        let joker =
            |jokers: u8, (at, laid): (usize, &LaidCard)| jokers | u8::from(laid.card().is_kokopelli()) << at;
        let lying = |ceremony| Lying {
            ceremony,
            cards,
            jokers: laid.iter().enumerate().fold(0, joker),
            finished_with: view.villages.finished_with(space.seat()).max(cards + 1),
            worth: view.tiles.top(ceremony).points(),
        };
        Spot { space, lying: view.villages.stack(space).ceremony().map(lying), far: !desk.reaches(space) }
    }
}

impl Lying {
    /// The cards in the order in which they were laid.
    fn cards(self) -> impl Iterator<Item = Card> {
        (0..self.cards)
            .map(move |at| if self.jokers & 1 << at == 0 { Card::of(self.ceremony) } else { Card::KOKOPELLI })
    }
}

/// The parts of spaces.
pub(crate) fn spaces(desk: &Desk<'_>, spaces: impl IntoIterator<Item = Space>, canvas: &mut Canvas) {
    for space in spaces {
        let (id, spot) = (id(space), Spot::of(desk, space));
        canvas.part(id, spot, || drawn(desk, spot, Some(id)));
    }
}

/// What the part of a space is called.
fn id(space: Space) -> Id {
    Id::of("space", 10 * space.seat().number() + space.letter())
}

/// A space that is only looked at.
pub(crate) fn space(desk: &Desk<'_>, space: Space) -> Markup {
    drawn(desk, Spot::of(desk, space), None)
}

/// A space. It says in a class whether it is out of reach (`far`).
fn drawn(desk: &Desk<'_>, spot: Spot, id: Option<Id>) -> Markup {
    let Spot { space, lying, far } = spot;
    let card = lying.map(|lying| Card::of(lying.ceremony));
    let (word, tile) = (card.map(Card::word), card.map(tile_place).and_then(|tile| desk.at(tile)));
    let height = lying.map(|lying| lying.cards);
    let (at, label) = (desk.at(space.name()), spoken(desk, spot));
    html! {
        div.space.far[far] id=[id] data-at=[at] data-as=[tile] data-card=[word] data-cards=[height] {
            span.unseen { (Text(&label)) }
            @match lying {
                Some(lying) => (stack(desk, lying)),
                None => (desk.sign("ladder").in_class("hatch")),
            }
            span.letter aria-hidden="true" { (space.seat().number()) (space.letter_name()) }
        }
    }
}

/// What lies on a space that is not empty: the ceremony on top, the edges of the other cards, and a bead for each card that it takes.
fn stack(desk: &Desk<'_>, lying: Lying) -> Markup {
    let card = Card::of(lying.ceremony);
    html! {
        (edges(desk, lying.cards().skip(1)))
        span.card .(card.word()) data-face { (printed(desk, card)) }
        span.beads {
            @for card in lying.cards() { i.on.joker[card.is_kokopelli()] {} }
            @for _ in lying.cards..lying.finished_with { i {} }
        }
    }
}

/// The space in words.
fn spoken(desk: &Desk<'_>, Spot { space, lying, far }: Spot) -> String {
    let (space, language) = (space.name(), desk.language());
    let Some(lying) = lying else {
        return if far {
            say!(language, "board-space-empty-far", space = space)
        } else {
            say!(language, "board-space-empty", space = space)
        };
    };
    let name = title(Card::of(lying.ceremony), language);
    let progress = desk.phrases.progress(lying.cards, lying.finished_with);
    let worth = points(lying.worth.into(), language);
    if far {
        say!(language, "board-space-far", space = space, ceremony = name, progress = progress, worth = worth)
    } else {
        say!(language, "board-space", space = space, ceremony = name, progress = progress, worth = worth)
    }
}
