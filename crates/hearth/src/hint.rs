//! A hint for a person at a terminal.
//!
//! Who is asked is given what the seat could know with a perfect memory, as every bot is
//! ([`Game::known`](hearth_core::Game::known)).

mod rows;

use hearth_bots::Forfeit;
use hearth_core::Seat;
use hearth_programs::Contestant;
use hearth_review::{Hint, equal};
use hearth_table::Chance;
use hearth_terminal::{DecisionOf, Names, Terminal, ViewOf, faint, strong};

use crate::screen::wrap;

/// So many lines of decisions are shown.
const MOST_ROWS: usize = 6;
/// So many decisions of the line that is expected are shown.
const LONGEST_LINE: usize = 8;

/// Asks somebody in the place of a seat.
pub(crate) fn ask<T: Terminal>(
    bot: &Contestant,
    (seat, known): (Seat, &ViewOf<T>),
    legal: &[DecisionOf<T>],
    chance: Chance,
    names: &Names,
) -> Result<Hint, Forfeit> {
    let mut asked = bot.bot::<T::Mind>(seat, &mut chance.table(), &mut chance.hint());
    let reason = |reason: &_| T::reason(reason, names);
    Hint::ask::<T::Mind>(&bot.to_string(), asked.as_mut(), (seat, known), legal, reason)
}

/// The hint for people.
pub(crate) fn lines(hint: &Hint) -> Vec<String> {
    let Hint { bot, thoughts, reasons, .. } = hint;
    let mut lines = vec![format!("{bot} would decide: {}", strong(&thoughts.decision))];
    let prospects = hint.prospects();
    if hint.choices == 1 {
        lines.push("Nothing else can be decided here.".to_owned());
    } else if prospects.is_empty() {
        lines.push("It does not say what it expects.".to_owned());
    } else {
        lines.extend(rows::table(&prospects[..prospects.len().min(MOST_ROWS)]));
        match equal(&prospects) {
            0 | 1 => (),
            equal => lines.push(wrap(&format!(
                "The first {equal} of {} lines are equal, as far as it can tell: they differ by less than two \
                 standard errors.",
                prospects.len()
            ))),
        }
    }
    if let [_, _, ..] = thoughts.line[..] {
        let expected = &thoughts.line[..thoughts.line.len().min(LONGEST_LINE)];
        lines.push(wrap(&format!("It expects: {}", expected.join(", then "))));
    }
    if !reasons.is_empty() {
        lines.push(wrap(&format!("Why: {}", reasons.join("; "))));
    }
    lines.push(faint("(It knows what this seat could know with a perfect memory, and nothing more.)"));
    lines
}

/// What was expected of one decision, in a sentence.
pub(crate) fn of(hint: &Hint, decision: &str) -> String {
    let Hint { bot, thoughts, .. } = hint;
    let said =
        hint.of(decision).map_or_else(|| "does not say what it expects of it".to_owned(), rows::expects);
    if decision == thoughts.decision {
        return format!("{bot} {said}; it would decide the same.");
    }
    let own = hint.of(&thoughts.decision).map(rows::expects);
    let own = own.map_or(String::new(), |own| format!(", of which it {own}"));
    format!("{bot} {said}; it would decide `{}`{own}.", thoughts.decision)
}
