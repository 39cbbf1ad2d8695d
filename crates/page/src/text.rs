//! A text as it stands on a page.

use maud::Render;

/// A text, escaped. Hardly any has something to escape, so one look at the whole and one copy is enough, where maud goes letter by
/// letter. It is for what is drawn after every decision.
#[derive(Clone, Copy, Debug)]
pub struct Text<'a>(pub &'a str);

impl Render for Text<'_> {
    fn render_to(&self, html: &mut String) {
        // All letters are looked at, though one would do: that is what processors do many at a time.
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
