//! A table's log in the store.

use hearth_store::{LogLine, Store, TableId};
use hearth_table::{Continued, Entry, Person, Table, TableConfig, Timestamp};
use tokio::sync::watch;

use super::lobby_row::summary;
use super::rating::RatingStored;
use crate::base::{HostError, TableLease};
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

/// The number of games that one game may continue one after the other: loading a table loads all of them.
const MAX_CONTINUED_GAMES: usize = 10;

/// A table with its log.
pub(super) type Loaded = (Table<Catalogue>, Vec<(Timestamp, Entry)>);

/// Reads a log and replays it.
pub(super) async fn load(store: &Store, id: TableId) -> Result<Loaded, HostError> {
    load_continued(store, id, MAX_CONTINUED_GAMES).await
}

/// Removes a deleted person from a log and stores it under a lease. Returns the table without them, or `None` if the log does not name
/// them.
pub(super) async fn erase(
    store: &Store,
    (id, lease, rating): (TableId, &TableLease, RatingStored),
    entries: &[(Timestamp, Entry)],
    person: Person,
) -> Result<Option<Loaded>, HostError> {
    let Some((_, Entry::Opened { by, .. })) = entries.first() else { return Err(HostError::NoTable) };
    let (mut erased, mut rewritten) = (entries.to_vec(), Vec::new());
    for (seq, (at, entry)) in (0..).zip(&mut erased) {
        if entry.erase(person, *by) {
            let text = lines(*at, std::slice::from_ref(entry)).remove(0).text;
            rewritten.push((seq, text));
        }
    }
    if rewritten.is_empty() {
        return Ok(None);
    }
    let (table, entries) = replay(store, erased, MAX_CONTINUED_GAMES).await?;
    let stored = store.rewrite_entries(id, lease.hold(), rewritten, summary(&table, rating)).await;
    stored.map_err(|failure| HostError::from(&failure))?;
    Ok(Some((table, entries)))
}

/// Returns the catalogue for a new table, with the game that the table continues.
pub(super) async fn catalogue(store: &Store, config: &TableConfig) -> Result<Catalogue, HostError> {
    continued(store, config, MAX_CONTINUED_GAMES).await
}

/// Reads the game that a table continues.
async fn continued(store: &Store, config: &TableConfig, games_left: usize) -> Result<Catalogue, HostError> {
    let Some(Continued::Position { table, decisions }) = &config.from else {
        return Ok(Catalogue::default());
    };
    let games_left = games_left.checked_sub(1).ok_or(HostError::CannotPlayOn)?;
    let id = table.parse().map_err(|_| HostError::NoTable)?;
    let (source, _) = Box::pin(load_continued(store, id, games_left)).await?;
    let game = source.game().ok_or(HostError::NoGame)?;
    Ok(Catalogue::continuing(game.at(*decisions)))
}

async fn load_continued(store: &Store, id: TableId, games_left: usize) -> Result<Loaded, HostError> {
    let lines = store.entries(id).await?;
    let mut entries = Vec::with_capacity(lines.len());
    for line in lines {
        let entry: Entry = serde_json::from_str(&line.text).map_err(|error| {
            HostError::NotStored(format!("the log of this table cannot be read: {error}"))
        })?;
        entries.push((Timestamp(line.at), entry));
    }
    replay(store, entries, games_left).await
}

/// Makes a table from its log.
async fn replay(
    store: &Store,
    entries: Vec<(Timestamp, Entry)>,
    games_left: usize,
) -> Result<Loaded, HostError> {
    let Some((at, first)) = entries.first() else { return Err(HostError::NoTable) };
    let catalogue = match first {
        Entry::Opened { plan, .. } => continued(store, plan, games_left).await?,
        _ => Catalogue::default(),
    };
    let mut table = Table::opened(catalogue, *at, first)?;
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
        let table = Table::opened(Catalogue::default(), Timestamp(0), &opened).expect("it opens a table");
        assert_eq!(table.seats().map(|seat| table.name(seat)).collect::<Vec<_>>()[..2], ["Ada", "Ada"]);
    }
}
