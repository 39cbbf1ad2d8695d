//! The overview of a game for beginners.

use maud::Markup;

/// An overview of a game: a few sentences and pictures, and the actions of a turn. It is enough to begin with.
#[derive(Clone, Debug)]
pub struct Overview {
    /// Three sentences.
    pub lead: String,
    /// The pictures, in order.
    pub pictures: Vec<OverviewPicture>,
    /// The heading of the actions.
    pub turn: String,
    /// The actions of a turn.
    pub actions: Vec<OverviewAction>,
    /// The sources of points.
    pub points: Vec<OverviewPoints>,
}

/// A picture with a sentence.
#[derive(Clone, Debug)]
pub struct OverviewPicture {
    /// The drawing, an SVG element.
    pub drawing: Markup,
    /// The sentence.
    pub caption: String,
}

/// An action of a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OverviewAction {
    /// The id of its sign.
    pub sign: &'static str,
    /// The name.
    pub name: String,
    /// The explanation, in a few words.
    pub what: String,
}

/// A source of points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OverviewPoints {
    /// The number of points, as on a token.
    pub points: String,
    /// The source.
    pub what: String,
}
