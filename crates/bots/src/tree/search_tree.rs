//! One tree and the worlds it grows in. All decisions lie in one list; those after the same decision are a chain.

use hearth_core::{Game, Legal, Seat, Turn};
use rand::RngExt;

use super::evaluate::evaluate;
use crate::arithmetic::ln;
use crate::{BotRng, DecisionOf, Evaluation, GameKnowledge, Meter, Setting, StateOf, ViewOf};

/// How curious the search is where a sensible player's likings guide it.
const C_PUCT: f32 = 1.4;
/// How curious it is where nothing guides it.
const C_UCB: f32 = 0.5;
/// How much less than its sisters an untried decision is taken to be worth.
const FPU_REDUCTION: f32 = 0.1;
/// How much of a victory a point is worth: a larger lead is preferred between equal chances.
const LEAD_WEIGHT: f32 = 0.002;

/// So many looks pass between two checks whether it is settled what will be decided.
const SETTLED_CHECK_INTERVAL: u64 = 32;
/// More decisions than these are not made room for in advance.
const MAX_RESERVED_NODES: usize = 1 << 20;

const NONE: u32 = u32::MAX;
const ROOT: u32 = 0;

/// What is known of a decision.
pub(super) struct Node<D> {
    decision: D,
    seat: Seat,
    first: u32,
    next: u32,
    availability: u32,
    prior: f32,
    /// How often it was taken.
    pub visits: u32,
    /// All that the one who took it got of victories.
    pub value_sum: f32,
    /// All his leads, in points.
    pub lead: f32,
}

pub(super) struct SearchTree<M: GameKnowledge> {
    setting: Setting,
    rng: BotRng,
    node: Vec<Node<DecisionOf<M>>>,
    root: u32,
    path: Vec<u32>,
    /// What is asked about, one decision for all that come to the same.
    asked: Legal<DecisionOf<M>>,
    legal: Legal<DecisionOf<M>>,
    /// Where each of the legal decisions stands in the list of those that were tried.
    places: Vec<u32>,
    playing: Legal<DecisionOf<M>>,
}

impl<M: GameKnowledge> SearchTree<M> {
    pub fn new(setting: &Setting, rng: BotRng) -> SearchTree<M> {
        SearchTree {
            setting: *setting,
            rng,
            node: Vec::new(),
            root: NONE,
            path: Vec::new(),
            asked: Legal::new(),
            legal: Legal::new(),
            places: Vec::new(),
            playing: Legal::new(),
        }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.node.clear();
        self.root = NONE;
    }

    /// Forgets everything and gives its room back.
    pub fn release_memory(&mut self) {
        self.clear();
        self.node.shrink_to_fit();
    }

    /// The decision was taken: what follows it is the tree now.
    pub fn go_to(&mut self, decision: DecisionOf<M>) {
        match self.find(self.root, decision) {
            Some(at) => self.root = at,
            None => self.clear(),
        }
    }

    /// What is known of a decision at the root.
    pub fn of_root(&self, decision: DecisionOf<M>) -> Option<&Node<DecisionOf<M>>> {
        self.find(self.root, decision).map(|at| &self.node[at as usize])
    }

    /// How the game is expected to go on after a decision at the root: what was looked at most.
    pub fn line(&self, decision: DecisionOf<M>) -> Vec<DecisionOf<M>> {
        const MIN_VISITS: u32 = 10;
        let mut line = vec![decision];
        let mut at = self.find(self.root, decision);
        while let Some(here) = at {
            at = self
                .chain(here)
                .filter(|next| self.node[*next as usize].visits >= MIN_VISITS)
                .max_by_key(|next| self.node[*next as usize].visits);
            line.extend(at.map(|next| self.node[next as usize].decision));
        }
        line
    }

    /// Looks until the meter has nothing left, and says how often it looked.
    pub fn grow(&mut self, view: &ViewOf<M>, legal: &[DecisionOf<M>], mut meter: Meter) -> u64 {
        if self.root == NONE {
            self.root = ROOT;
            self.node.push(Node {
                decision: legal[0],
                seat: Seat::FIRST,
                first: NONE,
                next: NONE,
                availability: 0,
                prior: 1.0,
                visits: 0,
                value_sum: 0.0,
                lead: 0.0,
            });
        }
        if meter.until().is_none() {
            let nodes = usize::try_from(meter.left());
            self.node.reserve(nodes.map_or(MAX_RESERVED_NODES, |nodes| nodes.min(MAX_RESERVED_NODES)));
        }
        while meter.spend() {
            let world = M::Game::determinize(view, &mut self.rng);
            if meter.nodes() == 1 {
                self.ask(&world, legal);
            }
            self.simulate(world);
            let settled =
                meter.nodes().is_multiple_of(SETTLED_CHECK_INTERVAL) && self.is_settled(meter.left());
            // Who weighs all of them wants to know by how much.
            if settled && !self.setting.weighs_all {
                break;
            }
        }
        meter.nodes()
    }

    /// Whether the decision that was looked at most stays so whatever the looks that are left say.
    fn is_settled(&self, left: u64) -> bool {
        let (mut first, mut second) = (0, 0);
        // A tree that is used again may know decisions that are not legal now.
        let node = self.chain(self.root).map(|at| &self.node[at as usize]);
        for visits in node.filter(|node| self.asked.contains(&node.decision)).map(|node| node.visits) {
            if visits > first {
                (first, second) = (visits, first);
            } else {
                second = second.max(visits);
            }
        }
        u64::from(first - second) > left
    }

