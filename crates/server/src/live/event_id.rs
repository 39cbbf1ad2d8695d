//! How much of a table somebody has seen, and in which world: a backup that is restored can be as long as what he saw, and
//! tell something else.

use std::fmt;
use std::num::ParseIntError;
use std::str::FromStr;

use serde::Deserialize;

/// How much of a table somebody has seen. `17-5f2c` as an event says it, `17` as somebody does who only counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "String")]
pub(crate) struct EventId {
    /// So many entries.
    pub seq: u64,
    /// Of the database of this generation.
    pub generation: Option<u64>,
}

impl EventId {
    /// Whether all that was seen here is still so.
    pub fn leads_to(self, now: EventId) -> bool {
        self.seq <= now.seq && (self.generation.is_none() || self.generation == now.generation)
    }

    /// Whether there is nothing to be shown to who was here.
    pub fn is(self, now: EventId) -> bool {
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
