//! The game's own engine: alpha-beta for two players without recipes, where nothing is hidden but the order of the pile. As
//! soon as nothing is hidden at all, and few enough cards are left, the solver takes over whole decisions. Everything else
//! is left to a tree.

mod alpha_beta;
mod judge;
mod limit;
mod roots;
mod table;

use hearth_bots::{Bot, Budget, Dice, Estimate, Forfeit, Ground, Leaf, Setting, Thoughts, Tree, exp};
use hearth_core::Game;
use kupferkessel_rules::{Decision, Kupferkessel, State, View};
use kupferkessel_solver::{Outcome, Solver};
use rand::SeedableRng;

use self::alpha_beta::{AlphaBeta, PROVED, UNIT};
use self::limit::Limit;
use self::roots::Roots;
use self::table::Table;
use crate::KupferkesselMind;

/// So many points ahead is one in the measure of the evaluation: leads of strong players spread by about twelve points, which
/// is a logistic scale of seven.
const POINTS: f32 = 7.0;
/// So many megabytes the solver may remember.
const MEGABYTES: usize = 16;
/// What solving who wins takes: so many positions with so many cards, and so many times as many with each card more.
const SOLVED: (u32, f32, f32) = (16, 100.0, 2.1);
/// The same for the tree's own question: it solves what takes no more than this.
const SMALL: u64 = 20_000;

/// A tree that plays on to the end takes as long for one look as alpha-beta for so many positions.
const A_PLAYOUT: u64 = 5;

/// Decisions that are worse than the best by no more than this get an estimate of their own; the others get a bound.
const NEARLY: i32 = 0;
const STRAYING: i32 = 3 * UNIT;

/// A bot that searches.
pub(crate) struct Search {
    setting: Setting,
    dice: Dice,
    table: Table,
    solver: Solver,
    tree: Tree<KupferkesselMind>,
}

impl Search {
    pub fn new(setting: &Setting, mut dice: Dice) -> Search {
        let budget = match setting.budget {
            Budget::Nodes(nodes) => Budget::Nodes(nodes.div_ceil(A_PLAYOUT)),
            time @ Budget::Time(_) => time,
        };
        // The net was not told of recipes, but playing on to the end counts them.
        let tree = Tree::new(&Setting { leaf: Leaf::Random, budget, ..*setting }, Dice::from_rng(&mut dice));
        Search {
            setting: *setting,
            dice,
            table: Table::new(setting.budget),
            solver: Solver::new(MEGABYTES),
            tree,
        }
    }
}

impl Bot<Kupferkessel> for Search {
    fn think(&mut self, view: &View, legal: &[Decision]) -> Result<Thoughts<Decision>, Forfeit> {
        if !suits(view) {
            return self.tree.think(view, legal);
        }
        if let [only] = legal {
            return Ok(Thoughts { line: vec![*only], ..Thoughts::bare(*only) });
        }
        let limit = Limit::new(self.setting.budget);
        let world = Kupferkessel::imagine(view, &mut self.dice);
        let mut solved = None;
        if self.setting.solver && view.leaves_no_doubt() {
            solved = solve(&mut self.solver, &world, legal, limit.half());
        }
        if let Some(Solved { thoughts: Some(thoughts), .. }) = solved {
            return Ok(thoughts);
        }
        let spent = solved.as_ref().map_or(0, |solved| solved.nodes);
        let (keeping, worse) =
            solved.map_or((Vec::new(), Vec::new()), |solved| (solved.keeping, solved.worse));
        let candidates = if keeping.is_empty() { legal } else { &keeping };
        if !self.setting.reuse {
            self.table.clear();
        }
        let roots = Roots::new(view, &world, candidates);
        // Who strays has to know what the others are worth.
        let nearly = match (self.setting.weighs_all, self.setting.strays) {
            (true, _) => PROVED,
            (false, 1..) => STRAYING,
            (false, 0) => NEARLY,
        };
        let mut search = AlphaBeta::new(&world, roots.hidden, &mut self.table, limit.without(spent), nearly);
        let found = search.deepen(roots);
        let mut estimates: Vec<_> = found
            .ranked
            .iter()
            .map(|&(decision, score)| estimate(decision, score, view.leaves_no_doubt()))
            .collect();
        // The best one stays first, whatever rounding says of the others.
        estimates[1..].sort_by(|a, b| b.chance.total_cmp(&a.chance));
        // What throws the result away is not searched again: it is proved to be worse.
        let worst = estimates.iter().map(|estimate| estimate.lead).fold(0.0, f32::min) - 1.0;
        estimates.extend(worse.into_iter().map(|(decision, outcome)| Estimate {
            decision,
            chance: chance_of(outcome),
            lead: worst,
            ground: Ground::Proof,
        }));
        let decision = estimates[0].decision;
        Ok(Thoughts { decision, estimates, line: found.line, nodes: found.nodes + spent })
    }
}

