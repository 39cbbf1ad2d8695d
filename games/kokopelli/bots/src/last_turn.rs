//! Exhaustive search of the very last turn, when nobody can answer any more.
//!
//! The order of the own pile is sampled with determinizations, as many as the budget allows. Drawn cards
//! split the samples into information sets; with too few samples per set, the search would know hidden cards
//! (strategy fusion).

use hearth_bots::{BotRng, Estimate, Evidence, Meter, Thoughts};
use hearth_core::{Game, Observer, Seat, Turn};
use kokopelli_rules::{Decision, Kokopelli, State, View};
use rand::SeedableRng;

/// Minimum number of determinizations.
const MIN_WORLDS: usize = 12;

/// Maximum number of determinizations; more would not change the result.
const MAX_WORLDS: usize = 1536;

/// Number of steps that cost about as much as one simulation of the tree search.
const STEPS_PER_SIMULATION: u64 = 8;

/// Estimates each legal decision of the last turn.
///
/// Returns `None` if this is not the last turn, or if the search exceeds the meter.
pub(crate) fn exact(view: &View, legal: &[Decision], meter: &mut Meter) -> Option<Thoughts<Decision>> {
    let seat = view.turn.seat;
    if view.end.is_none() || seat.left(view.players()) != Seat::FIRST || !view.observer.sits_at(seat) {
        return None;
    }
    let mut rng = BotRng::seed_from_u64(0);
    let mut search = LastTurnSearch { seat, meter, steps: 0 };
    let mut worlds: Vec<State> = Vec::new();
    let mut determinize = |worlds: &mut Vec<State>, number: usize| {
        worlds.resize_with(number, || Kokopelli::determinize(view, &mut rng));
    };
    determinize(&mut worlds, MIN_WORLDS);
    let mut estimates = search.estimates(&worlds, legal)?;
    let mut spent = search.meter.nodes();
    // Twice as many worlds cost about twice as much.
    while worlds.len() < MAX_WORLDS && 2 * spent <= search.meter.left() {
        let (before, twice) = (search.meter.nodes(), 2 * worlds.len());
        determinize(&mut worlds, twice);
        let Some(better) = search.estimates(&worlds, legal) else { break };
        (estimates, spent) = (better, search.meter.nodes() - before);
    }
    let decision = estimates[0].decision;
    Some(Thoughts { decision, estimates, line: vec![decision], nodes: search.meter.nodes() })
}

/// The mean result for the seat over some worlds.
#[derive(Clone, Copy, Default)]
struct MeanOutcome {
    share: f32,
    lead: f32,
}

impl MeanOutcome {
    fn better_than(self, other: MeanOutcome) -> bool {
        (self.share, self.lead) > (other.share, other.lead)
    }
}

struct LastTurnSearch<'a> {
    seat: Seat,
    meter: &'a mut Meter,
    steps: u64,
}

impl LastTurnSearch<'_> {
    /// Estimates each legal decision, the best one first.
    fn estimates(&mut self, worlds: &[State], legal: &[Decision]) -> Option<Vec<Estimate<Decision>>> {
        let evidence = Evidence::Visits(worlds.len() as u64);
        let mut estimates = Vec::with_capacity(legal.len());
        for &decision in legal {
            let MeanOutcome { share: win_probability, lead } = self.after(worlds, decision)?;
            estimates.push(Estimate { decision, win_probability, lead, evidence });
        }
        estimates
            .sort_by(|a, b| b.win_probability.total_cmp(&a.win_probability).then(b.lead.total_cmp(&a.lead)));
        Some(estimates)
    }

    /// Returns the best result from worlds in one information set of the seat.
    fn best(&mut self, worlds: &[State]) -> Option<MeanOutcome> {
        let first = worlds.first()?;
        if let Some(standing) = Kokopelli::standing(first) {
            let (share, lead) = (standing.shares()[self.seat.index()], standing.lead(self.seat) as f32);
            return Some(MeanOutcome { share, lead });
        }
        debug_assert_eq!(Kokopelli::turn(first), Turn::Decide(self.seat));
        let mut best: Option<MeanOutcome> = None;
        for decision in Kokopelli::legal(first) {
            if crate::canonical::canonical(first, decision) != decision {
                continue;
            }
            let outcome = self.after(worlds, decision)?;
            if best.is_none_or(|best| outcome.better_than(best)) {
                best = Some(outcome);
            }
        }
        best
    }

    /// Returns the mean result of a decision. Worlds that look different afterwards are searched separately.
    fn after(&mut self, worlds: &[State], decision: Decision) -> Option<MeanOutcome> {
        let mut information_sets: Vec<(View, Vec<State>)> = Vec::new();
        for world in worlds {
            self.steps += 1;
            if self.steps.is_multiple_of(STEPS_PER_SIMULATION) && !self.meter.spend() {
                return None;
            }
            let mut after = *world;
            Kokopelli::apply(&mut after, decision, &mut |_| ());
            let view = Kokopelli::perfect_recall_view(&after, Observer::Seat(self.seat));
            match information_sets.iter_mut().find(|(seen, _)| *seen == view) {
                Some((_, alike)) => alike.push(after),
                None => information_sets.push((view, vec![after])),
            }
        }
        let mut mean = MeanOutcome::default();
        for (_, alike) in &information_sets {
            let part = alike.len() as f32 / worlds.len() as f32;
            let outcome = self.best(alike)?;
            mean.share += part * outcome.share;
            mean.lead += part * outcome.lead;
        }
        Some(mean)
    }
}
