//! The very last turn of a game: nobody answers any more, so everything that can still be done is tried. What lies on top of
//! the own pile is drawn from worlds that fit what is known, the more of them the more there is time for: what is drawn parts
//! them, and what is left of few worlds would show too much.

use hearth_bots::{BotRng, Estimate, Evidence, Meter, Thoughts};
use hearth_core::{Game, Observer, Seat, Turn};
use kokopelli_rules::{Decision, Kokopelli, State, View};
use rand::SeedableRng;

/// So many worlds are imagined at least.
const FEWEST: usize = 12;

/// So many are enough for everybody.
const MOST: usize = 1536;

/// So many steps cost about as much as one look of a tree, which imagines a world of its own and plays on in it.
const STEPS: u64 = 8;

/// What each legal decision of the last turn brings; `None` if this is not the last turn, or if there is more to try than the
/// meter allows.
pub(crate) fn exact(view: &View, legal: &[Decision], meter: &mut Meter) -> Option<Thoughts<Decision>> {
    let seat = view.turn.seat;
    if view.end.is_none() || seat.left(view.players()) != Seat::FIRST || !view.observer.sits_at(seat) {
        return None;
    }
    let mut rng = BotRng::seed_from_u64(0);
    let mut search = Search { seat, meter, steps: 0 };
    let mut worlds: Vec<State> = Vec::new();
    let mut determinize = |worlds: &mut Vec<State>, number: usize| {
        worlds.resize_with(number, || Kokopelli::determinize(view, &mut rng));
    };
    determinize(&mut worlds, FEWEST);
    let mut estimates = search.estimates(&worlds, legal)?;
    let mut spent = search.meter.nodes();
    // Twice as many worlds cost about twice as much.
    while worlds.len() < MOST && 2 * spent <= search.meter.left() {
        let (before, twice) = (search.meter.nodes(), 2 * worlds.len());
        determinize(&mut worlds, twice);
        let Some(better) = search.estimates(&worlds, legal) else { break };
        (estimates, spent) = (better, search.meter.nodes() - before);
    }
    let decision = estimates[0].decision;
    Some(Thoughts { decision, estimates, line: vec![decision], nodes: search.meter.nodes() })
}

/// How a game ends for the seat, in the mean over some worlds.
#[derive(Clone, Copy, Default)]
struct Outcome {
    share: f32,
    lead: f32,
}

impl Outcome {
    fn better_than(self, other: Outcome) -> bool {
        (self.share, self.lead) > (other.share, other.lead)
    }
}

struct Search<'a> {
    seat: Seat,
    meter: &'a mut Meter,
    steps: u64,
}

impl Search<'_> {
    /// What each legal decision brings, the best one first.
    fn estimates(&mut self, worlds: &[State], legal: &[Decision]) -> Option<Vec<Estimate<Decision>>> {
        let evidence = Evidence::Visits(worlds.len() as u64);
        let mut estimates = Vec::with_capacity(legal.len());
        for &decision in legal {
            let Outcome { share: win_probability, lead } = self.after(worlds, decision)?;
            estimates.push(Estimate { decision, win_probability, lead, evidence });
        }
        estimates
            .sort_by(|a, b| b.win_probability.total_cmp(&a.win_probability).then(b.lead.total_cmp(&a.lead)));
        Some(estimates)
    }

    /// The best that can be reached from worlds between which the seat sees no difference.
    fn best(&mut self, worlds: &[State]) -> Option<Outcome> {
        let first = worlds.first()?;
        if let Some(standing) = Kokopelli::standing(first) {
            let (share, lead) = (standing.shares()[self.seat.index()], standing.lead(self.seat) as f32);
            return Some(Outcome { share, lead });
        }
        debug_assert_eq!(Kokopelli::turn(first), Turn::Decide(self.seat));
        let mut best: Option<Outcome> = None;
        for decision in Kokopelli::legal(first) {
            if crate::alike::canonical(first, decision) != decision {
                continue;
            }
            let outcome = self.after(worlds, decision)?;
            if best.is_none_or(|best| outcome.better_than(best)) {
                best = Some(outcome);
            }
        }
        best
    }

    /// What a decision brings, in the mean. Worlds that look different afterwards are gone on with apart.
    fn after(&mut self, worlds: &[State], decision: Decision) -> Option<Outcome> {
        let mut apart: Vec<(View, Vec<State>)> = Vec::new();
        for world in worlds {
            self.steps += 1;
            if self.steps.is_multiple_of(STEPS) && !self.meter.spend() {
                return None;
            }
            let mut after = *world;
            Kokopelli::apply(&mut after, decision, &mut |_| ());
            let view = Kokopelli::perfect_recall_view(&after, Observer::Seat(self.seat));
            match apart.iter_mut().find(|(seen, _)| *seen == view) {
                Some((_, alike)) => alike.push(after),
                None => apart.push((view, vec![after])),
            }
        }
        let mut mean = Outcome::default();
        for (_, alike) in &apart {
            let part = alike.len() as f32 / worlds.len() as f32;
            let outcome = self.best(alike)?;
            mean.share += part * outcome.share;
            mean.lead += part * outcome.lead;
        }
        Some(mean)
    }
}
