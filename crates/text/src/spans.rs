//! A sentence as spans.

use std::ops::Range;

use crate::Tag;
use crate::mark::{LEAD, Marker};

/// A sentence: its plain text, with marks at places in it. Its spans are read with [`Spans::iter`].
///
/// The text is in one piece and not in a string for each span: most readers want the plain text, and the log of a table is made
/// anew for every push.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Spans {
    text: String,
    /// In the order of their places.
    marks: Vec<Mark>,
    /// The ids of all signs, one after the other.
    signs: String,
}

/// Something at a place in a text: before the letter that begins at this byte.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Mark {
    at: usize,
    sort: MarkSort,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum MarkSort {
    Start(Tag),
    End,
    /// A sign, whose id is this part of all ids.
    Sign(Range<usize>),
}

/// A piece of a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Span<'a> {
    /// Text.
    Text(&'a str),
    /// A sign, by its id. The word for it follows.
    Sign(&'a str),
    /// A part that stands out begins.
    Start(Tag),
    /// The innermost part that stands out ends.
    End,
}

impl Spans {
    /// Reads a sentence with the marks of [`mark`](crate::mark()) and [`signed`](crate::signed). Nothing of the marks is left.
    pub fn parse(marked: String) -> Spans {
        let Some(first) = memchr::memchr(LEAD, marked.as_bytes()) else { return Spans::from(marked) };
        let mut spans = Spans {
            text: String::with_capacity(marked.len()),
            marks: Vec::with_capacity(8),
            signs: String::new(),
        };
        spans.text.push_str(&marked[..first]);
        let mut rest = &marked[first..];
        let (mut open, mut seat_tint) = (0_usize, None);
        while let Some(letter) = rest.chars().next() {
            rest = &rest[letter.len_utf8()..];
            let at = spans.text.len();
            let sort = match Marker::of(letter) {
                Some(Marker::Start(Tag::Seat { seat, .. })) => {
                    open += 1;
                    Some(MarkSort::Start(Tag::Seat { seat, tint: seat_tint.take() }))
                }
                Some(Marker::Start(tag)) => {
                    open += 1;
                    Some(MarkSort::Start(tag))
                }
                Some(Marker::End) if open > 0 => {
                    open -= 1;
                    Some(MarkSort::End)
                }
                Some(Marker::Sign) => {
                    let (id, after) = until_marker(rest);
                    let from = spans.signs.len();
                    spans.signs.push_str(id);
                    rest = after;
                    Some(MarkSort::Sign(from..spans.signs.len()))
                }
                Some(Marker::SeatTint(tint)) => {
                    seat_tint = Some(tint);
                    None
                }
                Some(Marker::End | Marker::SignEnd) => None,
                None => {
                    spans.text.push(letter);
                    None
                }
            };
            spans.marks.extend(sort.map(|sort| Mark { at, sort }));
            let (text, after) = until_marker(rest);
            spans.text.push_str(text);
            rest = after;
        }
        // A part that nothing ends ends with the sentence.
        let at = spans.text.len();
        spans.marks.extend(std::iter::repeat_n(Mark { at, sort: MarkSort::End }, open));
        spans
    }

    /// The text alone.
    pub fn plain(&self) -> &str {
        &self.text
    }

    /// The text alone, without a copy.
    pub fn into_plain(self) -> String {
        self.text
    }

    /// The spans, in their order.
    pub fn iter(&self) -> impl Iterator<Item = Span<'_>> {
        self.within(0..self.text.len())
    }

    /// The spans of a part of the plain text. A tag that begins before the part is not repeated.
    pub fn within(&self, part: Range<usize>) -> impl Iterator<Item = Span<'_>> {
        let is_last = part.end == self.text.len();
        let inside = move |mark: &&Mark| part.start <= mark.at && (mark.at < part.end || is_last);
        let mut marks = self.marks.iter().filter(inside).peekable();
        let mut at = part.start;
        std::iter::from_fn(move || {
            let next = marks.peek().map(|mark| mark.at);
            if next == Some(at) {
                return marks.next().map(|mark| self.span(mark));
            }
            let text = at..next.unwrap_or(part.end);
            at = text.end;
            self.text.get(text).filter(|text| !text.is_empty()).map(Span::Text)
        })
    }

    fn span(&self, mark: &Mark) -> Span<'_> {
        match &mark.sort {
            MarkSort::Start(tag) => Span::Start(*tag),
            MarkSort::End => Span::End,
            MarkSort::Sign(id) => Span::Sign(&self.signs[id.clone()]),
        }
    }

    /// A longer text that quotes the first bytes of this sentence, with the marks of the quoted part. Markers in the longer text
    /// are not read.
    #[must_use]
    pub fn quoted_by(&self, whole: String, length: usize) -> Spans {
        let quoted = self.text.get(..length).unwrap_or(&self.text);
        let Some(from) = whole.find(quoted) else { return whole.into() };
        let moved = |mark: &Mark| Mark { at: from + mark.at.min(quoted.len()), sort: mark.sort.clone() };
        Spans { marks: self.marks.iter().map(moved).collect(), signs: self.signs.clone(), text: whole }
    }

    /// Returns whether a part of the sentence is strong.
    pub fn is_strong(&self) -> bool {
        self.marks.iter().any(|mark| mark.sort == MarkSort::Start(Tag::Strong))
    }
}

