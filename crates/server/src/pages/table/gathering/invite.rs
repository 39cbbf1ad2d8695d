//! Inviting friends to a table that waits for players.

use hearth_host::tables::{TableSnapshot, Viewer};
use hearth_store::{Friend, UserId};
use hearth_table::Person;
use hearth_words::say;
use maud::{Markup, html};
use serde::Deserialize;

use crate::http::extract::Form;
use crate::http::layout::house;
use crate::pages::table::acts::{ActionResponse, TableAction};

/// Draws the friends whom the host can invite, while a seat is free.
pub(super) fn list(snapshot: &TableSnapshot, viewer: Viewer, friends: &[Friend]) -> Markup {
    let (table, language) = (snapshot.table(), viewer.language);
    let action = format!("/t/{}/invite", snapshot.id());
    let absent: Vec<&Friend> = friends.iter().filter(|friend| !table.concerns(Person(friend.id.0))).collect();
    let is_host = viewer.person == Some(table.host());
    html! {
        @if is_host && table.has_room() && !absent.is_empty() {
            details .invite-friends {
                summary { (say!(language, "friends-invite")) }
                form method="post" action=(action) {
                    @for friend in absent {
                        button name="person" value=(friend.id) { (house::person(&friend.name)) (friend.name) }
                    }
                }
            }
        }
    }
}

#[derive(Deserialize)]
pub(in crate::pages::table) struct Invited {
    person: i64,
}

/// Keeps a free seat for a friend.
pub(in crate::pages::table) async fn invite(
    action: TableAction,
    Form(Invited { person }): Form<Invited>,
) -> ActionResponse {
    let done = action.app.invite(&action.me.identity, action.table, UserId(person)).await;
    action.answer(done.map(drop)).await
}
