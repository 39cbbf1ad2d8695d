//! Legal decisions as buttons.

/// A legal decision as a button. Touching its places means the same.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer {
    /// The decision in the notation of the rules, which is sent.
    pub decision: String,
    /// The label. It is short if the title of the group says the rest.
    pub label: String,
    /// Its effect in a few words.
    pub brings: String,
    /// The places to touch for it, in any order: a card of the hand and a space. No two offers of a table have the same places.
    /// Without places it has only its button.
    pub touches: Vec<PlaceId>,
    /// True if it needs a confirmation: it loses something for good and is rarely meant.
    pub grave: bool,
    /// A few letters at its last place while the first one is chosen: `3rd`, `finish · 4`. They can be empty.
    pub mark: String,
    /// True if it answers a question, such as using a symbol or stopping. Then it has a large button on the board too.
    pub prompt: bool,
}

/// A fixed button on the board for a frequent action. It keeps its place and is dimmed while the action is impossible.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Action {
    /// The label.
    pub label: String,
    /// The id of its sign.
    pub sign: &'static str,
    /// Its keyboard shortcut.
    pub key: &'static str,
    /// The place that a press touches. If the action is impossible, the refusal explains why.
    pub place: PlaceId,
    /// The decisions that are possible with it now.
    pub can: Can,
}

/// The decisions that are possible with an action.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Can {
    /// None.
    Nothing,
    /// One, which a press makes.
    Decide(String),
    /// Several. A press highlights their places.
    Choose,
}

/// Offers that belong together, such as the targets of one card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Group {
    /// The title. It can be empty.
    pub title: String,
    /// The id of the sign beside the title. It can be empty.
    pub sign: String,
    /// The offers.
    pub offers: Vec<Offer>,
}

/// The id of a place on the table, in the attribute `data-at` of its element: `hand-sun`, `2c`, `pile-1`. All ids are known from
/// the start, and nothing in them needs escaping.
pub type PlaceId = &'static str;
