//! One decision, in the words of the rules.

use std::fmt;
use std::str::FromStr;

use hearth_core::BadText;

use crate::card::Card;
use crate::space::Space;

/// A decision of a player, legal or not.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
// Entries of four bytes fill a list with fewer instructions than entries of three bytes (4 % of a random
// game).
#[repr(align(4))]
pub enum Decision {
    /// K14: take the top card of the own pile.
    Draw,
    /// K15: place the first card of a ceremony.
    Open(Card, Space),
    /// K18: place a card on an open ceremony.
    Play(Card, Space),
    /// K22: clear a space of the own village.
    Cancel(Space),
    /// K23: start to put the whole hand under the pile.
    Exchange,
    /// K12, K23: put a card under the own pile.
    Under(Card),
    /// Stop where more is optional (K28, K29, K30).
    Done,
    /// Give up an action (KR4, KR20).
    Pass,
}

impl Decision {
    /// Returns every decision that can be expressed, legal or not.
    pub fn all() -> impl Iterator<Item = Decision> {
        let bare = [Decision::Draw, Decision::Exchange, Decision::Done, Decision::Pass];
        let with_card = Card::all().map(Decision::Under);
        let with_space = Space::all().map(Decision::Cancel);
        let with_both = Card::all().flat_map(|card| {
            Space::all().flat_map(move |space| [Decision::Open(card, space), Decision::Play(card, space)])
        });
        bare.into_iter().chain(with_card).chain(with_space).chain(with_both)
    }
}

impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (verb, card, space) = match *self {
            Decision::Draw => ("draw", None, None),
            Decision::Open(card, space) => ("open ", Some(card), Some(space)),
            Decision::Play(card, space) => ("play ", Some(card), Some(space)),
            Decision::Cancel(space) => ("cancel", None, Some(space)),
            Decision::Exchange => ("exchange", None, None),
            Decision::Under(card) => ("under ", Some(card), None),
            Decision::Done => ("done", None, None),
            Decision::Pass => ("pass", None, None),
        };
        // Written in pieces for speed: every list of legal decisions consists of these texts.
        f.write_str(verb)?;
        if let Some(card) = card {
            f.write_str(card.word())?;
        }
        if let Some(space) = space {
            f.write_str(" ")?;
            f.write_str(space.name())?;
        }
        Ok(())
    }
}

impl FromStr for Decision {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Decision, BadText> {
        let words: Vec<&str> = text.split_whitespace().collect();
        Ok(match words[..] {
            ["draw"] => Decision::Draw,
            ["open", card, space] => Decision::Open(card.parse()?, space.parse()?),
            ["play", card, space] => Decision::Play(card.parse()?, space.parse()?),
            ["cancel", space] => Decision::Cancel(space.parse()?),
            ["exchange"] => Decision::Exchange,
            ["under", card] => Decision::Under(card.parse()?),
            ["done"] => Decision::Done,
            ["pass"] => Decision::Pass,
            _ => {
                return Err(BadText::whole(format!(
                    "`{text}` is not a decision; say draw, open CARD SPACE, play CARD SPACE, cancel SPACE, exchange, \
                     under CARD, done or pass"
                )));
            }
        })
    }
}
