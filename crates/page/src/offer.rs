//! Decisions as buttons.

/// One decision that can be made with one press, or by touching what it is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer {
    /// The decision in the words of the rules: what is sent.
    pub decision: String,
    /// What stands on the button, short where the group says the rest.
    pub label: String,
    /// What it would bring.
    pub brings: String,
    /// The places that a person touches to mean it, in any order: a card of the hand and a space. No two offers of a table
    /// have the same ones. It has its button alone if there are none.
    pub touches: Vec<Place>,
    /// Whether it is asked once more: it gives something away for good, and hardly anybody means it.
    pub grave: bool,
    /// A few letters at its last place while the first one is chosen: `3rd`, `finish · 4`. Empty if the place says enough.
    pub mark: String,
    /// Whether it answers a question, so that it has a large button on the board as well: to use a symbol or not, to stop.
    pub prompt: bool,
}

/// A fixed button on the board for what can be done in most turns. It is always in the same place, and dimmed while it is not possible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Action {
    /// What the button says.
    pub label: String,
    /// Its sign.
    pub sign: &'static str,
    /// The key that presses it.
    pub key: &'static str,
    /// The place that it stands for. Pressing it touches this place, so that a refusal says why it is not possible.
    pub place: Place,
    /// What can be decided with it now.
    pub can: Can,
}

/// What can be decided with an action now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Can {
    /// Nothing.
    Nothing,
    /// One decision, which it makes.
    Decide(String),
    /// Several: it lights the places they are about.
    Choose,
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

/// A place on the table, as the element there names itself in `data-at`: `hand-sun`, `2c`, `pile-1`. A table has few of them, all
/// words of ours and known from the start: there is nothing to escape in them.
pub type Place = &'static str;
