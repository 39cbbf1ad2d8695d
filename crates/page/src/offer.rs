//! Decisions as buttons.

/// One decision that can be made with one press.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer {
    /// The decision in the words of the rules: what is sent.
    pub decision: String,
    /// What stands on the button, short where the group says the rest.
    pub label: String,
    /// What it would bring.
    pub brings: String,
}

/// Offers that belong together: one card's targets, one line of a square.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Group {
    /// What they have in common; empty if nothing.
    pub title: String,
    /// The sign beside the title, by its id; empty if there is none.
    pub sign: String,
    /// The offers.
    pub offers: Vec<Offer>,
}
