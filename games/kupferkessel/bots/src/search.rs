//! The game's own engine: alpha-beta search for two players without recipes.
//!
//! Only the order of the pile is hidden there. Once nothing is hidden and few enough cards are left, the
//! endgame solver decides. All other tables use tree search.

mod alpha_beta;
mod evaluator;
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

use self::alpha_beta::{AlphaBeta, INFINITE_SCORE, SCORE_PER_LOGIT, WIN_SCORE};
use self::limit::SearchLimit;
use self::roots::Roots;
use self::table::TranspositionTable;
use crate::KupferkesselMind;

/// Points per logit of the evaluation. Leads of strong players have a standard deviation of about twelve
/// points, which is a logistic scale of seven.
const POINTS_PER_LOGIT: f32 = 7.0;
/// Size of the solver's transposition table in megabytes.
const SOLVER_TABLE_MEGABYTES: usize = 16;
/// Expected nodes to solve the outcome: a number of cards, the nodes for them, and the growth per further
/// card.
const SOLVER_COST: (u32, f32, f32) = (16, 100.0, 2.1);

/// Number of alpha-beta nodes that take as long as one simulation of the tree search.
const NODES_PER_SIMULATION: u64 = 5;
/// Tree search is weak with few simulations: it gets this many per node, up to a maximum.
const MIN_SIMULATIONS_PER_NODE: u64 = 3;
const ENOUGH_SIMULATIONS: u64 = 20_000;

/// Window below the best score, in which decisions get exact scores; the others get an upper bound.
const EXACT_WINDOW: i32 = 0;
const STRAYING_WINDOW: i32 = 3 * SCORE_PER_LOGIT;

/// A bot that searches.
pub(crate) struct AlphaBetaBot {
    setting: Setting,
    rng: BotRng,
    /// Allocated on demand: it is large and not always needed.
    table: Option<TranspositionTable>,
    solver: Option<Solver>,
    /// Tree search with the nets, and with rollouts for children's scoring.
    net_tree: Tree<KupferkesselMind>,
    rollout_tree: Tree<KupferkesselMind>,
}

impl AlphaBetaBot {
    pub fn new(setting: &Setting, mut rng: BotRng) -> AlphaBetaBot {
        let budget = match setting.budget {
            Budget::Nodes(nodes) => Budget::Nodes(simulations_for(nodes)),
            time @ Budget::Time(_) => time,
        };
        let tree = |leaf: Leaf, rng: &mut BotRng| {
            Tree::new(&Setting { leaf, budget, ..*setting }, BotRng::from_rng(rng))
        };
        // The nets know neither recipes nor children's scoring. With recipes they are still better than
        // rollouts.
        let net_tree = tree(setting.leaf, &mut rng);
        let rollout_tree =
            tree(if setting.leaf == Leaf::Value { Leaf::Light } else { setting.leaf }, &mut rng);
        AlphaBetaBot { setting: *setting, rng, table: None, solver: None, net_tree, rollout_tree }
    }
}

