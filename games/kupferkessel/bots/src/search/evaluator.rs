//! The learned evaluation within the search. The family accumulators are updated incrementally: a decision
//! changes one or two families.

use hearth_bots::Net;
use kupferkessel_rules::{CardSet, Family, State};
use kupferkessel_solver::{Ending, EndingState};

use super::alpha_beta::{MAX_EVALUATION, SCORE_PER_LOGIT};
use crate::features::{self, FeatureInput, TableConstants};

/// Accumulators of the hidden layer, for both players.
pub(super) type Accumulators = [[i16; 32]; 2];

/// Weight of ten points of lead, in hundredths of a logit: it decides between equal win probabilities.
const LEAD_WEIGHT: i64 = 5;

/// Evaluates the positions of one search.
pub(super) struct Evaluator {
    constants: &'static TableConstants,
    net: &'static Net,
    /// Cards that were out of the game at the root.
    out: u64,
    /// Cards at an unknown place in the pile.
    hidden: u64,
}

impl Evaluator {
    pub fn new(world: &State, hidden: u64) -> Evaluator {
        Evaluator {
            constants: TableConstants::of(world.ruleset(), world.players()),
            net: crate::net(2),
            out: world.out().bits(),
            hidden,
        }
    }

    /// Returns the cards that are still available.
    #[inline]
    fn open(&self, now: &EndingState) -> u64 {
        const ALL: u64 = CardSet::ALL.bits();
        if now.pile_is_empty() {
            now.lying & ALL | if now.unknown == 0 { 0 } else { self.hidden }
        } else {
            ALL & !(now.held[0] | now.held[1] | self.out)
        }
    }

    /// Computes the family accumulators of a position.
    pub fn sums(&self, now: &EndingState) -> Accumulators {
        let mut sums = [self.net.empty(); 2];
        let (phase, open) = (phase(now), self.open(now));
        for (me, sums) in sums.iter_mut().enumerate() {
            for index in 0..Family::COUNT {
                let whose = [now.held[me], now.held[1 - me], open];
                self.net.add(features::family(self.constants, me, index, whose, phase), sums);
            }
        }
        sums
    }

    /// Updates the accumulators after a step.
    #[inline]
    pub fn changed(&self, before: &EndingState, after: &EndingState, sums: &Accumulators) -> Accumulators {
        let (old_phase, phase) = (phase(before), phase(after));
        if old_phase != phase {
            return self.sums(after);
        }
        let mut sums = *sums;
        let (old_open, open) = (self.open(before), self.open(after));
        let mut differs =
            (before.held[0] ^ after.held[0]) | (before.held[1] ^ after.held[1]) | (old_open ^ open);
        while differs != 0 {
            let index = differs.trailing_zeros() as usize / 4;
            differs &= !(15 << (4 * index));
            for (me, sums) in sums.iter_mut().enumerate() {
                let old = [before.held[me], before.held[1 - me], old_open];
                let new = [after.held[me], after.held[1 - me], open];
                self.net.remove(features::family(self.constants, me, index, old, phase), sums);
                self.net.add(features::family(self.constants, me, index, new, phase), sums);
            }
        }
        sums
    }

    /// Converts a position for the features.
    #[inline]
    fn input(&self, ending: &Ending, now: &EndingState) -> FeatureInput {
        let [first, second] = now.held;
        let (mover, other) = (usize::from(now.side & 1), usize::from(now.side & 1 ^ 1));
        let mut next = [now.at[0], now.at[1], 0];
        next[other] = ending.landing(now.at[other], now.at[mover], now.top[other]);
        FeatureInput {
            held: [first, second, 0],
            open: self.open(now),
            cards: *ending.cards(),
            cells: now.cells,
            pile: pile(now),
            at: [now.at[0], now.at[1], 0],
            next,
            top: [now.top[0], now.top[1], 0],
            mover,
            second: now.second,
        }
    }

