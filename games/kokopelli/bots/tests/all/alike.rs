//! Equivalent decisions lead to equivalent positions.

use hearth_bots::GameKnowledge;
use hearth_core::{Game, Seat};
use kokopelli_bots::KokopelliMind;
use kokopelli_rules::{Decision, Kokopelli, State};

use crate::walk::through_games;

/// Describes a position without the letters of its spaces: holdings, reach, and counts of legal decisions.
fn without_letters(state: &State) -> Vec<String> {
    let villages = state.villages();
    let mut seats = Vec::new();
    for seat in Seat::all(state.players()) {
        let mut stacks: Vec<String> = state
            .village_of(seat)
            .and(villages.occupied())
            .into_iter()
            .map(|space| {
                let reached: Vec<bool> =
                    Seat::all(state.players()).map(|other| state.reach_of(other).has(space)).collect();
                format!("{:?} {reached:?}", villages.stack(space))
            })
            .collect();
        stacks.sort();
        seats.push(format!("{stacks:?} {:?} {}", state.hand_of(seat), state.points_of(seat)));
    }
    let mut legal: Vec<String> = Kokopelli::legal(state)
        .into_iter()
        .map(|decision| match decision {
            Decision::Open(card, space) => format!("open {card} at {}", space.seat()),
            Decision::Play(card, space) => format!("play {card} at {}", space.seat()),
            Decision::Cancel(_) => "cancel".to_owned(),
            other => other.to_string(),
        })
        .collect();
    legal.sort();
    seats.extend(legal);
    seats
}

#[test]
fn a_representative_decision_is_legal_and_leads_to_an_equivalent_position() {
    let mut merged = 0;
    for players in 2..=4 {
        through_games(players, 40, |state, legal, _| {
            for &decision in legal {
                let same = KokopelliMind::canonical(state, decision);
                assert!(legal.contains(&same), "{decision} is {same}, which is not legal");
                assert_eq!(KokopelliMind::canonical(state, same), same, "{decision}");
                if same != decision {
                    merged += 1;
                    let after = |decision: Decision| {
                        let mut after = *state;
                        Kokopelli::apply(&mut after, decision, &mut |_| ());
                        without_letters(&after)
                    };
                    assert_eq!(after(decision), after(same), "{decision} is not {same}");
                }
            }
        });
    }
    assert!(merged > 1000, "only {merged} decisions were like others");
}
