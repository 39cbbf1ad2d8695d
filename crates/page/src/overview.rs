//! What a game is about, for somebody who has never seen it.

use maud::Markup;

/// What a game is about: a few sentences, a few pictures, and what can be done in a turn. Somebody new may stop there.
#[derive(Clone, Debug)]
pub struct Overview {
    /// Three sentences.
    pub lead: String,
    /// The idea in pictures, in order.
    pub pictures: Vec<OverviewPicture>,
    /// What stands above the actions.
    pub turn: String,
    /// What is done in a turn.
    pub actions: Vec<OverviewAction>,
    /// What brings points.
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

/// Something that is done in a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OverviewAction {
    /// Its sign.
    pub sign: &'static str,
    /// What it is called.
    pub name: String,
    /// What it is, in a few words.
    pub what: String,
}

/// Something that brings points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OverviewPoints {
    /// How many, as it is written on a token.
    pub points: String,
    /// What for.
    pub what: String,
}
