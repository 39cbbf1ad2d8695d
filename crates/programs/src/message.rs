//! The messages of the protocol: one JSON object per line.

use std::time::Duration;

use serde_json::{Value, json};

/// The protocol version. It changes when existing programs would have to change.
const PROTOCOL: u32 = 1;

/// Creates the first line. It repeats the table's fields from the view.
pub(crate) fn hello(game: &str, view: &Value) -> Value {
    let mut line = json!({"hello": "hearth", "protocol": PROTOCOL, "game": game});
    for key in ["players", "seat", "options"] {
        line[key] = view.get(key).cloned().unwrap_or_default();
    }
    line
}

/// Creates a note about a seat's decision; `None` if it was secret.
pub(crate) fn seen(seat: usize, decision: Option<&str>) -> Value {
    json!({"seat": seat, "decision": decision})
}

/// Creates the request for a decision.
pub(crate) fn ask(view: &Value, legal: &[String], since: &[Value], time: Duration) -> Value {
    json!({"view": view, "legal": legal, "since": since, "clock": {"milliseconds": time.as_millis() as u64}})
}

/// Parses an answer. Returns the decision and the whole object, or a description of the error.
pub(crate) fn answer<D>(line: &[u8], read: impl FnOnce(&str) -> Option<D>) -> Result<(D, Value), String> {
    let text = str::from_utf8(line).map_err(|_| "its answer is not UTF-8 text".to_owned())?;
    let answer: Value =
        serde_json::from_str(text).map_err(|_| format!("its answer is not JSON: `{}`", excerpt(text)))?;
    let Some(word) = answer.get("decision").and_then(Value::as_str) else {
        return Err(format!("its answer has no text `decision`: `{}`", excerpt(text)));
    };
    match read(word) {
        Some(decision) => Ok((decision, answer)),
        None => Err(format!("its decision `{}` is not legal", excerpt(word))),
    }
}

/// Returns the beginning of a text, safe for printing.
pub(crate) fn excerpt(text: &str) -> String {
    const MAX_EXCERPT_CHARS: usize = 120;
    let plain = |c: char| if c.is_control() { '?' } else { c };
    let shown: String = text.trim().chars().map(plain).take(MAX_EXCERPT_CHARS).collect();
    if text.trim().chars().count() > MAX_EXCERPT_CHARS { shown + "…" } else { shown }
}
