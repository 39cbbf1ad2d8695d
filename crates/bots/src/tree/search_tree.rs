//! One search tree. All nodes are in one vector; the children of a node are a linked list of indices.

use hearth_core::{Game, Legal, Seat, Turn};
use rand::RngExt;

use super::evaluate::evaluate;
use crate::arithmetic::ln;
use crate::{BotRng, DecisionOf, Evaluation, GameKnowledge, Meter, Setting, StateOf, ViewOf};

/// The exploration constant of PUCT, used with priors.
const C_PUCT: f32 = 1.4;
/// The exploration constant of UCB1, used without priors.
const C_UCB: f32 = 0.5;
/// First-play urgency: an unvisited decision starts this far below the mean value of the visited ones.
const FPU_REDUCTION: f32 = 0.1;
/// The value of one point of lead, in shares of a victory. It breaks ties in favour of the larger lead.
const LEAD_WEIGHT: f32 = 0.002;

/// Iterations between two checks for an early stop.
const SETTLED_CHECK_INTERVAL: u64 = 32;
/// The largest number of nodes that is reserved in advance.
const MAX_RESERVED_NODES: usize = 1 << 20;

const NONE: u32 = u32::MAX;
const ROOT: u32 = 0;

/// The statistics of a decision at one information set.
pub(super) struct Node<D> {
    decision: D,
    seat: Seat,
    first: u32,
    next: u32,
    availability: u32,
    prior: f32,
    /// The number of iterations that took this decision.
    pub visits: u32,
    /// The sum of the deciding seat's victory shares.
    pub value_sum: f32,
    /// The sum of the deciding seat's final leads, in points.
    pub lead: f32,
}

pub(super) struct SearchTree<M: GameKnowledge> {
    setting: Setting,
    rng: BotRng,
    nodes: Vec<Node<DecisionOf<M>>>,
    root: u32,
    path: Vec<u32>,
    /// The canonical forms of the decisions in question at the root.
    root_legal: Legal<DecisionOf<M>>,
    legal: Legal<DecisionOf<M>>,
    /// The child node of each entry of `legal`, or `NONE`.
    children: Vec<u32>,
    rollout_legal: Legal<DecisionOf<M>>,
}

impl<M: GameKnowledge> SearchTree<M> {
    pub fn new(setting: &Setting, rng: BotRng) -> SearchTree<M> {
        SearchTree {
            setting: *setting,
            rng,
            nodes: Vec::new(),
            root: NONE,
            path: Vec::new(),
            root_legal: Legal::new(),
            legal: Legal::new(),
            children: Vec::new(),
            rollout_legal: Legal::new(),
        }
    }

    /// Removes all nodes.
    pub fn clear(&mut self) {
        self.nodes.clear();
        self.root = NONE;
    }

    /// Removes all nodes and frees their memory.
    pub fn release_memory(&mut self) {
        self.clear();
        self.nodes.shrink_to_fit();
    }

    /// Makes the child of a decision the new root.
    pub fn advance_root(&mut self, decision: DecisionOf<M>) {
        match self.find(self.root, decision) {
            Some(at) => self.root = at,
            None => self.clear(),
        }
    }

    /// Returns the statistics of a decision at the root.
    pub fn root_child(&self, decision: DecisionOf<M>) -> Option<&Node<DecisionOf<M>>> {
        self.find(self.root, decision).map(|at| &self.nodes[at as usize])
    }

    /// Returns the principal variation after a decision at the root: the most visited child at each step.
    pub fn line(&self, decision: DecisionOf<M>) -> Vec<DecisionOf<M>> {
        const MIN_VISITS: u32 = 10;
        let mut line = vec![decision];
        let mut at = self.find(self.root, decision);
        while let Some(here) = at {
            at = self
                .children_of(here)
                .filter(|next| self.nodes[*next as usize].visits >= MIN_VISITS)
                .max_by_key(|next| self.nodes[*next as usize].visits);
            line.extend(at.map(|next| self.nodes[next as usize].decision));
        }
        line
    }

