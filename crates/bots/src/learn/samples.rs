//! Training samples from self-play: positions and the results of their games.

use hearth_core::{Game, Observer, PerSeat, Seat, Turn};
use rand::{RngExt, SeedableRng};

use crate::{BotRng, GameKnowledge, Spec};

/// Positions as sparse features, with the results of their games.
#[derive(Clone, Default, Debug)]
pub struct Samples {
    features: Vec<u16>,
    positions: Vec<Position>,
}

#[derive(Clone, Copy, Debug)]
struct Position {
    /// Offsets into the features: the start of each seat, then the end of the last.
    at: [u32; Seat::MOST + 1],
    players: u8,
    shares: PerSeat<f32>,
    leads: PerSeat<f32>,
}

/// One training sample.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sample<'a> {
    pub players: usize,
    pub features: [&'a [u16]; Seat::MOST],
    pub shares: &'a PerSeat<f32>,
    pub leads: &'a PerSeat<f32>,
}

/// The configuration of self-play.
#[derive(Clone, Debug)]
pub struct SelfPlay {
    /// The bot that plays every seat.
    pub bot: Spec,
    /// One decision in this many is random, so that games differ.
    pub random_interval: u32,
    /// The percentage of the target that comes from the bot's estimate instead of the result.
    pub estimate_percent: u8,
}

impl Samples {
    /// The number of positions.
    pub fn len(&self) -> usize {
        self.positions.len()
    }

    /// Returns true if there are no positions.
    pub fn is_empty(&self) -> bool {
        self.positions.is_empty()
    }

    /// Appends the samples of another worker.
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

    /// Plays one game. Adds every position with more than one legal decision.
    pub fn play<M: GameKnowledge>(
        &mut self,
        self_play: &SelfPlay,
        setup: &<M::Game as Game>::Setup,
        seed: u64,
    ) {
        let mut rng = BotRng::seed_from_u64(seed);
        let mut state = M::Game::start(setup);
        let players = M::Game::players(&state);
        let mut bots: Vec<_> =
            Seat::all(players).map(|seat| self_play.bot.bot::<M>(seat, &mut rng.clone(), &mut rng)).collect();
        let first = self.positions.len();
        let mut estimates = Vec::new();
        while let Turn::Decide(seat) = M::Game::turn(&state) {
            let legal = M::Game::legal(&state);
            let mut win_probability = None;
            let mut decision = legal[0];
            if legal.len() > 1 {
                let view = M::Game::perfect_recall_view(&state, Observer::Seat(seat));
                // The bots of this crate never forfeit.
                if let Ok(thoughts) = bots[seat.index()].think(&view, &legal) {
                    decision = thoughts.decision;
                    win_probability = thoughts
                        .estimates
                        .iter()
                        .find(|estimate| estimate.decision == decision)
                        .map(|estimate| estimate.win_probability);
                }
                self.add::<M>(&state, players);
                estimates.push((seat, win_probability));
                if rng.random_ratio(1, self_play.random_interval.max(1)) {
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
        let estimate_weight = f32::from(self_play.estimate_percent) / 100.0;
        for (position, (seat, win_probability)) in self.positions[first..].iter_mut().zip(estimates) {
            position.leads = leads;
            position.shares = match win_probability {
                Some(win_probability) => blended(&shares, players, seat, win_probability, estimate_weight),
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

/// Blends the result of a game with the deciding seat's estimate. The other seats share the rest in
/// proportion to the result.
fn blended(
    result: &PerSeat<f32>,
    players: usize,
    seat: Seat,
    win_probability: f32,
    estimate_weight: f32,
) -> PerSeat<f32> {
    let mut shares = *result;
    let rest = 1.0 - result[seat.index()];
    for (index, share) in shares.iter_mut().enumerate().take(players) {
        let estimate = if index == seat.index() {
            win_probability
        } else if rest > 0.0 {
            (1.0 - win_probability) * result[index] / rest
        } else {
            (1.0 - win_probability) / (players - 1) as f32
        };
        *share = (1.0 - estimate_weight) * result[index] + estimate_weight * estimate;
    }
    shares
}

#[cfg(test)]
mod tests {
    use super::super::Fit;
    use super::*;
    use crate::net::{HIDDEN_UNITS, shares};

    /// Two-player games in which the owner of feature 0 wins by ten points. Feature 1 is noise.
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
    fn the_decisive_feature_is_learned_and_survives_rounding_and_serialization() {
        let mut fit = Fit::new(2, 1);
        let mut losses = Vec::new();
        fit.learn(&games(), 2, 1, |progress| losses.push(progress.cross_entropy));
        assert!(losses[1] < 0.05, "{losses:?}");
        let net = crate::Net::read(&fit.net().write(), 2).expect("it was just written");
        assert_eq!(net, fit.net());
        let outputs = |features: &[usize]| {
            let mut sums = net.empty();
            for feature in features {
                net.add(*feature, &mut sums);
            }
            net.outputs(&sums).map(|output| output as f32 / crate::Net::UNIT)
        };
        let ([with, lead], [without, _]) = (outputs(&[0, 1]), outputs(&[1]));
        let share = shares(&[with, without, 0.0, 0.0], 2)[0];
        assert!(share > 0.95, "{share}");
        assert!((lead * 10.0 - 10.0).abs() < 2.0, "{lead}");
    }

    #[test]
    fn removing_a_feature_undoes_adding_it_and_a_file_of_another_size_is_refused() {
        let net = Fit::new(3, 2).net();
        let mut sums = net.empty();
        net.add(2, &mut sums);
        assert_ne!(sums, net.empty());
        net.remove(2, &mut sums);
        assert_eq!(sums, net.empty());
        assert!(
            crate::Net::read(&net.write(), 4)
                .is_err_and(|error| error.contains(&(7 * 2 * HIDDEN_UNITS).to_string()))
        );
    }

    #[test]
    fn the_estimate_of_a_bot_is_blended_into_the_result() {
        let result = [0.0, 1.0, 0.0, 0.0];
        let mixed = blended(&result, 3, Seat::at(0), 0.5, 0.4);
        assert!((mixed[0] - 0.2).abs() < 1e-6 && (mixed[1] - 0.8).abs() < 1e-6, "{mixed:?}");
        let won = blended(&[1.0, 0.0, 0.0, 0.0], 3, Seat::at(0), 0.5, 1.0);
        assert!((won[1] - 0.25).abs() < 1e-6 && (won[2] - 0.25).abs() < 1e-6, "{won:?}");
    }
}
