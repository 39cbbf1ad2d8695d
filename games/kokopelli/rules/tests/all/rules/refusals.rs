//! Every reason for a refusal, with its sentence.

use std::collections::BTreeSet;

use hearth_core::{Game, Refusal as _};
use kokopelli_rules::{Decision, Kokopelli, Refusal};

use super::table;

/// Names every variant once: the match fails to compile if one is missing.
macro_rules! variants {
    ($($name:ident)*) => {
        const VARIANTS: &[&str] = &[$(stringify!($name)),*];

        fn variant(refusal: Refusal) -> &'static str {
            match refusal {
                $(Refusal::$name { .. } => stringify!($name),)*
            }
        }
    };
}

variants! {
    GameIsOver FirstGoOnTheSameOrStop FirstGoOnElsewhereOrStop FirstGoOnOrStop FirstPlayDrawnOrStop FirstKeepHandLimit FirstExchange NothingToPutUnder NotInThisGame NotInHandToOpen
    NotInHandToPlay NotInHandToKeepLimit NotInHandToExchange NoSuchSpace NoSuchSpaceForTwo KokopelliOpensNothing
    SpaceTaken VillageIsFull ExtraSpaceNotThere OneBelowThePile AlreadyInYourArea NotYourVillage NotANeighbour BelowAnothersPile
    OpensOnlyInYourArea AlreadyInHisArea AlreadyOnHisBoard NothingToPlayOn DoesNotMatch OutOfReach OutOfReachForTwo
    BelowPileNotShared OnlyOnTheSame OnlyElsewhere NotJustDrawn DrawnCardMayNotFinish PileIsEmpty HandIsEmpty
    NotYoursToCancel NothingToCancel NothingToStop MayNotPass
}

