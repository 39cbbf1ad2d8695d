//! A name as a board shows it.

use maud::{Markup, html};

use crate::Text;

/// A name and what it says in brackets at its end, if it says something there.
fn parts(name: &str) -> (&str, Option<&str>) {
    let parts = name.strip_suffix(')').and_then(|name| name.rsplit_once(" ("));
    match parts.filter(|(_, aside)| !aside.is_empty()) {
        Some((called, aside)) => (called, Some(aside)),
        None => (name, None),
    }
}

/// A name without what it says in brackets at its end, for titles.
pub fn bare(name: &str) -> &str {
    parts(name).0
}

/// A name. What it says in brackets at its end, how strong a bot is for example, stands apart, so that a narrow board can leave
/// it out and need not cut the name.
pub fn called(name: &str) -> Markup {
    let (called, aside) = parts(name);
    html! {
        (Text(called))
        @if let Some(aside) = aside { " " small .aside { "(" (Text(aside)) ")" } }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_name_says_in_brackets_stands_apart() {
        assert_eq!(called("Green (club)").into_string(), r#"Green <small class="aside">(club)</small>"#);
        assert_eq!((bare("Green (club)"), bare("Lucky Hare")), ("Green", "Lucky Hare"));
        assert_eq!(called("A (b) (c)").into_string(), r#"A (b) <small class="aside">(c)</small>"#);
    }

    #[test]
    fn a_name_without_brackets_stays_as_it_is() {
        for name in ["Lucky Hare", "(c)", "a) b (", "a ()"] {
            assert!(!called(name).into_string().contains("small"), "{name}");
        }
        assert_eq!(called("<b>").into_string(), "&lt;b&gt;");
    }
}
