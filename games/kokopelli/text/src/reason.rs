//! What speaks for a decision, in words.

use hearth_text::Names;
use hearth_words::say;
use kokopelli_bots::Reason;

use crate::counts::cards;
use crate::signs::ceremony as named;

/// A reason as the end of a sentence that begins with the decision: `finishes Hunter for 4`.
pub(crate) fn told(reason: Reason, names: &Names) -> String {
    let language = names.language();
    match reason {
        Reason::Finishes { ceremony, points } => {
            say!(language, "reason-finishes", ceremony = named(ceremony, names), points = points)
        }
        Reason::Earns { ability, points } => {
            say!(language, "reason-earns", ceremony = named(ability, names), points = points)
        }
        Reason::EmptiesHand { points } => say!(language, "reason-empties-hand", points = points),
        Reason::Gains { ability } => say!(language, "reason-gains", ceremony = named(ability, names)),
        Reason::Denies { seat, ability } => {
            say!(language, "reason-denies", name = names.marked(seat), ceremony = named(ability, names))
        }
        Reason::Forestalls { seat, ceremony } => {
            say!(language, "reason-forestalls", ceremony = named(ceremony, names), name = names.marked(seat))
        }
        Reason::Prepares { ceremony } => {
            say!(language, "reason-prepares", ceremony = named(ceremony, names))
        }
        Reason::ExtraAction => say!(language, "reason-extra-action"),
        Reason::Draws { cards: number } => {
            say!(language, "reason-draws", cards = cards(number.into(), language))
        }
        Reason::ShortestPile => say!(language, "reason-shortest-pile"),
    }
}
