//! One game between bots, from a position to its end.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use hearth_bots::{Bot, Budget};
use hearth_core::{Game, Observer, PerSeat, Seat, Standing, Turn};
use hearth_table::{GameRng, decision_seen_by};

use crate::{Entrant, ThinkingStats};

/// A forfeit: the seat that lost by it, and the reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ForfeitedBy {
    /// The seat.
    pub seat: Seat,
    /// The reason.
    pub reason: String,
}

/// The result of one game.
#[derive(Clone, Debug)]
pub struct Duel<G: Game> {
    /// The final scores, or the forfeit that ended the game.
    pub ended: Result<Standing, ForfeitedBy>,
    /// The last position.
    pub state: G::State,
    /// The decisions, in order.
    pub decisions: Vec<G::Decision>,
    /// The thinking statistics of each seat.
    pub thinking: PerSeat<ThinkingStats>,
}

/// A bot at a seat, with its budget.
pub struct Player<G: Game> {
    /// The budget for one decision.
    budget: Budget,
    bot: Box<dyn Bot<G>>,
}

impl<G: Game> Player<G> {
    /// Creates the bot of an entrant for a seat.
    pub fn new(entrant: &dyn Entrant<G>, seat: Seat, rng: GameRng) -> Player<G> {
        Player { budget: entrant.budget(), bot: entrant.sit(seat, rng) }
    }

    /// Seats entrants in rotation until the table is full.
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
    /// Plays a game from a position. Returns `None` if it was stopped.
    pub fn play(
        state: G::State,
        players: &mut [Player<G>],
        stop: &AtomicBool,
        tell: &mut impl FnMut(G::Event),
    ) -> Option<Duel<G>> {
        let mut duel = Duel {
            ended: Err(ForfeitedBy { seat: Seat::FIRST, reason: "the game did not end".to_owned() }),
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
                    duel.ended = Err(ForfeitedBy { seat, reason });
                    return Some(duel);
                }
            };
            for (other, player) in Seat::all(players.len()).zip(&mut *players) {
                player.bot.sees(seat, decision_seen_by::<G>(decision, seat, Observer::Seat(other)));
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

    /// Asks a bot for a decision. Returns the reason if it forfeits or the decision is illegal.
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

    /// Returns each seat's share of the victory. A seat that forfeited has none; the others share equally.
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
