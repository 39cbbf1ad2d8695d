//! Single-observer information-set Monte Carlo tree search (SO-ISMCTS; Cowling, Powley and Whitehouse, 2012)
//! with PUCT priors.
//!
//! Each iteration determinizes the view and descends the tree. It adds one node, evaluates the leaf and backs
//! the result up along the path. Every seat maximizes its own share of the victory (max^n), so any number of
//! players can play.
//!
//! The legal decisions differ between determinizations. Each node therefore counts how often it was
//! available, and the exploration term uses that count instead of the parent's visits.

mod evaluate;
mod search_tree;

use hearth_core::{Game, Observer, Turn};
use rand::SeedableRng;

use self::search_tree::SearchTree;
use crate::{
    Bot, BotRng, DecisionOf, Estimate, Evidence, Forfeit, GameKnowledge, Meter, Setting, StateOf, Thoughts,
    ViewOf,
};

/// The tree search bot. With several threads it grows one tree per thread (root parallelism).
pub struct Tree<M: GameKnowledge> {
    setting: Setting,
    rng: BotRng,
    trees: Vec<SearchTree<M>>,
    /// The view expected at the next decision of this turn, and the decision that leads there.
    expected: Option<(ViewOf<M>, DecisionOf<M>)>,
}

impl<M: GameKnowledge> Tree<M> {
    /// Creates a bot with this setting.
    pub fn new(setting: &Setting, mut rng: BotRng) -> Tree<M> {
        let threads = usize::from(setting.threads.max(1));
        let trees = (0..threads).map(|_| SearchTree::new(setting, BotRng::from_rng(&mut rng))).collect();
        Tree { setting: *setting, rng, trees, expected: None }
    }

    /// Keeps the subtree of the expected position, or clears the trees.
    fn prepare(&mut self, view: &ViewOf<M>) {
        let kept = self.expected.take().filter(|(expected, _)| self.setting.reuse && expected == view);
        for tree in &mut self.trees {
            match &kept {
                Some((_, decision)) => tree.advance_root(*decision),
                None => tree.clear(),
            }
        }
    }

    fn grow(&mut self, view: &ViewOf<M>, legal: &[DecisionOf<M>], meter: &Meter) -> u64 {
        let part = meter.part(self.trees.len() as u64);
        if let [tree] = &mut self.trees[..] {
            return tree.grow(view, legal, part);
        }
        std::thread::scope(|scope| {
            let grown: Vec<_> =
                self.trees.iter_mut().map(|tree| scope.spawn(move || tree.grow(view, legal, part))).collect();
            grown.into_iter().map(|tree| tree.join().unwrap_or(0)).sum()
        })
    }

    /// Combines the statistics of all trees for each legal decision, most visited first.
    fn estimates(&self, legal: &[DecisionOf<M>], world: &StateOf<M>) -> Vec<Estimate<DecisionOf<M>>> {
        let estimate = |&decision: &DecisionOf<M>| {
            let same = M::canonical(world, decision);
            let (mut visits, mut value_sum, mut lead) = (0_u64, 0.0_f64, 0.0_f64);
            for found in self.trees.iter().filter_map(|tree| tree.root_child(same)) {
                visits += u64::from(found.visits);
                value_sum += f64::from(found.value_sum);
                lead += f64::from(found.lead);
            }
            let over = visits.max(1) as f64;
            Estimate {
                decision,
                win_probability: (value_sum / over) as f32,
                lead: (lead / over) as f32,
                evidence: Evidence::Visits(visits),
            }
        };
        let mut estimates: Vec<_> = legal.iter().map(estimate).collect();
        estimates.sort_by(|a, b| {
            b.evidence.cmp(&a.evidence).then(b.win_probability.total_cmp(&a.win_probability))
        });
        estimates
    }
}

impl<M: GameKnowledge> Bot<M::Game> for Tree<M> {
    fn think(
        &mut self,
        view: &ViewOf<M>,
        legal: &[DecisionOf<M>],
    ) -> Result<Thoughts<DecisionOf<M>>, Forfeit> {
        if let [only] = legal {
            // The tree is kept: it may still serve the next decision.
            return Ok(Thoughts { line: vec![*only], ..Thoughts::bare(*only) });
        }
        let mut meter = Meter::new(self.setting.budget);
        if self.setting.solver {
            let mut half = meter.half();
            if let Some(thoughts) = M::exact(view, legal, &mut half) {
                return Ok(thoughts);
            }
            meter.spend_nodes(half.nodes());
        }
        self.prepare(view);
        let nodes = meter.nodes() + self.grow(view, legal, &meter);
        let world = M::Game::determinize(view, &mut self.rng);
        let estimates = self.estimates(legal, &world);
        let decision = estimates[0].decision;
        let canonical = M::canonical(&world, decision);
        let line = self.trees[0].line(canonical);
        self.expected = next_view::<M>(&world, decision).map(|view| (view, canonical));
        Ok(Thoughts { decision, estimates, line, nodes })
    }

    fn release_memory(&mut self) {
        self.expected = None;
        for tree in &mut self.trees {
            tree.release_memory();
        }
    }
}

/// Returns the seat's view after a decision in this world, if the same seat decides again.
fn next_view<M: GameKnowledge>(world: &StateOf<M>, decision: DecisionOf<M>) -> Option<ViewOf<M>> {
    let seat = M::Game::turn(world);
    let mut after = *world;
    M::Game::apply(&mut after, decision, &mut |_| ());
    match (seat, M::Game::turn(&after)) {
        (Turn::Decide(seat), Turn::Decide(next)) if seat == next => {
            Some(M::Game::perfect_recall_view(&after, Observer::Seat(seat)))
        }
        _ => None,
    }
}
