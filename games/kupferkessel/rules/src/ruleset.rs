//! The variants and options that the rules depend on.

use hearth_core::Seat;

use crate::cards::CardSet;
use crate::colour::Colour;

/// The variant points of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ruleset {
    /// C20: the variant with recipes.
    pub recipes: bool,
    /// CR1: emptying any line ends the game, not only the player's own.
    pub any_line_ends: bool,
    /// A4: black and white cards carry symbols too.
    pub symbols_on_all_twos: bool,
    /// CR7: all collected cards are visible.
    pub open_kettles: bool,
    /// CR8: children's scoring.
    pub children_scoring: bool,
    /// CR9: cards refused as the base of a kettle leave the game instead of going under the pile.
    pub refused_cards_out: bool,
    /// C30: the colour of the third figure, if there is one.
    pub third: Colour,
}

impl Ruleset {
    /// The default points.
    pub const USUAL: Ruleset = Ruleset {
        recipes: false,
        any_line_ends: false,
        symbols_on_all_twos: false,
        open_kettles: false,
        children_scoring: false,
        refused_cards_out: false,
        third: Colour::Orange,
    };

    /// Returns the word for the destination of refused base cards (CR9).
    pub fn refused_cards(&self) -> &'static str {
        Ruleset::REFUSED_CARDS[usize::from(self.refused_cards_out)]
    }

    /// The words for the destinations of refused base cards, the default first.
    pub(crate) const REFUSED_CARDS: [&'static str; 2] = ["under", "out"];

    /// Returns every switch with its name.
    pub fn switches(&self) -> [(&'static str, bool); 5] {
        [
            ("recipes", self.recipes),
            ("any-line-ends", self.any_line_ends),
            ("symbols-on-all-twos", self.symbols_on_all_twos),
            ("open-kettles", self.open_kettles),
            ("children-scoring", self.children_scoring),
        ]
    }

    /// Returns the switch with this name.
    pub(crate) fn switch(&mut self, name: &str) -> Option<&mut bool> {
        Some(match name {
            "recipes" => &mut self.recipes,
            "any-line-ends" => &mut self.any_line_ends,
            "symbols-on-all-twos" => &mut self.symbols_on_all_twos,
            "open-kettles" => &mut self.open_kettles,
            "children-scoring" => &mut self.children_scoring,
            _ => return None,
        })
    }

    /// Returns the colour of a seat's figure (C3, C30).
    #[inline]
    pub const fn colour(&self, seat: Seat, players: usize) -> Colour {
        match seat.index() {
            0 => Colour::White,
            1 if players > 2 => self.third,
            _ => Colour::Black,
        }
    }

    /// Returns the cards that may be the base of a kettle: those of no figure's colour (C4, C31).
    pub(crate) fn bases(self, players: usize) -> CardSet {
        Seat::all(players)
            .map(|seat| CardSet::of_colour(self.colour(seat, players)))
            .fold(CardSet::ALL, CardSet::minus)
    }
}
