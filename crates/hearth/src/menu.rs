//! The numbered list of what may be decided. Decisions that differ only in their last word and bring the same share a line.

use std::fmt::Display;

use anstyle::Style;
use hearth_terminal::paint;

/// Decisions that share a line: `3 open paw 1a  4 1b  5 1c`.
struct Group {
    first: usize,
    head: String,
    last_words: Vec<String>,
    brings: String,
}

impl Group {
    fn decisions(&self) -> String {
        let mut text = format!("{} {}", self.head, self.last_words[0]).trim().to_owned();
        for (number, word) in (self.first + 1..).zip(&self.last_words[1..]) {
            text += &format!("  {number} {word}");
        }
        text
    }

    fn text(&self, width: usize) -> String {
        let brings = paint(Style::new().dimmed(), &self.brings);
        format!("{:>4}  {:<width$}  {brings}", self.first, self.decisions())
    }
}

/// The lines of the list.
pub(crate) fn lines<D: Display>(legal: &[D], brings: impl Fn(&D) -> String) -> Vec<String> {
    let mut groups: Vec<Group> = Vec::new();
    for (number, decision) in (1..).zip(legal) {
        let said = decision.to_string();
        let (head, last_word) = said.rsplit_once(' ').unwrap_or(("", &said));
        let brings = brings(decision);
        match groups.last_mut() {
            Some(group) if !head.is_empty() && group.head == head && group.brings == brings => {
                group.last_words.push(last_word.to_owned());
            }
            _ => groups.push(Group {
                first: number,
                head: head.to_owned(),
                last_words: vec![last_word.to_owned()],
                brings,
            }),
        }
    }
    let width = groups.iter().map(|group| group.decisions().len()).max().unwrap_or(0);
    groups.iter().map(|group| group.text(width)).collect()
}

#[cfg(test)]
mod tests {
    use super::lines;

    #[test]
    fn decisions_that_bring_the_same_share_a_line() {
        let legal = ["draw", "open paw 1a", "open paw 1b", "open sun 1a", "exchange", "pass"];
        let brings =
            |decision: &&str| if decision.contains("paw") { "a point".to_owned() } else { String::new() };
        let lines = lines(&legal, brings);
        let words: Vec<String> =
            lines.iter().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" ")).collect();
        assert_eq!(words.len(), 5);
        assert!(words[1].starts_with("2 open paw 1a 3 1b "), "{words:?}");
        assert!(words[2].starts_with("4 open sun 1a"), "{words:?}");
        assert!(words[4].starts_with("6 pass"), "{words:?}");
    }
}
