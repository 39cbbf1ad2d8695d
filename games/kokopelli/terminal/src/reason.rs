//! What speaks for a decision, in words.

use hearth_terminal::{Names, count};
use kokopelli_bots::Reason;

/// A reason as the end of a sentence that begins with the decision: `finishes Hunter for 4`.
pub(crate) fn told(reason: Reason, names: &Names) -> String {
    match reason {
        Reason::Finishes { ceremony, points } => format!("finishes {ceremony} for {points}"),
        Reason::Earns { ability, points } => format!("{ability} pays {points}"),
        Reason::EmptiesHand { points } => format!("empties the hand for {points}"),
        Reason::Gains { ability } => format!("gains the {ability}"),
        Reason::Denies { seat, ability } => format!("denies {} the {ability}", names.of(seat)),
        Reason::Forestalls { seat, ceremony } => format!("finishes {ceremony} before {} can", names.of(seat)),
        Reason::Prepares { ceremony } => format!("the next card finishes {ceremony}"),
        Reason::ExtraAction => "gives another action".to_owned(),
        Reason::Draws { cards } => format!("draws {}", count(usize::from(cards), "card")),
        Reason::ShortestPile => "nobody has a shorter pile".to_owned(),
    }
}
