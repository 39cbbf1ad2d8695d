//! Recipes (C20-C29) and their small language.

use std::fs;

use hearth_core::{Game, Notation, Options, Record, Standing};
use hearth_testkit::position::TestTable as AnyTable;
use hearth_testkit::{playout, seeded_rng};
use kupferkessel_rules::{Kupferkessel, KupferkesselOptions, OwnRecipes, Recipe, RecipeId};
use rand::RngExt;
use rand::seq::IndexedRandom;

type Table = AnyTable<Kupferkessel>;

/// Returns the points of a recipe of White, who ends the game and leaves the last card. Points for ones are
/// subtracted.
#[track_caller]
fn worth(recipe: &str, white: &str, black: &str) -> i32 {
    let other = if recipe == "one white" { "one black" } else { "one white" };
    points(&format!("recipes true; {}", gap()), recipe, other, white, black)
}

fn gap() -> String {
    "c1 .; c2 .; c3 .; c4 .; c5 .; c6 .; question last c1 bone-1".to_owned()
}

#[track_caller]
fn points(table: &str, recipe: &str, other: &str, white: &str, black: &str) -> i32 {
    let mut table = Table::at(&format!(
        "position kupferkessel; players 2; {table}
         seat 1; at 3; kettle {white}; recipes {recipe}, {other}
         seat 2; at 9; kettle {black}; recipes both orange, both violet"
    ));
    table.decide("leave");
    let view = Kupferkessel::view(&table.state, hearth_core::Observer::Spectator);
    let score = view.seat(hearth_core::Seat::FIRST).score.expect("the game is over");
    let Standing { scores, .. } = Kupferkessel::standing(&table.state).expect("the game is over");
    assert_eq!(score.total(), scores[0]);
    i32::from(score.recipes)
}

#[test]
fn c20_two_recipes_are_dealt_to_each_of_two() {
    let mut options = KupferkesselOptions::usual(2).expect("two");
    assert!(
        Kupferkessel::deal(&options, &mut seeded_rng(1)).recipes().iter().all(|recipes| recipes.is_empty())
    );
    options.set("recipes", "true").expect("a switch");
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..100 {
        let setup = Kupferkessel::deal(&options, &mut seeded_rng(seed));
        assert!(setup.recipes().iter().all(|recipes| recipes.len() == 2));
        seen.extend(setup.recipes().iter().flat_map(|recipes| recipes.iter().map(RecipeId::name)));
    }
    assert_eq!(seen.len(), 13);
}

#[test]
fn c21_a5_both_families_of_a_neutral_colour() {
    assert_eq!(
        worth("both grey", "root-1 root-2 root-3 cat-whisker-1 cat-whisker-2 cat-whisker-4", "moss-1"),
        15
    );
    assert_eq!(worth("both grey", "root-1 root-2 root-3 cat-whisker-1 cat-whisker-2", "moss-1"), 0);
    assert_eq!(worth("both blue", "moss-1 moss-2 moss-3 moon-dew-1 moon-dew-2 moon-dew-3", "root-1"), 15);
    assert_eq!(
        worth("both green", "pumpkin-1 pumpkin-2 pumpkin-3 newt-eyes-1 newt-eyes-2 newt-eyes-3", "root-1"),
        15
    );
}

#[test]
fn c22_a5_one_family_of_black_or_white() {
    assert_eq!(worth("one black", "moss-1 raven-feather-1 raven-feather-2 raven-feather-3", "root-1"), 5);
    assert_eq!(worth("one black", "moss-1 bat-1 bat-2 raven-feather-3", "root-1"), 0);
    assert_eq!(worth("one white", "moss-1 cobweb-1 cobweb-2 cobweb-3 cobweb-4", "root-1"), 5);
}

#[test]
fn c23_ending_the_game() {
    assert_eq!(worth("last", "moss-1", "root-1"), 10);
    let table = format!("recipes true; turn 2; {}", gap());
    let text = format!(
        "position kupferkessel; players 2; {table}
         seat 1; at 9; kettle moss-1 moss-2; recipes last, plants
         seat 2; at 3; kettle root-1 root-2; recipes both orange, both violet"
    );
    let mut other = Table::at(&text);
    other.decide("keep");
    assert_eq!(Kupferkessel::standing(&other.state).expect("over").scores[0], 0, "Black ended it");
}

