//! One tree and the worlds it grows in. All decisions lie in one list; those after the same decision are a chain.

use hearth_core::{Game, Legal, Seat, Turn};

use super::playout::judge;
use crate::arithmetic::ln;
use crate::{Budget, DecisionOf, Dice, Judgement, Meter, Mind, Setting, StateOf, ViewOf};

/// How curious the search is where a sensible player's likings guide it.
const CURIOSITY: f32 = 1.4;
/// How curious it is where nothing guides it.
const PLAIN_CURIOSITY: f32 = 0.5;
/// How much less than its sisters an untried decision is taken to be worth.
const UNTRIED: f32 = 0.1;
/// How much of a victory a point is worth: a larger lead is preferred between equal chances.
const POINT: f32 = 0.002;

const NONE: u32 = u32::MAX;
const ROOT: u32 = 0;

/// What is known of a decision.
pub(super) struct Tried<D> {
    decision: D,
    seat: Seat,
    first: u32,
    next: u32,
    could: u32,
    liking: f32,
    /// How often it was taken.
    pub looks: u32,
    /// All that the one who took it got of victories.
    pub share: f32,
    /// All his leads, in points.
    pub lead: f32,
}

pub(super) struct Grove<M: Mind> {
    setting: Setting,
    dice: Dice,
    tried: Vec<Tried<DecisionOf<M>>>,
    root: u32,
    path: Vec<u32>,
    legal: Legal<DecisionOf<M>>,
    playing: Legal<DecisionOf<M>>,
}

/// One legal decision on the way down.
#[derive(Clone, Copy)]
struct Branch<D> {
    decision: D,
    /// Where it stands in the list, if it was ever taken.
    at: u32,
    liking: f32,
}

impl<M: Mind> Grove<M> {
    pub fn new(setting: &Setting, dice: Dice) -> Grove<M> {
        Grove {
            setting: *setting,
            dice,
            tried: Vec::new(),
            root: NONE,
            path: Vec::new(),
            legal: Legal::new(),
            playing: Legal::new(),
        }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.tried.clear();
        self.root = NONE;
    }

    /// The decision was taken: what follows it is the tree now.
    pub fn go_to(&mut self, decision: DecisionOf<M>) {
        match self.find(self.root, decision) {
            Some(at) => self.root = at,
            None => self.clear(),
        }
    }

    /// What is known of a decision at the root.
    pub fn of_root(&self, decision: DecisionOf<M>) -> Option<&Tried<DecisionOf<M>>> {
        self.find(self.root, decision).map(|at| &self.tried[at as usize])
    }

    /// How the game is expected to go on after a decision at the root: what was looked at most.
    pub fn line(&self, decision: DecisionOf<M>) -> Vec<DecisionOf<M>> {
        const FEWEST_LOOKS: u32 = 10;
        let mut line = vec![decision];
        let mut at = self.find(self.root, decision);
        while let Some(here) = at {
            at = self
                .chain(here)
                .filter(|next| self.tried[*next as usize].looks >= FEWEST_LOOKS)
                .max_by_key(|next| self.tried[*next as usize].looks);
            line.extend(at.map(|next| self.tried[next as usize].decision));
        }
        line
    }

    /// Looks until the budget is used up, and says how often it looked.
    pub fn grow(&mut self, view: &ViewOf<M>, legal: &[DecisionOf<M>], budget: Budget) -> u64 {
        if self.root == NONE {
            self.root = ROOT;
            self.tried.push(Tried {
                decision: legal[0],
                seat: Seat::FIRST,
                first: NONE,
                next: NONE,
                could: 0,
                liking: 1.0,
                looks: 0,
                share: 0.0,
                lead: 0.0,
            });
        }
        let mut meter = Meter::new(budget);
        while meter.spend() {
            let world = M::Game::imagine(view, &mut self.dice);
            self.look(world, legal);
        }
        meter.nodes()
    }

