//! Inviting a friend from the list: to the visitor's table that still has room, or to a new one.

use hearth_host::base::DealTicket;
use hearth_store::{Stage, TableId, UserId};
use hearth_table::Person;
use hearth_words::{Language, say};
use maud::{Markup, html};

use crate::accounts::Identity;
use crate::app::App;
use crate::error::AppError;
use crate::games::{self, GameInfo};
use crate::http::layout::deal;
use crate::http::layout::house;
use crate::http::layout::pictures::icon;
use crate::pages::new;

/// The number of waiting tables that are looked at.
const TABLES_LOOKED_AT: u32 = 5;

/// A table of the visitor that waits for players.
pub(in crate::pages) struct OpenTable {
    id: TableId,
    title: &'static str,
    /// The people at the table, and those who are invited.
    people: Vec<Person>,
}

/// Returns the last table that the visitor opened and that has room.
pub(in crate::pages) async fn open_table(
    app: &App,
    identity: &Identity,
) -> Result<Option<OpenTable>, AppError> {
    let host = identity.person();
    let waiting = [Stage::WaitingForPlayers];
    for listed in app.context.store.tables_of(identity.user.id, &waiting, 0..TABLES_LOOKED_AT).await? {
        let people = app.tables.read(listed.id, move |snapshot| {
            let table = snapshot.table();
            (table.host() == host && table.has_room()).then(|| table.people())
        });
        if let (Some(people), Some(game)) = (people.await?, games::info(&listed.summary.game)) {
            return Ok(Some(OpenTable { id: listed.id, title: game.title, people }));
        }
    }
    Ok(None)
}

/// Draws the button that invites a friend to the table with room. If there is none, it unfolds the games for a new table.
pub(in crate::pages) fn control(
    table: Option<&OpenTable>,
    (friend, name): (UserId, &str),
    ticket: &DealTicket,
    language: Language,
) -> Markup {
    let label = say!(language, "friends-invite-to");
    match table {
        Some(table) if table.people.contains(&Person(friend.0)) => html! {
            span .invited { (icon("i-check")) a href={ "/t/" (table.id) } { (say!(language, "friends-invited", game = table.title)) } }
        },
        Some(table) => html! {
            form .one method="post" action={ "/t/" (table.id) "/invite" } {
                button .primary name="person" value=(friend)
                    aria-label=(say!(language, "friends-invite-whom", name = name, game = table.title)) { (label) }
            }
        },
        None => html! {
            details .invite name="invite" {
                summary .button aria-label=(say!(language, "friends-invite-new", name = name)) { (label) }
                div {
                    @for game in games::all() { (new_table(&game, friend, ticket, language)) }
                }
            }
        },
    }
}

/// Draws the button that opens a usual table with a chair for a friend.
fn new_table(game: &GameInfo, friend: UserId, ticket: &DealTicket, language: Language) -> Markup {
    html! {
        form method="post" action={ "/new/" (game.name) } data-deal=(ticket.seal) {
            @for (name, value) in new::with_friend(game, friend) { input type="hidden" name=(name) value=(value); }
            (deal::ticket_fields(ticket, language))
            button { (house::cover(game.name)) (game.title) }
        }
    }
}
