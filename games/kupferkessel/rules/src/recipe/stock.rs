//! The thirteen recipes of the box (C20-C28), in the language for everybody.

use std::sync::LazyLock;

use super::{Recipe, TESTS, Test};

/// The name and the text of a recipe.
pub(super) struct Stock {
    pub name: &'static str,
    pub text: &'static str,
}

const fn stock(name: &'static str, text: &'static str) -> Stock {
    Stock { name, text }
}

/// All of them.
///
/// It is an assumption which colours ask for both families and which for one (A5). The recipes for three
/// players (C32) are at the end, after the plants.
pub(super) const STOCK: [Stock; 13] = [
    stock("both orange", "15: at least 3 of mushroom and 3 of dragon-blood"),
    stock("both violet", "15: at least 3 of vine and 3 of snake-powder"),
    stock("both grey", "15: at least 3 of root and 3 of cat-whisker"),
    stock("both blue", "15: at least 3 of moss and 3 of moon-dew"),
    stock("both green", "15: at least 3 of pumpkin and 3 of newt-eyes"),
    stock("one black", "5: at least 3 of bat or 3 of raven-feather"),
    stock("one white", "5: at least 3 of cobweb or 3 of bone"),
    stock("plants", "10: at least 3 plant families of at least 3 cards"),
    stock("last", "10: ending the game"),
    stock("fewer-explosions", "10: fewer explosions than each opponent"),
    stock("fewer-hats", "10: fewer hats than each opponent"),
    stock("fewer-cards", "10: fewer cards than each opponent"),
    stock("fewer-fours", "10: fewer cards of value 4 than each opponent"),
];

/// A recipe that is never fulfilled.
pub(super) const BLANK: Recipe = Recipe { points: 0, alternatives: 0, tests: [Test::UNUSED; TESTS] };

/// The thirteen, parsed once. A test checks that all of them are valid.
pub(super) static COMPILED: LazyLock<[Recipe; STOCK.len()]> =
    LazyLock::new(|| STOCK.map(|stock| stock.text.parse().unwrap_or(BLANK)));

#[cfg(test)]
mod tests {
    use super::{Recipe, STOCK};

    #[test]
    fn all_of_them_can_be_read() {
        for stock in STOCK {
            assert!(stock.text.parse::<Recipe>().is_ok(), "{}", stock.name);
        }
    }
}