/// Whether alpha-beta is made for this table.
fn suits(view: &View) -> bool {
    view.players() == 2 && !view.ruleset.recipes && !view.ruleset.children_scoring
}

fn estimate(decision: Decision, score: i32, sure: bool) -> Estimate<Decision> {
    if score.abs() >= PROVED {
        let margin = (score.abs() - PROVED) * score.signum();
        let chance = if score > 0 { 1.0 } else { 0.0 };
        let ground = if sure { Ground::Proof } else { Ground::Search };
        return Estimate { decision, chance, lead: margin as f32, ground };
    }
    let logit = score as f32 / UNIT as f32;
    Estimate { decision, chance: 1.0 / (1.0 + exp(-logit)), lead: logit * POINTS, ground: Ground::Search }
}

fn chance_of(outcome: Outcome) -> f32 {
    match outcome {
        Outcome::Loss => 0.0,
        Outcome::Draw => 0.5,
        Outcome::Win => 1.0,
    }
}

/// What the solver found out.
struct Solved {
    /// Everything.
    thoughts: Option<Thoughts<Decision>>,
    /// The decisions that keep the result, if only that is known.
    keeping: Vec<Decision>,
    /// The others, and what they lead to.
    worse: Vec<(Decision, Outcome)>,
    nodes: u64,
}

/// Asks the solver as far as the limit goes: first who wins, then by how much.
fn solve(solver: &mut Solver, world: &State, legal: &[Decision], limit: Limit) -> Option<Solved> {
    let cards = world.square().occupied().len() as u32;
    let (from, mut expected, growth) = SOLVED;
    for _ in from..cards {
        expected *= growth;
    }
    if expected > limit.nodes as f32 {
        return None;
    }
    solver.give_up(limit.nodes, limit.until);
    let (outcomes, nodes) = solver.outcomes(world).ok()?;
    let of =
        |decision: &Decision| outcomes.iter().find(|(of, _)| of == decision).map(|(_, outcome)| *outcome);
    let best = legal.iter().filter_map(of).max()?;
    let asked = outcomes.iter().copied().filter(|(decision, _)| legal.contains(decision));
    let (keeping, worse): (Vec<_>, Vec<_>) = asked.partition(|(_, outcome)| *outcome == best);
    let keeping = keeping.into_iter().map(|(decision, _)| decision).collect();
    solver.give_up(limit.nodes.saturating_sub(nodes), limit.until);
    let thoughts = solver.margins(world).ok().map(|margins| proved(&margins, legal, nodes));
    Some(Solved { thoughts, keeping, worse, nodes: 2 * nodes })
}

fn proved(margins: &[(Decision, i32)], legal: &[Decision], nodes: u64) -> Thoughts<Decision> {
    let mut estimates: Vec<_> = margins
        .iter()
        .filter(|(decision, _)| legal.contains(decision))
        .map(|&(decision, margin)| Estimate {
            decision,
            chance: chance_of((margin as i16).into()),
            lead: margin as f32,
            ground: Ground::Proof,
        })
        .collect();
    estimates.sort_by(|a, b| b.lead.total_cmp(&a.lead));
    let decision = estimates.first().map_or(legal[0], |best| best.decision);
    Thoughts { decision, estimates, line: vec![decision], nodes }
}

/// What the solver says of a moment that is simple enough.
pub(crate) fn exact(view: &View, legal: &[Decision]) -> Option<Thoughts<Decision>> {
    if !(suits(view) && view.leaves_no_doubt()) {
        return None;
    }
    let world = Kupferkessel::imagine(view, &mut Dice::seed_from_u64(0));
    let limit = Limit::new(Budget::Nodes(SMALL));
    solve(&mut Solver::new(MEGABYTES), &world, legal, limit)?.thoughts
}
