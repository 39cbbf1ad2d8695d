//! Goals of lessons that exist in Kokopelli only.

use std::str::FromStr;

use hearth_core::BadText;
use hearth_lessons::Done;
use kokopelli_rules::{Card, Ceremony, Event, Kokopelli, Space};

/// A goal that exists in Kokopelli only.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KokopelliGoal {
    /// `points 7`: score at least this many points.
    Points(u32),
    /// `draw 3`: draw at least this many cards from the own pile.
    Draw(usize),
    /// `open hunter`: open this ceremony on any space.
    Open(Ceremony),
    /// `finish 2c`: finish the ceremony on this space.
    Finish(Space),
    /// `extra`: get an extra action.
    Extra,
    /// `last-round`: trigger the end of the game.
    LastRound,
}

impl KokopelliGoal {
    /// Returns true if the goal is reached.
    pub(crate) fn reached(self, done: &Done<'_, Kokopelli>) -> bool {
        let learner = done.learner;
        let mut events = done.events.iter();
        match self {
            KokopelliGoal::Points(wanted) => {
                let scored = events.filter_map(|event| match event {
                    Event::Scored { seat, points, .. } if *seat == learner => Some(u32::from(*points)),
                    _ => None,
                });
                scored.sum::<u32>() >= wanted
            }
            KokopelliGoal::Draw(wanted) => {
                events.filter(|event| matches!(event, Event::Drew { seat, .. } if *seat == learner)).count() >= wanted
            }
            KokopelliGoal::Open(wanted) => events.any(|event| {
                matches!(event, Event::Opened { seat, ceremony, .. } if (*seat, *ceremony) == (learner, wanted))
            }),
            KokopelliGoal::Finish(wanted) => events.any(|event| {
                matches!(event, Event::Finished { seat, space, .. } if (*seat, *space) == (learner, wanted))
            }),
            KokopelliGoal::Extra => {
                events.any(|event| matches!(event, Event::ExtraAction { seat, .. } if *seat == learner))
            }
            KokopelliGoal::LastRound => events.any(|event| matches!(event, Event::EndTriggered { .. })),
        }
    }
}

impl FromStr for KokopelliGoal {
    type Err = BadText;

    fn from_str(text: &str) -> Result<KokopelliGoal, BadText> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let unknown = || {
            BadText::whole(format!(
                "`{text}` is not a goal; this game has `points NUMBER`, `draw NUMBER`, `open CEREMONY`, `finish SPACE`, \
                 `extra` and `last-round`"
            ))
        };
        Ok(match words[..] {
            ["points", number] => KokopelliGoal::Points(number.parse().map_err(|_| unknown())?),
            ["draw", number] => KokopelliGoal::Draw(number.parse().map_err(|_| unknown())?),
            ["open", ceremony] => {
                KokopelliGoal::Open(ceremony.parse::<Card>()?.ceremony().ok_or_else(unknown)?)
            }
            ["finish", space] => KokopelliGoal::Finish(space.parse()?),
            ["extra"] => KokopelliGoal::Extra,
            ["last-round"] => KokopelliGoal::LastRound,
            _ => return Err(unknown()),
        })
    }
}
