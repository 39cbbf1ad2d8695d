//! The selection tiles with the tokens that are left, the Game End tiles and the round.

use hearth_page::Part;
use hearth_terminal::count;
use kokopelli_rules::{Card, Ceremony, QuestionSeen, Token};
use kokopelli_terminal::{ability, ending};
use maud::{Markup, html};

use crate::Scene;
use crate::sign::sign;

/// The part that says what can still be won.
pub(crate) fn tiles(scene: &Scene<'_>) -> Part {
    let view = scene.view;
    let last_round = view.end.filter(|_| view.question != QuestionSeen::Over);
    let html = html! {
        section #tiles aria-label="Tokens for finishing" {
            p.round {
                b { "Round " (view.round) }
                span.ends {
                    span aria-hidden="true" { (sign(scene, "end")) }
                    (count(view.tiles.end_tiles() as usize, "Game End tile")) " left"
                }
                @if let Some(reason) = last_round {
                    strong.last { "The last round: " (ending(reason, scene.names.language())) "." }
                }
            }
            div.tiles {
                @for ceremony in view.ceremonies { (tile(scene, ceremony)) }
            }
        }
    };
    Part::new("tiles", html)
}

/// One selection tile.
fn tile(scene: &Scene<'_>, ceremony: Ceremony) -> Markup {
    let top = scene.view.tiles.top(ceremony);
    let tokens: &[u8] = match top {
        Token::Four => &[4, 3],
        Token::Three => &[3],
        Token::None => &[],
    };
    let left = match top {
        Token::Four => "the tokens 4 and 3 are left",
        Token::Three => "the token 3 is left",
        Token::None => "no token is left, 1 point",
    };
    html! {
        div.tile.empty[tokens.is_empty()] role="img" data-tile=(ceremony.word()) title=(ability(Card::of(ceremony), scene.names.language()))
            aria-label={ (ceremony) ": " (left) } {
            (sign(scene, ceremony.word()))
            span.name { (ceremony) }
            span.tokens {
                @for token in tokens { i { (token) } }
                @if tokens.is_empty() { i.gone { (top.points()) } }
            }
        }
    }
}
