//! The right of this process to run one table.

use std::future::pending;
use std::sync::Arc;

use hearth_cluster::Hold;
use hearth_store::TableId;

use super::Membership;

/// The right of this process to run one table. A server that has its database to itself has it for ever; one of several nodes
/// has it until another node may take the table.
#[derive(Clone, Debug)]
pub struct TableLease(Option<HeldTable>);

/// A table that this node took.
#[derive(Clone, Debug)]
struct HeldTable {
    membership: Arc<Membership>,
    table: TableId,
    hold: Hold,
}

impl TableLease {
    /// The lease of a server that has its database to itself.
    pub(super) fn endless() -> TableLease {
        TableLease(None)
    }

    /// The lease of a node.
    pub(super) fn of(membership: &Arc<Membership>, table: TableId, hold: Hold) -> TableLease {
        TableLease(Some(HeldTable { membership: Arc::clone(membership), table, hold }))
    }

    /// Returns the hold that appends name, so that the database refuses them once another node has taken the table.
    pub fn hold(&self) -> Option<Hold> {
        self.0.as_ref().map(|held| held.hold)
    }

    /// Returns whether a message may be answered from memory. To be asked after it came in: then nobody else had taken the table
    /// when the question was put, and memory contains all that was acknowledged.
    pub fn may_serve(&self) -> bool {
        self.0.as_ref().is_none_or(|held| held.membership.may_serve(held.hold))
    }

    /// Waits until the table may not be served any more.
    pub async fn ends(self) {
        match self.0 {
            Some(held) => held.membership.ends(held.hold).await,
            None => pending().await,
        }
    }

    /// Ends the lease, because the table is unloaded, or because an append was refused or has no answer. The next request finds
    /// the owner anew, and may take the table with a new epoch.
    pub fn give_up(&self) {
        if let Some(held) = &self.0 {
            held.membership.give_up(held.table, held.hold);
        }
    }
}
