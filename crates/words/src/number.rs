//! Number formatting.

use crate::Language;

/// Formats a number. A negative one gets a minus sign (U+2212), not a hyphen.
pub fn number(number: i32) -> String {
    if number < 0 { format!("\u{2212}{}", number.unsigned_abs()) } else { number.to_string() }
}

/// Returns the percent sign with the space that French and German put before it.
pub const fn percent(language: Language) -> &'static str {
    match language {
        Language::English | Language::Polish => "%",
        Language::French => "\u{202f}%",
        Language::German => "\u{a0}%",
    }
}
