//! Resigning, being absent, returning.

use hearth_core::Seat;
use hearth_table::{Absent, Command, Ending, Entry, Match, Pace, Refusal, SeatRule, Stage};

use crate::room::{ANNA, BERT, CLEO, MINUTE, Room, STRANGER, bot, plan};

fn winners(room: &Room) -> Vec<usize> {
    room.table.outcome().expect("it is over").winners.iter().map(|seat| seat.number()).collect()
}

#[test]
fn with_two_players_the_other_wins_after_a_resignation() {
    let mut room = Room::of_two(|_| ());
    assert_eq!(room.does(STRANGER, Command::Resign(None)), Err(Refusal::NotSitting));
    room.does(ANNA, Command::Resign(None)).expect("she may");
    assert_eq!(room.table.outcome().map(|outcome| outcome.ending), Some(Ending::GivenUp));
    assert_eq!(winners(&room), [2]);
}

#[test]
fn with_three_players_a_bot_plays_on_after_a_resignation() {
    let mut room = Room::of_three(|_| ());
    room.does(BERT, Command::Resign(None)).expect("he may");
    assert_eq!(room.table.stage(), Stage::Running);
    assert_eq!(room.table.bot(Seat::at(1)), Some("club"));
    assert_eq!(room.does(BERT, Command::ComeBack), Err(Refusal::Present), "he gave up for good");
    assert_eq!(room.does(BERT, Command::Resign(None)), Err(Refusal::NotSitting));
    room.does(CLEO, Command::Resign(None)).expect("she may");
    assert_eq!(winners(&room), [1]);
}

#[test]
fn bots_do_not_play_on_among_themselves() {
    let mut room = Room::opened(plan(&[SeatRule::Host, bot(), bot()]));
    room.does(ANNA, Command::Resign(None)).expect("she may");
    assert_eq!((room.table.stage(), winners(&room)), (Stage::Over, vec![2, 3]));
}

#[test]
fn a_resigned_player_does_not_win_through_the_bot() {
    for seed in 0..40 {
        let mut room = Room::try_open(plan(&[SeatRule::Host, SeatRule::Host, SeatRule::Host]), seed)
            .expect("it can be played");
        let gone = room.turn();
        room.does(ANNA, Command::Resign(None)).expect("she may");
        assert!(room.table.gave_up(gone));
        while room.table.stage() == Stage::Running {
            room.decide();
        }
        let outcome = room.table.outcome().expect("it is over");
        assert_eq!((outcome.ending, outcome.scores.len()), (Ending::Played, 3));
        assert!(!outcome.winners.is_empty() && !outcome.winners.contains(&gone), "{outcome:?}");
        if outcome.scores[gone.index()] > outcome.scores[outcome.winners[0].index()] {
            return;
        }
    }
    panic!("the seat that gave up was never ahead: the test proves nothing");
}

#[test]
fn at_a_hot_seat_only_the_deciding_player_can_resign() {
    let mut room = Room::opened(plan(&[SeatRule::Host, SeatRule::Host]));
    let turn = room.turn();
    room.does(ANNA, Command::Resign(None)).expect("she may");
    assert_eq!(winners(&room), [2 - turn.index()]);
    let mut room = Room::opened(plan(&[SeatRule::Host, SeatRule::Host, bot()]));
    while room.table.bot_to_decide().is_none() {
        room.decide();
    }
    assert_eq!(
        room.does(ANNA, Command::Resign(None)),
        Err(Refusal::NotYourTurn),
        "nobody knows which of the two it is"
    );
}

#[test]
fn resigning_twice_resigns_nobody_else() {
    let mut room = Room::opened(plan(&[SeatRule::Host, SeatRule::Host, bot()]));
    let seat = room.turn();
    room.does(ANNA, Command::Resign(Some(seat))).expect("she may");
    for again in [Some(seat), None] {
        assert_eq!(room.does(ANNA, Command::Resign(again)), Err(Refusal::NotYourTurn), "{again:?}");
    }
    // Not even when it is the other hot-seat player's turn.
    while room.turn() == seat || room.table.bot(room.turn()).is_some() {
        room.decide();
    }
    assert_eq!(room.does(ANNA, Command::Resign(Some(seat))), Err(Refusal::NotYourTurn));
    assert_eq!(room.table.stage(), Stage::Running);
}