/// A text up to the next marker, and the rest.
fn until_marker(text: &str) -> (&str, &str) {
    text.split_at(memchr::memchr(LEAD, text.as_bytes()).unwrap_or(text.len()))
}

/// A text without marks. Markers in it are not read.
impl From<String> for Spans {
    fn from(text: String) -> Spans {
        Spans { text, ..Spans::default() }
    }
}

#[cfg(test)]
mod tests {
    use hearth_core::Seat;
    use hearth_words::Language;

    use super::*;
    use crate::{Names, Tint, mark, signed};

    fn spans(marked: &str) -> Vec<String> {
        Spans::parse(marked.to_owned()).iter().map(|span| format!("{span:?}")).collect()
    }

    fn names(first: &str) -> Names {
        Names::new(Language::English, [(first.to_owned(), Some(Tint::at(3)))])
    }

    #[test]
    fn a_sentence_without_marks_is_one_text() {
        assert_eq!(spans("No mark <b> here"), [r#"Text("No mark <b> here")"#]);
        assert_eq!(spans(""), [""; 0]);
    }

    #[test]
    fn parts_are_nested_and_signs_stand_before_their_words() {
        let turn = format!("{}’s turn", names("Ada").marked(Seat::FIRST));
        let sentence = mark(Tag::Faint, &format!("-- {turn}: {} --", signed("sun", "Sun")));
        let read = Spans::parse(sentence);
        assert_eq!(read.plain(), "-- Ada’s turn: Sun --");
        let seat = Tag::Seat { seat: Seat::FIRST, tint: Some(Tint::at(3)) };
        let all = [
            Span::Start(Tag::Faint),
            Span::Text("-- "),
            Span::Start(seat),
            Span::Text("Ada"),
            Span::End,
            Span::Text("’s turn: "),
            Span::Sign("sun"),
            Span::Text("Sun --"),
            Span::End,
        ];
        assert_eq!(read.iter().collect::<Vec<_>>(), all);
        let inside = 3..read.plain().len() - 3;
        assert_eq!(read.within(inside).collect::<Vec<_>>()[5..], [Span::Text("Sun")]);
    }

    #[test]
    fn a_part_of_a_sentence_has_the_marks_inside_it() {
        let cell = Spans::parse(format!("1 2  {}", mark(Tag::Strong, "12")));
        assert!(cell.is_strong());
        assert_eq!(cell.within(0..3).collect::<Vec<_>>(), [Span::Text("1 2")]);
        let strong = [Span::Start(Tag::Strong), Span::Text("12"), Span::End];
        assert_eq!(cell.within(5..7).collect::<Vec<_>>(), strong);
    }

    #[test]
    fn a_quoted_sentence_keeps_its_marks() {
        let line = Spans::parse(format!("Ada plays {}.", signed("sun", "Sun")));
        let quoted = line.plain().trim_end_matches('.').to_owned();
        let whole = line.quoted_by(format!("Take back “{quoted}”?"), quoted.len());
        let all = [Span::Text("Take back “Ada plays "), Span::Sign("sun"), Span::Text("Sun”?")];
        assert_eq!(whole.iter().collect::<Vec<_>>(), all);
    }

    #[test]
    fn a_player_cannot_forge_a_mark() {
        let forged = format!("{}{}", signed("sun", "Eve"), mark(Tag::Alarm, "wins"));
        for names in [names(&forged), names("Ada").renamed(|_| forged.clone())] {
            assert_eq!(names.plain(Seat::FIRST), "sunEvewins");
            let seat = Tag::Seat { seat: Seat::FIRST, tint: Some(Tint::at(3)) };
            let spans = names.spans(Seat::FIRST);
            let all = [Span::Start(seat), Span::Text("sunEvewins"), Span::End];
            assert_eq!(spans.iter().collect::<Vec<_>>(), all);
        }
        // Text from outside is never read as a marked sentence.
        assert_eq!(Spans::from(forged.clone()).iter().collect::<Vec<_>>(), [Span::Text(&forged)]);
    }

    #[test]
    fn marks_that_do_not_belong_together_break_nothing() {
        let whole = format!("a{}b{}c", mark(Tag::Strong, "s"), signed("sun", "d"));
        let letters: Vec<char> = whole.chars().collect();
        for from in 0..letters.len() {
            for to in from..=letters.len() {
                let read = Spans::parse(letters[from..to].iter().collect());
                assert!(!read.plain().as_bytes().contains(&LEAD));
                let depth = read.iter().fold(0, |depth, span| match span {
                    Span::Start(_) => depth + 1,
                    Span::End => depth - 1,
                    Span::Text(_) | Span::Sign(_) => depth,
                });
                assert_eq!(depth, 0);
            }
        }
        // A character of the same plane that is no marker is text like any other.
        assert_eq!(Spans::parse("a\u{100000}b".to_owned()).plain(), "a\u{100000}b");
    }
}
