//! The signs: every used sign exists, and every sign is used.

use std::collections::BTreeSet;

use hearth_core::{Game, Observer, Options};
use hearth_page::GamePage;
use hearth_testkit::seeded_rng;
use kupferkessel_page::KupferkesselPage;
use kupferkessel_rules::{Colour, Family, Kupferkessel, KupferkesselOptions};

use crate::{Page, SIGNS, names, values, watch};

/// Returns the ids of all signs.
fn drawn() -> BTreeSet<&'static str> {
    let symbols = KupferkesselPage::SIGNS.split("<symbol").skip(1);
    symbols.filter_map(|symbol| values(symbol, "id").first().copied()).collect()
}

/// Returns the ids that the sprite itself refers to.
fn inside() -> BTreeSet<&'static str> {
    values(KupferkesselPage::SIGNS, "href")
        .into_iter()
        .filter_map(|address| address.strip_prefix('#'))
        .collect()
}

#[test]
fn the_signs_that_are_used_are_those_that_are_drawn() {
    let drawn = drawn();
    let within = inside().into_iter().filter(|id| drawn.contains(id));
    let mut used: BTreeSet<String> = within.map(str::to_owned).collect();
    let mut use_all = |page: &Page| {
        let board = page.board();
        for address in values(&board, "href") {
            let sign = address.strip_prefix(SIGNS).and_then(|rest| rest.strip_prefix('#'));
            used.insert(sign.expect("signs stand in the document of the signs").to_owned());
        }
        used.extend(page.offers.iter().map(|group| group.sign.clone()));
    };
    watch(13, |_, _, page| use_all(page));
    // A third figure can have each of these colours.
    for colour in Colour::NEUTRAL {
        let mut options = KupferkesselOptions::usual(3).expect("three can play");
        options.set("third", colour).expect("it can be agreed on");
        let state = Kupferkessel::start(&Kupferkessel::deal(&options, &mut seeded_rng(1)));
        use_all(&Page::of(&state, Observer::Spectator, &names(&state)));
    }
    assert_eq!(used.iter().map(String::as_str).collect::<BTreeSet<_>>(), drawn);
}

#[test]
fn every_id_stands_once_and_whatever_is_referred_to_is_there() {
    let sprite = KupferkesselPage::SIGNS;
    let ids = values(sprite, "id");
    let known: BTreeSet<&str> = ids.iter().copied().collect();
    assert_eq!(known.len(), ids.len(), "an id stands twice");
    assert!(inside().is_subset(&known), "{:?}", inside().difference(&known).collect::<Vec<_>>());
    let mut paints = BTreeSet::new();
    for paint in sprite.split("url(").skip(1) {
        let (id, rest) = paint.split_once(')').expect("an address ends");
        let id = id.strip_prefix('#').expect("paints are in this document");
        assert!(known.contains(id), "{id}");
        // Browsers that do not find a gradient in another document show a plain colour.
        assert!(rest.starts_with(" #") || rest.starts_with(" none"), "{id} has nothing that stands for it");
        paints.insert(id);
    }
    let servers: BTreeSet<&str> = ["<linearGradient", "<radialGradient", "<pattern"]
        .iter()
        .flat_map(|opening| sprite.split(opening).skip(1))
        .map(|server| values(server, "id")[0])
        .collect();
    assert_eq!(paints, servers, "a paint that nothing is painted with");
}

#[test]
fn signs_bring_their_own_ink_because_nothing_of_their_document_is_inherited() {
    for symbol in KupferkesselPage::SIGNS.split("<symbol").skip(1) {
        let (opening, _) = symbol.split_once('>').expect("a symbol is an element");
        assert_eq!(values(opening, "viewBox").len(), 1, "{opening}");
    }
    // A custom property may be missing, so each has a fallback.
    for property in KupferkesselPage::SIGNS.split("var(").skip(1) {
        assert!(property.split(')').next().is_some_and(|inside| inside.contains(", #")), "{property:.40}");
    }
    assert!(!KupferkesselPage::SIGNS.contains("currentColor"), "a picture looks the same in every sentence");
}

/// C26: only the faces of plants carry a plant, with three leaves.
#[test]
fn c26_plants_carry_a_small_plant_with_three_leaves() {
    let symbol = |id: &str| {
        let begins = format!("<symbol id=\"{id}\"");
        let rest = KupferkesselPage::SIGNS.split(&begins).nth(1).expect("it is drawn");
        rest.split("</symbol>").next().unwrap_or_default()
    };
    for family in Family::all() {
        let face = symbol(&format!("face-{}", family.word()));
        assert_eq!(face.contains("href=\"#plant\""), family.is_plant(), "{}", family.word());
    }
    // Each leaf is a closed outline.
    let leaves: usize = values(symbol("plant"), "d").iter().map(|outline| outline.matches('z').count()).sum();
    assert_eq!(leaves, 3);
}