impl Bot<Kupferkessel> for AlphaBetaBot {
    fn think(&mut self, view: &View, legal: &[Decision]) -> Result<Thoughts<Decision>, Forfeit> {
        if starts_a_turn(view) {
            // A kept table would save nodes that a bot with released memory must search again. Both must
            // decide the same.
            self.solver = None;
        }
        if !is_supported(view) {
            let has_net = !view.ruleset.children_scoring;
            return if has_net {
                self.net_tree.think(view, legal)
            } else {
                self.rollout_tree.think(view, legal)
            };
        }
        if let [only] = legal {
            return Ok(Thoughts { line: vec![*only], ..Thoughts::bare(*only) });
        }
        let limit = SearchLimit::new(self.setting.budget);
        let world = Kupferkessel::determinize(view, &mut self.rng);
        let mut solved = Solved::default();
        if self.setting.solver && view.leaves_no_doubt() {
            let solver = self.solver.get_or_insert_with(|| Solver::new(SOLVER_TABLE_MEGABYTES));
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
        // Straying picks a slightly worse decision, so it needs exact scores.
        let exact_window = match (self.setting.weighs_all, self.setting.strays) {
            (true, _) => 2 * INFINITE_SCORE,
            (false, 1..) => STRAYING_WINDOW,
            (false, 0) => EXACT_WINDOW,
        };
        let mut search = AlphaBeta::new(&world, roots.hidden, table, limit.without(spent), exact_window);
        let found = search.deepen(roots);
        let mut estimates: Vec<_> =
            found.ranked.iter().map(|&(decision, score)| estimate(decision, score)).collect();
        let best = estimates[0];
        for estimate in &mut estimates {
            // Other decisions may have been searched less deeply; none may look better than the best one.
            estimate.win_probability = estimate.win_probability.min(best.win_probability);
            estimate.lead = estimate.lead.min(best.lead);
            if let Some((_, outcome)) = kept {
                estimate.win_probability = win_probability(outcome);
            }
        }
        estimates[1..]
            .sort_by(|a, b| b.win_probability.total_cmp(&a.win_probability).then(b.lead.total_cmp(&a.lead)));
        // Decisions that lose the result are not searched; their margin is unknown.
        estimates.extend(worse.into_iter().map(|(decision, outcome)| Estimate {
            decision,
            win_probability: win_probability(outcome),
            lead: best.lead.min(0.0),
            evidence: Evidence::Search,
        }));
        let decision = estimates[0].decision;
        Ok(Thoughts { decision, estimates, line: found.line, nodes: found.nodes + spent })
    }

    fn release_memory(&mut self) {
        // The contents were found for this turn only.
        self.table = None;
        self.solver = None;
        self.net_tree.release_memory();
        self.rollout_tree.release_memory();
    }
}

/// Returns true for the first decision of a turn.
fn starts_a_turn(view: &View) -> bool {
    view.question == Question::Take && !view.turn.second
}

/// Converts a budget of alpha-beta nodes to simulations of the tree search.
fn simulations_for(nodes: u64) -> u64 {
    nodes
        .div_ceil(NODES_PER_SIMULATION)
        .max(nodes.saturating_mul(MIN_SIMULATIONS_PER_NODE).min(ENOUGH_SIMULATIONS))
}

/// Returns true if alpha-beta supports the table.
fn is_supported(view: &View) -> bool {
    view.players() == 2 && !view.ruleset.recipes && !view.ruleset.children_scoring
}

/// Converts a score to an estimate. A score of alpha-beta may be a bound, so it is never evidence of a proof.
fn estimate(decision: Decision, score: i32) -> Estimate<Decision> {
    let (win_probability, lead) = if score.abs() >= WIN_SCORE {
        let margin = (score.abs() - WIN_SCORE) * score.signum();
        (if score > 0 { 1.0 } else { 0.0 }, margin as f32)
    } else {
        let logit = score as f32 / SCORE_PER_LOGIT as f32;
        (1.0 / (1.0 + exp(-logit)), logit * POINTS_PER_LOGIT)
    };
    Estimate { decision, win_probability, lead, evidence: Evidence::Search }
}

fn win_probability(outcome: Outcome) -> f32 {
    match outcome {
        Outcome::Loss => 0.0,
        Outcome::Draw => 0.5,
        Outcome::Win => 1.0,
    }
}

/// The results of the solver.
#[derive(Default)]
struct Solved {
    /// The full answer, if the margins were solved.
    thoughts: Option<Thoughts<Decision>>,
    /// The decisions that keep the result, with the result, if only that was solved.
    keeping: DecisionOutcomes,
    /// The other decisions with their results.
    worse: DecisionOutcomes,
    /// Number of nodes, including those of failed attempts.
    nodes: u64,
}

type DecisionOutcomes = Vec<(Decision, Outcome)>;

/// Asks the solver within the limit: first for the outcomes, then for the margins.
fn solve(solver: &mut Solver, world: &State, legal: &[Decision], limit: SearchLimit) -> Solved {
    let cards = world.square().occupied().len() as u32;
    let (from, mut expected, growth) = SOLVER_COST;
    for _ in from..cards {
        expected *= growth;
    }
    if expected > limit.nodes_in_time() as f32 {
        return Solved::default();
    }
    solver.set_limits(limit.nodes, limit.deadline);
    let outcomes = solver.outcomes(world).unwrap_or_default();
    let nodes = solver.nodes_searched();
    let asked: DecisionOutcomes =
        outcomes.into_iter().filter(|(decision, _)| legal.contains(decision)).collect();
    let best = asked.iter().map(|(_, outcome)| *outcome).max();
    let (keeping, worse): (DecisionOutcomes, _) =
        asked.into_iter().partition(|(_, outcome)| Some(*outcome) == best);
    if keeping.is_empty() {
        return Solved { nodes, ..Solved::default() };
    }
    solver.set_limits(limit.nodes.saturating_sub(nodes), limit.deadline);
    let margins = solver.margins(world);
    let nodes = nodes + solver.nodes_searched();
    let thoughts = margins.ok().map(|margins| proved(&margins, legal, nodes));
    Solved { thoughts, keeping, worse, nodes }
}

fn proved(margins: &[(Decision, i32)], legal: &[Decision], nodes: u64) -> Thoughts<Decision> {
    let mut estimates: Vec<_> = margins
        .iter()
        .filter(|(decision, _)| legal.contains(decision))
        .map(|&(decision, margin)| Estimate {
            decision,
            win_probability: win_probability((margin as i16).into()),
            lead: margin as f32,
            evidence: Evidence::Proof,
        })
        .collect();
    estimates.sort_by(|a, b| b.lead.total_cmp(&a.lead));
    let decision = estimates.first().map_or(legal[0], |best| best.decision);
    Thoughts { decision, estimates, line: vec![decision], nodes }
}

/// Returns the solver's answer, if the position can be solved within the meter.
pub(crate) fn exact(view: &View, legal: &[Decision], meter: &mut Meter) -> Option<Thoughts<Decision>> {
    if !(is_supported(view) && view.leaves_no_doubt()) {
        return None;
    }
    let world = Kupferkessel::determinize(view, &mut BotRng::seed_from_u64(0));
    let solved = solve(&mut Solver::new(SOLVER_TABLE_MEGABYTES), &world, legal, SearchLimit::of(meter));
    meter.spend_nodes(solved.nodes);
    solved.thoughts
}
