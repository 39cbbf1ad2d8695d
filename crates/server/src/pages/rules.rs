//! The rules of a game, each with its id as an anchor.

use axum::extract::Path;
use hearth_words::say;
use maud::{Markup, html};

use super::layout;
use crate::assets::ASSETS;
use crate::games;
use crate::visitor::Visitor;
use crate::wrong::{Mishap, Missing, Wrong};

/// The rules of a game.
pub(crate) async fn rules(visitor: Visitor, Path(game): Path<String>) -> Result<Markup, Mishap> {
    let about = games::about(&game).ok_or(Wrong::Missing(Missing::Game))?;
    let signs = ASSETS.path(&format!("{game}.svg"));
    let content = html! {
        section .plain .rules {
            h1 { (say!(visitor.language, "rules-heading", game = about.title)) }
            p { a href={ "/rules/" (game) "/aid" } { (say!(visitor.language, "rules-aid")) } }
            @for line in (about.rulebook)(visitor.language).0.lines().filter(|line| !line.trim().is_empty()) {
                @if let Some(heading) = line.strip_prefix('#') {
                    h2 { (heading.trim_start_matches('#').trim()) }
                } @else if let Some((id, rule)) = line.split_once(' ') {
                    p #(id) { strong { (id) } " " (rule) }
                    @if let Some(example) = (about.example)(id, visitor.language, signs) { figure .example { (example) } }
                }
            }
        }
    };
    Ok(layout::page(about.title, &visitor.reader(), &content))
}

/// All that one looks up while one plays, on one page that can be printed.
pub(crate) async fn aid(visitor: Visitor, Path(game): Path<String>) -> Result<Markup, Mishap> {
    let about = games::about(&game).ok_or(Wrong::Missing(Missing::Game))?;
    let content = html! {
        section .aid { ((about.aid)(visitor.language, ASSETS.path(&format!("{game}.svg")))) }
    };
    Ok(layout::page(about.title, &visitor.reader(), &content))
}
