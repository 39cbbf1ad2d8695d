//! Sentences of a terminal on a page: without colours, and with signs in them.

use hearth_terminal::{SIGN, SIGN_END};
use maud::{Markup, html};

use crate::{Sign, Text};

/// What a sentence consists of, besides colours.
enum Piece<'a> {
    Words(&'a str),
    /// A sign, by its id.
    Sign(&'a str),
}

/// The pieces of a sentence. After each escape stands what it begins: a sign (`_`), the words after one (`\`), or a colour
/// (`[`), which ends with the letter `m`.
fn pieces(text: &str) -> impl Iterator<Item = Piece<'_>> {
    let mut escaped = text.split('\u{1b}');
    let first = escaped.next().map(Piece::Words);
    let others = escaped.filter_map(|piece| match piece.split_at_checked(1)? {
        ("_", sign) => Some(Piece::Sign(sign)),
        ("[", colour) => Some(Piece::Words(colour.split_once('m')?.1)),
        (_, words) => Some(Piece::Words(words)),
    });
    first.into_iter().chain(others)
}

/// A sentence without its colours and signs. Most have none.
pub fn plain(text: String) -> String {
    if !text.contains('\u{1b}') {
        return text;
    }
    let mut told = String::with_capacity(text.len());
    for piece in pieces(&text) {
        if let Piece::Words(words) = piece {
            told.push_str(words);
        }
    }
    told
}

/// A sentence without its colours, but with its signs.
pub fn uncoloured(text: &str) -> String {
    let mut told = String::with_capacity(text.len());
    for piece in pieces(text) {
        match piece {
            Piece::Words(words) => told.push_str(words),
            Piece::Sign(sign) => told.extend([SIGN, sign, SIGN_END]),
        }
    }
    told
}

/// A sentence without colours, with its signs, which are to be had at an address: one of ours, in which there is nothing to
/// escape.
pub fn marked(text: &str, signs: &str) -> Markup {
    html! {
        @for piece in pieces(text) {
            @match piece {
                Piece::Words(words) => (Text(words)),
                Piece::Sign(sign) => (Sign::of(signs, sign)),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_calls_himself_a_sign_is_escaped() {
        let text = format!("{SIGN}\"><b>{SIGN_END}Ada & Bob");
        assert!(marked(&text, "/signs").0.contains("href=\"/signs#&quot;&gt;&lt;b&gt;\""), "{text}");
    }

    #[test]
    fn a_sentence_has_its_signs_and_loses_its_colours_and_is_escaped() {
        let text = format!("\u{1b}[1mA\u{1b}[0m <b> plays {SIGN}sun{SIGN_END}Sun & wins");
        assert_eq!(plain(text.clone()), "A <b> plays Sun & wins");
        assert_eq!(plain("No <b> here".to_owned()), "No <b> here");
        let sign = "<svg class=\"sign\" aria-hidden=\"true\"><use href=\"/signs#sun\"></use></svg>";
        assert_eq!(marked(&uncoloured(&text), "/signs").0, format!("A &lt;b&gt; plays {sign}Sun &amp; wins"));
    }
}