#[test]
fn c24_fewer_explosions() {
    assert_eq!(worth("fewer-explosions", "moss-2", "root-1 moon-dew-2"), 10);
    assert_eq!(worth("fewer-explosions", "moss-2 newt-eyes-2", "root-1 moon-dew-2"), 0, "a tie");
}

#[test]
fn c25_fewer_hats() {
    assert_eq!(worth("fewer-hats", "moss-1", "root-2"), 10);
    assert_eq!(worth("fewer-hats", "moss-2", "root-2"), 0, "a tie");
    assert_eq!(worth("fewer-hats", "moss-1", "root-1 bat-2"), 0, "a black card has no hat");
}

#[test]
fn c26_three_plants() {
    let plants = "root-1 root-2 root-3 moss-1 moss-2 moss-3 vine-1 vine-2";
    assert_eq!(worth("plants", &format!("{plants} vine-3"), "pumpkin-1"), 10);
    assert_eq!(worth("plants", &format!("{plants} bat-1 bat-2 bat-3"), "pumpkin-1"), 0);
}

#[test]
fn c27_fewer_cards() {
    assert_eq!(worth("fewer-cards", "moss-1", "root-1 root-2"), 10);
    assert_eq!(worth("fewer-cards", "moss-1 moss-2", "root-1 root-2"), 0, "a tie");
}

#[test]
fn c28_fewer_fours() {
    assert_eq!(worth("fewer-fours", "moss-1", "root-4"), 10);
    assert_eq!(worth("fewer-fours", "moss-4", "root-4"), 0, "a tie");
}

/// Returns the points of a player's own recipe.
#[track_caller]
fn own(recipe: &str, white: &str, black: &str) -> i32 {
    points(&format!("own-recipes {recipe}; {}", gap()), "own 1", "one white", white, black)
}

#[test]
fn c29_own_recipes_count_families() {
    let two_full = "moss-1 moss-2 moss-3 moss-4 root-1 root-2 root-3 root-4";
    assert_eq!(own("12: at least 2 full families", two_full, "vine-1"), 12);
    assert_eq!(own("12: at least 2 full families", "moss-1 moss-2 moss-3 moss-4", "vine-1"), 0);
    assert_eq!(own("-5: any single violet", "vine-1 moss-1 moss-2", "root-1"), -5);
    assert_eq!(own("-5: any single violet", "vine-1 vine-2 moss-1", "root-1"), 0);
}

#[test]
fn c29_own_recipes_compare_with_each_opponent() {
    let recipe = "10: more cards of value 3 than each opponent";
    assert_eq!(own(recipe, "moss-3 vine-3", "root-3"), 10);
    assert_eq!(own(recipe, "moss-3", "root-3"), 0);
}

#[test]
fn c29_own_recipes_join_conditions() {
    let both = "8: at least 3 of pumpkin and 3 of bat";
    assert_eq!(own(both, "pumpkin-1 pumpkin-2 pumpkin-3 bat-1 bat-2 bat-3", "root-1"), 8);
    assert_eq!(own(both, "pumpkin-1 pumpkin-2 pumpkin-3 bat-1 bat-2", "root-1"), 0);
    let either = "3: no hats and at most 1 explosion or ending the game and any black card";
    assert_eq!(own(either, "moss-1 moon-dew-2", "root-1"), 3);
    assert_eq!(own(either, "moss-2 bat-1", "root-1"), 3);
    assert_eq!(own(either, "moss-2", "root-1"), 0);
}

