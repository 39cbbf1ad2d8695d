//! The nodes and the tables that they own.

use axum::http::Uri;
use futures_util::future::BoxFuture;
use hearth_cluster::Number;
use hearth_host::base::{Membership, NodeAddress, TableRoute};
use hearth_store::TableId;

/// A node that owns a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node {
    /// Its number. Another node may have got the address meanwhile, and refuses a request for this number.
    pub number: Number,
    /// Its address: `http://node-1.internal:4270`.
    pub address: Uri,
}

impl Node {
    fn at(NodeAddress { number, address }: &NodeAddress) -> Option<Node> {
        Some(Node { number: *number, address: address.parse().ok()? })
    }
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

    /// Forgets the owner of a table, because it did not answer for it.
    fn look_again(&self, table: TableId);

    /// Ends when a node is marked dead. It may hang with its connections open.
    fn gone(&self, node: Number) -> BoxFuture<'static, ()>;

    /// Returns another node that opens tables, while this one takes none.
    fn stand_in(&self) -> Option<Node>;

    /// Returns whether there are nodes that let bots think for this one.
    fn has_workers(&self) -> bool;

    /// Returns these nodes.
    fn workers(&self) -> Vec<Node>;
}

impl Owners for Membership {
    fn me(&self) -> Number {
        self.standing().number()
    }

    fn owner(&self, table: TableId) -> BoxFuture<'_, Ownership> {
        let owner = async move {
            match self.route(table).await {
                Ok(TableRoute::Here(_) | TableRoute::NoTable) => Ownership::Here,
                Ok(TableRoute::Elsewhere(node)) => {
                    Node::at(&node).map_or(Ownership::Wait, Ownership::Elsewhere)
                }
                Ok(TableRoute::Wait) => Ownership::Wait,
                Err(failure) => {
                    tracing::warn!(%table, %failure, "failed to look up the owner of a table");
                    Ownership::Wait
                }
            }
        };
        Box::pin(owner)
    }

    fn look_again(&self, table: TableId) {
        Membership::look_again(self, table);
    }

    fn gone(&self, node: Number) -> BoxFuture<'static, ()> {
        Box::pin(Membership::gone(self, node))
    }

    fn stand_in(&self) -> Option<Node> {
        Membership::stand_in(self).as_ref().and_then(Node::at)
    }

    fn has_workers(&self) -> bool {
        Membership::has_workers(self)
    }

    fn workers(&self) -> Vec<Node> {
        Membership::workers(self).iter().filter_map(Node::at).collect()
    }
}
