//! The selection tiles with the remaining tokens.

use hearth_page::Id;
use hearth_words::say;
use kokopelli_rules::{Card, Ceremony, Token, View};
use maud::{Markup, html};

use crate::art::scene;
use crate::board::BoardRenderer;
use crate::board_context::BoardContext;
use crate::places::tile_place;

/// A selection tile with its token on top.
#[derive(Clone, Copy, Hash)]
pub(crate) struct Tile {
    ceremony: Ceremony,
    token: Token,
}

impl Tile {
    /// Returns the tile of a ceremony.
    pub(crate) fn of(view: &View, ceremony: Ceremony) -> Tile {
        Tile { ceremony, token: view.tiles.top(ceremony) }
    }

    fn id(self) -> Id {
        Id::of("tile", Card::of(self.ceremony).index())
    }
}

/// Draws the part with all tiles.
pub(crate) fn tiles(view: &View, renderer: &mut BoardRenderer<'_, '_>) {
    renderer.frame(
        "tiles",
        (),
        |renderer| {
            for ceremony in view.ceremonies {
                let deps = Tile::of(view, ceremony);
                renderer.part(deps.id(), deps, |context, deps| tile(context, *deps, Some(deps.id())));
            }
        },
        |context, (), tiles| {
            html! { section #tiles .tiles aria-label=(say!(context.language(), "board-tiles")) { (tiles) } }
        },
    );
}

/// Draws one tile. Without tokens it shows a Game End tile.
pub(crate) fn tile(context: &BoardContext<'_>, Tile { ceremony, token }: Tile, id: Option<Id>) -> Markup {
    let card = Card::of(ceremony);
    let text = context.phrases().card(card);
    let (tokens, label): (&[u8], _) = match token {
        Token::Four => (&[4, 3], &text.tiles[0]),
        Token::Three => (&[3], &text.tiles[1]),
        Token::None => (&[], &text.tiles[2]),
    };
    html! {
        div.tile.empty[tokens.is_empty()] id=[id] role="img" data-at=[context.at(tile_place(card))]
            data-tile=(card.word()) data-name=(text.title) data-does=(text.ability)
            aria-label=(label) {
            (context.sign(scene(card)).in_class("scene"))
            span.name { (text.title) }
            span.tokens {
                @for token in tokens { i { (token) } }
                @if tokens.is_empty() { (context.sign("hourglass")) }
            }
        }
    }
}
