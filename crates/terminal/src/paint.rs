//! Colours as escape sequences.

use std::fmt::Write;

use anstyle::{AnsiColor, Reset, Style};
use hearth_text::{Span, Spans, Tag};

use crate::Terminal;

/// The style of text that matters less.
const FAINT: Style = Style::new().dimmed();
/// The style of text that matters more.
const STRONG: Style = Style::new().bold();
/// The style of text that nobody may miss.
const ALARM: Style = AnsiColor::Magenta.on_default().bold();

/// Paints a text in a style. Parts of it may have a style of their own.
pub fn paint(style: Style, text: &str) -> String {
    if style == Style::new() {
        return text.to_owned();
    }
    // The end of a style inside the text would end this one as well.
    let reset = Reset.render().to_string();
    let text = text.replace(&reset, &format!("{reset}{style}"));
    format!("{style}{text}{style:#}")
}

/// Paints text that matters less.
pub fn faint(text: &str) -> String {
    paint(FAINT, text)
}

/// Paints text that matters more.
pub fn strong(text: &str) -> String {
    paint(STRONG, text)
}

/// Paints text that nobody may miss.
pub fn alarm(text: &str) -> String {
    paint(ALARM, text)
}

/// Paints a sentence of a game. Signs are not shown.
pub fn painted<T: Terminal + ?Sized>(sentence: &Spans) -> String {
    painted_with(sentence, style::<T>)
}

fn painted_with(sentence: &Spans, style: impl Fn(Tag) -> Style) -> String {
    let mut text = String::with_capacity(sentence.plain().len() + 32);
    let mut open: Vec<Style> = Vec::new();
    for span in sentence.iter() {
        match span {
            Span::Text(words) => text.push_str(words),
            Span::Sign(_) => (),
            Span::Start(tag) => {
                let style = style(tag);
                // Writing to a string cannot fail.
                let _ = write!(text, "{style}");
                open.push(style);
            }
            Span::End => {
                if let Some(style) = open.pop().filter(|style| *style != Style::new()) {
                    let _ = write!(text, "{style:#}");
                    // The reset ended the styles around this one too.
                    for outer in &open {
                        let _ = write!(text, "{outer}");
                    }
                }
            }
        }
    }
    text
}

fn style<T: Terminal + ?Sized>(tag: Tag) -> Style {
    match tag {
        Tag::Seat { tint: Some(tint), .. } => T::style(tint).bold(),
        Tag::Seat { tint: None, .. } => Style::new(),
        Tag::Tinted(tint) => T::style(tint),
        Tag::Strong => STRONG,
        Tag::Faint => FAINT,
        Tag::Alarm => ALARM,
    }
}

#[cfg(test)]
mod tests {
    use hearth_core::Seat;
    use hearth_text::{mark, signed};

    use super::*;

    #[test]
    fn a_sentence_is_painted_like_text_in_nested_styles() {
        let style = |tag: Tag| match tag {
            Tag::Seat { .. } => Style::new(),
            Tag::Strong => STRONG,
            _ => FAINT,
        };
        let name = mark(Tag::Seat { seat: Seat::FIRST, tint: None }, "Ada");
        let inner = format!("{name} plays {}", mark(Tag::Strong, &signed("sun", "Sun")));
        let sentence = Spans::parse(format!("-- {} --", mark(Tag::Faint, &format!("{inner}, and on"))));
        let same = format!("-- {} --", faint(&format!("Ada plays {}, and on", strong("Sun"))));
        assert_eq!(painted_with(&sentence, style), same);
    }
}
