//! A review in progress: one decision at a time, so that callers can show progress or stop.

use hearth_bots::{DecisionOf, Estimate, Evidence, GameKnowledge, Spec, StateOf, ViewOf};
use hearth_core::{Game, Notation, Observer, Record, Seat, Turn};
use hearth_table::GameRng;

use crate::error::{of_difference, same};
use crate::{Review, ReviewRow, Verdict, Weighed};

/// The share of the budget for comparing the decision with the best one alone.
const COMPARISON_BUDGET_SHARE: f64 = 0.25;

/// A review in progress. Each step judges one decision and takes the same effort.
///
/// Each decision is judged by a fresh bot. A row therefore depends only on the seat's view and the seed.
pub struct Reviewing<M: GameKnowledge> {
    bot: Spec,
    seed: u64,
    decisions: Vec<DecisionOf<M>>,
    after: usize,
    state: StateOf<M>,
}

impl<M: GameKnowledge> Reviewing<M> {
    /// The default bot.
    pub const USUAL: &str = "master";

    /// Starts the review of a game.
    pub fn new(record: &Record<M::Game>, bot: Spec, seed: u64) -> Reviewing<M>
    where
        M::Game: Notation,
    {
        Reviewing::from(M::Game::start(&record.setup), record.decisions.clone(), bot, seed)
    }

    /// Starts the review of decisions from a position. It ends at the first illegal decision.
    pub fn from(state: StateOf<M>, decisions: Vec<DecisionOf<M>>, mut bot: Spec, seed: u64) -> Reviewing<M> {
        bot.setting = bot.setting.judging();
        Reviewing { bot, seed, decisions, after: 0, state }
    }

    /// Combines the rows into a review, once all of them are there.
    pub fn review(&self, rows: Vec<ReviewRow>) -> Review {
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
        // The tree hardly visits decisions that it dislikes. A search of these two alone visits both.
        let mut bot = self.bot.clone();
        bot.setting.budget = bot.setting.budget.part(COMPARISON_BUDGET_SHARE);
        let two = [best.decision, made];
        let duel = self.weigh(&bot, seat, known, &two)?;
        let verdict = compared::<M>(estimate_of::<M>(&duel, two[0])?, estimate_of::<M>(&duel, made)?);
        Some(with_others::<M>(verdict, &estimates, made))
    }

    /// Returns a bot's estimates of some decisions, its own choice first.
    fn weigh(
        &self,
        bot: &Spec,
        seat: Seat,
        known: &ViewOf<M>,
        legal: &[DecisionOf<M>],
    ) -> Option<Vec<Estimate<DecisionOf<M>>>> {
        let rng = GameRng::new(self.seed, self.after as u64);
        let mut bot = bot.bot::<M>(seat, &mut rng.table(), &mut rng.hint());
        // A bot without estimates cannot judge.
        let mut thoughts = bot.think(known, legal).ok()?;
        let first = thoughts.estimates.iter().position(|estimate| estimate.decision == thoughts.decision)?;
        thoughts.estimates[..=first].rotate_right(1);
        Some(thoughts.estimates)
    }
}

impl<M: GameKnowledge> Iterator for Reviewing<M> {
    type Item = ReviewRow;

    fn next(&mut self) -> Option<ReviewRow> {
        let made = *self.decisions.get(self.after)?;
        let Turn::Decide(seat) = M::Game::turn(&self.state) else { return None };
        M::Game::check(&self.state, made).ok()?;
        let known = M::Game::perfect_recall_view(&self.state, Observer::Seat(seat));
        let verdict = self.verdict(seat, &known, &M::Game::legal(&self.state), made);
        let row = ReviewRow { after: self.after, seat: seat.number(), made: made.to_string(), verdict };
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

/// Compares the decision with the best one.
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

/// Adds the bot's estimates of all visited decisions to a mistake, so that players can look for a better one.
/// The first estimate is the best decision. The others are placed by their distance from it, because the
/// comparison of two alone is more precise.
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

/// Rounds to three decimal places, which is all that is shown. Reviews are stored, so size matters.
fn rounded(number: f32) -> f32 {
    (number * 1e3).round() / 1e3
}

fn limited(win_probability: f32) -> f32 {
    win_probability.clamp(0.0, 1.0)
}
