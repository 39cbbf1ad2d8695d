//! Escaped text.

use maud::Render;

/// A text, escaped. Few texts need escaping, so it is scanned once and copied once; maud works byte by byte. It is for parts that
/// are drawn after every decision.
#[derive(Clone, Copy, Debug)]
pub struct Text<'a>(pub &'a str);

impl Render for Text<'_> {
    fn render_to(&self, html: &mut String) {
        // Scanning all bytes without an early exit can be vectorized.
        let special = |letter: &u8| matches!(letter, b'&' | b'<' | b'>' | b'"');
        if self.0.as_bytes().iter().fold(false, |found, letter| found | special(letter)) {
            self.0.render_to(html);
        } else {
            html.push_str(self.0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_escaped_as_maud_does_it() {
        for text in ["", "Lucky Hare", "<b>", "a & b", "says \"no\"", "2 > 1", "it's", "Żółw & Słońce"] {
            assert_eq!(Text(text).render().0, text.render().0, "{text}");
        }
    }
}
