//! The name of a seat on a board.

use maud::{Markup, html};

use crate::Text;

/// Splits a name and a note in brackets at its end.
fn parts(name: &str) -> (&str, Option<&str>) {
    let parts = name.strip_suffix(')').and_then(|name| name.rsplit_once(" ("));
    match parts.filter(|(_, note)| !note.is_empty()) {
        Some((name, note)) => (name, Some(note)),
        None => (name, None),
    }
}

/// Returns a name without the note in brackets at its end, for titles.
pub fn short_seat_name(name: &str) -> &str {
    parts(name).0
}

/// Draws a name. The note in brackets at its end, such as the level of a bot, is an element of its own, so that a narrow board
/// can hide it and need not cut the name.
pub fn seat_name(name: &str) -> Markup {
    let (name, note) = parts(name);
    html! {
        (Text(name))
        @if let Some(note) = note { " " small .aside { "(" (Text(note)) ")" } }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_note_in_a_name_is_an_element() {
        assert_eq!(seat_name("Green (club)").into_string(), r#"Green <small class="aside">(club)</small>"#);
        assert_eq!((short_seat_name("Green (club)"), short_seat_name("Lucky Hare")), ("Green", "Lucky Hare"));
        assert_eq!(seat_name("A (b) (c)").into_string(), r#"A (b) <small class="aside">(c)</small>"#);
    }

    #[test]
    fn a_name_without_brackets_stays_as_it_is() {
        for name in ["Lucky Hare", "(c)", "a) b (", "a ()"] {
            assert!(!seat_name(name).into_string().contains("small"), "{name}");
        }
        assert_eq!(seat_name("<b>").into_string(), "&lt;b&gt;");
    }
}
