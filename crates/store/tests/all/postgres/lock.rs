//! A lock that makes a store wait.

use std::sync::mpsc::{self, Sender};
use std::thread::{self, JoinHandle};

/// A lock on tables, held by a connection of its own.
pub struct Lock {
    release: Sender<()>,
    holder: JoinHandle<()>,
}

impl Lock {
    /// Locks tables, whose names are separated by commas.
    pub fn on(url: &str, tables: &str) -> Lock {
        let (locked, is_locked) = mpsc::channel();
        let (release, released) = mpsc::channel();
        let (url, lock) = (url.to_owned(), format!("LOCK TABLE {tables}"));
        let holder = thread::spawn(move || {
            let mut client = postgres::Client::connect(&url, postgres::NoTls).unwrap();
            let mut transaction = client.transaction().unwrap();
            transaction.batch_execute(&lock).unwrap();
            locked.send(()).unwrap();
            released.recv().unwrap();
        });
        is_locked.recv().unwrap();
        Lock { release, holder }
    }

    pub fn release(self) {
        self.release.send(()).unwrap();
        self.holder.join().unwrap();
    }
}
