//! Sentences of a terminal on a page: without colours, and with signs in them.

use hearth_terminal::{SIGN, SIGN_END};
use maud::{Markup, PreEscaped, html};

/// A sentence without its colours and signs.
pub fn plain(text: &str) -> String {
    kept(text, |told, _, after| told + &without_colours(after))
}

/// A sentence without its colours, but with its signs.
pub fn uncoloured(text: &str) -> String {
    kept(text, |told, sign, after| told + SIGN + sign + SIGN_END + &without_colours(after))
}

/// What is kept of a sentence, put together from the sign before each piece and the piece.
fn kept(text: &str, put: impl Fn(String, &str, &str) -> String) -> String {
    // Most have neither signs nor colours.
    if !text.contains('\u{1b}') {
        return text.to_owned();
    }
    let mut pieces = text.split(SIGN);
    let before = without_colours(pieces.next().unwrap_or_default());
    pieces.map(cut).fold(before, |told, (sign, after)| put(told, sign, after))
}

/// The words between two signs, without their colours.
fn without_colours(text: &str) -> String {
    if text.contains('\u{1b}') { anstream::adapter::strip_str(text).to_string() } else { text.to_owned() }
}

/// The id of a sign, and the words after it.
fn cut(piece: &str) -> (&str, &str) {
    piece.split_once(SIGN_END).unwrap_or(("", piece))
}

/// A sentence without colours, with its signs, which are to be had at an address: one of ours, in which there is nothing to
/// escape.
pub fn marked(text: &str, signs: &str) -> Markup {
    let mut pieces = text.split(SIGN);
    let before = pieces.next().unwrap_or_default();
    html! {
        (before)
        @for piece in pieces {
            @let (sign, after) = cut(piece);
            svg .sign aria-hidden="true" { use href={ (PreEscaped(signs)) "#" (sign) } {} }
            (after)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_has_its_signs_and_loses_its_colours_and_is_escaped() {
        let text = format!("\u{1b}[1mA\u{1b}[0m <b> plays {SIGN}sun{SIGN_END}Sun & wins");
        assert_eq!(plain(&text), "A <b> plays Sun & wins");
        let sign = "<svg class=\"sign\" aria-hidden=\"true\"><use href=\"/signs#sun\"></use></svg>";
        assert_eq!(marked(&uncoloured(&text), "/signs").0, format!("A &lt;b&gt; plays {sign}Sun &amp; wins"));
    }
}
