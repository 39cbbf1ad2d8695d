//! A hint for a person at a terminal.
//!
//! Who is asked is given what the seat could know with a perfect memory, as every bot is
//! ([`Game::known`](hearth_core::Game::known)).

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

/// So many lines of decisions are shown.
const MOST_ROWS: usize = 6;
/// So many decisions of the line that is expected are shown.
const LONGEST_LINE: usize = 8;

/// The seats by their numbers, as positions speak of them.
pub(crate) fn numbered(names: Names) -> Names {
    let language = names.language();
    names.renamed(|seat| say!(language, "advice-seat", number = seat.number()))
}

/// Asks somebody in the place of a seat.
pub(crate) fn ask<T: Text>(
    bot: &Contestant,
    (seat, known): (Seat, &ViewOf<T>),
    legal: &[DecisionOf<T>],
    win_probability: GameRng,
    names: &Names,
) -> Result<Hint, Forfeit> {
    let mut asked =
        bot.bot::<T::GameKnowledge>(seat, &mut win_probability.table(), &mut win_probability.hint());
    let reason = |reason: &_| T::reason(reason, names);
    Hint::ask::<T::GameKnowledge>(&bot.to_string(), asked.as_mut(), (seat, known), legal, reason)
}

/// The hint with decisions as they are shown to people.
pub(crate) fn spoken<T: Text>(mut hint: Hint, language: Language) -> Hint {
    let Thoughts { decision, estimates, line, .. } = &mut hint.thoughts;
    let expected = estimates.iter_mut().map(|estimate| &mut estimate.decision);
    for decision in std::iter::once(decision).chain(expected).chain(line) {
        *decision = hearth_text::spoken::<T>(decision, language);
    }
    hint
}

/// The hint for people.
pub(crate) fn lines<T: Terminal>(hint: &Hint, language: Language) -> Vec<String> {
    let Hint { bot, thoughts, reasons, .. } = hint;
    let decision = strong(&thoughts.decision);
    let mut lines = vec![say!(language, "advice-would", bot = bot.as_str(), decision = decision)];
    let rows = hint.rows(MOST_ROWS);
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
        let expected = thoughts.line.iter().take(LONGEST_LINE).cloned();
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

/// What was expected of one decision, in a sentence.
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
