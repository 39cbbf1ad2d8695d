//! The page meets the strictest content security policy (CSP), with any name.

use crate::{Page, hostile, watch};

/// Returns the names of all attributes.
fn attributes(html: &str) -> impl Iterator<Item = String> + '_ {
    let tags = html.split('<').skip(1).filter_map(|rest| rest.split('>').next());
    tags.flat_map(|tag| {
        let outside: String = tag.split('"').step_by(2).collect();
        outside.split_whitespace().skip(1).map(str::to_owned).collect::<Vec<_>>()
    })
}

#[test]
fn no_element_is_styled_or_scripted_in_itself() {
    watch(12, |_, state, page| {
        let harmed = Page::of(state, page.observer, &hostile());
        for html in [page.board(), harmed.board()] {
            assert!(!html.contains("<script"));
            for attribute in attributes(&html) {
                assert!(
                    !attribute.starts_with("style") && !attribute.starts_with("on"),
                    "{attribute} in {html}"
                );
            }
        }
    });
}
