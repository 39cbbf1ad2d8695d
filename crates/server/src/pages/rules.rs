//! The rules of a game, each with its id as an anchor.

use axum::extract::Path;
use maud::{Markup, html};

use super::layout;
use crate::games;
use crate::visitor::Visitor;
use crate::wrong::{Mishap, Wrong};

/// The rules of a game.
pub(crate) async fn rules(visitor: Visitor, Path(game): Path<String>) -> Result<Markup, Mishap> {
    let about = games::about(&game).ok_or(Wrong::Missing("game"))?;
    let content = html! {
        section .plain .rules {
            h1 { (about.title) ": the rules" }
            @for line in about.rulebook.0.lines().filter(|line| !line.trim().is_empty()) {
                @if let Some(heading) = line.strip_prefix('#') {
                    h2 { (heading.trim_start_matches('#').trim()) }
                } @else if let Some((id, rule)) = line.split_once(' ') {
                    p #(id) { strong { (id) } " " (rule) }
                }
            }
        }
    };
    Ok(layout::page(about.title, &visitor.name(), &content))
}
