//! The nodes and the tables that they own.

use axum::http::Uri;
use futures_util::future::BoxFuture;
use hearth_cluster::Number;
use hearth_store::TableId;

/// A node that owns a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node {
    /// Its number. Another node may have got the address meanwhile, and refuses a request for this number.
    pub number: Number,
    /// Its address: `http://node-1.internal:4270`.
    pub address: Uri,
}

/// The owner of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ownership {
    /// This node may serve the table, also if the table does not exist.
    Here,
    /// Another node owns it.
    Elsewhere(Node),
    /// At present nobody can say, or nobody may serve it: ask again soon.
    Wait,
}

/// Knows which node owns a table.
pub trait Owners: Send + Sync {
    /// Returns the number of this node.
    fn me(&self) -> Number;

    /// Returns the owner of a table. If nobody could still serve it, this node takes it.
    fn owner(&self, table: TableId) -> BoxFuture<'_, Ownership>;

    /// Ends when a node is marked dead. It may hang with its connections open.
    fn gone(&self, node: Number) -> BoxFuture<'static, ()>;
}
