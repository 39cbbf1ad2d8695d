//! A table's log in the store.

use hearth_store::{LogLine, Store, TableId};
use hearth_table::{Entry, Table, Timestamp};
use tokio::sync::watch;

use crate::base::HostError;
use crate::games::Catalogue;

/// Serialises log entries.
pub(super) fn lines(at: Timestamp, entries: &[Entry]) -> Vec<LogLine> {
    // Entries consist of strings and numbers, so serialisation cannot fail.
    entries
        .iter()
        .map(|entry| LogLine { at: at.0, text: serde_json::to_string(entry).unwrap_or_default() })
        .collect()
}

/// Watches the generation of the database, which changes when a backup is restored. Call it before reading anything.
pub(super) fn watch_generation(store: &Store) -> watch::Receiver<u64> {
    let mut generation = store.generation();
    generation.mark_unchanged();
    generation
}

/// Reads a log and replays it.
pub(super) async fn load(
    store: &Store,
    id: TableId,
) -> Result<(Table<Catalogue>, Vec<(Timestamp, Entry)>), HostError> {
    let lines = store.entries(id).await?;
    let mut entries = Vec::with_capacity(lines.len());
    for line in lines {
        let entry: Entry = serde_json::from_str(&line.text).map_err(|error| {
            HostError::NotStored(format!("the log of this table cannot be read: {error}"))
        })?;
        entries.push((Timestamp(line.at), entry));
    }
    let Some((at, first)) = entries.first() else { return Err(HostError::NoTable) };
    let mut table = Table::opened(Catalogue, *at, first)?;
    for (at, entry) in &entries[1..] {
        table.apply(*at, entry)?;
    }
    Ok((table, entries))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_log_from_before_hot_seat_players_had_names_is_read() {
        let old = r#"{"entry":"opened","by":1,"name":"Ada","plan":{"game":"sample","options":[],"chairs":["host","host",{"for":7},{"bot":"club"}],"pace":"unhurried","absent":{"bot":"club"},"public":false,"talk":true,"from":null}}"#;
        let opened: Entry = serde_json::from_str(old).expect("it could be read when it was written");
        let table = Table::opened(Catalogue, Timestamp(0), &opened).expect("it opens a table");
        assert_eq!(table.seats().map(|seat| table.name(seat)).collect::<Vec<_>>()[..2], ["Ada", "Ada"]);
    }
}