/// Players, position, decision, sentence.
type Case = (usize, &'static str, &'static str, &'static str);

const ABOUT_THE_MOMENT: &[Case] = &[
    (2, "question over; end pile; turn 2", "draw", "K24: the game is over"),
    (
        2,
        "actions 1; question more 1b same; seat 1; hand paw kokopelli; a chieftain; b paw",
        "draw",
        "K28: your play action is not over; play another card on 1b or choose “Done”",
    ),
    (
        2,
        "actions 1; question more 1b elsewhere; seat 1; hand paw kokopelli; a warrior; b paw",
        "exchange",
        "K29: your play action is not over; play a card on a different ceremony from the one on 1b or choose “Done”",
    ),
    (
        2,
        "actions 1; question more 1b same elsewhere; seat 1; hand paw kokopelli; a warrior; b paw; c chieftain",
        "cancel 1a",
        "KR10: your play action is not over; play another card or choose “Done”",
    ),
    (
        2,
        "actions 1; question drawn paw; seat 1; hand paw; a birth; b paw",
        "draw",
        "K30: your draw action is not over; play a card you drew or choose “Done”",
    ),
    (
        2,
        "question limit; seat 1; hand paw paw paw sun sun sun fire",
        "draw",
        "K12: you hold more than five cards; first put 2 more cards under your draw pile",
    ),
    (
        2,
        "question exchange 1; seat 1; hand paw",
        "draw",
        "K23: you are exchanging your hand; first put 1 more card under your draw pile",
    ),
    (
        2,
        "seat 1; hand paw",
        "under paw",
        "K12: cards go under your draw pile only when you exchange, or when you hold more than five at the end of your turn",
    ),
    (2, "seat 1; hand paw", "done", "KR20: there is nothing to stop; choose an action"),
    (
        2,
        "seat 1; hand paw",
        "pass",
        "KR20: you may pass only when you have nothing but extra actions left, or with an empty hand; choose an action",
    ),
    (2, "seat 1; hand paw; pile", "draw", "KR4: your draw pile is empty"),
    (2, "seat 1; hand; pile", "exchange", "KR4: your hand is empty"),
];

const ABOUT_CARDS: &[Case] = &[
    (2, "seat 1; hand paw", "play tortoise 1a", "K2: Tortoise is not in this game"),
    (2, "seat 1; hand paw", "open sun 1a", "K15: you have no Sun in your hand"),
    (2, "seat 1; hand paw; a sun", "play sun 1a", "K18: you have no Sun in your hand"),
    (
        2,
        "question limit; seat 1; hand paw paw paw fire fire fire",
        "under sun",
        "K12: you have no Sun in your hand",
    ),
    (2, "question exchange 1; seat 1; hand paw", "under sun", "K23: you have no Sun in your hand"),
    (2, "seat 1; hand kokopelli", "open kokopelli 1a", "K15: a Kokopelli can’t open a ceremony"),
    (2, "seat 1; hand paw; a sun", "play paw 1a", "K18: Paw does not match Sun on 1a"),
    (
        2,
        "question drawn paw; seat 1; hand paw sun; a birth; b paw; c sun",
        "play sun 1c",
        "KR11: no Sun is left among the cards you just drew",
    ),
    (
        2,
        "birth-finish false; question drawn kokopelli; seat 1; hand kokopelli; a birth; b paw paw paw",
        "play kokopelli 1b",
        "E4: at this table a card played with Birth may not finish a ceremony, as it would on 1b",
    ),
];

const ABOUT_OPENING: &[Case] = &[
    (3, "seat 1; hand paw", "open paw 1f", "K8: there is no space 1f at this table"),
    (2, "seat 1; hand paw", "open paw 3a", "K9: there is no space 3a with two players"),
    (2, "seat 1; hand paw; a sun", "open paw 1a", "K15: 1a already holds Sun; open on an empty space"),
    (
        3,
        "seat 1; hand paw; a sun; b fire; c vase; d birth; e lizard",
        "open paw 1a",
        "K15: your village has no empty space to open a ceremony on",
    ),
    (3, "seat 1; hand paw", "open paw 1e", "K39: you may open on 1e only while Sun is in your village"),
    (
        2,
        "seat 1; hand paw; f fire",
        "open paw 1e",
        "KR17: without Sun, only one ceremony may be opened below your draw pile, and 1f already holds one",
    ),
    (2, "seat 1; hand paw; a paw", "open paw 1b", "K15: Paw is already in your play area, on 1a"),
    (2, "seat 1; hand paw", "open paw 2a", "K15: 2a is not in your village, and you may open only there"),
    (
        4,
        "seat 1; hand paw; a fire",
        "open paw 3a",
        "K32: 3a is in the village of a player who is not your neighbour",
    ),
    (
        2,
        "seat 1; hand paw; a fire",
        "open paw 2e",
        "KR14: 2e is below another player’s draw pile; only they may open there",
    ),
    (
        3,
        "fire-reach near; seat 1; hand paw; a fire",
        "open paw 2a",
        "E1: 2a is not in your play area, and at this table Fire reaches no further",
    ),
    (
        3,
        "seat 1; hand paw; a fire; seat 2; a paw",
        "open paw 2c",
        "E2: Paw is already in that neighbour’s play area, on 2a",
    ),
    (
        3,
        "fire-check board; seat 1; hand paw; a fire; seat 2; a paw",
        "open paw 2c",
        "E2: Paw is already in that neighbour’s village, on 2a",
    ),
];

const ABOUT_PLAYING_AND_CANCELLING: &[Case] = &[
    (2, "seat 1; hand paw", "play paw 1a", "K18: there is no ceremony on 1a"),
    (3, "seat 1; hand paw; seat 2; a paw", "play paw 2a", "K8: 2a is not in your play area"),
    (2, "seat 1; hand paw; seat 2; e paw", "play paw 2e", "K9: 2e is not in your play area"),
    (
        3,
        "sun-shared false; seat 1; hand paw; seat 2; e paw",
        "play paw 2e",
        "E3: 2e is below a draw pile, and at this table only in its owner’s play area",
    ),
    (
        2,
        "actions 1; question more 1b same; seat 1; hand paw kokopelli; a chieftain; b paw",
        "play kokopelli 1a",
        "K28: further cards of this action must go on 1b",
    ),
    (
        2,
        "actions 1; question more 1b elsewhere; seat 1; hand paw kokopelli; a warrior; b paw",
        "play kokopelli 1b",
        "K29: the second card of this action must go on a different ceremony from the one on 1b",
    ),
    (2, "seat 2; a paw", "cancel 2a", "K22: 2a is not in your village"),
    (2, "seat 2; a paw", "cancel 1a", "K22: there is no ceremony on 1a"),
];

#[test]
fn every_refusal_is_reached_and_says_why() {
    let all = [ABOUT_THE_MOMENT, ABOUT_CARDS, ABOUT_OPENING, ABOUT_PLAYING_AND_CANCELLING].concat();
    let mut reached = BTreeSet::new();
    for (players, position, decision, sentence) in all {
        let table = table(players, position);
        assert_eq!(table.refusal(decision), sentence);
        let parsed: Decision = decision.parse().expect("the decision has just been tried");
        let refusal = Kokopelli::check(&table.state, parsed).expect_err("it has just been refused");
        assert!(Kokopelli::RULEBOOK.rule(refusal.rule()).is_ok(), "{sentence}");
        reached.insert(variant(refusal));
    }
    let missing: Vec<_> = VARIANTS.iter().filter(|name| !reached.contains(*name)).collect();
    assert!(missing.is_empty(), "nothing here is refused because of {missing:?}");
}
