//! A tree of what each seat knows (information-set tree search). Each look imagines a new world that fits the view, walks down
//! the tree as far as it goes, adds one decision, judges the position it comes to, and tells everybody on the way how it
//! went for him. Every seat wants its own share of the victory, so any number of players can sit there.
//!
//! Which decisions there are differs from world to world. So each remembers how often it could have been taken, and
//! curiosity is measured by that.

mod evaluate;
mod search_tree;

use hearth_core::{Game, Observer, Turn};
use rand::SeedableRng;

use self::search_tree::SearchTree;
use crate::{
    Bot, BotRng, DecisionOf, Estimate, Evidence, Forfeit, GameKnowledge, Meter, Setting, StateOf, Thoughts,
    ViewOf,
};

/// A bot that grows trees.
pub struct Tree<M: GameKnowledge> {
    setting: Setting,
    rng: BotRng,
    trees: Vec<SearchTree<M>>,
    /// What the table should look like when this bot is asked next, if nothing unforeseen happens until then.
    foreseen: Option<(ViewOf<M>, DecisionOf<M>)>,
}

impl<M: GameKnowledge> Tree<M> {
    /// A bot with this setting.
    pub fn new(setting: &Setting, mut rng: BotRng) -> Tree<M> {
        let threads = usize::from(setting.threads.max(1));
        let trees = (0..threads).map(|_| SearchTree::new(setting, BotRng::from_rng(&mut rng))).collect();
        Tree { setting: *setting, rng, trees, foreseen: None }
    }

    /// Keeps the part of the trees that grew for this moment, or begins anew.
    fn prepare(&mut self, view: &ViewOf<M>) {
        let kept = self.foreseen.take().filter(|(foreseen, _)| self.setting.reuse && foreseen == view);
        for tree in &mut self.trees {
            match &kept {
                Some((_, decision)) => tree.go_to(*decision),
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

    /// What all trees together say of each legal decision, the one that was looked at most first.
    fn estimates(&self, legal: &[DecisionOf<M>], world: &StateOf<M>) -> Vec<Estimate<DecisionOf<M>>> {
        let estimate = |&decision: &DecisionOf<M>| {
            let same = M::canonical(world, decision);
            let (mut visits, mut value_sum, mut lead) = (0_u64, 0.0_f64, 0.0_f64);
            for found in self.trees.iter().filter_map(|tree| tree.of_root(same)) {
                visits += u64::from(found.visits);
                value_sum += f64::from(found.value_sum);
                lead += f64::from(found.lead);
            }
            let over = visits.max(1) as f64;
            Estimate {
                decision,
                win_probability: (value_sum / over) as f32,
                lead: (lead / over) as f32,
                ground: Evidence::Visits(visits),
            }
        };
        let mut estimates: Vec<_> = legal.iter().map(estimate).collect();
        estimates
            .sort_by(|a, b| b.ground.cmp(&a.ground).then(b.win_probability.total_cmp(&a.win_probability)));
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
            // The tree of the last decision may still serve the next one.
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
        self.foreseen = foresee::<M>(&world, decision).map(|view| (view, canonical));
        Ok(Thoughts { decision, estimates, line, nodes })
    }

    fn release_memory(&mut self) {
        self.foreseen = None;
        for tree in &mut self.trees {
            tree.release_memory();
        }
    }
}

/// What the same seat would see after a decision in this world, if it decides again.
fn foresee<M: GameKnowledge>(world: &StateOf<M>, decision: DecisionOf<M>) -> Option<ViewOf<M>> {
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
