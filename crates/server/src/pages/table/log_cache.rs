//! The newest log lines, rendered once for each observer and language.

use std::collections::{HashMap, VecDeque};
use std::hash::{BuildHasher, Hash, Hasher};

use foldhash::fast::FixedState;
use hearth_core::Observer;
use hearth_host::tables::{TableSnapshot, Viewer};
use hearth_table::{Continued, Entry};
use hearth_text::Spans;
use hearth_words::Language;
use maud::Markup;

use super::log::{aside, listed, sentence};
use super::signs;

/// The number of lines that a page shows.
const LOG_LINES: usize = 12;

/// The logs of a table.
#[derive(Default)]
pub(crate) struct LogCache(HashMap<(Observer, Language), CachedLog, FixedState>);

impl LogCache {
    /// Drops all lines.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Returns the newest lines as a viewer may read them. Only lines about new decisions are rendered.
    pub fn newest(&mut self, snapshot: &TableSnapshot, viewer: Viewer) -> &CachedLog {
        let (observer, language) = (viewer.observer, viewer.language);
        let cached = self.0.entry((observer, language)).or_default();
        if let Some((game, names)) = snapshot.game().zip(snapshot.names_in_sentences(language)) {
            let from = cached.decisions.unwrap_or(0).max(game.decisions().saturating_sub(LOG_LINES));
            let mut lines = decision_lines(snapshot, &game.log_lines(observer, names, from));
            // The cache is cleared whenever something but a decision happens, so asides are only read once.
            if cached.decisions.is_none() {
                lines.extend(asides(snapshot, from, language));
                lines.sort_by_key(|line| line.decision);
            }
            cached.add(lines, game.decisions());
        }
        cached
    }
}

/// The newest lines of one log.
#[derive(Default)]
pub(crate) struct CachedLog {
    /// The number of decisions that the lines cover; `None` before the first line.
    decisions: Option<usize>,
    lines: VecDeque<LogLine>,
}

/// A line of a log.
pub(crate) struct LogLine {
    /// The number of its decision, or of the decision before it.
    decision: usize,
    /// True if it is about the table and not about a decision: a player resigned.
    aside: bool,
    /// The hash of the line, computed once.
    fingerprint: u64,
    /// The sentence.
    pub sentence: Markup,
    /// True if the sentence ends with a full stop.
    pub stops: bool,
    /// The sentence as an item of the page's list.
    pub listed: Markup,
}

impl Hash for LogLine {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.fingerprint.hash(state);
    }
}

impl CachedLog {
    fn add(&mut self, lines: Vec<LogLine>, decisions: usize) {
        self.decisions = Some(decisions);
        self.lines.extend(lines);
        let surplus = self.lines.len().saturating_sub(LOG_LINES);
        self.lines.drain(..surplus);
    }

    /// Returns all lines.
    pub fn all(&self) -> impl Iterator<Item = &LogLine> {
        self.lines.iter()
    }

    /// Returns the lines about the last decision, or about what happened at the table since.
    pub fn last(&self) -> impl Iterator<Item = &LogLine> {
        let aside = self.lines.back().is_some_and(|line| line.aside);
        let decisions = self.decisions.unwrap_or(0).max(1);
        self.all().filter(move |line| line.aside == aside && line.decision + 1 == decisions)
    }
}

/// Renders lines about decisions.
fn decision_lines(snapshot: &TableSnapshot, lines: &[(usize, Spans)]) -> Vec<LogLine> {
    let decisions = lines.chunk_by(|(one, _), (next, _)| one == next);
    let lines = decisions.flat_map(|lines| lines.iter().enumerate());
    lines.map(|(place, (decision, text))| line(snapshot, *decision, place, text, false)).collect()
}

/// Renders what happened at the table since a decision.
fn asides(snapshot: &TableSnapshot, from: usize, language: Language) -> Vec<LogLine> {
    let (mut lines, mut decisions) = (Vec::new(), 0);
    for (number, (_, entry)) in snapshot.entries().iter().enumerate() {
        match entry {
            Entry::Started { decided, .. } => {
                let elsewhere =
                    snapshot.table().plan().from.as_ref().map_or(0, Continued::decisions_elsewhere);
                decisions = decided.len() + elsewhere;
            }
            Entry::Decided { .. } => decisions += 1,
            Entry::TookBack { left, .. } => decisions = *left,
            _ => (),
        }
        if let Some(text) = aside(snapshot, entry, language).filter(|_| decisions >= from) {
            lines.push(line(snapshot, decisions.saturating_sub(1), number, &text.into(), true));
        }
    }
    lines
}

/// Renders a line. `place` tells lines about the same decision apart.
fn line(snapshot: &TableSnapshot, decision: usize, place: usize, text: &Spans, aside: bool) -> LogLine {
    let (sentence, stops) = (sentence(text, signs(snapshot)), text.plain().ends_with('.'));
    let listed = listed(snapshot.id(), decision, &sentence);
    let fingerprint = FixedState::default().hash_one((decision, place, &listed.0));
    LogLine { decision, aside, fingerprint, sentence, stops, listed }
}
