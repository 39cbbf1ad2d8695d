//! One game between bots, from a position to its end.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use hearth_bots::{Bot, Budget};
use hearth_core::{Game, Observer, PerSeat, Seat, Standing, Turn};
use hearth_table::{GameRng, decision_seen_by};

use crate::{Entrant, Thinking};

/// Somebody who lost by rule, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lost {
    /// Who.
    pub seat: Seat,
    /// Why.
    pub reason: String,
}

/// What came of one game.
#[derive(Clone, Debug)]
pub struct Duel<G: Game> {
    /// How it ended; somebody may have lost it by rule instead.
    pub ended: Result<Standing, Lost>,
    /// The last position.
    pub state: G::State,
    /// What was decided, in order.
    pub decisions: Vec<G::Decision>,
    /// How everybody thought.
    pub thinking: PerSeat<Thinking>,
}

/// Somebody at a table.
pub struct Player<G: Game> {
    /// How long he may think.
    budget: Budget,
    /// Who he is.
    bot: Box<dyn Bot<G>>,
}

impl<G: Game> Player<G> {
    /// Somebody who takes part sits down.
    pub fn new(entrant: &dyn Entrant<G>, seat: Seat, rng: GameRng) -> Player<G> {
        Player { budget: entrant.budget(), bot: entrant.sit(seat, rng) }
    }

    /// Those who take part sit down in turn, again and again, until so many sit there.
    pub fn in_turn<'a>(
        entrants: impl Iterator<Item = &'a dyn Entrant<G>> + Clone,
        players: usize,
        rng: GameRng,
    ) -> Vec<Player<G>> {
        Seat::all(players)
            .zip(entrants.cycle())
            .map(|(seat, entrant)| Player::new(entrant, seat, rng))
            .collect()
    }
}

impl<G: Game> Duel<G> {
    /// Plays a game on from a position. `None` if it was stopped before its end.
    pub fn play(
        state: G::State,
        players: &mut [Player<G>],
        stop: &AtomicBool,
        tell: &mut impl FnMut(G::Event),
    ) -> Option<Duel<G>> {
        let mut duel = Duel {
            ended: Err(Lost { seat: Seat::FIRST, reason: "the game did not end".to_owned() }),
            state,
            decisions: Vec::new(),
            thinking: PerSeat::default(),
        };
        while let Turn::Decide(seat) = G::turn(&duel.state) {
            if stop.load(Ordering::Relaxed) {
                return None;
            }
            let decision = match duel.ask(seat, &mut players[seat.index()]) {
                Ok(decision) => decision,
                Err(reason) => {
                    duel.ended = Err(Lost { seat, reason });
                    return Some(duel);
                }
            };
            for (other, player) in Seat::all(players.len()).zip(&mut *players) {
                player.bot.sees(seat, decision_seen_by::<G>(decision, seat, other));
            }
            G::apply(&mut duel.state, decision, tell);
            duel.decisions.push(decision);
        }
        if let Some(standing) = G::standing(&duel.state) {
            for player in players {
                player.bot.over(&standing);
            }
            duel.ended = Ok(standing);
        }
        Some(duel)
    }

    /// A legal decision, or why there is none.
    fn ask(&mut self, seat: Seat, player: &mut Player<G>) -> Result<G::Decision, String> {
        let legal = G::legal(&self.state);
        let view = G::perfect_recall_view(&self.state, Observer::Seat(seat));
        let begin = Instant::now();
        let thoughts = player.bot.think(&view, &legal).map_err(|forfeit| forfeit.to_string())?;
        if legal.len() > 1 {
            self.thinking[seat.index()].add(player.budget, thoughts.nodes, begin.elapsed());
        }
        let decision = thoughts.decision;
        if legal.contains(&decision) {
            Ok(decision)
        } else {
            let refusal = G::check(&self.state, decision).err();
            let why = refusal.map(|refusal| format!(": {refusal}")).unwrap_or_default();
            Err(format!("`{decision}` is not legal{why}"))
        }
    }

    /// How much of the victory each seat has. Who lost by rule has nothing, the others share.
    pub fn shares(&self) -> PerSeat<f32> {
        match &self.ended {
            Ok(standing) => standing.shares(),
            Err(lost) => {
                let players = G::players(&self.state);
                let mut shares = PerSeat::default();
                for seat in Seat::all(players).filter(|seat| *seat != lost.seat) {
                    shares[seat.index()] = 1.0 / (players - 1) as f32;
                }
                shares
            }
        }
    }
}
