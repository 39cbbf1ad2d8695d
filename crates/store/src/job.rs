//! Closures that run on a store thread, and the channel for their results.

use tokio::sync::oneshot;

use crate::StoreFailure;
use crate::sql::Connection;

/// A closure that waits for a connection.
pub(crate) trait Job: Send {
    /// Runs the closure and keeps its result until the commit. It may run again after a rollback.
    fn run(&mut self, connection: &Connection<'_>) -> Result<(), StoreFailure>;

    /// Returns whether nobody waits for the result any more. A job that only reads need not run then.
    fn is_abandoned(&self) -> bool;

    /// Sends the result to the caller, or the reason why the transaction failed.
    fn reply(self: Box<Self>, outcome: Result<(), StoreFailure>);
}

struct Task<W, T> {
    work: W,
    result: Option<T>,
    reply: oneshot::Sender<Result<T, StoreFailure>>,
}

/// Wraps a closure in a job. Returns it with the receiver of the result.
pub(crate) fn with_result<W, T>(work: W) -> (Box<dyn Job>, oneshot::Receiver<Result<T, StoreFailure>>)
where
    W: Fn(&Connection<'_>) -> Result<T, StoreFailure> + Send + 'static,
    T: Send + 'static,
{
    let (reply, receiver) = oneshot::channel();
    (Box::new(Task { work, result: None, reply }), receiver)
}

impl<W, T> Job for Task<W, T>
where
    W: Fn(&Connection<'_>) -> Result<T, StoreFailure> + Send,
    T: Send,
{
    fn run(&mut self, connection: &Connection<'_>) -> Result<(), StoreFailure> {
        self.result = Some((self.work)(connection)?);
        Ok(())
    }

    fn is_abandoned(&self) -> bool {
        self.reply.is_closed()
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
