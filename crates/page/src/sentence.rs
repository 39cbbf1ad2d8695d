//! Sentences of a game as HTML: text with signs. Pages ignore the colours of sentences.

use std::ops::Range;

use hearth_text::{Span, Spans};
use maud::{Markup, PreEscaped, Render};

use crate::{Sign, Text};

/// Draws a sentence with its signs. `signs` is the address of the signs, in which nothing needs escaping.
pub fn sentence(spans: &Spans, signs: &str) -> Markup {
    sentence_part(spans, 0..spans.plain().len(), signs)
}

/// Draws a part of a sentence's plain text, with its signs.
pub fn sentence_part(spans: &Spans, part: Range<usize>, signs: &str) -> Markup {
    let mut html = String::with_capacity(part.len());
    for span in spans.within(part) {
        match span {
            Span::Text(words) => Text(words).render_to(&mut html),
            Span::Sign(sign) => Sign::of(signs, sign).render_to(&mut html),
            Span::Start(_) | Span::End => (),
        }
    }
    PreEscaped(html)
}

#[cfg(test)]
mod tests {
    use hearth_text::{Tag, mark, signed};

    use super::*;

    #[test]
    fn the_id_of_a_sign_is_escaped() {
        let spans = Spans::parse(signed("\"><b>", "Ada & Bob"));
        let html = sentence(&spans, "/signs").0;
        assert!(html.contains("href=\"/signs#&quot;&gt;&lt;b&gt;\""), "{html}");
    }

    #[test]
    fn a_sentence_has_its_signs_and_no_colours_and_is_escaped() {
        let text = format!("{} <b> plays {} & wins", mark(Tag::Strong, "A"), signed("sun", "Sun"));
        let sign = "<svg class=\"sign\" aria-hidden=\"true\"><use href=\"/signs#sun\"></use></svg>";
        let html = sentence(&Spans::parse(text), "/signs").0;
        assert_eq!(html, format!("A &lt;b&gt; plays {sign}Sun &amp; wins"));
    }
}
