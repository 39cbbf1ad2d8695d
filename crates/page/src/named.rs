//! Something with a name and an explanation.

/// Something with a name and an explanation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Named {
    /// What it is called.
    pub title: String,
    /// What it means, in one line.
    pub help: String,
}
