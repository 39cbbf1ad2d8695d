//! The numbered list of legal decisions. Decisions that differ only in their last word and have the same
//! effect share a line.

use hearth_terminal::{DecisionOf, Terminal, ViewOf, faint, hanging, pad, painted, width};
use hearth_text::{Names, Text, spoken};

use crate::screen::columns;

/// Columns for the numbers, and the gap between a decision and its effect.
const NUMBER_COLUMNS: usize = 4;
const GAP: &str = "  ";

/// Decisions that share a line: `3 open paw 1a  4 1b  5 1c`.
struct MenuGroup {
    first: usize,
    head: String,
    last_words: Vec<String>,
    effect: String,
}

impl MenuGroup {
    fn decisions(&self) -> String {
        let mut text = format!("{} {}", self.head, self.last_words[0]).trim().to_owned();
        for (number, word) in (self.first + 1..).zip(&self.last_words[1..]) {
            text += &format!("{GAP}{number} {word}");
        }
        text
    }

    /// Puts the effect next to the decisions, or below them if they are too wide.
    fn lines(&self, usual: usize, columns: usize) -> Vec<String> {
        let (decisions, effect) = (self.decisions(), faint(&self.effect));
        let number = format!("{:>NUMBER_COLUMNS$}{GAP}", self.first);
        if width(&decisions) <= usual {
            return hanging(&format!("{number}{}{GAP}", pad(&decisions, usual)), &effect, columns);
        }
        let indent = " ".repeat(width(&number) + usual + GAP.len());
        let below = hanging(&indent, &effect, columns);
        hanging(&number, &decisions, columns).into_iter().chain(below).collect()
    }
}

/// Formats the list for one observer.
pub(crate) fn of<T: Terminal>(legal: &[DecisionOf<T>], view: &ViewOf<T>, names: &Names) -> Vec<String> {
    let shown = legal.iter().map(|decision| {
        let said = spoken::<T::Text>(&decision.to_string(), names.language());
        (said, painted::<T>(&T::Text::explain(*decision, view, names)))
    });
    lines(shown, columns())
}

/// Formats decisions with their effects.
fn lines(legal: impl Iterator<Item = (String, String)>, columns: usize) -> Vec<String> {
    let mut groups: Vec<MenuGroup> = Vec::new();
    for (number, (said, effect)) in (1..).zip(legal) {
        let (head, last_word) = said.rsplit_once(' ').unwrap_or(("", &said));
        match groups.last_mut() {
            Some(group) if !head.is_empty() && group.head == head && group.effect == effect => {
                group.last_words.push(last_word.to_owned());
            }
            _ => groups.push(MenuGroup {
                first: number,
                head: head.to_owned(),
                last_words: vec![last_word.to_owned()],
                effect,
            }),
        }
    }
    let widest = groups.iter().map(|group| width(&group.decisions())).max().unwrap_or(0);
    // Effects get at least half of the screen.
    let usual = widest.min((columns / 2).saturating_sub(NUMBER_COLUMNS + 2 * GAP.len()));
    groups.iter().flat_map(|group| group.lines(usual, columns)).collect()
}

#[cfg(test)]
mod tests {
    use anstream::adapter::strip_str;

    use super::lines;

    /// Formats the list without colours.
    fn listed(legal: &[(&str, &str)], columns: usize) -> Vec<String> {
        let legal = legal.iter().map(|(said, effect)| ((*said).to_owned(), (*effect).to_owned()));
        lines(legal, columns).iter().map(|line| strip_str(line).to_string()).collect()
    }

    #[test]
    fn decisions_with_the_same_effect_share_a_line() {
        let legal = [
            ("draw", ""),
            ("open paw 1a", "a point"),
            ("open paw 1b", "a point"),
            ("open sun 1a", ""),
            ("exchange", ""),
            ("pass", ""),
        ];
        let lines = listed(&legal, usize::MAX);
        let words: Vec<String> =
            lines.iter().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" ")).collect();
        assert_eq!(words.len(), 5);
        assert!(words[1].starts_with("2 open paw 1a 3 1b "), "{words:?}");
        assert!(words[2].starts_with("4 open sun 1a"), "{words:?}");
        assert!(words[4].starts_with("6 pass"), "{words:?}");
    }

    #[test]
    fn long_effects_wrap_and_wide_decisions_put_them_below() {
        let legal = [
            ("open łapa 1a", "1 punkt za kartę zagraną u innych"),
            ("open wódz 1a", "wiele kart naraz"),
            ("open wódz 1b", "wiele kart naraz"),
            ("open wódz 1c", "wiele kart naraz"),
        ];
        let said = [
            "   1  open łapa 1a  1 punkt za kartę",
            "                    zagraną u innych",
            "   2  open wódz 1a  3 1b  4 1c",
            "                    wiele kart naraz",
        ];
        assert_eq!(listed(&legal, 40), said);
    }
}
