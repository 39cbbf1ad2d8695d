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

/// Something that travels over the table: a card from a hand to a space, points from a tile to their owner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Flight {
    /// Where it was before.
    pub from: Place,
    /// Where it is now.
    pub to: Place,
}
