//! Positions from games between bots, and how those games ended.

use hearth_core::{Game, Observer, PerSeat, Seat, Turn};
use rand::{RngExt, SeedableRng};

use crate::{BotRng, GameKnowledge, Spec};

/// Positions as their features, and what came of them.
#[derive(Clone, Default, Debug)]
pub struct Samples {
    features: Vec<u16>,
    positions: Vec<Position>,
}

#[derive(Clone, Copy, Debug)]
struct Position {
    /// Where the features of each seat begin, and where the last ones end.
    at: [u32; Seat::MOST + 1],
    players: u8,
    shares: PerSeat<f32>,
    leads: PerSeat<f32>,
}

/// One position to learn from.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sample<'a> {
    pub players: usize,
    pub features: [&'a [u16]; Seat::MOST],
    pub shares: &'a PerSeat<f32>,
    pub leads: &'a PerSeat<f32>,
}

/// How the games to learn from are played.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// Who plays.
    pub bot: Spec,
    /// One decision in so many is made at random, so that games differ.
    pub whim: u32,
    /// How many of a hundred parts of a sample's result are what the bot thought instead of how the game ended.
    pub trust: u8,
}

impl Samples {
    /// How many positions there are.
    pub fn len(&self) -> usize {
        self.positions.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.positions.is_empty()
    }

    /// Takes in what somebody else gathered.
    pub fn append(&mut self, other: &Samples) {
        let begin = self.features.len() as u32;
        self.features.extend_from_slice(&other.features);
        self.positions.extend(
            other
                .positions
                .iter()
                .map(|position| Position { at: position.at.map(|at| at + begin), ..*position }),
        );
    }

    pub(super) fn get(&self, index: usize) -> Sample<'_> {
        let position = &self.positions[index];
        let of = |seat: usize| &self.features[position.at[seat] as usize..position.at[seat + 1] as usize];
        Sample {
            players: usize::from(position.players),
            features: std::array::from_fn(of),
            shares: &position.shares,
            leads: &position.leads,
        }
    }

    /// Plays one game and gathers its positions, each before a decision.
    pub fn play<M: GameKnowledge>(&mut self, lesson: &Lesson, setup: &<M::Game as Game>::Setup, seed: u64) {
        let mut rng = BotRng::seed_from_u64(seed);
        let mut state = M::Game::start(setup);
        let players = M::Game::players(&state);
        let mut bots: Vec<_> =
            Seat::all(players).map(|seat| lesson.bot.bot::<M>(seat, &mut rng.clone(), &mut rng)).collect();
        let first = self.positions.len();
        let mut thought = Vec::new();
        while let Turn::Decide(seat) = M::Game::turn(&state) {
            let legal = M::Game::legal(&state);
            let mut win_probability = None;
            let mut decision = legal[0];
            if legal.len() > 1 {
                let view = M::Game::perfect_recall_view(&state, Observer::Seat(seat));
                // Our own bots never forfeit.
                if let Ok(thoughts) = bots[seat.index()].think(&view, &legal) {
                    decision = thoughts.decision;
                    win_probability = thoughts
                        .estimates
                        .iter()
                        .find(|estimate| estimate.decision == decision)
                        .map(|estimate| estimate.win_probability);
                }
                self.add::<M>(&state, players);
                thought.push((seat, win_probability));
                if rng.random_ratio(1, lesson.whim.max(1)) {
                    decision = legal[rng.random_range(0..legal.len())];
                }
            }
            M::Game::apply(&mut state, decision, &mut |_| ());
        }
        let Some(standing) = M::Game::standing(&state) else { return };
        let shares = standing.shares();
        let mut leads = [0.0; Seat::MOST];
        for seat in Seat::all(players) {
            leads[seat.index()] = standing.lead(seat) as f32;
        }
        let trust = f32::from(lesson.trust) / 100.0;
        for (position, (seat, win_probability)) in self.positions[first..].iter_mut().zip(thought) {
            position.leads = leads;
            position.shares = match win_probability {
                Some(win_probability) => blended(&shares, players, seat, win_probability, trust),
                None => shares,
            };
        }
    }

    fn add<M: GameKnowledge>(&mut self, state: &crate::StateOf<M>, players: usize) {
        let mut at = [self.features.len() as u32; Seat::MOST + 1];
        for seat in Seat::all(players) {
            let features = &mut self.features;
            M::features(state, seat, &mut |feature| features.push(feature as u16));
            at[seat.index() + 1..].fill(self.features.len() as u32);
        }
        let nothing = [0.0; Seat::MOST];
        self.positions.push(Position { at, players: players as u8, shares: nothing, leads: nothing });
    }
}

