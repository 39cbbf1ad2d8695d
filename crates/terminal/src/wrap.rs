//! Widths of text, and text in lines. Escape sequences take no room; emoji and CJK characters take two columns.

use anstyle::Reset;
use textwrap::core::display_width;
use unicode_width::UnicodeWidthChar;

/// The characters of a text, and whether each of them is shown: those of escape sequences are not.
fn shown(text: &str) -> impl Iterator<Item = (char, bool)> {
    let mut inside_escape = false;
    text.chars().map(move |c| {
        let visible = !inside_escape && c != '\u{1b}';
        inside_escape = if inside_escape { c != 'm' } else { c == '\u{1b}' };
        (c, visible)
    })
}

/// The number of columns that a text takes.
pub fn width(text: &str) -> usize {
    display_width(text)
}

/// A text filled up with spaces to a width.
pub fn pad(text: &str, to: usize) -> String {
    format!("{text}{}", " ".repeat(to.saturating_sub(width(text))))
}

/// A text that is at most this wide: a longer one is cut, with `…` at its end.
pub fn cut(text: &str, most: usize) -> String {
    if width(text) <= most {
        return text.to_owned();
    }
    let (mut column, mut full) = (0, most == 0);
    let left = shown(text).filter_map(|(c, visible)| {
        if !visible {
            return Some(c);
        }
        if full {
            return None;
        }
        column += c.width().unwrap_or(0);
        full = column >= most;
        Some(if full { '…' } else { c })
    });
    left.collect()
}

/// A text of exactly this width, cut or filled up.
pub fn fit(text: &str, to: usize) -> String {
    pad(&cut(text, to), to)
}

/// Pieces with something between them, as many in a line as there is room for.
pub fn wrap(pieces: &[String], between: &str, room: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for piece in pieces {
        match lines.last_mut() {
            Some(line) if width(line) + width(between) + width(piece) <= room => {
                line.push_str(between);
                line.push_str(piece);
            }
            _ => lines.push(cut(piece, room)),
        }
    }
    lines
}

/// A text in lines, broken between words. A style that goes on in the next line ends with this one and begins anew there:
/// else it would colour what stands beside the line.
pub fn fold(text: &str, room: usize) -> Vec<String> {
    let words: Vec<String> = text.split(' ').map(str::to_owned).collect();
    let reset = Reset.render().to_string();
    let mut open = String::new();
    let close = |line: String| {
        let line = format!("{open}{line}");
        let last = line.rsplit(&reset).next().unwrap_or_default();
        open = shown(last).filter_map(|(c, visible)| (!visible).then_some(c)).collect();
        if open.is_empty() { line } else { format!("{line}{reset}") }
    };
    wrap(&words, " ", room).into_iter().map(close).collect()
}

/// A text beside what it is about, in lines that stand below each other.
pub fn hanging(head: &str, text: &str, columns: usize) -> Vec<String> {
    let indent = width(head);
    let lines = fold(text, columns.saturating_sub(indent)).into_iter().enumerate();
    lines
        .map(|(number, line)| if number == 0 { head.to_owned() } else { " ".repeat(indent) } + &line)
        .collect()
}

#[cfg(test)]
mod tests {
    use anstyle::Style;

    use super::*;
    use crate::paint;

    #[test]
    fn a_text_is_cut_and_filled_up_and_keeps_its_colours() {
        let bold = paint(Style::new().bold(), "Crocodile");
        assert_eq!((width(&bold), width(&fit(&bold, 4)), width(&fit(&bold, 12))), (9, 4, 12));
        assert_eq!(fit("Crocodile", 4), "Cro…");
        assert!(fit(&bold, 4).ends_with("\u{1b}[0m"));
    }

    #[test]
    fn pieces_are_wrapped_and_a_piece_too_long_for_a_line_is_cut() {
        let pieces = ["one", "two", "three", "seventeen"].map(str::to_owned);
        assert_eq!(wrap(&pieces, ", ", 8), ["one, two", "three", "sevente…"]);
        assert!(wrap(&[], ", ", 8).is_empty());
    }

    #[test]
    fn a_text_is_folded_between_words_and_no_style_reaches_beyond_its_line() {
        assert_eq!(fold("one two three", 7), ["one two", "three"]);
        let bold = Style::new().bold();
        let lines = fold(&format!("a {} d", paint(bold, "b c")), 3);
        assert_eq!(lines, [format!("a {}", paint(bold, "b")), format!("{} d", paint(bold, "c"))]);
    }

    #[test]
    fn wrapped_lines_are_indented_below_the_first() {
        assert_eq!(hanging(" 7  ", "one two three", 11), [" 7  one two", "    three"]);
    }

    #[test]
    fn emoji_and_cjk_characters_take_two_columns() {
        let bold = paint(Style::new().bold(), "漢字🦉");
        assert_eq!((width("漢字"), width("🦉"), width("e\u{301}"), width(&bold)), (4, 2, 1, 6));
        assert_eq!(
            (cut("漢字漢字", 8), cut("漢字漢字", 5), cut("漢字漢字", 4)),
            ("漢字漢字".into(), "漢字…".into(), "漢…".into())
        );
        assert_eq!(cut("🦉🦉🦉", 3), "🦉…");
        assert_eq!((fit("漢字漢字", 4), fit("🦉", 4)), ("漢… ".into(), "🦉  ".into()));
        assert!((0..8).all(|room| width(&fit(&bold, room)) == room));
        assert_eq!(fold("漢字 🦉🦉 ab", 7), ["漢字", "🦉🦉 ab"]);
    }
}
