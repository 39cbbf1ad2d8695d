//! The first page: play at once, and the lobby.

use hearth_page::Part;
use std::time::Duration;

use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use hearth_store::Stage;
use hearth_table::{Chair, First, Person, Plan};
use hearth_words::say;
use maud::{Markup, html};
use serde::Deserialize;
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::TryRecvError;

use super::layout;
use super::listing::{self, Look};
use crate::app::App;
use crate::assets::ASSETS;
use crate::concerns::Concerns;
use crate::games::{self, About};
use crate::guard::set_cookie;
use crate::levels;
use crate::pages::sent::{Form, Path};
use crate::stream;
use crate::visitor::{Me, Origin, Visitor};
use crate::wrong::{Mishap, Missing, Wrong};

/// So many tables stand in each list.
const LISTED: u32 = 20;

/// So many that wait for who looks stand first.
const FIRST: usize = 3;

/// So many of one's own tables stand there on which nothing is to come.
const LAST: usize = 5;

/// The first page.
pub(crate) async fn home(State(app): State<App>, visitor: Visitor) -> Result<Response, Mishap> {
    let language = visitor.language;
    let Lobby { waiting, tables } = lobby(&app, &visitor).await?;
    let content = html! {
        section .welcome {
            h1 { (say!(language, "home-heading")) }
            p .lead { (say!(language, "home-invitation")) }
            (waiting)
            div .games { @for game in games::all() { (card(&game, &visitor)) } }
        }
        div hx-sse:connect="/lobby/live" hx-swap="none" {}
        (tables)
        footer {
            p .quiet { (say!(language, "home-credit")) }
        }
    };
    let page = layout::page(&say!(language, "home-title"), &visitor.reader(), &content);
    // Who comes again stays known for another year.
    let renewed = visitor.known.as_ref().and_then(|_| set_cookie(&app, &visitor.token));
    Ok((AppendHeaders(renewed.map(|cookie| (SET_COOKIE, cookie))), page).into_response())
}

/// A game to choose: what it is, and the way to its table.
fn card(game: &About, visitor: &Visitor) -> Markup {
    let language = visitor.language;
    html! {
        article .game-card .(game.name) {
            (emblem(game))
            h2 { (game.title) }
            p { ((game.invitation)(language)) }
            p .quiet { (say!(language, "home-players", fewest = game.fewest, most = game.most)) }
            form .start method="post" action={ "/play/" (game.name) } {
                label {
                    (say!(language, "home-level")) " "
                    select name="level" {
                        @for level in hearth_bots::LEVELS {
                            option value=(level) selected[level == visitor.settings.level] { (levels::bot(level, language)) }
                        }
                    }
                }
                label {
                    (say!(language, "home-with")) " "
                    select name="players" {
                        @for players in game.fewest..=game.most { option value=(players) { (players) } }
                    }
                }
                button .primary { (say!(language, "home-play", game = game.title)) }
            }
            p .links {
                a href={ "/learn#" (game.name) } { (say!(language, "learn-title")) }
                a href={ "/rules/" (game.name) } { (say!(language, "home-rules")) }
                a href={ "/new/" (game.name) } { (say!(language, "home-open")) }
            }
        }
    }
}

/// Three cards of the game, fanned out.
fn emblem(game: &About) -> Markup {
    let signs = ASSETS.signs(game.name);
    html! {
        div .emblem aria-hidden="true" {
            @for sign in game.emblem { span { svg .sign { use href={ (signs) "#" (sign) } {} } } }
        }
    }
}

/// The lobby as it is now.
struct Lobby {
    /// The first tables that wait for who looks: they stand above everything else.
    waiting: Markup,
    /// All others.
    tables: Markup,
}

