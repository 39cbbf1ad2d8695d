//! Decisions: turns, refusals and undo.

use hearth_core::Seat;
use hearth_table::{Command, Continued, Entry, Issuer, Match, Refusal, SeatRule, Stage};

use crate::room::{ANNA, BERT, MINUTE, Room, STRANGER, bot, plan};

fn some_decision(room: &Room) -> Command {
    let decision = room.table.game().expect("it runs").legal()[0].clone();
    Command::Decide { decision, after: room.decisions() }
}

#[test]
fn only_the_player_whose_turn_it_is_decides() {
    let mut room = Room::of_two(|_| ());
    let (decision, decider) = (some_decision(&room), room.decider());
    let other = if decider == ANNA { BERT } else { ANNA };
    assert_eq!(room.does(other, decision.clone()), Err(Refusal::NotYourTurn));
    assert_eq!(room.does(STRANGER, decision.clone()), Err(Refusal::NotSitting));
    assert_eq!(room.command(&Issuer::Time, decision.clone()), Err(Refusal::NotYourTurn));
    assert_eq!(
        room.command(&Issuer::Bot(room.turn()), decision.clone()),
        Err(Refusal::Stale(0)),
        "no bot sits there"
    );
    room.does(decider, decision).expect("it is their turn");
}

#[test]
fn a_decision_that_is_sent_twice_counts_once() {
    let mut room = Room::of_two(|_| ());
    let (decision, decider) = (some_decision(&room), room.decider());
    room.does(decider, decision.clone()).expect("it is their turn");
    let twice = room.does(decider, decision).expect_err("it was decided");
    assert_eq!((&twice, twice.rule()), (&Refusal::Stale(1), None));
    assert!(twice.to_string().contains("1 move has been made"), "{twice}");
    assert_eq!(room.decisions(), 1);
}

#[test]
fn a_table_knows_its_last_change_and_its_seed() {
    let mut room = Room::of_two(|_| ());
    let seeds = room.log.iter().filter_map(|(_, entry)| match entry {
        Entry::Started { seed, .. } => Some(*seed),
        _ => None,
    });
    assert_eq!(seeds.collect::<Vec<_>>(), [room.table.seed()]);
    assert_ne!(room.table.seed(), 0);
    room.now = room.now + MINUTE;
    assert_ne!(room.table.changed(), room.now);
    room.decide();
    assert_eq!(room.table.changed(), room.now);
}

#[test]
fn an_illegal_decision_is_refused_with_its_rule() {
    let mut room = Room::of_two(|_| ());
    let decider = room.decider();
    let says = |decision: &str| Command::Decide { decision: decision.to_owned(), after: 0 };
    let forbidden = room.does(decider, says("done")).expect_err("nothing is to be stopped");
    assert_eq!((forbidden.rule(), forbidden.name()), (Some("KR20"), "against-the-rules"), "{forbidden}");
    let nonsense = room.does(decider, says("\u{0}éé 99999999999999999999")).expect_err("this is no decision");
    assert_eq!((nonsense.rule(), nonsense.name()), (None, "no-decision"), "{nonsense}");
    assert_eq!(room.decisions(), 0);
}

#[test]
fn nothing_is_decided_before_the_start_or_after_the_end() {
    let mut room = Room::opened(plan(&[SeatRule::Host, SeatRule::Guest]));
    let decide = Command::Decide { decision: "done".to_owned(), after: 0 };
    assert_eq!(room.does(ANNA, decide.clone()), Err(Refusal::NotBegun));
    room.does(BERT, Command::Sit { seat: None, share: None }).expect("it is free");
    while room.table.stage() == Stage::Running {
        room.decide();
    }
    let outcome = room.table.outcome().expect("it is over");
    let best = outcome.scores.iter().max();
    let have_most = room.table.seats().filter(|seat| outcome.scores.get(seat.index()) == best);
    assert_eq!(outcome.winners, have_most.collect::<Vec<_>>(), "{outcome:?}");
    assert_eq!(outcome.scores.len(), 2);
    assert_eq!(room.does(ANNA, decide), Err(Refusal::Over));
    assert_eq!(room.does(ANNA, Command::TakeBack { after: room.decisions() }), Err(Refusal::Over));
    assert_eq!(room.does(ANNA, Command::Resign(None)), Err(Refusal::Over));
}

