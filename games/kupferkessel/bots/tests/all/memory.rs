//! Forgetting returns a view with more gaps.

use hearth_bots::GameKnowledge;
use hearth_core::{Game, Observer, Seat, Turn};
use hearth_testkit::{Tables, playout, seeded_rng};
use kupferkessel_bots::KupferkesselMind;
use kupferkessel_rules::{Card, Kupferkessel, StackSeen, View};

/// Shows the perfect-recall views of random games.
fn over_views(seed: u64, games: usize, mut look: impl FnMut(&View)) {
    let mut tables = Tables::new(seeded_rng(seed));
    for _ in 0..games {
        let mut state = Kupferkessel::start(&tables.next_setup::<Kupferkessel>());
        playout::<Kupferkessel>(&mut state, &mut seeded_rng(seed), |state, _| {
            if let Turn::Decide(seat) = Kupferkessel::turn(state) {
                look(&Kupferkessel::perfect_recall_view(state, Observer::Seat(seat)));
            }
        });
    }
}

/// Returns true if the first stack shows no card that the second hides.
fn shows_no_more(less: &StackSeen, more: &StackSeen) -> bool {
    less.len() == more.len()
        && less.cards().iter().zip(more.cards()).all(|(less, more)| less.is_none() || less == more)
}

#[test]
fn only_covered_cards_are_forgotten() {
    let (mut remembered, mut covered) = (0, 0);
    over_views(1, 20, |view| {
        let hazy = KupferkesselMind::remember(view, 40, 7);
        assert_eq!(KupferkesselMind::remember(view, 100, 7), *view);
        assert_eq!((hazy.square, hazy.turn, hazy.question), (view.square, view.turn, view.question));
        assert!(shows_no_more(&hazy.pile, &view.pile));
        for seat in Seat::all(view.players()) {
            let (hazy, clear) = (hazy.seat(seat), view.seat(seat));
            assert!(shows_no_more(&hazy.kettle, &clear.kettle));
            assert_eq!(hazy.kettle.cards().last(), clear.kettle.cards().last(), "the top card lies open");
            assert_eq!((hazy.position, hazy.recipes), (clear.position, clear.recipes));
            if !view.ruleset.open_kettles {
                remembered += hazy.kettle.known().len() - 1;
                covered += clear.kettle.len() - 1;
            }
        }
        assert_eq!(hazy.out_count, view.out_count);
        assert!(hazy.out.minus(view.out).is_empty());
    });
    let share = 100 * remembered / covered;
    assert!((25..55).contains(&share), "{share} % are remembered, not 40 %");
}

#[test]
fn forgotten_cards_stay_forgotten_and_differ_between_salts() {
    let known = |view: &View| -> Vec<Card> {
        Seat::all(view.players())
            .flat_map(|seat| view.seat(seat).kettle.known().iter().collect::<Vec<_>>())
            .collect()
    };
    let mut differ = 0;
    over_views(2, 6, |view| {
        let salts = [1, 2].map(|salt| KupferkesselMind::remember(view, 50, salt));
        assert_eq!(KupferkesselMind::remember(view, 50, 1), salts[0]);
        // Forgetting is idempotent.
        assert_eq!(KupferkesselMind::remember(&salts[0], 50, 1), salts[0]);
        differ += usize::from(known(&salts[0]) != known(&salts[1]));
    });
    assert!(differ > 100, "{differ}");
}

#[test]
fn a_forgetful_view_can_be_determinized() {
    over_views(3, 8, |view| {
        let hazy = KupferkesselMind::remember(view, 0, 3);
        let world = Kupferkessel::determinize(&hazy, &mut seeded_rng(1));
        for seat in Seat::all(view.players()) {
            assert_eq!(world.stacks().held(seat).len(), view.seat(seat).kettle.len());
        }
        assert_eq!(world.stacks().pile_len(), view.pile.len());
        assert_eq!(world.out().len(), view.out_count);
    });
}
