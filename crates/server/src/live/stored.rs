//! A table in the store.

use hearth_store::{LogLine, Store, TableId};
use hearth_table::{Entry, Table, Timestamp};
use tokio::sync::watch;

use super::Failure;
use crate::games::Games;

/// Entries as lines of a log.
pub(super) fn lines(at: Timestamp, entries: &[Entry]) -> Vec<LogLine> {
    // An entry is made of words and numbers: there is nothing in it that JSON could not say.
    entries
        .iter()
        .map(|entry| LogLine { at: at.0, text: serde_json::to_string(entry).unwrap_or_default() })
        .collect()
}

/// Tells when a backup is put in the place of the database as it is now. Asked for before anything is read.
pub(super) fn present(store: &Store) -> watch::Receiver<u64> {
    let mut generation = store.generation();
    generation.mark_unchanged();
    generation
}

/// A table as its log says it is.
pub(super) async fn read(
    store: &Store,
    id: TableId,
) -> Result<(Table<Games>, Vec<(Timestamp, Entry)>), Failure> {
    let lines = store.entries(id).await?;
    let mut entries = Vec::with_capacity(lines.len());
    for line in lines {
        let entry: Entry = serde_json::from_str(&line.text)
            .map_err(|error| Failure::NotStored(format!("the log of this table cannot be read: {error}")))?;
        entries.push((Timestamp(line.at), entry));
    }
    let Some((at, first)) = entries.first() else { return Err(Failure::NoTable) };
    let mut table = Table::opened(Games, *at, first)?;
    for (at, entry) in &entries[1..] {
        table.apply(*at, entry)?;
    }
    Ok((table, entries))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_log_of_before_people_beside_the_host_had_names_is_read() {
        let old = r#"{"entry":"opened","by":1,"name":"Ada","plan":{"game":"kokopelli","options":[],"chairs":["host","host",{"for":7},{"bot":"club"}],"pace":"unhurried","absent":{"bot":"club"},"public":false,"talk":true,"from":null}}"#;
        let opened: Entry = serde_json::from_str(old).expect("it could be read when it was written");
        let table = Table::opened(Games, Timestamp(0), &opened).expect("it opens a table");
        assert_eq!(table.seats().map(|seat| table.name(seat)).collect::<Vec<_>>()[..2], ["Ada", "Ada"]);
    }
}
