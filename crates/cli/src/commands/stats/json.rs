//! The statistics of a game as JSON.

use hearth_arena::{Mean, StatsTable, Survey};
use serde_json::{Value, json};

use super::super::contest::interval;

/// Builds the report for one number of players.
pub(super) fn json(players: usize, survey: &Survey) -> Value {
    let seats: Vec<Value> = survey
        .shares
        .iter()
        .zip(&survey.points)
        .map(|(share, points)| {
            let wins = (survey.games > 0).then(|| (share.mean(), interval(share.interval()))).unzip();
            json!({ "wins": wins.0, "wins_interval": wins.1, "points": mean(points) })
        })
        .collect();
    json!({
        "players": players,
        "games": survey.games,
        "forfeits": { "games": survey.forfeits.games, "reasons": survey.forfeits.reasons },
        "seats": seats,
        "histogram": survey.histogram.iter().collect::<Vec<_>>(),
        "winners_points": mean(&survey.winning),
        "winners_lead": mean(&survey.margin),
        "shared": survey.shared.mean(),
        "decisions": mean(&survey.decisions),
        "rounds": mean(&survey.rounds),
        "reasons": survey.reasons,
        "sheets": survey.sheets.iter().map(sheet).collect::<Vec<_>>(),
    })
}

fn mean(mean: &Mean) -> Value {
    json!({ "mean": mean.mean(), "spread": mean.standard_deviation(), "count": mean.count() })
}

fn sheet(sheet: &StatsTable) -> Value {
    let row = |(name, cells): &(&str, Vec<Mean>)| json!({ "name": name, "cells": cells.iter().map(mean).collect::<Vec<_>>() });
    json!({
        "title": sheet.title,
        "columns": sheet.columns.iter().map(|column| column.title).collect::<Vec<_>>(),
        "rows": sheet.noted().map(row).collect::<Vec<_>>(),
    })
}
