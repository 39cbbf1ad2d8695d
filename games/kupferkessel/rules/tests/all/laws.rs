//! The laws that every game must pass, for Kupferkessel Co.

use hearth_core::{Game, Observer, Seat};
use hearth_testkit::{Tables, laws, playout, seeded_rng};
use kupferkessel_rules::{CardSet, Event, Kupferkessel, Question, State};

const MILLION: usize = 1_000_000;

/// Longer than any random game: every turn takes a card, and only explosions bring cards back.
const LONGEST: usize = 400;

hearth_testkit::all_laws! {
    game: Kupferkessel,
    decisions: MILLION,
    refusals: 20_000,
    determinizations: 50_000,
    longest: LONGEST,
    sound: no_card_is_lost_or_made,
    observations: lossless,
}

fn no_card_is_lost_or_made(state: &State) {
    let mut seen = state.out();
    let mut count = seen.len();
    let waiting = match state.question() {
        Question::Last { card, .. } => CardSet::EMPTY.with(card),
        _ => CardSet::EMPTY,
    };
    let mut heaps = vec![state.square().cards(), state.stacks().pile().collect(), waiting];
    for seat in Seat::all(Kupferkessel::players(state)) {
        let kettle: CardSet = state.stacks().kettle(seat).collect();
        assert_eq!(kettle, state.stacks().held(seat));
        assert_eq!(state.stacks().kettle(seat).next(), state.stacks().kettle_top(seat));
        heaps.push(kettle);
    }
    for heap in heaps {
        seen = seen.or(heap);
        count += heap.len();
    }
    assert_eq!((seen, count), (CardSet::ALL, 56));
    assert_eq!(state.stacks().pile().count(), state.stacks().pile_len());
}

/// Cards that are nowhere else count as out of the game, so a lost card would go unnoticed: an event must
/// report it.
#[test]
fn cards_leave_the_game_only_as_it_is_told() {
    let (mut rng, mut tables) = (seeded_rng(31), Tables::new(seeded_rng(32)));
    for _ in 0..2_000 {
        let mut state = Kupferkessel::start(&tables.next_setup::<Kupferkessel>());
        // CR9: refused base cards have the colour of a figure.
        let ruleset = Kupferkessel::view(&state, Observer::Spectator).ruleset;
        let players = Kupferkessel::players(&state);
        let figures = Seat::all(players).map(|seat| ruleset.colour(seat, players));
        let refused = state.out().iter().all(|card| figures.clone().any(|colour| colour == card.colour()));
        assert!(if ruleset.refused_cards_out { refused } else { state.out().is_empty() });
        playout::<Kupferkessel>(&mut state, &mut rng, |before, decision| {
            let (mut after, mut left) = (*before, before.out());
            Kupferkessel::apply(&mut after, decision, &mut |event| match event {
                Event::Lost { card, out: true, .. } | Event::Left { card, .. } => left = left.with(card),
                _ => (),
            });
            assert_eq!(after.out(), left, "after {decision}");
        });
    }
}

#[test]
fn without_secrets_everybody_sees_the_same() {
    laws::without_secrets_everybody_sees_the_same::<Kupferkessel>(10, 50_000);
}
