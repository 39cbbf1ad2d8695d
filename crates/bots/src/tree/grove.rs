//! One tree and the worlds it grows in. All decisions lie in one list; those after the same decision are a chain.

use hearth_core::{Game, Legal, Seat, Turn};
use rand::RngExt;

use super::playout::judge;
use crate::arithmetic::ln;
use crate::{DecisionOf, Dice, Judgement, Meter, Mind, Setting, StateOf, ViewOf};

/// How curious the search is where a sensible player's likings guide it.
const CURIOSITY: f32 = 1.4;
/// How curious it is where nothing guides it.
const PLAIN_CURIOSITY: f32 = 0.5;
/// How much less than its sisters an untried decision is taken to be worth.
const UNTRIED: f32 = 0.1;
/// How much of a victory a point is worth: a larger lead is preferred between equal chances.
const POINT: f32 = 0.002;

/// So many looks pass between two checks whether it is settled what will be decided.
const BETWEEN_LOOKS_AT_THE_LEADER: u64 = 32;
/// More decisions than these are not made room for in advance.
const MOST_AT_ONCE: usize = 1 << 20;

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
    /// What is asked about, one decision for all that come to the same.
    asked: Legal<DecisionOf<M>>,
    legal: Legal<DecisionOf<M>>,
    /// Where each of the legal decisions stands in the list of those that were tried.
    places: Vec<u32>,
    playing: Legal<DecisionOf<M>>,
}

impl<M: Mind> Grove<M> {
    pub fn new(setting: &Setting, dice: Dice) -> Grove<M> {
        Grove {
            setting: *setting,
            dice,
            tried: Vec::new(),
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
        self.tried.clear();
        self.root = NONE;
    }

    /// Forgets everything and gives its room back.
    pub fn rests(&mut self) {
        self.clear();
        self.tried.shrink_to_fit();
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

    /// Looks until the meter has nothing left, and says how often it looked.
    pub fn grow(&mut self, view: &ViewOf<M>, legal: &[DecisionOf<M>], mut meter: Meter) -> u64 {
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
        if meter.until().is_none() {
            let nodes = usize::try_from(meter.left());
            self.tried.reserve(nodes.map_or(MOST_AT_ONCE, |nodes| nodes.min(MOST_AT_ONCE)));
        }
        while meter.spend() {
            let world = M::Game::imagine(view, &mut self.dice);
            if meter.nodes() == 1 {
                self.ask(&world, legal);
            }
            self.look(world);
            let settled =
                meter.nodes().is_multiple_of(BETWEEN_LOOKS_AT_THE_LEADER) && self.is_settled(meter.left());
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
        let tried = self.chain(self.root).map(|at| &self.tried[at as usize]);
        for looks in tried.filter(|tried| self.asked.contains(&tried.decision)).map(|tried| tried.looks) {
            if looks > first {
                (first, second) = (looks, first);
            } else {
                second = second.max(looks);
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

    fn look(&mut self, mut state: StateOf<M>) {
        self.path.clear();
        let mut at = self.root;
        let judgement = loop {
            let Turn::Decide(seat) = M::Game::turn(&state) else { break self.judge(&mut state) };
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
                Err(liking) => self.add(at, seat, decision, liking),
            };
            M::Game::apply(&mut state, decision, &mut |_| ());
            self.path.push(next);
            at = next;
            if found.is_err() {
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
        let first = self.tried.get(at as usize).and_then(|tried| after(tried.first));
        std::iter::successors(first, move |at| after(self.tried[*at as usize].next))
    }

    fn find(&self, at: u32, decision: DecisionOf<M>) -> Option<u32> {
        self.chain(at).find(|next| self.tried[*next as usize].decision == decision)
    }

    fn add(&mut self, at: u32, seat: Seat, decision: DecisionOf<M>, liking: f32) -> u32 {
        let new = self.tried.len() as u32;
        let first = std::mem::replace(&mut self.tried[at as usize].first, new);
        self.tried.push(Tried {
            decision,
            seat,
            first: NONE,
            next: first,
            could: 1,
            liking,
            looks: 0,
            share: 0.0,
            lead: 0.0,
        });
        new
    }

    /// The decision that is most worth a look, and where it stands, or how much it is liked if it was never taken.
    fn choose(&mut self, at: u32, seat: Seat, state: &StateOf<M>) -> (DecisionOf<M>, Result<u32, f32>) {
        let guided = self.setting.priors;
        self.places.clear();
        self.places.resize(self.legal.len(), NONE);
        let (mut looks, mut share, mut likings) = (0, 0.0, 0.0);
        // The chain is walked once: its links lie far apart, the legal decisions close together.
        let mut next = self.tried[at as usize].first;
        while next != NONE {
            let tried = &self.tried[next as usize];
            // In another world another seat may be next here.
            if tried.seat == seat
                && let Some(place) = self.legal.iter().position(|decision| *decision == tried.decision)
            {
                self.places[place] = next;
                looks += tried.looks;
                share += tried.share;
                likings += tried.liking;
            }
            next = tried.next;
        }
        let mut new = Legal::<f32>::new();
        for (&decision, _) in self.legal.iter().zip(&self.places).filter(|(_, place)| **place == NONE) {
            let liking = if guided { M::liking(state, decision) } else { 1.0 };
            likings += liking;
            new.push(liking);
        }
        let usual = if looks == 0 { 0.5 } else { share / looks as f32 } - UNTRIED;
        let mut untried = new.into_iter();
        let mut best = (f32::NEG_INFINITY, (self.legal[0], Err(1.0)));
        for (&decision, &place) in self.legal.iter().zip(&self.places) {
            let (worth, found) = match self.tried.get_mut(place as usize) {
                Some(tried) => {
                    tried.could += 1;
                    let so_far = (tried.share + POINT * tried.lead) / tried.looks as f32;
                    let curiosity = if guided {
                        CURIOSITY * tried.liking / likings * (tried.could as f32).sqrt()
                            / (1.0 + tried.looks as f32)
                    } else {
                        PLAIN_CURIOSITY * (ln(tried.could) / tried.looks as f32).sqrt()
                    };
                    (so_far + curiosity, Ok(place))
                }
                None => {
                    let liking = untried.next().unwrap_or(1.0);
                    let worth = if guided {
                        usual + CURIOSITY * liking / likings * (looks as f32 + 1.0).sqrt()
                    } else {
                        // Whatever was never tried comes first, in any order.
                        1e6 + self.dice.random::<f32>()
                    };
                    (worth, Err(liking))
                }
            };
            if worth > best.0 {
                best = (worth, (decision, found));
            }
        }
        best.1
    }
}
