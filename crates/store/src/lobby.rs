//! Which tables there are, and which need attention.

use std::ops::Range;

use rusqlite::{OptionalExtension, params};

use crate::summary::{COLUMNS, Listed, Stage, Summary, listed};
use crate::{Store, StoreFailure, TableId, UserId};

impl Store {
    /// Some of the public tables of a stage, those first where something happened last.
    pub async fn lobby(&self, stage: Stage, which: Range<u32>) -> Result<Vec<Listed>, StoreFailure> {
        self.read(move |connection| {
            let mut query = connection.prepare_cached(&format!(
                "SELECT {COLUMNS} FROM table_summary
                 WHERE public = 1 AND stage = ?1 ORDER BY changed DESC, number DESC LIMIT ?2 OFFSET ?3"
            ))?;
            let tables = query.query_map(params![stage, which.len() as u32, which.start], listed)?;
            Ok(tables.collect::<Result<_, _>>()?)
        })
        .await
    }

    /// Some of the tables of somebody in these stages: first those where he is waited for in a game, then the other games that run, then
    /// those where people sit down; of each, those first where something happened last.
    pub async fn tables_of(
        &self,
        person: UserId,
        stages: &[Stage],
        which: Range<u32>,
    ) -> Result<Vec<Listed>, StoreFailure> {
        let wanted = stages.iter().fold(0, |wanted, stage| wanted | 1_i64 << *stage as i64);
        self.read(move |connection| {
            let mut query = connection.prepare_cached(&format!(
                "SELECT {COLUMNS} FROM participant JOIN table_summary USING (table_id)
                 WHERE person = ?1 AND (1 << stage) & ?3
                 ORDER BY CASE stage
                              WHEN ?4 THEN instr(turn, ',' || ?1 || ',') = 0
                              WHEN ?5 THEN 2
                              ELSE 3
                          END, changed DESC, number DESC LIMIT ?2 OFFSET ?6"
            ))?;
            let (running, gathering) = (Stage::Running, Stage::WaitingForPlayers);
            let values = params![person, which.len() as u32, wanted, running, gathering, which.start];
            let tables = query.query_map(values, listed)?;
            Ok(tables.collect::<Result<_, _>>()?)
        })
        .await
    }

    /// The tables of somebody at which a game of this name is over, those first that ended last.
    pub async fn over(&self, person: UserId, game: String, limit: u32) -> Result<Vec<Listed>, StoreFailure> {
        self.read(move |connection| {
            let mut query = connection.prepare_cached(&format!(
                "SELECT {COLUMNS} FROM participant JOIN table_summary USING (table_id)
                 WHERE person = ?1 AND stage = ?2 AND game = ?3 ORDER BY changed DESC, number DESC LIMIT ?4"
            ))?;
            let tables = query.query_map(params![person, Stage::Over, game, limit], listed)?;
            Ok(tables.collect::<Result<_, _>>()?)
        })
        .await
    }

    /// What is known of a table.
    pub async fn summary(&self, table: TableId) -> Result<Option<Summary>, StoreFailure> {
        self.read(move |connection| {
            let mut query = connection
                .prepare_cached(&format!("SELECT {COLUMNS} FROM table_summary WHERE table_id = ?1"))?;
            Ok(query.query_row([table], listed).optional()?.map(|listed| listed.summary))
        })
        .await
    }

    /// Tables that want to be woken by a time, in milliseconds since 1970, the most urgent first.
    pub async fn due(&self, until: i64, limit: u32) -> Result<Vec<TableId>, StoreFailure> {
        self.read(move |connection| {
            let mut query = connection.prepare_cached(
                "SELECT table_id FROM table_summary WHERE wake <= ?1 ORDER BY wake LIMIT ?2",
            )?;
            let tables = query.query_map(params![until, limit], |row| row.get(0))?;
            Ok(tables.collect::<Result<_, _>>()?)
        })
        .await
    }

    /// When the next table wants to be woken, in milliseconds since 1970.
    pub async fn next_wake(&self) -> Result<Option<i64>, StoreFailure> {
        self.read(|connection| {
            let mut query =
                connection.prepare_cached("SELECT min(wake) FROM table_summary WHERE wake IS NOT NULL")?;
            Ok(query.query_row([], |row| row.get(0))?)
        })
        .await
    }
}
