//! Hints for a person at a terminal.
//!
//! A bot that gives a hint gets the seat's perfect-recall view, as every bot does
//! ([`Game::perfect_recall_view`](hearth_core::Game::perfect_recall_view)).

mod rows;

use hearth_bots::{Forfeit, Thoughts};
use hearth_core::Seat;
use hearth_programs::Contestant;
use hearth_review::{Hint, equal};
use hearth_table::GameRng;
use hearth_terminal::{Terminal, faint, painted, strong};
use hearth_text::{DecisionOf, Names, Text, ViewOf};
use hearth_words::{Language, say};

use crate::screen::wrap;

/// Maximum number of decisions in the list of estimates.
const MAX_ESTIMATE_ROWS: usize = 6;
/// Maximum number of decisions of the expected line.
const MAX_LINE_DECISIONS: usize = 8;

/// Names seats with their numbers, as positions do.
pub(crate) fn numbered(names: Names) -> Names {
    let language = names.language();
    names.renamed(|seat| say!(language, "advice-seat", number = seat.number()))
}

/// Asks a bot to decide for a seat.
pub(crate) fn ask<T: Text>(
    bot: &Contestant,
    (seat, known): (Seat, &ViewOf<T>),
    legal: &[DecisionOf<T>],
    rng: GameRng,
    names: &Names,
) -> Result<Hint, Forfeit> {
    let mut asked = bot.bot::<T::GameKnowledge>(seat, &mut rng.table(), &mut rng.hint());
    let reason = |reason: &_| T::reason(reason, names);
    Hint::ask::<T::GameKnowledge>(&bot.to_string(), asked.as_mut(), (seat, known), legal, reason)
}

/// Translates the decisions of a hint for people.
pub(crate) fn spoken<T: Text>(mut hint: Hint, language: Language) -> Hint {
    let Thoughts { decision, estimates, line, .. } = &mut hint.thoughts;
    let expected = estimates.iter_mut().map(|estimate| &mut estimate.decision);
    for decision in std::iter::once(decision).chain(expected).chain(line) {
        *decision = hearth_text::spoken::<T>(decision, language);
    }
    hint
}

/// Formats a hint.
pub(crate) fn lines<T: Terminal>(hint: &Hint, language: Language) -> Vec<String> {
    let Hint { bot, thoughts, reasons, .. } = hint;
    let decision = strong(&thoughts.decision);
    let mut lines = vec![say!(language, "advice-would", bot = bot.as_str(), decision = decision)];
    let rows = hint.rows(MAX_ESTIMATE_ROWS);
    if hint.choices == 1 {
        lines.push(say!(language, "advice-only"));
    } else if rows.is_empty() {
        lines.push(say!(language, "advice-silent"));
    } else {
        lines.extend(rows::table(&rows, language));
        if let equal @ 2.. = equal(&rows) {
            lines.push(wrap(&say!(language, "advice-equal", equal = equal, lines = rows.len())));
        }
    }
    if let [_, _, ..] = thoughts.line[..] {
        let expected = thoughts.line.iter().take(MAX_LINE_DECISIONS).cloned();
        let line = expected.reduce(|first, next| say!(language, "advice-then", first = first, next = next));
        lines.push(wrap(&say!(language, "advice-expects", line = line.unwrap_or_default())));
    }
    let joined = |first: String, next: String| say!(language, "advice-joined", first = first, next = next);
    if let Some(reasons) = reasons.iter().map(painted::<T>).reduce(joined) {
        lines.push(wrap(&say!(language, "advice-why", reasons = reasons)));
    }
    lines.push(wrap(&faint(&say!(language, "advice-fair"))));
    lines
}

/// Formats the estimate of one decision as a sentence.
pub(crate) fn of(hint: &Hint, decision: &str, language: Language) -> String {
    let Hint { bot, thoughts, .. } = hint;
    let (bot, best) = (bot.as_str(), thoughts.decision.as_str());
    let said = hint.of(decision).map(|estimate| rows::expects(estimate, language));
    let said = said.unwrap_or_else(|| say!(language, "advice-no-word"));
    if decision == best {
        return say!(language, "advice-same", bot = bot, said = said);
    }
    match hint.of(best).map(|estimate| rows::expects(estimate, language)) {
        Some(own) => {
            say!(language, "advice-other-said", bot = bot, said = said, decision = best, own = own)
        }
        None => say!(language, "advice-other", bot = bot, said = said, decision = best),
    }
}
