//! An earlier position of a running game, drawn from the viewer's own view at that time. It reveals nothing
//! that the viewer did not know then. Decisions that were taken back are not in it.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use hearth_host::base::Household;
use hearth_host::tables::{TableSnapshot, Viewer};
use hearth_page::PartRenderer;
use hearth_table::Stage;
use hearth_words::say;
use maud::{Markup, html};
use serde::Deserialize;

use super::past::{self, MoveContext, Position};
use super::replay;
use super::table::{log, signs};
use crate::app::App;
use crate::error::PageError;
use crate::games::drawn;
use crate::http::auth::{Origin, PageUser};
use crate::http::extract::table_id;
use crate::http::extract::{Path, Query};

/// The number of decisions before the position.
#[derive(Clone, Copy, Deserialize)]
pub(crate) struct When {
    at: Option<usize>,
}

/// The answer to a request.
enum Sight {
    /// The position, and the title of the game.
    Moment(Markup, Markup),
    /// A redirect: the game has not begun, or it is over and everything is revealed.
    Elsewhere(String),
}

/// Draws an earlier position of the table.
pub(crate) async fn then(
    State(app): State<App>,
    Origin(address): Origin,
    visitor: PageUser,
    headers: HeaderMap,
    Path(id): Path<String>,
    Query(When { at }): Query<When>,
) -> Result<Response, PageError> {
    app.limits.expensive(Household::of(address))?;
    let (person, language) = (visitor.person(), visitor.language);
    let sight = app
        .tables
        .read(table_id(&id)?, move |snapshot| sight(snapshot, snapshot.viewer(person, language), at));
    Ok(match sight.await? {
        Sight::Moment(content, _) if headers.contains_key("hx-request") => content.into_response(),
        Sight::Moment(content, of) => {
            let title = say!(language, "then-title");
            let head = html! { div .said { h1 { (title) } (of) } };
            past::page(&title, &visitor.reader(), &head, &content).into_response()
        }
        Sight::Elsewhere(address) => Redirect::to(&address).into_response(),
    })
}

fn sight(snapshot: &TableSnapshot, viewer: Viewer, at: Option<usize>) -> Sight {
    let (id, table, language) = (snapshot.id(), snapshot.table(), viewer.language);
    let now = format!("/t/{id}");
    let names = snapshot.names(language).zip(snapshot.names_in_sentences(language));
    let Some((game, (names, in_sentences))) = snapshot.game().zip(names) else {
        return Sight::Elsewhere(now);
    };
    let last = game.decisions();
    let at = at.unwrap_or(last).min(last);
    if table.stage() == Stage::Over {
        let seat = viewer.observer.seat().map(|seat| format!("&seat={seat}")).unwrap_or_default();
        return Sight::Elsewhere(format!("/t/{id}/replay?at={at}{seat}"));
    }
    let (then, signs) = (game.at(at), signs(snapshot));
    let link = |to: usize| if to < last { format!("/t/{id}/then?at={to}") } else { now.clone() };
    let more = html! { a .button href=(now) { (say!(language, "then-now")) } };
    let side = html! {
        div .panel .now { p #banner tabindex="-1" { (then.question(viewer.observer, in_sentences).plain()) } }
        (log::steps(&game.log_lines(viewer.observer, in_sentences, 0), at, link, signs, language))
    };
    let moment = MoveContext {
        game: &table.plan().game,
        players: table.seats().count(),
        class: "replay",
        address: format!("/t/{id}/then?at={at}"),
        why: None,
        board: PartRenderer::whole(|renderer| drawn(&*then).board(viewer.observer, names, signs, renderer)),
        steps: past::steps(Position { at, last }, link, &more, language),
        side,
        at,
        motions: Vec::new(),
        spoken: say!(language, "then-where", at = at, last = last),
    };
    Sight::Moment(moment.drawn(language), replay::of(snapshot, language))
}
