//! A tree of what each seat knows (information-set tree search). Each look imagines a new world that fits the view, walks down
//! the tree as far as it goes, adds one decision, judges the position it comes to, and tells everybody on the way how it
//! went for him. Every seat wants its own share of the victory, so any number of players can sit there.
//!
//! Which decisions there are differs from world to world. So each remembers how often it could have been taken, and
//! curiosity is measured by that.

mod grove;
mod playout;

use hearth_core::{Game, Observer, Turn};
use rand::SeedableRng;

use self::grove::Grove;
use crate::{
    Bot, DecisionOf, Dice, Estimate, Forfeit, Ground, Meter, Mind, Setting, StateOf, Thoughts, ViewOf,
};

/// A bot that grows trees.
pub struct Tree<M: Mind> {
    setting: Setting,
    dice: Dice,
    groves: Vec<Grove<M>>,
    /// What the table should look like when this bot is asked next, if nothing unforeseen happens until then.
    foreseen: Option<(ViewOf<M>, DecisionOf<M>)>,
}

impl<M: Mind> Tree<M> {
    /// A bot with this setting.
    pub fn new(setting: &Setting, mut dice: Dice) -> Tree<M> {
        let threads = usize::from(setting.threads.max(1));
        let groves = (0..threads).map(|_| Grove::new(setting, Dice::from_rng(&mut dice))).collect();
        Tree { setting: *setting, dice, groves, foreseen: None }
    }

    /// Keeps the part of the trees that grew for this moment, or begins anew.
    fn prepare(&mut self, view: &ViewOf<M>) {
        let kept = self.foreseen.take().filter(|(foreseen, _)| self.setting.reuse && foreseen == view);
        for grove in &mut self.groves {
            match &kept {
                Some((_, decision)) => grove.go_to(*decision),
                None => grove.clear(),
            }
        }
    }

    fn grow(&mut self, view: &ViewOf<M>, legal: &[DecisionOf<M>], meter: &Meter) -> u64 {
        let part = meter.part(self.groves.len() as u64);
        if let [grove] = &mut self.groves[..] {
            return grove.grow(view, legal, part);
        }
        std::thread::scope(|scope| {
            let grown: Vec<_> = self
                .groves
                .iter_mut()
                .map(|grove| scope.spawn(move || grove.grow(view, legal, part)))
                .collect();
            grown.into_iter().map(|grove| grove.join().unwrap_or(0)).sum()
        })
    }

    /// What all trees together say of each legal decision, the one that was looked at most first.
    fn estimates(&self, legal: &[DecisionOf<M>], world: &StateOf<M>) -> Vec<Estimate<DecisionOf<M>>> {
        let estimate = |&decision: &DecisionOf<M>| {
            let same = M::canonical(world, decision);
            let (mut looks, mut share, mut lead) = (0_u64, 0.0_f64, 0.0_f64);
            for found in self.groves.iter().filter_map(|grove| grove.of_root(same)) {
                looks += u64::from(found.looks);
                share += f64::from(found.share);
                lead += f64::from(found.lead);
            }
            let over = looks.max(1) as f64;
            Estimate {
                decision,
                chance: (share / over) as f32,
                lead: (lead / over) as f32,
                ground: Ground::Looks(looks),
            }
        };
        let mut estimates: Vec<_> = legal.iter().map(estimate).collect();
        estimates.sort_by(|a, b| b.ground.cmp(&a.ground).then(b.chance.total_cmp(&a.chance)));
        estimates
    }
}

impl<M: Mind> Bot<M::Game> for Tree<M> {
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
        let world = M::Game::imagine(view, &mut self.dice);
        let estimates = self.estimates(legal, &world);
        let decision = estimates[0].decision;
        let canonical = M::canonical(&world, decision);
        let line = self.groves[0].line(canonical);
        self.foreseen = foresee::<M>(&world, decision).map(|view| (view, canonical));
        Ok(Thoughts { decision, estimates, line, nodes })
    }

    fn rests(&mut self) {
        self.foreseen = None;
        for grove in &mut self.groves {
            grove.rests();
        }
    }
}

/// What the same seat would see after a decision in this world, if it decides again.
fn foresee<M: Mind>(world: &StateOf<M>, decision: DecisionOf<M>) -> Option<ViewOf<M>> {
    let seat = M::Game::turn(world);
    let mut after = *world;
    M::Game::apply(&mut after, decision, &mut |_| ());
    match (seat, M::Game::turn(&after)) {
        (Turn::Decide(seat), Turn::Decide(next)) if seat == next => {
            Some(M::Game::known(&after, Observer::Seat(seat)))
        }
        _ => None,
    }
}