#[test]
fn c29_up_to_five_are_dealt_with_the_others() {
    let mut options = KupferkesselOptions::usual(2).expect("two");
    options.set("own-recipes", "12: at least 2 full families | -5: any single violet").expect("two recipes");
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..200 {
        let setup = Kupferkessel::deal(&options, &mut seeded_rng(seed));
        let mut record = Record::<Kupferkessel>::new(setup);
        let mut state = Kupferkessel::start(&record.setup);
        playout::<Kupferkessel>(&mut state, &mut seeded_rng(seed), |before, decision| {
            record.decisions.push(decision);
            let text = Kupferkessel::write_position(before);
            assert_eq!(Kupferkessel::read_position(&text).as_ref(), Ok(before), "{text}");
        });
        assert_eq!(Record::read(&record.write()).as_ref(), Ok(&record));
        seen.extend(record.setup.recipes().iter().flat_map(|recipes| recipes.iter().map(RecipeId::name)));
    }
    assert_eq!(seen.len(), 15);
    let six = ["1: any hats"; 6].join(" | ");
    assert_eq!(
        OwnRecipes::read(&six).map_err(|error| error.to_string()),
        Err("column 71: C29: there are 5 blank recipes, and this would be one more".to_owned())
    );
}

#[track_caller]
fn mistake(text: &str) -> String {
    text.parse::<Recipe>().expect_err("it is wrong").to_string()
}

#[test]
fn every_mistake_is_shown_at_its_place() {
    let begins = [
        ("", "column 1: the recipe ends here; possible: points from -99 to 99"),
        ("x: any card", "column 1: `x` does not fit here; possible: points"),
        ("0: any card", "column 1: `0` does not fit here; possible: points"),
        ("12 any card", "column 4: `any` does not fit here; possible: `:`"),
        ("12: some cards", "column 5: `some` does not fit here; possible: at least, at most, exactly, any"),
        ("12: at last 3 cards", "column 8: `last` does not fit here; possible: `least` or `most`"),
        ("12: at least x cards", "column 14: `x` does not fit here; possible: a number from 0 to 56"),
        ("12: at least 15 families", "column 14: `15` does not fit here; possible: a number from 2 to 14"),
        ("5: at least 5 of pumpkin", "column 13: `5` does not fit here; possible: a number from 1 to 4"),
        ("5: at least 0 cards", "column 13: `0` does not fit here; possible: a number from 2 to 56"),
        ("5: at most 2 violet families", "column 12: `2` does not fit here; possible: a number from 0 to 1"),
        ("5: at least 2 bat families", "column 13: `2` does not fit here; possible: a number from 1 to 1"),
        ("5: any hat of value 2", "column 15: `value` does not fit here; possible: plant"),
        ("5: any violet hat of bat", "column 22: nothing more can be said with `of` here"),
        ("5: any full family of at least 3 cards", "column 23: `at` does not fit here; possible: plant"),
        ("12: any purple card", "column 9: `purple` does not fit here; possible: cards, families"),
        ("12: any violet", "column 15: the recipe ends here; possible: cards, families"),
        ("12: any card of value 5", "column 23: `5` does not fit here; possible: a number from 1 to 4"),
        ("12: any card of gold", "column 17: `gold` does not fit here; possible: `value` with a number"),
        (
            "12: any family of value 3",
            "column 19: `value` does not fit here; possible: `at least` or `exactly`",
        ),
        ("12: more cards than you", "column 21: `you` does not fit here; possible: `each`"),
        ("12: ending a game", "column 12: `a` does not fit here; possible: `the`"),
        ("12: any hat but bats", "column 13: `but` does not fit here; possible: `and`, `or`, or the end"),
        ("12: any hat and", "column 16: the recipe ends here; possible: at least"),
        (
            "1: any bat and any bone and any root and any vine and any moss",
            "column 12: `and` does not fit here",
        ),
        (
            "1: any bat card or any hat or any hat or any vine card or any hat",
            "column 56: a recipe has 4 conditions at most",
        ),
    ];
    for (text, begin) in begins {
        assert!(mistake(text).starts_with(begin), "{text}\n{}", mistake(text));
    }
}

