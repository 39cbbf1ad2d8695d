//! The overview of a game, before its rules: a few sentences, pictures, and the actions of a turn. A new
//! player may stop there.

use hearth_page::{Overview, OverviewAction, OverviewPoints, Sign};
use hearth_words::{Language, say};
use maud::{Markup, html};

use crate::games::{self, GameInfo};
use crate::http::assets::ASSETS;
use crate::http::layout::pictures::{FIRST_GAME, cover};

/// Draws the overview.
pub(super) fn intro(about: &GameInfo, overview: &Overview, language: Language) -> Markup {
    html! {
        section .intro .paper {
            header {
                (cover(about.name))
                div {
                    nav .which aria-label=(say!(language, "rules-which")) {
                        @for game in games::all() {
                            a href={ "/rules/" (game.name) } aria-current=[(game.name == about.name).then_some("page")] { (game.title) }
                        }
                    }
                    h1 { (say!(language, "rules-about")) }
                    p .lead { (overview.lead) }
                }
                p .begin {
                    @if about.has_lessons {
                        a .primary href={ "/learn/" (about.name) "/" (FIRST_GAME) } { (say!(language, "rules-learn")) }
                    }
                    small { (say!(language, "rules-players", fewest = about.fewest, most = about.most)) }
                }
            }
            @if !overview.pictures.is_empty() {
                ol .comic {
                    @for picture in &overview.pictures { li { (picture.drawing) p { (picture.caption) } } }
                }
            }
            @if !overview.actions.is_empty() { div .turn { h2 { (overview.turn) } (acts(about, &overview.actions)) } }
        }
    }
}

/// Draws the essentials beside the rules.
pub(super) fn essentials(about: &GameInfo, overview: &Overview, language: Language) -> Markup {
    html! {
        @if !overview.actions.is_empty() {
            aside .essentials .paper {
                h2 { (say!(language, "shell-aid")) }
                h3 { (overview.turn) }
                (acts(about, &overview.actions))
                h3 { (say!(language, "rules-points")) }
                ul .worth { @for OverviewPoints { points, what } in &overview.points { li { b { (points) } span { (what) } } } }
            }
        }
    }
}

/// Draws the actions of a turn.
fn acts(about: &GameInfo, actions: &[OverviewAction]) -> Markup {
    let signs = ASSETS.signs(about.name);
    html! {
        ul .acts {
            @for OverviewAction { sign, name, what } in actions {
                li { (Sign::of(signs, sign)) span { b { (name) } " " (what) } }
            }
        }
    }
}
