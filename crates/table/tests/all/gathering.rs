//! Before the game: seats and configuration changes.

use hearth_core::Seat;
use hearth_table::{
    BadConfig, Command, Entry, First, Hints, Issuer, Occupant, Pace, Person, Refusal, ReservedFor, SeatRule,
    Stage, TableConfig,
};

use crate::room::{ANNA, BERT, CLEO, DAY, Room, STRANGER, bot, name, plan};

#[test]
fn a_table_for_one_player_and_bots_starts_at_once() {
    let room = Room::opened(plan(&[SeatRule::Host, bot()]));
    assert_eq!(room.table.stage(), Stage::Running);
    assert_eq!(*room.table.sitter(Seat::at(1)), Occupant::Bot("club".to_owned()));
}

#[test]
fn the_game_starts_when_the_last_seat_is_taken() {
    let mut room = Room::opened(plan(&[SeatRule::Host, SeatRule::Guest, SeatRule::Anyone]));
    assert_eq!(room.table.stage(), Stage::WaitingForPlayers);
    let first = room.does(BERT, Command::Sit { seat: Some(Seat::at(2)), share: None }).expect("it is free");
    assert!(matches!(first.as_slice(), [Entry::Sat { seat: 3, .. }]), "{first:?}");
    assert_eq!(room.does(CLEO, Command::Sit { seat: Some(Seat::at(2)), share: None }), Err(Refusal::NoSeat));
    let last = room.does(CLEO, Command::Sit { seat: None, share: None }).expect("it is free");
    assert!(matches!(last.as_slice(), [Entry::Sat { seat: 2, .. }, Entry::Started { .. }]), "{last:?}");
    assert_eq!(room.table.stage(), Stage::Running);
    assert_eq!(room.does(STRANGER, Command::Sit { seat: None, share: None }), Err(Refusal::Begun));
}

#[test]
fn a_guest_takes_one_seat_but_not_the_hosts() {
    let mut room = Room::opened(plan(&[SeatRule::Host, SeatRule::Guest, SeatRule::Guest]));
    assert_eq!(room.does(BERT, Command::Sit { seat: Some(Seat::FIRST), share: None }), Err(Refusal::NoSeat));
    room.does(BERT, Command::Sit { seat: None, share: None }).expect("it is free");
    assert_eq!(room.does(BERT, Command::Sit { seat: None, share: None }), Err(Refusal::NoSeat));
    assert_eq!(
        room.does(BERT, Command::Sit { seat: Some(Seat::at(200)), share: None }),
        Err(Refusal::NoSeat)
    );
}

#[test]
fn a_seat_for_a_guest_is_taken_last() {
    let mut room =
        Room::opened(plan(&[SeatRule::Guest, SeatRule::Anyone, SeatRule::For(BERT), SeatRule::Host]));
    room.does(STRANGER, Command::Sit { seat: None, share: None }).expect("one is for anyone");
    assert_eq!(room.sits_at(Seat::at(1)), STRANGER, "the guest seat is kept for someone with the link");
    room.does(BERT, Command::Sit { seat: None, share: None }).expect("one is kept for him");
    assert_eq!(room.sits_at(Seat::at(2)), BERT);
    room.does(CLEO, Command::Sit { seat: None, share: None }).expect("she has the link");
    assert_eq!(room.table.stage(), Stage::Running);
}

#[test]
fn a_reserved_seat_is_taken_before_one_for_anyone() {
    let mut room = Room::opened(plan(&[SeatRule::Anyone, SeatRule::For(BERT), SeatRule::Host]));
    room.does(BERT, Command::Sit { seat: None, share: None }).expect("one is kept for him");
    assert_eq!(room.sits_at(Seat::at(1)), BERT);
}

#[test]
fn the_lobby_lists_a_table_while_a_seat_for_anyone_is_free() {
    let chairs = plan(&[SeatRule::Host, SeatRule::Guest, SeatRule::Anyone]);
    let mut room = Room::opened(TableConfig { public: true, ..chairs });
    assert!(room.table.is_found());
    room.does(STRANGER, Command::Sit { seat: None, share: None }).expect("one is for anyone");
    assert!(!room.table.is_found(), "the remaining seat needs the link");
}

