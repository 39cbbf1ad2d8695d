//! The account of the final scores, as a table.

use hearth_text::{Account, Spans};
use maud::{Markup, html};

use crate::{sentence, sentence_part};

/// Draws an account as a table. `signs` is the address of the signs. The page names the winner elsewhere.
pub fn account(account: &Account, signs: &str) -> Markup {
    let said = |spans: &Spans| sentence(spans, signs);
    html! {
        div .account {
            p #account { (said(&account.title)) }
            div .scrolls tabindex="0" role="group" aria-labelledby="account" {
                table {
                    thead { tr { @for (column, cell) in account.head.iter().enumerate() {
                        @if column == 0 { td {} } @else { th scope="col" { (said(cell)) } }
                    } } }
                    tbody { @for row in &account.rows { tr { @for (column, cell) in row.iter().enumerate() {
                        @if column == 0 { th scope="row" { (said(cell)) } } @else { td .total[cell.is_strong()] { (cell_of(cell, signs)) } }
                    } } } }
                }
            }
            @for note in &account.notes { p .note { (said(note)) } }
        }
    }
}

/// Draws a cell. Its text separates cards and points with spaces; here the cards get an element.
fn cell_of(cell: &Spans, signs: &str) -> Markup {
    let text = cell.plain();
    html! {
        @match text.split_once("  ") {
            Some((what, brought)) => {
                span .what { (sentence_part(cell, 0..what.len(), signs)) } " "
                (sentence_part(cell, text.len() - brought.trim_start().len()..text.len(), signs))
            }
            None => (sentence(cell, signs)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_inside_a_cell_become_elements() {
        let cell = |text: &str| cell_of(&Spans::from(text.to_owned()), "signs").into_string();
        assert_eq!(cell("1 2 4      14 = 2×7"), r#"<span class="what">1 2 4</span> 14 = 2×7"#);
        assert_eq!(cell("           −20"), r#"<span class="what"></span> −20"#);
        assert_eq!(cell("+ 5 (fewest: 0 cards)"), "+ 5 (fewest: 0 cards)");
    }
}
