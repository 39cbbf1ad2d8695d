//! Something to be done with a connection on another thread, and the way back for its result.

use rusqlite::Connection;
use tokio::sync::oneshot;

use crate::StoreFailure;

/// Work that waits for a connection.
pub(crate) trait Job: Send {
    /// Does the work and keeps what came of it until the asker may know. It may be done again if it was undone.
    fn run(&mut self, connection: &Connection) -> Result<(), StoreFailure>;

    /// Tells the asker what came of it, or why all of it is void.
    fn answer(self: Box<Self>, outcome: Result<(), StoreFailure>);
}

/// What a thread is told.
pub(crate) enum Order {
    /// Do this.
    Work(Box<dyn Job>),
    /// Do what was ordered before, then end.
    End,
}

struct Task<W, T> {
    work: W,
    result: Option<T>,
    reply: oneshot::Sender<Result<T, StoreFailure>>,
}

/// Work as an order, and where its result will be.
pub(crate) fn order<W, T>(work: W) -> (Order, oneshot::Receiver<Result<T, StoreFailure>>)
where
    W: Fn(&Connection) -> Result<T, StoreFailure> + Send + 'static,
    T: Send + 'static,
{
    let (reply, receiver) = oneshot::channel();
    (Order::Work(Box::new(Task { work, result: None, reply })), receiver)
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

    fn answer(self: Box<Self>, outcome: Result<(), StoreFailure>) {
        let answer = match (outcome, self.result) {
            (Ok(()), Some(result)) => Ok(result),
            (Ok(()), None) => Err(StoreFailure::Gone),
            (Err(failure), _) => Err(failure),
        };
        // An asker who no longer waits needs no answer.
        drop(self.reply.send(answer));
    }
}
