//! Positions from games between bots, and how those games ended.

use hearth_core::{Game, Observer, PerSeat, Seat, Turn};
use rand::{RngExt, SeedableRng};

use crate::{Dice, Mind, Spec};

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
    pub fn play<M: Mind>(&mut self, lesson: &Lesson, setup: &<M::Game as Game>::Setup, seed: u64) {
        let mut dice = Dice::seed_from_u64(seed);
        let mut state = M::Game::start(setup);
        let players = M::Game::players(&state);
        let mut bots: Vec<_> =
            Seat::all(players).map(|seat| lesson.bot.bot::<M>(seat, &mut dice.clone(), &mut dice)).collect();
        let first = self.positions.len();
        let mut thought = Vec::new();
        while let Turn::Decide(seat) = M::Game::turn(&state) {
            let legal = M::Game::legal(&state);
            let mut chance = None;
            let mut decision = legal[0];
            if legal.len() > 1 {
                let view = M::Game::known(&state, Observer::Seat(seat));
                // Our own bots never forfeit.
                if let Ok(thoughts) = bots[seat.index()].think(&view, &legal) {
                    decision = thoughts.decision;
                    chance = thoughts
                        .estimates
                        .iter()
                        .find(|estimate| estimate.decision == decision)
                        .map(|estimate| estimate.chance);
                }
                self.add::<M>(&state, players);
                thought.push((seat, chance));
                if dice.random_ratio(1, lesson.whim.max(1)) {
                    decision = legal[dice.random_range(0..legal.len())];
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
        for (position, (seat, chance)) in self.positions[first..].iter_mut().zip(thought) {
            position.leads = leads;
            position.shares = match chance {
                Some(chance) => blended(&shares, players, seat, chance, trust),
                None => shares,
            };
        }
    }

    fn add<M: Mind>(&mut self, state: &crate::StateOf<M>, players: usize) {
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
fn blended(ended: &PerSeat<f32>, players: usize, seat: Seat, chance: f32, trust: f32) -> PerSeat<f32> {
    let mut shares = *ended;
    let rest = 1.0 - ended[seat.index()];
    for (index, share) in shares.iter_mut().enumerate().take(players) {
        let thought = if index == seat.index() {
            chance
        } else if rest > 0.0 {
            (1.0 - chance) * ended[index] / rest
        } else {
            (1.0 - chance) / (players - 1) as f32
        };
        *share = (1.0 - trust) * ended[index] + trust * thought;
    }
    shares
}
