//! Changes of a person that their tables must learn.

use hearth_store::TableId;
use hearth_table::Command;
use serde::{Deserialize, Serialize};

use super::{Player, Tables};
use crate::base::HostError;

/// A change of a person that a table must learn. To learn it twice does no harm.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PersonChange {
    /// They have another name.
    Renamed,
    /// They leave for good.
    Left,
    /// Their account is deleted, and with it their name and their messages.
    Deleted,
}

impl Tables {
    /// Lets a table learn of a change of a person.
    pub async fn learn(&self, id: TableId, change: PersonChange, player: Player) -> Result<(), HostError> {
        match change {
            PersonChange::Renamed => self.execute(id, player, Command::Rename).await.map(drop),
            PersonChange::Left => self.execute(id, player, Command::Leave).await.map(drop),
            PersonChange::Deleted => self.erase(id, player.person).await,
        }
    }
}
