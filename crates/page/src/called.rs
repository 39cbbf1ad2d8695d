//! A name as a board shows it.

use maud::{Markup, html};

use crate::Text;

/// A name. What it says in brackets at its end, how strong a bot is for example, stands apart, so that a narrow board can leave
/// it out and need not cut the name.
pub fn called(name: &str) -> Markup {
    let parts = name.strip_suffix(')').and_then(|name| name.rsplit_once(" ("));
    html! {
        @match parts.filter(|(_, aside)| !aside.is_empty()) {
            Some((called, aside)) => { (Text(called)) " " small .aside { "(" (Text(aside)) ")" } }
            None => (Text(name)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_name_says_in_brackets_stands_apart() {
        assert_eq!(called("Green (club)").into_string(), r#"Green <small class="aside">(club)</small>"#);
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
