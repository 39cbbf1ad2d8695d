//! Words that every game needs: numbers and lists in a sentence.

/// A number of things: `1 card`, `2 cards`.
pub fn count(number: usize, one: &str) -> String {
    if number == 1 { format!("1 {one}") } else { format!("{number} {one}s") }
}

/// A list of words in a sentence: `draw, open or play`.
pub fn either(words: &[String], joined_by: &str) -> String {
    match words {
        [] => String::new(),
        [one] => one.clone(),
        [all @ .., last] => format!("{} {joined_by} {last}", all.join(", ")),
    }
}

/// A sentence that begins with a capital. The name of a place stays as it is: `b4 is empty`.
pub fn capitalized(sentence: &str) -> String {
    let mut letters = sentence.chars();
    match (letters.next(), letters.clone().next()) {
        (Some(first), second) if !second.is_some_and(|second| second.is_ascii_digit()) => {
            first.to_uppercase().chain(letters).collect()
        }
        _ => sentence.to_owned(),
    }
}
