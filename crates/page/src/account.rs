//! How the final scores came about, as a table.

use hearth_terminal::{Account, is_strong};
use maud::{Markup, html};

use crate::{marked, uncoloured};

/// The account as a table, with signs that are to be had at an address. Who won stands elsewhere.
pub fn account(account: &Account, signs: &str) -> Markup {
    let said = |text: &str| marked(text, signs);
    html! {
        div .account {
            p #account { (said(&account.title)) }
            div .scrolls tabindex="0" role="group" aria-labelledby="account" {
                table {
                    thead { tr { @for (column, cell) in account.head.iter().enumerate() {
                        @if column == 0 { td {} } @else { th scope="col" { (said(cell)) } }
                    } } }
                    tbody { @for row in &account.rows { tr { @for (column, cell) in row.iter().enumerate() {
                        @if column == 0 { th scope="row" { (said(cell)) } } @else { td .total[is_strong(cell)] { (cell_of(&uncoloured(cell), signs)) } }
                    } } } }
                }
            }
            @for note in &account.notes { p .note { (said(note)) } }
        }
    }
}

/// A cell. What a terminal sets apart by many spaces, cards and what they brought, stands below each other here too.
fn cell_of(text: &str, signs: &str) -> Markup {
    html! {
        @match text.split_once("  ") {
            Some((what, brought)) => { span .what { (marked(what, signs)) } " " (marked(brought.trim_start(), signs)) }
            None => (marked(text, signs)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_terminal_sets_apart_by_spaces_stands_below_each_other() {
        let cell = |text| cell_of(text, "signs").into_string();
        assert_eq!(cell("1 2 4      14 = 2×7"), r#"<span class="what">1 2 4</span> 14 = 2×7"#);
        assert_eq!(cell("           −20"), r#"<span class="what"></span> −20"#);
        assert_eq!(cell("+ 5 (fewest: 0 cards)"), "+ 5 (fewest: 0 cards)");
    }
}