#[test]
fn only_the_owner_undoes_a_free_decision() {
    let mut room = Room::of_two(|_| ());
    room.until_free();
    let (decider, before) = (room.decider(), room.decisions());
    let other = if decider == ANNA { BERT } else { ANNA };
    assert_eq!(room.does(other, Command::TakeBack { after: before }), Err(Refusal::NotYourTurn));
    assert_eq!(room.does(STRANGER, Command::TakeBack { after: before }), Err(Refusal::NotSitting));
    let free = room.table.game().map_or(0, Match::free);
    for taken in 1..=free {
        let back = Command::TakeBack { after: room.decisions() };
        room.does(decider, back.clone()).expect("it is free");
        assert_eq!(room.decisions(), before - taken);
        let again = room.does(decider, back);
        assert!(
            matches!(again, Err(Refusal::NotYet { .. })),
            "a repeated undo takes back only one decision: {again:?}"
        );
    }
    assert_eq!(room.does(decider, Command::TakeBack { after: room.decisions() }), Err(Refusal::NothingFree));
}

#[test]
fn a_bot_decides_only_at_its_seat_and_in_the_position_it_saw() {
    let mut room = Room::opened(plan(&[SeatRule::Host, bot()]));
    while room.table.bot_to_decide().is_none() {
        room.decide();
    }
    let decision = some_decision(&room);
    let made = room.decisions();
    assert_eq!(room.command(&Issuer::Bot(Seat::FIRST), decision.clone()), Err(Refusal::Stale(made)));
    assert_eq!(room.does(ANNA, decision.clone()), Err(Refusal::NotYourTurn));
    room.command(&Issuer::Bot(Seat::at(1)), decision.clone()).expect("it is its turn");
    assert_eq!(room.command(&Issuer::Bot(Seat::at(1)), decision), Err(Refusal::Stale(made + 1)));
}

#[test]
fn a_game_continues_from_a_record() {
    let mut first = Room::of_two(|_| ());
    for _ in 0..9 {
        first.decide();
    }
    let record = first.table.game().expect("it runs").record();
    let mut going_on = plan(&[bot(), SeatRule::Host]);
    going_on.from = Some(Continued::Record(record.clone()));
    let room = Room::opened(going_on);
    assert_eq!(room.decisions(), 9);
    assert_eq!(room.table.game().map(crate::room::Game::record), Some(record));
    let started = room
        .log
        .iter()
        .any(|(_, entry)| matches!(entry, Entry::Started { decided, .. } if decided.len() == 9));
    assert!(started, "the log contains the earlier decisions");
}

#[test]
fn a_rematch_is_opened_once() {
    let mut room = Room::of_two(|_| ());
    let again = || Command::Rematch { table: "elsewhere".to_owned(), instead: None };
    assert_eq!(room.does(ANNA, again()), Err(Refusal::NotOver));
    room.does(BERT, Command::Resign(None)).expect("he may");
    assert_eq!(room.does(STRANGER, again()), Err(Refusal::NotSitting));
    room.does(BERT, again()).expect("it is over");
    assert_eq!((room.table.rematch(), room.table.rematch_by()), (Some("elsewhere"), Some(BERT)));
    assert_eq!(room.does(ANNA, again()), Err(Refusal::RematchOpen));
    let instead_of =
        |table: &str| Command::Rematch { table: "once more".to_owned(), instead: Some(table.to_owned()) };
    assert_eq!(room.does(ANNA, instead_of("nowhere")), Err(Refusal::RematchOpen));
    room.does(ANNA, instead_of("elsewhere")).expect("nobody came there");
    assert_eq!((room.table.rematch(), room.table.rematch_by()), (Some("once more"), Some(ANNA)));
    let mut opened = 0;
    while room.does(ANNA, instead_of("once more")).is_ok() {
        opened += 1;
        assert!(opened < 10_000, "the log grows without limit");
    }
    assert_eq!(room.does(ANNA, instead_of("once more")), Err(Refusal::LogFull));
}