    fn look(&mut self, mut state: StateOf<M>, root_legal: &[DecisionOf<M>]) {
        self.path.clear();
        let mut at = self.root;
        let judgement = loop {
            let Turn::Decide(seat) = M::Game::turn(&state) else { break self.judge(&mut state) };
            self.list_legal(&state, (at == self.root).then_some(root_legal));
            if let [only] = self.legal[..]
                && at != self.root
            {
                M::Game::apply(&mut state, only, &mut |_| ());
                continue;
            }
            let branch = self.choose(at, &state);
            let new = branch.at == NONE;
            let next = if new { self.add(at, seat, &branch) } else { branch.at };
            M::Game::apply(&mut state, branch.decision, &mut |_| ());
            self.path.push(next);
            at = next;
            if new {
                break self.judge(&mut state);
            }
        };
        for &at in &self.path {
            let tried = &mut self.tried[at as usize];
            tried.looks += 1;
            tried.share += judgement.shares[tried.seat.index()];
            tried.lead += judgement.leads[tried.seat.index()];
        }
    }

    fn judge(&mut self, state: &mut StateOf<M>) -> Judgement {
        judge::<M>(self.setting.leaf, state, &mut self.playing, &mut self.dice)
    }

    /// The legal decisions, one for all that come to the same; at the root only those that were asked about.
    fn list_legal(&mut self, state: &StateOf<M>, asked: Option<&[DecisionOf<M>]>) {
        self.legal.clear();
        M::Game::list_legal(state, &mut self.legal);
        if let Some(asked) = asked {
            // Those that stand for others stay if one of the others was asked about.
            let mut wanted = Legal::<DecisionOf<M>>::new();
            for &decision in asked {
                let same = M::canonical(state, decision);
                if !wanted.contains(&same) {
                    wanted.push(same);
                }
            }
            self.legal = wanted;
        } else {
            self.legal.retain(|decision| M::canonical(state, *decision) == *decision);
        }
    }

    fn chain(&self, at: u32) -> impl Iterator<Item = u32> {
        let after = |at: u32| Some(at).filter(|at| *at != NONE);
        let first = self.tried.get(at as usize).and_then(|tried| after(tried.first));
        std::iter::successors(first, move |at| after(self.tried[*at as usize].next))
    }

    fn find(&self, at: u32, decision: DecisionOf<M>) -> Option<u32> {
        self.chain(at).find(|next| self.tried[*next as usize].decision == decision)
    }

    fn add(&mut self, at: u32, seat: Seat, branch: &Branch<DecisionOf<M>>) -> u32 {
        let new = self.tried.len() as u32;
        let first = std::mem::replace(&mut self.tried[at as usize].first, new);
        self.tried.push(Tried {
            decision: branch.decision,
            seat,
            first: NONE,
            next: first,
            could: 1,
            liking: branch.liking,
            looks: 0,
            share: 0.0,
            lead: 0.0,
        });
        new
    }

    /// The decision that is most worth a look.
    fn choose(&mut self, at: u32, state: &StateOf<M>) -> Branch<DecisionOf<M>> {
        let guided = self.setting.priors;
        let mut branches = [None; 64];
        let (mut looks, mut share, mut likings) = (0, 0.0, 0.0);
        let count = self.legal.len().min(branches.len());
        for (branch, &decision) in branches.iter_mut().zip(&self.legal) {
            let found = self.find(at, decision);
            let liking = match found {
                Some(at) => {
                    let tried = &self.tried[at as usize];
                    looks += tried.looks;
                    share += tried.share;
                    tried.liking
                }
                None if guided => M::liking(state, decision),
                None => 1.0,
            };
            likings += liking;
            *branch = Some(Branch { decision, at: found.unwrap_or(NONE), liking });
        }
        let usual = if looks == 0 { 0.5 } else { share / looks as f32 } - UNTRIED;
        let mut best = (f32::NEG_INFINITY, None);
        for branch in branches[..count].iter().flatten() {
            let worth = match self.tried.get_mut(branch.at as usize) {
                Some(tried) => {
                    tried.could += 1;
                    let so_far = (tried.share + POINT * tried.lead) / tried.looks as f32;
                    if guided {
                        so_far
                            + CURIOSITY * branch.liking / likings * (tried.could as f32).sqrt()
                                / (1.0 + tried.looks as f32)
                    } else {
                        so_far + PLAIN_CURIOSITY * (ln(tried.could) / tried.looks as f32).sqrt()
                    }
                }
                None if guided => usual + CURIOSITY * branch.liking / likings * (looks as f32 + 1.0).sqrt(),
                // Whatever was never tried comes first, in any order.
                None => 1e6 + rand::RngExt::random::<f32>(&mut self.dice),
            };
            if worth > best.0 {
                best = (worth, Some(*branch));
            }
        }
        best.1.unwrap_or(Branch { decision: self.legal[0], at: NONE, liking: 1.0 })
    }
}
