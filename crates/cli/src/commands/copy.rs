//! `hearth copy`: everything from a file to `PostgreSQL`, or back.

use std::io::Write;

use clap::ArgMatches;
use hearth_store::{ComparedTable, Comparison, CopyProgress, CopyStage, Difference, Location, RowDifference};
use indicatif::HumanCount;

use crate::failure::Failure;
use crate::progress::Progress;

pub(super) fn run(matches: &ArgMatches) -> Result<(), Failure> {
    let (from, to) = (place(matches, "from")?, place(matches, "to")?);
    let compare_only = matches.get_flag("compare-only");
    let copy = if compare_only { hearth_store::compare } else { hearth_store::copy };
    let mut bar = Bar::default();
    let outcome = copy(&from, &to, &mut |progress| bar.show(progress));
    drop(bar);
    let comparison = outcome.map_err(Failure::input)?;
    anstream::stdout().lock().write_all(table(&comparison).as_bytes())?;
    for table in &comparison.tables {
        describe_differences(table);
    }
    match (comparison.is_same(), compare_only) {
        (true, true) => anstream::eprintln!("{to} has the same rows as {from}."),
        (true, false) => anstream::eprintln!(
            "{to} now has all data, and every row is the same. Start the server on it; do not start it on {from} again."
        ),
        (false, true) => {
            anstream::eprintln!("{to} is not the same as {from}.");
            return Err(Failure::Refused);
        }
        (false, false) => {
            anstream::eprintln!(
                "The copy was not the same as {from}, so nothing was kept. Stop whatever uses it, and try again."
            );
            return Err(Failure::Refused);
        }
    }
    Ok(())
}

fn place(matches: &ArgMatches, name: &str) -> Result<Location, Failure> {
    let text = matches.get_one::<String>(name).map_or("", |text| text.trim());
    text.parse().map_err(|failure| Failure::input(format!("--{name}: {failure}")))
}

/// A progress bar for each stage.
#[derive(Default)]
struct Bar {
    shown: Option<(CopyStage, Progress)>,
}

impl Bar {
    fn show(&mut self, progress: CopyProgress) {
        let CopyProgress { stage, rows, total } = progress;
        if self.shown.as_ref().is_none_or(|(shown, _)| *shown != stage) {
            // The old bar is cleared first.
            self.shown = None;
            let what = match stage {
                CopyStage::Copying => "rows copied",
                CopyStage::Comparing => "rows compared",
            };
            self.shown = Some((stage, Progress::new(total, what)));
        }
        if let Some((_, bar)) = &self.shown {
            bar.reach(rows);
        }
    }
}

/// Formats the number of rows of each table, and whether they are the same.
fn table(comparison: &Comparison) -> String {
    let names = comparison.tables.iter().map(|table| table.name.len());
    let wide = names.max().unwrap_or_default().max("all tables".len());
    let line = |name: &str, rows: u64, verdict: &str| {
        format!("{name:wide$} {:>13}  {verdict}\n", HumanCount(rows).to_string())
    };
    let mut text = format!("{:wide$} {:>13}\n", "table", "rows");
    for table in &comparison.tables {
        text += &match table.differences {
            0 => line(&table.name, table.rows, "same"),
            differences => {
                line(&table.name, table.rows, &format!("{} not the same", HumanCount(differences)))
            }
        };
    }
    let verdict = if comparison.is_same() { "same" } else { "not the same" };
    text + &line("all tables", comparison.rows(), verdict)
}

/// Names the first differences of a table, and never the values.
fn describe_differences(table: &ComparedTable) {
    for RowDifference { key, difference } in &table.examples {
        let what = match difference {
            Difference::Missing => "is missing in the copy".to_owned(),
            Difference::Added => "is only in the copy".to_owned(),
            Difference::Columns(columns) => format!("has another {}", columns.join(", ")),
            Difference::Numbers => "was used, and would be used again".to_owned(),
        };
        anstream::eprintln!("{}: {key} {what}", table.name);
    }
    let others = table.differences.saturating_sub(table.examples.len() as u64);
    if others > 0 {
        anstream::eprintln!("{}: and {} more", table.name, HumanCount(others));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_of_a_copy_has_readable_numbers() {
        let compared = |name: &str, rows, differences| ComparedTable {
            name: name.to_owned(),
            rows,
            differences,
            examples: Vec::new(),
        };
        let same = Comparison { tables: vec![compared("entry", 1_234_567, 0), compared("mail", 7, 0)] };
        let expected = "table               rows\n\
                        entry          1,234,567  same\n\
                        mail                   7  same\n\
                        all tables     1,234,574  same\n";
        assert_eq!(table(&same), expected);
        let other = Comparison { tables: vec![compared("table_summary", 7, 1_000)] };
        let expected = "table                  rows\n\
                        table_summary             7  1,000 not the same\n\
                        all tables                7  not the same\n";
        assert_eq!(table(&other), expected);
    }
}
