//! The statistics of a game as a picture.

use hearth_arena::Survey;
use hearth_text::Text;
use hearth_words::{Language, percent, say};

use super::table::cell;
use crate::picture::{Axis, GridRow, Picture, Point};

/// Maximum number of bars; with a wider range of points, several share a bar.
const MAX_BARS: i32 = 40;

/// Draws the panels for one number of players.
pub(super) fn draw<T: Text>(picture: &mut Picture, players: usize, survey: &Survey, language: Language) {
    if survey.games == 0 {
        return;
    }
    let seats: Vec<Point> = survey
        .shares
        .iter()
        .enumerate()
        .map(|(index, share)| {
            let interval = share.interval().map(|share| 100.0 * share);
            let label = format!("{} {}", say!(language, "stats-seat"), index + 1);
            Point { label, value: 100.0 * share.mean(), low: interval.low, high: interval.high }
        })
        .collect();
    let par = 100.0 / players as f64;
    let axis = Axis { low: 0.0, high: (2.0 * par).min(100.0), par: Some(par), unit: percent(language) };
    let table = say!(language, "stats-table", players = players, games = survey.games as usize);
    picture.points(&say!(language, "stats-by-seat", table = table), axis, &seats);
    let table = say!(language, "stats-players", players = players);
    picture.bars(&say!(language, "stats-by-points", table = table.as_str()), &bars(survey));
    for sheet in &survey.sheets {
        let columns: Vec<String> =
            sheet.columns.iter().map(|column| T::counted(column.title, language)).collect();
        let rows: Vec<GridRow> = sheet
            .noted()
            .map(|(name, cells)| {
                let cells = sheet.columns.iter().zip(cells);
                let cells =
                    cells.map(|(column, mean)| Some((mean.mean()?, cell(column.kind, mean, language)?)));
                (T::counted(name, language), cells.collect())
            })
            .collect();
        let title = T::counted(sheet.title, language);
        picture.grid(&say!(language, "stats-sheet", table = table.as_str(), title = title), &columns, &rows);
    }
}

/// Counts how often a seat ended with each number of points.
fn bars(survey: &Survey) -> Vec<(String, f64)> {
    let (Some((&least, _)), Some((&most, _))) =
        (survey.histogram.first_key_value(), survey.histogram.last_key_value())
    else {
        return Vec::new();
    };
    let step = ((most - least) / MAX_BARS + 1).max(1);
    let first = least.div_euclid(step) * step;
    (0..=(most - first) / step)
        .map(|bar| {
            let from = first + bar * step;
            let count: u64 = survey.histogram.range(from..from + step).map(|(_, count)| count).sum();
            (from.to_string(), count as f64)
        })
        .collect()
}
