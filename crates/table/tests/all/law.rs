//! Event sourcing: replaying a log gives the same table, whatever the players did. No command makes a table
//! panic.

use hearth_core::{Bytes32, Seat};
use hearth_table::{
    Absent, Ask, Command, First, Hints, Issuer, Match, Pace, Person, Refusal, SeatRule, Stage, Table,
    TableConfig,
};
use hearth_testkit::seeded_rng;
use rand::seq::IndexedRandom;
use rand::{Rng, RngExt};

use crate::room::{Room, TestGames, bot, name, observable_state, plan};

fn any_pace(rng: &mut impl Rng) -> Pace {
    match rng.random_range(0..4) {
        0 => Pace::Unhurried,
        1 => Pace::Days(rng.random_range(0..5)),
        _ => Pace::Live { bank: rng.random_range(0..900), increment: rng.random_range(0..30) },
    }
}

fn any_plan(rng: &mut impl Rng) -> TableConfig {
    let chairs: Vec<SeatRule> = (0..rng.random_range(2..=4))
        .map(|_| match rng.random_range(0..9) {
            0..3 => SeatRule::Host,
            3 => SeatRule::HotSeat("Dora".to_owned()),
            4 | 5 => SeatRule::Guest,
            6 => SeatRule::Anyone,
            7 => SeatRule::For(Person(rng.random_range(1..5))),
            _ => bot(),
        })
        .collect();
    let any = TableConfig {
        first: if rng.random() { First::Drawn } else { First::Planned },
        pace: any_pace(rng),
        absent: if rng.random() { Absent::Loses } else { Absent::Bot("novice".to_owned()) },
        talk: rng.random_bool(0.8),
        hints: if rng.random() { Hints::Nobody } else { Hints::Alone },
        ..plan(&chairs)
    };
    TableConfig { rated: any.is_ratable() && rng.random_bool(0.8), ..any }
}

fn any_seat(rng: &mut impl Rng) -> Seat {
    *[Seat::at(0), Seat::at(1), Seat::at(2), Seat::at(3), Seat::at(250)].choose(rng).expect("there are some")
}

fn any_command(room: &Room, rng: &mut impl Rng) -> Command {
    let decisions = room.decisions();
    match rng.random_range(0..60) {
        0 => Command::Change { plan: Box::new(any_plan(rng)), stays: None },
        1..6 => Command::Sit {
            seat: rng.random::<bool>().then(|| any_seat(rng)),
            share: rng.random::<bool>().then(|| Bytes32(rng.random())),
        },
        6 => Command::Rise,
        7 if rng.random_bool(0.1) => Command::Close,
        8 | 9 => Command::TakeBack { after: decisions - usize::from(decisions > 0 && rng.random_bool(0.1)) },
        10..14 => Command::Ask(match rng.random_range(0..8) {
            0 => Ask::End,
            1 => Ask::Pace(any_pace(rng)),
            _ => Ask::Back(rng.random_range(0..decisions + 3)),
        }),
        14..20 => Command::Answer {
            yes: rng.random_bool(0.7),
            question: room.table.asked().map(|asked| asked.number).filter(|_| rng.random()),
        },
        20 if rng.random_bool(0.2) => Command::Resign(rng.random::<bool>().then(|| any_seat(rng))),
        20 if rng.random_bool(0.05) => Command::Leave,
        21 | 22 => Command::StandIn(any_seat(rng)),
        23 | 24 => Command::ComeBack,
        25 if rng.random_bool(0.3) => {
            Command::Silence { person: Person(rng.random_range(1..5)), silent: rng.random() }
        }
        25 => Command::Say("x\r\n y".repeat(rng.random_range(0..200))),
        26 => {
            let instead = room.table.rematch().filter(|_| rng.random()).map(str::to_owned);
            Command::Rematch { table: "there".to_owned(), instead }
        }
        27..30 => Command::Look,
        30 => Command::Resume { spent: 1000 },
        _ => {
            let legal = room.table.game().map(crate::room::Game::legal).unwrap_or_default();
            let decision = legal.choose(rng).cloned().unwrap_or_else(|| "draw \u{1F600}".to_owned());
            let after = if rng.random_bool(0.95) { decisions } else { rng.random_range(0..=decisions + 1) };
            Command::Decide { decision, after }
        }
    }
}

fn any_issuer(room: &Room, rng: &mut impl Rng) -> Issuer {
    if let Some((seat, _)) = room.table.bot_to_decide()
        && rng.random()
    {
        return Issuer::Bot(seat);
    }
    match rng.random_range(0..30) {
        0 => Issuer::Bot(any_seat(rng)),
        1 => Issuer::Time,
        _ => {
            let person = Person(rng.random_range(1..=5));
            Issuer::Person { person, name: name(person) }
        }
    }
}

fn replayed(room: &Room) -> Table<TestGames> {
    let mut table =
        Table::opened(TestGames, room.log[0].0, &room.log[0].1).expect("a log begins with the opening");
    for (at, entry) in &room.log[1..] {
        table.apply(*at, entry).expect("a logged entry can be applied again");
    }
    table
}

#[test]
fn replaying_the_log_gives_the_same_table() {
    let mut rng = seeded_rng(11);
    let (mut games, mut over, mut back) = (0, 0, 0);
    for seed in 0..150 {
        let Ok(mut room) = Room::try_open(any_plan(&mut rng), seed) else { continue };
        for _ in 0..rng.random_range(0..400) {
            if rng.random_bool(0.2) {
                room.now = room.now + rng.random_range(-1000..200_000);
            }
            let (who, command) = (any_issuer(&room, &mut rng), any_command(&room, &mut rng));
            let (before, state_before) = (room.decisions(), observable_state(&room.table));
            let asked = format!("{who:?} {command:?}");
            match room.command(&who, command) {
                Ok(_) => back += usize::from(room.decisions() < before),
                Err(refusal) => {
                    assert!(!refusal.to_string().is_empty() && !refusal.name().is_empty());
                    assert_eq!(
                        observable_state(&room.table),
                        state_before,
                        "{asked} was refused but had an effect"
                    );
                }
            }
            let clock = room.table.clock();
            for seat in room.table.seats() {
                assert!(
                    clock.left(seat, room.table.turn(), room.now).is_none_or(|left| left >= 0),
                    "{asked}"
                );
            }
        }
        games += usize::from(room.table.game().is_some_and(|game| game.decisions() > 10));
        over += usize::from(room.table.stage() == Stage::Over);
        assert_eq!(observable_state(&replayed(&room)), observable_state(&room.table));
    }
    assert!(games > 40 && over > 20 && back > 40, "{games} games, {over} ended, {back} times back: too few");
}

#[test]
fn a_result_has_a_winner_unless_all_agreed_to_end() {
    let mut rng = seeded_rng(12);
    let mut ended = 0;
    for seed in 0..200 {
        let Ok(mut room) = Room::try_open(any_plan(&mut rng), seed) else { continue };
        for _ in 0..600 {
            let command = match any_command(&room, &mut rng) {
                Command::Look if rng.random_bool(0.05) => Command::Resign(None),
                command => command,
            };
            let refused: Result<_, Refusal> = room.command(&any_issuer(&room, &mut rng), command);
            drop(refused);
        }
        if let Some(outcome) = room.table.outcome() {
            ended += 1;
            let agreed = outcome.ending == hearth_table::Ending::Agreed;
            assert_eq!(outcome.winners.is_empty(), agreed, "{outcome:?} {:?}", room.log);
        }
    }
    assert!(ended > 40, "{ended}");
}
