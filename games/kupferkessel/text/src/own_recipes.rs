//! Recipes that players write, in their own language.
//!
//! The store and programs use the language of the rules (`docs/RECIPES.md`), which is English. Players of every language may use
//! it. Other languages have the same words in another order: an adjective may follow its noun, and a kind may stand in
//! brackets behind it.

use hearth_text::bare;
use hearth_words::{Language, say};
use kupferkessel_rules::{BadRecipe, Colour, Family, OwnRecipes, Recipe};

/// A mistake in recipes, and its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unreadable {
    /// A word does not fit where it stands.
    Word {
        /// Its first character, counted from one.
        column: usize,
        /// The word.
        word: String,
    },
    /// A recipe ends too early.
    End {
        /// The character behind it, counted from one.
        column: usize,
    },
    /// A condition holds for everybody or for nobody.
    Same {
        /// Its first character, counted from one.
        column: usize,
    },
    /// There are more recipes than blank ones in the box (C29).
    TooMany,
}

/// Words of the rules that are said alike in no language but their own, each in one piece.
const PHRASES: [&str; 21] = [
    "at least",
    "at most",
    "exactly",
    "any",
    "no",
    "more",
    "fewer",
    "than each opponent",
    "ending the game",
    "and",
    "or",
    "of",
    "of value",
    "single",
    "full",
    "families",
    "cards",
    "hats",
    "explosions",
    "plant families",
    "plant",
];

/// The nouns among them.
const NOUNS: [&str; 4] = ["families", "cards", "hats", "explosions"];

/// A word or a sign of what was typed: what it is in the words of the rules, and where it began.
#[derive(Clone, Debug)]
struct Piece {
    rules: String,
    typed: String,
    column: usize,
}

/// Every kind of card in the words of the rules.
fn kinds() -> impl Iterator<Item = &'static str> {
    Colour::ALL.into_iter().map(Colour::word).chain(Family::all().map(Family::word))
}

/// Every phrase of the rules with all that it is called, in compared words. Both languages are known.
fn phrases(language: Language) -> Vec<(&'static str, Vec<String>)> {
    let mut known = Vec::new();
    for phrase in PHRASES.into_iter().chain(kinds()) {
        let key = phrase.replace(' ', "-");
        for language in [language, Language::English] {
            let said = say!(language, "phrase-" + &key);
            known.extend(said.split(", ").map(|said| {
                let words = pieces(said).into_iter().map(|piece| piece.rules).collect();
                (phrase, words)
            }));
        }
    }
    known
}

/// The words and signs of a text. Brackets and commas mean nothing; a word ends at a hyphen or an apostrophe, but a number may
/// begin with one.
fn pieces(text: &str) -> Vec<Piece> {
    let mut pieces: Vec<Piece> = Vec::new();
    let mut word = String::new();
    let end = |word: &mut String, column: usize, pieces: &mut Vec<Piece>| {
        if !word.is_empty() {
            let typed = std::mem::take(word);
            let column = column - typed.chars().count() + 1;
            pieces.push(Piece { rules: bare(&typed), typed, column });
        }
    };
    for (column, letter) in text.chars().enumerate() {
        let joins = matches!(letter, '-' | '\'' | '’') && !word.is_empty();
        if letter.is_whitespace() || joins || matches!(letter, ':' | '|' | '(' | ')' | ',') {
            end(&mut word, column, &mut pieces);
            if matches!(letter, ':' | '|') {
                let sign = letter.to_string();
                pieces.push(Piece { rules: sign.clone(), typed: sign, column: column + 1 });
            }
        } else {
            word.push(letter);
        }
    }
    end(&mut word, text.chars().count(), &mut pieces);
    pieces
}

/// Typed text in the words of the rules and in their order.
fn translated(text: &str, language: Language) -> Vec<Piece> {
    let phrases = phrases(language);
    let typed = pieces(text);
    let (mut rest, mut said) = (&typed[..], Vec::new());
    while let Some((first, others)) = rest.split_first() {
        let begins = |words: &[String]| {
            words.len() <= rest.len() && words.iter().zip(rest).all(|(word, piece)| *word == piece.rules)
        };
        let meant = phrases.iter().filter(|(_, words)| begins(words)).max_by_key(|(_, words)| words.len());
        match meant {
            Some((phrase, words)) => {
                let all: Vec<&str> = rest[..words.len()].iter().map(|piece| piece.typed.as_str()).collect();
                let piece = |rules: &str| Piece {
                    rules: rules.to_owned(),
                    typed: all.join(" "),
                    column: first.column,
                };
                match *phrase {
                    "plant families" => said.extend(["plant", "families"].map(piece)),
                    phrase => said.push(piece(phrase)),
                }
                rest = &rest[words.len()..];
            }
            None => {
                said.push(first.clone());
                rest = others;
            }
        }
    }
    // What follows its noun comes before it.
    let describes =
        |word: &str| matches!(word, "single" | "full" | "plant") || kinds().any(|kind| kind == word);
    for place in 1..said.len() {
        let mut noun = place;
        while noun > 0 && describes(&said[noun].rules) && NOUNS.contains(&said[noun - 1].rules.as_str()) {
            said.swap(noun - 1, noun);
            noun -= 1;
        }
    }
    said
}