#[test]
fn a_reserved_seat_is_for_one_person() {
    let mut room = Room::opened(plan(&[SeatRule::Host, SeatRule::For(BERT)]));
    assert!(
        !room.table.welcomes(Some(CLEO)) && !room.table.welcomes(None) && room.table.welcomes(Some(BERT))
    );
    assert_eq!(room.does(CLEO, Command::Sit { seat: None, share: None }), Err(Refusal::NoSeat));
    room.does(BERT, Command::Sit { seat: None, share: None }).expect("it is his");
    assert_eq!(room.table.stage(), Stage::Running);
}

#[test]
fn an_invited_person_is_involved_and_awaited() {
    let chairs = plan(&[SeatRule::Host, SeatRule::For(BERT), SeatRule::Guest]);
    let called = vec![ReservedFor { person: BERT, name: "Bert".to_owned() }];
    let mut room = Room::opened(TableConfig { called, ..chairs.clone() });
    assert_eq!(room.table.kept_for(Seat::at(1)), Some("Bert"));
    assert_eq!((room.table.people(), room.table.awaited()), (vec![ANNA, BERT], vec![BERT]));
    assert!(room.table.concerns(BERT) && !room.table.concerns(CLEO) && room.table.has_room());
    let unnamed = TableConfig { talk: false, ..chairs };
    room.does(ANNA, Command::Change { plan: Box::new(unnamed), stays: None }).expect("she is the host");
    assert_eq!(room.table.kept_for(Seat::at(1)), Some("Bert"), "the name is kept");
    room.does(BERT, Command::Sit { seat: None, share: None }).expect("it is his");
    assert_eq!((room.table.kept_for(Seat::at(1)), room.table.awaited()), (None, vec![]));
    room.does(BERT, Command::Rise).expect("he sits");
    room.does(CLEO, Command::Sit { seat: None, share: None }).expect("a guest is waited for");
    assert!(!room.table.has_room(), "the free seat is reserved");
    room.does(ANNA, Command::Close).expect("it is hers");
    assert!(room.table.awaited().is_empty() && !room.table.concerns(BERT));
}

#[test]
fn seats_reserved_for_one_device_are_taken_together() {
    let mut room =
        Room::opened(plan(&[SeatRule::For(BERT), SeatRule::Host, SeatRule::For(BERT), SeatRule::Guest]));
    let sat = room.does(BERT, Command::Sit { seat: None, share: None }).expect("they are his");
    assert!(matches!(sat.as_slice(), [Entry::Sat { seat: 1, .. }, Entry::Sat { seat: 3, .. }]), "{sat:?}");
    room.does(BERT, Command::Rise).expect("he sits");
    room.does(CLEO, Command::Sit { seat: None, share: None }).expect("a guest is waited for");
    room.does(BERT, Command::Sit { seat: Some(Seat::at(2)), share: None }).expect("they are his");
    assert_eq!(room.table.stage(), Stage::Running);
}

#[test]
fn hot_seat_players_keep_their_names_and_a_single_player_uses_their_own() {
    let called = |name: &str| ReservedFor { person: BERT, name: name.to_owned() };
    let called = vec![called("Bert"), called("Berta")];
    let chairs = [SeatRule::For(BERT), SeatRule::For(BERT), SeatRule::Host];
    let mut room = Room::opened(TableConfig { called: called.clone(), ..plan(&chairs) });
    room.does(BERT, Command::Sit { seat: None, share: None }).expect("they are his");
    assert_eq!([0, 1].map(|seat| room.table.name(Seat::at(seat))), ["Bert", "Berta"]);
    let mut room = Room::opened(TableConfig { called, ..plan(&[SeatRule::For(BERT), SeatRule::Host]) });
    room.does(BERT, Command::Sit { seat: None, share: None }).expect("it is his");
    assert_eq!(room.table.name(Seat::FIRST), name(BERT), "his current name is used");
}

#[test]
fn a_hot_seat_player_has_their_own_name() {
    let mut room =
        Room::opened(plan(&[SeatRule::Host, SeatRule::HotSeat("Dora".to_owned()), SeatRule::Guest]));
    let dora = |room: &Room| (room.sits_at(Seat::at(1)), room.table.name(Seat::at(1)));
    assert_eq!(dora(&room), (ANNA, "Dora".to_owned()));
    room.does(ANNA, Command::Rise).expect("they sit");
    assert_eq!(room.does(BERT, Command::Sit { seat: Some(Seat::at(1)), share: None }), Err(Refusal::NoSeat));
    room.does(ANNA, Command::Sit { seat: Some(Seat::at(1)), share: None }).expect("it is her hot seat");
    assert_eq!(dora(&room), (ANNA, "Dora".to_owned()));
}

