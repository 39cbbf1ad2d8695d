//! The statements of the leases between nodes that share a database. docs/SCALE.md has them with their reasons, and
//! `hearth_cluster` decides what follows from the answers. `SQLite` has one server and no leases.
//!
//! If an answer is lost, the store reconnects and repeats the statement. That does no harm: a take that was granted is
//! refused the second time, and then the table is taken from the node itself.

use hearth_cluster::{Epoch, Hold, LiveNode, LogRow, Number, Owner, Take};
use rusqlite::params;

use crate::sql::Connection;
use crate::{Store, StoreFailure, TableId, job};

/// The lease of a table, as its row has it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lease {
    /// The owner, if there is one.
    pub owner: Option<LeaseOwner>,
    /// The epoch of the last owner.
    pub epoch: Epoch,
}

/// A node that is not marked dead, as its row has it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LiveNodeRow {
    /// Its number and its renewals.
    pub node: LiveNode,
    /// Where the other nodes reach it.
    pub address: String,
    /// True if it owns no tables.
    pub is_worker: bool,
}

/// The owner of a table, with what its own row says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LeaseOwner {
    /// Its number.
    pub number: Number,
    /// Where the other nodes reach it; empty if it was forgotten.
    pub address: String,
    /// True if it was marked dead, and perhaps forgotten since.
    pub dead: bool,
}

impl Lease {
    /// Returns the row for [`Node::decide`](hearth_cluster::Node::decide).
    pub fn row(&self) -> LogRow<'_> {
        let owner = self.owner.as_ref().map(|owner| Owner {
            number: owner.number,
            address: &owner.address,
            dead: owner.dead,
        });
        LogRow { owner, epoch: self.epoch }
    }
}

impl Store {
    /// Registers a node, which the others reach at an address. A worker owns no tables. Forgets dead nodes: a node without a row is as
    /// dead as one that is marked.
    pub async fn register_node(&self, address: String, is_worker: bool) -> Result<Number, StoreFailure> {
        self.heartbeat(move |connection| {
            let insert = "WITH forgotten AS (DELETE FROM node WHERE dead)
                          INSERT INTO node (address, worker) VALUES (?1, ?2 = 1) RETURNING number";
            connection.only_row(insert, params![address, is_worker], |row| row.get(0)).map(number)
        })
        .await
    }

    /// Renews the leases of a node. Returns the other live nodes, or `None` if it is refused: the node was marked dead, and
    /// perhaps forgotten since.
    pub async fn renew(&self, node: Number) -> Result<Option<Vec<LiveNodeRow>>, StoreFailure> {
        let own = signed(node);
        self.heartbeat(move |connection| {
            let renew = "UPDATE node SET renewals = renewals + 1 WHERE number = ?1 AND NOT dead";
            if connection.execute(renew, params![own])? == 0 {
                return Ok(None);
            }
            let others = "SELECT number, renewals, address, worker FROM node WHERE NOT dead AND number <> ?1";
            let others = connection.rows(others, params![own], |row| {
                let node =
                    LiveNode { number: number(row.get(0)?), renewals: row.get::<i64>(1)?.cast_unsigned() };
                Ok(LiveNodeRow { node, address: row.get(2)?, is_worker: row.get(3)? })
            })?;
            Ok(Some(others))
        })
        .await
    }

    /// Marks a silent node dead for ever, unless it has renewed since. Returns whether it was marked.
    pub async fn mark_dead(&self, silent: LiveNode) -> Result<bool, StoreFailure> {
        self.heartbeat(move |connection| {
            let mark = "UPDATE node SET dead = true WHERE number = ?1 AND renewals = ?2 AND NOT dead";
            let seen = silent.renewals.cast_signed();
            Ok(connection.execute(mark, params![signed(silent.number), seen])? > 0)
        })
        .await
    }

