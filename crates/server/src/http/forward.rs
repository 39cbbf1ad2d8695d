//! Forwarding: several nodes share a database, a table is run by one of them, and any node serves anybody. So a request for a
//! table that another node owns goes to its owner, over HTTP.
//!
//! The first node observes the request, counts it against the limits of its household and refuses what comes from other sites.
//! All else happens at the owner, once: sessions begin and end there, people are admitted and limited there, pages are drawn
//! and compressed there. The answer passes through the first node as it is.

mod connector;
mod header;
mod hop_by_hop;
mod node_body;
mod owners;
mod payload;
mod sender;
mod signature;
mod workers;

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::extract::{FromRequestParts, RawPathParams, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use hearth_host::base::Context;
use hearth_store::{StoreFailure, TableId};
use tokio::time::{Instant, sleep, timeout_at};

use self::header::HEARTH_FORWARDED;
pub use self::owners::{Node, Owners, Ownership};
use self::payload::Payload;
use self::sender::{Failed, Sender};
use self::signature::{NodeKey, Signed};
use self::workers::WorkerLoads;
use crate::config::Config;
use crate::error::{AppError, Missing, NotHere};
use crate::http::nodes;
use crate::http::request_id::{RequestId, RequestIds};

/// The time in which a table must find an owner that answers. One that crashed can be taken after four seconds, and then it is
/// read again, on a machine that may be busy.
const PATIENCE: Duration = Duration::from_secs(8);

/// The pause before the owner is looked up again.
const RETRY_DELAY: Duration = Duration::from_millis(100);

/// Forwards requests to the nodes that own their tables, and receives those that others forward.
pub(crate) struct Forwarding {
    owners: Arc<dyn Owners>,
    key: NodeKey,
    sender: Sender,
    context: Arc<Context>,
    /// Of requests of this node.
    ids: RequestIds,
    /// The work that the workers do for this node.
    loads: Arc<WorkerLoads>,
    /// An incomplete request is dropped after this time.
    unfinished: Duration,
}

/// A request that another node has forwarded, in its extensions. That node has counted it against the limits of its household:
/// they hold however many nodes own its tables, and the way between the nodes does not count twice.
#[derive(Clone)]
pub(crate) struct Forwarded {
    /// The address of the client, as the first node saw it.
    pub client: Option<IpAddr>,
    /// The id that the first node has given to the request.
    pub id: RequestId,
}

/// An answer of a node to a request.
pub(crate) enum Answer {
    /// Of this node: the middleware completes it.
    Here(Response),
    /// For another node, or from one that has completed it.
    Elsewhere(Response),
}

/// The answer to another node that should look up the owner again.
pub(crate) struct Misdirected;

impl IntoResponse for Misdirected {
    fn into_response(self) -> Response {
        (StatusCode::MISDIRECTED_REQUEST, [(HEARTH_FORWARDED, "misdirected")]).into_response()
    }
}

impl Forwarding {
    /// Reads the secret that all nodes share from the database.
    pub async fn open(
        owners: Arc<dyn Owners>,
        config: &Config,
        context: Arc<Context>,
    ) -> Result<Forwarding, StoreFailure> {
        let key = NodeKey::open(&context).await?;
        let unfinished = config.unfinished;
        let (sender, ids) = (Sender::new(unfinished), RequestIds::new());
        Ok(Forwarding { owners, key, sender, context, ids, loads: Arc::default(), unfinished })
    }

    /// Takes the header that other nodes add off a request. With a good one, the request is known as forwarded. A bad one is from
    /// a stranger, or meant for a node that had this address before.
    pub fn receive(&self, parts: &mut Parts) -> Result<(), Misdirected> {
        let Some(sent) = header::take(&mut parts.headers) else { return Ok(()) };
        let signed = Signed::parse(&sent).ok_or(Misdirected)?;
        let now = self.context.clock.now();
        if signed.to != self.owners.me() || !signed.is_valid(&self.key, parts, now) {
            tracing::debug!(uri = %parts.uri, "refused a forwarded request: wrong receiver, time or signature");
            return Err(Misdirected);
        }
        parts.extensions.insert(Forwarded { client: signed.client, id: signed.id });
        Ok(())
    }

    /// Lets the owner of a table answer a request: this node, or another one. A request that names no table is answered here, unless
    /// it may open one and this node takes none.
    ///
    /// An owner that cannot be reached may have crashed, and a table may move while its request waits. So the owner is looked up
    /// again for a while: a client sees a pause rather than an error.
    pub async fn answer(
        &self,
        mut parts: Parts,
        body: Body,
        (client, id): (Option<IpAddr>, &RequestId),
        next: Next,
    ) -> Result<Answer, AppError> {
        let is_forwarded = parts.extensions.get::<Forwarded>().is_some();
        if !is_forwarded && parts.uri.path().starts_with(nodes::ROOT) {
            // Only nodes ask for this. The signature of this node would make a stranger one of them.
            return Err(AppError::Missing(Missing::Page));
        }
        let table = table(&mut parts).await;
        if !is_forwarded && table.is_none() && (parts.method.is_safe() || self.owners.stand_in().is_none()) {
            return Ok(Answer::Here(next.run(Request::from_parts(parts, body)).await));
        }
        let mut deadline = Instant::now() + PATIENCE;
        let mut owner = self.owner(table, deadline).await;
        // Two nodes that hold each other for the owner would send a request to and fro.
        if is_forwarded {
            if table.is_none() || matches!(owner, Ownership::Here) {
                let response = next.run(Request::from_parts(parts, body)).await;
                if response.extensions().get::<NotHere>().is_none() {
                    return Ok(Answer::Here(response));
                }
            }
            return Ok(Answer::Elsewhere(Misdirected.into_response()));
        }
        let begun = Instant::now();
        let mut payload = Payload::read(body, self.unfinished).await?;
        // The client may have taken long to send it.
        deadline += begun.elapsed();
        loop {
            match owner {
                Ownership::Here => {
                    let request = Request::from_parts(parts.clone(), payload.body());
                    let response = next.clone().run(request).await;
                    if response.extensions().get::<NotHere>().is_none() || !payload.can_repeat() {
                        return Ok(Answer::Here(response));
                    }
                }
                Ownership::Elsewhere(node) => {
                    match self.send((table, &node), &parts, payload.body(), (client, id)).await {
                        Ok(response) => return Ok(Answer::Elsewhere(response)),
                        Err(failed) if payload.can_repeat() && can_repeat(&failed, &parts) => (),
                        Err(_) => return Err(AppError::TableUnavailable),
                    }
                }
                Ownership::Wait => (),
            }
            if Instant::now() + RETRY_DELAY >= deadline {
                return Err(AppError::TableUnavailable);
            }
            sleep(RETRY_DELAY).await;
            owner = self.owner(table, deadline).await;
        }
    }

    /// Sends a request of this node to the owner of a table. Returns nothing if that is this node, or if there is no answer.
    pub async fn ask_owner(&self, table: TableId, request: Request) -> Option<Response> {
        let Ownership::Elsewhere(node) = self.owners.owner(table).await else { return None };
        let (parts, body) = request.into_parts();
        self.send((Some(table), &node), &parts, body, (None, &self.ids.next())).await.ok()
    }

    /// Sends a request to the owner of a table, which is looked up again if it does not answer.
    async fn send(
        &self,
        (table, node): (Option<TableId>, &Node),
        parts: &Parts,
        body: Body,
        origin: (Option<IpAddr>, &RequestId),
    ) -> Result<Response, Failed> {
        let answer = self.send_to(node, parts, body, origin).await;
        if let (Err(_), Some(table)) = (&answer, table) {
            self.owners.look_again(table);
        }
        answer
    }

    /// Sends a request to a node.
    async fn send_to(
        &self,
        node: &Node,
        parts: &Parts,
        body: Body,
        (client, id): (Option<IpAddr>, &RequestId),
    ) -> Result<Response, Failed> {
        let sent = Signed::now(node.number, self.context.clock.now(), client, id);
        let gone = || self.owners.gone(node.number);
        let answer = self.sender.send(node, parts, sent.header(&self.key, parts), body, gone).await;
        if let Err(failed) = &answer {
            tracing::debug!(%id, uri = %parts.uri, address = %node.address, %failed, "failed to ask another node");
        }
        answer
    }

    /// Returns the owner of a table, or of those that are opened now.
    async fn owner(&self, table: Option<TableId>, deadline: Instant) -> Ownership {
        match table {
            Some(table) => timeout_at(deadline, self.owners.owner(table)).await.unwrap_or(Ownership::Wait),
            None => self.owners.stand_in().map_or(Ownership::Here, Ownership::Elsewhere),
        }
    }
}

/// Returns whether a request that failed may be sent again: what a lost answer belongs to may have happened.
fn can_repeat(failed: &Failed, parts: &Parts) -> bool {
    match failed {
        Failed::Misdirected | Failed::NotConnected(_) => true,
        Failed::NoAnswer(_) => parts.method.is_safe(),
    }
}

/// Returns the table that the address names, as its handler reads it.
async fn table(parts: &mut Parts) -> Option<TableId> {
    let params = RawPathParams::from_request_parts(parts, &()).await.ok()?;
    params.iter().find(|(name, _)| *name == "id")?.1.parse().ok()
}
