//! The drawings in the sprite: what each is called. All names are put together once.

use std::sync::LazyLock;

use hearth_core::Seat;
use kokopelli_rules::Card;

/// The names that are put together of two words.
struct Drawings {
    faces: Vec<String>,
    bands: Vec<String>,
    scenes: Vec<String>,
    backs: Vec<String>,
}

static DRAWINGS: LazyLock<Drawings> = LazyLock::new(|| {
    let by_card = |word: &str| Card::all().map(|card| format!("{word}-{}", card.word())).collect();
    Drawings {
        faces: by_card("face"),
        bands: by_card("band"),
        scenes: by_card("tile"),
        backs: Seat::all(Seat::MOST).map(|seat| format!("back-{seat}")).collect(),
    }
});

/// A card's frame and scene.
pub(crate) fn face(card: Card) -> &'static str {
    &DRAWINGS.faces[card.index()]
}

/// A strip of a card's frame: above its name, and all that is seen of a card that lies below others.
pub(crate) fn band(card: Card) -> &'static str {
    &DRAWINGS.bands[card.index()]
}

/// The part of a scene that is on a selection tile. Kokopelli has none.
pub(crate) fn scene(card: Card) -> &'static str {
    &DRAWINGS.scenes[card.index()]
}

/// The back of a seat's cards.
pub(crate) fn back(seat: Seat) -> &'static str {
    &DRAWINGS.backs[seat.index()]
}
