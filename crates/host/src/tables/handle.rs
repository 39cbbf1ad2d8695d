//! The handle of a table: the sending end of its actor's mailbox.

use std::time::Instant;

use hearth_core::Seat;
use hearth_table::{Command, Issuer, Person, Refusal};
use hearth_words::Language;
use serde::Serialize;
use tokio::sync::{mpsc, oneshot};

use super::{Subscription, TableSnapshot};
use crate::base::HostError;

/// The state of the table after an action.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Done {
    /// The number of entries in its log.
    pub seq: u64,
    /// The number of decisions made.
    pub decisions: usize,
}

type Reply<R> = oneshot::Sender<R>;

/// A decision as a player typed it or a page sent it.
#[derive(Clone, Debug)]
pub(super) struct Typed {
    /// The decision, in the notation of the rules or in the player's language.
    pub text: String,
    /// The number of decisions that the player has seen.
    pub after: usize,
    /// The language of the player, and of a refusal.
    pub language: Language,
}

/// A message to a table's actor.
pub(super) enum Message {
    Execute { who: Issuer, command: Command, reply: Reply<Result<Done, HostError>> },
    Decide { who: Issuer, typed: Typed, reply: Reply<Result<Done, HostError>> },
    Reveal { person: Person, seat: Seat, reply: Reply<Result<Done, Refusal>> },
    Redraw { person: Person },
    Erase { person: Person, reply: Reply<Result<(), HostError>> },
    Subscribe { subscription: Subscription, reply: Reply<()> },
    Read(Box<dyn FnOnce(&TableSnapshot) + Send>),
    Unload,
    BotDecided { number: u64, seat: Seat, after: usize, decision: Result<String, String> },
}

/// A message and when it was sent.
pub(super) struct Envelope {
    pub sent: Instant,
    pub message: Message,
}

impl Envelope {
    pub fn now(message: Message) -> Envelope {
        Envelope { sent: Instant::now(), message }
    }
}

/// The handle of a table. Each request returns `None` if the table was unloaded a moment ago.
#[derive(Clone, Debug)]
pub(super) struct Handle(pub mpsc::Sender<Envelope>);

impl Handle {
    /// Sends a message that has no reply.
    pub async fn tell(&self, message: Message) {
        // A table that was unloaded has nobody to show it to.
        drop(self.0.send(Envelope::now(message)).await);
    }

    /// Sends a message and waits for its reply.
    pub async fn ask<R>(&self, message: impl FnOnce(Reply<R>) -> Message) -> Option<R> {
        let (reply, answer) = oneshot::channel();
        self.0.send(Envelope::now(message(reply))).await.ok()?;
        answer.await.ok()
    }

    /// Reads the table.
    pub async fn read<R: Send + 'static>(
        &self,
        read: impl FnOnce(&TableSnapshot) -> R + Send + 'static,
    ) -> Option<R> {
        // The reader may be gone when the reply is sent.
        self.ask(|reply| Message::Read(Box::new(move |table| drop(reply.send(read(table)))))).await
    }

    /// Unloads the table, and waits until its actor has ended.
    pub async fn unload(&self) {
        self.tell(Message::Unload).await;
        self.0.closed().await;
    }

    /// Returns whether the table was unloaded.
    pub fn is_closed(&self) -> bool {
        self.0.is_closed()
    }
}
