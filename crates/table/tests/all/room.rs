//! A test table: executes commands, applies their entries and keeps the log.

use hearth_core::{
    Bytes32, Game as _, Notation, Options as _, Record, Refusal as _, Seat, Standing, Turn, statements,
};
use hearth_table::{
    Absent, BadConfig, Command, Continued, Entry, First, GameProvider, Hints, Issuer, Match, OpeningDeal,
    Pace, Person, Play, Refusal, Refused, SeatRule, Table, TableConfig, Timestamp,
};
use hearth_testkit::seeded_rng;
use kokopelli_rules::Kokopelli;
use rand::seq::IndexedRandom;
use rand::{Rng, RngExt};
use rand_xoshiro::Xoshiro256PlusPlus;

pub const SECOND: i64 = 1000;
pub const MINUTE: i64 = 60 * SECOND;
pub const DAY: i64 = 24 * 60 * MINUTE;

/// The host, two friends and a stranger.
pub const ANNA: Person = Person(1);
pub const BERT: Person = Person(2);
pub const CLEO: Person = Person(3);
pub const STRANGER: Person = Person(9);

pub struct TestGames;

pub struct Game(Play<Kokopelli>);

impl GameProvider for TestGames {
    type Match = Game;

    fn check(&self, plan: &TableConfig) -> Result<(), BadConfig> {
        if Kokopelli::PLAYERS.contains(&plan.chairs.len()) {
            Ok(())
        } else {
            Err(BadConfig::Players { title: Kokopelli::TITLE, fewest: 2, most: 4 })
        }
    }

    fn deal(&self, plan: &TableConfig, rng: &mut dyn Rng) -> Result<(String, Vec<String>), BadConfig> {
        if let Some(Continued::Record(record)) = &plan.from {
            let record = Record::<Kokopelli>::read(record).map_err(|error| error.to_string())?;
            let decided = record.decisions.iter().map(ToString::to_string).collect();
            return Ok((Kokopelli::write_setup(&record.setup), decided));
        }
        let options = <Kokopelli as hearth_core::Game>::Options::usual(plan.chairs.len())
            .map_err(|error| error.to_string())?;
        Ok((Kokopelli::write_setup(&Kokopelli::deal(&options, rng)), Vec::new()))
    }

    fn start(&self, _: &TableConfig, setup: &str, decided: &[String]) -> Result<Box<Game>, String> {
        let statements: Vec<_> = statements(setup).collect();
        let setup = Kokopelli::read_setup(&statements).map_err(|error| error.to_string())?;
        let mut game = Game(Play::new(Record::new(setup)));
        for decision in decided {
            game.decide(decision).map_err(|refused| refused.message)?;
        }
        Ok(Box::new(game))
    }
}

impl Game {
    pub fn legal(&self) -> Vec<String> {
        Kokopelli::legal(self.0.state()).iter().map(ToString::to_string).collect()
    }

    pub fn record(&self) -> String {
        self.0.record().write()
    }
}

fn refused(error: &impl ToString) -> Refused {
    Refused { rule: None, message: error.to_string() }
}

impl Match for Game {
    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn decisions(&self) -> usize {
        self.0.record().decisions.len()
    }

    fn check(&self, decision: &str) -> Result<String, Refused> {
        let decision: <Kokopelli as hearth_core::Game>::Decision =
            decision.parse().map_err(|error| refused(&error))?;
        Kokopelli::check(self.0.state(), decision)
            .map(|()| decision.to_string())
            .map_err(|refusal| Refused { rule: Some(refusal.rule()), message: refusal.to_string() })
    }

    fn decide(&mut self, decision: &str) -> Result<(), Refused> {
        let decision = decision.parse().map_err(|error| refused(&error))?;
        self.0.decide(decision).map(|_| ()).map_err(|refusal| refused(&refusal))
    }

    fn free(&self) -> usize {
        self.0.free()
    }

    fn go_back(&mut self, decisions: usize) {
        self.0.go_back(decisions);
    }

    fn standing(&self) -> Option<Standing> {
        Kokopelli::standing(self.0.state())
    }
}

pub fn plan(chairs: &[SeatRule]) -> TableConfig {
    TableConfig {
        game: "kokopelli".to_owned(),
        options: Vec::new(),
        chairs: chairs.to_vec(),
        first: First::Planned,
        pace: Pace::Unhurried,
        absent: Absent::Bot("club".to_owned()),
        public: true,
        talk: true,
        hints: Hints::Alone,
        rated: false,
        called: Vec::new(),
        from: None,
    }
}

pub fn bot() -> SeatRule {
    SeatRule::Bot("club".to_owned())
}

pub fn name(person: Person) -> String {
    format!("person {person}")
}

/// Describes all observable state of a table.
pub fn observable_state(table: &Table<TestGames>) -> String {
    let sitters: Vec<String> = table
        .seats()
        .map(|seat| {
            let (bot, gone) = (
                table.bot(seat),
                (table.stood_in(seat), table.returns(seat), table.gave_up(seat), table.ran_out(seat)),
            );
            format!("{:?} {bot:?} {gone:?}", table.sitter(seat))
        })
        .collect();
    let record = table.game().map(Game::record);
    let free = table.game().map(Match::free);
    format!(
        "{:?} {:?} {:?} {:?} {:?} {sitters:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {} {record:?} {free:?}",
        table.stage(),
        table.turn(),
        table.clock(),
        (table.asked(), table.declined()),
        (table.outcome(), table.rated_result()),
        table.rating(),
        table.plan(),
        table.chat(),
        table.rematch(),
        table.changed(),
        table.wake(),
        table.awaited(),
        table.entries(),
    )
}

