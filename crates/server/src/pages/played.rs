//! All finished games of a person, with their results.

mod line;
mod tally;

use axum::extract::State;
use hearth_host::base::Household;
use hearth_host::tables::LobbyRow;
use hearth_store::{Listed, UserId};
use hearth_table::Person;
use hearth_words::{Language, say};
use maud::{Markup, html};
use serde::Deserialize;

use self::tally::Tally;
use super::listing::Look;
use super::replay::way;
use super::table::hint::percent;
use crate::app::App;
use crate::error::{AppError, Missing, PageError};
use crate::games::{self, GameInfo};
use crate::http::auth::{Origin, PageUser};
use crate::http::extract::Query;
use crate::http::layout;
use crate::http::layout::house;

/// The number of games on a page.
const LISTED: usize = 30;

/// The most games that are read, the newest first. Reading a thousand takes about as long as drawing a table.
const REMEMBERED: u32 = 1000;

/// The filter and the page of the list.
#[derive(Deserialize)]
pub(crate) struct Which {
    game: Option<String>,
    page: Option<usize>,
}

/// Draws the visitor's finished games.
pub(crate) async fn played(
    State(app): State<App>,
    Origin(address): Origin,
    visitor: PageUser,
    Query(Which { game, page }): Query<Which>,
) -> Result<Markup, PageError> {
    app.limits.expensive(Household::of(address))?;
    let language = visitor.language;
    let game = match game {
        Some(name) => Some(games::info(&name).ok_or(AppError::Missing(Missing::Game))?),
        None => None,
    };
    let played = match &visitor.identity {
        Some(identity) => remembered(&app, identity.user.id, game.as_ref()).await?,
        None => Vec::new(),
    };
    let look = Look { me: visitor.person(), now: app.context.clock.now().0, language };
    let content = html! {
        div .fared {
            section .panel .person {
                (house::person(&visitor.name()))
                h1 { (visitor.name()) }
                (figures(&played, look))
                @if !played.is_empty() {
                    (tallies(&played, look))
                    p .quiet { (say!(language, "played-counts")) }
                }
            }
            section .panel .recent {
                header { h2 { (say!(language, "played-title")) } (choice(game.as_ref(), language)) }
                @if played.is_empty() {
                    p { (say!(language, "played-none")) }
                    p { a .primary href="/" { (say!(language, "home-go")) } }
                }
                (listed(&played, game.as_ref(), page, look))
            }
        }
    };
    Ok(layout::page(&say!(language, "played-title"), &visitor.reader(), &content))
}

/// Draws the number of games that count and the share of wins.
pub(super) fn figures(played: &[Played], look: Look) -> Markup {
    let Some(me) = look.me else { return html! {} };
    let all = Tally::of(played.iter().map(|played| &played.line), me).all();
    if all.games == 0 {
        return html! {};
    }
    let won = percent(all.won as f32 / all.games as f32, look.language);
    html! {
        ul .figures {
            li { b { (all.games) } " " (say!(look.language, "played-figure-games", games = all.games)) }
            li { b { (won) } " " (say!(look.language, "played-figure-won")) }
        }
    }
}

/// A finished game.
pub(super) struct Played {
    pub listed: Listed,
    line: LobbyRow,
}

/// Returns the finished games where a person sat, the latest first.
pub(super) async fn remembered(
    app: &App,
    id: UserId,
    game: Option<&GameInfo>,
) -> Result<Vec<Played>, AppError> {
    let game = game.map(|game| game.name.to_owned());
    let tables = app.context.store.over(id, game, REMEMBERED).await?;
    let played = tables.into_iter().filter_map(|listed| {
        let line: LobbyRow = serde_json::from_str(&listed.summary.line).ok()?;
        let sat = line.seats.iter().any(|seat| seat.person == Some(Person(id.0)));
        sat.then_some(Played { listed, line })
    });
    Ok(played.collect())
}

/// Draws the choice between all games and one of them.
fn choice(chosen: Option<&GameInfo>, language: Language) -> Markup {
    let current = |game: Option<&GameInfo>| {
        (game.map(|game| game.name) == chosen.map(|game| game.name)).then_some("true")
    };
    html! {
        nav .which aria-label=(say!(language, "played-which")) {
            a href="/played" aria-current=[current(None)] { (say!(language, "played-all")) }
            @for game in games::all() {
                a href={ "/played?game=" (game.name) } aria-current=[current(Some(&game))] { (game.title) }
            }
        }
    }
}

/// Draws the results in each game.
pub(super) fn tallies(played: &[Played], look: Look) -> Markup {
    let Some(me) = look.me else { return html! {} };
    html! {
        @for game in games::all() {
            @let lines = played.iter().map(|played| &played.line).filter(|line| line.game == game.name);
            (Tally::of(lines, me).table(game.title, look.language))
        }
    }
}

/// Draws finished games.
pub(super) fn lines(played: &[&Played], look: Look) -> Markup {
    html! { ul .games-played { @for played in played { (line::line(&played.listed, &played.line, look)) } } }
}

/// Draws a page of the list, with links to its neighbours.
fn listed(played: &[Played], game: Option<&GameInfo>, page: Option<usize>, look: Look) -> Markup {
    let pages = played.len().div_ceil(LISTED);
    let page = page.unwrap_or(1).clamp(1, pages.max(1));
    let shown: Vec<&Played> = played.iter().skip((page - 1) * LISTED).take(LISTED).collect();
    let chosen = game.map(|game| format!("game={}&", game.name)).unwrap_or_default();
    let link = |to: usize| (1..=pages).contains(&to).then(|| format!("/played?{chosen}page={to}"));
    html! {
        @if !shown.is_empty() { (lines(&shown, look)) }
        @if pages > 1 {
            nav .steps aria-label=(say!(look.language, "played-pages")) {
                (way(Some("prev"), link(page - 1), &say!(look.language, "played-newer")))
                (way(Some("next"), link(page + 1), &say!(look.language, "played-older")))
                span .quiet { (say!(look.language, "played-page", page = page, pages = pages)) }
            }
        }
    }
}
