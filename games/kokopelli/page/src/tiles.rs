//! The selection tiles with the tokens that are left.

use hearth_page::Canvas;
use hearth_words::say;
use kokopelli_rules::{Card, Ceremony, Token};
use maud::{Markup, html};

use crate::desk::Desk;
use crate::places::tile_place;

/// The part that says what can still be won.
pub(crate) fn tiles(desk: &Desk<'_>, canvas: &mut Canvas) {
    canvas.part("tiles", desk.view().tiles, || {
        html! {
            section #tiles .tiles aria-label=(say!(desk.language(), "board-tiles")) {
                @for ceremony in desk.view().ceremonies { (tile(desk, ceremony)) }
            }
        }
    });
}

/// One selection tile.
pub(crate) fn tile(desk: &Desk<'_>, ceremony: Ceremony) -> Markup {
    let card = Card::of(ceremony);
    let printed = desk.phrases.card(card);
    let top = desk.view().tiles.top(ceremony);
    let (tokens, left): (&[u8], _) = match top {
        Token::Four => (&[4, 3], &desk.phrases.tokens[0]),
        Token::Three => (&[3], &desk.phrases.tokens[1]),
        Token::None => (&[], &desk.phrases.tokens[2]),
    };
    html! {
        div.tile.empty[tokens.is_empty()] role="img" data-at=[desk.at(tile_place(card))]
            data-tile=(card.word()) data-name=(printed.title) data-does=(printed.ability)
            aria-label={ (printed.title) (desk.phrases.colon) (left) } {
            (desk.sign(card.word()))
            span.name { (printed.face) }
            span.tokens {
                @for token in tokens { i { (token) } }
                @if tokens.is_empty() { i.gone { (top.points()) } }
            }
        }
    }
}
