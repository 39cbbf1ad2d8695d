//! The stub through which others reach a table.

use hearth_core::Seat;
use hearth_table::{Command, Issuer};
use serde::Serialize;
use tokio::sync::{mpsc, oneshot};

use super::{Failure, TableActor};

/// The state of the table after an action.
#[derive(Clone, Copy, Debug, Serialize, utoipa::ToSchema)]
pub(crate) struct Done {
    /// The number of entries in its log.
    pub seq: u64,
    /// The number of decisions made.
    pub decisions: usize,
}

pub(super) type Reading = Box<dyn FnOnce(&mut TableActor) + Send>;

/// What reaches the actor of a table.
pub(super) enum Message {
    Do { who: Issuer, command: Command, reply: oneshot::Sender<Result<Done, Failure>> },
    Read(Reading),
    Thought { number: u64, seat: Seat, after: usize, decision: Result<String, String> },
}

/// The stub: through it others reach a table.
#[derive(Clone, Debug)]
pub(crate) struct Handle(pub(super) mpsc::Sender<Message>);

impl Handle {
    /// Wants something of the table. `None`: the table was put away a moment ago.
    pub async fn execute(&self, who: Issuer, command: Command) -> Option<Result<Done, Failure>> {
        let (reply, answer) = oneshot::channel();
        self.0.send(Message::Do { who, command, reply }).await.ok()?;
        answer.await.ok()
    }

    /// Looks at the table. `None`: the table was put away a moment ago.
    pub async fn read<R: Send + 'static>(
        &self,
        look: impl FnOnce(&mut TableActor) -> R + Send + 'static,
    ) -> Option<R> {
        let (reply, answer) = oneshot::channel();
        // Who asked may be gone.
        let reading: Reading = Box::new(move |snapshot| drop(reply.send(look(snapshot))));
        self.0.send(Message::Read(reading)).await.ok()?;
        answer.await.ok()
    }

    /// Whether this is the stub of a table that was put away.
    pub fn is_closed(&self) -> bool {
        self.0.is_closed()
    }
}
