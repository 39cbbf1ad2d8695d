//! The damage that the checks of the database found, for the host's page.

use std::sync::{PoisonError, RwLock};

/// The damage that was found. Empty if the database is sound, or not checked yet.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct DatabaseDamage {
    /// The number of writes before a crash that are lost.
    pub lost_writes: u64,
    /// The names of the damaged tables of the database.
    pub tables: Vec<String>,
    /// True if the check failed.
    pub unchecked: bool,
}

/// The result of the last checks.
#[derive(Default)]
pub(crate) struct DatabaseCheck(RwLock<DatabaseDamage>);

impl DatabaseCheck {
    /// Creates the result of the check of the write-ahead log.
    pub fn of_log(lost_writes: u64) -> DatabaseCheck {
        DatabaseCheck(RwLock::new(DatabaseDamage { lost_writes, ..DatabaseDamage::default() }))
    }

    /// Returns the damage.
    pub fn damage(&self) -> DatabaseDamage {
        self.0.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Changes what is known.
    pub fn note(&self, change: impl FnOnce(&mut DatabaseDamage)) {
        change(&mut self.0.write().unwrap_or_else(PoisonError::into_inner));
    }
}
