//! A thread that runs read-only queries in parallel with the writer.

use std::sync::mpsc::Receiver;
use std::sync::{Mutex, PoisonError};

use super::heads::Heads;
use super::{Message, SqliteConnection};
use crate::sql::Connection;

/// Runs the jobs of a queue that several readers share, until it is told to stop.
pub(crate) fn run(connection: &rusqlite::Connection, messages: &Mutex<Receiver<Message>>) {
    // Readers append nothing.
    let heads = Heads::default();
    let connection = Connection::Sqlite(SqliteConnection { connection, heads: &heads });
    loop {
        // The lock is held while waiting, so idle readers queue up for the mutex.
        let message = messages.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(Message::Run(mut job)) = message else { return };
        if job.is_abandoned() {
            continue;
        }
        let outcome = job.run(&connection);
        job.reply(outcome);
    }
}