    /// Marks all nodes dead, because a server has the database to itself from now on.
    pub async fn end_all_nodes(&self) -> Result<(), StoreFailure> {
        self.heartbeat(|connection| {
            connection.execute("UPDATE node SET dead = true WHERE NOT dead", params![]).map(drop)
        })
        .await
    }

    /// Marks a node dead that leaves. It holds no table any more, and never will.
    pub async fn leave(&self, node: Number) -> Result<(), StoreFailure> {
        self.heartbeat(move |connection| {
            let leave = "UPDATE node SET dead = true WHERE number = ?1";
            connection.execute(leave, params![signed(node)]).map(drop)
        })
        .await
    }

    /// Returns the owner of a table; `None` if it does not exist.
    pub async fn lease(&self, table: TableId) -> Result<Option<Lease>, StoreFailure> {
        let lease = self.lease_statement(move |connection| {
            connection.row(
                "SELECT log.epoch, log.owner, coalesce(node.address, ''), coalesce(node.dead, true)
                 FROM log LEFT JOIN node ON node.number = log.owner WHERE log.table_id = ?1",
                params![table],
                |row| {
                    let owner = |owner| -> rusqlite::Result<_> {
                        Ok(LeaseOwner { number: number(owner), address: row.get(2)?, dead: row.get(3)? })
                    };
                    Ok(Lease {
                        epoch: epoch(row.get(0)?),
                        owner: row.get::<Option<i64>>(1)?.map(owner).transpose()?,
                    })
                },
            )
        });
        lease.await.map_err(|failure| match failure {
            // It changes nothing.
            StoreFailure::Uncertain(why) => StoreFailure::Unreachable(why),
            failure => failure,
        })
    }

    /// Takes a table for a node, if nobody has taken it since the look, and its owner cannot serve any more. Only after this
    /// are its entries to be read. `None`: look again.
    pub async fn take(&self, table: TableId, node: Number, take: Take) -> Result<Option<Hold>, StoreFailure> {
        self.lease_statement(move |connection| {
            connection.row(
                "UPDATE log SET owner = ?2, epoch = epoch + 1
                 WHERE table_id = ?1 AND epoch = ?3
                   AND (owner IS NULL OR owner = ?2
                        OR NOT EXISTS (SELECT FROM node WHERE number = log.owner AND NOT dead))
                 RETURNING epoch",
                params![table, signed(node), take.seen.0.cast_signed()],
                |row| Ok(Hold { number: node, epoch: epoch(row.get(0)?) }),
            )
        })
        .await
    }

    /// Releases a table that its owner has stopped serving: any node may take it. A hold that has ended releases nothing.
    pub async fn release(&self, table: TableId, hold: Hold) -> Result<(), StoreFailure> {
        self.lease_statement(move |connection| {
            let release = "UPDATE log SET owner = NULL WHERE table_id = ?1 AND epoch = ?2";
            connection.execute(release, params![table, hold.epoch.0.cast_signed()]).map(drop)
        })
        .await
    }

    async fn lease_statement<T: Send + 'static>(
        &self,
        work: impl Fn(&Connection<'_>) -> Result<T, StoreFailure> + Send + 'static,
    ) -> Result<T, StoreFailure> {
        let (job, answer) = job::with_result(work);
        self.database().lease(job)?;
        answer.await.unwrap_or(Err(StoreFailure::Gone))
    }

    async fn heartbeat<T: Send + 'static>(
        &self,
        work: impl Fn(&Connection<'_>) -> Result<T, StoreFailure> + Send + 'static,
    ) -> Result<T, StoreFailure> {
        let (job, answer) = job::with_result(work);
        self.database().heartbeat(job)?;
        answer.await.unwrap_or(Err(StoreFailure::Gone))
    }
}

fn signed(number: Number) -> i64 {
    number.0.cast_signed()
}

fn number(stored: i64) -> Number {
    Number(stored.cast_unsigned())
}

fn epoch(stored: i64) -> Epoch {
    Epoch(stored.cast_unsigned())
}
