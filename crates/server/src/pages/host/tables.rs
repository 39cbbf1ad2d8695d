//! The tables that changed last.

use hearth_host::tables::LobbyRow;
use hearth_store::{Listed, Stage};
use hearth_words::{Language, say};
use maud::{Markup, html};

use crate::app::App;
use crate::error::AppError;
use crate::games;
use crate::pages::listing;

/// The number of running and of waiting tables on the page.
const TABLES_SHOWN: u32 = 20;

/// Draws the tables.
pub(super) async fn panel(app: &App, language: Language) -> Result<Markup, AppError> {
    let store = &app.context.store;
    let now = app.context.clock.now().0;
    let running = store.latest_tables(Stage::Running, TABLES_SHOWN).await?;
    let waiting = store.latest_tables(Stage::WaitingForPlayers, TABLES_SHOWN).await?;
    Ok(html! {
        section .panel #tables {
            header { h2 { (say!(language, "host-tables")) } }
            @if running.is_empty() && waiting.is_empty() { p .quiet { (say!(language, "host-no-tables")) } }
            table {
                tbody { @for table in running.iter().chain(&waiting) { (row(table, now, language)) } }
            }
        }
    })
}

fn row(listed: &Listed, now: i64, language: Language) -> Markup {
    let Ok(line) = serde_json::from_str::<LobbyRow>(&listed.summary.line) else { return html! {} };
    let title = games::info(&line.game).map_or("", |about| about.title);
    let names: Vec<String> = line.seats.iter().filter_map(|seat| listing::name(seat, language)).collect();
    let paused = listed.summary.stage == Stage::Running && line.seats.iter().all(|seat| seat.bot);
    html! {
        tr {
            td { a href={ "/t/" (listed.id) } { (title) ", " (line.seats.len()) } }
            td { (names.join(", ")) }
            td {
                @if paused { span .mark { (say!(language, "host-bots-only")) } }
                @else if listed.summary.stage == Stage::WaitingForPlayers { (say!(language, "host-waiting")) }
                @else { (say!(language, "host-moves", moves = line.decisions)) }
            }
            td { (listing::ago(now - listed.summary.changed, language)) }
        }
    }
}
