//! How the final scores came about, as a table.

use hearth_terminal::{Account, is_strong};
use maud::{Markup, html};

use crate::{marked, uncoloured};

/// The account as a table, with signs that are to be had at an address. Who won stands elsewhere.
pub fn account(account: &Account, signs: &str) -> Markup {
    let said = |text: &str| marked(&uncoloured(text), signs);
    html! {
        div .account {
            p { (said(&account.title)) }
            div .scrolls tabindex="0" role="group" {
                table {
                    thead { tr { @for (column, cell) in account.head.iter().enumerate() {
                        @if column == 0 { td {} } @else { th scope="col" { (said(cell)) } }
                    } } }
                    tbody { @for row in &account.rows { tr { @for (column, cell) in row.iter().enumerate() {
                        @if column == 0 { th scope="row" { (said(cell)) } } @else { td .total[is_strong(cell)] { (said(&aligned(cell))) } }
                    } } } }
                }
            }
            @for note in &account.notes { p .note { (said(note)) } }
        }
    }
}

/// What a terminal aligns with spaces is aligned on a page too if a space is as wide as a figure.
fn aligned(text: &str) -> String {
    if text.contains("  ") { text.replace(' ', "\u{2007}") } else { text.to_owned() }
}
