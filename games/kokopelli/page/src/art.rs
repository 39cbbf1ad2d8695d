//! The ids of the drawings in the sprite. They are built once.

use std::sync::LazyLock;

use hearth_core::Seat;
use kokopelli_rules::Card;

/// The ids that consist of two words.
struct SpriteIds {
    faces: Vec<String>,
    bands: Vec<String>,
    scenes: Vec<String>,
    backs: Vec<String>,
}

static SPRITE_IDS: LazyLock<SpriteIds> = LazyLock::new(|| {
    let by_card = |word: &str| Card::all().map(|card| format!("{word}-{}", card.word())).collect();
    SpriteIds {
        faces: by_card("face"),
        bands: by_card("band"),
        scenes: by_card("tile"),
        backs: Seat::all(Seat::MOST).map(|seat| format!("back-{seat}")).collect(),
    }
});

/// Returns the id of a card's frame and scene.
pub(crate) fn face(card: Card) -> &'static str {
    &SPRITE_IDS.faces[card.index()]
}

/// Returns the id of a strip of a card's frame. It is above the name, and the visible edge of a card below others.
pub(crate) fn band(card: Card) -> &'static str {
    &SPRITE_IDS.bands[card.index()]
}

/// Returns the id of the scene on a selection tile. Kokopelli has none.
pub(crate) fn scene(card: Card) -> &'static str {
    &SPRITE_IDS.scenes[card.index()]
}

/// Returns the id of the back of a seat's cards.
pub(crate) fn back(seat: Seat) -> &'static str {
    &SPRITE_IDS.backs[seat.index()]
}