    /// Those that stand for others are asked about if one of the others is.
    fn ask(&mut self, world: &StateOf<M>, legal: &[DecisionOf<M>]) {
        self.asked.clear();
        for &decision in legal {
            let same = M::canonical(world, decision);
            if !self.asked.contains(&same) {
                self.asked.push(same);
            }
        }
    }

    fn simulate(&mut self, mut state: StateOf<M>) {
        self.path.clear();
        let mut at = self.root;
        let judgement = loop {
            let Turn::Decide(seat) = M::Game::turn(&state) else { break self.evaluate(&mut state) };
            self.list_legal(&state, at == self.root);
            if let [only] = self.legal[..]
                && at != self.root
            {
                M::Game::apply(&mut state, only, &mut |_| ());
                continue;
            }
            let (decision, found) = self.choose(at, seat, &state);
            let next = match found {
                Ok(next) => next,
                Err(prior) => self.add(at, seat, decision, prior),
            };
            M::Game::apply(&mut state, decision, &mut |_| ());
            self.path.push(next);
            at = next;
            if found.is_err() {
                break self.evaluate(&mut state);
            }
        };
        for &at in &self.path {
            let node = &mut self.node[at as usize];
            node.visits += 1;
            node.value_sum += judgement.shares[node.seat.index()];
            node.lead += judgement.leads[node.seat.index()];
        }
    }

    fn evaluate(&mut self, state: &mut StateOf<M>) -> Evaluation {
        evaluate::<M>(self.setting.leaf, state, &mut self.playing, &mut self.rng)
    }

    /// The legal decisions, one for all that come to the same; at the root only those that were asked about.
    fn list_legal(&mut self, state: &StateOf<M>, at_root: bool) {
        self.legal.clear();
        if at_root {
            self.legal.extend(self.asked.iter().copied());
        } else {
            M::Game::list_legal(state, &mut self.legal);
            self.legal.retain(|decision| M::canonical(state, *decision) == *decision);
        }
    }

    fn chain(&self, at: u32) -> impl Iterator<Item = u32> {
        let after = |at: u32| Some(at).filter(|at| *at != NONE);
        let first = self.node.get(at as usize).and_then(|node| after(node.first));
        std::iter::successors(first, move |at| after(self.node[*at as usize].next))
    }

    fn find(&self, at: u32, decision: DecisionOf<M>) -> Option<u32> {
        self.chain(at).find(|next| self.node[*next as usize].decision == decision)
    }

    fn add(&mut self, at: u32, seat: Seat, decision: DecisionOf<M>, prior: f32) -> u32 {
        let new = self.node.len() as u32;
        let first = std::mem::replace(&mut self.node[at as usize].first, new);
        self.node.push(Node {
            decision,
            seat,
            first: NONE,
            next: first,
            availability: 1,
            prior,
            visits: 0,
            value_sum: 0.0,
            lead: 0.0,
        });
        new
    }

    /// The decision that is most worth a look, and where it stands, or how much it is liked if it was never taken.
    fn choose(&mut self, at: u32, seat: Seat, state: &StateOf<M>) -> (DecisionOf<M>, Result<u32, f32>) {
        let guided = self.setting.priors;
        self.places.clear();
        self.places.resize(self.legal.len(), NONE);
        let (mut visits, mut value_sum, mut priors) = (0, 0.0, 0.0);
        // The chain is walked once: its links lie far apart, the legal decisions close together.
        let mut next = self.node[at as usize].first;
        while next != NONE {
            let node = &self.node[next as usize];
            // In another world another seat may be next here.
            if node.seat == seat
                && let Some(place) = self.legal.iter().position(|decision| *decision == node.decision)
            {
                self.places[place] = next;
                visits += node.visits;
                value_sum += node.value_sum;
                priors += node.prior;
            }
            next = node.next;
        }
        let mut new = Legal::<f32>::new();
        for (&decision, _) in self.legal.iter().zip(&self.places).filter(|(_, place)| **place == NONE) {
            let prior = if guided { M::prior(state, decision) } else { 1.0 };
            priors += prior;
            new.push(prior);
        }
        let usual = if visits == 0 { 0.5 } else { value_sum / visits as f32 } - FPU_REDUCTION;
        let mut untried = new.into_iter();
        let mut best = (f32::NEG_INFINITY, (self.legal[0], Err(1.0)));
        for (&decision, &place) in self.legal.iter().zip(&self.places) {
            let (worth, found) = match self.node.get_mut(place as usize) {
                Some(node) => {
                    node.availability += 1;
                    let so_far = (node.value_sum + LEAD_WEIGHT * node.lead) / node.visits as f32;
                    let curiosity = if guided {
                        C_PUCT * node.prior / priors * (node.availability as f32).sqrt()
                            / (1.0 + node.visits as f32)
                    } else {
                        C_UCB * (ln(node.availability) / node.visits as f32).sqrt()
                    };
                    (so_far + curiosity, Ok(place))
                }
                None => {
                    let prior = untried.next().unwrap_or(1.0);
                    let worth = if guided {
                        usual + C_PUCT * prior / priors * (visits as f32 + 1.0).sqrt()
                    } else {
                        // Whatever was never tried comes first, in any order.
                        1e6 + self.rng.random::<f32>()
                    };
                    (worth, Err(prior))
                }
            };
            if worth > best.0 {
                best = (worth, (decision, found));
            }
        }
        best.1
    }
}
