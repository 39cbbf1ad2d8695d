//! A bot that is a program.

use std::marker::PhantomData;

use hearth_bots::{Bot, Estimate, Evidence, Forfeit, Thoughts};
use hearth_core::{Game, Seat, Standing, Trace, over_line};
use serde_json::Value;

use crate::{Launch, Session};

/// A bot that is a program. It is started when it is asked for the first time.
#[derive(Debug)]
pub struct Program<G> {
    session: Session,
    game: PhantomData<fn() -> G>,
}

impl<G: Trace> Program<G> {
    /// A program that is not started yet.
    pub fn new(launch: Launch) -> Program<G> {
        Program { session: Session::new(launch), game: PhantomData }
    }
}

impl<G: Trace> Bot<G> for Program<G> {
    fn think(&mut self, view: &G::View, legal: &[G::Decision]) -> Result<Thoughts<G::Decision>, Forfeit> {
        let words: Vec<String> = legal.iter().map(ToString::to_string).collect();
        let read = |word: &str| word.parse().ok().filter(|decision| legal.contains(decision));
        let view = serde_json::to_value(G::trace_view(view))
            .map_err(|error| Forfeit(format!("what it sees cannot be told: {error}")))?;
        let (decision, said) = self.session.think(G::NAME, &view, &words, read)?;
        Ok(thoughts::<G>(decision, &said))
    }

    fn sees(&mut self, seat: Seat, decision: Option<G::Decision>) {
        let decision = decision.map(|decision| decision.to_string());
        self.session.sees(seat.number(), decision.as_deref());
    }

    fn over(&mut self, standing: &Standing) {
        self.session.over(&over_line(standing));
    }
}

/// What it said beside its decision, as far as that makes sense.
fn thoughts<G: Game>(decision: G::Decision, said: &Value) -> Thoughts<G::Decision> {
    let line = said.get("line").and_then(Value::as_array).into_iter().flatten();
    let line = line.map_while(|word| word.as_str()?.parse().ok()).collect();
    let nodes = said.get("nodes").and_then(Value::as_u64).unwrap_or(0);
    let estimates = estimate(said, decision, nodes).into_iter().collect();
    Thoughts { decision, estimates, line, nodes }
}

/// What it expects of its decision, if it says so and that makes sense.
fn estimate<D>(said: &Value, decision: D, looks: u64) -> Option<Estimate<D>> {
    let win_probability =
        said.get("chance")?.as_f64().filter(|win_probability| (0.0..=1.0).contains(win_probability))?;
    let lead = Some(said.get("lead")?.as_f64()? as f32).filter(|lead| lead.is_finite())?;
    Some(Estimate {
        decision,
        win_probability: win_probability as f32,
        lead,
        evidence: Evidence::Visits(looks),
    })
}
