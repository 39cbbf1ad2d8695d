//! One decision, in the words of the rules. Moving is forced and so is not a decision (C6).

use std::fmt;
use std::str::FromStr;

use hearth_core::BadText;

use crate::cell::Cell;

/// A decision of a player, legal or not.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Decision {
    /// C8: take the card on this cell.
    Take(Cell),
    /// C11: use the symbol of the card just taken.
    Use,
    /// C11: skip the symbol.
    Skip,
    /// C15: put the last card of the line into the kettle.
    Keep,
    /// C15: put the last card of the line out of the game.
    Leave,
}

impl Decision {
    /// Returns every decision that can be expressed, legal or not.
    pub fn all() -> impl Iterator<Item = Decision> {
        let bare = [Decision::Use, Decision::Skip, Decision::Keep, Decision::Leave];
        Cell::all().map(Decision::Take).chain(bare)
    }
}

impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Decision::Take(cell) => write!(f, "take {cell}"),
            Decision::Use => f.write_str("use"),
            Decision::Skip => f.write_str("skip"),
            Decision::Keep => f.write_str("keep"),
            Decision::Leave => f.write_str("leave"),
        }
    }
}

impl FromStr for Decision {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Decision, BadText> {
        let words: Vec<&str> = text.split_whitespace().collect();
        Ok(match words[..] {
            ["take", cell] => Decision::Take(cell.parse()?),
            ["use"] => Decision::Use,
            ["skip"] => Decision::Skip,
            ["keep"] => Decision::Keep,
            ["leave"] => Decision::Leave,
            _ => {
                return Err(BadText::whole(format!(
                    "`{text}` is not a decision; say take CELL, use, skip, keep or leave"
                )));
            }
        })
    }
}
