//! The game's own engine: alpha-beta for two players without recipes, where nothing is hidden but the order of the pile. As
//! soon as nothing is hidden at all, and few enough cards are left, the solver takes over whole decisions. Everything else
//! is left to a tree.

mod alpha_beta;
mod judge;
mod limit;
mod roots;
mod table;

use hearth_bots::{
    Bot, BotRng, Budget, Estimate, Evidence, Forfeit, Leaf, Meter, Setting, Thoughts, Tree, exp,
};
use hearth_core::Game;
use kupferkessel_rules::{Decision, Kupferkessel, Question, State, View};
use kupferkessel_solver::{Outcome, Solver};
use rand::SeedableRng;

use self::alpha_beta::{AlphaBeta, INFINITE, PROVED, UNIT};
use self::limit::Limit;
use self::roots::Roots;
use self::table::TranspositionTable;
use crate::KupferkesselMind;

/// So many points ahead is one in the measure of the evaluation: leads of strong players spread by about twelve points, which
/// is a logistic scale of seven.
const POINTS: f32 = 7.0;
/// So many megabytes the solver may remember.
const MEGABYTES: usize = 16;
/// What solving who wins takes: so many positions with so many cards, and so many times as many with each card more.
const SOLVED: (u32, f32, f32) = (16, 100.0, 2.1);

/// A tree takes as long for one look as alpha-beta for so many positions.
const A_LOOK: u64 = 5;
/// But with few looks a tree is worth little: so many looks are given for each position, until there are enough of them.
const LOOKS: u64 = 3;
const ENOUGH_LOOKS: u64 = 20_000;

/// Decisions that are worse than the best by no more than this get an estimate of their own; the others get a bound.
const NEARLY: i32 = 0;
const STRAYING: i32 = 3 * UNIT;

/// A bot that searches.
pub(crate) struct Search {
    setting: Setting,
    rng: BotRng,
    /// Made when they are needed: they are large, and only for some moments.
    table: Option<TranspositionTable>,
    solver: Option<Solver>,
    /// For tables that the nets can judge, and for the others.
    told: Tree<KupferkesselMind>,
    untold: Tree<KupferkesselMind>,
}

impl Search {
    pub fn new(setting: &Setting, mut rng: BotRng) -> Search {
        let budget = match setting.budget {
            Budget::Nodes(nodes) => Budget::Nodes(looks_for(nodes)),
            time @ Budget::Time(_) => time,
        };
        let tree = |leaf: Leaf, rng: &mut BotRng| {
            Tree::new(&Setting { leaf, budget, ..*setting }, BotRng::from_rng(rng))
        };
        // The nets were told neither of recipes nor of children's scoring. Recipes matter less than what the nets know.
        let told = tree(setting.leaf, &mut rng);
        let untold = tree(if setting.leaf == Leaf::Value { Leaf::Light } else { setting.leaf }, &mut rng);
        Search { setting: *setting, rng, table: None, solver: None, told, untold }
    }
}

impl Bot<Kupferkessel> for Search {
    fn think(&mut self, view: &View, legal: &[Decision]) -> Result<Thoughts<Decision>, Forfeit> {
        if begins_a_turn(view) {
            // What the solver found stays true, but it would save positions that one who rested has to search again.
            self.solver = None;
        }
        if !suits(view) {
            let told = !view.ruleset.children_scoring;
            return if told { self.told.think(view, legal) } else { self.untold.think(view, legal) };
        }
        if let [only] = legal {
            return Ok(Thoughts { line: vec![*only], ..Thoughts::bare(*only) });
        }
        let limit = Limit::new(self.setting.budget);
        let world = Kupferkessel::determinize(view, &mut self.rng);
        let mut solved = Solved::default();
        if self.setting.solver && view.leaves_no_doubt() {
            let solver = self.solver.get_or_insert_with(|| Solver::new(MEGABYTES));
            solved = solve(solver, &world, legal, limit.half());
        }
        if let Some(thoughts) = solved.thoughts {
            return Ok(thoughts);
        }
        let Solved { keeping, worse, nodes: spent, .. } = solved;
        let kept = keeping.first().copied();
        let keeping: Vec<_> = keeping.into_iter().map(|(decision, _)| decision).collect();
        let candidates = if keeping.is_empty() { legal } else { &keeping };
        let table = self.table.get_or_insert_with(|| TranspositionTable::new(self.setting.budget));
        let roots = Roots::new(view, &world, candidates);
        // Who strays has to know what the others are worth.
        let nearly = match (self.setting.weighs_all, self.setting.strays) {
            (true, _) => 2 * INFINITE,
            (false, 1..) => STRAYING,
            (false, 0) => NEARLY,
        };
        let mut search = AlphaBeta::new(&world, roots.hidden, table, limit.without(spent), nearly);
        let found = search.deepen(roots);
        let mut estimates: Vec<_> =
            found.ranked.iter().map(|&(decision, score)| estimate(decision, score)).collect();
        let best = estimates[0];
        for estimate in &mut estimates {
            // Others may have been judged less deeply; the best one is the best one.
            estimate.win_probability = estimate.win_probability.min(best.win_probability);
            estimate.lead = estimate.lead.min(best.lead);
            if let Some((_, outcome)) = kept {
                estimate.win_probability = chance_of(outcome);
            }
        }
        estimates[1..]
            .sort_by(|a, b| b.win_probability.total_cmp(&a.win_probability).then(b.lead.total_cmp(&a.lead)));
        // What throws the result away is not searched again; by how much is not known.
        estimates.extend(worse.into_iter().map(|(decision, outcome)| Estimate {
            decision,
            win_probability: chance_of(outcome),
            lead: best.lead.min(0.0),
            evidence: Evidence::Search,
        }));
        let decision = estimates[0].decision;
        Ok(Thoughts { decision, estimates, line: found.line, nodes: found.nodes + spent })
    }

