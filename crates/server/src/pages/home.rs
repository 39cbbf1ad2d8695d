//! The first page: a room with a hearth, the games as boxes on the table, and a letter to a friend.

use axum::Extension;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use hearth_host::base::DealTicket;
use hearth_host::games::levels;
use hearth_host::tables::LobbyRow;
use hearth_store::Stage;
use hearth_table::{First, SeatRule, TableConfig};
use hearth_words::{Language, say};
use maud::{Markup, html};
use serde::Deserialize;

use super::fresh_deal;
use super::listing::{self, Look};
use super::scene;
use crate::accounts::cookies::set_cookie;
use crate::accounts::last_choice::LastChoice;
use crate::app::{App, new_deal};
use crate::error::{AppError, Missing, PageError};
use crate::games::{self, GameInfo};
use crate::http::auth::{ActingUser, PageUser, SessionToken};
use crate::http::extract::{Form, Path};
use crate::http::layout::Page;
use crate::http::layout::deal;
use crate::http::layout::house;
use crate::http::layout::preview::Preview;

/// The number of own games on the first page.
const STRIP_LENGTH: usize = 3;

/// The most unfinished games that are counted.
const MOST_COUNTED: u32 = 100;

/// The number of finished games that are searched for one that was played to its end.
const SEARCHED: u32 = 50;

/// The level of the bots in a person's first game.
const FIRST_LEVEL: &str = "beginner";

/// Draws the first page.
pub(crate) async fn home(
    State(app): State<App>,
    visitor: PageUser,
    headers: HeaderMap,
) -> Result<Response, PageError> {
    let language = visitor.language;
    let ticket = app.context.issue_ticket();
    let mut boxes = Vec::new();
    for game in games::all() {
        let box_ = GameBox {
            first: !has_finished(&app, &visitor, &game).await?,
            last: LastChoice::of(&headers, &game),
            usual: visitor.settings.level,
            game,
            language,
        };
        boxes.push(box_.draw(&ticket));
    }
    let open = app.context.store.lobby(Stage::WaitingForPlayers, 0..MOST_COUNTED).await?;
    let open = open.iter().filter(|table| !app.keeps_apart(visitor.person(), &table.summary.people)).count();
    let credits: Vec<String> = games::all().iter().filter_map(|game| (game.credit)(language)).collect();
    let content = html! {
        (scene::scene("ahead"))
        div .hearthside {
            div .welcome {
                div .hero {
                    h1 { (say!(language, "home-heading")) }
                    p { (say!(language, "home-invitation")) }
                }
                (boxes[0])
                (letter(open, language))
                @for other in &boxes[1..] { (other) }
            }
            (strip(&app, &visitor).await?)
        }
        (deal::seal_line(ticket.seal, language))
        div hx-sse:connect="/lobby/live?page=home" hx-swap="none" {}
        @if !credits.is_empty() { p .credit { (say!(language, "home-credit")) " " (credits.join(" ")) } }
    };
    let heading = format!("Hearth – {}", say!(language, "home-heading"));
    let preview =
        Preview::of_house(heading, say!(language, "home-description", games = games::titles(language)));
    let (title, reader) = (say!(language, "home-title"), visitor.reader());
    let page = Page::new(&title, &reader).class("home").preview(&preview, &app.config).around(&content);
    // Each visit extends the session cookie of a known visitor by another year.
    let renewed = visitor.identity.as_ref().map(|_| Extension(SessionToken(visitor.token.clone())));
    Ok((renewed, page).into_response())
}

/// Returns true if the visitor has played this game to its end before.
async fn has_finished(app: &App, visitor: &PageUser, game: &GameInfo) -> Result<bool, AppError> {
    let Some(identity) = &visitor.identity else { return Ok(false) };
    let over = app.context.store.over(identity.user.id, Some(game.name.to_owned()), SEARCHED).await?;
    let played = |line: LobbyRow| !line.scores.is_empty();
    Ok(over.iter().filter_map(|listed| serde_json::from_str(&listed.summary.line).ok()).any(played))
}

/// A game as a box on the table, with its preselected choices.
struct GameBox {
    game: GameInfo,
    language: Language,
    /// True if this would be the visitor's first game.
    first: bool,
    last: Option<LastChoice>,
    /// The level that the visitor chose last in any game.
    usual: &'static str,
}

impl GameBox {
    fn draw(&self, ticket: &DealTicket) -> Markup {
        let GameBox { game, language, first, .. } = *self;
        html! {
            article .game .(game.name) {
                div .box { div .lid { (house::cover(game.name)) } }
                form .start method="post" action={ "/play/" (game.name) } data-deal=(ticket.seal) {
                    (deal::ticket_fields(ticket, language))
                    h2 { (game.title) }
                    p .what { ((game.invitation)(language)) }
                    (self.level())
                    (self.players())
                    @if first && !game.first_game.is_empty() {
                        label .first-game {
                            input type="checkbox" name="set" value="first" checked;
                            span { (say!(language, "home-first")) }
                        }
                    }
                    button .primary aria-label=(say!(language, "home-play", game = game.title)) { (say!(language, "home-go")) }
                    p .links {
                        @if game.has_lessons {
                            a href={ "/learn/" (game.name) "/first-game" } { (say!(language, "home-learn")) }
                        }
                        a href={ "/rules/" (game.name) } { (say!(language, "home-rules")) }
                    }
                }
            }
        }
    }

