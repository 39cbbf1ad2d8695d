//! An external program as a bot.

use std::marker::PhantomData;

use hearth_bots::{Bot, Estimate, Evidence, Forfeit, Thoughts};
use hearth_core::{Game, Seat, Standing, Trace, over_line};
use serde_json::Value;

use crate::{Launch, ProgramSession};

/// An external program as a bot. It starts with the first request.
#[derive(Debug)]
pub struct Program<G> {
    session: ProgramSession,
    game: PhantomData<fn() -> G>,
}

impl<G: Trace> Program<G> {
    /// Creates a bot without starting the program.
    pub fn new(launch: Launch) -> Program<G> {
        Program { session: ProgramSession::new(launch), game: PhantomData }
    }
}

impl<G: Trace> Bot<G> for Program<G> {
    fn think(&mut self, view: &G::View, legal: &[G::Decision]) -> Result<Thoughts<G::Decision>, Forfeit> {
        let words: Vec<String> = legal.iter().map(ToString::to_string).collect();
        let read = |word: &str| word.parse().ok().filter(|decision| legal.contains(decision));
        let view = serde_json::to_value(G::trace_view(view))
            .map_err(|error| Forfeit(format!("its view cannot be serialized: {error}")))?;
        let (decision, answer) = self.session.think(G::NAME, &view, &words, read)?;
        Ok(thoughts::<G>(decision, &answer))
    }

    fn sees(&mut self, seat: Seat, decision: Option<G::Decision>) {
        let decision = decision.map(|decision| decision.to_string());
        self.session.sees(seat.number(), decision.as_deref());
    }

    fn over(&mut self, standing: &Standing) {
        self.session.over(&over_line(standing));
    }
}

/// Reads the optional analysis beside the decision. Invalid parts are ignored.
fn thoughts<G: Game>(decision: G::Decision, answer: &Value) -> Thoughts<G::Decision> {
    let line = answer.get("line").and_then(Value::as_array).into_iter().flatten();
    let line = line.map_while(|word| word.as_str()?.parse().ok()).collect();
    let nodes = answer.get("nodes").and_then(Value::as_u64).unwrap_or(0);
    let estimates = estimate(answer, decision, nodes).into_iter().collect();
    Thoughts { decision, estimates, line, nodes }
}

/// Reads the optional estimate. An invalid one is ignored.
fn estimate<D>(answer: &Value, decision: D, visits: u64) -> Option<Estimate<D>> {
    let win_probability =
        answer.get("chance")?.as_f64().filter(|win_probability| (0.0..=1.0).contains(win_probability))?;
    let lead = Some(answer.get("lead")?.as_f64()? as f32).filter(|lead| lead.is_finite())?;
    Some(Estimate {
        decision,
        win_probability: win_probability as f32,
        lead,
        evidence: Evidence::Visits(visits),
    })
}
