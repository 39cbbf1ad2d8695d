//! The assumptions: A1, A3-A5; and the plants, which are a rule (C26).

use kupferkessel_rules::{Card, Family, Symbol};

fn card(word: &str) -> Card {
    word.parse().expect("a card")
}

#[test]
fn a1_two_families_a_colour() {
    let told: Vec<String> =
        Family::all().map(|family| format!("{} {}", family.colour().word(), family.word())).collect();
    let assumed = "green pumpkin, green newt-eyes, orange mushroom, orange dragon-blood, blue moss, blue moon-dew, \
                   grey root, grey cat-whisker, violet vine, violet snake-powder, black bat, black raven-feather, \
                   white cobweb, white bone";
    assert_eq!(told.join(", "), assumed);
}

#[test]
fn c26_five_plants() {
    let plants: Vec<&str> = Family::all().filter(|family| family.is_plant()).map(Family::word).collect();
    assert_eq!(plants, ["pumpkin", "mushroom", "moss", "root", "vine"]);
    let colours = Family::all().filter(|family| family.is_plant()).map(|family| family.colour().word());
    assert_eq!(colours.collect::<Vec<_>>(), ["green", "orange", "blue", "grey", "violet"]);
}

#[test]
fn a3_neutral_twos_carry_symbols() {
    assert_eq!(card("moss-2").symbol(false), Some(Symbol::Hat));
    assert_eq!(card("moon-dew-2").symbol(false), Some(Symbol::Explosion));
    assert_eq!(card("moss-3").symbol(false), None);
    assert_eq!(card("bat-2").symbol(false), None);
    assert_eq!(Card::all().filter(|card| card.symbol(false) == Some(Symbol::Hat)).count(), 5);
    assert_eq!(Card::all().filter(|card| card.symbol(false) == Some(Symbol::Explosion)).count(), 5);
}

#[test]
fn a4_by_option_all_twos_do() {
    for (word, symbol) in [
        ("bat-2", Symbol::Hat),
        ("cobweb-2", Symbol::Hat),
        ("raven-feather-2", Symbol::Explosion),
        ("bone-2", Symbol::Explosion),
    ] {
        assert_eq!(card(word).symbol(true), Some(symbol));
    }
    assert_eq!(Card::all().filter(|card| card.symbol(true).is_some()).count(), 14);
}
