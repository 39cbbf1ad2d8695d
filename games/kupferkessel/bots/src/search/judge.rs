//! What the learned evaluation says of a position of the search. The sums of the families are carried along: a decision
//! changes one or two of them.

use hearth_bots::{GameKnowledge, Net};
use kupferkessel_rules::{CardSet, Family, State};
use kupferkessel_solver::{Ending, Now};

use super::alpha_beta::{MOST_JUDGED, UNIT};
use crate::KupferkesselMind;
use crate::features::{self, Scene, Terms};

/// The sums of the hidden layer, for both players.
pub(super) type Sums = [[i16; 32]; 2];

/// How much of a one a lead of ten points counts, in hundredths: it decides between equal chances.
const LEAD: i64 = 5;

/// Judges positions of one search.
pub(super) struct Judge {
    terms: &'static Terms,
    net: &'static Net,
    /// Cards that were out of the game at the root.
    out: u64,
    /// Cards of which nobody knows where in the pile they are.
    hidden: u64,
}

impl Judge {
    pub fn new(world: &State, hidden: u64) -> Judge {
        Judge {
            terms: Terms::of(world.ruleset(), world.players()),
            net: KupferkesselMind::net(2),
            out: world.out().bits(),
            hidden,
        }
    }

    /// The cards that are still to be had.
    #[inline]
    fn open(&self, now: &Now) -> u64 {
        const ALL: u64 = CardSet::ALL.bits();
        if now.pile_is_empty() {
            now.lying & ALL | if now.unknown == 0 { 0 } else { self.hidden }
        } else {
            ALL & !(now.held[0] | now.held[1] | self.out)
        }
    }

    /// The sums of the families of a position.
    pub fn sums(&self, now: &Now) -> Sums {
        let mut sums = [self.net.empty(); 2];
        let (phase, open) = (phase(now), self.open(now));
        for (me, sums) in sums.iter_mut().enumerate() {
            for index in 0..Family::COUNT {
                let whose = [now.held[me], now.held[1 - me], open];
                self.net.add(features::family(self.terms, me, index, whose, phase), sums);
            }
        }
        sums
    }

    /// The sums after a step, from those before it.
    #[inline]
    pub fn changed(&self, before: &Now, after: &Now, sums: &Sums) -> Sums {
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
                self.net.remove(features::family(self.terms, me, index, old, phase), sums);
                self.net.add(features::family(self.terms, me, index, new, phase), sums);
            }
        }
        sums
    }

    /// The position as the evaluation looks at it.
    #[inline]
    fn scene(&self, ending: &Ending, now: &Now) -> Scene {
        let [first, second] = now.held;
        let (mover, other) = (usize::from(now.side & 1), usize::from(now.side & 1 ^ 1));
        let mut next = [now.at[0], now.at[1], 0];
        next[other] = ending.landing(now.at[other], now.at[mover], now.top[other]);
        Scene {
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

    /// How well the one who is to decide stands.
    #[inline]
    pub fn score(&self, ending: &Ending, now: &Now, sums: &Sums) -> i32 {
        let scene = self.scene(ending, now);
        let mut answers = [[0; 2]; 2];
        for (me, answers) in answers.iter_mut().enumerate() {
            let mut sums = sums[me];
            features::besides_families(self.terms, &scene, me, &mut |feature| {
                self.net.add(feature, &mut sums);
            });
            *answers = self.net.outputs(&sums);
        }
        let me = usize::from(now.side & 1);
        let victory = i64::from(answers[me][0] - answers[me ^ 1][0]);
        let lead = i64::from(answers[me][1] - answers[me ^ 1][1]);
        let score = (victory * 100 + lead * LEAD) * i64::from(UNIT) / (100 * Net::UNIT as i64);
        (score as i32).clamp(-MOST_JUDGED, MOST_JUDGED)
    }
}

fn pile(now: &Now) -> usize {
    usize::from(now.pile.1 - now.pile.0)
}

#[inline]
fn phase(now: &Now) -> usize {
    features::phase(pile(now), now.cells)
}

#[cfg(test)]
mod tests {
    use hearth_core::{Game, Seat};
    use hearth_testkit::{Tables, playout, seeded_rng};
    use kupferkessel_rules::{Kupferkessel, Question};

    use super::*;

    impl Judge {
        /// Everything that the net hears of a position.
        fn heard(&self, ending: &Ending, now: &Now, sums: &Sums) -> Sums {
            let scene = self.scene(ending, now);
            let mut heard = *sums;
            for (me, heard) in heard.iter_mut().enumerate() {
                features::besides_families(self.terms, &scene, me, &mut |feature| {
                    self.net.add(feature, heard);
                });
            }
            heard
        }
    }

    fn heard_of_state(state: &State) -> Sums {
        let net = KupferkesselMind::net(2);
        let mut heard = [net.empty(); 2];
        for seat in Seat::all(2) {
            KupferkesselMind::features(state, seat, &mut |feature| {
                net.add(feature, &mut heard[seat.index()]);
            });
        }
        heard
    }

    #[test]
    fn a_position_of_the_search_sounds_like_that_of_the_rules() {
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
                    let judge = Judge::new(state, hidden);
                    let sums = judge.sums(&now);
                    assert_eq!(judge.heard(&ending, &now, &sums), heard_of_state(state));
                    walk(&judge, &mut ending, &now, &sums, 4);
                    compared += 1;
                }
            });
        }
    }

    /// What is carried along is what would be found anew.
    fn walk(judge: &Judge, ending: &mut Ending, now: &Now, sums: &Sums, steps: usize) {
        let mut last = None;
        ending.all_steps(now, ending.choices(now), |step| last = Some(step));
        let Some(step) = last.filter(|step| steps > 0 && !step.after.over) else { return };
        let changed = judge.changed(now, &step.after, sums);
        assert_eq!(changed, judge.sums(&step.after));
        ending.enter(now, &step);
        walk(judge, ending, &step.after, &changed, steps - 1);
    }
}
