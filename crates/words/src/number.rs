//! Numbers, as they are printed.

/// A number with a minus before it, if it is less than nothing: a hyphen is too short for one.
pub fn number(number: i32) -> String {
    if number < 0 { format!("\u{2212}{}", number.unsigned_abs()) } else { number.to_string() }
}
