//! The rules of leases between nodes that share one database: who owns a table, and until when. No I/O and no clock: the
//! store asks the database, the server asks its clock, and both ask here what the answers mean.
//!
//! # In plain words
//! A *node* is one run of the server. It registers, gets a [`Number`] that is never used again, and *renews* every
//! [`HEARTBEAT_INTERVAL`]: the database adds one to the `renewals` in its row. Each answer also lists the other nodes.
//!
//! - **The owner's side.** A node serves until the time *before it sent* its last granted renewal, plus [`LEASE`], minus
//!   [`MARGIN`] ([`Standing`]). It checks that immediately before each answer.
//! - **The others' side.** A node whose `renewals` have not changed for [`LEASE`], counted from *after the answer* that
//!   first had them, is *silent* ([`Node::silent`]). It is marked dead, unless its `renewals` have changed after all.
//!   Dead is for ever: its renewals are refused, and it registers anew.
//! - **Taking.** A table of nobody, of a dead node or of the node itself is taken by compare-and-set on its [`Epoch`], which
//!   grows by one. Then its entries are read. Any other table is forwarded to its owner ([`Node::decide`]).
//! - **Appending.** An append names its epoch and its place, and the database refuses all others.
//!
//! So the clocks protect only reads: what is shown is never older than what was acknowledged. Appends need no clock at all.
//!
//! `model.rs` checks this in every order of events, with delays, losses, stops, crashes and clocks of different speed; it calls
//! the code below. docs/SCALE.md has the statements for the database and the reasons.

mod hold;
#[cfg(test)]
mod model;
mod node;
mod standing;
mod terms;
mod uptime;
mod watch;

pub use hold::{Epoch, Hold, Number};
pub use node::{Forward, LogRow, Node, Owner, Route, Take};
pub use standing::Standing;
pub use terms::{HEARTBEAT_INTERVAL, LEASE, MARGIN, Terms};
pub use uptime::Uptime;
pub use watch::LiveNode;