/// Typed recipes, in the words of the rules.
pub fn understood(text: &str, language: Language) -> Result<String, Unreadable> {
    let said = translated(text, language);
    let mut rules = String::new();
    let mut columns = Vec::new();
    for piece in &said {
        if !rules.is_empty() {
            rules.push(' ');
        }
        columns.push(rules.chars().count() + 1);
        rules.push_str(&piece.rules);
    }
    let wrong = |bad: BadRecipe| {
        if bad.message.starts_with("C29") {
            return Unreadable::TooMany;
        }
        // A mistake between two words is at the second of them.
        let mut ends = columns.iter().zip(&said).map(|(column, piece)| column + piece.rules.chars().count());
        let place = ends.position(|end| end > bad.column);
        match place.map(|place| &said[place]) {
            Some(Piece { column, .. }) if bad.message.contains("the same for everybody") => {
                Unreadable::Same { column: *column }
            }
            Some(Piece { typed, column, .. }) if typed != "|" => {
                Unreadable::Word { column: *column, word: typed.clone() }
            }
            Some(Piece { column, .. }) => Unreadable::End { column: *column },
            None => Unreadable::End { column: text.trim_end().chars().count() + 1 },
        }
    };
    let own = OwnRecipes::read(&rules).map_err(wrong)?;
    Ok(own.to_string())
}

/// Recipes in the words of the rules, as they are written in a language. What cannot be read stays as it is.
pub fn written(rules: &str, language: Language) -> String {
    let Ok(own) = OwnRecipes::read(rules) else { return rules.to_owned() };
    let recipes = own.iter().map(|recipe| {
        let (points, condition) = (recipe.points(), asked(recipe, language));
        say!(language, "own-recipe-line", points = points.to_string(), condition = condition)
    });
    recipes.collect::<Vec<_>>().join(" | ")
}

/// The condition of a recipe, in a language.
pub(crate) fn asked(recipe: &Recipe, language: Language) -> String {
    let written = recipe.to_string();
    let condition = written.split_once(": ").map_or("", |(_, condition)| condition);
    if language == Language::English {
        return condition.to_owned();
    }
    let alternatives = condition.split(" or ").map(|all| {
        let tests = all.split(" and ").map(|test| test_asked(test, language));
        tests.reduce(|first, rest| say!(language, "own-and", first = first, rest = rest)).unwrap_or_default()
    });
    let joined = |first: String, rest: String| say!(language, "own-or", first = first, rest = rest);
    alternatives.reduce(joined).unwrap_or_default()
}

/// One test, as the rules write it, in another language.
fn test_asked(test: &str, language: Language) -> String {
    let words: Vec<&str> = test.split(' ').collect();
    let number = |word: &str| word.parse::<u8>().unwrap_or_default();
    match words[..] {
        ["ending", ..] => say!(language, "own-ending"),
        ["more", ref what @ .., "than", "each", "opponent"] => {
            say!(language, "own-more", what = counted(what, None, language))
        }
        ["fewer", ref what @ .., "than", "each", "opponent"] => {
            say!(language, "own-fewer", what = counted(what, None, language))
        }
        ["no", ref what @ ..] => say!(language, "own-no", what = counted(what, None, language)),
        ["any", ref what @ ..] => say!(language, "own-at-least", what = counted(what, Some(1), language)),
        ["at", "least", many, ref what @ ..] => {
            say!(language, "own-at-least", what = counted(what, Some(number(many)), language))
        }
        ["at", "most", many, ref what @ ..] => {
            say!(language, "own-at-most", what = counted(what, Some(number(many)), language))
        }
        ["exactly", many, ref what @ ..] => {
            say!(language, "own-exactly", what = counted(what, Some(number(many)), language))
        }
        _ => test.to_owned(),
    }
}

/// The counted things: a number of them, or a word for all of them.
fn counted(what: &[&str], number: Option<u8>, language: Language) -> String {
    let (before, rest) = match what {
        ["full", rest @ ..] => ("full-", rest),
        ["single", rest @ ..] => ("single-", rest),
        rest => ("", rest),
    };
    let kind = rest.first().and_then(|word| kind(word, language));
    let rest = if kind.is_some() { &rest[1..] } else { rest };
    let noun = match rest.first() {
        Some(&("card" | "cards")) => "cards",
        Some(&("hat" | "hats")) => "hats",
        Some(&("explosion" | "explosions")) => "explosions",
        _ => "families",
    };
    let key = format!("{before}{noun}");
    let mut said = match number {
        Some(number) => say!(language, "counted-" + &key, number = number),
        None => say!(language, "bare-" + &key),
    };
    if let Some(kind) = kind {
        said = say!(language, "own-of-kind", what = said, kind = kind);
    }
    match rest.get(1..) {
        Some(["of", "value", value]) => say!(language, "own-of-value", what = said, value = *value),
        Some(["of", "at", "least", cards, ..]) => {
            say!(language, "own-of-at-least", what = said, cards = *cards)
        }
        Some(["of", "exactly", cards, ..]) => say!(language, "own-of-exactly", what = said, cards = *cards),
        _ => said,
    }
}

/// The name of a kind of card, by its word in the rules.
fn kind(word: &str, language: Language) -> Option<String> {
    if word == "plant" {
        return Some(say!(language, "own-plant"));
    }
    let colour = Colour::named(word).map(|colour| crate::colour_name(colour, language));
    colour.or_else(|| Family::named(word).map(|family| crate::family_name(family, language)))
}
