//! The final account.

use hearth_core::{Game, Observer, Seat};
use hearth_terminal::{account_text, painted, width};
use hearth_testkit::{Tables, playout, seeded_rng};
use hearth_text::Text;
use kupferkessel_rules::{CardSet, Kupferkessel, State};
use kupferkessel_terminal::KupferkesselTerminal;
use kupferkessel_text::KupferkesselText;

use crate::{WHITE, gaps, names, plain, seated, two};

fn account(state: &State) -> String {
    let account = KupferkesselText::account(&Kupferkessel::view(state, WHITE), &[], &names(state));
    plain(&account_text::<KupferkesselTerminal>(&account.expect("the game is over"), usize::MAX))
}

/// The words of the line that begins with some words.
#[track_caller]
fn words<'a>(account: &'a str, beginning: &str) -> Vec<&'a str> {
    let line = account.lines().find_map(|line| line.trim_start().strip_prefix(beginning));
    line.unwrap_or_else(|| panic!("no {beginning} in\n{account}")).split_whitespace().collect()
}

/// A game that White has ended at column c.
#[track_caller]
fn over(options: &str, white: &str, black: &str) -> State {
    let table = format!("{options} question over; end line 1; {}", gaps("c1 c2 c3 c4 c5 c6"));
    two(&table, (3, white), (9, black))
}

#[test]
fn each_family_is_counted_and_the_own_colour_twice() {
    let account =
        account(&over("", "moss-1 moss-2 moss-3 bone-4 bat-1 bat-2", "root-1 bone-1 bone-2 bone-3"));
    assert_eq!(account.lines().next(), Some("Final scoring: White took the last card of a line."));
    assert_eq!(words(&account, "Moss, blue"), ["1", "2", "3", "6"]);
    assert_eq!(words(&account, "Bone, white"), ["4", "−8", "=", "2×−4", "1", "2", "3", "6"]);
    assert_eq!(words(&account, "Bat, black"), ["1", "2", "0"]);
    assert_eq!(words(&account, "most 1s"), ["2", "0", "2", "0"]);
    assert_eq!(words(&account, "total"), ["−2", "5"]);
    assert_eq!(account.lines().last(), Some("Black wins with 5 points."));
    assert!(!account.contains("recipes") && !account.contains("Vine"), "{account}");
}

#[test]
fn recipes_are_fulfilled_or_missed() {
    let account = account(&over(
        "recipes true;",
        "moss-1 vine-1; recipes last, fewer-hats",
        "root-1; recipes fewer-cards, plants",
    ));
    assert_eq!(words(&account, "recipes"), ["10", "10"]);
    assert_eq!(words(&account, "most 1s"), ["2", "5", "1", "0"]);
    for line in [
        " White fulfilled · 10 points: ending the game",
        " White missed · 10 points: fewer hats than each opponent",
        " Black fulfilled · 10 points: fewer cards than each opponent",
    ] {
        assert!(account.lines().any(|other| other == line), "{line}\n{account}");
    }
}

#[test]
fn children_count_in_cards_and_nothing_twice() {
    let options = "children-scoring true;";
    let account = account(&over(options, "moss-1 moss-2 moss-3 moss-4 bone-1", "root-1 root-2 root-3"));
    assert_eq!(words(&account, "Moss, blue"), ["1", "2", "3", "4", "2"]);
    assert_eq!(words(&account, "Bone, white"), ["1", "−1"]);
    assert_eq!(account.lines().last(), Some("White and Black share the victory with 1 card each."));
    assert!(!account.contains("most 1s") && !account.contains('×'), "{account}");
}

#[test]
fn it_is_for_the_end_only() {
    let running = two("", (3, "moss-1"), (9, "root-1"));
    assert_eq!(KupferkesselText::account(&Kupferkessel::view(&running, WHITE), &[], &names(&running)), None);
    let table = "third violet; question over; end dry; ";
    let three = seated(
        3,
        &format!("{table}{}", gaps("c1 c2 c3 c4 c5 c6")),
        &[(1, "moss-1"), (6, "root-1"), (11, "root-2")],
    );
    let account = account(&three);
    assert_eq!(account.lines().next(), Some("Final scoring: nobody could take a card any more."));
    assert_eq!(words(&account, "White  "), ["Violet", "Black"]);
}

#[test]
fn it_names_the_winners_of_every_game_and_is_never_too_wide() {
    let mut rng = seeded_rng(8);
    let mut tables = Tables::new(seeded_rng(9));
    for _ in 0..30 {
        let mut state = Kupferkessel::start(&tables.next_setup::<Kupferkessel>());
        playout::<Kupferkessel>(&mut state, &mut rng, |_, _| ());
        let standing = Kupferkessel::standing(&state).expect("the game is over");
        let names = names(&state);
        let view = Kupferkessel::view(&state, Observer::Spectator);
        let account = KupferkesselText::account(&view, &[], &names).expect("the game is over");
        let account = account_text::<KupferkesselTerminal>(&account, usize::MAX);
        assert!(account.lines().all(|line| width(line) <= 100), "{account}");
        for seat in Seat::all(Kupferkessel::players(&state)) {
            let fulfilled = view
                .fulfilled(seat, CardSet::EMPTY)
                .iter()
                .map(|id| i16::from(id.recipe(&view.own).points()));
            let counted = view.seat(seat).score.map(|score| score.recipes);
            let counts = !view.ruleset.children_scoring;
            assert_eq!(counted, Some(if counts { fulfilled.sum() } else { 0 }), "{account}");
        }
        let last = account.lines().last().unwrap_or_default();
        for winner in standing.winners() {
            assert!(last.contains(&painted::<KupferkesselTerminal>(&names.spans(winner))), "{account}");
        }
    }
}

#[test]
fn c17_the_five_for_a_whole_family_are_not_doubled() {
    let account = account(&over("", "vine-1 bone-1 bone-2 bone-3 bone-4", "root-1"));
    assert_eq!(words(&account, "Bone, white"), ["1", "2", "3", "4", "25", "=", "2×10+5"]);
}

#[test]
fn cr8_recipes_that_do_not_count_are_not_shown() {
    let account = account(&over(
        "recipes true; children-scoring true;",
        "moss-1 vine-1; recipes last, fewer-hats",
        "root-1; recipes fewer-cards, plants",
    ));
    assert!(!account.contains("ending the game") && !account.contains("recipe"), "{account}");
}
