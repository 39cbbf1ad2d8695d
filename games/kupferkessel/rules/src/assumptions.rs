//! Assumptions: data printed on the cards that no available source states in words.
//!
//! They are in this one table, so that an owner of the cards can correct them in one place. The rulebook uses
//! the ids: A1 for the families, A3 for the symbols, A4 for the symbols of the option. A5, the recipe of each
//! colour, is next to the recipes. The plants are not an assumption: the rulebook lists them (C26).

use crate::colour::Colour;
use crate::symbol::Symbol;

/// The assumed data of one family.
pub(crate) struct Assumed {
    /// The word that is typed and stored.
    pub word: &'static str,
    /// The printed name.
    pub title: &'static str,
    /// A1.
    pub colour: Colour,
    /// C26.
    pub plant: bool,
    /// A3, A4: the symbol on the card of value 2, if it has one.
    pub symbol: Symbol,
    /// A3, A4: true if the symbol exists only with the option `symbols-on-all-twos`.
    pub by_option: bool,
}

/// The value of the cards that carry symbols (A3).
pub(crate) const VALUE_WITH_SYMBOL: u8 = 2;

const fn plant(word: &'static str, title: &'static str, colour: Colour) -> Assumed {
    Assumed { word, title, colour, plant: true, symbol: Symbol::Hat, by_option: false }
}

const fn other(word: &'static str, title: &'static str, colour: Colour) -> Assumed {
    Assumed { word, title, colour, plant: false, symbol: Symbol::Explosion, by_option: false }
}

const fn figure(word: &'static str, title: &'static str, colour: Colour, symbol: Symbol) -> Assumed {
    Assumed { word, title, colour, plant: false, symbol, by_option: true }
}

/// The fourteen families.
pub(crate) const FAMILIES: [Assumed; 14] = [
    plant("pumpkin", "Pumpkin", Colour::Green),
    other("newt-eyes", "Newt Eyes", Colour::Green),
    plant("mushroom", "Mushroom", Colour::Orange),
    other("dragon-blood", "Dragon Blood", Colour::Orange),
    plant("moss", "Moss", Colour::Blue),
    other("moon-dew", "Moon Dew", Colour::Blue),
    plant("root", "Root", Colour::Grey),
    other("cat-whisker", "Cat Whisker", Colour::Grey),
    plant("vine", "Vine", Colour::Violet),
    other("snake-powder", "Snake Powder", Colour::Violet),
    figure("bat", "Bat", Colour::Black, Symbol::Hat),
    figure("raven-feather", "Raven Feather", Colour::Black, Symbol::Explosion),
    figure("cobweb", "Cobweb", Colour::White, Symbol::Hat),
    figure("bone", "Bone", Colour::White, Symbol::Explosion),
];
