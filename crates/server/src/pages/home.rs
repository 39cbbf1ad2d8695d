//! The first page: play at once, and the lobby.

use std::time::Duration;

use axum::extract::{Path, State};
use axum::response::{Redirect, Response};
use hearth_store::Stage;
use hearth_table::{Chair, Plan, USUAL_BOT};
use hearth_words::say;
use maud::{Markup, html};

use super::layout;
use super::listing::{self, Look};
use crate::app::App;
use crate::games;
use crate::stream;
use crate::visitor::{Me, Visitor};
use crate::wrong::{Mishap, Missing, Wrong};

/// So many tables stand in each list.
const LISTED: u32 = 20;

/// The first page.
pub(crate) async fn home(State(app): State<App>, visitor: Visitor) -> Result<Markup, Mishap> {
    let language = visitor.language;
    let content = html! {
        section .welcome {
            h1 { "Hearth" }
            p { (say!(language, "home-invitation")) }
            div .games {
                @for game in games::all() {
                    article .game-card {
                        h2 { (game.title) }
                        p { ((game.invitation)(language)) }
                        p .quiet { (say!(language, "home-players", fewest = game.fewest, most = game.most)) }
                        form method="post" action={ "/play/" (game.name) } {
                            button .primary { (say!(language, "home-play", game = game.title)) }
                        }
                        p .links {
                            a href={ "/new/" (game.name) } { (say!(language, "home-open")) }
                            a href={ "/learn#" (game.name) } { (say!(language, "learn-title")) }
                            a href={ "/rules/" (game.name) } { (say!(language, "home-rules")) }
                        }
                    }
                }
            }
        }
        div hx-sse:connect="/lobby/live" hx-swap="none" hx-config="sse.pauseOnBackground:false" {}
        (lobby(&app, &visitor).await?)
        footer {
            p .quiet { (say!(language, "home-credit")) }
        }
    };
    Ok(layout::page(&say!(language, "home-title"), &visitor.reader(), &content))
}

/// The lobby as it is now.
async fn lobby(app: &App, visitor: &Visitor) -> Result<Markup, Wrong> {
    let store = &app.shared.store;
    let language = visitor.language;
    let look = Look { me: visitor.person(), now: app.shared.time.now().0, language };
    let own = match &visitor.known {
        Some(known) => store.tables_of(known.user.id, LISTED).await?,
        None => Vec::new(),
    };
    let (gathering, running, over) = (
        store.lobby(Stage::Gathering, LISTED).await?,
        store.lobby(Stage::Running, LISTED).await?,
        store.lobby(Stage::Over, LISTED).await?,
    );
    let elsewhere = |tables: Vec<hearth_store::Listed>| -> Vec<_> {
        tables.into_iter().filter(|table| own.iter().all(|mine| mine.id != table.id)).collect()
    };
    let (gathering, running, over) = (elsewhere(gathering), elsewhere(running), elsewhere(over));
    Ok(html! {
        div #lobby {
            (listing::list(&say!(language, "lobby-own"), &own, look))
            (listing::list(&say!(language, "lobby-open"), &gathering, look))
            (listing::list(&say!(language, "lobby-watch"), &running, look))
            (listing::list(&say!(language, "lobby-over"), &over, look))
            @if own.is_empty() && gathering.is_empty() && running.is_empty() && over.is_empty() {
                p .quiet { (say!(language, "lobby-empty")) }
            }
        }
    })
}

/// The lobby, again and again as it changes.
pub(crate) async fn live(State(app): State<App>, visitor: Visitor) -> Result<Response, Mishap> {
    let (sender, frames) = stream::channel();
    tokio::spawn(async move {
        let mut changes = app.shared.lobby();
        loop {
            // Who looks does not need every change, only the newest.
            tokio::time::sleep(Duration::from_millis(500)).await;
            let changed = tokio::time::timeout(Duration::from_secs(20), changes.changed()).await;
            let text = match changed {
                Ok(Ok(())) => match lobby(&app, &visitor).await {
                    Ok(markup) => stream::page_event(0, &[hearth_page::Part::new("lobby", markup)]),
                    Err(_) => break,
                },
                Ok(Err(_)) => break,
                Err(_) => stream::breath(),
            };
            if sender.send(text).await.is_err() {
                break;
            }
        }
    });
    Ok(stream::response(frames))
}

/// A table with bots, started at once.
pub(crate) async fn play(
    State(app): State<App>,
    me: Me,
    Path(game): Path<String>,
) -> Result<Redirect, Mishap> {
    let about = games::about(&game).ok_or(Wrong::Missing(Missing::Game))?;
    let bots = (1..about.fewest).map(|_| Chair::Bot(USUAL_BOT.to_owned()));
    let plan = Plan::usual(game, std::iter::once(Chair::Host).chain(bots));
    let id = app.tables.open(me.known.person(), me.known.user.name.clone(), plan).await?;
    Ok(Redirect::to(&format!("/t/{id}")))
}
