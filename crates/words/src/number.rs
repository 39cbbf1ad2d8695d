//! Numbers, as they are printed.

use crate::Language;

/// A number with a minus before it, if it is less than nothing: a hyphen is too short for one.
pub fn number(number: i32) -> String {
    if number < 0 { format!("\u{2212}{}", number.unsigned_abs()) } else { number.to_string() }
}

/// What stands behind a number of hundredths: the sign, and before it the space that German and French set there.
pub const fn percent(language: Language) -> &'static str {
    match language {
        Language::English | Language::Polish => "%",
        Language::French => "\u{202f}%",
        Language::German => "\u{a0}%",
    }
}
