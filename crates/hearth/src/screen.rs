//! The screen that a person looks at.

use std::env;
use std::io::{IsTerminal, Write, stdout};

use hearth_core::Refusal as _;
use hearth_terminal::{EventOf, Terminal, painted};
use hearth_text::{Names, RefusalOf, Spans, Text, capitalized};
use hearth_words::{Language, say};
use terminal_size::{Height, Width, terminal_size};

use crate::failure::Failure;

/// What becomes of what was on the screen.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Before {
    /// Whoever scrolls back may see it.
    Scrolled,
    /// Nobody may see it again: it was another player's.
    Gone,
}

/// Empties the screen, if it is one. The sequences go past whatever takes colours out of `out`: a curtain must hide also
/// where nobody wants colours.
pub(crate) fn clear(out: &mut impl Write, before: Before) -> Result<(), Failure> {
    out.flush()?;
    if !stdout().is_terminal() {
        return Ok(());
    }
    let mut raw = stdout().lock();
    if env::var_os("TERM").is_none_or(|term| term == "dumb") {
        raw.write_all(&[b'\n'; 100])?;
    } else {
        raw.write_all(b"\x1b[2J\x1b[H")?;
        if before == Before::Gone {
            raw.write_all(b"\x1b[3J")?;
        }
    }
    raw.flush()?;
    Ok(())
}

/// How many lines fit on the screen; very many if it is none.
pub(crate) fn rows() -> usize {
    size().map_or(usize::MAX, |(_, Height(rows))| rows as usize)
}

/// A text in lines that fit on the screen.
pub(crate) fn wrap(text: &str) -> String {
    textwrap::fill(text, columns().min(WIDEST))
}

/// Why a decision is refused, with the rule behind it: `You hold more than five cards (K12).`
pub(crate) fn refused<T: Text>(refusal: RefusalOf<T>, language: Language) -> String {
    let (rule, why) = (refusal.rule(), T::refusal(refusal, language));
    say!(language, "play-refused", why = capitalized(&why), rule = rule)
}

/// A number in a sentence, to the tenth: `54.1`, in most languages `54,1`.
pub(crate) fn tenths(number: f32, language: Language) -> String {
    // What is rounded to nothing has no sign.
    let text = format!("{:.1}", (number * 10.0).round() / 10.0 + 0.0);
    if language == Language::English { text } else { text.replace('.', ",") }
}

/// What happened, as lines that fit on the screen.
pub(crate) fn log<T: Terminal>(events: &[EventOf<T>], names: &Names) -> Vec<String> {
    let options = textwrap::Options::new(columns()).subsequent_indent("  ");
    let wrapped = |line: &Spans| {
        textwrap::fill(&painted::<T>(line), &options).lines().map(str::to_owned).collect::<Vec<_>>()
    };
    T::Text::log_lines(events, names).iter().flat_map(wrapped).collect()
}

/// Prose is not set wider than this.
const WIDEST: usize = 120;

/// How many columns the screen has; very many if it is none.
pub(crate) fn columns() -> usize {
    size().map_or(usize::MAX, |(Width(columns), _)| (columns as usize).max(20))
}

fn size() -> Option<(Width, Height)> {
    terminal_size().filter(|_| stdout().is_terminal())
}