#[test]
fn standing_up_frees_the_seat() {
    let mut room = Room::opened(plan(&[SeatRule::Host, SeatRule::Guest, SeatRule::Guest]));
    room.does(BERT, Command::Sit { seat: None, share: None }).expect("it is free");
    room.does(BERT, Command::Rise).expect("he sits");
    assert_eq!(*room.table.sitter(Seat::at(1)), Occupant::Nobody);
    assert_eq!(room.does(BERT, Command::Rise), Err(Refusal::NotSitting));
    room.does(CLEO, Command::Sit { seat: Some(Seat::at(1)), share: None }).expect("it is free again");
    assert_eq!(room.sits_at(Seat::at(1)), CLEO);
}

#[test]
fn a_changed_configuration_keeps_people_who_fit() {
    let mut room = Room::opened(plan(&[SeatRule::Host, SeatRule::Guest, SeatRule::Guest, SeatRule::Guest]));
    room.does(BERT, Command::Sit { seat: Some(Seat::at(1)), share: None }).expect("it is free");
    room.does(CLEO, Command::Sit { seat: Some(Seat::at(2)), share: None }).expect("it is free");
    let changed = plan(&[SeatRule::Host, SeatRule::Anyone, bot(), SeatRule::Guest]);
    assert_eq!(
        room.does(BERT, Command::Change { plan: Box::new(changed.clone()), stays: None }),
        Err(Refusal::NotHost)
    );
    room.does(ANNA, Command::Change { plan: Box::new(changed), stays: None }).expect("she is the host");
    assert_eq!(room.sits_at(Seat::at(1)), BERT, "his chair is for anyone now, so he stays");
    assert_eq!(*room.table.sitter(Seat::at(2)), Occupant::Bot("club".to_owned()));
    assert!(!room.table.people().contains(&CLEO), "a bot sits there now");
}

#[test]
fn a_changed_configuration_keeps_nobody_at_a_seat_reserved_for_another() {
    let called = vec![ReservedFor { person: CLEO, name: "Cleo".to_owned() }];
    let mut room =
        Room::opened(TableConfig { called, ..plan(&[SeatRule::Host, SeatRule::For(BERT), SeatRule::Guest]) });
    room.does(BERT, Command::Sit { seat: None, share: None }).expect("it is his");
    let changed = plan(&[SeatRule::Guest, SeatRule::For(CLEO), SeatRule::For(ANNA)]);
    room.does(ANNA, Command::Change { plan: Box::new(changed), stays: None }).expect("she is the host");
    for seat in room.table.seats() {
        assert_eq!(*room.table.sitter(seat), Occupant::Nobody, "{seat}");
    }
    let kept = room.table.seats().map(|seat| room.table.kept_for(seat).map(str::to_owned));
    assert_eq!(kept.collect::<Vec<_>>(), [None, Some("Cleo".to_owned()), Some(name(ANNA))]);
}

#[test]
fn removing_a_seat_moves_later_players_up() {
    let mut room = Room::opened(plan(&[SeatRule::Host, SeatRule::Guest, bot(), SeatRule::Guest]));
    room.does(CLEO, Command::Sit { seat: Some(Seat::at(3)), share: None }).expect("it is free");
    let fewer = plan(&[SeatRule::Host, SeatRule::Guest, SeatRule::Guest]);
    room.does(ANNA, Command::Change { plan: Box::new(fewer), stays: None }).expect("she is the host");
    assert_eq!(room.sits_at(Seat::at(2)), CLEO, "she has moved up");
    assert_eq!(*room.table.sitter(Seat::at(1)), Occupant::Nobody);
    let kept = [SeatRule::Host, SeatRule::Guest, SeatRule::For(BERT), SeatRule::For(CLEO)];
    let mut room = Room::opened(plan(&kept));
    room.does(CLEO, Command::Sit { seat: None, share: None }).expect("it is hers");
    let entries = room
        .does(
            ANNA,
            Command::Change { plan: Box::new(plan(&[SeatRule::Host, SeatRule::For(CLEO)])), stays: None },
        )
        .expect("she is the host");
    let [Entry::Changed { .. }, Entry::Sat { seat: 2, .. }, Entry::Started { .. }] = entries.as_slice()
    else {
        panic!("{entries:?}");
    };
    assert_eq!(room.table.seats_of(CLEO).count(), 1);
}

