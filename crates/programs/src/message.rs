//! What is said to a program, and what it answers: one JSON object a line.

use std::time::Duration;

use serde_json::{Value, json};

/// Changes whenever a program that was fine before would have to change.
const PROTOCOL: u32 = 1;

/// The first line. What a view says of the table as a whole is said here too.
pub(crate) fn hello(game: &str, view: &Value) -> Value {
    let mut line = json!({"hello": "hearth", "protocol": PROTOCOL, "game": game});
    for key in ["players", "seat", "options"] {
        line[key] = view.get(key).cloned().unwrap_or_default();
    }
    line
}

/// What a seat was seen to decide, `None` if it did so in secret.
pub(crate) fn seen(seat: usize, decision: Option<&str>) -> Value {
    json!({"seat": seat, "decision": decision})
}

/// The question.
pub(crate) fn ask(view: &Value, legal: &[String], since: &[Value], time: Duration) -> Value {
    json!({"view": view, "legal": legal, "since": since, "clock": {"milliseconds": time.as_millis() as u64}})
}

/// What a program answered, with the decision as it was understood, or what is wrong with it.
pub(crate) fn answer<D>(line: &[u8], read: impl FnOnce(&str) -> Option<D>) -> Result<(D, Value), String> {
    let text = str::from_utf8(line).map_err(|_| "its answer is no text in UTF-8".to_owned())?;
    let said: Value =
        serde_json::from_str(text).map_err(|_| format!("its answer is no JSON: `{}`", excerpt(text)))?;
    let Some(word) = said.get("decision").and_then(Value::as_str) else {
        return Err(format!("its answer has no `decision` that is a text: `{}`", excerpt(text)));
    };
    match read(word) {
        Some(decision) => Ok((decision, said)),
        None => Err(format!("its decision `{}` is not legal", excerpt(word))),
    }
}

/// The beginning of what somebody wrote, fit to be printed.
pub(crate) fn excerpt(text: &str) -> String {
    const LONGEST: usize = 120;
    let plain = |c: char| if c.is_control() { '?' } else { c };
    let shown: String = text.trim().chars().map(plain).take(LONGEST).collect();
    if text.trim().chars().count() > LONGEST { shown + "…" } else { shown }
}
