//! One space of a village and what lies there.

use kokopelli_rules::{Card, Ceremony, Space};
use kokopelli_terminal::{points, title};
use maud::{Markup, html};

use crate::desk::Desk;
use crate::sign::sign;

/// All that a space is drawn from.
#[derive(Clone, Copy, Hash)]
pub(crate) struct Spot {
    space: Space,
    lying: Option<Lying>,
    /// Who looks may not play there.
    far: bool,
    /// A legal decision touches it.
    may: bool,
    /// A legal decision lays a card there.
    lay: bool,
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
    pub(crate) fn of(desk: &Desk<'_>, space: Space) -> Spot {
        let (view, cards) = (desk.view(), desk.view().villages.height(space));
        let lying = |ceremony| Lying {
            ceremony,
            cards,
            finished_with: view.villages.finished_with(space.seat()).max(cards + 1),
            worth: view.tiles.top(ceremony).points(),
        };
        Spot {
            space,
            lying: view.villages.stack(space).ceremony().map(lying),
            far: !desk.reaches(space),
            may: desk.touchable.spaces.has(space),
            lay: desk.touchable.laid_on.has(space),
        }
    }
}

/// Spaces that are drawn together.
pub(crate) fn spots(desk: &Desk<'_>, spaces: impl IntoIterator<Item = Space>) -> Vec<Spot> {
    spaces.into_iter().map(|space| Spot::of(desk, space)).collect()
}

/// A space. It says in classes whether it is out of reach (`far`), and whether a legal decision lays a card there (`lay`). What a
/// legal decision touches is a button.
pub(crate) fn space(desk: &Desk<'_>, spot: Spot) -> Markup {
    let Spot { space, lying, far, may, lay } = spot;
    let card = lying.map(|lying| Card::of(lying.ceremony));
    let printed = card.map(|card| desk.phrases.card(card));
    let word = card.map(Card::word);
    let (name, sentence) = printed.map(|printed| (&printed.title, &printed.ability)).unzip();
    let height = lying.map(|lying| lying.cards);
    let place = space.to_string();
    let (at, label) = (desk.at(place.clone()), spoken(desk, &place, spot));
    // What is read aloud of a button stands in it beside what is seen.
    let hidden = may.then_some("true");
    let inside = html! {
        span.letter aria-hidden=[hidden] { span.of { (space.seat()) } (space.letter_name()) }
        @if let Some(lying) = lying { (stack(desk, lying, hidden)) }
    };
    html! {
        @if may {
            button.space.may.lay[lay] type="button" data-at=[at] data-space=(place) data-card=[word] data-cards=[height]
                data-name=[name] data-does=[sentence] { span.unseen { (label) } (inside) }
        } @else {
            div.space.far[far] role="img" data-at=[at] data-space=(place) data-card=[word] data-cards=[height]
                data-name=[name] data-does=[sentence] aria-label=(label) { (inside) }
        }
    }
}

/// What lies on a space that is not empty.
fn stack(desk: &Desk<'_>, lying: Lying, hidden: Option<&str>) -> Markup {
    let card = Card::of(lying.ceremony);
    let printed = desk.phrases.card(card);
    html! {
        (sign(desk.scene.signs, card.word()))
        span.name aria-hidden=[hidden] { (printed.face) }
        span.does aria-hidden=[hidden] { (printed.does) }
        span.pips {
            @for _ in 0..lying.cards { i.on {} }
            @for _ in lying.cards..lying.finished_with { i {} }
        }
        span.worth aria-hidden=[hidden] { (lying.worth) }
    }
}

/// The space in words.
fn spoken(desk: &Desk<'_>, space: &str, Spot { lying, far, .. }: Spot) -> String {
    let phrases = desk.phrases;
    let reach = if far { [", ", &phrases.far].concat() } else { String::new() };
    let Some(lying) = lying else { return [space, &phrases.colon, &phrases.empty, &reach].concat() };
    let name = title(Card::of(lying.ceremony), desk.language());
    let progress = phrases.progress(lying.cards, lying.finished_with);
    let worth = points(lying.worth.into(), desk.language());
    [space, &phrases.colon, name, ", ", progress, ", ", &worth, &reach].concat()
}
