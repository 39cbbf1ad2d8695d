//! What a bot makes of a moment: what it would decide, what it expects of the best decisions, and why.
//!
//! It is given what the seat could know with a perfect memory, as every bot is ([`Game::known`]).

mod rows;

use hearth_bots::{Estimate, Forfeit, Ground, Mind, Thoughts};
use hearth_core::{Game, Seat};
use hearth_programs::Contestant;
use hearth_table::Chance;
use hearth_terminal::{DecisionOf, Names, Terminal, ViewOf, faint, strong};
use serde_json::{Value, json};

use self::rows::Row;
use crate::screen::wrap;

/// Who is asked if nobody is named.
pub(crate) const USUAL: &str = "strong";

/// So many lines of decisions are shown.
const MOST_ROWS: usize = 6;
/// So many decisions of the line that is expected are shown.
const LONGEST_LINE: usize = 8;

/// What a bot makes of a moment.
pub(crate) struct Hint<T: Terminal> {
    bot: String,
    seat: Seat,
    choices: usize,
    thoughts: Thoughts<DecisionOf<T>>,
    reasons: Vec<<T::Mind as Mind>::Reason>,
}

impl<T: Terminal> Hint<T> {
    /// Asks somebody in the place of a seat.
    pub fn ask(
        bot: &Contestant,
        seat: Seat,
        known: &ViewOf<T>,
        legal: &[DecisionOf<T>],
        chance: Chance,
    ) -> Result<Hint<T>, Forfeit> {
        let asked = &mut bot.bot::<T::Mind>(seat, &mut chance.table(), &mut chance.hint());
        let thoughts = asked.think(known, legal)?;
        let reasons = T::Mind::reasons(known, thoughts.decision);
        Ok(Hint { bot: bot.to_string(), seat, choices: legal.len(), thoughts, reasons })
    }

    /// The hint for people.
    pub fn lines(&self, names: &Names) -> Vec<String> {
        let mut lines =
            vec![format!("{} would decide: {}", self.bot, strong(&self.thoughts.decision.to_string()))];
        let rows = rows::of(&self.thoughts.estimates);
        if self.choices == 1 {
            lines.push("Nothing else can be decided here.".to_owned());
        } else if rows.is_empty() {
            lines.push("It does not say what it expects.".to_owned());
        } else {
            lines.extend(rows::table(&rows[..rows.len().min(MOST_ROWS)]));
            match rows::equal(&rows) {
                0 | 1 => (),
                equal => lines.push(wrap(&format!(
                    "The first {equal} of {} lines are equal, as far as it can tell: they differ by less than two \
                     standard errors.",
                    rows.len()
                ))),
            }
        }
        if let [_, _, ..] = self.thoughts.line[..] {
            let expected: Vec<String> =
                self.thoughts.line.iter().take(LONGEST_LINE).map(ToString::to_string).collect();
            lines.push(wrap(&format!("It expects: {}", expected.join(", then "))));
        }
        if !self.reasons.is_empty() {
            lines.push(wrap(&format!("Why: {}", self.reasons(names).join("; "))));
        }
        lines.push(faint("(It knows what this seat could know with a perfect memory, and nothing more.)"));
        lines
    }

    /// What it expects of one decision, in a sentence.
    pub fn of(&self, decision: DecisionOf<T>) -> String {
        let estimates = &self.thoughts.estimates;
        let find = |wanted: DecisionOf<T>| estimates.iter().find(|estimate| estimate.decision == wanted);
        let said =
            find(decision).map_or_else(|| "does not say what it expects of it".to_owned(), rows::expects);
        if decision == self.thoughts.decision {
            return format!("{} {said}; it would decide the same.", self.bot);
        }
        let own = find(self.thoughts.decision).map(rows::expects);
        let own = own.map_or(String::new(), |own| format!(", of which it {own}"));
        format!("{} {said}; it would decide `{}`{own}.", self.bot, self.thoughts.decision)
    }

    /// The hint for programs.
    pub fn json(&self, names: &Names) -> Value {
        let tell = |estimate: &Estimate<DecisionOf<T>>| {
            json!({
                "decision": estimate.decision.to_string(),
                "chance": rounded(estimate.chance),
                "lead": rounded(estimate.lead),
                "looks": match estimate.ground {
                    Ground::Looks(looks) => Some(looks),
                    Ground::Search | Ground::Proof => None,
                },
                "proved": estimate.ground == Ground::Proof,
            })
        };
        let rows = rows::of(&self.thoughts.estimates);
        let equal: usize = rows[..rows::equal(&rows)].iter().map(Row::len).sum();
        let line: Vec<String> = self.thoughts.line.iter().map(ToString::to_string).collect();
        json!({
            "game": T::Game::NAME,
            "seat": self.seat.number(),
            "bot": self.bot,
            "decision": self.thoughts.decision.to_string(),
            "estimates": self.thoughts.estimates.iter().map(tell).collect::<Vec<_>>(),
            "equal": equal,
            "line": line,
            "nodes": self.thoughts.nodes,
            "reasons": self.reasons(names),
        })
    }

    fn reasons(&self, names: &Names) -> Vec<String> {
        self.reasons.iter().map(|reason| T::reason(reason, names)).collect()
    }
}

/// Four digits behind the point are more than any estimate is good for.
fn rounded(number: f32) -> f64 {
    (f64::from(number) * 1e4).round() / 1e4
}
