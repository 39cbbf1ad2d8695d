//! One space of a village and what lies there.

use hearth_page::{Canvas, Id, Text};
use kokopelli_rules::{Card, Ceremony, Space};
use kokopelli_terminal::{points, title};
use maud::{Markup, html};

use crate::desk::Desk;
use crate::places::tile_place;

/// All that a space is drawn from.
#[derive(Clone, Copy, Hash)]
pub(crate) struct Spot {
    space: Space,
    lying: Option<Lying>,
    /// Who looks may not play there.
    far: bool,
}

/// What lies on a space that is not empty.
#[derive(Clone, Copy, Hash)]
struct Lying {
    ceremony: Ceremony,
    cards: u8,
    /// With how many cards it is finished: always at least with one more.
    finished_with: u8,
    /// The points for it.
    worth: u8,
}

impl Spot {
    /// A space as it is now.
    fn of(desk: &Desk<'_>, space: Space) -> Spot {
        let (view, cards) = (desk.view(), desk.view().villages.height(space));
        let lying = |ceremony| Lying {
            ceremony,
            cards,
            finished_with: view.villages.finished_with(space.seat()).max(cards + 1),
            worth: view.tiles.top(ceremony).points(),
        };
        Spot { space, lying: view.villages.stack(space).ceremony().map(lying), far: !desk.reaches(space) }
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
            span.letter aria-hidden="true" { span.of { (space.seat().number()) } (space.letter_name()) }
            @if let Some(lying) = lying { (stack(desk, lying)) }
        }
    }
}

/// What lies on a space that is not empty, as it is seen: what is read aloud says it in another order.
fn stack(desk: &Desk<'_>, lying: Lying) -> Markup {
    let card = Card::of(lying.ceremony);
    let printed = desk.phrases.card(card);
    html! {
        (desk.sign(card.word()))
        span.name aria-hidden="true" { (printed.face) }
        span.pips {
            @for _ in 0..lying.cards { i.on {} }
            @for _ in lying.cards..lying.finished_with { i {} }
        }
        span.does aria-hidden="true" { (printed.does) }
        span.worth aria-hidden="true" { (lying.worth) }
    }
}

/// The space in words.
fn spoken(desk: &Desk<'_>, Spot { space, lying, far }: Spot) -> String {
    let (space, phrases) = (space.name(), desk.phrases);
    let reach = if far { [", ", &phrases.far].concat() } else { String::new() };
    let Some(lying) = lying else { return [space, &phrases.colon, &phrases.empty, &reach].concat() };
    let name = title(Card::of(lying.ceremony), desk.language());
    let progress = phrases.progress(lying.cards, lying.finished_with);
    let worth = points(lying.worth.into(), desk.language());
    [space, &phrases.colon, name, ", ", progress, ", ", &worth, &reach].concat()
}