    /// Evaluates a position for the player to move.
    #[inline]
    pub fn score(&self, ending: &Ending, now: &EndingState, sums: &Accumulators) -> i32 {
        let input = self.input(ending, now);
        let mut answers = [[0; 2]; 2];
        for (me, answers) in answers.iter_mut().enumerate() {
            let mut sums = sums[me];
            features::without_families(self.constants, &input, me, &mut |feature| {
                self.net.add(feature, &mut sums);
            });
            *answers = self.net.outputs(&sums);
        }
        let me = usize::from(now.side & 1);
        let victory = i64::from(answers[me][0] - answers[me ^ 1][0]);
        let lead = i64::from(answers[me][1] - answers[me ^ 1][1]);
        let score =
            (victory * 100 + lead * LEAD_WEIGHT) * i64::from(SCORE_PER_LOGIT) / (100 * Net::UNIT as i64);
        (score as i32).clamp(-MAX_EVALUATION, MAX_EVALUATION)
    }
}

fn pile(now: &EndingState) -> usize {
    usize::from(now.pile.1 - now.pile.0)
}

#[inline]
fn phase(now: &EndingState) -> usize {
    features::phase(pile(now), now.cells)
}

#[cfg(test)]
mod tests {
    use hearth_bots::GameKnowledge as _;
    use hearth_core::{Game, Seat};
    use hearth_testkit::{Tables, playout, seeded_rng};
    use kupferkessel_rules::{Kupferkessel, Question};

    use super::*;
    use crate::KupferkesselMind;

    impl Evaluator {
        /// Returns the accumulators with all features of a position.
        fn all_accumulators(&self, ending: &Ending, now: &EndingState, sums: &Accumulators) -> Accumulators {
            let input = self.input(ending, now);
            let mut all = *sums;
            for (me, sums) in all.iter_mut().enumerate() {
                features::without_families(self.constants, &input, me, &mut |feature| {
                    self.net.add(feature, sums);
                });
            }
            all
        }
    }

    fn accumulators_of_state(state: &State) -> Accumulators {
        let net = crate::net(2);
        let mut all = [net.empty(); 2];
        for seat in Seat::all(2) {
            KupferkesselMind::features(state, seat, &mut |feature| {
                net.add(feature, &mut all[seat.index()]);
            });
        }
        all
    }

    #[test]
    fn search_and_rules_give_the_same_features() {
        let mut tables = Tables::new(seeded_rng(3));
        let mut compared = 0;
        while compared < 2_000 {
            let mut state = Kupferkessel::start(&tables.next_setup::<Kupferkessel>());
            if state.players() != 2 || state.ruleset().recipes {
                continue;
            }
            playout::<Kupferkessel>(&mut state, &mut seeded_rng(compared), |state, _| {
                if state.question() == Question::Take {
                    let unknown = state.stacks().pile_len() - state.stacks().pile_known();
                    let (mut ending, now) = Ending::of_unknown(state, unknown, None);
                    let hidden =
                        state.stacks().pile().take(unknown).fold(0, |all, card| all | 1 << card.index());
                    let evaluator = Evaluator::new(state, hidden);
                    let sums = evaluator.sums(&now);
                    assert_eq!(
                        evaluator.all_accumulators(&ending, &now, &sums),
                        accumulators_of_state(state)
                    );
                    walk(&evaluator, &mut ending, &now, &sums, 4);
                    compared += 1;
                }
            });
        }
    }

    /// Checks that incremental updates equal a full computation.
    fn walk(
        evaluator: &Evaluator,
        ending: &mut Ending,
        now: &EndingState,
        sums: &Accumulators,
        steps: usize,
    ) {
        let mut last = None;
        ending.all_steps(now, ending.choices(now), |step| last = Some(step));
        let Some(step) = last.filter(|step| steps > 0 && !step.after.over) else { return };
        let changed = evaluator.changed(now, &step.after, sums);
        assert_eq!(changed, evaluator.sums(&step.after));
        ending.enter(now, &step);
        walk(evaluator, ending, &step.after, &changed, steps - 1);
    }
}
