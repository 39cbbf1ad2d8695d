use hearth_words::{Dictionary, Language};

const EN: &str =
    "cards = { $cards ->\n    [one] one card\n   *[other] { $cards } cards\n}\nonly = only English\n";
const PL: &str = "cards = { $cards ->\n    [one] jedna karta\n    [few] { $cards } karty\n   *[other] { $cards } kart\n}\n";

const PLACE: &str =
    "place = { $place ->\n    [1] the 1st of { $all }\n   *[other] the { $place }th of { $all }\n}\n";

fn dictionary() -> Dictionary {
    Dictionary::new([&[("en", EN)], &[], &[], &[("pl", PL)]])
}

#[test]
fn plural_forms_follow_the_language() {
    let cards =
        |language, cards: usize| dictionary().say(language, "cards", &[("cards", cards.into())]).into_owned();
    assert_eq!([1, 3].map(|number| cards(Language::English, number)), ["one card", "3 cards"]);
    assert_eq!(
        [1, 3, 5, 22].map(|number| cards(Language::Polish, number)),
        ["jedna karta", "3 karty", "5 kart", "22 karty"]
    );
}

#[test]
fn a_missing_sentence_falls_back_to_english_then_to_its_key() {
    let dictionary = dictionary();
    assert_eq!(dictionary.say(Language::Polish, "only", &[]), "only English");
    assert_eq!(dictionary.say(Language::Polish, "nothing", &[]), "nothing");
}

#[test]
fn values_are_substituted() {
    let dictionary = Dictionary::new([
        &[("en", "plays = { $name } plays { $cards } cards\n    on { $name }\nbare = { $cards }\n")],
        &[],
        &[],
        &[],
    ]);
    let said = |key, cards: usize| {
        let values = [("name", "Ada".into()), ("cards", cards.into())];
        dictionary.say(Language::English, key, &values).into_owned()
    };
    assert_eq!(said("plays", 1200), "Ada plays 1200 cards\non Ada");
    assert_eq!(said("bare", 0), "0");
}

#[test]
fn two_numbers_are_cached_separately() {
    let dictionary = Dictionary::new([&[("en", PLACE)], &[], &[], &[]]);
    let said = |values: [(&'static str, usize); 2]| {
        let values = values.map(|(name, number)| (name, number.into()));
        dictionary.say(Language::English, "place", &values).into_owned()
    };
    for (place, all) in [(1, 4), (4, 1), (1, 4), (5, 7), (7, 5), (0, 9), (9, 0), (1, 12)] {
        let expected =
            if place == 1 { format!("the 1st of {all}") } else { format!("the {place}th of {all}") };
        assert_eq!(said([("place", place), ("all", all)]), expected);
        assert_eq!(said([("all", all), ("place", place)]), expected, "in the other order");
    }
}

#[test]
fn a_negative_number_has_a_minus_sign() {
    let dictionary = Dictionary::new([
        &[(
            "en",
            "plain = { $points } points\ncounted = { $points ->\n    [one] one point\n   *[other] { $points } points\n}\n",
        )],
        &[],
        &[],
        &[],
    ]);
    for key in ["plain", "counted"] {
        assert_eq!(dictionary.say(Language::English, key, &[("points", (-7).into())]), "−7 points");
    }
}
