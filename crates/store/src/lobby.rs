//! Queries for lists of tables, and for tables that need attention.

use std::ops::Range;

use rusqlite::{OptionalExtension, params};

use crate::summary::{Listed, SUMMARY_COLUMNS, Stage, Summary, listed};
use crate::{Store, StoreFailure, TableId, UserId};

impl Store {
    /// Returns a page of the public tables in a stage, most recently changed first.
    pub async fn lobby(&self, stage: Stage, which: Range<u32>) -> Result<Vec<Listed>, StoreFailure> {
        self.read(move |connection| {
            let mut query = connection.prepare_cached(&format!(
                "SELECT {SUMMARY_COLUMNS} FROM table_summary
                 WHERE public = 1 AND stage = ?1 ORDER BY changed DESC, number DESC LIMIT ?2 OFFSET ?3"
            ))?;
            let tables = query.query_map(params![stage, which.len() as u32, which.start], listed)?;
            Ok(tables.collect::<Result<_, _>>()?)
        })
        .await
    }

    /// Returns a page of a person's tables in these stages. Games that wait for the person come first, then
    /// other running games, then tables that wait for players. Within each group, the most recently changed
    /// come first.
    pub async fn tables_of(
        &self,
        person: UserId,
        stages: &[Stage],
        which: Range<u32>,
    ) -> Result<Vec<Listed>, StoreFailure> {
        let wanted = stages.iter().fold(0, |wanted, stage| wanted | 1_i64 << *stage as i64);
        self.read(move |connection| {
            let mut query = connection.prepare_cached(&format!(
                "WITH mine AS (
                     SELECT table_id FROM participant
                     WHERE person = ?1 AND stage IN (?4, ?5) AND (1 << stage) & ?3
                     UNION ALL
                     SELECT * FROM (
                         SELECT table_id FROM participant
                         WHERE person = ?1 AND stage NOT IN (?4, ?5) AND (1 << stage) & ?3
                         ORDER BY since DESC, table_id LIMIT ?7
                     )
                 )
                 SELECT {SUMMARY_COLUMNS} FROM mine JOIN table_summary USING (table_id)
                 ORDER BY CASE stage
                              WHEN ?4 THEN instr(turn, ',' || ?1 || ',') = 0
                              WHEN ?5 THEN 2
                              ELSE 3
                          END, changed DESC, table_id LIMIT ?2 OFFSET ?6"
            ))?;
            let (running, gathering) = (Stage::Running, Stage::WaitingForPlayers);
            // No more of the finished tables are looked at than the page can show.
            let (length, start) = (which.len() as u32, which.start);
            let values = params![person, length, wanted, running, gathering, start, which.end];
            let tables = query.query_map(values, listed)?;
            Ok(tables.collect::<Result<_, _>>()?)
        })
        .await
    }

    /// Returns a person's finished tables, of one game or all, most recent first.
    pub async fn over(
        &self,
        person: UserId,
        game: Option<String>,
        limit: u32,
    ) -> Result<Vec<Listed>, StoreFailure> {
        self.read(move |connection| {
            let mut query = connection.prepare_cached(&format!(
                "SELECT {SUMMARY_COLUMNS} FROM participant JOIN table_summary USING (table_id)
                 WHERE person = ?1 AND participant.stage = ?2 AND (?3 IS NULL OR game = ?3)
                 ORDER BY since DESC, number DESC LIMIT ?4"
            ))?;
            let tables = query.query_map(params![person, Stage::Over, game, limit], listed)?;
            Ok(tables.collect::<Result<_, _>>()?)
        })
        .await
    }

    /// Returns the number of a person's unfinished tables.
    pub async fn count_unfinished(&self, person: UserId) -> Result<u64, StoreFailure> {
        self.read(move |connection| {
            let mut query = connection
                .prepare_cached("SELECT count(*) FROM participant WHERE person = ?1 AND stage IN (?2, ?3)")?;
            let [waiting, running] = Stage::UNFINISHED;
            let count: i64 = query.query_row(params![person, waiting, running], |row| row.get(0))?;
            Ok(count.cast_unsigned())
        })
        .await
    }

    /// Returns the summary of a table.
    pub async fn summary(&self, table: TableId) -> Result<Option<Summary>, StoreFailure> {
        self.read(move |connection| {
            let mut query = connection.prepare_cached(&format!(
                "SELECT {SUMMARY_COLUMNS} FROM table_summary WHERE table_id = ?1"
            ))?;
            Ok(query.query_row([table], listed).optional()?.map(|listed| listed.summary))
        })
        .await
    }

    /// Returns tables whose wake-up time has come, most urgent first. The time is in milliseconds since 1970.
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

    /// Returns the next wake-up time of any table, in milliseconds since 1970.
    pub async fn next_wake(&self) -> Result<Option<i64>, StoreFailure> {
        self.read(|connection| {
            let mut query =
                connection.prepare_cached("SELECT min(wake) FROM table_summary WHERE wake IS NOT NULL")?;
            Ok(query.query_row([], |row| row.get(0))?)
        })
        .await
    }
}
