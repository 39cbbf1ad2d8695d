//! What hosts decide about: the house, bans, reports, and the list of people.

use rusqlite::params;

use crate::revocations::revoke;
use crate::sql::Row;
use crate::{Store, StoreFailure, TableId, UserId};

/// A ban of a person, and of the guests of their household.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ban {
    /// The number, which the store assigns.
    pub number: i64,
    /// The person.
    pub person: UserId,
    /// Their name at that time.
    pub name: String,
    /// The household whose guests are banned too, as a keyed hash.
    pub household: Option<Vec<u8>>,
    /// True if the person may play but not chat.
    pub talk_only: bool,
    /// The end, in milliseconds since 1970.
    pub until: i64,
    /// The reason, for the person.
    pub reason: String,
}

/// An action of a host.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HostAction {
    /// The time, in milliseconds since 1970.
    pub at: i64,
    /// The name of the host.
    pub host: String,
    /// The kind of action, as a word.
    pub action: String,
    /// The name of the person or thing it is about.
    pub about: String,
    /// A remark, such as the reason.
    pub note: String,
}

/// A report of a player about another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// The number, which the store assigns.
    pub number: i64,
    /// The time, in milliseconds since 1970.
    pub at: i64,
    /// The player who reported.
    pub reporter: UserId,
    /// Their name at that time.
    pub reporter_name: String,
    /// The person reported.
    pub person: UserId,
    /// Their name at that time.
    pub name: String,
    /// The table.
    pub table: TableId,
    /// The reason.
    pub reason: String,
}

/// A person in the list of the hosts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PersonRow {
    /// The person.
    pub id: UserId,
    /// The display name.
    pub name: String,
    /// True for an account, false for a guest.
    pub registered: bool,
    /// True for a host.
    pub host: bool,
    /// The time of the first visit, in milliseconds since 1970.
    pub created: i64,
    /// The time of the last visit, to the day.
    pub seen: Option<i64>,
    /// The number of finished games.
    pub games: u64,
    /// The number of open reports.
    pub reports: u64,
}

/// The people in a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Which {
    /// All people.
    All,
    /// People without a login.
    Guests,
    /// People with an active ban.
    Banned,
    /// Hosts.
    Hosts,
}

/// The numbers of people and tables.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct HouseCounts {
    /// All people.
    pub people: u64,
    /// People seen since a time.
    pub seen: u64,
    /// Tables that wait for players.
    pub waiting: u64,
    /// Tables with a running game.
    pub running: u64,
    /// Tables with a finished game.
    pub over: u64,
}

fn ban(row: &Row<'_>) -> rusqlite::Result<Ban> {
    Ok(Ban {
        number: row.get(0)?,
        person: row.get(1)?,
        name: row.get(2)?,
        household: row.get(3)?,
        talk_only: row.get(4)?,
        until: row.get(5)?,
        reason: row.get(6)?,
    })
}

/// The columns for [`report`], in order.
pub(crate) const REPORT_COLUMNS: &str = "number, at, reporter, reporter_name, person, name, table_id, reason";

/// Reads a row of [`REPORT_COLUMNS`].
pub(crate) fn report(row: &Row<'_>) -> rusqlite::Result<Report> {
    Ok(Report {
        number: row.get(0)?,
        at: row.get(1)?,
        reporter: row.get(2)?,
        reporter_name: row.get(3)?,
        person: row.get(4)?,
        name: row.get(5)?,
        table: row.get(6)?,
        reason: row.get(7)?,
    })
}

impl Store {
    /// Makes a registered person a host, or takes the role from them. What they opened before ends. Returns false if there is no such account.
    pub async fn set_host(&self, id: UserId, host: bool) -> Result<bool, StoreFailure> {
        self.write(move |connection| {
            let found = connection.execute(
                "UPDATE person SET host = ?2 WHERE id = ?1 AND login IS NOT NULL",
                params![id, host],
            )? == 1;
            if found {
                revoke(connection, id)?;
            }
            Ok(found)
        })
        .await
    }

