//! The places of the table as `data-at` names them. Spaces have the names of the rules.

use std::sync::LazyLock;

use hearth_core::Seat;
use hearth_page::PlaceId;
use kokopelli_rules::Card;

/// The Game End tiles.
pub(crate) const ENDS: PlaceId = "ends";

/// The button that exchanges the hand.
pub(crate) const EXCHANGE: PlaceId = "exchange";

/// The names that consist of two words. Every board has them, so they are built once.
struct PlaceIds {
    cards: Vec<String>,
    tiles: Vec<String>,
    hands: Vec<String>,
    piles: Vec<String>,
    discards: Vec<String>,
    points: Vec<String>,
}

static PLACE_IDS: LazyLock<PlaceIds> = LazyLock::new(|| {
    let by_card = |word: &str| Card::all().map(|card| format!("{word}-{}", card.word())).collect();
    let by_seat = |word: &str| Seat::all(Seat::MOST).map(|seat| format!("{word}-{seat}")).collect();
    PlaceIds {
        cards: by_card("hand"),
        tiles: by_card("tile"),
        hands: by_seat("hand"),
        piles: by_seat("pile"),
        discards: by_seat("discard"),
        points: by_seat("points"),
    }
});

/// Returns the place of a card in the own hand.
pub(crate) fn card_place(card: Card) -> PlaceId {
    &PLACE_IDS.cards[card.index()]
}

/// Returns the place of a ceremony's selection tile.
pub(crate) fn tile_place(card: Card) -> PlaceId {
    &PLACE_IDS.tiles[card.index()]
}

/// Returns the place of a whole hand.
pub(crate) fn hand_place(seat: Seat) -> PlaceId {
    &PLACE_IDS.hands[seat.index()]
}

/// Returns the place of a draw pile.
pub(crate) fn pile_place(seat: Seat) -> PlaceId {
    &PLACE_IDS.piles[seat.index()]
}

/// Returns the place of a discard pile.
pub(crate) fn discard_place(seat: Seat) -> PlaceId {
    &PLACE_IDS.discards[seat.index()]
}

/// Returns the place of a seat's points.
pub(crate) fn points_place(seat: Seat) -> PlaceId {
    &PLACE_IDS.points[seat.index()]
}
