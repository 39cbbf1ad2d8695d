//! The limit of decisions per game.

use hearth_core::{Seat, Standing, Turn};
use hearth_table::{
    BadConfig, Command, Ending, Entry, GameProvider, Issuer, Match, Refused, SeatRule, Stage, Table,
    TableConfig, Timestamp,
};
use hearth_testkit::seeded_rng;
use rand::Rng;

use crate::room::{ANNA, deal, name, plan};

/// A game that never ends by its rules.
struct Treadmill;

struct Steps(usize);

impl GameProvider for Treadmill {
    type Match = Steps;

    fn check(&self, _: &TableConfig) -> Result<(), BadConfig> {
        Ok(())
    }

    fn deal(&self, _: &TableConfig, _: &mut dyn Rng) -> Result<(String, Vec<String>), BadConfig> {
        Ok((String::new(), Vec::new()))
    }

    fn start(&self, _: &TableConfig, _: &str, _: &[String]) -> Result<Box<Steps>, String> {
        Ok(Box::new(Steps(0)))
    }
}

impl Match for Steps {
    fn turn(&self) -> Turn {
        Turn::Decide(Seat::FIRST)
    }

    fn decisions(&self) -> usize {
        self.0
    }

    fn check(&self, decision: &str) -> Result<String, Refused> {
        Ok(decision.to_owned())
    }

    fn decide(&mut self, _: &str) -> Result<(), Refused> {
        self.0 += 1;
        Ok(())
    }

    fn free(&self) -> usize {
        0
    }

    fn go_back(&mut self, decisions: usize) {
        self.0 = decisions;
    }

    fn standing(&self) -> Option<Standing> {
        None
    }
}

#[test]
fn the_table_ends_a_game_at_the_limit_of_decisions() {
    let (now, mut rng) = (Timestamp(1), seeded_rng(1));
    let plan = plan(&[SeatRule::Host, SeatRule::HotSeat("Bert".to_owned())]);
    let (mut table, entries) =
        Table::open(Treadmill, ANNA, &name(ANNA), (plan, deal(1)), now, &mut rng).expect("it can be played");
    for entry in &entries[1..] {
        table.apply(now, entry).expect("it begins");
    }
    let who = Issuer::Person { person: ANNA, name: name(ANNA) };
    let mut last = Vec::new();
    while table.stage() == Stage::Running {
        let after = table.game().map_or(0, Match::decisions);
        assert!(after <= 10_000, "the game continues beyond the limit");
        let step = Command::Decide { decision: "on".to_owned(), after };
        last = table.execute(&who, step, now, &mut rng).expect("a step is always legal");
        for entry in &last {
            table.apply(now, entry).expect("entries from execute can be applied");
        }
    }
    assert_eq!((last, table.stage()), (vec![Entry::MoveLimitReached], Stage::Over));
    let outcome = table.outcome().expect("it is over");
    assert_eq!((outcome.ending, outcome.winners), (Ending::MoveLimitReached, Vec::new()));
}
