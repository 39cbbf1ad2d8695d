//! A bot decides from what it may know, and always the same.

use hearth_bots::{Dice, Mind, Spec};
use hearth_core::{Game, Observer, Seat, Turn};
use kokopelli_bots::KokopelliMind;
use kokopelli_rules::{Decision, Kokopelli, View};
use rand::{RngExt, SeedableRng};

use crate::walk::through_games;

const BOTS: [&str; 5] =
    ["beginner", "greedy", "tree@60:leaf=random", "strong@60", "tree@60:leaf=value,priors,threads=2"];

fn decided(bot: &str, view: &View, legal: &[Decision], seat: Seat) -> Decision {
    let spec = Spec::read::<KokopelliMind>(bot).expect("a bot");
    let mut dice = Dice::seed_from_u64(7);
    let mut bot = spec.bot::<KokopelliMind>(seat, &mut dice.clone(), &mut dice);
    bot.think(view, legal).expect("a decision").decision
}

#[test]
fn two_worlds_that_look_alike_are_decided_alike() {
    let mut asked = 0;
    for players in 2..=4 {
        through_games(players, 3, |state, legal, dice| {
            let Turn::Decide(seat) = Kokopelli::turn(state) else { return };
            if legal.len() < 2 || !dice.random_ratio(1, 12) {
                return;
            }
            let view = Kokopelli::known(state, Observer::Seat(seat));
            let other = Kokopelli::imagine(&view, dice);
            let other_view = Kokopelli::known(&other, Observer::Seat(seat));
            let other_legal = Kokopelli::legal(&other);
            for bot in BOTS {
                let decision = decided(bot, &view, legal, seat);
                assert!(legal.contains(&decision), "{bot}: {decision}");
                assert_eq!(decision, decided(bot, &other_view, &other_legal, seat), "{bot}");
            }
            asked += 1;
        });
    }
    assert!(asked > 20, "only {asked} positions were asked about");
}

#[test]
fn reasons_are_the_same_in_worlds_that_look_alike() {
    through_games(3, 4, |state, legal, dice| {
        let Turn::Decide(seat) = Kokopelli::turn(state) else { return };
        let view = Kokopelli::known(state, Observer::Seat(seat));
        let other = Kokopelli::known(&Kokopelli::imagine(&view, dice), Observer::Seat(seat));
        for &decision in legal {
            let reasons = KokopelliMind::reasons(&view, decision);
            assert!(reasons.len() <= 4);
            assert_eq!(reasons, KokopelliMind::reasons(&other, decision));
        }
    });
}
