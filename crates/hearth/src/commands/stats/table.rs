//! What a game is like, as lines of text.

use hearth_arena::{Kind, Mean, Sheet, Survey};

use super::super::contest::percent;

/// How a cell of a sheet is written, if something was noted there.
pub(super) fn cell(kind: Kind, mean: &Mean) -> Option<String> {
    mean.mean().map(|mean| match kind {
        Kind::Share => percent(mean),
        Kind::Number => format!("{mean:.2}"),
    })
}

/// Everything about tables of so many.
pub(super) fn table(players: usize, survey: &Survey) -> String {
    let mut text = format!("\n{players} players, {} games\n", survey.games);
    if survey.forfeits > 0 {
        text += &format!("{} more were lost by rule and are not counted\n", survey.forfeits);
    }
    if survey.games == 0 {
        return text;
    }
    text += &format!(
        "\nseat      wins            95 %    points   spread   (par is {})\n",
        percent(1.0 / players as f64)
    );
    for (index, (share, points)) in survey.shares.iter().zip(&survey.points).enumerate() {
        let between = share.interval().map_or_else(String::new, |interval| {
            format!("[{:.1}, {:.1}]", 100.0 * interval.low, 100.0 * interval.high)
        });
        text += &format!(
            "{:>4} {:>9} {between:>15} {:>9.2} {:>8.2}\n",
            index + 1,
            percent(share.mean().unwrap_or(0.0)),
            points.mean().unwrap_or(0.0),
            points.spread(),
        );
    }
    text.push('\n');
    for (name, mean) in [
        ("winner's points", &survey.winning),
        ("winner's lead", &survey.margin),
        ("decisions", &survey.decisions),
        ("rounds", &survey.rounds),
    ] {
        text += &format!("{name:<16}{:>8.2}   spread {:>6.2}\n", mean.mean().unwrap_or(0.0), mean.spread());
    }
    text += &format!("{:<16}{:>8}\n", "shared", percent(survey.shared.mean().unwrap_or(0.0)));
    let ends: Vec<String> = survey
        .reasons
        .iter()
        .map(|(reason, count)| format!("{reason} {}", percent(*count as f64 / survey.games as f64)))
        .collect();
    text += &format!("{:<16}{}\n", "ended by", ends.join(", "));
    for each in &survey.sheets {
        text += &sheet(each);
    }
    text
}

fn sheet(sheet: &Sheet) -> String {
    let names = sheet.noted().map(|(name, _)| name.chars().count());
    let wide = names.max().unwrap_or(0);
    let mut text = format!("\n{}\n{:wide$}", sheet.title, "");
    for column in sheet.columns {
        text += &format!("  {:>14}", column.title);
    }
    for (name, cells) in sheet.noted() {
        text += &format!("\n{name:wide$}");
        for (column, mean) in sheet.columns.iter().zip(cells) {
            text += &format!("  {:>14}", cell(column.kind, mean).unwrap_or_else(|| "-".to_owned()));
        }
    }
    text + "\n"
}