#[test]
fn removing_a_seat_removes_only_its_player() {
    let chairs = [SeatRule::Host, SeatRule::Anyone, SeatRule::Guest, SeatRule::Guest];
    let mut room = Room::opened(plan(&chairs));
    room.does(BERT, Command::Sit { seat: Some(Seat::at(1)), share: None }).expect("it is free");
    room.does(CLEO, Command::Sit { seat: Some(Seat::at(2)), share: None }).expect("it is free");
    let fewer = Box::new(plan(&[SeatRule::Host, SeatRule::Guest, SeatRule::Guest]));
    let stays = Some(vec![Seat::at(0), Seat::at(2), Seat::at(3)]);
    room.does(ANNA, Command::Change { plan: fewer, stays }).expect("she is the host");
    assert_eq!(room.table.stage(), Stage::WaitingForPlayers, "one more is waited for");
    assert_eq!(room.sits_at(Seat::at(1)), CLEO, "she has moved up");
    assert!(!room.table.sits(BERT), "his seat is gone");
}

#[test]
fn a_changed_configuration_without_empty_seats_starts_the_game() {
    let mut room = Room::opened(plan(&[SeatRule::Host, SeatRule::Guest]));
    let entries = room
        .does(ANNA, Command::Change { plan: Box::new(plan(&[SeatRule::Host, bot()])), stays: None })
        .expect("it can be played");
    assert!(matches!(entries.as_slice(), [Entry::Changed { .. }, Entry::Started { .. }]), "{entries:?}");
    let again = Command::Change { plan: Box::new(plan(&[SeatRule::Host, SeatRule::Guest])), stays: None };
    assert_eq!(room.does(ANNA, again), Err(Refusal::Begun));
}

#[test]
fn an_unplayable_configuration_is_refused() {
    for chairs in [vec![SeatRule::Host], vec![bot(), bot()], vec![SeatRule::Host; 9]] {
        assert!(matches!(Room::try_open(plan(&chairs), 1), Err(Refusal::BadConfig(_))), "{chairs:?}");
    }
}

#[test]
fn a_time_control_out_of_range_is_refused() {
    let live = |bank, increment| Pace::Live { bank, increment };
    for pace in [live(10, 0), live(36_000, 600), Pace::Days(1), Pace::Days(30), Pace::Unhurried] {
        assert_eq!(pace.checked(), Ok(pace));
    }
    for (pace, wrong) in [
        (live(9, 0), BadConfig::Bank),
        (live(36_001, 0), BadConfig::Bank),
        (live(60, 601), BadConfig::Increment),
        (Pace::Days(0), BadConfig::Days),
        (Pace::Days(31), BadConfig::Days),
    ] {
        assert_eq!(pace.checked(), Err(wrong), "{pace:?}");
    }
}

#[test]
fn hints_follow_the_configuration() {
    let alone = plan(&[SeatRule::Host, bot(), bot()]);
    let together = plan(&[SeatRule::Host, SeatRule::Guest, bot()]);
    for (hints, allowed) in
        [(Hints::Alone, [true, false]), (Hints::Everybody, [true, true]), (Hints::Nobody, [false, false])]
    {
        let plans = [&alone, &together].map(|plan| TableConfig { hints, ..plan.clone() });
        assert_eq!(plans.map(|plan| plan.allows_hints()), allowed, "{hints:?}");
    }
}

#[test]
fn only_the_host_closes_the_table() {
    let mut room = Room::opened(plan(&[SeatRule::Host, SeatRule::Guest]));
    assert_eq!(room.does(STRANGER, Command::Close), Err(Refusal::NotHost));
    room.does(ANNA, Command::Close).expect("it is hers");
    assert_eq!(room.table.stage(), Stage::Expired);
    assert_eq!(room.does(BERT, Command::Sit { seat: None, share: None }), Err(Refusal::Over));
}

#[test]
fn a_table_that_nobody_joins_expires() {
    let mut room = Room::opened(plan(&[SeatRule::Host, SeatRule::Guest]));
    assert_eq!(room.waits(2 * DAY - 1), []);
    room.does(ANNA, Command::Say("is anybody there?".to_owned())).expect("she may talk");
    assert_eq!(room.waits(1), [Entry::Expired], "chat does not postpone expiry");
    assert_eq!(room.table.wake(), None);
}

