//! Chat and its limits.

use hearth_table::{Ask, Command, Entry, Refusal, SeatRule, Stage};

use crate::room::{ANNA, BERT, CLEO, Room, STRANGER, plan};

fn say(text: &str) -> Command {
    Command::Say(text.to_owned())
}

#[test]
fn only_people_at_the_table_can_chat() {
    let mut room = Room::of_two(|_| ());
    room.does(BERT, say("  hello ")).expect("he sits there");
    assert_eq!(room.table.chat()[0].text, "hello");
    assert_eq!(room.does(STRANGER, say("hello")), Err(Refusal::NotSitting));
}

#[test]
fn chat_can_be_disabled() {
    let mut room = Room::of_two(|plan| plan.talk = false);
    assert_eq!(room.does(ANNA, say("hello")), Err(Refusal::Silent));
}

#[test]
fn the_host_takes_the_chat_from_a_player_who_can_still_play() {
    let mut room = Room::of_two(|_| ());
    let silence = |person, silent| Command::Silence { person, silent };
    room.does(BERT, say("!!!")).expect("he may talk");
    assert_eq!(room.does(BERT, silence(ANNA, true)), Err(Refusal::NotHost));
    assert_eq!(room.does(ANNA, silence(STRANGER, true)), Err(Refusal::NotHere));
    assert_eq!(room.does(ANNA, silence(ANNA, true)), Err(Refusal::NotHere));
    room.does(ANNA, silence(BERT, true)).expect("she is the host");
    assert_eq!(room.does(BERT, say("!!!")), Err(Refusal::Silenced));
    assert_eq!(room.table.silenced()[0].after, 1);
    let entries = room.table.entries();
    room.does(ANNA, silence(BERT, true)).expect("nothing changes");
    assert_eq!(room.table.entries(), entries);
    room.does(ANNA, silence(BERT, false)).expect("she is the host");
    room.does(BERT, say("sorry")).expect("he may talk again");
}

#[test]
fn messages_are_not_empty_and_not_too_long() {
    let mut room = Room::of_two(|_| ());
    for nothing in ["", " \n\t ", "\u{0}\u{7}"] {
        assert_eq!(room.does(ANNA, say(nothing)), Err(Refusal::Empty), "{nothing:?}");
    }
    assert_eq!(room.does(ANNA, say(&"é".repeat(501))), Err(Refusal::TooLong(500)));
    room.does(ANNA, say(&"é".repeat(500))).expect("letters are counted, not bytes");
}

#[test]
fn a_message_is_one_line() {
    let mut room = Room::of_two(|_| ());
    room.does(ANNA, say("one\r\rid: 7\ntwo\u{0}\u{2028}three")).expect("she may talk");
    assert_eq!(room.table.chat()[0].text, "one id: 7 two three");
}

#[test]
fn messages_are_limited_per_person() {
    let mut room = Room::of_two(|_| ());
    let mut said = 0;
    while room.does(ANNA, say("and another thing")).is_ok() {
        said += 1;
        assert!(said < 10_000, "there is no limit");
    }
    assert_eq!(room.does(ANNA, say("x")), Err(Refusal::OftenEnough));
    room.does(BERT, say("x")).expect("he has not said anything yet");
    room.does(BERT, Command::Ask(Ask::End)).expect("he can ask");
    room.does(ANNA, Command::Answer { yes: false, question: None }).expect("she can answer");
    let decider = room.decider();
    room.decide();
    let back = room.does(decider, Command::TakeBack { after: room.decisions() });
    assert_ne!(back.err(), Some(Refusal::LogFull));
}

#[test]
fn chat_bytes_are_limited_per_person() {
    let mut room = Room::of_two(|_| ());
    let mut said = 0;
    while room.does(ANNA, say(&"語".repeat(500))).is_ok() {
        said += 1;
        assert!(said < 100, "there is no limit");
    }
    assert_eq!(room.does(ANNA, say("x")), Err(Refusal::OftenEnough));
    room.does(BERT, say("x")).expect("he has not said anything yet");
}

#[test]
fn requests_are_limited_per_person() {
    let mut room = Room::of_two(|_| ());
    let mut asked = 0;
    while room.does(ANNA, Command::Ask(Ask::End)).is_ok() {
        room.does(ANNA, Command::Answer { yes: false, question: None }).expect("she takes it back");
        asked += 1;
        assert!(asked < 1000, "there is no limit");
    }
    assert_eq!(room.does(ANNA, Command::Ask(Ask::End)), Err(Refusal::OftenEnough));
    room.does(BERT, Command::Ask(Ask::End)).expect("he has asked nothing yet");
}

#[test]
fn sittings_and_changes_are_limited_per_person() {
    let mut room = Room::opened(plan(&[SeatRule::Host, SeatRule::Anyone, SeatRule::Anyone]));
    let mut sat = 0;
    while room.does(BERT, Command::Sit { seat: None, share: None }).is_ok() {
        room.does(BERT, Command::Rise).expect("he sits");
        sat += 1;
        assert!(sat < 1000, "there is no limit");
    }
    assert_eq!(room.does(BERT, Command::Sit { seat: None, share: None }), Err(Refusal::OftenEnough));
    room.does(CLEO, Command::Sit { seat: None, share: None }).expect("she has not sat here yet");
    let mut changed = 0;
    while room
        .does(
            ANNA,
            Command::Change {
                plan: Box::new(plan(&[SeatRule::Host, SeatRule::Guest, SeatRule::Guest])),
                stays: None,
            },
        )
        .is_ok()
    {
        changed += 1;
        assert!(changed < 1000, "there is no limit");
    }
    assert_eq!(room.does(ANNA, Command::Close).map(|entries| entries.len()), Ok(1), "she can close it");
}

#[test]
fn a_full_log_still_lets_the_game_end() {
    let mut room = Room::of_two(|_| ());
    room.until_free();
    let decider = room.decider();
    let Some((_, Entry::Decided { decision, .. })) = room.log.last().cloned() else {
        panic!("it was decided")
    };
    let mut taken_back = 0;
    while room.does(decider, Command::TakeBack { after: room.decisions() }).is_ok() {
        let again = Command::Decide { decision: decision.clone(), after: room.decisions() };
        room.does(decider, again).expect("it was legal before");
        taken_back += 1;
        assert!(taken_back < 10_000, "there is no limit");
    }
    let after = room.decisions();
    assert!(taken_back > 1000, "{taken_back}");
    assert_eq!(room.does(BERT, Command::Ask(Ask::End)), Err(Refusal::LogFull));
    assert_eq!(room.does(decider, Command::TakeBack { after }), Err(Refusal::LogFull));
    while room.table.turn().is_some() {
        room.decide();
    }
    assert_eq!(room.table.stage(), Stage::Over);
}
