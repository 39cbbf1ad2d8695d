//! The deal of a table: its secret, the shares, and the proof (docs/DEALS.md).

use hearth_core::{Bytes32, Notation as _, Record, Seat, Statement, statements};
use hearth_deal::{check, seal};
use hearth_table::{Command, Continued, Entry, First, SeatRule, Stage, Table, TableConfig};
use kokopelli_rules::Kokopelli;

use crate::room::{ANNA, BERT, CLEO, Room, TestGames, bot, deal, name, plan};

const ONE: Bytes32 = Bytes32([1; 32]);
const TWO: Bytes32 = Bytes32([2; 32]);

fn sits(share: Option<Bytes32>) -> Command {
    Command::Sit { seat: None, share }
}

/// Returns the set-up of the started game, as it is stored.
fn setup(room: &Room) -> String {
    let started = room.log.iter().find_map(|(_, entry)| match entry {
        Entry::Started { setup, .. } => Some(setup.clone()),
        _ => None,
    });
    started.expect("the game has begun")
}

/// Ends a running game and returns its record, with the proof.
fn record(room: &mut Room) -> Record<Kokopelli> {
    room.does(BERT, Command::Leave).expect("one may leave");
    assert_eq!(room.table.stage(), Stage::Over);
    let setup = setup(room);
    let all: Vec<Statement<'_>> = statements(&setup).collect();
    let mut record = Record::new(Kokopelli::read_setup(&all).expect("it was stored"));
    record.sitting = room.table.seats().map(|seat| format!("person {}", room.table.name(seat))).collect();
    record.proof = room.table.proof().cloned();
    record
}

#[test]
fn the_deal_follows_from_the_secret_and_the_shares() {
    let dealt = |share: Option<Bytes32>| {
        let mut room = Room::opened(plan(&[SeatRule::Host, SeatRule::Guest]));
        assert_eq!(
            room.table.seal(),
            Some(seal(deal(1).secret)),
            "it is public before anybody else sits down"
        );
        room.does(BERT, sits(share)).expect("there is a seat");
        setup(&room)
    };
    assert_eq!(dealt(Some(ONE)), dealt(Some(ONE)));
    assert_ne!(dealt(Some(ONE)), dealt(Some(TWO)));
    assert_ne!(dealt(Some(ONE)), dealt(None));
}

#[test]
fn the_proof_is_right_and_known_only_after_the_game() {
    let chairs = [SeatRule::Host, SeatRule::Guest, SeatRule::Guest];
    for first in [First::Planned, First::Drawn] {
        // The games of these tests know no options.
        let mut room = Room::opened(TableConfig { first, ..plan(&chairs) });
        room.does(CLEO, sits(Some(TWO))).expect("there is a seat");
        room.does(BERT, sits(Some(ONE))).expect("there is a seat");
        assert_eq!(room.table.proof(), None, "it would reveal all cards");
        room.does(CLEO, Command::Leave).expect("one may leave");
        let record = record(&mut room);
        let proof = check(&record).expect("nobody changed it");
        let of = |person| room.table.seats_of(person).next().expect("they sit there");
        let mut expected = vec![(of(BERT), ONE), (of(CLEO), TWO)];
        expected.sort_unstable();
        assert_eq!(proof.shares, expected);
        assert_eq!(proof.first.is_some(), first == First::Drawn);
    }
}

#[test]
fn a_player_who_rises_takes_their_share_along() {
    let mut room = Room::opened(plan(&[SeatRule::Host, SeatRule::Guest, SeatRule::Guest]));
    room.does(CLEO, sits(Some(TWO))).expect("there is a seat");
    room.does(CLEO, Command::Rise).expect("the game has not begun");
    room.does(BERT, sits(Some(ONE))).expect("there is a seat");
    let change = Command::Change { plan: Box::new(plan(&[SeatRule::Host, SeatRule::Guest])), stays: None };
    room.does(ANNA, change).expect("the host may");
    let record = record(&mut room);
    assert_eq!(check(&record).expect("nobody changed it").shares, [(Seat::at(1), ONE)]);
}

#[test]
fn somebody_who_sits_down_again_replaces_their_share() {
    let mut room = Room::opened(plan(&[SeatRule::Host, SeatRule::Guest, SeatRule::Guest]));
    room.does(BERT, sits(Some(TWO))).expect("there is a seat");
    room.does(BERT, Command::Rise).expect("the game has not begun");
    room.does(BERT, sits(Some(ONE))).expect("there is a seat");
    assert_eq!(room.table.share(BERT), Some(ONE));
}

#[test]
fn a_game_against_bots_is_sealed_too() {
    let (chairs, now) = ([SeatRule::Host, bot()], hearth_table::Timestamp(5));
    let mut opening = deal(3);
    opening.share = Some(ONE);
    let mut rng = hearth_testkit::seeded_rng(4);
    let (_, entries) = Table::open(TestGames, ANNA, &name(ANNA), (plan(&chairs), opening), now, &mut rng)
        .expect("it can be played");
    let [
        Entry::Opened { .. },
        Entry::DealSealed { secret },
        Entry::ShareAdded { person: ANNA, share: ONE },
        Entry::Started { .. },
    ] = entries.as_slice()
    else {
        panic!("{entries:?}")
    };
    assert_eq!(*secret, opening.secret);
}

/// The cards of a continued game are those of another table.
#[test]
fn a_continued_game_has_no_deal_of_its_own() {
    let mut room = Room::of_two(|_| ());
    let text = record(&mut room).write();
    let config = TableConfig { from: Some(Continued::Record(text)), ..plan(&[SeatRule::Host, bot()]) };
    let room = Room::opened(config);
    assert_eq!((room.table.stage(), room.table.seal()), (Stage::Running, None));
}

/// Their logs have no secret.
#[test]
fn tables_of_older_versions_have_no_proof() {
    let mut room = Room::of_two(|_| ());
    room.log.retain(|(_, entry)| !matches!(entry, Entry::DealSealed { .. }));
    let mut older = Table::opened(TestGames, room.now, &room.log[0].1).expect("it opens a table");
    for (at, entry) in &room.log[1..] {
        older.apply(*at, entry).expect("it can be read");
    }
    assert_eq!((older.stage(), older.seal()), (Stage::Running, None));
}