/// The deal of a table, from a seed. Its host adds no share.
pub fn deal(seed: u64) -> OpeningDeal {
    OpeningDeal { secret: Bytes32(seeded_rng(seed).random()), share: None }
}

/// A table in use, with its log and a clock.
pub struct Room {
    pub table: Table<TestGames>,
    pub log: Vec<(Timestamp, Entry)>,
    pub now: Timestamp,
    rng: Xoshiro256PlusPlus,
}

impl Room {
    /// Opens a table for Anna.
    pub fn opened(plan: TableConfig) -> Room {
        Room::try_open(plan, 1).expect("the plan can be played")
    }

    pub fn try_open(plan: TableConfig, seed: u64) -> Result<Room, Refusal> {
        let (now, mut rng) = (Timestamp(1_000_000), seeded_rng(seed));
        let (table, entries) = Table::open(TestGames, ANNA, &name(ANNA), (plan, deal(seed)), now, &mut rng)?;
        let mut room = Room { table, log: vec![(now, entries[0].clone())], now, rng };
        room.apply(&entries[1..]);
        Ok(room)
    }

    /// A running game of Anna and Bert.
    pub fn of_two(plan_of: impl FnOnce(&mut TableConfig)) -> Room {
        let mut plan = plan(&[SeatRule::Host, SeatRule::Guest]);
        plan_of(&mut plan);
        let mut room = Room::opened(plan);
        room.does(BERT, Command::Sit { seat: None, share: None }).expect("there is a seat");
        room
    }

    /// A running game of Anna, Bert and Cleo.
    pub fn of_three(plan_of: impl FnOnce(&mut TableConfig)) -> Room {
        let mut plan = plan(&[SeatRule::Host, SeatRule::Guest, SeatRule::Guest]);
        plan_of(&mut plan);
        let mut room = Room::opened(plan);
        room.does(BERT, Command::Sit { seat: None, share: None }).expect("there is a seat");
        room.does(CLEO, Command::Sit { seat: None, share: None }).expect("there is a seat");
        room
    }

    fn apply(&mut self, entries: &[Entry]) {
        for entry in entries {
            self.table.apply(self.now, entry).expect("entries from execute can be applied");
            self.log.push((self.now, entry.clone()));
        }
        assert_eq!(self.table.entries(), self.log.len() as u64, "the table counts its entries");
    }

    pub fn command(&mut self, who: &Issuer, command: Command) -> Result<Vec<Entry>, Refusal> {
        let entries = self.table.execute(who, command, self.now, &mut self.rng)?;
        self.apply(&entries);
        Ok(entries)
    }

    pub fn does(&mut self, person: Person, command: Command) -> Result<Vec<Entry>, Refusal> {
        self.command(&Issuer::Person { person, name: name(person) }, command)
    }

    /// Lets time pass and checks the clock.
    pub fn waits(&mut self, milliseconds: i64) -> Vec<Entry> {
        self.now = self.now + milliseconds;
        self.command(&Issuer::Time, Command::Look).expect("checking the clock never fails")
    }

    pub fn decisions(&self) -> usize {
        self.table.game().map_or(0, Match::decisions)
    }

    pub fn turn(&self) -> Seat {
        self.table.turn().expect("the game runs")
    }

    /// Returns the person at the deciding seat.
    pub fn decider(&self) -> Person {
        self.sits_at(self.turn())
    }

    pub fn sits_at(&self, seat: Seat) -> Person {
        match self.table.sitter(seat) {
            hearth_table::Occupant::Person { person, .. } => *person,
            other => panic!("{other:?} sits at {seat}"),
        }
    }

    /// Makes a random decision for the deciding seat, as its person or its bot.
    pub fn decide(&mut self) {
        let legal = self.table.game().expect("the game runs").legal();
        let decision = legal.choose(&mut self.rng).expect("there is always something to decide").clone();
        let command = Command::Decide { decision, after: self.decisions() };
        let turn = self.turn();
        let who = match self.table.bot(turn) {
            Some(_) => Issuer::Bot(turn),
            None => Issuer::Person { person: self.decider(), name: String::new() },
        };
        self.command(&who, command).expect("it is legal");
    }

    /// Decides until the deciding player could undo something.
    pub fn until_free(&mut self) {
        for _ in 0..200 {
            if self.table.game().is_some_and(|game| game.free() > 0) {
                return;
            }
            self.decide();
        }
        panic!("no decision was ever free to undo");
    }

    /// Decides until it is another seat's turn.
    pub fn play_turn(&mut self) {
        let turn = self.table.turn();
        while turn.is_some() && self.table.turn() == turn {
            self.decide();
        }
    }

    pub fn left(&self, seat: Seat) -> Option<i64> {
        self.table.clock().left(seat, self.table.turn(), self.now)
    }
}
