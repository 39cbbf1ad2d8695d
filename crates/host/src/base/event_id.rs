//! The position of a subscriber in a table's stream, as sent in `Last-Event-ID`.

use std::fmt;
use std::num::ParseIntError;
use std::str::FromStr;

use serde::Deserialize;

/// The last event that a subscriber has seen: `17-5f2c`, or just `17` from a client that counts entries.
///
/// The generation names the database: a restored backup can be as long as what a subscriber saw and tell another story.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "String")]
pub struct EventId {
    /// The number of log entries seen.
    pub seq: u64,
    /// The generation of the database that they came from.
    pub generation: Option<u64>,
}

impl EventId {
    /// Returns whether everything seen here still holds at `now`.
    pub fn leads_to(self, now: EventId) -> bool {
        self.seq <= now.seq && (self.generation.is_none() || self.generation == now.generation)
    }

    /// Returns whether nothing happened since.
    pub fn is_current(self, now: EventId) -> bool {
        self.seq == now.seq && self.leads_to(now)
    }
}

impl fmt::Display for EventId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.seq)?;
        self.generation.map_or(Ok(()), |generation| write!(f, "-{generation:x}"))
    }
}

impl FromStr for EventId {
    type Err = ParseIntError;

    fn from_str(text: &str) -> Result<EventId, ParseIntError> {
        let (seq, generation) = match text.split_once('-') {
            Some((seq, generation)) => (seq, Some(u64::from_str_radix(generation, 16)?)),
            None => (text, None),
        };
        Ok(EventId { seq: seq.parse()?, generation })
    }
}

impl TryFrom<String> for EventId {
    type Error = ParseIntError;

    fn try_from(text: String) -> Result<EventId, ParseIntError> {
        text.parse()
    }
}
