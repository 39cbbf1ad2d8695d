//! Formats a recipe in its best wording. The result parses as the same recipe.

use std::fmt;

use super::{Counted, Kind, Only, Recipe, Relation, Test};

impl fmt::Display for Recipe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:", self.points)?;
        let used = self.tests.iter().take_while(|test| test.relation != Relation::Unused);
        for (place, test) in used.enumerate() {
            let joined = match place {
                0 => "",
                _ if self.begins_alternative(place) => " or",
                _ => " and",
            };
            write!(f, "{joined} {test}")?;
        }
        Ok(())
    }
}

impl fmt::Display for Test {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = self.number;
        match (self.relation, number) {
            (Relation::Unused, _) => Ok(()),
            (Relation::EndedTheGame, _) => f.write_str("ending the game"),
            (Relation::MoreThanEach, _) => write!(f, "more {} than each opponent", self.counted(false)),
            (Relation::FewerThanEach, _) => write!(f, "fewer {} than each opponent", self.counted(false)),
            (Relation::AtLeast, 1) => write!(f, "any {}", self.counted(true)),
            (Relation::AtMost, 0) => write!(f, "no {}", self.counted(false)),
            (Relation::AtLeast, _) => write!(f, "at least {number} {}", self.counted(false)),
            (Relation::AtMost, _) => write!(f, "at most {number} {}", self.counted(number == 1)),
            (Relation::Exactly, _) => write!(f, "exactly {number} {}", self.counted(number == 1)),
        }
    }
}

impl Test {
    /// Formats the counted unit, singular or plural.
    fn counted(self, one: bool) -> String {
        let (kind, only) = (self.of.kind(), self.of.only());
        let (cards, families) = if one { ("card", "family") } else { ("cards", "families") };
        let of_value = format!("{cards} of value {}", only as u8);
        let (before, noun): (&str, String) = match (self.counted, only) {
            (Counted::Cards, Only::Whole) => ("", cards.to_owned()),
            (Counted::Cards, Only::Hats) => ("", if one { "hat" } else { "hats" }.to_owned()),
            (Counted::Cards, Only::Explosions) => {
                ("", if one { "explosion" } else { "explosions" }.to_owned())
            }
            (Counted::Cards, _) => ("", of_value),
            (Counted::FamiliesOfAtLeast1, _) => ("", families.to_owned()),
            (Counted::FamiliesOfAtLeast2, _) => ("", format!("{families} of at least 2 cards")),
            (Counted::FamiliesOfAtLeast3, _) => ("", format!("{families} of at least 3 cards")),
            (Counted::FullFamilies, _) => ("full", families.to_owned()),
            (Counted::SingleFamilies, _) => ("single", families.to_owned()),
            (Counted::FamiliesOfExactly2, _) => ("", format!("{families} of exactly 2 cards")),
            (Counted::FamiliesOfExactly3, _) => ("", format!("{families} of exactly 3 cards")),
        };
        let words = [before, if kind == Kind::Any { "" } else { kind.word() }, &noun];
        words.into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
    }
}
