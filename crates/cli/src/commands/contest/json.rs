//! The results of pairings as JSON.

use std::collections::BTreeMap;

use hearth_arena::{Interval, Side, ThinkingStats};
use hearth_core::Game;
use hearth_text::Text;
use serde_json::{Value, json};

use super::table::thought;
use super::{Contest, PairingOutcome};

/// Converts a number; an infinite one becomes null.
fn finite(number: f64) -> Value {
    if number.is_finite() { json!(number) } else { Value::Null }
}

/// Converts to `[low, high]`, with null for an infinite end.
pub(in crate::commands) fn interval(interval: Interval) -> Value {
    json!([finite(interval.low), finite(interval.high)])
}

/// Builds the whole report. Only `thinking` depends on the clock.
pub(in crate::commands) fn json<T: Text>(contest: &Contest<T>, outcomes: &[PairingOutcome]) -> Value {
    let bots: Vec<String> = contest.bots.iter().map(ToString::to_string).collect();
    let thinking: Vec<Value> =
        (0..bots.len()).map(|bot| thinking(&bots[bot], &thought(bot, outcomes))).collect();
    json!({
        "game": T::Game::NAME,
        "players": contest.players,
        "options": contest.chosen.iter().copied().collect::<BTreeMap<_, _>>(),
        "seed": contest.seed,
        "interrupted": contest.stopped(),
        "bots": bots,
        "pairings": outcomes.iter().map(|outcome| pairing(contest, outcome)).collect::<Vec<_>>(),
        "thinking": thinking,
    })
}

fn pairing<T: Text>(contest: &Contest<T>, outcome: &PairingOutcome) -> Value {
    let tally = &outcome.tally;
    let mut pairing = json!({
        "bots": outcome.bots.map(|bot| contest.bots[bot].to_string()),
        "games": tally.games,
        "deals": tally.score.blocks(),
        "score": tally.score.mean(),
        "score_interval": interval(tally.score.interval()),
        "elo": finite(tally.score.elo().0),
        "elo_interval": interval(tally.score.elo_interval()),
        "margin": tally.margin.mean(),
        "margin_interval": tally.margin.interval().map(interval),
        "alone": Side::BOTH.map(|side| tally.alone[side.index()].mean()),
        "alone_interval": Side::BOTH.map(|side| interval(tally.alone[side.index()].interval())),
        "forfeits": Side::BOTH.map(|side| json!({
            "games": tally.forfeits[side.index()].games,
            "reasons": tally.forfeits[side.index()].reasons,
        })),
        "blocks": tally.blocks,
    });
    if contest.players == 2 {
        pairing["pentanomial"] = json!(tally.pentanomial());
    }
    if let (Some(test), Some(verdict)) = (outcome.test, outcome.verdict()) {
        pairing["test"] = json!({
            "elo": test.bounds().map(|elo| elo.0),
            "log_likelihood_ratio": test.log_likelihood_ratio(&tally.score),
            "verdict": verdict.word(),
        });
    }
    pairing
}

fn thinking(bot: &str, thinking: &ThinkingStats) -> Value {
    json!({
        "bot": bot,
        "decisions": thinking.decisions,
        "nodes_each": thinking.nodes_each(),
        "milliseconds_each": thinking.milliseconds_each(),
        "longest_milliseconds": thinking.longest.as_secs_f64() * 1000.0,
        "late": thinking.late,
        "late_share": thinking.late_share(),
    })
}
