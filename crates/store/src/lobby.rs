//! Queries for lists of tables, and for tables that need attention.

use std::ops::Range;

use hearth_cluster::Number;
use rusqlite::params;

use crate::summary::{Listed, SUMMARY_COLUMNS, Stage, Summary, listed};
use crate::{Store, StoreFailure, TableId, UserId};

impl Store {
    /// Returns a page of the public tables in a stage, most recently changed first.
    pub async fn lobby(&self, stage: Stage, which: Range<u32>) -> Result<Vec<Listed>, StoreFailure> {
        self.read(move |connection| {
            connection.rows(
                &format!(
                    "SELECT {SUMMARY_COLUMNS} FROM table_summary
                     WHERE public = 1 AND stage = ?1 ORDER BY changed DESC, number DESC LIMIT ?2 OFFSET ?3"
                ),
                params![stage, which.len() as u32, which.start],
                listed,
            )
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
        let wanted: Vec<String> = stages.iter().map(|&stage| (stage as i64).to_string()).collect();
        let wanted = wanted.join(", ");
        self.read(move |connection| {
            let (running, gathering) = (Stage::Running, Stage::WaitingForPlayers);
            // No more of the finished tables are looked at than the page can show.
            let (length, start) = (which.len() as u32, which.start);
            connection.rows(
                &format!(
                    "WITH mine AS (
                         SELECT table_id FROM participant
                         WHERE person = ?1 AND stage IN (?3, ?4) AND stage IN ({wanted})
                         UNION ALL
                         SELECT * FROM (
                             SELECT table_id FROM participant
                             WHERE person = ?1 AND stage NOT IN (?3, ?4) AND stage IN ({wanted})
                             ORDER BY since DESC, table_id LIMIT ?6
                         ) AS others
                     )
                     SELECT {SUMMARY_COLUMNS} FROM mine JOIN table_summary USING (table_id)
                     ORDER BY CASE WHEN stage = ?3 AND instr(turn, ',' || CAST(?1 AS TEXT) || ',') > 0 THEN 0
                                   WHEN stage = ?3 THEN 1
                                   WHEN stage = ?4 THEN 2
                                   ELSE 3
                              END, changed DESC, table_id LIMIT ?2 OFFSET ?5"
                ),
                params![person, length, running, gathering, start, which.end],
                listed,
            )
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
            connection.rows(
                &format!(
                    "SELECT {SUMMARY_COLUMNS} FROM participant JOIN table_summary USING (table_id)
                     WHERE person = ?1 AND participant.stage = ?2 AND (game = ?3 OR ?3 IS NULL)
                     ORDER BY since DESC, number DESC LIMIT ?4"
                ),
                params![person, Stage::Over, game, limit],
                listed,
            )
        })
        .await
    }

    /// Returns the finished tables that played the deal of a table again, oldest first.
    pub async fn played_again(&self, deal: TableId, limit: u32) -> Result<Vec<Listed>, StoreFailure> {
        self.read(move |connection| {
            connection.rows(
                &format!(
                    "SELECT {SUMMARY_COLUMNS} FROM table_summary
                     WHERE deal = ?1 AND stage = ?2 ORDER BY changed, table_id LIMIT ?3"
                ),
                params![deal.as_str(), Stage::Over, limit],
                listed,
            )
        })
        .await
    }

    /// Returns the number of a person's unfinished tables.
    pub async fn count_unfinished(&self, person: UserId) -> Result<u64, StoreFailure> {
        self.read(move |connection| {
            let [waiting, running] = Stage::UNFINISHED;
            let count: i64 = connection.only_row(
                "SELECT count(*) FROM participant WHERE person = ?1 AND stage IN (?2, ?3)",
                params![person, waiting, running],
                |row| row.get(0),
            )?;
            Ok(count.cast_unsigned())
        })
        .await
    }

    /// Returns the summary of a table.
    pub async fn summary(&self, table: TableId) -> Result<Option<Summary>, StoreFailure> {
        self.read(move |connection| {
            let query = format!("SELECT {SUMMARY_COLUMNS} FROM table_summary WHERE table_id = ?1");
            Ok(connection.row(&query, params![table], listed)?.map(|listed| listed.summary))
        })
        .await
    }

    /// Returns tables whose wake-up time has come, most urgent first. The time is in milliseconds since 1970. Without those
    /// that other nodes run, if this is one of several.
    pub async fn due(
        &self,
        until: i64,
        limit: u32,
        node: Option<Number>,
    ) -> Result<Vec<TableId>, StoreFailure> {
        self.read(move |connection| {
            let query = format!(
                "SELECT table_id FROM table_summary WHERE wake <= ?1 {} ORDER BY wake LIMIT ?2",
                not_elsewhere(node)
            );
            connection.rows(&query, params![until, limit], |row| row.get(0))
        })
        .await
    }

    /// Returns the next wake-up time of any table until a time, in milliseconds since 1970. Without those that other nodes run.
    pub async fn next_wake(&self, until: i64, node: Option<Number>) -> Result<Option<i64>, StoreFailure> {
        self.read(move |connection| {
            let query = format!(
                "SELECT wake FROM table_summary WHERE wake <= ?1 {} ORDER BY wake LIMIT 1",
                not_elsewhere(node)
            );
            connection.row(&query, params![until], |row| row.get(0))
        })
        .await
    }
}

/// Returns a condition that excludes the tables of other live nodes. The node itself is a number, so its text is harmless.
fn not_elsewhere(node: Option<Number>) -> String {
    node.map_or_else(String::new, |Number(node)| {
        // With a join, the server could read all logs instead of the few tables that are due.
        format!(
            "AND coalesce((SELECT owner FROM log WHERE log.number = table_summary.number), 0)
                 NOT IN (SELECT number FROM node WHERE NOT dead AND number <> {node})"
        )
    })
}
