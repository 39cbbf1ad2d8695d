//! The signs: those that are used are there, and those that are there are used.

use std::collections::BTreeSet;

use hearth_page::GamePage;
use kupferkessel_page::KupferkesselPage;

use crate::{SIGNS, values, watch};

/// All signs there are.
fn drawn() -> BTreeSet<&'static str> {
    let symbols = KupferkesselPage::SIGNS.split("<symbol").skip(1);
    symbols.filter_map(|symbol| values(symbol, "id").first().copied()).collect()
}

#[test]
fn the_signs_that_are_used_are_those_that_are_drawn() {
    let drawn = drawn();
    let mut used = BTreeSet::new();
    watch(13, |_, _, page| {
        let board = page.board();
        for address in values(&board, "href") {
            let sign = address.strip_prefix(SIGNS).and_then(|rest| rest.strip_prefix('#'));
            used.insert(sign.expect("signs stand in the document of the signs").to_owned());
        }
        used.extend(page.offers.iter().map(|group| group.sign.clone()));
    });
    assert_eq!(used.iter().map(String::as_str).collect::<BTreeSet<_>>(), drawn);
}

#[test]
fn every_sign_has_its_own_ink_because_nothing_is_inherited_across_documents() {
    for symbol in KupferkesselPage::SIGNS.split("<symbol").skip(1) {
        let (opening, _) = symbol.split_once('>').expect("a symbol is an element");
        assert_eq!(values(opening, "viewBox"), ["0 0 32 32"]);
        assert_eq!(
            (values(opening, "fill"), values(opening, "stroke")),
            (vec!["none"], vec!["currentColor"])
        );
    }
}
