//! A title with an explanation.

/// An option with its title and an explanation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Named {
    /// The title.
    pub title: String,
    /// The explanation, in one line.
    pub help: String,
}