    /// Makes a registered person a host if there is none yet. Returns whether they became one.
    pub async fn claim_host(&self, id: UserId) -> Result<bool, StoreFailure> {
        self.write(move |connection| {
            Ok(connection.execute(
                "UPDATE person SET host = 1 WHERE id = ?1 AND login IS NOT NULL
                 AND NOT EXISTS (SELECT 1 FROM person WHERE host = 1)",
                params![id],
            )? == 1)
        })
        .await
    }

    /// Returns the settings of the house, by name.
    pub async fn house(&self) -> Result<Vec<(String, String)>, StoreFailure> {
        self.read(|connection| {
            let settings = connection
                .rows("SELECT name, value FROM house", params![], |row| Ok((row.get(0)?, row.get(1)?)))?;
            Ok(settings)
        })
        .await
    }

    /// Stores a setting of the house.
    pub async fn set_house(&self, name: &'static str, value: String) -> Result<(), StoreFailure> {
        self.write(move |connection| {
            connection.execute(
                "INSERT INTO house (name, value) VALUES (?1, ?2)
                 ON CONFLICT (name) DO UPDATE
                 SET value = excluded.value",
                params![name, value],
            )?;
            Ok(())
        })
        .await
    }

    /// Returns the bans that have not ended, the newest first.
    pub async fn bans(&self, now: i64) -> Result<Vec<Ban>, StoreFailure> {
        self.read(move |connection| {
            connection.rows(
                "SELECT number, person, name, household, talk_only, until, reason FROM ban
                 WHERE until > ?1 ORDER BY number DESC",
                params![now],
                ban,
            )
        })
        .await
    }

    /// Stores a ban. Its number is ignored.
    pub async fn add_ban(&self, ban: Ban) -> Result<(), StoreFailure> {
        self.write(move |connection| {
            connection.execute(
                "INSERT INTO ban (person, name, household, talk_only, until, reason)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
                params![ban.person, ban.name, ban.household, ban.talk_only, ban.until, ban.reason],
            )?;
            Ok(())
        })
        .await
    }

    /// Ends a ban. Returns the name of the person, if there was such a ban.
    pub async fn lift_ban(&self, number: i64) -> Result<Option<String>, StoreFailure> {
        self.write(move |connection| {
            let delete = "DELETE FROM ban WHERE number = ?1 RETURNING name";
            connection.row(delete, params![number], |row| row.get(0))
        })
        .await
    }

    /// Adds to the list of what hosts did.
    pub async fn add_host_action(&self, action: HostAction) -> Result<(), StoreFailure> {
        self.write(move |connection| {
            let HostAction { at, host, action, about, note } = &action;
            connection.execute(
                "INSERT INTO host_action (at, host, action, about, note) VALUES (?1, ?2, ?3, ?4, ?5)",
                params![at, host, action, about, note],
            )?;
            Ok(())
        })
        .await
    }

    /// Returns what hosts did, the latest first.
    pub async fn host_actions(&self, limit: u32) -> Result<Vec<HostAction>, StoreFailure> {
        self.read(move |connection| {
            connection.rows(
                "SELECT at, host, action, about, note FROM host_action ORDER BY number DESC LIMIT ?1",
                params![limit],
                |row| {
                    Ok(HostAction {
                        at: row.get(0)?,
                        host: row.get(1)?,
                        action: row.get(2)?,
                        about: row.get(3)?,
                        note: row.get(4)?,
                    })
                },
            )
        })
        .await
    }

    /// Stores a report. Its number is ignored. A player has one report about a person at a table; a second replaces its
    /// reason.
    pub async fn add_report(&self, report: Report) -> Result<(), StoreFailure> {
        self.write(move |connection| {
            connection.execute(
                "INSERT INTO report (at, reporter, reporter_name, person, name, table_id, reason)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
                 ON CONFLICT (reporter, person, table_id) DO UPDATE SET reason = ?7, at = ?1, open = 1",
                params![
                    report.at,
                    report.reporter,
                    report.reporter_name,
                    report.person,
                    report.name,
                    report.table,
                    report.reason
                ],
            )?;
            Ok(())
        })
        .await
    }

