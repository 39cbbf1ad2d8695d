//! One space of a village and what lies there.

use kokopelli_rules::{Card, Ceremony, Space, View};
use kokopelli_terminal::{ability, does, points, title};
use maud::{Markup, html};

use crate::desk::Desk;
use crate::sign::sign;

/// A space. It says in classes whether it is out of reach (`far`), and whether a legal decision lays a card there (`lay`). What a
/// legal decision touches is a button.
pub(crate) fn space(desk: &Desk<'_>, space: Space) -> Markup {
    let (view, language) = (desk.view(), desk.language());
    let lying = view.villages.stack(space).ceremony();
    let card = lying.map(Card::of);
    let (word, name) = (card.map(Card::word), card.map(|card| title(card, language)));
    let sentence = card.map(|card| ability(card, language));
    let height = card.map(|_| view.villages.height(space));
    let (at, label) = (desk.at(space.to_string()), spoken(desk, space, lying));
    let lay = desk.touchable.laid_on.has(space);
    // What is read aloud of a button stands in it beside what is seen.
    let hidden = desk.touchable.spaces.has(space).then_some("true");
    let inside = html! {
        span.letter aria-hidden=[hidden] { span.of { (space.seat()) } (space.letter_name()) }
        @if let Some(card) = card { (stack(desk, space, card, hidden)) }
    };
    html! {
        @if desk.touchable.spaces.has(space) {
            button.space.may.lay[lay] type="button" data-at=[at] data-space=(space) data-card=[word] data-cards=[height]
                data-name=[name] data-does=[sentence] { span.unseen { (label) } (inside) }
        } @else {
            div.space.far[!desk.reaches(space)] role="img" data-at=[at] data-space=(space) data-card=[word] data-cards=[height]
                data-name=[name] data-does=[sentence] aria-label=(label) { (inside) }
        }
    }
}

/// What lies on a space that is not empty.
fn stack(desk: &Desk<'_>, space: Space, card: Card, hidden: Option<&str>) -> Markup {
    let (view, language) = (desk.view(), desk.language());
    let lying = view.villages.height(space);
    html! {
        (sign(desk.scene.signs, card.word()))
        span.name aria-hidden=[hidden] { (desk.phrases.face(card)) }
        span.does aria-hidden=[hidden] { (does(card, language)) }
        span.pips {
            @for _ in 0..lying { i.on {} }
            @for _ in lying..finished_with(view, space) { i {} }
        }
        @if let Some(ceremony) = card.ceremony() { span.worth aria-hidden=[hidden] { (view.tiles.top(ceremony).points()) } }
    }
}

/// With how many cards what lies there is finished: always at least with one more.
fn finished_with(view: &View, space: Space) -> u8 {
    view.villages.finished_with(space.seat()).max(view.villages.height(space) + 1)
}

/// The space in words.
fn spoken(desk: &Desk<'_>, space: Space, lying: Option<Ceremony>) -> String {
    let (view, phrases) = (desk.view(), desk.phrases);
    let reach = if desk.reaches(space) { String::new() } else { [", ", &phrases.far].concat() };
    let Some(ceremony) = lying else { return format!("{space}{}{}{reach}", phrases.colon, phrases.empty) };
    let name = title(Card::of(ceremony), desk.language());
    let progress = phrases.progress(view.villages.height(space), finished_with(view, space));
    let worth = points(view.tiles.top(ceremony).points().into(), desk.language());
    format!("{space}{}{name}, {progress}, {worth}{reach}", phrases.colon)
}
