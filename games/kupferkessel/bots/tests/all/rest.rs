//! Memory that a bot keeps during the turns of the others.

use hearth_bots::{Bot, Spec, Thoughts};
use hearth_core::{Game, Observer, Seat, Turn};
use hearth_testkit::seeded_rng;
use kupferkessel_bots::KupferkesselMind;
use kupferkessel_rules::{Decision, Kupferkessel, State};

use crate::file::{ENDINGS, Ending};

type Seated = Box<dyn Bot<Kupferkessel>>;

fn seated(name: &str, seat: Seat) -> Seated {
    let spec = Spec::read::<KupferkesselMind>(name).unwrap_or_else(|error| panic!("{error}"));
    spec.bot::<KupferkesselMind>(seat, &mut seeded_rng(1), &mut seeded_rng(2))
}

fn thinks(bot: &mut Seated, seat: Seat, state: &State) -> Thoughts<Decision> {
    let view = Kupferkessel::perfect_recall_view(state, Observer::Seat(seat));
    bot.think(&view, &Kupferkessel::legal(state)).unwrap_or_else(|forfeit| panic!("{forfeit}"))
}

/// Returns the bytes that a bot keeps after its turn, and after releasing memory.
fn kept(name: &str, state: &State) -> (i64, i64) {
    let Turn::Decide(seat) = Kupferkessel::turn(state) else { return (0, 0) };
    let mut bot = seated(name, seat);
    let thought = allocation_counter::measure(|| {
        thinks(&mut bot, seat, state);
    });
    let rested = allocation_counter::measure(|| bot.release_memory());
    (thought.bytes_current, thought.bytes_current + rested.bytes_current)
}

#[test]
fn releasing_memory_frees_everything_that_thinking_allocated() {
    const MEGABYTE: i64 = 1 << 20;
    let bot = "search@400000";
    let endings: Vec<_> = Ending::read_all(ENDINGS).filter(|ending| ending.cards() == 24).take(3).collect();
    // Initializes the statics that all bots share.
    kept(bot, &endings[0].state);
    let kept: Vec<_> = endings.iter().map(|ending| kept(bot, &ending.state)).collect();
    assert!(kept.iter().any(|(thought, _)| *thought > MEGABYTE), "the tables have hardly grown: {kept:?}");
    assert!(kept.iter().all(|(_, rested)| *rested == 0), "{kept:?}");
}

/// A solver with a filled table needs fewer nodes and gets further, which must not change the decision.
#[test]
fn releasing_memory_changes_no_decision_in_an_ending() {
    for ending in Ending::read_all(ENDINGS).filter(|ending| ending.cards() <= 20).take(100) {
        let mut state = ending.state;
        let [mut bots, mut resting] =
            [(); 2].map(|()| [Seat::at(0), Seat::at(1)].map(|seat| seated("search@1000", seat)));
        while let Turn::Decide(seat) = Kupferkessel::turn(&state) {
            let thoughts = thinks(&mut bots[seat.index()], seat, &state);
            assert_eq!(thinks(&mut resting[seat.index()], seat, &state), thoughts, "{}", ending.write());
            Kupferkessel::apply(&mut state, thoughts.decision, &mut |_| ());
            if Kupferkessel::turn(&state) != Turn::Decide(seat) {
                resting[seat.index()].release_memory();
            }
        }
    }
}