#[test]
fn a_person_with_several_seats_is_a_spectator() {
    let mut room = Room::opened(plan(&[SeatRule::Host, SeatRule::Host, SeatRule::Guest]));
    room.does(BERT, Command::Sit { seat: None, share: None }).expect("it is free");
    assert_eq!(room.table.observer(Some(ANNA)).seat(), None);
    assert_eq!(room.table.observer(Some(BERT)).seat(), Some(Seat::at(2)));
    assert_eq!(room.table.name(Seat::at(2)), name(BERT));
}

/// Returns the drawn first seat and the seating after the start.
fn drawn(seed: u64) -> (usize, Vec<Person>) {
    let chairs = [SeatRule::Host, SeatRule::For(BERT), SeatRule::For(CLEO)];
    let mut room =
        Room::try_open(TableConfig { first: First::Drawn, ..plan(&chairs) }, seed).expect("it opens");
    room.does(CLEO, Command::Sit { seat: None, share: None }).expect("it is hers");
    let entries = room.does(BERT, Command::Sit { seat: None, share: None }).expect("it is his");
    let Some(Entry::Started { first, .. }) = entries.last() else { panic!("all are there: {entries:?}") };
    assert_eq!(room.table.turn(), Some(Seat::FIRST));
    (*first, room.table.seats().map(|seat| room.sits_at(seat)).collect())
}

#[test]
fn k7_whoever_is_drawn_begins_and_all_keep_their_neighbours() {
    let mut begun = [0; 3];
    for seed in 0..60 {
        let (first, sitting) = drawn(seed);
        let mut expected = [ANNA, BERT, CLEO];
        expected.rotate_left(first - 1);
        assert_eq!(sitting, expected);
        begun[first - 1] += 1;
    }
    assert!(begun.iter().all(|times| *times > 5), "{begun:?}");
}

/// A person under another name.
fn as_called(person: Person, name: &str) -> Issuer {
    Issuer::Person { person, name: name.to_owned() }
}

#[test]
fn a_new_name_applies_before_and_during_the_game() {
    let mut room = Room::opened(plan(&[SeatRule::Host, SeatRule::Guest]));
    room.command(&as_called(ANNA, "Annabel"), Command::Rename).expect("the table is hers");
    assert_eq!((room.table.name(Seat::FIRST).as_str(), room.table.host_name()), ("Annabel", "Annabel"));
    room.does(BERT, Command::Sit { seat: None, share: None }).expect("a seat is free");
    assert_eq!(room.table.stage(), Stage::Running);
    let renamed = room.command(&as_called(BERT, "Berthold"), Command::Rename).expect("he plays");
    assert_eq!(renamed, [Entry::Renamed { person: BERT, name: "Berthold".to_owned() }]);
    assert_eq!(room.table.name(Seat::at(1)), "Berthold");
    assert_eq!(room.command(&as_called(BERT, "Berthold"), Command::Rename), Ok(Vec::new()), "nothing is new");
    assert_eq!(room.command(&as_called(CLEO, "Cleopatra"), Command::Rename), Err(Refusal::NotSitting));
}

#[test]
fn hot_seat_players_keep_their_names_on_a_rename() {
    let mut room = Room::opened(plan(&[SeatRule::Host, SeatRule::HotSeat("Bo".to_owned()), SeatRule::Guest]));
    room.command(&as_called(ANNA, "Annabel"), Command::Rename).expect("the table is hers");
    let names: Vec<String> = room.table.seats().take(2).map(|seat| room.table.name(seat)).collect();
    assert_eq!(names, ["Annabel", "Bo"]);
}

#[test]
fn a_finished_game_keeps_its_names_and_renames_are_limited() {
    let mut room = Room::opened(plan(&[SeatRule::Host, SeatRule::Guest]));
    for number in 0..100 {
        room.command(&as_called(ANNA, &format!("Anna {number}")), Command::Rename)
            .expect("the limit is not reached");
    }
    assert_eq!(room.command(&as_called(ANNA, "Enough"), Command::Rename), Err(Refusal::OftenEnough));
    room.does(BERT, Command::Sit { seat: None, share: None }).expect("a seat is free");
    room.does(BERT, Command::Resign(None)).expect("he plays");
    assert_eq!(room.command(&as_called(BERT, "Berthold"), Command::Rename), Err(Refusal::Over));
}
