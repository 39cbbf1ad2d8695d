//! `hearth review`: a look back at a game.

use std::io::Write;

use clap::ArgMatches;
use hearth_bots::Spec;
use hearth_catalogue::Visitor;
use hearth_core::{Game, Observer, Record, Seat};
use hearth_review::{Review, Reviewing, Row, Summary, Verdict};
use hearth_terminal::{Names, Terminal, faint, pad, strong};
use hearth_words::Language;

use crate::failure::Failure;
use crate::input;
use crate::progress::Progress;
use crate::screen::wrap;

/// Every look back at a record says the same.
const SEED: u64 = 0;

/// How wide a curve is drawn.
const COLUMNS: usize = 64;

struct LookBack<'a> {
    text: &'a str,
    matches: &'a ArgMatches,
}

pub(super) fn run(matches: &ArgMatches) -> Result<(), Failure> {
    let text = input::read(matches.get_one::<String>("record").map_or("-", String::as_str))?;
    hearth_catalogue::find(input::game_of(&text, "record")?, LookBack { text: &text, matches })?
}

impl Visitor for LookBack<'_> {
    type Output = Result<(), Failure>;

    fn visit<T: Terminal>(&mut self) -> Result<(), Failure> {
        let record = Record::<T::Game>::read(self.text).map_err(Failure::input)?;
        let called = self.matches.get_one::<String>("bot");
        let bot = Spec::read::<T::Mind>(called.map_or(Reviewing::<T::Mind>::USUAL, String::as_str))
            .map_err(Failure::input)?;
        let progress = Progress::new(record.decisions.len() as u64, "decisions");
        let mut reviewing = Reviewing::<T::Mind>::new(&record, bot, SEED);
        let rows = reviewing.by_ref().inspect(|_| progress.advance(1, String::new)).collect();
        let review = reviewing.review(rows);
        drop(progress);
        let mut out = anstream::stdout().lock();
        if self.matches.get_flag("json") {
            let json = serde_json::to_string(&review).map_err(|error| Failure::input(error.to_string()))?;
            writeln!(out, "{json}")?;
            return Ok(());
        }
        let names =
            T::names(&T::Game::view(&T::Game::start(&record.setup), Observer::Spectator), Language::English);
        for line in lines(&review, &names) {
            writeln!(out, "{line}")?;
        }
        Ok(())
    }
}

fn lines(review: &Review, names: &Names) -> Vec<String> {
    let mut lines = vec![
        format!("{} looked back at {} decisions.", review.bot, review.rows.len()),
        faint("(Each is judged on what its seat could know with a perfect memory, and nothing more.)"),
        String::new(),
    ];
    if review.rows.iter().all(|row| row.verdict.is_none()) {
        lines.push("It does not say what it expects of any of them.".to_owned());
        return lines;
    }
    let widest = Seat::all(review.players).map(|seat| names.plain(seat).chars().count()).max().unwrap_or(0);
    for summary in review.summaries() {
        let name = pad(&names.of(summary.seat), widest);
        lines.push(format!("{name}  {}  {}", curve(review, summary.seat), said(&summary)));
    }
    let points = review.turning_points();
    lines.extend([String::new(), strong("Turning points")]);
    if points.is_empty() {
        lines.push("  None: no single decision gave much away.".to_owned());
    }
    for row in points {
        if let Some(verdict) = &row.verdict {
            lines.push(wrap(&turn(row, verdict, names)));
        }
    }
    lines.extend([String::new(), strong("All decisions")]);
    lines.extend(table(review, names));
    lines
}

fn said(summary: &Summary) -> String {
    let Summary { choices, found, .. } = summary;
    format!("best in {found} of {choices} choices, {:.1} % given away on average", 100.0 * summary.loss())
}

/// The chance of a seat to win from the first decision to the last, in eight steps.
fn curve(review: &Review, seat: Seat) -> String {
    const STEPS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    let points = review.curve(seat);
    let columns = COLUMNS.min(review.rows.len() + 1);
    let column = |column: usize| {
        let at = column * review.rows.len() / (columns - 1).max(1);
        match points.iter().rev().find(|(after, _)| *after <= at) {
            #[expect(clippy::cast_sign_loss, reason = "a chance is never negative")]
            Some((_, chance)) => STEPS[((chance * 8.0) as usize).min(7)],
            None => ' ',
        }
    };
    (0..columns).map(column).collect()
}

/// `12 Red: draw keeps 41.0 %, open hunter 1a 53.0 %.`
fn turn(row: &Row, verdict: &Verdict, names: &Names) -> String {
    format!(
        "  {} {}: `{}` leaves {:.1} %, `{}` would have kept {:.1} %.",
        row.after + 1,
        name(row, names),
        row.made,
        100.0 * verdict.chance_kept(),
        verdict.best,
        100.0 * verdict.chance
    )
}

fn name(row: &Row, names: &Names) -> String {
    Seat::numbered(row.seat).map_or_else(String::new, |seat| names.of(seat))
}

fn table(review: &Review, names: &Names) -> Vec<String> {
    let widest = |text: fn(&Row) -> usize| review.rows.iter().map(text).max().unwrap_or(0);
    let made = widest(|row| row.made.chars().count()).max("decision".len());
    let seat = Seat::all(review.players).map(|seat| names.plain(seat).chars().count()).max().unwrap_or(0);
    let heading =
        format!("  {:>4}  {:<seat$}  {:<made$}  {:>7}  {:>16}  better", "", "", "decision", "wins", "loss");
    let line = |row: &Row| {
        let head = format!("  {:>4}  {}  {:<made$}", row.after + 1, pad(&name(row, names), seat), row.made);
        let Some(verdict) = &row.verdict else { return head };
        let figures = format!("{head}  {:>5.1} %", 100.0 * verdict.chance_kept());
        if verdict.best == row.made {
            return figures;
        }
        let error = format!("± {:.1}", 100.0 * verdict.error);
        let loss = format!("{:.1} % {error:>7}", 100.0 * verdict.loss);
        let rest = format!("  {loss:>16}  {}", verdict.best);
        if verdict.is_mistake() { format!("{figures}{rest}") } else { format!("{figures}{}", faint(&rest)) }
    };
    std::iter::once(faint(&heading)).chain(review.rows.iter().map(line)).collect()
}
