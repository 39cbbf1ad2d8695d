//! `hearth review`: judges each decision of a game.

use std::io::Write;

use clap::ArgMatches;
use hearth_bots::Spec;
use hearth_catalogue::TerminalVisitor;
use hearth_core::{Game, Observer, Record, Seat};
use hearth_review::{Review, ReviewRow, Reviewing, Summary, Verdict};
use hearth_terminal::{GameOf, KnowledgeOf, Terminal, faint, pad, painted, strong, width};
use hearth_text::{Names, Text, spoken};
use hearth_words::{Language, percent, say};

use crate::arguments;
use crate::failure::Failure;
use crate::input;
use crate::progress::Progress;
use crate::screen::{tenths, wrap};

/// A fixed seed: every review of a record gives the same result.
const REVIEW_SEED: u64 = 0;

/// Maximum width of a curve, in columns.
const MAX_CURVE_COLUMNS: usize = 64;

struct ReviewCommand<'a> {
    text: &'a str,
    matches: &'a ArgMatches,
}

pub(super) fn run(matches: &ArgMatches) -> Result<(), Failure> {
    let text = input::read(matches.get_one::<String>("record").map_or("-", String::as_str))?;
    hearth_catalogue::find_terminal(input::game_of(&text, "record")?, ReviewCommand { text: &text, matches })?
}

impl TerminalVisitor for ReviewCommand<'_> {
    type Output = Result<(), Failure>;

    fn visit<T: Terminal>(&mut self) -> Result<(), Failure> {
        let record = Record::<GameOf<T>>::read(self.text).map_err(Failure::input)?;
        let called = self.matches.get_one::<String>("bot");
        let bot =
            Spec::read::<KnowledgeOf<T>>(called.map_or(Reviewing::<KnowledgeOf<T>>::USUAL, String::as_str))
                .map_err(Failure::input)?;
        let progress = Progress::new(record.decisions.len() as u64, "decisions");
        let mut reviewing = Reviewing::<KnowledgeOf<T>>::new(&record, bot, REVIEW_SEED);
        let rows = reviewing.by_ref().inspect(|_| progress.advance(1, String::new)).collect();
        let mut review = reviewing.review(rows);
        drop(progress);
        let mut out = anstream::stdout().lock();
        if self.matches.get_flag("json") {
            let json = serde_json::to_string(&review).map_err(|error| Failure::input(error.to_string()))?;
            writeln!(out, "{json}")?;
            return Ok(());
        }
        let start = GameOf::<T>::view(&GameOf::<T>::start(&record.setup), Observer::Spectator);
        let language = arguments::language(self.matches);
        for row in &mut review.rows {
            let decisions =
                std::iter::once(&mut row.made).chain(row.verdict.as_mut().map(|verdict| &mut verdict.best));
            decisions.for_each(|decision| *decision = spoken::<T::Text>(decision, language));
        }
        let names = T::Text::names(&start, language);
        for line in lines::<T>(&review, &names) {
            writeln!(out, "{line}")?;
        }
        Ok(())
    }
}

fn lines<T: Terminal>(review: &Review, names: &Names) -> Vec<String> {
    let language = names.language();
    let (bot, decisions) = (review.bot.as_str(), review.rows.len());
    let mut lines = vec![
        say!(language, "look-back-begins", bot = bot, decisions = decisions),
        faint(&say!(language, "look-back-fair")),
        String::new(),
    ];
    if review.rows.iter().all(|row| row.verdict.is_none()) {
        lines.push(say!(language, "look-back-silent"));
        return lines;
    }
    let widest = Seat::all(review.players).map(|seat| width(names.plain(seat))).max().unwrap_or(0);
    for summary in review.summaries() {
        let name = pad(&painted::<T>(&names.spans(summary.seat)), widest);
        lines.push(format!("{name}  {}  {}", curve(review, summary.seat), said(&summary, language)));
    }
    let points = review.turning_points();
    lines.extend([String::new(), strong(&say!(language, "look-back-turning"))]);
    if points.is_empty() {
        lines.push(format!("  {}", say!(language, "look-back-no-turning")));
    }
    for row in points {
        if let Some(verdict) = &row.verdict {
            lines.push(wrap(&turn::<T>(row, verdict, names)));
        }
    }
    lines.extend([String::new(), strong(&say!(language, "look-back-all"))]);
    lines.extend(table::<T>(review, names));
    lines
}

