//! Closures that run on a store thread, and the channel for their results.

use rusqlite::Connection;
use tokio::sync::oneshot;

use crate::StoreFailure;

/// A closure that waits for a connection.
pub(crate) trait Job: Send {
    /// Runs the closure and keeps its result until the commit. It may run again after a rollback.
    fn run(&mut self, connection: &Connection) -> Result<(), StoreFailure>;

    /// Sends the result to the caller, or the reason why the transaction failed.
    fn reply(self: Box<Self>, outcome: Result<(), StoreFailure>);
}

/// A message to a store thread.
pub(crate) enum StoreMessage {
    /// Run this job.
    Run(Box<dyn Job>),
    /// Empty the write-ahead log, which still has what was deleted from the database. Only for the writer.
    EmptyWal(oneshot::Sender<()>),
    /// Stop after all earlier messages.
    Stop,
}

struct Task<W, T> {
    work: W,
    result: Option<T>,
    reply: oneshot::Sender<Result<T, StoreFailure>>,
}

/// Wraps a closure in a message. Returns it with the receiver of the result.
pub(crate) fn message<W, T>(work: W) -> (StoreMessage, oneshot::Receiver<Result<T, StoreFailure>>)
where
    W: Fn(&Connection) -> Result<T, StoreFailure> + Send + 'static,
    T: Send + 'static,
{
    let (reply, receiver) = oneshot::channel();
    (StoreMessage::Run(Box::new(Task { work, result: None, reply })), receiver)
}

impl<W, T> Job for Task<W, T>
where
    W: Fn(&Connection) -> Result<T, StoreFailure> + Send,
    T: Send,
{
    fn run(&mut self, connection: &Connection) -> Result<(), StoreFailure> {
        self.result = Some((self.work)(connection)?);
        Ok(())
    }

    fn reply(self: Box<Self>, outcome: Result<(), StoreFailure>) {
        let result = match (outcome, self.result) {
            (Ok(()), Some(result)) => Ok(result),
            (Ok(()), None) => Err(StoreFailure::Gone),
            (Err(failure), _) => Err(failure),
        };
        // The caller may have stopped waiting.
        drop(self.reply.send(result));
    }
}
