//! Output on the terminal.

use std::env;
use std::io::{IsTerminal, Write, stdout};
use std::ops::Range;

use hearth_core::{Observer, Record, Refusal as _};
use hearth_table::{decisions_seen_by, events_seen_by};
use hearth_terminal::{GameOf, Terminal, painted};
use hearth_text::{Names, RefusalOf, Spans, Text, capitalized, log_lines};
use hearth_words::{Language, say};
use terminal_size::{Height, Width, terminal_size};

use crate::failure::Failure;

/// Controls whether earlier output stays in the terminal's scrollback.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Scrollback {
    /// Earlier output stays.
    Keep,
    /// Earlier output is erased: it was another player's.
    Erase,
}

/// Clears the screen if stdout is a terminal.
///
/// The escape sequences bypass `out`, which may strip colours: a curtain must hide even without colours.
pub(crate) fn clear(out: &mut impl Write, scrollback: Scrollback) -> Result<(), Failure> {
    out.flush()?;
    if !stdout().is_terminal() {
        return Ok(());
    }
    let mut raw = stdout().lock();
    if env::var_os("TERM").is_none_or(|term| term == "dumb") {
        raw.write_all(&[b'\n'; 100])?;
    } else {
        raw.write_all(b"\x1b[2J\x1b[H")?;
        if scrollback == Scrollback::Erase {
            raw.write_all(b"\x1b[3J")?;
        }
    }
    raw.flush()?;
    Ok(())
}

/// Returns the number of rows; `usize::MAX` without a terminal.
pub(crate) fn rows() -> usize {
    size().map_or(usize::MAX, |(_, Height(rows))| rows as usize)
}

/// Wraps prose to the screen.
pub(crate) fn wrap(text: &str) -> String {
    textwrap::fill(text, columns().min(MAX_PROSE_COLUMNS))
}

/// Formats a refusal with its rule: `You hold more than five cards (K12).`
pub(crate) fn refused<T: Text>(refusal: RefusalOf<T>, language: Language) -> String {
    let (rule, why) = (refusal.rule(), T::refusal(refusal, language));
    say!(language, "play-refused", why = capitalized(&why), rule = rule)
}

/// Formats a number with one decimal: `54.1`, in most languages `54,1`.
pub(crate) fn tenths(number: f32, language: Language) -> String {
    // Adding zero turns -0 into 0.
    let text = format!("{:.1}", (number * 10.0).round() / 10.0 + 0.0);
    if language == Language::English { text } else { text.replace('.', ",") }
}

/// Formats the log of some decisions, as an observer sees them, in lines that fit on the screen.
pub(crate) fn log<T: Terminal>(
    record: &Record<GameOf<T>>,
    observer: Observer,
    decisions: Range<usize>,
    names: &Names,
) -> Vec<String> {
    let options = textwrap::Options::new(columns()).subsequent_indent("  ");
    let wrapped = |line: &Spans| {
        textwrap::fill(&painted::<T>(line), &options).lines().map(str::to_owned).collect::<Vec<_>>()
    };
    let events = events_seen_by(record, observer, decisions.clone());
    let decisions = decisions_seen_by(record, observer, decisions);
    log_lines::<T::Text>(&decisions, &events, names).iter().flat_map(wrapped).collect()
}

/// Maximum width of prose, in columns.
const MAX_PROSE_COLUMNS: usize = 120;

/// Returns the number of columns; `usize::MAX` without a terminal.
pub(crate) fn columns() -> usize {
    size().map_or(usize::MAX, |(Width(columns), _)| (columns as usize).max(20))
}

fn size() -> Option<(Width, Height)> {
    terminal_size().filter(|_| stdout().is_terminal())
}
