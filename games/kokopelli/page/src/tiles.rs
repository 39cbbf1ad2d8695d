//! The selection tiles with the tokens that are left.

use hearth_page::{Canvas, Id};
use hearth_words::say;
use kokopelli_rules::{Card, Ceremony, Token};
use maud::{Markup, html};

use crate::art::scene;
use crate::desk::Desk;
use crate::places::tile_place;

/// The part that says what can still be won.
pub(crate) fn tiles(desk: &Desk<'_>, canvas: &mut Canvas) {
    let inside = |canvas: &mut Canvas| {
        for ceremony in desk.view().ceremonies {
            let id = Id::of("tile", Card::of(ceremony).index());
            canvas.part(id, desk.view().tiles.top(ceremony).points(), || tile(desk, ceremony, Some(id)));
        }
    };
    canvas.frame("tiles", (), inside, |tiles| {
        html! { section #tiles .tiles aria-label=(say!(desk.language(), "board-tiles")) { (tiles) } }
    });
}

/// One selection tile. Where both tokens are gone, a Game End tile lies.
pub(crate) fn tile(desk: &Desk<'_>, ceremony: Ceremony, id: Option<Id>) -> Markup {
    let card = Card::of(ceremony);
    let printed = desk.phrases.card(card);
    let (tokens, label): (&[u8], _) = match desk.view().tiles.top(ceremony) {
        Token::Four => (&[4, 3], &printed.tiles[0]),
        Token::Three => (&[3], &printed.tiles[1]),
        Token::None => (&[], &printed.tiles[2]),
    };
    html! {
        div.tile.empty[tokens.is_empty()] id=[id] role="img" data-at=[desk.at(tile_place(card))]
            data-tile=(card.word()) data-name=(printed.title) data-does=(printed.ability)
            aria-label=(label) {
            (desk.sign(scene(card)).in_class("scene"))
            span.name { (printed.title) }
            span.tokens {
                @for token in tokens { i { (token) } }
                @if tokens.is_empty() { (desk.sign("hourglass")) }
            }
        }
    }
}