    fn release_memory(&mut self) {
        // What is in them was found for this turn.
        self.table = None;
        self.solver = None;
        self.told.release_memory();
        self.untold.release_memory();
    }
}

/// Whether it is the first decision of a seat's turn.
fn begins_a_turn(view: &View) -> bool {
    view.question == Question::Take && !view.turn.second
}

/// How many looks a tree is given in the place of so many positions.
fn looks_for(nodes: u64) -> u64 {
    nodes.div_ceil(A_LOOK).max(nodes.saturating_mul(LOOKS).min(ENOUGH_LOOKS))
}

/// Whether alpha-beta is made for this table.
fn suits(view: &View) -> bool {
    view.players() == 2 && !view.ruleset.recipes && !view.ruleset.children_scoring
}

/// What a score means. Only the solver proves anything: a score of alpha-beta may be a bound.
fn estimate(decision: Decision, score: i32) -> Estimate<Decision> {
    let (win_probability, lead) = if score.abs() >= PROVED {
        let margin = (score.abs() - PROVED) * score.signum();
        (if score > 0 { 1.0 } else { 0.0 }, margin as f32)
    } else {
        let logit = score as f32 / UNIT as f32;
        (1.0 / (1.0 + exp(-logit)), logit * POINTS)
    };
    Estimate { decision, win_probability, lead, evidence: Evidence::Search }
}

fn chance_of(outcome: Outcome) -> f32 {
    match outcome {
        Outcome::Loss => 0.0,
        Outcome::Draw => 0.5,
        Outcome::Win => 1.0,
    }
}

/// What the solver found out.
#[derive(Default)]
struct Solved {
    /// Everything.
    thoughts: Option<Thoughts<Decision>>,
    /// The decisions that keep the result, and the result, if only that is known.
    keeping: Outcomes,
    /// The others, and what they lead to.
    worse: Outcomes,
    /// How many positions were searched for that, also in vain.
    nodes: u64,
}

type Outcomes = Vec<(Decision, Outcome)>;

/// Asks the solver as far as the limit goes: first who wins, then by how much.
fn solve(solver: &mut Solver, world: &State, legal: &[Decision], limit: Limit) -> Solved {
    let cards = world.square().occupied().len() as u32;
    let (from, mut expected, growth) = SOLVED;
    for _ in from..cards {
        expected *= growth;
    }
    if expected > limit.nodes_in_time() as f32 {
        return Solved::default();
    }
    solver.give_up(limit.nodes, limit.until);
    let outcomes = solver.outcomes(world).unwrap_or_default();
    let nodes = solver.searched();
    let asked: Outcomes = outcomes.into_iter().filter(|(decision, _)| legal.contains(decision)).collect();
    let best = asked.iter().map(|(_, outcome)| *outcome).max();
    let (keeping, worse): (Outcomes, _) = asked.into_iter().partition(|(_, outcome)| Some(*outcome) == best);
    if keeping.is_empty() {
        return Solved { nodes, ..Solved::default() };
    }
    solver.give_up(limit.nodes.saturating_sub(nodes), limit.until);
    let margins = solver.margins(world);
    let nodes = nodes + solver.searched();
    let thoughts = margins.ok().map(|margins| proved(&margins, legal, nodes));
    Solved { thoughts, keeping, worse, nodes }
}

fn proved(margins: &[(Decision, i32)], legal: &[Decision], nodes: u64) -> Thoughts<Decision> {
    let mut estimates: Vec<_> = margins
        .iter()
        .filter(|(decision, _)| legal.contains(decision))
        .map(|&(decision, margin)| Estimate {
            decision,
            win_probability: chance_of((margin as i16).into()),
            lead: margin as f32,
            evidence: Evidence::Proof,
        })
        .collect();
    estimates.sort_by(|a, b| b.lead.total_cmp(&a.lead));
    let decision = estimates.first().map_or(legal[0], |best| best.decision);
    Thoughts { decision, estimates, line: vec![decision], nodes }
}

/// What the solver says of a moment that is simple enough.
pub(crate) fn exact(view: &View, legal: &[Decision], meter: &mut Meter) -> Option<Thoughts<Decision>> {
    if !(suits(view) && view.leaves_no_doubt()) {
        return None;
    }
    let world = Kupferkessel::determinize(view, &mut BotRng::seed_from_u64(0));
    let solved = solve(&mut Solver::new(MEGABYTES), &world, legal, Limit::of(meter));
    meter.spend_nodes(solved.nodes);
    solved.thoughts
}
