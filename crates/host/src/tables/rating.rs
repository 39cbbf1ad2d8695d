//! The results of rated games.

use hearth_ratings::{Contestant, GameResult, Place};
use hearth_store::{RatingChange, Store, StoreFailure, TableId};
use hearth_table::{RatedPlayer, Table};

use crate::games::{Catalogue, rating_pool};

/// The knowledge about a rated result in the store.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum RatingStored {
    /// It is.
    Yes,
    /// It may not be.
    No,
}

/// Returns whether the result of a table is stored.
pub(super) async fn rating_stored(store: &Store, table: TableId) -> Result<RatingStored, StoreFailure> {
    let is_stored = store.rating_changes(table).await?.is_some();
    Ok(if is_stored { RatingStored::Yes } else { RatingStored::No })
}

/// Returns the result of a rated game that is over. It is the same whenever the table is loaded.
pub(super) fn rated_result(table: &Table<Catalogue>) -> Option<GameResult> {
    let places = table.rated_result()?.into_iter().map(|(player, rank)| {
        let contestant = match player {
            RatedPlayer::Person(person) => Contestant::Person(person.0),
            RatedPlayer::Bot(level) => Contestant::Bot(level),
        };
        Place { contestant, rank }
    });
    Some(GameResult { pool: rating_pool(table.plan())?, at: table.changed().0, places: places.collect() })
}

/// Stores a result, unless it is stored already. Returns what it changed.
pub(super) async fn store_result(
    store: &Store,
    table: TableId,
    result: GameResult,
) -> Result<Vec<RatingChange>, StoreFailure> {
    match store.rating_changes(table).await? {
        Some(changes) => Ok(changes),
        None => store.rate(table, result).await,
    }
}
