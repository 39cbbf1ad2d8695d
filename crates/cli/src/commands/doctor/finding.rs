//! The findings of checks.

/// The importance of a finding.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Mark {
    /// As it should be.
    Good,
    /// Worth knowing; it may be meant so.
    Note,
    /// A server would not start, or not work as it should.
    Wrong,
}

/// A finding, in sentences.
pub(super) struct Finding {
    pub mark: Mark,
    pub says: String,
    /// The advice for the host.
    pub advice: Option<String>,
}

impl Finding {
    pub fn good(says: impl Into<String>) -> Finding {
        Finding { mark: Mark::Good, says: says.into(), advice: None }
    }

    pub fn note(says: impl Into<String>, advice: impl Into<String>) -> Finding {
        Finding { mark: Mark::Note, says: says.into(), advice: Some(advice.into()) }
    }

    pub fn wrong(says: impl Into<String>, advice: impl Into<String>) -> Finding {
        Finding { mark: Mark::Wrong, says: says.into(), advice: Some(advice.into()) }
    }
}
