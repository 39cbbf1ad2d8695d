//! The recipes of one table: the thirteen of the box, and up to five of the players' own (C20, C29).

use std::fmt;
use std::hash::{Hash, Hasher};

use hearth_core::BadText;

use super::stock::{BLANK, COMPILED, STOCK};
use super::{BadRecipe, Recipe};

/// Number of blank recipes in the box (C29).
const BLANKS: usize = 5;
/// Number of recipes for three players: those after the plants (C32).
const FOR_THREE: usize = 8;

/// The number of a recipe: first those of the box, then the players' own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RecipeId(u8);

/// The players' own recipes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OwnRecipes {
    recipes: [Recipe; BLANKS],
    len: u8,
}

/// A set of recipes.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct RecipeSet(u32);

impl RecipeId {
    /// Returns every recipe that a table can have.
    pub(crate) fn all() -> impl Iterator<Item = RecipeId> {
        (0..(STOCK.len() + BLANKS) as u8).map(RecipeId)
    }

    /// Returns the name: that of the box, or `own 1`.
    pub fn name(self) -> String {
        self.to_string()
    }

    /// Returns the recipe, given the players' own.
    pub fn recipe(self, own: &OwnRecipes) -> Recipe {
        let index = usize::from(self.0);
        match index.checked_sub(STOCK.len()) {
            None => COMPILED[index],
            Some(place) => own.recipes[place],
        }
    }

    /// Returns true for a recipe of the players' own.
    pub fn is_own(self) -> bool {
        usize::from(self.0) >= STOCK.len()
    }
}

/// Hashes only the recipes that there are: the others are always blank.
impl Hash for OwnRecipes {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.recipes[..usize::from(self.len)].hash(state);
    }
}

impl fmt::Display for RecipeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let index = usize::from(self.0);
        match STOCK.get(index) {
            Some(stock) => f.write_str(stock.name),
            None => write!(f, "own {}", index + 1 - STOCK.len()),
        }
    }
}

impl fmt::Debug for RecipeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl OwnRecipes {
    /// No recipes.
    pub const NONE: OwnRecipes = OwnRecipes { recipes: [BLANK; BLANKS], len: 0 };

    /// Parses recipes with `|` between them. Columns count from the beginning of the text.
    pub fn read(text: &str) -> Result<OwnRecipes, BadRecipe> {
        let mut own = OwnRecipes::NONE;
        let mut column = 0;
        for part in text.split('|').filter(|_| !text.trim().is_empty()) {
            let lead = part.chars().take_while(|c| c.is_whitespace()).count();
            let at = |place: usize| column + lead + place;
            let recipe: Recipe = part
                .trim()
                .parse()
                .map_err(|error: BadRecipe| BadRecipe { column: at(error.column), message: error.message })?;
            if usize::from(own.len) == BLANKS {
                let message = format!("C29: there are {BLANKS} blank recipes, and this would be one more");
                return Err(BadRecipe { column: at(1), message });
            }
            own.recipes[usize::from(own.len)] = recipe;
            own.len += 1;
            column += part.chars().count() + 1;
        }
        Ok(own)
    }

    /// Iterates over the recipes in order.
    pub fn iter(&self) -> impl Iterator<Item = &Recipe> + Clone {
        self.recipes[..usize::from(self.len)].iter()
    }

    /// Returns true if there are none.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Returns every recipe that can be dealt at a table (C20, C29, C32).
    pub fn dealt_from(&self, players: usize) -> impl Iterator<Item = RecipeId> + Clone + use<> {
        let first = if players == 2 { 0 } else { FOR_THREE };
        (first as u8..STOCK.len() as u8 + self.len).map(RecipeId)
    }

    /// Returns the recipe with this name, if it can be dealt at such a table.
    pub(crate) fn named(&self, name: &str, players: usize) -> Result<RecipeId, BadText> {
        self.dealt_from(players).find(|id| id.name() == name).ok_or_else(|| {
            let names: Vec<String> = self.dealt_from(players).map(RecipeId::name).collect();
            BadText::whole(format!(
                "there is no recipe `{name}` at this table; the recipes are {}",
                names.join(", ")
            ))
        })
    }
}

impl fmt::Display for OwnRecipes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let texts: Vec<String> = self.iter().map(ToString::to_string).collect();
        f.write_str(&texts.join(" | "))
    }
}

impl RecipeSet {
    /// The empty set.
    pub const EMPTY: RecipeSet = RecipeSet(0);

    /// Returns the set with one more recipe.
    #[must_use]
    pub const fn with(self, id: RecipeId) -> RecipeSet {
        RecipeSet(self.0 | 1 << id.0)
    }

    /// Returns true if a recipe is in the set.
    pub const fn has(self, id: RecipeId) -> bool {
        self.0 & 1 << id.0 != 0
    }

    /// Returns the number of recipes.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns true if the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Iterates over the recipes, by number.
    pub fn iter(self) -> impl Iterator<Item = RecipeId> + Clone {
        (0..u32::BITS as u8).map(RecipeId).filter(move |id| self.has(*id))
    }
}

impl FromIterator<RecipeId> for RecipeSet {
    fn from_iter<I: IntoIterator<Item = RecipeId>>(ids: I) -> RecipeSet {
        ids.into_iter().fold(RecipeSet::EMPTY, RecipeSet::with)
    }
}

impl fmt::Debug for RecipeSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