/// How the game ended, mixed with what the one who decided thought of his chances; the others share the rest as they did.
fn blended(
    ended: &PerSeat<f32>,
    players: usize,
    seat: Seat,
    win_probability: f32,
    trust: f32,
) -> PerSeat<f32> {
    let mut shares = *ended;
    let rest = 1.0 - ended[seat.index()];
    for (index, share) in shares.iter_mut().enumerate().take(players) {
        let thought = if index == seat.index() {
            win_probability
        } else if rest > 0.0 {
            (1.0 - win_probability) * ended[index] / rest
        } else {
            (1.0 - win_probability) / (players - 1) as f32
        };
        *share = (1.0 - trust) * ended[index] + trust * thought;
    }
    shares
}

#[cfg(test)]
mod tests {
    use super::super::Fit;
    use super::*;
    use crate::net::{HIDDEN, shares};

    /// Games for two in which feature 0 wins by ten points, whoever has it, and feature 1 means nothing.
    fn games() -> Samples {
        let mut samples = Samples::default();
        let mut rng = BotRng::seed_from_u64(1);
        for _ in 0..40_000 {
            let winner = usize::from(rng.random::<bool>());
            let mut at = [samples.features.len() as u32; Seat::MOST + 1];
            for seat in 0..2 {
                samples.features.extend((seat == winner).then_some(0));
                samples.features.extend(rng.random::<bool>().then_some(1));
                at[seat + 1..].fill(samples.features.len() as u32);
            }
            let (mut won, mut leads) = ([0.0; Seat::MOST], [0.0; Seat::MOST]);
            won[winner] = 1.0;
            leads[winner] = 10.0;
            leads[1 - winner] = -10.0;
            samples.positions.push(Position { at, players: 2, shares: won, leads });
        }
        samples
    }

    #[test]
    fn what_decides_a_game_is_learned_and_survives_rounding_and_writing() {
        let mut fit = Fit::new(2, 1);
        let mut surprises = Vec::new();
        fit.learn(&games(), 2, 1, |progress| surprises.push(progress.surprise));
        assert!(surprises[1] < 0.05, "{surprises:?}");
        let net = crate::Net::read(&fit.net().write(), 2).expect("it was just written");
        assert_eq!(net, fit.net());
        let answers = |features: &[usize]| {
            let mut sums = net.empty();
            for feature in features {
                net.add(*feature, &mut sums);
            }
            net.answers(&sums).map(|answer| answer as f32 / crate::Net::UNIT)
        };
        let ([with, lead], [without, _]) = (answers(&[0, 1]), answers(&[1]));
        let share = shares(&[with, without, 0.0, 0.0], 2)[0];
        assert!(share > 0.95, "{share}");
        assert!((lead * 10.0 - 10.0).abs() < 2.0, "{lead}");
    }

    #[test]
    fn a_feature_that_is_taken_out_leaves_no_trace_and_a_file_of_another_size_is_refused() {
        let net = Fit::new(3, 2).net();
        let mut sums = net.empty();
        net.add(2, &mut sums);
        assert_ne!(sums, net.empty());
        net.remove(2, &mut sums);
        assert_eq!(sums, net.empty());
        assert!(
            crate::Net::read(&net.write(), 4)
                .is_err_and(|error| error.contains(&(7 * 2 * HIDDEN).to_string()))
        );
    }

    #[test]
    fn what_a_bot_thought_is_mixed_into_how_the_game_ended() {
        let ended = [0.0, 1.0, 0.0, 0.0];
        let mixed = blended(&ended, 3, Seat::at(0), 0.5, 0.4);
        assert!((mixed[0] - 0.2).abs() < 1e-6 && (mixed[1] - 0.8).abs() < 1e-6, "{mixed:?}");
        let won = blended(&[1.0, 0.0, 0.0, 0.0], 3, Seat::at(0), 0.5, 1.0);
        assert!((won[1] - 0.25).abs() < 1e-6 && (won[2] - 0.25).abs() < 1e-6, "{won:?}");
    }
}
