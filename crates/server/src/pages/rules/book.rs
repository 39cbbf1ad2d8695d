//! A parsed rulebook: its sections, their rules, references to other rules, and variants by edition.

use hearth_core::Rulebook;

/// A section of a rulebook.
pub(super) struct Section {
    pub heading: &'static str,
    pub rules: Vec<Rule>,
}

/// A rule.
#[derive(Clone, Copy)]
pub(super) struct Rule {
    pub id: &'static str,
    pub text: &'static str,
}

/// Returns the sections of a rulebook. Rules before the first heading get a section without one.
pub(super) fn sections(book: Rulebook) -> Vec<Section> {
    let mut sections: Vec<Section> = Vec::new();
    for line in book.0.lines() {
        if let Some(heading) = line.strip_prefix('#') {
            let heading = heading.trim_start_matches('#').trim();
            sections.push(Section { heading, rules: Vec::new() });
        } else if let Some((id, text)) = line.split_once(' ') {
            if sections.is_empty() {
                sections.push(Section { heading: "", rules: Vec::new() });
            }
            if let Some(section) = sections.last_mut() {
                section.rules.push(Rule { id, text });
            }
        }
    }
    sections
}

/// A piece of the text of a rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Piece<'a> {
    Words(&'a str),
    /// The id of another rule.
    Id(&'a str),
}

/// Splits a text into pieces. Each id of a rule is its own piece.
pub(super) fn pieces(text: &str, is_rule: impl Fn(&str) -> bool) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    let mut rest = text;
    let mut words = 0;
    while words < rest.len() {
        let tail = &rest[words..];
        let end = tail.find(|c: char| !c.is_alphanumeric()).unwrap_or(tail.len());
        if end > 0 && is_rule(&tail[..end]) {
            pieces.extend((words > 0).then(|| Piece::Words(&rest[..words])));
            pieces.push(Piece::Id(&tail[..end]));
            (rest, words) = (&tail[end..], 0);
        } else {
            words += end + tail[end..].chars().next().map_or(0, char::len_utf8);
        }
    }
    pieces.extend((!rest.is_empty()).then_some(Piece::Words(rest)));
    pieces
}

/// A variant of a rule, and the editions that have it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Way<'a> {
    pub text: &'a str,
    pub editions: &'a str,
}

/// Returns the variants of a rule that is written as `One way (this edition, that one). Another way (a
/// third).`
pub(super) fn ways(text: &str) -> Option<Vec<Way<'_>>> {
    let ways = text.strip_suffix(").")?.split("). ");
    let ways = ways.map(|way| way.rsplit_once(" (").map(|(text, editions)| Way { text, editions }));
    ways.collect::<Option<Vec<_>>>().filter(|ways| ways.len() > 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_leads_to_the_rules_that_it_names_and_to_nothing_else() {
        let is_rule = |word: &str| ["K2", "K24", "E3"].contains(&word);
        let text = "As in K24 (E3-E5) and AK2, K2.";
        let expected = [
            Piece::Words("As in "),
            Piece::Id("K24"),
            Piece::Words(" ("),
            Piece::Id("E3"),
            Piece::Words("-E5) and AK2, "),
            Piece::Id("K2"),
            Piece::Words("."),
        ];
        assert_eq!(pieces(text, is_rule), expected);
        assert_eq!(pieces("żółć", is_rule), [Piece::Words("żółć")]);
    }

    #[test]
    fn a_rule_that_editions_play_in_different_ways_is_taken_apart() {
        let near = Way { text: "It is near", editions: "one, two" };
        let far = Way { text: "It is far", editions: "three" };
        assert_eq!(ways("It is near (one, two). It is far (three)."), Some(vec![near, far]));
        assert_eq!(ways("Two play (or more)."), None);
        assert_eq!(ways("Two play (or more). They sit."), None);
    }
}
