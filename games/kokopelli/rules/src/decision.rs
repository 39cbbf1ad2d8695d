//! One decision, in the words of the rules.

use std::fmt;
use std::str::FromStr;

use hearth_core::BadText;

use crate::card::Card;
use crate::space::Space;

/// What a player can decide. Whether he may is another matter.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
// A list of four-byte entries is filled with fewer instructions than one of three-byte entries (4 % of a random game).
#[repr(align(4))]
pub enum Decision {
    /// K14: take the top card of the own pile.
    Draw,
    /// K15: lay the first card of a ceremony.
    Open(Card, Space),
    /// K18: lay a card on an open ceremony.
    Play(Card, Space),
    /// K22: clear a space of the own village.
    Cancel(Space),
    /// K23: begin to put the whole hand under the pile.
    Exchange,
    /// K12, K23: put a card under the own pile.
    Under(Card),
    /// Stop where more was optional (K28, K29, K30).
    Done,
    /// Give an action up (KR4, KR20).
    Pass,
}

impl Decision {
    /// Everything that can be said, sensible or not.
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
        match self {
            Decision::Draw => f.write_str("draw"),
            Decision::Open(card, space) => write!(f, "open {card} {space}"),
            Decision::Play(card, space) => write!(f, "play {card} {space}"),
            Decision::Cancel(space) => write!(f, "cancel {space}"),
            Decision::Exchange => f.write_str("exchange"),
            Decision::Under(card) => write!(f, "under {card}"),
            Decision::Done => f.write_str("done"),
            Decision::Pass => f.write_str("pass"),
        }
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
