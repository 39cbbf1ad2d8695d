//! Endings with known results.

use hearth_bots::{BotRng, Budget, Evidence, GameKnowledge, Meter, Spec};
use hearth_core::{Game, Observer, Turn};
use kupferkessel_bots::KupferkesselMind;
use kupferkessel_rules::Kupferkessel;
use kupferkessel_solver::Solver;
use rand::SeedableRng;

use crate::file::{ENDINGS, Ending};

#[test]
fn the_file_is_read_as_it_is_written() {
    assert_eq!(ENDINGS.lines().count(), 2_000);
    for (line, ending) in ENDINGS.lines().zip(Ending::read_all(ENDINGS)) {
        assert_eq!(ending.write(), line);
        assert!((16..=28).contains(&ending.cards()));
        assert!(ending.outcomes.iter().any(|(decision, _)| !ending.is_kept_by(*decision)));
    }
}

#[test]
fn the_solver_confirms_the_results_of_the_file() {
    let mut solver = Solver::new(16);
    for ending in Ending::read_all(ENDINGS).filter(|ending| ending.cards() <= 19) {
        assert_eq!(solver.outcomes(&ending.state), Ok(ending.outcomes));
    }
}

#[test]
fn a_proved_decision_keeps_the_result() {
    let spec = Spec::read::<KupferkesselMind>("search@40000").unwrap_or_else(|error| panic!("{error}"));
    let mut proved = 0;
    for ending in Ending::read_all(ENDINGS).filter(|ending| ending.cards() <= 20).take(150) {
        let Turn::Decide(seat) = Kupferkessel::turn(&ending.state) else { continue };
        let view = Kupferkessel::perfect_recall_view(&ending.state, Observer::Seat(seat));
        let legal = Kupferkessel::legal(&ending.state);
        let mut rng = BotRng::seed_from_u64(1);
        let mut bot = spec.bot::<KupferkesselMind>(seat, &mut rng.clone(), &mut rng);
        let thoughts = bot.think(&view, &legal).unwrap_or_else(|forfeit| panic!("{forfeit}"));
        let margins = Solver::new(16).margins(&ending.state).expect("so few cards are solved");
        for estimate in thoughts.estimates.iter().filter(|estimate| estimate.evidence == Evidence::Proof) {
            let margin = margins.iter().find(|(decision, _)| *decision == estimate.decision);
            assert_eq!(margin, Some(&(estimate.decision, estimate.lead as i32)), "{}", ending.write());
        }
        if thoughts.estimates[0].evidence == Evidence::Proof {
            proved += 1;
            assert!(ending.is_kept_by(thoughts.decision), "{}", ending.write());
        }
        if let Some(thoughts) = KupferkesselMind::exact(&view, &legal, &mut Meter::new(Budget::Nodes(20_000)))
        {
            assert!(ending.is_kept_by(thoughts.decision), "{}", ending.write());
        }
    }
    assert!(proved > 100, "only {proved} were proved");
}
