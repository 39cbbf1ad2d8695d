//! What is searched: what each decision of a moment leads to. What comes from the unknown part of the pile is covered.

use hearth_core::{Game, Turn};
use kupferkessel_rules::{Decision, Kupferkessel, Question, State, View};
use kupferkessel_solver::{Ending, Now, Step, Then};

/// The decisions of a moment.
pub(super) struct Roots {
    /// Where all of them begin, if a card is to be taken.
    pub shared: Option<(Ending, Now)>,
    pub all: Vec<Root>,
    /// Cards of which nobody knows where in the pile they are.
    pub hidden: u64,
}

/// One decision, or one way to go on with it.
pub(super) struct Root {
    pub decision: Decision,
    pub begins: Begins,
    pub score: i32,
}

/// Where the search of a decision begins.
pub(super) enum Begins {
    /// After a step from the shared position.
    Step(Box<Step>),
    /// In a position of its own, and whether the same player goes on.
    Position(Box<(Ending, Now)>, bool),
    /// Nowhere: the game is over, by so many points.
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
                    all.push(Root { decision, begins: Begins::Step(Box::new(step)), score: 0 });
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

/// A decision about a card that was just taken.
fn after(world: &State, decision: Decision, unknown: usize) -> Root {
    let mut after = *world;
    Kupferkessel::apply(&mut after, decision, &mut |_| ());
    let seat = world.turn().seat;
    let begins = match Kupferkessel::turn(&after) {
        Turn::Over => Begins::Over(Kupferkessel::standing(&after).map_or(0, |standing| standing.lead(seat))),
        Turn::Decide(next) => {
            let covered = match world.question() {
                Question::Symbol { from } if unknown > 0 => Some(from),
                _ => None,
            };
            let position = Ending::of_unknown(&after, unknown.saturating_sub(1), covered);
            Begins::Position(Box::new(position), next == seat)
        }
    };
    Root { decision, begins, score: 0 }
}

/// What is decided about a card that was taken, if anything is.
pub(super) fn said(then: Then) -> Option<Decision> {
    match then {
        Then::Nothing => None,
        Then::Use => Some(Decision::Use),
        Then::Skip => Some(Decision::Skip),
        Then::Keep => Some(Decision::Keep),
        Then::Leave => Some(Decision::Leave),
    }
}