    /// Returns the open reports, the newest first.
    pub async fn open_reports(&self, limit: u32) -> Result<Vec<Report>, StoreFailure> {
        self.read(move |connection| {
            connection.rows(
                &format!("SELECT {REPORT_COLUMNS} FROM report WHERE open = 1 ORDER BY number DESC LIMIT ?1"),
                params![limit],
                report,
            )
        })
        .await
    }

    /// Closes all reports about a person.
    pub async fn close_reports(&self, person: UserId) -> Result<(), StoreFailure> {
        self.write(move |connection| {
            connection.execute("UPDATE report SET open = 0 WHERE person = ?1", params![person])?;
            Ok(())
        })
        .await
    }

    /// Returns a page of people, the last registered first, whose name or login contains a text.
    pub async fn people(
        &self,
        which: Which,
        text: &str,
        now: i64,
        limit: u32,
    ) -> Result<Vec<PersonRow>, StoreFailure> {
        let wanted = match which {
            Which::All => "1 = 1",
            Which::Guests => "login IS NULL",
            Which::Banned => "id IN (SELECT person FROM ban WHERE until > ?1)",
            Which::Hosts => "host = 1",
        };
        let text = text.trim().to_lowercase();
        self.read(move |connection| {
            connection.rows(
                &format!(
                    "SELECT id, name, login IS NOT NULL, host, created,
                         (SELECT max(seen) FROM session WHERE session.person = person.id),
                         (SELECT count(*) FROM participant WHERE participant.person = person.id AND stage = 2),
                         (SELECT count(*) FROM report WHERE report.person = person.id AND open = 1)
                     FROM person
                     WHERE {wanted} AND ?1 = ?1
                         AND (?2 = '' OR instr(lower(name), ?2) > 0 OR instr(coalesce(login_folded, ''), ?2) > 0)
                     ORDER BY host DESC, login IS NULL, id DESC LIMIT ?3"
                ),
                params![now, text, limit],
                |row| {
                    Ok(PersonRow {
                        id: row.get(0)?,
                        name: row.get(1)?,
                        registered: row.get(2)?,
                        host: row.get(3)?,
                        created: row.get(4)?,
                        seen: row.get(5)?,
                        games: row.get::<i64>(6)?.cast_unsigned(),
                        reports: row.get::<i64>(7)?.cast_unsigned(),
                    })
                },
            )
        })
        .await
    }

    /// Returns the time of the last backup, in milliseconds since 1970.
    pub async fn backed_up(&self) -> Result<Option<i64>, StoreFailure> {
        self.read(|connection| connection.only_row("SELECT backed_up FROM meta", params![], |row| row.get(0)))
            .await
    }

    /// Counts people and tables.
    pub async fn house_counts(&self, seen_since: i64) -> Result<HouseCounts, StoreFailure> {
        self.read(move |connection| {
            let count = |sql: &str| -> Result<u64, StoreFailure> {
                let count: i64 = connection.only_row(sql, params![seen_since], |row| row.get(0))?;
                Ok(count.cast_unsigned())
            };
            let tables = |stage: u8| {
                count(&format!("SELECT count(*) FROM table_summary WHERE stage = {stage} AND ?1 = ?1"))
            };
            Ok(HouseCounts {
                people: count("SELECT count(*) FROM person WHERE ?1 = ?1")?,
                seen: count("SELECT count(DISTINCT person) FROM session WHERE seen >= ?1")?,
                waiting: tables(0)?,
                running: tables(1)?,
                over: tables(2)?,
            })
        })
        .await
    }

    /// Returns the tables in a stage that changed last.
    pub async fn latest_tables(
        &self,
        stage: crate::Stage,
        limit: u32,
    ) -> Result<Vec<crate::Listed>, StoreFailure> {
        self.read(move |connection| {
            connection.rows(
                &format!(
                    "SELECT {} FROM table_summary WHERE stage = ?1 ORDER BY changed DESC LIMIT ?2",
                    crate::summary::SUMMARY_COLUMNS
                ),
                params![stage, limit],
                crate::summary::listed,
            )
        })
        .await
    }
}