#[test]
fn a_condition_that_always_or_never_holds_is_refused() {
    let everybody = "every kettle has a card, so this is the same for everybody";
    for always_or_never in
        ["any card", "no cards", "any family", "no families", "any families of at least 1 card"]
    {
        assert_eq!(mistake(&format!("5: {always_or_never}")), format!("column 4: {everybody}"));
        assert_eq!(mistake(&format!("5: any hat or {always_or_never}")), format!("column 15: {everybody}"));
    }
    let nobody = "column 4: there is no such card, so this is the same for everybody";
    for never in [
        "any pumpkin explosion",
        "no plant explosions",
        "at least 1 moss explosion",
        "exactly 0 bat explosions",
        "more plant explosions than each opponent",
        "fewer plant explosions than each opponent",
    ] {
        assert_eq!(mistake(&format!("5: {never}")), nobody);
    }
    assert!(mistake("5: at most 0 cards").contains("a number from 1 to 55"));
    for open in
        ["any hat", "no single families", "fewer cards than each opponent", "any black hat", "exactly 1 card"]
    {
        assert!(format!("5: {open}").parse::<Recipe>().is_ok(), "{open}");
    }
}

/// Returns a random recipe from words that fit together.
fn any_recipe(rng: &mut impl rand::Rng) -> String {
    let mut pick = |words: &[&str]| (*words.choose(rng).expect("words")).to_owned();
    let mut tests = Vec::new();
    for _ in 0..4 {
        let what = match pick(&["cards", "families", "hats"]).as_str() {
            "cards" => {
                let kind = pick(&["", "violet ", "bat ", "plant "]);
                format!("{kind}cards{}", pick(&["", " of value 1", " of value 4"]))
            }
            "families" => match pick(&["full ", "single ", ""]).as_str() {
                "" => format!(
                    "{}families{}",
                    pick(&["", "grey ", "plant "]),
                    pick(&[
                        "",
                        " of at least 2 cards",
                        " of at least 3 cards",
                        " of exactly 2 cards",
                        " of exactly 3 cards"
                    ])
                ),
                size => format!("{size}{}families", pick(&["", "grey ", "plant "])),
            },
            _ => pick(&["hats", "explosions", "orange explosions", "plant hats"]),
        };
        tests.push(match pick(&["number", "each", "end"]).as_str() {
            "number" => format!(
                "{} {what}",
                pick(&["any", "no", "at least 3", "at most 2", "exactly 1", "exactly 4"])
            ),
            "each" => format!("{} {what} than each opponent", pick(&["more", "fewer"])),
            _ => "ending the game".to_owned(),
        });
        if pick(&["more", "enough"]) == "enough" {
            break;
        }
    }
    let joined = tests.join(&format!(" {} ", pick(&["and", "or"])));
    format!("{}: {joined}", rng.random_range(1..=99))
}

#[test]
fn a_written_recipe_reads_back_the_same() {
    let mut rng = seeded_rng(31);
    let mut read = 0;
    for _ in 0..20_000 {
        let text = any_recipe(&mut rng);
        match text.parse::<Recipe>() {
            Ok(recipe) => {
                read += 1;
                assert_eq!(recipe.to_string().parse().as_ref(), Ok(&recipe), "{text} became {recipe}");
            }
            // Numbers are drawn from a small range: some tests always or never hold.
            Err(error) => {
                let error = error.to_string();
                assert!(
                    error.contains("a number from") || error.contains("for everybody"),
                    "{text}: {error}"
                );
            }
        }
    }
    assert!(read > 10_000, "only {read} recipes made sense");
}

#[test]
fn the_examples_of_the_documentation_can_be_read() {
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../docs/RECIPES.md");
    let page = fs::read_to_string(page).expect("the page is there");
    let mut examples = 0;
    let mut inside = false;
    for line in page.lines() {
        if line.starts_with("```") {
            inside = line == "```recipe";
        } else if inside {
            let recipe = line.parse::<Recipe>();
            assert!(recipe.is_ok(), "{line}: {recipe:?}");
            examples += 1;
        }
    }
    assert!(examples >= 14, "{examples} examples");
}

#[test]
fn the_thirteen_stand_in_the_documentation() {
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../docs/RECIPES.md");
    let page = fs::read_to_string(page).expect("the page is there");
    for id in OwnRecipes::NONE.dealt_from(2) {
        let row = page.lines().find(|line| line.contains(&format!("`{}`", id.name()))).expect("every name");
        let text = row.split('`').nth(3).expect("the text of the recipe");
        assert_eq!(text.parse::<Recipe>().as_ref(), Ok(&id.recipe(&OwnRecipes::NONE)), "{row}");
    }
}
