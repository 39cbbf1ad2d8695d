//! How the ends of a tree are judged.

use hearth_core::{Game, Legal, Seat, Standing, Turn};

use crate::{DecisionOf, Dice, Judgement, Leaf, Mind, StateOf};

/// What a position promises, by the way of judging that was chosen.
pub(super) fn judge<M: Mind>(
    leaf: Leaf,
    state: &mut StateOf<M>,
    legal: &mut Legal<DecisionOf<M>>,
    dice: &mut Dice,
) -> Judgement {
    if let Some(standing) = M::Game::standing(state) {
        return Judgement::of(&standing);
    }
    let learned = |state: &StateOf<M>| M::net(M::Game::players(state)).judge::<M>(state);
    match leaf {
        Leaf::Value => learned(state),
        Leaf::Random => play_on::<M>(state, legal, dice, M::any),
        Leaf::Light => play_on::<M>(state, legal, dice, M::liked),
        Leaf::Mixed => {
            let learned = learned(state);
            learned.and(play_on::<M>(state, legal, dice, M::liked))
        }
    }
}

/// Plays to the end.
fn play_on<M: Mind>(
    state: &mut StateOf<M>,
    legal: &mut Legal<DecisionOf<M>>,
    dice: &mut Dice,
    choose: impl Fn(&StateOf<M>, &mut Legal<DecisionOf<M>>, &mut Dice) -> DecisionOf<M>,
) -> Judgement {
    while let Turn::Decide(_) = M::Game::turn(state) {
        let decision = choose(state, legal, dice);
        M::Game::apply(state, decision, &mut |_| ());
    }
    M::Game::standing(state).map_or(Judgement::EVEN, |standing| Judgement::of(&standing))
}

impl Judgement {
    const EVEN: Judgement = Judgement { shares: [0.5; Seat::MOST], leads: [0.0; Seat::MOST] };

    /// A game that is over.
    fn of(standing: &Standing) -> Judgement {
        let mut leads = [0.0; Seat::MOST];
        for seat in Seat::all(standing.scores.len()) {
            leads[seat.index()] = standing.lead(seat) as f32;
        }
        Judgement { shares: standing.shares(), leads }
    }

    /// Two judgements in equal parts.
    fn and(self, other: Judgement) -> Judgement {
        let middle = |a: [f32; Seat::MOST], b: [f32; Seat::MOST]| {
            std::array::from_fn(|at| f32::midpoint(a[at], b[at]))
        };
        Judgement { shares: middle(self.shares, other.shares), leads: middle(self.leads, other.leads) }
    }
}