async fn lobby(app: &App, visitor: &Visitor) -> Result<Lobby, Wrong> {
    let store = &app.shared.store;
    let language = visitor.language;
    let look = Look { me: visitor.person(), now: app.shared.time.now().0, language };
    let mut own = match &visitor.known {
        Some(known) => store.tables_of(known.user.id, &Stage::ALL, 0..LISTED).await?,
        None => Vec::new(),
    };
    own.sort_by_key(|table| !look.waits(table));
    let waiting = own.iter().take(FIRST).take_while(|table| look.waits(table)).count();
    let (gathering, running, over) = (
        store.lobby(Stage::Gathering, 0..LISTED).await?,
        store.lobby(Stage::Running, 0..LISTED).await?,
        store.lobby(Stage::Over, 0..LISTED).await?,
    );
    let elsewhere = |tables: Vec<hearth_store::Listed>| -> Vec<_> {
        tables.into_iter().filter(|table| own.iter().all(|mine| mine.id != table.id)).collect()
    };
    let (gathering, running, over) = (elsewhere(gathering), elsewhere(running), elsewhere(over));
    // They may be hidden behind those that are played.
    let played = own.len() == LISTED as usize || own.iter().any(|table| table.summary.stage == Stage::Over);
    let unfinished = own.iter().filter(|table| Stage::UNFINISHED.contains(&table.summary.stage)).count();
    own.truncate(unfinished + LAST);
    let (waiting, own) = own.split_at(waiting);
    let none = own.is_empty() && gathering.is_empty() && running.is_empty() && over.is_empty();
    let tables = html! {
        div #lobby {
            (listing::list(&say!(language, "lobby-own"), own, look))
            @if played { p { a href="/played" { (say!(language, "played-link")) } } }
            (listing::list(&say!(language, "lobby-open"), &gathering, look))
            (listing::list(&say!(language, "lobby-watch"), &running, look))
            (listing::list(&say!(language, "lobby-over"), &over, look))
            @if waiting.is_empty() && none { p .quiet { (say!(language, "lobby-empty")) } }
        }
    };
    let waiting = html! { div #waiting { (listing::list(&say!(language, "lobby-waiting"), waiting, look)) } };
    Ok(Lobby { waiting, tables })
}

/// The lobby, again and again as it changes.
pub(crate) async fn live(
    State(app): State<App>,
    visitor: Visitor,
    Origin(address): Origin,
) -> Result<Response, Mishap> {
    let presence = app.people.presence(visitor.known.as_ref());
    // A whole lobby is large, and the next one is drawn when there is room for it.
    let (sender, frames) = stream::channel_of(1, presence, app.limits.stream(address)?);
    tokio::spawn(async move {
        let mut changes = app.shared.lobby();
        // Who comes, or comes back, may have missed something.
        let (mut changed, mut quiet) = (true, Duration::ZERO);
        loop {
            let frame = if changed {
                let Ok(Lobby { waiting, tables }) = lobby(&app, &visitor).await else { break };
                let parts = [Part::whole("waiting", waiting), Part::whole("lobby", tables)];
                Some(stream::page_event(0, &parts))
            } else {
                (quiet >= BREATH).then(stream::breath)
            };
            if let Some(frame) = frame {
                quiet = Duration::ZERO;
                if sender.send(frame).await.is_err() {
                    break;
                }
            }
            // Who looks does not need every change, only the newest.
            tokio::time::sleep(LOOK).await;
            quiet += LOOK;
            changed = concerned(&mut changes, visitor.person());
        }
    });
    Ok(stream::response(frames))
}

/// So often it is looked whether the lobby has changed.
const LOOK: Duration = Duration::from_millis(500);

/// Who looks is told that we are still there, so often.
const BREATH: Duration = Duration::from_secs(20);

/// Whether something has changed that concerns who looks. All changes until now are taken note of.
fn concerned(changes: &mut Receiver<Concerns>, person: Option<Person>) -> bool {
    let mut concerned = false;
    loop {
        match changes.try_recv() {
            Ok(change) => concerned |= change.includes(person),
            // One that was missed may have concerned him.
            Err(TryRecvError::Lagged(_)) => concerned = true,
            Err(TryRecvError::Empty | TryRecvError::Closed) => return concerned,
        }
    }
}

/// Against whom somebody wants to play, and at how large a table.
#[derive(Deserialize)]
pub(crate) struct Wish {
    level: Option<String>,
    players: Option<usize>,
}

/// A table with bots, started at once. The level is remembered.
pub(crate) async fn play(
    State(app): State<App>,
    me: Me,
    Path(game): Path<String>,
    Form(Wish { level, players }): Form<Wish>,
) -> Result<Response, Mishap> {
    let about = games::about(&game).ok_or(Wrong::Missing(Missing::Game))?;
    let settings = me.settings.with(level.map(|level| ("level", level)));
    let players = players.unwrap_or(about.fewest).clamp(about.fewest, about.most);
    let bots = (1..players).map(|_| Chair::Bot(settings.level.to_owned()));
    let plan = Plan { first: First::Drawn, ..Plan::usual(game, std::iter::once(Chair::Host).chain(bots)) };
    let id = app.open_table(&me.known, plan).await?;
    let cookie = AppendHeaders([(SET_COOKIE, settings.cookie())]);
    Ok((cookie, Redirect::to(&format!("/t/{id}"))).into_response())
}
