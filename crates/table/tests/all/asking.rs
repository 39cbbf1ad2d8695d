//! Requests to the other players.

use hearth_core::Seat;
use hearth_table::{Ask, Command, DeclinedRequest, Ending, Entry, Pace, Refusal, SeatRule, Stage};

use crate::room::{ANNA, BERT, CLEO, MINUTE, Room, STRANGER, bot, plan};

#[test]
fn an_undo_request_needs_all_other_players() {
    let mut room = Room::of_three(|_| ());
    for _ in 0..12 {
        room.decide();
    }
    room.does(BERT, Command::Ask(Ask::Back(4))).expect("he may ask");
    assert_eq!(room.does(CLEO, Command::Ask(Ask::End)), Err(Refusal::AskedAlready));
    assert_eq!(
        room.does(BERT, Command::Answer { yes: true, question: None }),
        Err(Refusal::NotAsked),
        "he does not agree with himself"
    );
    assert_eq!(room.does(STRANGER, Command::Answer { yes: true, question: None }), Err(Refusal::NotAsked));
    room.does(ANNA, Command::Answer { yes: true, question: None }).expect("she was asked");
    assert_eq!(
        room.does(ANNA, Command::Answer { yes: true, question: None }),
        Err(Refusal::NotAsked),
        "she has answered"
    );
    assert_eq!(room.decisions(), 12, "one has not answered");
    room.does(CLEO, Command::Answer { yes: true, question: None }).expect("she was asked");
    assert_eq!((room.decisions(), room.table.asked()), (4, None));
}

#[test]
fn declining_closes_a_request() {
    let mut room = Room::of_three(|_| ());
    room.does(ANNA, Command::Ask(Ask::End)).expect("she may ask");
    room.does(BERT, Command::Answer { yes: true, question: None }).expect("he was asked");
    room.does(CLEO, Command::Answer { yes: false, question: None }).expect("she was asked");
    assert_eq!((room.table.stage(), room.table.asked()), (Stage::Running, None));
}

#[test]
fn a_declined_request_is_visible_until_its_author_decides() {
    let mut room = Room::of_two(|_| ());
    let asker = room.decider();
    let (seat, other) = (room.turn(), if asker == ANNA { BERT } else { ANNA });
    room.does(asker, Command::Ask(Ask::End)).expect("a player may ask");
    room.does(other, Command::Answer { yes: false, question: None }).expect("the other was asked");
    assert_eq!(room.table.declined(), Some(DeclinedRequest { seat, ask: Ask::End, by: other }));
    room.decide();
    assert_eq!(room.table.declined(), None);
    room.does(asker, Command::Ask(Ask::End)).expect("a player may ask again");
    room.does(asker, Command::Answer { yes: false, question: None }).expect("it is their own request");
    assert_eq!(room.table.declined(), None, "nobody declined it");
}

#[test]
fn the_author_can_withdraw_a_request() {
    let mut room = Room::of_two(|_| ());
    room.does(ANNA, Command::Ask(Ask::End)).expect("she may ask");
    room.does(ANNA, Command::Answer { yes: false, question: None }).expect("it is her question");
    assert_eq!(room.table.asked(), None);
    assert_eq!(room.does(BERT, Command::Answer { yes: true, question: None }), Err(Refusal::NotAsked));
}

#[test]
fn a_game_that_all_agree_to_end_has_no_winner() {
    let mut room = Room::of_two(|_| ());
    room.does(ANNA, Command::Ask(Ask::End)).expect("she may ask");
    assert_eq!(room.table.awaited(), [ANNA, BERT], "she is to decide and he is to answer");
    let entries = room.does(BERT, Command::Answer { yes: true, question: None }).expect("he was asked");
    assert!(matches!(entries.as_slice(), [Entry::Answered { .. }, Entry::Ended]), "{entries:?}");
    let outcome = room.table.outcome().expect("it is over");
    assert_eq!((outcome.ending, outcome.winners), (Ending::Agreed, Vec::new()));
}

#[test]
fn a_new_time_control_needs_everyone_and_resets_the_clock() {
    let mut room = Room::of_two(|_| ());
    room.does(ANNA, Command::Ask(Ask::Pace(Pace::Days(2)))).expect("she may ask");
    room.does(BERT, Command::Answer { yes: true, question: None }).expect("he was asked");
    assert_eq!(room.table.clock().pace(), Pace::Days(2));
    assert_eq!(room.left(room.turn()), Some(2 * crate::room::DAY));
    let live = Pace::Live { bank: 600, increment: 10 };
    room.does(BERT, Command::Ask(Ask::Pace(live))).expect("he may ask");
    room.does(ANNA, Command::Answer { yes: true, question: None }).expect("she was asked");
    assert_eq!((room.table.plan().pace, room.left(Seat::at(1))), (live, Some(10 * MINUTE)));
    for impossible in [Pace::Days(0), Pace::Days(31), Pace::Live { bank: 0, increment: 0 }] {
        let asked = room.does(ANNA, Command::Ask(Ask::Pace(impossible)));
        assert!(matches!(asked, Err(Refusal::BadConfig(_))), "{impossible:?}");
    }
}