#[test]
fn leaving_resigns_every_seat_and_nobody_waits() {
    let mut room = Room::opened(plan(&[SeatRule::Host, SeatRule::Host, SeatRule::Guest, SeatRule::Guest]));
    room.does(BERT, Command::Sit { seat: None, share: None }).expect("it is free");
    room.does(CLEO, Command::Sit { seat: None, share: None }).expect("it is free");
    assert_eq!(room.does(STRANGER, Command::Leave), Err(Refusal::NotSitting));
    room.does(ANNA, Command::Leave).expect("she may, whosever turn it is");
    assert!(room.table.gave_up(Seat::FIRST) && room.table.gave_up(Seat::at(1)));
    assert!(room.table.stage() == Stage::Running && !room.table.awaited().contains(&ANNA));
    room.does(BERT, Command::Leave).expect("he may");
    assert_eq!(winners(&room), [4]);
    let mut room = Room::opened(plan(&[SeatRule::Host, SeatRule::Host, SeatRule::Host]));
    room.does(ANNA, Command::Leave).expect("she may");
    assert_eq!(winners(&room), [3], "a game has a winner");
    let mut room = Room::opened(plan(&[SeatRule::Host, SeatRule::Host, bot()]));
    room.does(ANNA, Command::Leave).expect("she may");
    assert_eq!(winners(&room), [3]);
}

#[test]
fn leaving_before_the_game_stands_up_or_closes_the_table() {
    let mut room = Room::opened(plan(&[SeatRule::Host, SeatRule::Guest, SeatRule::Guest]));
    room.does(BERT, Command::Sit { seat: None, share: None }).expect("it is free");
    room.does(BERT, Command::Leave).expect("he may");
    assert!(!room.table.sits(BERT));
    room.does(ANNA, Command::Leave).expect("she may");
    assert_eq!(room.table.stage(), Stage::Expired);
}

#[test]
fn a_reserved_seat_becomes_a_guest_seat_when_its_person_leaves() {
    let mut room = Room::opened(plan(&[SeatRule::Host, SeatRule::For(BERT), SeatRule::For(CLEO)]));
    room.does(BERT, Command::Leave).expect("he may");
    assert_eq!(room.table.plan().chairs, [SeatRule::Host, SeatRule::Guest, SeatRule::For(CLEO)]);
    assert_eq!(room.does(BERT, Command::Leave), Err(Refusal::NotSitting));
    room.does(CLEO, Command::Sit { seat: None, share: None }).expect("it is kept for her");
    room.does(CLEO, Command::Leave).expect("she may");
    assert!(!room.table.sits(CLEO) && !room.table.concerns(CLEO));
    room.does(STRANGER, Command::Sit { seat: None, share: None }).expect("it is free");
}

#[test]
fn declining_a_seat_affects_nobody_else() {
    let mut room = Room::opened(plan(&[SeatRule::Anyone, SeatRule::For(BERT), SeatRule::For(CLEO)]));
    room.does(ANNA, Command::Sit { seat: None, share: None }).expect("she plays too");
    room.does(BERT, Command::Rise).expect("a seat is kept for him");
    assert!(room.table.sits(ANNA));
    let mut room = Room::opened(plan(&[SeatRule::Host, SeatRule::For(BERT), SeatRule::For(CLEO)]));
    room.does(ANNA, Command::Rise).expect("the others shall begin without her");
    room.does(BERT, Command::Leave).expect("he may");
    assert!(!room.table.sits(ANNA));
}

#[test]
fn an_invited_person_can_decline() {
    let mut room = Room::opened(plan(&[SeatRule::Host, SeatRule::For(BERT), SeatRule::For(CLEO)]));
    room.does(BERT, Command::Rise).expect("a seat is kept for him");
    assert!(!room.table.concerns(BERT) && room.table.awaited() == [CLEO]);
    room.does(CLEO, Command::Sit { seat: None, share: None }).expect("it is kept for her");
    room.does(CLEO, Command::Rise).expect("she sits");
    assert_eq!(room.table.awaited(), [CLEO], "the reservation stays");
}

#[test]
fn a_bot_substitutes_after_three_minutes_until_the_player_returns() {
    let mut room = Room::of_two(|_| ());
    let (turn, away) = (room.turn(), room.decider());
    let other = if away == ANNA { BERT } else { ANNA };
    room.now = room.now + (3 * MINUTE - 1);
    assert_eq!(room.does(other, Command::StandIn(turn)), Err(Refusal::TooSoon));
    room.now = room.now + 1;
    assert_eq!(room.does(STRANGER, Command::StandIn(turn)), Err(Refusal::NotSitting));
    let own = if turn == Seat::FIRST { Seat::at(1) } else { Seat::FIRST };
    assert_eq!(room.does(other, Command::StandIn(own)), Err(Refusal::TooSoon), "nobody waits for that seat");
    assert_eq!(room.does(other, Command::StandIn(Seat::at(77))), Err(Refusal::TooSoon));
    room.does(other, Command::StandIn(turn)).expect("they waited");
    assert_eq!(room.table.bot(turn), Some("club"));
    room.decide();
    room.does(away, Command::ComeBack).expect("a bot plays for them");
    assert_eq!(room.table.bot(turn), None);
    assert_eq!(room.does(away, Command::ComeBack), Err(Refusal::Present));
}