    /// Runs iterations until the meter is empty. Returns their number.
    pub fn grow(&mut self, view: &ViewOf<M>, legal: &[DecisionOf<M>], mut meter: Meter) -> u64 {
        if self.root == NONE {
            self.root = ROOT;
            self.nodes.push(Node {
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
        if meter.deadline().is_none() {
            let nodes = usize::try_from(meter.left());
            self.nodes.reserve(nodes.map_or(MAX_RESERVED_NODES, |nodes| nodes.min(MAX_RESERVED_NODES)));
        }
        while meter.spend() {
            let world = M::Game::determinize(view, &mut self.rng);
            if meter.nodes() == 1 {
                self.set_root_legal(&world, legal);
            }
            self.simulate(world);
            let settled =
                meter.nodes().is_multiple_of(SETTLED_CHECK_INTERVAL) && self.is_settled(meter.left());
            // Estimates of all decisions need the whole budget.
            if settled && !self.setting.weighs_all {
                break;
            }
        }
        meter.nodes()
    }

    /// Returns true if the remaining iterations cannot change the most visited decision.
    fn is_settled(&self, left: u64) -> bool {
        let (mut first, mut second) = (0, 0);
        // A reused tree may have children that are not legal now.
        let nodes = self.children_of(self.root).map(|at| &self.nodes[at as usize]);
        for visits in nodes.filter(|node| self.root_legal.contains(&node.decision)).map(|node| node.visits) {
            if visits > first {
                (first, second) = (visits, first);
            } else {
                second = second.max(visits);
            }
        }
        u64::from(first - second) > left
    }

    /// Stores the canonical form of each decision in question, without duplicates.
    fn set_root_legal(&mut self, world: &StateOf<M>, legal: &[DecisionOf<M>]) {
        self.root_legal.clear();
        for &decision in legal {
            let canonical = M::canonical(world, decision);
            if !self.root_legal.contains(&canonical) {
                self.root_legal.push(canonical);
            }
        }
    }

    fn simulate(&mut self, mut state: StateOf<M>) {
        self.path.clear();
        let mut at = self.root;
        let evaluation = loop {
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
            let node = &mut self.nodes[at as usize];
            node.visits += 1;
            node.value_sum += evaluation.shares[node.seat.index()];
            node.lead += evaluation.leads[node.seat.index()];
        }
    }

    fn evaluate(&mut self, state: &mut StateOf<M>) -> Evaluation {
        evaluate::<M>(self.setting.leaf, state, &mut self.rollout_legal, &mut self.rng)
    }

    /// Lists the canonical legal decisions; at the root only those in question.
    fn list_legal(&mut self, state: &StateOf<M>, at_root: bool) {
        self.legal.clear();
        if at_root {
            self.legal.extend(self.root_legal.iter().copied());
        } else {
            M::Game::list_legal(state, &mut self.legal);
            self.legal.retain(|decision| M::canonical(state, *decision) == *decision);
        }
    }

    fn children_of(&self, at: u32) -> impl Iterator<Item = u32> {
        let after = |at: u32| Some(at).filter(|at| *at != NONE);
        let first = self.nodes.get(at as usize).and_then(|node| after(node.first));
        std::iter::successors(first, move |at| after(self.nodes[*at as usize].next))
    }

    fn find(&self, at: u32, decision: DecisionOf<M>) -> Option<u32> {
        self.children_of(at).find(|next| self.nodes[*next as usize].decision == decision)
    }

    fn add(&mut self, at: u32, seat: Seat, decision: DecisionOf<M>, prior: f32) -> u32 {
        let new = self.nodes.len() as u32;
        let first = std::mem::replace(&mut self.nodes[at as usize].first, new);
        self.nodes.push(Node {
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

    /// Selects a decision by PUCT or UCB1. Returns its node, or its prior if it has no node yet.
    fn choose(&mut self, at: u32, seat: Seat, state: &StateOf<M>) -> (DecisionOf<M>, Result<u32, f32>) {
        let guided = self.setting.priors;
        self.children.clear();
        self.children.resize(self.legal.len(), NONE);
        let (mut visits, mut value_sum, mut priors) = (0, 0.0, 0.0);
        // One pass over the linked list: its nodes are scattered in memory, the legal decisions are not.
        let mut next = self.nodes[at as usize].first;
        while next != NONE {
            let node = &self.nodes[next as usize];
            // In another determinization, another seat may decide here.
            if node.seat == seat
                && let Some(index) = self.legal.iter().position(|decision| *decision == node.decision)
            {
                self.children[index] = next;
                visits += node.visits;
                value_sum += node.value_sum;
                priors += node.prior;
            }
            next = node.next;
        }
        let mut new = Legal::<f32>::new();
        for (&decision, _) in self.legal.iter().zip(&self.children).filter(|(_, child)| **child == NONE) {
            let prior = if guided { M::prior(state, decision) } else { 1.0 };
            priors += prior;
            new.push(prior);
        }
        let first_play = if visits == 0 { 0.5 } else { value_sum / visits as f32 } - FPU_REDUCTION;
        let mut untried = new.into_iter();
        let mut best = (f32::NEG_INFINITY, (self.legal[0], Err(1.0)));
        for (&decision, &child) in self.legal.iter().zip(&self.children) {
            let (score, found) = match self.nodes.get_mut(child as usize) {
                Some(node) => {
                    node.availability += 1;
                    let value = (node.value_sum + LEAD_WEIGHT * node.lead) / node.visits as f32;
                    let exploration = if guided {
                        C_PUCT * node.prior / priors * (node.availability as f32).sqrt()
                            / (1.0 + node.visits as f32)
                    } else {
                        C_UCB * (ln(node.availability) / node.visits as f32).sqrt()
                    };
                    (value + exploration, Ok(child))
                }
                None => {
                    let prior = untried.next().unwrap_or(1.0);
                    let score = if guided {
                        first_play + C_PUCT * prior / priors * (visits as f32 + 1.0).sqrt()
                    } else {
                        // Unvisited decisions come first, in random order.
                        1e6 + self.rng.random::<f32>()
                    };
                    (score, Err(prior))
                }
            };
            if score > best.0 {
                best = (score, (decision, found));
            }
        }
        best.1
    }
}
