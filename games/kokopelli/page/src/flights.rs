//! The animations of events, as the observer may see them.

use hearth_core::Seat;
use hearth_page::{Act, Face, Motion, PlaceId, Sound};
use kokopelli_rules::{Card, CardsSeen, Event, Source, Space, View};

use crate::places::{ENDS, card_place, discard_place, hand_place, pile_place, points_place, tile_place};

/// The order of the animations, which is not that of the events: a card lands, has its effect, scores; then the table is cleared
/// and cards are drawn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Step {
    Land,
    Happen,
    Score,
    Clear,
    Draw,
    End,
}

/// Returns the animations in the order in which they are shown. A card that ends at its start does not move.
pub(crate) fn flights(events: &[Event], view: &View) -> Vec<Motion> {
    let mut steps: Vec<(Step, Motion)> = Vec::new();
    let finished = events.iter().any(|event| matches!(event, Event::Finished { .. }));
    let mut space = None;
    for event in events {
        if let Event::Played { space: played, .. } = *event {
            space = Some(played);
        }
        for (step, motion) in motions(*event, space, finished, view).into_iter().flatten() {
            if !steps.last_mut().is_some_and(|(_, last)| add_points(last, motion)) {
                steps.push((step, motion));
            }
        }
    }
    steps.sort_by_key(|(step, _)| *step);
    steps.into_iter().map(|(_, motion)| motion).collect()
}

/// Adds points to a gain with the same start and goal. Returns false for other animations.
fn add_points(last: &mut Motion, next: Motion) -> bool {
    match (&mut last.act, next.act) {
        (Act::Gain { from, to, points }, Act::Gain { from: also_from, to: also_to, points: more })
            if *from == also_from && *to == also_to =>
        {
            *points += more;
            true
        }
        _ => false,
    }
}

/// Returns the animations of one event. `space` is the space of the last card, and `finished` is true if it finished a ceremony.
fn motions(event: Event, space: Option<Space>, finished: bool, view: &View) -> [Option<(Step, Motion)>; 2] {
    let one = |step, act, sound| [Some((step, Motion::new(act, sound))), None];
    match event {
        Event::Drew { seat, card, .. } => {
            let own = view.observer.sits_at(seat);
            let face = if own { Face::Turn } else { Face::Back };
            match drawn_to(seat, card, view) {
                Some(to) => one(Step::Draw, Act::Fly { from: pile_place(seat), to, face }, Sound::Paper),
                None => [None; 2],
            }
        }
        Event::Opened { seat, ceremony, space } => {
            one(Step::Land, laid(seat, Card::of(ceremony), space, view), Sound::Note(1))
        }
        Event::Played { seat, card, space, .. } => {
            let sound = match card {
                _ if card.is_kokopelli() => Sound::Flute,
                // The last note sounds when the ceremony lights up.
                _ if finished => Sound::Thud,
                _ => Sound::Note(view.villages.height(space).max(2)),
            };
            let bead = (Step::Happen, Motion::new(Act::Light { at: space.name() }, Sound::Bead));
            let land = (Step::Land, Motion::new(laid(seat, card, space, view), sound));
            [Some(land), (!finished).then_some(bead)]
        }
        Event::Finished { space, .. } => {
            one(Step::Happen, Act::Light { at: place_now(space, view) }, Sound::Octave)
        }
        Event::PutUnder { seat, card } => one(Step::Land, put_under(seat, card, view), Sound::Paper),
        Event::Cleared { space, .. } => {
            let act = Act::Bundle { from: space.name(), to: discard_place(space.seat()) };
            one(Step::Clear, act, Sound::Paper)
        }
        Event::EndTilePlaced { ceremony, .. } => {
            let act = Act::Fly { from: ENDS, to: tile_place(Card::of(ceremony)), face: Face::Start };
            one(Step::Clear, act, Sound::Thud)
        }
        Event::HandDiscarded { seat, cards } if !cards.is_empty() => {
            let act = Act::Bundle { from: hand_place(seat), to: discard_place(seat) };
            one(Step::Clear, act, Sound::Paper)
        }
        Event::Scored { seat, points: points @ 1.., source } => match scored_with(seat, source, space) {
            Some(from) => one(Step::Score, Act::Gain { from, to: points_place(seat), points }, Sound::Coin),
            None => [None; 2],
        },
        Event::GameOver { .. } => one(Step::End, Act::End, Sound::Fanfare),
        _ => [None; 2],
    }
}

/// Returns the place of a space after the events. A space below a pile may be gone with the ceremony finished there (K39); then it
/// is the discard pile.
fn place_now(space: Space, view: &View) -> PlaceId {
    let owner = space.seat();
    if view.village(owner).has(space) { space.name() } else { discard_place(owner) }
}

/// Moves a card from a hand to a space. The own hand is open; another player's card is shown at its goal.
fn laid(seat: Seat, card: Card, space: Space, view: &View) -> Act {
    let (from, face) = if view.observer.sits_at(seat) {
        (card_place(card), Face::Start)
    } else {
        (hand_place(seat), Face::Goal)
    };
    Act::Fly { from, to: place_now(space, view), face }
}

/// Moves a card from a hand under the pile. Only its owner knows which one.
fn put_under(seat: Seat, card: Option<Card>, view: &View) -> Act {
    let (from, face) = match card {
        Some(card) if view.observer.sits_at(seat) => (card_place(card), Face::Start),
        _ => (hand_place(seat), Face::Back),
    };
    Act::Fly { from, to: pile_place(seat), face }
}

/// Returns the goal of a drawn card. A card that has left the own hand again has none.
fn drawn_to(seat: Seat, card: Option<Card>, view: &View) -> Option<PlaceId> {
    if !view.observer.sits_at(seat) {
        return Some(hand_place(seat));
    }
    let card = card?;
    let held = matches!(view.seat(seat).hand, CardsSeen::Open(cards) if cards.has(card));
    held.then(|| card_place(card))
}

/// Returns the place of a source of points, if it has one.
fn scored_with(seat: Seat, source: Source, space: Option<Space>) -> Option<PlaceId> {
    match source {
        Source::Finishing(ceremony) => Some(tile_place(Card::of(ceremony))),
        Source::OwnersPoint(_) | Source::Ability(_) => space.map(Space::name),
        Source::EmptyHand(_) => Some(hand_place(seat)),
        Source::Pile(_) => Some(pile_place(seat)),
        Source::Village => None,
    }
}
