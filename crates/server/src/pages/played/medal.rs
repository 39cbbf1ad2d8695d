//! A person as a medallion with initials.

use maud::{Markup, html};

/// The medallion.
pub(super) fn medal(name: &str) -> Markup {
    let initials: String = name.split_whitespace().filter_map(|word| word.chars().next()).take(2).collect();
    html! {
        svg .medal viewBox="0 0 64 64" aria-hidden="true" {
            circle cx="32" cy="32" r="31" fill="#c98f3c" stroke="#2a1609" stroke-width="2" {}
            circle cx="32" cy="32" r="26.500" fill="#0f4744" stroke="#00000073" {}
            text x="32" y="41" text-anchor="middle" { (initials.to_uppercase()) }
        }
    }
}
