//! The selection tiles with the tokens that are left.

use hearth_page::Canvas;
use hearth_words::say;
use kokopelli_rules::{Card, Ceremony, Token};
use kokopelli_terminal::{ability, title};
use maud::{Markup, html};

use crate::desk::Desk;
use crate::sign::sign;

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
    let (card, language) = (Card::of(ceremony), desk.language());
    let top = desk.view().tiles.top(ceremony);
    let (tokens, left): (&[u8], _) = match top {
        Token::Four => (&[4, 3], &desk.phrases.tokens[0]),
        Token::Three => (&[3], &desk.phrases.tokens[1]),
        Token::None => (&[], &desk.phrases.tokens[2]),
    };
    html! {
        div.tile.empty[tokens.is_empty()] role="img" data-at=[desk.at(["tile-", card.word()].concat())]
            data-tile=(card.word()) data-name=(title(card, language)) data-does=(ability(card, language))
            aria-label={ (title(card, language)) ": " (left) } {
            (sign(desk.scene.signs, card.word()))
            span.name { (desk.phrases.face(card)) }
            span.tokens {
                @for token in tokens { i { (token) } }
                @if tokens.is_empty() { i.gone { (top.points()) } }
            }
        }
    }
}
