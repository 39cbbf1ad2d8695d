//! Goals of lessons that exist in Kupferkessel Co. only.

use std::str::FromStr;

use hearth_core::{BadText, Game, Observer, Seat};
use hearth_lessons::Done;
use kupferkessel_rules::{Event, Family, Kupferkessel, Position};

/// A goal that exists in Kupferkessel Co. only.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KupferkesselGoal {
    /// `hold bat 3`: have at least this many cards of a family in the kettle.
    Hold(Family, usize),
    /// `next 9`: the top card moves the own figure to this position.
    Next(Position),
    /// `lands 2 11`: another player's figure moves to this position at once.
    Lands(Seat, Position),
    /// `again`: get another turn.
    Again,
    /// `explode`: blow a card out of another kettle.
    Explode,
}

impl KupferkesselGoal {
    /// Returns true if the goal is reached.
    pub(crate) fn reached(self, done: &Done<'_, Kupferkessel>) -> bool {
        let learner = done.learner;
        let mut events = done.events.iter();
        match self {
            KupferkesselGoal::Hold(family, wanted) => {
                let held = done.state.stacks().kettle(learner);
                held.filter(|card| card.family() == family).count() >= wanted
            }
            KupferkesselGoal::Next(wanted) => {
                Kupferkessel::view(done.state, Observer::Seat(learner)).landing(learner) == wanted
            }
            KupferkesselGoal::Lands(figure, wanted) => events.any(
                |event| matches!(event, Event::Moved { seat, to, .. } if (*seat, *to) == (figure, wanted)),
            ),
            KupferkesselGoal::Again => events
                .any(|event| matches!(event, Event::Moved { seat, second: true, .. } if *seat == learner)),
            KupferkesselGoal::Explode => {
                events.any(|event| matches!(event, Event::Lost { seat, .. } if *seat != learner))
            }
        }
    }
}

impl FromStr for KupferkesselGoal {
    type Err = BadText;

    fn from_str(text: &str) -> Result<KupferkesselGoal, BadText> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let unknown = || {
            BadText::whole(format!(
                "`{text}` is not a goal; this game has `hold FAMILY NUMBER`, `next POSITION`, `lands SEAT POSITION`, \
                 `again` and `explode`"
            ))
        };
        let number = |word: &str| word.parse::<usize>().map_err(|_| unknown());
        let position = |word: &str| Position::numbered(number(word)?).ok_or_else(unknown);
        Ok(match words[..] {
            ["hold", family, cards] => {
                KupferkesselGoal::Hold(Family::named(family).ok_or_else(unknown)?, number(cards)?)
            }
            ["next", at] => KupferkesselGoal::Next(position(at)?),
            ["lands", seat, at] => {
                let seat = Seat::numbered(number(seat)?).ok_or_else(unknown)?;
                KupferkesselGoal::Lands(seat, position(at)?)
            }
            ["again"] => KupferkesselGoal::Again,
            ["explode"] => KupferkesselGoal::Explode,
            _ => return Err(unknown()),
        })
    }
}
