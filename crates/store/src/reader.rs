//! A thread that answers questions, beside the writer and never in its way.

use std::sync::mpsc::Receiver;
use std::sync::{Mutex, PoisonError};

use rusqlite::Connection;

use crate::job::Order;

/// Answers the questions of a queue that several readers share, until it is told to end.
pub(crate) fn run(connection: &Connection, orders: &Mutex<Receiver<Order>>) {
    loop {
        // The lock is held while waiting: the others wait behind it instead of beside it.
        let order = orders.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(Order::Work(mut job)) = order else { return };
        let outcome = job.run(connection);
        job.answer(outcome);
    }
}
