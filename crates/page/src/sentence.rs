//! Sentences of a game on a page: text with signs in it. Pages show no colours of sentences.

use std::ops::Range;

use hearth_text::{Span, Spans};
use maud::{Markup, PreEscaped, Render};

use crate::{Sign, Text};

/// A sentence with its signs. `signs` is the address of the pictures: one of ours, in which there is nothing to escape.
pub fn marked(sentence: &Spans, signs: &str) -> Markup {
    marked_part(sentence, 0..sentence.plain().len(), signs)
}

/// A part of a sentence's plain text, with the signs in it.
pub fn marked_part(sentence: &Spans, part: Range<usize>, signs: &str) -> Markup {
    let mut html = String::with_capacity(part.len());
    for span in sentence.within(part) {
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
        let sentence = Spans::parse(signed("\"><b>", "Ada & Bob"));
        let html = marked(&sentence, "/signs").0;
        assert!(html.contains("href=\"/signs#&quot;&gt;&lt;b&gt;\""), "{html}");
    }

    #[test]
    fn a_sentence_has_its_signs_and_no_colours_and_is_escaped() {
        let sentence = format!("{} <b> plays {} & wins", mark(Tag::Strong, "A"), signed("sun", "Sun"));
        let sign = "<svg class=\"sign\" aria-hidden=\"true\"><use href=\"/signs#sun\"></use></svg>";
        let html = marked(&Spans::parse(sentence), "/signs").0;
        assert_eq!(html, format!("A &lt;b&gt; plays {sign}Sun &amp; wins"));
    }
}
