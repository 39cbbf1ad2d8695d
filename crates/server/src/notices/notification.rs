//! What somebody is told. Nothing in it is hidden from anybody at the table.

use hearth_host::tables::{LobbyRow, LobbySeat};
use hearth_store::{Stage, Summary, TableId, UserId};
use hearth_words::{Language, say};

use crate::games;

/// What somebody is told.
pub(super) enum Notification {
    /// He is awaited at a table.
    Awaited {
        /// What for.
        wanted: Wanted,
        /// What is typed to name the game.
        game: &'static str,
        /// What the game is called.
        title: &'static str,
        /// The table.
        table: TableId,
        /// His seat, once he has one.
        seat: Option<usize>,
        /// The others there.
        others: Vec<LobbySeat>,
    },
    /// Nothing: he wanted to see a notice.
    Test,
}

/// What somebody is awaited for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Wanted {
    /// To decide.
    Decision,
    /// To answer what another has asked.
    Answer,
    /// To sit down where a seat is kept for him.
    Company,
}

impl Notification {
    /// That somebody is awaited at a table; nothing if he is not.
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

    /// What sort of notice it is, for programs.
    pub fn event(&self) -> &'static str {
        match self {
            Notification::Awaited { wanted: Wanted::Decision, .. } => "your-turn",
            Notification::Awaited { wanted: Wanted::Answer, .. } => "asked",
            Notification::Awaited { wanted: Wanted::Company, .. } => "invited",
            Notification::Test => "test",
        }
    }

    /// Where it leads.
    pub fn path(&self) -> String {
        match self {
            Notification::Awaited { table, .. } => format!("/t/{table}"),
            Notification::Test => "/".to_owned(),
        }
    }

    /// What it is about: the game, and what he is awaited for.
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

    /// Which table.
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

    /// All of it in one line.
    pub fn text(&self, language: Language) -> String {
        format!("{}. {}.", self.heading(language), self.body(language))
    }
}
