//! Parses a recipe. Every error has its column and the possible words there.

use std::fmt;

use super::{Counted, Filter, Kind, Only, Recipe, Relation, TESTS, Test};
use crate::card::CARDS;
use crate::colour::Colour;
use crate::family::Family;

/// Maximum points that a recipe can give or take.
const MOST_POINTS: i8 = 99;

/// Number of cards in the game.
const MOST_CARDS: u8 = CARDS as u8;

/// A parse error of a recipe.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadRecipe {
    /// The column of the error, from one.
    pub column: usize,
    /// The error, with the possible words there.
    pub message: String,
}

impl fmt::Display for BadRecipe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: {}", self.column, self.message)
    }
}

impl std::error::Error for BadRecipe {}

impl std::str::FromStr for Recipe {
    type Err = BadRecipe;

    fn from_str(text: &str) -> Result<Recipe, BadRecipe> {
        Reader { text, at: 0, relation: Relation::AtLeast }.recipe()
    }
}

const HOW_MANY: &str = "at least, at most, exactly, any, no, more, fewer, a number, or `ending the game`";
const SIZES: &str = "`at least` or `exactly` and a number of cards from 1 to 4";

struct Reader<'a> {
    text: &'a str,
    at: usize,
    /// The relation of a bare number, from an earlier word.
    relation: Relation,
}

/// The counted cards and unit, while their words are parsed.
struct Phrase {
    kind: Kind,
    only: Only,
    counted: Option<Counted>,
}