#[test]
fn requests_among_bots_need_no_agreement() {
    let mut room = Room::opened(plan(&[SeatRule::Host, bot(), bot()]));
    for _ in 0..6 {
        room.decide();
    }
    room.does(ANNA, Command::Ask(Ask::Back(2))).expect("nobody has to agree");
    assert_eq!(room.decisions(), 2);
    assert_eq!(room.does(ANNA, Command::Ask(Ask::Back(2))), Err(Refusal::NothingBefore));
}

#[test]
fn an_undo_request_ends_with_the_next_decision() {
    let mut room = Room::of_two(|_| ());
    for _ in 0..4 {
        room.decide();
    }
    room.does(ANNA, Command::Ask(Ask::Back(1))).expect("she may ask");
    room.decide();
    assert_eq!(room.does(BERT, Command::Answer { yes: true, question: None }), Err(Refusal::NotAsked));
    assert_eq!(room.decisions(), 5);
}

#[test]
fn an_absent_player_has_not_agreed() {
    let mut room = Room::of_two(|_| ());
    if room.decider() == ANNA {
        room.play_turn();
    }
    room.now = room.now + 4 * MINUTE;
    room.does(ANNA, Command::StandIn(room.turn())).expect("he let her wait");
    for ask in [Ask::End, Ask::Back(0)] {
        if ask == Ask::Back(room.decisions()) {
            continue;
        }
        let entries = room.does(ANNA, Command::Ask(ask)).expect("she may ask");
        assert!(matches!(entries.as_slice(), [Entry::Asked { .. }]), "{entries:?}");
        room.does(BERT, Command::Answer { yes: false, question: None }).expect("he is asked, wherever he is");
    }
    assert_eq!(room.table.stage(), Stage::Running);
}

#[test]
fn a_resigned_player_need_not_answer() {
    let mut room = Room::of_three(|_| ());
    room.does(ANNA, Command::Ask(Ask::End)).expect("she may ask");
    room.does(CLEO, Command::Resign(None)).expect("she may");
    assert_eq!(room.table.asked().map(|asked| asked.waiting.clone()), Some(vec![BERT]));
    assert_eq!(room.does(CLEO, Command::Answer { yes: false, question: None }), Err(Refusal::NotAsked));
    room.does(BERT, Command::Answer { yes: true, question: None }).expect("he was asked");
    assert_eq!(room.table.stage(), Stage::Over);
}

#[test]
fn the_request_of_a_resigned_player_ends() {
    let mut room = Room::of_three(|_| ());
    room.does(ANNA, Command::Ask(Ask::End)).expect("she may ask");
    room.does(ANNA, Command::Resign(None)).expect("she may");
    assert_eq!((room.table.stage(), room.table.asked()), (Stage::Running, None));
    assert_eq!(room.does(BERT, Command::Answer { yes: true, question: None }), Err(Refusal::NotAsked));
}

#[test]
fn an_answer_counts_only_for_the_request_that_was_shown() {
    let mut room = Room::of_two(|_| ());
    room.does(ANNA, Command::Ask(Ask::Pace(Pace::Days(3)))).expect("she may ask");
    let shown = room.table.asked().map(|asked| asked.number);
    room.does(ANNA, Command::Answer { yes: false, question: None }).expect("it is her question");
    room.does(ANNA, Command::Ask(Ask::End)).expect("she may ask something else");
    let late = room.does(BERT, Command::Answer { yes: true, question: shown });
    assert_eq!(late, Err(Refusal::NotAsked), "he has not agreed to the end");
    let shown = room.table.asked().map(|asked| asked.number);
    room.does(BERT, Command::Answer { yes: true, question: shown }).expect("now he has");
    assert_eq!(room.table.stage(), Stage::Over);
}

#[test]
fn a_request_passes_when_the_last_unanswered_player_resigns() {
    for gives_up in [Command::Resign(None), Command::Leave] {
        let mut room = Room::of_three(|_| ());
        room.does(ANNA, Command::Ask(Ask::Pace(Pace::Days(3)))).expect("she may ask");
        room.does(BERT, Command::Answer { yes: true, question: None }).expect("he was asked");
        room.does(CLEO, gives_up).expect("she may");
        assert_eq!((room.table.clock().pace(), room.table.asked()), (Pace::Days(3), None));
    }
    // No remaining player has agreed.
    let mut room = Room::opened(plan(&[SeatRule::Host, SeatRule::Guest, bot()]));
    room.does(BERT, Command::Sit { seat: None, share: None }).expect("it is free");
    room.does(ANNA, Command::Ask(Ask::End)).expect("she may ask");
    room.does(BERT, Command::Resign(None)).expect("he may");
    assert_eq!(room.table.stage(), Stage::Running, "she plays on against the bot");
}

#[test]
fn a_request_survives_another_players_undo() {
    let mut room = Room::of_two(|_| ());
    room.until_free();
    let decider = room.decider();
    let other = if decider == ANNA { BERT } else { ANNA };
    room.does(other, Command::Ask(Ask::End)).expect("a player may ask");
    room.does(decider, Command::TakeBack { after: room.decisions() }).expect("it is free");
    assert_eq!(room.table.asked().map(|asked| asked.ask), Some(Ask::End));
}
