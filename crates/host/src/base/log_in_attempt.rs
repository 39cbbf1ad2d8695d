//! An attempt to log in, which nodes tell each other about.

use serde::{Deserialize, Serialize};

/// An attempt to log in. Both are keyed hashes: nobody who reads the database learns who tries to log in where.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LogInAttempt {
    /// The name of the account.
    pub name: Vec<u8>,
    /// The household of the client.
    pub household: Vec<u8>,
}
