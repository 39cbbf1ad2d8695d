//! What moves over the table when it is shown anew, decision by decision: `motion.js` plays it.

use crate::games::drawn;
use axum::extract::State;
use hearth_host::tables::{TableSnapshot, Viewer};
use hearth_page::Motion;
use hearth_table::Stage;
use maud::{Markup, Render, html};
use serde::Deserialize;

use super::log::own_last;
use crate::app::App;
use crate::error::PageError;
use crate::http::auth::PageUser;
use crate::http::extract::table_id;
use crate::http::extract::{Path, Query};

/// The last decisions are sent with each change, so that a page that missed one can still show it.
const FILMS_PUSHED: usize = 3;

/// No page is told of more decisions at once.
const MOST_FILMS: usize = 60;

/// What moved with one decision.
pub(crate) struct Film {
    /// How many decisions had been made after it.
    pub number: usize,
    pub motions: Vec<Motion>,
}

/// As scripts read it: `41:fly hand-sun 1a start~note-1;gain tile-sun points-1 4~coin`.
impl Render for Film {
    fn render_to(&self, text: &mut String) {
        self.number.render_to(text);
        text.push(':');
        for (number, motion) in self.motions.iter().enumerate() {
            if number > 0 {
                text.push(';');
            }
            motion.render_to(text);
        }
    }
}

/// The part.
pub(super) fn flights(snapshot: &TableSnapshot, viewer: Viewer) -> Markup {
    let from = snapshot.game().map_or(0, |game| game.decisions().saturating_sub(FILMS_PUSHED));
    told(&films(snapshot, viewer, from), own_last(snapshot, viewer), thinking(snapshot))
}

/// The same on a page that is loaded: it marks everything that the others did since the viewer decided last.
pub(super) fn flights_since(snapshot: &TableSnapshot, viewer: Viewer) -> Markup {
    let since = own_last(snapshot, viewer);
    let films = since.map(|since| films(snapshot, viewer, since)).unwrap_or_default();
    told(&films, since, thinking(snapshot))
}

/// What moved in the decisions from one on, as the viewer may see it.
fn films(snapshot: &TableSnapshot, viewer: Viewer, from: usize) -> Vec<Film> {
    let Some((game, names)) = snapshot.game().zip(snapshot.names(viewer.language)) else { return Vec::new() };
    let decisions = game.decisions();
    let film = |decision: usize| Film {
        number: decision + 1,
        motions: drawn(game).flights(viewer.observer, names, decision),
    };
    (from.max(decisions.saturating_sub(MOST_FILMS))..decisions).map(film).collect()
}

/// The number of the seat at which a bot is to decide.
fn thinking(snapshot: &TableSnapshot) -> Option<usize> {
    let table = snapshot.table();
    let (seat, _) = table.bot_to_decide().filter(|_| table.stage() == Stage::Running)?;
    Some(seat.number())
}

/// Films as scripts read them; after how many decisions the viewer had decided last; and who thinks.
pub(crate) fn told(films: &[Film], since: Option<usize>, thinks: Option<usize>) -> Markup {
    html! {
        div #flights hidden data-since=[since] data-thinks=[thinks] data-motions={ (written(films)) } {}
    }
}

fn written(films: &[Film]) -> Markup {
    html! { @for (number, film) in films.iter().enumerate() { @if number > 0 { "|" } (film) } }
}

/// From which decision on.
#[derive(Clone, Copy, Deserialize)]
pub(crate) struct Since {
    at: Option<usize>,
}

/// What moved from a decision on, to be played again over the table.
pub(crate) async fn since(
    State(app): State<App>,
    visitor: PageUser,
    Path(id): Path<String>,
    Query(Since { at }): Query<Since>,
) -> Result<String, PageError> {
    let (person, language) = (visitor.person(), visitor.language);
    let films = move |snapshot: &TableSnapshot| {
        let viewer = snapshot.viewer(person, language);
        written(&films(snapshot, viewer, at.unwrap_or(0))).0
    };
    Ok(app.tables.read(table_id(&id)?, films).await?)
}