impl<'a> Reader<'a> {
    /// Returns the next word without consuming it. A `:` is a separate word.
    fn peek(&self) -> &'a str {
        let rest = self.text[self.at..].trim_start();
        let end = match rest.find(|c: char| c.is_whitespace() || c == ':') {
            Some(0) => 1,
            Some(end) => end,
            None => rest.len(),
        };
        &rest[..end]
    }

    fn next(&mut self) -> &'a str {
        let word = self.peek();
        let rest = &self.text[self.at..];
        self.at += rest.len() - rest.trim_start().len() + word.len();
        word
    }

    /// Consumes a word if it is this one.
    fn take(&mut self, word: &str) -> bool {
        let found = self.peek() == word;
        if found {
            self.next();
        }
        found
    }

    /// Returns an error at the next word.
    fn wrong(&self, message: impl fmt::Display) -> BadRecipe {
        let rest = &self.text[self.at..];
        let start = self.at + rest.len() - rest.trim_start().len();
        BadRecipe { column: self.text[..start].chars().count() + 1, message: message.to_string() }
    }

    /// Returns an error at the next word, with the possible words.
    fn expected(&self, possible: impl fmt::Display) -> BadRecipe {
        match self.peek() {
            "" => self.wrong(format!("the recipe ends here; possible: {possible}")),
            word => self.wrong(format!("`{word}` does not fit here; possible: {possible}")),
        }
    }

    fn must(&mut self, word: &str) -> Result<(), BadRecipe> {
        if self.take(word) { Ok(()) } else { Err(self.expected(format!("`{word}`"))) }
    }

    fn number(&mut self, least: u8, most: u8) -> Result<u8, BadRecipe> {
        let number = self.peek().parse().ok().filter(|number| (least..=most).contains(number));
        let number = number.ok_or_else(|| self.expected(format!("a number from {least} to {most}")))?;
        self.next();
        Ok(number)
    }

    fn recipe(mut self) -> Result<Recipe, BadRecipe> {
        let points: Option<i8> = self.peek().parse().ok();
        let points = points
            .filter(|points| *points != 0 && (-MOST_POINTS..=MOST_POINTS).contains(points))
            .ok_or_else(|| {
                self.expected(format!("points from -{MOST_POINTS} to {MOST_POINTS}, but not 0, then `:`"))
            })?;
        self.next();
        self.must(":")?;
        let mut recipe = Recipe { points, alternatives: 0, tests: [Test::UNUSED; TESTS] };
        for place in 0..TESTS {
            recipe.tests[place] = self.test()?;
            match self.peek() {
                "" => return Ok(recipe),
                "and" | "or" if place + 1 == TESTS => {
                    return Err(self.wrong(format!("a recipe has {TESTS} conditions at most")));
                }
                "and" => (),
                "or" => recipe.alternatives |= 1 << (place + 1),
                _ => return Err(self.expected("`and`, `or`, or the end of the recipe")),
            }
            self.next();
        }
        Ok(recipe)
    }

    fn test(&mut self) -> Result<Test, BadRecipe> {
        let begin = self.at;
        match self.peek() {
            "ending" => {
                self.next();
                self.must("the")?;
                self.must("game")?;
                Ok(Test { relation: Relation::EndedTheGame, ..Test::UNUSED })
            }
            word @ ("more" | "fewer") => {
                self.next();
                let phrase = self.phrase()?;
                self.must("than")?;
                self.must("each")?;
                self.must("opponent")?;
                let more = word == "more";
                let relation = if more { Relation::MoreThanEach } else { Relation::FewerThanEach };
                self.open(begin, phrase, relation, 0)
            }
            "any" => {
                self.next();
                let phrase = self.phrase()?;
                self.open(begin, phrase, Relation::AtLeast, 1)
            }
            "no" => {
                self.next();
                let phrase = self.phrase()?;
                self.open(begin, phrase, Relation::AtMost, 0)
            }
            word => {
                match word {
                    "at" => {
                        self.next();
                        self.relation = match self.peek() {
                            "least" => Relation::AtLeast,
                            "most" => Relation::AtMost,
                            _ => return Err(self.expected("`least` or `most`")),
                        };
                        self.next();
                    }
                    "exactly" => {
                        self.next();
                        self.relation = Relation::Exactly;
                    }
                    word if word.parse::<u8>().is_ok() => (),
                    _ => return Err(self.expected(HOW_MANY)),
                }
                let (before, relation) = (self.at, self.relation);
                let number = self.number(0, MOST_CARDS)?;
                let phrase = self.phrase()?;
                let mut open = (0..=MOST_CARDS).filter(|number| phrase.is_open(relation, *number));
                if let (Some(least), false) = (open.next(), phrase.is_open(relation, number)) {
                    let most = open.next_back().unwrap_or(least);
                    self.at = before;
                    return Err(self.expected(format!("a number from {least} to {most}")));
                }
                self.open(begin, phrase, relation, number)
            }
        }
    }

    /// Adds a test whose words began here. Refuses one that always or never holds.
    fn open(
        &mut self,
        begin: usize,
        phrase: Phrase,
        relation: Relation,
        number: u8,
    ) -> Result<Test, BadRecipe> {
        if phrase.is_open(relation, number) {
            return Ok(phrase.compared(relation, number));
        }
        self.at = begin;
        Err(self.wrong(match phrase.most() {
            0 => "there is no such card, so this is the same for everybody",
            _ => "every kettle has a card, so this is the same for everybody",
        }))
    }

    /// Parses the counted cards: words before a noun, the noun, and words after it.
    ///
    /// The noun may be missing if the other words are unambiguous.
    fn phrase(&mut self) -> Result<Phrase, BadRecipe> {
        let mut phrase = Phrase { kind: Kind::Any, only: Only::Whole, counted: None };
        let begin = self.at;
        loop {
            let word = self.peek();
            match word {
                "single" if phrase.counted.is_none() => phrase.counted = Some(Counted::SingleFamilies),
                "full" if phrase.counted.is_none() => phrase.counted = Some(Counted::FullFamilies),
                word if phrase.kind == Kind::Any && Kind::named(word).is_some() => {
                    phrase.kind = Kind::named(word).unwrap_or(Kind::Any);
                }
                _ => break,
            }
            self.next();
        }
        let noun = self.peek();
        let said = self.at != begin;
        match (noun, phrase.counted) {
            ("families" | "family", counted) => {
                phrase.counted = Some(counted.unwrap_or(Counted::FamiliesOfAtLeast1));
            }
            ("card" | "cards", None) => phrase.counted = Some(Counted::Cards),
            ("hat" | "hats", None) => {
                (phrase.only, phrase.counted) = (Only::Hats, Some(Counted::Cards));
            }
            ("explosion" | "explosions", None) => {
                (phrase.only, phrase.counted) = (Only::Explosions, Some(Counted::Cards));
            }
            ("of", None) => return self.more_about(Phrase { counted: Some(Counted::Cards), ..phrase }),
            (_, Some(_)) => return Ok(phrase),
            _ if said => return Err(self.expected("cards, families, hats, explosions, or `of`")),
            _ => {
                return Err(self.expected(format_args!(
                    "cards, families, hats, explosions, `of`, and before these single, full, or {}",
                    kinds()
                )));
            }
        }
        self.next();
        self.more_about(phrase)
    }

    /// Parses `of value 3`, `of violet`, `of at least 3 cards`.
    fn more_about(&mut self, mut phrase: Phrase) -> Result<Phrase, BadRecipe> {
        while self.peek() == "of" {
            self.next();
            match self.peek() {
                "value" if phrase.counted == Some(Counted::Cards) && phrase.only == Only::Whole => {
                    self.next();
                    phrase.only = Only::ALL[usize::from(self.number(1, 4)?)];
                }
                "at" | "exactly" if phrase.counted == Some(Counted::FamiliesOfAtLeast1) => {
                    phrase.counted = Some(self.size()?);
                }
                word if phrase.kind == Kind::Any && Kind::named(word).is_some() => {
                    phrase.kind = Kind::named(word).unwrap_or(Kind::Any);
                    self.next();
                }
                _ => return Err(self.expected_behind(&phrase)),
            }
        }
        Ok(phrase)
    }

    /// Returns an error after `of`, with the properties not given yet.
    fn expected_behind(&self, phrase: &Phrase) -> BadRecipe {
        let mut possible = Vec::new();
        if phrase.counted == Some(Counted::Cards) && phrase.only == Only::Whole {
            possible.push("`value` with a number from 1 to 4".to_owned());
        }
        if phrase.counted == Some(Counted::FamiliesOfAtLeast1) {
            possible.push(SIZES.to_owned());
        }
        if phrase.kind == Kind::Any {
            possible.push(kinds());
        }
        if possible.is_empty() {
            return self.wrong("nothing more can be said with `of` here; leave it out");
        }
        self.expected(possible.join(", or "))
    }

    fn size(&mut self) -> Result<Counted, BadRecipe> {
        let exactly = self.take("exactly");
        if !exactly {
            self.must("at")?;
            self.must("least")?;
        }
        let number = self.number(1, 4)?;
        if !self.take("card") {
            self.must("cards")?;
        }
        Ok(match (exactly, number) {
            (false, 1) => Counted::FamiliesOfAtLeast1,
            (false, 2) => Counted::FamiliesOfAtLeast2,
            (false, 3) => Counted::FamiliesOfAtLeast3,
            (true, 1) => Counted::SingleFamilies,
            (true, 2) => Counted::FamiliesOfExactly2,
            (true, 3) => Counted::FamiliesOfExactly3,
            _ => Counted::FullFamilies,
        })
    }
}

