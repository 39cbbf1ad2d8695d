//! What somebody is told. Nothing in it is hidden from anybody at the table.

use hearth_store::TableId;
use hearth_words::{Language, say};

use crate::games;
use crate::pages::listing;
use crate::summary::{LobbyLine, LobbySeat};

/// What somebody is told.
pub(super) enum Telling {
    /// It is his turn.
    Turn {
        /// What is typed to name the game.
        game: &'static str,
        /// What the game is called.
        title: &'static str,
        /// The table.
        table: TableId,
        /// His seat.
        seat: usize,
        /// The others there.
        others: Vec<LobbySeat>,
    },
    /// Nothing: he wanted to see a notice.
    Test,
}

impl Telling {
    /// That it is somebody's turn at a table; nothing if it is not.
    pub fn turn(table: TableId, line: LobbyLine, person: i64) -> Option<Telling> {
        let about = games::about(&line.game)?;
        let his = |seat: &LobbySeat| seat.person.is_some_and(|sitter| sitter.0 == person);
        let seat = line.turn?;
        line.seats.get(seat.checked_sub(1)?).filter(|seat| his(seat) && !seat.bot)?;
        let others = line.seats.into_iter().filter(|seat| !his(seat)).collect();
        Some(Telling::Turn { game: about.name, title: about.title, table, seat, others })
    }

    /// What sort of notice it is, for programs.
    pub fn event(&self) -> &'static str {
        match self {
            Telling::Turn { .. } => "your-turn",
            Telling::Test => "test",
        }
    }

    /// Where it leads.
    pub fn path(&self) -> String {
        match self {
            Telling::Turn { table, .. } => format!("/t/{table}"),
            Telling::Test => "/".to_owned(),
        }
    }

    /// What it is about: the game, and that it is his turn.
    pub fn heading(&self, language: Language) -> String {
        match self {
            Telling::Turn { title, .. } => say!(language, "notice-turn", game = *title),
            Telling::Test => say!(language, "notice-trial"),
        }
    }

    /// Which table.
    pub fn body(&self, language: Language) -> String {
        match self {
            Telling::Turn { table, others, .. } => {
                let names: Vec<String> =
                    others.iter().filter_map(|seat| listing::name(seat, language)).collect();
                let table = table.to_string();
                if names.is_empty() {
                    say!(language, "notice-table", table = table)
                } else {
                    say!(language, "notice-table-with", table = table, others = names.join(", "))
                }
            }
            Telling::Test => say!(language, "notice-trial-body"),
        }
    }

    /// All of it in one line.
    pub fn text(&self, language: Language) -> String {
        format!("{}. {}.", self.heading(language), self.body(language))
    }
}