#[test]
fn the_substitution_delay_restarts_when_a_player_returns() {
    let mut room = Room::of_two(|_| ());
    let (turn, away) = (room.turn(), room.decider());
    let other = if away == ANNA { BERT } else { ANNA };
    room.now = room.now + 3 * MINUTE;
    room.does(other, Command::StandIn(turn)).expect("they waited");
    assert_eq!(room.table.stand_in_from(), None, "nobody waits for a bot");
    room.now = room.now + 10 * MINUTE;
    room.does(away, Command::ComeBack).expect("a bot plays for them");
    assert_eq!(room.table.stand_in_from(), Some(room.now + 3 * MINUTE));
    assert_eq!(room.does(other, Command::StandIn(turn)), Err(Refusal::TooSoon));
}

#[test]
fn with_a_clock_nobody_is_substituted_before_it_runs_out() {
    for pace in [Pace::Days(3), Pace::Live { bank: 3600, increment: 0 }] {
        let mut room = Room::of_two(|plan| plan.pace = pace);
        let other = if room.decider() == ANNA { BERT } else { ANNA };
        room.now = room.now + 10 * MINUTE;
        assert_eq!(room.does(other, Command::StandIn(room.turn())), Err(Refusal::HasClock));
    }
}

#[test]
fn a_bot_plays_for_a_player_who_ran_out_of_time() {
    let live = Pace::Live { bank: 600, increment: 10 };
    let mut room = Room::of_two(|plan| plan.pace = live);
    let (turn, away) = (room.turn(), room.decider());
    assert_eq!(room.waits(10 * MINUTE - 1), []);
    assert_eq!(room.waits(1), [Entry::RanOut { seat: turn.number() }]);
    assert_eq!(room.table.bot_to_decide().map(|(seat, _)| seat), Some(turn));
    assert_eq!(room.waits(60 * MINUTE), [], "a bot does not run out of time");
    room.does(away, Command::ComeBack).expect("a bot plays for them");
    assert!(room.table.stood_in(turn) && room.table.returns(turn), "the bot finishes the turn first");
    assert_eq!(room.does(away, Command::ComeBack), Ok(Vec::new()), "repeating it changes nothing");
    while room.turn() == turn {
        room.decide();
    }
    assert!(!room.table.stood_in(turn) && !room.table.returns(turn), "the player is back");
    assert_eq!(room.does(away, Command::ComeBack), Err(Refusal::Present));
    assert_eq!(room.left(turn), Some(10 * MINUTE / 4), "a quarter of the bank, not the used-up bank");
}

#[test]
fn running_out_of_time_loses_if_configured() {
    let mut room = Room::of_two(|plan| {
        plan.pace = Pace::Days(1);
        plan.absent = Absent::Loses;
    });
    let turn = room.turn();
    assert_eq!(room.waits(crate::room::DAY), [Entry::RanOut { seat: turn.number() }]);
    assert_eq!(winners(&room), [2 - turn.index()]);
    assert_eq!(room.table.outcome().map(|outcome| outcome.ending), Some(Ending::RanOut), "nobody resigned");
    let mut room = Room::of_three(|plan| {
        plan.pace = Pace::Live { bank: 10, increment: 0 };
        plan.absent = Absent::Loses;
    });
    let turn = room.turn();
    let away = room.decider();
    room.waits(10_000);
    assert!(room.table.stage() == Stage::Running && room.table.gave_up(turn));
    assert_eq!(room.does(away, Command::ComeBack), Err(Refusal::Present), "the player has lost");
    room.decide();
    assert!(room.table.game().is_some_and(|game| game.decisions() == 1), "a bot plays on");
    let other = [ANNA, BERT, CLEO].into_iter().find(|other| *other != away).expect("there are three");
    room.does(other, Command::Resign(None)).expect("one may");
    assert_eq!(room.table.outcome().map(|outcome| outcome.ending), Some(Ending::RanOut));
    let late: Vec<bool> = room.table.seats().map(|seat| room.table.ran_out(seat)).collect();
    assert_eq!(late.iter().filter(|late| **late).count(), 1, "the other one gave up: {late:?}");
}
