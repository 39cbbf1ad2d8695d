//! Sentences of a terminal on a page: without colours, and with signs in them.

use hearth_terminal::{SIGN, SIGN_END};
use maud::{Markup, PreEscaped, html};

/// A sentence without its colours and signs.
pub fn plain(text: &str) -> String {
    // Most have neither.
    if !text.contains('\u{1b}') {
        return text.to_owned();
    }
    anstream::adapter::strip_str(text).to_string()
}

/// A sentence without its colours, but with its signs.
pub fn uncoloured(text: &str) -> String {
    let mut pieces = text.split(SIGN);
    let before = plain(pieces.next().unwrap_or_default());
    pieces.fold(before, |told, piece| {
        let (sign, after) = piece.split_once(SIGN_END).unwrap_or(("", piece));
        told + SIGN + sign + SIGN_END + &plain(after)
    })
}

/// A sentence without colours, with its signs, which are to be had at an address: one of ours, in which there is nothing to
/// escape.
pub fn marked(text: &str, signs: &str) -> Markup {
    let mut pieces = text.split(SIGN);
    let before = pieces.next().unwrap_or_default();
    html! {
        (before)
        @for piece in pieces {
            @let (sign, after) = piece.split_once(SIGN_END).unwrap_or(("", piece));
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
