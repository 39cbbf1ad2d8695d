//! Rated tables.

use hearth_table::{
    Absent, Ask, BadConfig, Command, Continued, Hints, NotRatable, Pace, RatedPlayer, RatingState, Refusal,
    SeatRule, Stage, TableConfig, UnratedReason,
};

use crate::room::{ANNA, BERT, CLEO, MINUTE, Room, bot, plan};

fn rated(chairs: &[SeatRule]) -> TableConfig {
    let mut plan = plan(chairs);
    rate(&mut plan);
    plan
}

fn rate(plan: &mut TableConfig) {
    plan.rated = true;
    plan.pace = Pace::Live { bank: 600, increment: 0 };
    plan.absent = Absent::Loses;
    plan.hints = Hints::Nobody;
}

fn refused(plan: TableConfig) -> NotRatable {
    match Room::try_open(plan, 1).map(|_| ()) {
        Err(Refusal::BadConfig(BadConfig::Rated(reason))) => reason,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_rated_table_refuses_what_would_not_be_fair() {
    let chairs = [SeatRule::Host, SeatRule::Guest];
    let ok = rated(&chairs);
    assert!(Room::try_open(ok.clone(), 1).is_ok() && ok.is_ratable());
    assert_eq!(refused(TableConfig { pace: Pace::Unhurried, ..ok.clone() }), NotRatable::NoClock);
    assert_eq!(refused(TableConfig { hints: Hints::Alone, ..ok.clone() }), NotRatable::Hints);
    assert_eq!(refused(TableConfig { absent: Absent::usual(), ..ok.clone() }), NotRatable::StandIn);
    let beside = SeatRule::HotSeat("Dora".to_owned());
    assert_eq!(refused(rated(&[SeatRule::Host, beside])), NotRatable::HotSeat);
    assert_eq!(refused(rated(&[SeatRule::Host, SeatRule::Host])), NotRatable::HotSeat);
    assert_eq!(refused(rated(&[SeatRule::For(BERT), SeatRule::For(BERT)])), NotRatable::HotSeat);
    let from = Some(Continued::Record(String::new()));
    assert_eq!(refused(TableConfig { from, ..ok.clone() }), NotRatable::Continued);
    let days = TableConfig { pace: Pace::Days(3), ..ok };
    assert!(Room::try_open(days, 1).is_ok());
}

#[test]
fn others_who_sit_down_know_that_the_game_is_rated() {
    let chairs = [SeatRule::Host, SeatRule::Guest, SeatRule::Guest];
    let change = |plan: &TableConfig| Command::Change { plan: Box::new(plan.clone()), stays: None };
    let mut room = Room::opened(plan(&chairs));
    room.does(ANNA, change(&rated(&chairs))).expect("nobody else sits there");
    room.does(ANNA, change(&plan(&chairs))).expect("she may change her mind");
    room.does(BERT, Command::Sit { seat: None, share: None }).expect("there is a seat");
    let late = room.does(ANNA, change(&rated(&chairs)));
    assert_eq!(late, Err(BadConfig::Rated(NotRatable::OthersSit).into()));
}

#[test]
fn nobody_sits_down_twice() {
    let mut room = Room::opened(rated(&[SeatRule::Host, SeatRule::Guest]));
    assert_eq!(room.does(ANNA, Command::Sit { seat: None, share: None }), Err(Refusal::NoSeat));
    // Where one person has two seats nevertheless, the game does not count.
    let mut room = Room::opened(rated(&[SeatRule::Host, SeatRule::For(ANNA)]));
    assert_eq!(room.does(ANNA, Command::Sit { seat: None, share: None }), Err(Refusal::NoSeat));
}

#[test]
fn the_ranks_are_those_of_the_scores() {
    let mut room = Room::of_three(rate);
    assert_eq!((room.table.rating(), room.table.rated_result()), (RatingState::Rated, None));
    while room.table.stage() == Stage::Running {
        room.decide();
    }
    let scores = room.table.outcome().expect("it is over").scores;
    let ranks: Vec<u8> =
        room.table.rated_result().expect("it counts").iter().map(|(_, rank)| *rank).collect();
    for (score, rank) in scores.iter().zip(&ranks) {
        assert_eq!(usize::from(*rank), scores.iter().filter(|other| *other > score).count() + 1);
    }
}

#[test]
fn players_who_give_up_are_last() {
    let mut room = Room::of_three(rate);
    room.does(BERT, Command::Resign(None)).expect("he plays");
    while room.table.stage() == Stage::Running {
        room.decide();
    }
    let result = room.table.rated_result().expect("the others played on");
    let rank = |person| {
        result.iter().find(|(player, _)| *player == RatedPlayer::Person(person)).map(|(_, rank)| *rank)
    };
    assert_eq!(rank(BERT), Some(3));
    assert!(rank(ANNA) < Some(3) && rank(CLEO) < Some(3));

    let mut room = Room::of_two(rate);
    let late = room.decider();
    room.waits(11 * MINUTE);
    let winner = if late == ANNA { BERT } else { ANNA };
    let mut result = room.table.rated_result().expect("time decided it");
    result.sort_by_key(|(_, rank)| *rank);
    assert_eq!(result, [(RatedPlayer::Person(winner), 1), (RatedPlayer::Person(late), 2)]);
}

#[test]
fn a_bot_has_a_rank_too() {
    let mut room = Room::opened(rated(&[SeatRule::Host, bot()]));
    room.does(ANNA, Command::Resign(None)).expect("she plays");
    let result = room.table.rated_result().expect("it counts");
    assert_eq!(result, [(RatedPlayer::Person(ANNA), 2), (RatedPlayer::Bot("club".to_owned()), 1)]);
}

#[test]
fn agreements_make_a_game_unrated() {
    let agreed = |ask| {
        let mut room = Room::of_two(rate);
        for _ in 0..8 {
            room.decide();
        }
        room.does(ANNA, Command::Ask(ask)).expect("she may ask");
        assert_eq!(room.table.rating(), RatingState::Rated);
        room.does(BERT, Command::Answer { yes: true, question: None }).expect("he was asked");
        room
    };
    assert_eq!(agreed(Ask::Back(2)).table.rating(), RatingState::Lost(UnratedReason::Undo));
    let ended = agreed(Ask::End);
    assert_eq!(ended.table.rating(), RatingState::Lost(UnratedReason::Agreed));
    assert_eq!((ended.table.stage(), ended.table.rated_result()), (Stage::Over, None));
    let mut paced = agreed(Ask::Pace(Pace::Unhurried));
    assert_eq!(paced.table.rating(), RatingState::Lost(UnratedReason::NoClock));
    paced.does(ANNA, Command::Ask(Ask::End)).expect("she may ask");
    paced.does(BERT, Command::Answer { yes: true, question: None }).expect("he was asked");
    assert_eq!(paced.table.rating(), RatingState::Lost(UnratedReason::NoClock), "the first reason stays");
    assert_eq!(agreed(Ask::Pace(Pace::Days(2))).table.rating(), RatingState::Rated);
    assert_eq!(Room::of_two(|_| ()).table.rating(), RatingState::Unrated);
}

#[test]
fn a_free_undo_changes_nothing() {
    let mut room = Room::of_two(rate);
    let undone = (0..500).any(|_| {
        room.decide();
        let (decider, after) = (room.decider(), room.decisions());
        room.does(decider, Command::TakeBack { after }).is_ok()
    });
    assert!(undone, "sometimes a move can be taken back");
    assert_eq!(room.table.rating(), RatingState::Rated);
}

#[test]
fn nobody_escapes_a_lost_game_against_bots() {
    let mut room = Room::opened(rated(&[SeatRule::Host, bot()]));
    for _ in 0..8 {
        room.decide();
    }
    for ask in [Ask::Back(1), Ask::End, Ask::Pace(Pace::Unhurried)] {
        assert_eq!(room.does(ANNA, Command::Ask(ask)), Err(Refusal::RatedAlone));
    }
    assert_eq!(room.table.rating(), RatingState::Rated);
}