    /// Draws the choice of a level. A higher level has more flames.
    fn level(&self) -> Markup {
        let usual = if self.first { FIRST_LEVEL } else { self.usual };
        let chosen = self.last.map_or(usual, |last| last.level);
        html! {
            fieldset .level {
                legend { (say!(self.language, "home-level")) }
                @for level in hearth_bots::LEVELS {
                    label {
                        input type="radio" name="level" value=(level) checked[level == chosen];
                        (house::picture("flame", "flame"))
                        span { (levels::bot(level, self.language)) }
                    }
                }
            }
        }
    }

    /// Draws the choice of the number of players, as tokens.
    fn players(&self) -> Markup {
        let chosen = self.last.map_or(self.game.fewest, |last| last.players);
        html! {
            fieldset .players {
                legend { (say!(self.language, "home-with")) }
                @for players in self.game.fewest..=self.game.most {
                    label {
                        input type="radio" name="players" value=(players) checked[players == chosen];
                        b .token aria-hidden="true" { (players) }
                        span { (say!(self.language, "home-players", players = players)) }
                    }
                }
            }
        }
    }
}

/// Draws the letter to a friend and the link to open tables.
fn letter(open: usize, language: Language) -> Markup {
    let first = games::all()[0].name;
    html! {
        article .friend {
            (house::picture("letter", "letter"))
            h2 { (say!(language, "home-friend")) }
            p .what { (say!(language, "home-friend-what")) }
            a .primary href={ "/new/" (first) } { (say!(language, "home-invite")) }
            p .links { a href="/lobby" { (say!(language, "home-open-tables", tables = open)) } }
        }
    }
}

/// Draws the visitor's own games in one line, first those that wait for them. A visitor without a game in
/// progress sees the games they played last.
pub(super) async fn strip(app: &App, visitor: &PageUser) -> Result<Markup, AppError> {
    let language = visitor.language;
    let look = Look { me: visitor.person(), now: app.context.clock.now().0, language };
    let Some(identity) = &visitor.identity else { return Ok(html! { section #games .strip hidden {} }) };
    let (store, person) = (&app.context.store, identity.user.id);
    let mut own = store.tables_of(person, &Stage::UNFINISHED, 0..MOST_COUNTED).await?;
    let playing = own.len();
    if playing == 0 {
        own = store.tables_of(person, &[Stage::Over], 0..STRIP_LENGTH as u32).await?;
    }
    own.sort_by_key(|table| !look.waits(table));
    Ok(html! {
        section #games .strip aria-labelledby="games-title" hidden[own.is_empty()] {
            h2 #games-title { (say!(language, "home-games")) }
            ul { @for table in own.iter().take(STRIP_LENGTH) { li { (listing::tile(table, look)) } } }
            @if playing == 0 { a .all href="/played" { (say!(language, "played-link")) } }
            @else { a .all href="/lobby" { (say!(language, "home-all", games = playing)) } }
        }
    })
}

/// The choices from the form beside a cover.
#[derive(Default, Deserialize)]
pub(crate) struct Wish {
    level: Option<String>,
    players: Option<usize>,
    /// `first` for the options of a first game.
    set: Option<String>,
    ticket: Option<String>,
    share: Option<String>,
}

impl Wish {
    /// Returns the choices as fields of a form.
    fn fields(&self) -> Vec<(&'static str, String)> {
        let players = self.players.map(|players| players.to_string());
        let fields = [("level", self.level.clone()), ("players", players), ("set", self.set.clone())];
        fields.into_iter().filter_map(|(name, value)| Some((name, value?))).collect()
    }
}

/// Opens a table with bots, where the game starts at once. Remembers the choice in cookies.
pub(crate) async fn play(
    State(app): State<App>,
    me: ActingUser,
    Path(game): Path<String>,
    headers: HeaderMap,
    Form(wish): Form<Wish>,
) -> Result<Response, PageError> {
    let about = games::info(&game).ok_or(AppError::Missing(Missing::Game))?;
    let Wish { level, players, set, ticket, share } = wish;
    let settings = me.settings.with(level.map(|level| ("level", level)));
    let players = players.unwrap_or(about.fewest).clamp(about.fewest, about.most);
    let bots = (1..players).map(|_| SeatRule::Bot(settings.level.to_owned()));
    let mut plan = TableConfig {
        first: First::Drawn,
        ..TableConfig::usual(game, std::iter::once(SeatRule::Host).chain(bots))
    };
    if set.as_deref() == Some("first") {
        let options = about.first_game.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
        plan.options = options.collect();
    }
    let id = match app.open_table(&me.identity, plan, new_deal(ticket.as_deref(), share.as_deref())).await {
        Err(AppError::TicketUsed) => {
            let again = Wish {
                level: Some(settings.level.to_owned()),
                players: Some(players),
                set,
                ..Wish::default()
            };
            return Ok(fresh_deal::page(&app, &me.into(), &about, &again.fields()));
        }
        opened => opened?,
    };
    let last = LastChoice { level: settings.level, players };
    let cookies = AppendHeaders([set_cookie(&settings.cookie()), set_cookie(&last.cookie(&headers, &about))]);
    Ok((cookies, Redirect::to(&format!("/t/{id}"))).into_response())
}
