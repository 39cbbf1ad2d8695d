//! The kinds of cards that a recipe can count.

use crate::card::Value;
use crate::cards::CardSet;
use crate::colour::Colour;
use crate::family::Family;
use crate::symbol::Symbol;

/// A kind of card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// All cards.
    Any,
    /// The plants (C26).
    Plant,
    /// The cards of a colour.
    Of(Colour),
    /// The cards of a family.
    In(Family),
}

const BEFORE_COLOURS: u8 = 2;
const BEFORE_FAMILIES: u8 = BEFORE_COLOURS + Colour::ALL.len() as u8;

impl Kind {
    /// Returns a number that fits into a byte with room to spare.
    pub(super) const fn number(self) -> u8 {
        match self {
            Kind::Any => 0,
            Kind::Plant => 1,
            Kind::Of(colour) => BEFORE_COLOURS + colour as u8,
            Kind::In(family) => BEFORE_FAMILIES + family.index() as u8,
        }
    }

    pub(super) fn from_number(number: u8) -> Kind {
        match number {
            0 => Kind::Any,
            1 => Kind::Plant,
            BEFORE_COLOURS..BEFORE_FAMILIES => Kind::Of(Colour::ALL[usize::from(number - BEFORE_COLOURS)]),
            _ => Kind::In(Family::from_index(usize::from(number - BEFORE_FAMILIES))),
        }
    }

    /// Returns the cards of the kind.
    pub(super) fn cards(self) -> CardSet {
        match self {
            Kind::Any => CardSet::ALL,
            Kind::Plant => Family::all()
                .filter(|family| family.is_plant())
                .map(Family::whole)
                .fold(CardSet::EMPTY, CardSet::or),
            Kind::Of(colour) => CardSet::of_colour(colour),
            Kind::In(family) => family.whole(),
        }
    }

    /// Returns the kind with this name.
    pub(super) fn named(word: &str) -> Option<Kind> {
        match word {
            "plant" | "plants" => Some(Kind::Plant),
            _ => Colour::named(word).map(Kind::Of).or_else(|| Family::named(word).map(Kind::In)),
        }
    }

    /// Returns the name, used before `cards` or `families`.
    pub(super) const fn word(self) -> &'static str {
        match self {
            Kind::Any => "",
            Kind::Plant => "plant",
            Kind::Of(colour) => colour.word(),
            Kind::In(family) => family.word(),
        }
    }
}

/// A restriction of a kind. Symbols are on cards of one value only (A3), so one restriction is enough.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Only {
    /// No restriction.
    Whole,
    /// Those of value 1.
    Ones,
    /// Those of value 2.
    Twos,
    /// Those of value 3.
    Threes,
    /// Those of value 4.
    Fours,
    /// Those with a hat.
    Hats,
    /// Those with an explosion.
    Explosions,
}

impl Only {
    pub(super) const COUNT: u8 = Only::ALL.len() as u8;

    pub(super) const ALL: [Only; 7] =
        [Only::Whole, Only::Ones, Only::Twos, Only::Threes, Only::Fours, Only::Hats, Only::Explosions];

    /// Returns all cards with this property.
    pub(super) fn cards(self, all_twos: bool) -> CardSet {
        match self {
            Only::Whole => CardSet::ALL,
            Only::Ones | Only::Twos | Only::Threes | Only::Fours => {
                CardSet::of_value(Value::ALL[self as usize - 1])
            }
            Only::Hats => CardSet::of_symbol(Symbol::Hat, all_twos),
            Only::Explosions => CardSet::of_symbol(Symbol::Explosion, all_twos),
        }
    }
}