impl Phrase {
    /// Returns true if the comparison can both hold and fail.
    fn is_open(&self, relation: Relation, number: u8) -> bool {
        let (least, most) = (self.least(), self.most());
        match relation {
            Relation::AtLeast => least < number && number <= most,
            Relation::AtMost => least <= number && number < most,
            Relation::Exactly => least < most && (least..=most).contains(&number),
            _ => most > 0,
        }
    }

    /// Returns the minimum possible count: the base of a kettle stays there (C12).
    fn least(&self) -> u8 {
        let whatever = self.kind == Kind::Any && self.only == Only::Whole;
        u8::from(whatever && matches!(self.counted, Some(Counted::Cards | Counted::FamiliesOfAtLeast1)))
    }

    /// Returns the maximum possible count.
    fn most(&self) -> u8 {
        // Symbols are counted with the option for all twos, which the table may use.
        let cards = self.kind.cards().and(self.only.cards(true));
        if self.counted == Some(Counted::Cards) {
            cards.len() as u8
        } else {
            Family::all().filter(|family| !family.whole().and(cards).is_empty()).count() as u8
        }
    }

    fn compared(self, relation: Relation, number: u8) -> Test {
        let counted = self.counted.unwrap_or(Counted::Cards);
        Test { of: Filter::new(self.kind, self.only), counted, relation, number }
    }
}

/// Lists all kinds by name.
fn kinds() -> String {
    let words: Vec<&str> =
        Colour::ALL.into_iter().map(Colour::word).chain(Family::all().map(Family::word)).collect();
    format!("plant {}", words.join(" "))
}
