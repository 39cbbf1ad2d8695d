//! A look back while it is being made: one decision after the other, so that somebody can watch it or stop it.

use hearth_bots::{DecisionOf, Estimate, Evidence, GameKnowledge, Spec, StateOf, ViewOf};
use hearth_core::{Game, Notation, Observer, Record, Seat, Turn};
use hearth_table::GameRng;

use crate::error::{of_difference, same};
use crate::{Review, Row, Verdict, Weighed};

/// Two decisions that are weighed against each other get this part of what all of them got.
const DUEL: f64 = 0.25;

/// A look back while it is being made. Each step judges one decision and is worth the same effort.
///
/// A bot of its own is asked about each decision, so that a row depends on nothing but what the seat knew and the seed.
pub struct Reviewing<M: GameKnowledge> {
    bot: Spec,
    seed: u64,
    decisions: Vec<DecisionOf<M>>,
    after: usize,
    state: StateOf<M>,
}

impl<M: GameKnowledge> Reviewing<M> {
    /// Who looks back if nobody is named.
    pub const USUAL: &str = "master";

    /// Looks back at a game from its beginning.
    pub fn new(record: &Record<M::Game>, bot: Spec, seed: u64) -> Reviewing<M>
    where
        M::Game: Notation,
    {
        Reviewing::from(M::Game::start(&record.setup), record.decisions.clone(), bot, seed)
    }

    /// Looks back at what was decided from a position on. What is not legal ends it.
    pub fn from(state: StateOf<M>, decisions: Vec<DecisionOf<M>>, mut bot: Spec, seed: u64) -> Reviewing<M> {
        bot.setting = bot.setting.judging();
        Reviewing { bot, seed, decisions, after: 0, state }
    }

    /// The whole of it, once every row is there.
    pub fn review(&self, rows: Vec<Row>) -> Review {
        let players = M::Game::players(&self.state);
        let shares = M::Game::standing(&self.state).map(|standing| standing.shares()[..players].to_vec());
        Review { game: M::Game::NAME.to_owned(), bot: self.bot.to_string(), players, rows, shares }
    }

    fn verdict(
        &self,
        seat: Seat,
        known: &ViewOf<M>,
        legal: &[DecisionOf<M>],
        made: DecisionOf<M>,
    ) -> Option<Verdict> {
        if legal.len() < 2 {
            return None;
        }
        let estimates = self.weigh(&self.bot, seat, known, legal)?;
        let (best, own) = (estimates.first()?, estimate_of::<M>(&estimates, made)?);
        if best.decision == made || same(best, own) {
            return Some(Verdict {
                best: made.to_string(),
                win_probability: limited(own.win_probability),
                loss: 0.0,
                error: 0.0,
                weighed: Vec::new(),
            });
        }
        if !matches!(own.evidence, Evidence::Visits(_)) {
            return Some(with_others::<M>(compared::<M>(best, own), &estimates, made));
        }
        // A tree looks little at what it does not like: only the two alone are weighed with the same care.
        let mut bot = self.bot.clone();
        bot.setting.budget = bot.setting.budget.part(DUEL);
        let two = [best.decision, made];
        let duel = self.weigh(&bot, seat, known, &two)?;
        let verdict = compared::<M>(estimate_of::<M>(&duel, two[0])?, estimate_of::<M>(&duel, made)?);
        Some(with_others::<M>(verdict, &estimates, made))
    }

    /// What a bot expects of some decisions, what it would decide first.
    fn weigh(
        &self,
        bot: &Spec,
        seat: Seat,
        known: &ViewOf<M>,
        legal: &[DecisionOf<M>],
    ) -> Option<Vec<Estimate<DecisionOf<M>>>> {
        let rng = GameRng::new(self.seed, self.after as u64);
        let mut bot = bot.bot::<M>(seat, &mut rng.table(), &mut rng.hint());
        // A bot that does not say what it expects judges nobody.
        let mut thoughts = bot.think(known, legal).ok()?;
        let first = thoughts.estimates.iter().position(|estimate| estimate.decision == thoughts.decision)?;
        thoughts.estimates[..=first].rotate_right(1);
        Some(thoughts.estimates)
    }
}

impl<M: GameKnowledge> Iterator for Reviewing<M> {
    type Item = Row;

    fn next(&mut self) -> Option<Row> {
        let made = *self.decisions.get(self.after)?;
        let Turn::Decide(seat) = M::Game::turn(&self.state) else { return None };
        M::Game::check(&self.state, made).ok()?;
        let known = M::Game::perfect_recall_view(&self.state, Observer::Seat(seat));
        let verdict = self.verdict(seat, &known, &M::Game::legal(&self.state), made);
        let row = Row { after: self.after, seat: seat.number(), made: made.to_string(), verdict };
        M::Game::apply(&mut self.state, made, &mut |_| ());
        self.after += 1;
        Some(row)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (0, Some(self.decisions.len() - self.after))
    }
}

fn estimate_of<M: GameKnowledge>(
    estimates: &[Estimate<DecisionOf<M>>],
    decision: DecisionOf<M>,
) -> Option<&Estimate<DecisionOf<M>>> {
    estimates.iter().find(|estimate| estimate.decision == decision)
}

/// What was made beside what seemed to be the best.
fn compared<M: GameKnowledge>(best: &Estimate<DecisionOf<M>>, made: &Estimate<DecisionOf<M>>) -> Verdict {
    let error = of_difference(best, made) as f32;
    let (win_probability, kept) = (limited(best.win_probability), limited(made.win_probability));
    if kept >= win_probability {
        return Verdict {
            best: made.decision.to_string(),
            win_probability: kept,
            loss: 0.0,
            error,
            weighed: Vec::new(),
        };
    }
    Verdict {
        best: best.decision.to_string(),
        win_probability,
        loss: win_probability - kept,
        error,
        weighed: Vec::new(),
    }
}

/// Where something was given away, the verdict with what the bot expects of every decision it looked at, so that somebody can look
/// for the better one. The estimates begin with the best decision. They are measured by their distance from it: its own chance and
/// that of the decision that was made are known better from the duel.
fn with_others<M: GameKnowledge>(
    mut verdict: Verdict,
    estimates: &[Estimate<DecisionOf<M>>],
    made: DecisionOf<M>,
) -> Verdict {
    let Some(best) = estimates.first().filter(|_| verdict.is_mistake()) else { return verdict };
    let looked_at = estimates
        .iter()
        .filter(|estimate| estimate.evidence != Evidence::Visits(0) || estimate.decision == made);
    let weighed = looked_at.map(|estimate| {
        let own = estimate.decision == made;
        let below = limited(best.win_probability) - limited(estimate.win_probability);
        Weighed {
            decision: estimate.decision.to_string(),
            win_probability: rounded(if own {
                verdict.kept_win_probability()
            } else {
                limited(verdict.win_probability - below.max(0.0))
            }),
            error: rounded(if own { verdict.error } else { of_difference(best, estimate) as f32 }),
        }
    });
    let mut weighed: Vec<Weighed> = weighed.collect();
    weighed.sort_by(|one, other| other.win_probability.total_cmp(&one.win_probability));
    verdict.weighed = weighed;
    verdict
}

/// Three digits behind the point are as much as anybody is shown, and are kept with every game.
fn rounded(number: f32) -> f32 {
    (number * 1e3).round() / 1e3
}

fn limited(win_probability: f32) -> f32 {
    win_probability.clamp(0.0, 1.0)
}
