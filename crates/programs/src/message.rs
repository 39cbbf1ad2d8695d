//! What is said to a program, and what it answers: one JSON object a line.

use std::time::Duration;

use hearth_bots::{Estimate, Ground, Thoughts};
use hearth_core::{Game, Seat, Standing, Trace, over_line};
use serde_json::{Value, json};

/// Changes whenever a program that was fine before would have to change.
const PROTOCOL: u32 = 1;

/// What a seat was seen to decide, `None` if it did so in secret.
pub(crate) type Seen<G> = (Seat, Option<<G as Game>::Decision>);

/// The first line. What a view says of the table as a whole is said here too.
pub(crate) fn hello<G: Trace>(view: &Value) -> Value {
    let mut line = json!({"hello": "hearth", "protocol": PROTOCOL, "game": G::NAME});
    for key in ["players", "seat", "options"] {
        line[key] = view.get(key).cloned().unwrap_or_default();
    }
    line
}

/// The question.
pub(crate) fn ask<G: Game>(view: &Value, legal: &[G::Decision], since: &[Seen<G>], time: Duration) -> Value {
    let legal: Vec<String> = legal.iter().map(ToString::to_string).collect();
    let since: Vec<Value> = since
        .iter()
        .map(|(seat, decision)| {
            json!({"seat": seat.number(), "decision": decision.map(|decision| decision.to_string())})
        })
        .collect();
    json!({"view": view, "legal": legal, "since": since, "clock": {"milliseconds": time.as_millis() as u64}})
}

/// The last line.
pub(crate) fn over(standing: &Standing) -> Value {
    over_line(standing)
}

/// What a program answered, or what is wrong with it.
pub(crate) fn answer<G: Game>(line: &[u8], legal: &[G::Decision]) -> Result<Thoughts<G::Decision>, String> {
    let text = str::from_utf8(line).map_err(|_| "its answer is no text in UTF-8".to_owned())?;
    let said: Value =
        serde_json::from_str(text).map_err(|_| format!("its answer is no JSON: `{}`", excerpt(text)))?;
    let Some(word) = said.get("decision").and_then(Value::as_str) else {
        return Err(format!("its answer has no `decision` that is a text: `{}`", excerpt(text)));
    };
    let illegal = || format!("its decision `{}` is not legal", excerpt(word));
    let decision: G::Decision = word.parse().map_err(|_| illegal())?;
    if !legal.contains(&decision) {
        return Err(illegal());
    }
    let estimates = estimate(&said, decision).into_iter().collect();
    let line = said.get("line").and_then(Value::as_array).into_iter().flatten();
    let line = line.map_while(|word| word.as_str()?.parse().ok()).collect();
    let nodes = said.get("nodes").and_then(Value::as_u64).unwrap_or(0);
    Ok(Thoughts { decision, estimates, line, nodes })
}

/// What it expects of its decision, if it says so and that makes sense.
fn estimate<D>(said: &Value, decision: D) -> Option<Estimate<D>> {
    let chance = said.get("chance")?.as_f64().filter(|chance| (0.0..=1.0).contains(chance))?;
    let lead = said.get("lead")?.as_f64()?;
    let looks = said.get("nodes").and_then(Value::as_u64).unwrap_or(0);
    Some(Estimate { decision, chance: chance as f32, lead: lead as f32, ground: Ground::Looks(looks) })
}

/// The beginning of what somebody wrote, fit to be printed.
pub(crate) fn excerpt(text: &str) -> String {
    const LONGEST: usize = 120;
    let plain = |c: char| if c.is_control() { '?' } else { c };
    let shown: String = text.trim().chars().map(plain).take(LONGEST).collect();
    if text.trim().chars().count() > LONGEST { shown + "…" } else { shown }
}
