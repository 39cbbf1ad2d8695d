//! The numbered list of what may be decided. Decisions that differ only in their last word and bring the same share a line.

use std::fmt::Display;

use anstyle::Style;
use hearth_terminal::paint;

/// Decisions that share a line.
struct Group {
    first: usize,
    head: String,
    last_words: Vec<String>,
    brings: String,
}

impl Group {
    fn decision(&self) -> String {
        format!("{} {}", self.head, self.last_words.join(" ")).trim().to_owned()
    }

    fn text(&self, width: usize) -> String {
        let last = self.first + self.last_words.len() - 1;
        let numbers =
            if last == self.first { format!("{}", self.first) } else { format!("{}-{last}", self.first) };
        let brings = paint(Style::new().dimmed(), &self.brings);
        format!("{numbers:>5}  {:<width$}  {brings}", self.decision())
    }
}

/// The lines of the list.
pub(super) fn lines<D: Display>(legal: &[D], brings: impl Fn(&D) -> String) -> Vec<String> {
    let mut groups: Vec<Group> = Vec::new();
    for (index, decision) in legal.iter().enumerate() {
        let said = decision.to_string();
        let (head, last_word) = said.rsplit_once(' ').unwrap_or(("", &said));
        let brings = brings(decision);
        match groups.last_mut() {
            Some(group) if !head.is_empty() && group.head == head && group.brings == brings => {
                group.last_words.push(last_word.to_owned());
            }
            _ => groups.push(Group {
                first: index + 1,
                head: head.to_owned(),
                last_words: vec![last_word.to_owned()],
                brings,
            }),
        }
    }
    let width = groups.iter().map(|group| group.decision().len()).max().unwrap_or(0);
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
        let plain = |line: &String| line.split_whitespace().take(5).collect::<Vec<_>>().join(" ");
        let lines = lines(&legal, brings);
        assert_eq!(lines.len(), 5);
        assert_eq!(plain(&lines[1]), "2-3 open paw 1a 1b");
        assert!(plain(&lines[2]).starts_with("4 open sun 1a"));
        assert!(plain(&lines[4]).starts_with("6 pass"));
    }
}
