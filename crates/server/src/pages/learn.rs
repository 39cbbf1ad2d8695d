//! Learning by doing: the list of lessons, and each lesson as a table for the learner alone.
//!
//! The address and the forms carry all inputs of a learner. The server stores only which lessons are done.

pub(crate) mod lesson_page;
mod lesson_view;
mod shelf;

use axum::Router;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use hearth_store::LessonDone;
use hearth_words::say;
use maud::{Markup, html};
use serde::Deserialize;

use self::lesson_page::{LessonView, Saying};
use crate::app::App;
use crate::error::PageError;
use crate::games;
use crate::http::assets::ASSETS;
use crate::http::auth::{ActingUser, PageUser};
use crate::http::extract::{Form, Path, Query};
use crate::http::layout::preview::Preview;
use crate::http::layout::{self, Page, Reader};

/// Returns the routes for learning.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/learn", get(all))
        .route("/learn/{game}/{lesson}", get(lesson).post(answer))
        .route("/learn/{game}/{lesson}/why", get(why))
}

/// Draws all lessons of all games, with a star at each finished one. No lesson is locked.
async fn all(State(app): State<App>, visitor: PageUser) -> Result<Markup, PageError> {
    let done = match &visitor.identity {
        Some(identity) => app.context.store.lessons_done(identity.user.id).await?,
        None => Vec::new(),
    };
    let language = visitor.language;
    let content = html! {
        div .learn {
            (shelf::welcome(&done, language))
            @for game in games::all().into_iter().filter(|game| game.has_lessons) { (shelf::shelf(&game, &done, language)) }
        }
    };
    let (title, reader) = (say!(language, "learn-title"), visitor.reader());
    let preview =
        Preview::of_house(title.clone(), say!(language, "learn-welcome", game = games::all()[0].title));
    let page = Page::new(&title, &reader).room("/learn").preview(&preview, &app.config);
    Ok(page.around(&content))
}

/// The learner's position in a lesson.
#[derive(Deserialize)]
struct Way {
    /// All inputs so far, separated by commas.
    #[serde(default)]
    said: String,
    /// Present if the learner asks for a hint.
    point: Option<u8>,
}

/// Draws a lesson at any position in it.
async fn lesson(
    visitor: PageUser,
    headers: HeaderMap,
    Path((game, lesson)): Path<(String, String)>,
    Query(Way { said, point }): Query<Way>,
) -> Result<Markup, PageError> {
    let saying = if point.is_some() { Saying::Point } else { Saying::Nothing };
    let view =
        lesson_page::lesson_view((&game, &lesson), &said, saying, (visitor.language, ASSETS.signs(&game)))?;
    if headers.contains_key("hx-request") {
        return Ok(lesson_view::update((&game, &lesson), &view, visitor.language));
    }
    Ok(page((&game, &lesson), &view, &visitor.reader()))
}

/// The learner's input, and all inputs before it.
#[derive(Deserialize)]
struct Said {
    #[serde(default)]
    said: String,
    decision: Option<String>,
}

/// Applies an input. Without a decision the lesson makes the move itself.
async fn answer(
    State(app): State<App>,
    me: ActingUser,
    headers: HeaderMap,
    Path((game, lesson)): Path<(String, String)>,
    Form(Said { said, decision }): Form<Said>,
) -> Result<Response, PageError> {
    let saying = decision.as_deref().map_or(Saying::Advice, Saying::Word);
    let view = lesson_page::lesson_view((&game, &lesson), &said, saying, (me.language, ASSETS.signs(&game)))?;
    if view.over && view.reply.is_none() {
        let done = LessonDone { game: game.clone(), lesson: lesson.clone() };
        app.context.store.keep_lesson(me.identity.user.id, done, app.context.clock.now().0).await?;
    }
    if headers.contains_key("hx-request") {
        return Ok(lesson_view::update((&game, &lesson), &view, me.language).into_response());
    }
    if view.reply.is_none() {
        return Ok(Redirect::to(&address((&game, &lesson), &view)).into_response());
    }
    Ok(page((&game, &lesson), &view, &PageUser::from(me).reader()).into_response())
}

/// The places that a learner touched in order, and all inputs before them.
#[derive(Deserialize)]
struct Touched {
    #[serde(default)]
    said: String,
    at: String,
}

/// Explains why the decision that the touched places mean is illegal.
async fn why(
    visitor: PageUser,
    Path((game, lesson)): Path<(String, String)>,
    Query(Touched { said, at }): Query<Touched>,
) -> Result<Markup, PageError> {
    let places: Vec<&str> = at.split(' ').collect();
    let at = (&*game, &*lesson);
    let view =
        lesson_page::lesson_view(at, &said, Saying::Touch(&places), (visitor.language, ASSETS.signs(&game)))?;
    Ok(lesson_view::notice(&game, &view, visitor.language))
}

/// Returns the address of a position in a lesson. Inputs are words of the rules, so only spaces need
/// escaping.
fn address((game, lesson): (&str, &str), view: &LessonView) -> String {
    format!("/learn/{game}/{lesson}?said={}", view.said.join(",").replace(' ', "+"))
}

fn page(at: (&str, &str), view: &LessonView, reader: &Reader) -> Markup {
    let language = reader.language;
    let content = html! {
        (lesson_view::part(at, view, language))
        script src=(ASSETS.path("lesson.js")) defer {}
    };
    layout::table_page(
        &view.title,
        reader,
        "playing",
        &lesson_view::head(at.0, view, language),
        &content,
        None,
    )
}