fn said(summary: &Summary, language: Language) -> String {
    let (Summary { choices, found, .. }, loss) = (summary, tenths(100.0 * summary.loss(), language));
    say!(language, "look-back-seat", found = *found, choices = *choices, loss = loss)
}

/// Draws a seat's win probability from the first decision to the last, in eight steps.
fn curve(review: &Review, seat: Seat) -> String {
    const STEPS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    let points = review.curve(seat);
    let columns = MAX_CURVE_COLUMNS.min(review.rows.len() + 1);
    let column = |column: usize| {
        let at = column * review.rows.len() / (columns - 1).max(1);
        match points.iter().rev().find(|(after, _)| *after <= at) {
            #[expect(clippy::cast_sign_loss, reason = "a probability is never negative")]
            Some((_, win_probability)) => STEPS[((win_probability * 8.0) as usize).min(7)],
            None => ' ',
        }
    };
    (0..columns).map(column).collect()
}

/// Formats `12 Red: draw leaves 41.0%, open hunter 1a would have kept 53.0%.`
fn turn<T: Terminal>(row: &ReviewRow, verdict: &Verdict, names: &Names) -> String {
    let language = names.language();
    let turn = say!(
        language,
        "look-back-turn",
        number = row.after + 1,
        name = name::<T>(row, names),
        made = row.made.as_str(),
        kept = tenths(100.0 * verdict.kept_win_probability(), language),
        best = verdict.best.as_str(),
        chance = tenths(100.0 * verdict.win_probability, language),
    );
    format!("  {turn}")
}

fn name<T: Terminal>(row: &ReviewRow, names: &Names) -> String {
    Seat::numbered(row.seat).map_or_else(String::new, |seat| painted::<T>(&names.spans(seat)))
}

fn table<T: Terminal>(review: &Review, names: &Names) -> Vec<String> {
    let widest = |text: fn(&ReviewRow) -> usize| review.rows.iter().map(text).max().unwrap_or(0);
    let language = names.language();
    let decision = say!(language, "advice-decision");
    let made = widest(|row| row.made.chars().count()).max(decision.chars().count());
    let seat = Seat::all(review.players).map(|seat| width(names.plain(seat))).max().unwrap_or(0);
    let heading = format!(
        "  {:>4}  {:<seat$}  {decision:<made$}  {:>7}  {:>16}  {}",
        "",
        "",
        say!(language, "advice-wins"),
        say!(language, "look-back-loss"),
        say!(language, "look-back-better"),
    );
    let line = |row: &ReviewRow| {
        let head =
            format!("  {:>4}  {}  {:<made$}", row.after + 1, pad(&name::<T>(row, names), seat), row.made);
        let Some(verdict) = &row.verdict else { return head };
        let hundredths = |share: f32| format!("{:.1}{}", 100.0 * share, percent(language));
        let figures = format!("{head}  {:>7}", hundredths(verdict.kept_win_probability()));
        if verdict.best == row.made {
            return figures;
        }
        let error = format!("± {:.1}", 100.0 * verdict.error);
        let loss = format!("{} {error:>7}", hundredths(verdict.loss));
        let rest = format!("  {loss:>16}  {}", verdict.best);
        if verdict.is_mistake() { format!("{figures}{rest}") } else { format!("{figures}{}", faint(&rest)) }
    };
    std::iter::once(faint(&heading)).chain(review.rows.iter().map(line)).collect()
}
