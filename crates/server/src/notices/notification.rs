//! The content of notices. It has nothing that is hidden from anyone at the table.

use hearth_host::tables::{LobbyRow, LobbySeat};
use hearth_store::{Stage, Summary, TableId, UserId};
use hearth_words::{Language, say};

use crate::games;

/// A notice for a player.
pub(super) enum Notification {
    /// A table waits for the player.
    Awaited {
        /// The reason.
        wanted: Wanted,
        /// The name of the game that is typed.
        game: &'static str,
        /// The title of the game.
        title: &'static str,
        /// The table.
        table: TableId,
        /// Their seat, once they have one.
        seat: Option<usize>,
        /// The other players.
        others: Vec<LobbySeat>,
    },
    /// A test notice.
    Test,
}

/// The action that a table waits for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Wanted {
    /// A decision.
    Decision,
    /// An answer to a request.
    Answer,
    /// Taking a reserved seat.
    Company,
}

impl Notification {
    /// Returns the notice for a player, if the table still waits for them.
    pub fn awaited(table: TableId, summary: &Summary, user: UserId) -> Option<Notification> {
        if !summary.turn.contains(&user) {
            return None;
        }
        let line: LobbyRow = serde_json::from_str(&summary.line).ok()?;
        let about = games::info(&line.game)?;
        let his = |seat: &LobbySeat| seat.person.is_some_and(|sitter| sitter.0 == user.0);
        let at = |seat: &usize| {
            seat.checked_sub(1).and_then(|at| line.seats.get(at)).is_some_and(|seat| his(seat) && !seat.bot)
        };
        let asked = line.asked.iter().copied().find(at);
        let (wanted, seat) = match (asked, line.turn.filter(at)) {
            (Some(seat), _) => (Wanted::Answer, Some(seat)),
            (None, Some(seat)) => (Wanted::Decision, Some(seat)),
            (None, None) if summary.stage == Stage::WaitingForPlayers => (Wanted::Company, None),
            (None, None) => return None,
        };
        let others = line.seats.into_iter().filter(|seat| !his(seat)).collect();
        Some(Notification::Awaited { wanted, game: about.name, title: about.title, table, seat, others })
    }

    /// Returns the kind of notice, for programs.
    pub fn event(&self) -> &'static str {
        match self {
            Notification::Awaited { wanted: Wanted::Decision, .. } => "your-turn",
            Notification::Awaited { wanted: Wanted::Answer, .. } => "asked",
            Notification::Awaited { wanted: Wanted::Company, .. } => "invited",
            Notification::Test => "test",
        }
    }

    /// Returns the path of the page it links to.
    pub fn path(&self) -> String {
        match self {
            Notification::Awaited { table, .. } => format!("/t/{table}"),
            Notification::Test => "/".to_owned(),
        }
    }

    /// Returns its title: the game and the reason.
    pub fn heading(&self, language: Language) -> String {
        match self {
            Notification::Awaited { wanted, title, .. } => match wanted {
                Wanted::Decision => say!(language, "notice-turn", game = *title),
                Wanted::Answer => say!(language, "notice-asked", game = *title),
                Wanted::Company => say!(language, "notice-invited", game = *title),
            },
            Notification::Test => say!(language, "notice-trial"),
        }
    }

    /// Returns its text: the table and the other players.
    pub fn body(&self, language: Language) -> String {
        match self {
            Notification::Awaited { table, others, .. } => {
                let names: Vec<String> =
                    others.iter().filter_map(|seat| seat.display_name(language)).collect();
                let table = table.to_string();
                if names.is_empty() {
                    say!(language, "notice-table", table = table)
                } else {
                    say!(language, "notice-table-with", table = table, others = names.join(", "))
                }
            }
            Notification::Test => say!(language, "notice-trial-body"),
        }
    }

    /// Returns title and text as one line.
    pub fn text(&self, language: Language) -> String {
        format!("{}. {}.", self.heading(language), self.body(language))
    }
}
