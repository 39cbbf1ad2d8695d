//! The root moves of a search. Cards from the unknown part of the pile are covered.

use hearth_core::{Game, Turn};
use kupferkessel_rules::{Decision, Kupferkessel, Question, State, View};
use kupferkessel_solver::{CardUse, Ending, EndingState, Step};

/// The root moves of a search.
pub(super) struct Roots {
    /// The common start, if a card is to be taken.
    pub shared: Option<(Ending, EndingState)>,
    pub all: Vec<Root>,
    /// Cards at an unknown place in the pile.
    pub hidden: u64,
}

/// One decision, or one continuation of it.
pub(super) struct Root {
    pub decision: Decision,
    pub start: RootStart,
    pub score: i32,
}

/// The start of the search of a root move.
pub(super) enum RootStart {
    /// A step from the shared position.
    Step(Box<Step>),
    /// A separate position, and true if the same player decides again.
    Position(Box<(Ending, EndingState)>, bool),
    /// The game is over with this margin.
    Over(i32),
}

impl Roots {
    pub fn new(view: &View, world: &State, legal: &[Decision]) -> Roots {
        let pile = world.stacks().pile_len();
        let mut unknown = pile - world.stacks().pile_known().min(pile);
        if unknown == 1 && view.leaves_no_doubt() {
            unknown = 0;
        }
        let hidden = world.stacks().pile().take(unknown).fold(0, |all, card| all | 1 << card.index());
        let mut all = Vec::new();
        let mut shared = None;
        if world.question() == Question::Take {
            let (ending, now) = Ending::of_unknown(world, unknown, None);
            ending.all_steps(&now, ending.choices(&now), |step| {
                if let Some(decision) = legal.iter().copied().find(|decision| takes(*decision, step.cell)) {
                    all.push(Root { decision, start: RootStart::Step(Box::new(step)), score: 0 });
                }
            });
            shared = Some((ending, now));
        } else {
            all.extend(legal.iter().map(|&decision| after(world, decision, unknown)));
        }
        Roots { shared, all, hidden }
    }
}

fn takes(decision: Decision, cell: u8) -> bool {
    matches!(decision, Decision::Take(at) if at.index() == usize::from(cell))
}

/// Applies a decision about a card that was just taken.
fn after(world: &State, decision: Decision, unknown: usize) -> Root {
    let mut after = *world;
    Kupferkessel::apply(&mut after, decision, &mut |_| ());
    let seat = world.turn().seat;
    let start = match Kupferkessel::turn(&after) {
        Turn::Over => {
            RootStart::Over(Kupferkessel::standing(&after).map_or(0, |standing| standing.lead(seat)))
        }
        Turn::Decide(next) => {
            let covered = match world.question() {
                Question::Symbol { from } if unknown > 0 => Some(from),
                _ => None,
            };
            let position = Ending::of_unknown(&after, unknown.saturating_sub(1), covered);
            RootStart::Position(Box::new(position), next == seat)
        }
    };
    Root { decision, start, score: 0 }
}

/// Returns the decision about a taken card, if there was one.
pub(super) fn decision_of_use(then: CardUse) -> Option<Decision> {
    match then {
        CardUse::Nothing => None,
        CardUse::Use => Some(Decision::Use),
        CardUse::Skip => Some(Decision::Skip),
        CardUse::Keep => Some(Decision::Keep),
        CardUse::Leave => Some(Decision::Leave),
    }
}
