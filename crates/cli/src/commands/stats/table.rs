//! The statistics of a game as text.

use hearth_arena::{ColumnKind, Forfeits, Mean, StatsTable, Survey};
use hearth_text::Text;
use hearth_words::{Language, percent, say};

/// Formats a share as `63.4%`, in some languages as `63.4 %`.
fn hundredths(share: f64, language: Language) -> String {
    format!("{:.1}{}", 100.0 * share, percent(language))
}

/// Formats a cell, or `None` if nothing was counted there.
pub(super) fn cell(kind: ColumnKind, mean: &Mean, language: Language) -> Option<String> {
    mean.mean().map(|mean| match kind {
        ColumnKind::Share => hundredths(mean, language),
        ColumnKind::Number => format!("{mean:.2}"),
    })
}

/// Formats the report for one number of players.
pub(super) fn table<T: Text>(players: usize, survey: &Survey, language: Language) -> String {
    let games = survey.games as usize;
    let mut text = format!("\n{}\n", say!(language, "stats-table", players = players, games = games));
    let Forfeits { games: forfeits, reasons } = &survey.forfeits;
    if *forfeits > 0 {
        let forfeits = *forfeits as usize;
        text +=
            &format!("{}\n", say!(language, "stats-forfeits", games = forfeits, why = reasons.join("; ")));
    }
    if survey.games == 0 {
        return text;
    }
    text += &seats(players, survey, language);
    text += &lengths::<T>(survey, language);
    for each in &survey.sheets {
        text += &sheet::<T>(each, language);
    }
    text
}

fn seats(players: usize, survey: &Survey, language: Language) -> String {
    let mut text = format!(
        "\n{:<7} {:>10} {:>15} {:>9} {:>9}   {}\n",
        say!(language, "stats-seat"),
        say!(language, "stats-wins"),
        format!("95{}", percent(language)),
        say!(language, "stats-points"),
        say!(language, "stats-spread"),
        say!(language, "stats-par", share = hundredths(1.0 / players as f64, language)),
    );
    for (index, (share, points)) in survey.shares.iter().zip(&survey.points).enumerate() {
        let between = share.interval().map(|share| 100.0 * share);
        let between = format!("[{:.1}, {:.1}]", between.low, between.high);
        text += &format!(
            "{:>4}    {:>10} {between:>15} {:>9.2} {:>9.2}\n",
            index + 1,
            hundredths(share.mean(), language),
            points.mean().unwrap_or(0.0),
            points.standard_deviation(),
        );
    }
    text
}

fn lengths<T: Text>(survey: &Survey, language: Language) -> String {
    let standard_deviation = say!(language, "stats-spread");
    let mut text = String::from("\n");
    for (name, mean) in [
        (say!(language, "stats-winning"), &survey.winning),
        (say!(language, "stats-margin"), &survey.margin),
        (say!(language, "stats-decisions"), &survey.decisions),
        (say!(language, "stats-rounds"), &survey.rounds),
    ] {
        let (number, wide) = (mean.mean().unwrap_or(0.0), mean.standard_deviation());
        text += &format!("{name:<18}{number:>8.2}   {standard_deviation} {wide:>6.2}\n");
    }
    let shared = hundredths(survey.shared.mean().unwrap_or(0.0), language);
    text += &format!("{:<18}{shared:>8}\n", say!(language, "stats-shared"));
    let ends: Vec<String> = survey
        .reasons
        .iter()
        .map(|(reason, count)| {
            let share = hundredths(*count as f64 / survey.games as f64, language);
            format!("{} {share}", T::counted(reason, language))
        })
        .collect();
    text + &format!("{:<18}{}\n", say!(language, "stats-ended"), ends.join(", "))
}

fn sheet<T: Text>(sheet: &StatsTable, language: Language) -> String {
    let rows: Vec<(String, &[Mean])> =
        sheet.noted().map(|(name, cells)| (T::counted(name, language), cells.as_slice())).collect();
    let wide = rows.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0);
    let mut text = format!("\n{}\n{:wide$}", T::counted(sheet.title, language), "");
    for column in sheet.columns {
        text += &format!("  {:>14}", T::counted(column.title, language));
    }
    for (name, cells) in rows {
        text += &format!("\n{name:wide$}");
        for (column, mean) in sheet.columns.iter().zip(cells) {
            text += &format!("  {:>14}", cell(column.kind, mean, language).unwrap_or_else(|| "-".to_owned()));
        }
    }
    text + "\n"
}
