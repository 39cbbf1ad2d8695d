//! The places of the table, and what they are called in `data-at`. Spaces are called what the rules call them.

use std::sync::LazyLock;

use hearth_core::Seat;
use hearth_page::Place;
use kokopelli_rules::Card;

/// The end tiles.
pub(crate) const ENDS: Place = "ends";

/// The button that exchanges the hand.
pub(crate) const EXCHANGE: Place = "exchange";

/// The names that are put together of two words: they stand on every board, so they are put together once.
struct Names {
    cards: Vec<String>,
    tiles: Vec<String>,
    hands: Vec<String>,
    piles: Vec<String>,
    discards: Vec<String>,
    points: Vec<String>,
}

static NAMES: LazyLock<Names> = LazyLock::new(|| {
    let by_card = |word: &str| Card::all().map(|card| format!("{word}-{}", card.word())).collect();
    let by_seat = |word: &str| Seat::all(Seat::MOST).map(|seat| format!("{word}-{seat}")).collect();
    Names {
        cards: by_card("hand"),
        tiles: by_card("tile"),
        hands: by_seat("hand"),
        piles: by_seat("pile"),
        discards: by_seat("discard"),
        points: by_seat("points"),
    }
});

/// A card of the own hand.
pub(crate) fn card_place(card: Card) -> Place {
    &NAMES.cards[card.index()]
}

/// The selection tile of a ceremony.
pub(crate) fn tile_place(card: Card) -> Place {
    &NAMES.tiles[card.index()]
}

/// A hand as a whole.
pub(crate) fn hand_place(seat: Seat) -> Place {
    &NAMES.hands[seat.index()]
}

/// A draw pile.
pub(crate) fn pile_place(seat: Seat) -> Place {
    &NAMES.piles[seat.index()]
}

/// A discard pile.
pub(crate) fn discard_place(seat: Seat) -> Place {
    &NAMES.discards[seat.index()]
}

/// Somebody's points.
pub(crate) fn points_place(seat: Seat) -> Place {
    &NAMES.points[seat.index()]
}
