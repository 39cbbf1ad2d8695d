//! The motions of each decision, which `motion.js` animates over the table.

use axum::extract::State;
use hearth_host::base::Household;
use hearth_host::tables::{TableSnapshot, Viewer};
use hearth_page::Motion;
use hearth_table::Stage;
use maud::{Markup, Render, html};
use serde::Deserialize;

use super::log::own_last;
use crate::app::App;
use crate::error::PageError;
use crate::games::drawn;
use crate::http::auth::{Origin, PageUser};
use crate::http::extract::table_id;
use crate::http::extract::{Path, Query};

/// The number of decisions that each update carries. A page that missed one can still animate it.
const FILMS_PUSHED: usize = 3;

/// The most decisions in one answer.
const MOST_FILMS: usize = 60;

/// The motions of one decision.
pub(crate) struct Film {
    /// The number of decisions so far, including this one.
    pub number: usize,
    pub motions: Vec<Motion>,
}

/// Writes the format for scripts: `41:fly hand-sun 1a start~note-1;gain tile-sun points-1 4~coin`.
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

/// Draws the part.
pub(super) fn flights(snapshot: &TableSnapshot, viewer: Viewer) -> Markup {
    let from = snapshot.game().map_or(0, |game| game.decisions().saturating_sub(FILMS_PUSHED));
    told(&films(snapshot, viewer, from), own_last(snapshot, viewer), thinking(snapshot))
}

/// Draws the part for a page load: all decisions of others since the viewer's last one.
pub(super) fn flights_since(snapshot: &TableSnapshot, viewer: Viewer) -> Markup {
    let since = own_last(snapshot, viewer);
    let films = since.map(|since| films(snapshot, viewer, since)).unwrap_or_default();
    told(&films, since, thinking(snapshot))
}

/// Returns the motions from a decision on, as the viewer may see them.
fn films(snapshot: &TableSnapshot, viewer: Viewer, from: usize) -> Vec<Film> {
    let Some((game, names)) = snapshot.game().zip(snapshot.names(viewer.language)) else { return Vec::new() };
    let decisions = game.decisions();
    let film = |decision: usize| Film {
        number: decision + 1,
        motions: drawn(game).flights(viewer.observer, names, decision),
    };
    (from.max(decisions.saturating_sub(MOST_FILMS))..decisions).map(film).collect()
}

/// Returns the number of the seat where a bot is thinking.
fn thinking(snapshot: &TableSnapshot) -> Option<usize> {
    let table = snapshot.table();
    let (seat, _) = table.bot_to_decide().filter(|_| table.stage() == Stage::Running)?;
    Some(seat.number())
}

/// Draws films for scripts. `since` is the number of decisions up to the viewer's last one, `thinks` the seat
/// of a thinking bot.
pub(crate) fn told(films: &[Film], since: Option<usize>, thinks: Option<usize>) -> Markup {
    html! {
        div #flights hidden data-since=[since] data-thinks=[thinks] data-motions={ (written(films)) } {}
    }
}

fn written(films: &[Film]) -> Markup {
    html! { @for (number, film) in films.iter().enumerate() { @if number > 0 { "|" } (film) } }
}

/// The first decision to return.
#[derive(Clone, Copy, Deserialize)]
pub(crate) struct Since {
    at: Option<usize>,
}

/// Returns the motions from a decision on, to be replayed over the table.
pub(crate) async fn since(
    State(app): State<App>,
    Origin(address): Origin,
    visitor: PageUser,
    Path(id): Path<String>,
    Query(Since { at }): Query<Since>,
) -> Result<String, PageError> {
    app.limits.expensive(Household::of(address))?;
    let (person, language) = (visitor.person(), visitor.language);
    let films = move |snapshot: &TableSnapshot| {
        let viewer = snapshot.viewer(person, language);
        written(&films(snapshot, viewer, at.unwrap_or(0))).0
    };
    Ok(app.tables.read(table_id(&id)?, films).await?)
}
