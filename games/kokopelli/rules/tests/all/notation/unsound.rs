//! Positions that can be parsed but are impossible.

use super::refused;

#[test]
fn every_card_lies_somewhere_and_none_too_often() {
    refused(&[
        ("seat 1; hand paw paw; a paw paw", "K5: seat 1 has 3 paw cards, but 4 are named"),
        (
            "seat 1; hand kokopelli kokopelli kokopelli; a paw kokopelli kokopelli; b drummer kokopelli\nseat 2; \
             c hunter kokopelli@1",
            "K5: seat 1 has 6 kokopelli cards, but 7 are named",
        ),
        (
            "seat 1; hand paw; a paw\nseat 2; a paw@1; discard paw@1 *",
            "K5: seat 1 has 3 paw cards, but 4 are named",
        ),
        ("seat 1; hand sun", "K2: sun is not among the ceremonies of this game"),
        (
            "seat 1; hand paw; pile; discard",
            "K5: a eagle-feather of seat 1 lies nowhere; name it, or end its pile or discard with `*`",
        ),
    ]);
}

#[test]
fn a_stack_is_a_ceremony_and_cards_that_match_it() {
    refused(&[
        ("seat 1; a", "line 2: no cards are named; leave the space out if it is empty"),
        ("seat 1; a kokopelli paw", "line 2: K15: a Kokopelli opens no ceremony"),
        ("seat 1; a paw hunter", "line 2: K18: hunter does not match paw"),
        ("seat 1; a paw kokopelli hunter", "line 2: K18: hunter does not match paw"),
        ("seat 1; a paw paw paw kokopelli", "line 2: K19: 4 cards would have finished the ceremony"),
        ("seat 1; a paw; e paw@2", "K15: Paw lies twice in the village of seat 1"),
    ]);
}

#[test]
fn the_game_end_tiles_follow_from_the_tokens() {
    refused(&[
        (
            "tokens paw:0; end-tiles 10",
            "K20: where both tokens are gone a Game End tile lies, so 9 are left, not 10",
        ),
        (
            "tokens paw:3; end-tiles 9",
            "K20: where both tokens are gone a Game End tile lies, so 10 are left, not 9",
        ),
    ]);
}

#[test]
fn hands_keep_their_limits() {
    refused(&[
        ("seat 2; hand *6", "K12: seat 2 holds 6 cards outside its turn; five is the limit"),
        (
            "question over; end pile; turn 2\nseat 2; hand *6",
            "K12: seat 2 holds 6 cards outside its turn; five is the limit",
        ),
        ("seat 2; hand; pile *4", "K13: the hand of seat 2 is empty beside a pile of 4; it would have drawn"),
        ("seat 1; pile *3; known 4", "KR21: seat 1 cannot know 4 cards of a pile of 3"),
    ]);
}

#[test]
fn a_turn_has_the_actions_it_can_have() {
    refused(&[
        ("round 0", "the first round has the number 1"),
        ("round 1; actions 2", "K10, K11: a turn of seat 1 in round 1 has 1 regular actions at most"),
        ("round 1; turn 2; actions 2", "K10, K11: a turn of seat 2 in round 1 has 1 regular actions at most"),
        ("actions 0", "K10: there is no action left to choose"),
        ("actions 1; extra 1", "K38: 1 extra actions, but `vases` names fewer seats that gave one"),
        ("actions 1; extra 2; vases 2", "K38: 2 extra actions, but `vases` names fewer seats that gave one"),
        ("actions 2; vases 2", "K10: an action of this turn has begun, so fewer than 2 are left"),
        ("round 1; extra 1; vases 2", "K10: an action of this turn has begun, so fewer than 1 are left"),
        ("actions 2; question exchange 5", "K10: an action of this turn has begun, so fewer than 2 are left"),
    ]);
}

#[test]
fn a_question_must_be_one_that_would_be_asked() {
    let nobody = "nothing can be played on, so nobody would be asked; leave the question out";
    refused(&[
        ("question more 1a same; seat 1; hand paw; a drummer", nobody),
        ("question more 1a; seat 1; hand paw; a paw", nobody),
        ("question more 1a same; seat 1; hand paw", nobody),
        ("question drawn paw; seat 1; hand paw; a drummer", nobody),
        ("question drawn paw; seat 1; hand hunter; a paw", "KR11: the cards just drawn must be in the hand"),
        ("question exchange 0", "K23: an exchange of 0 cards does not go with a hand of 5"),
        ("question exchange 4", "K23: an exchange of 4 cards does not go with a hand of 5"),
        (
            "question exchange 2; seat 1; hand; pile",
            "K23: an exchange of 2 cards does not go with a hand of 0",
        ),
        (
            "question exchange 6",
            "K23, KR21: the cards put under the pile so far must be among those that are known",
        ),
        ("question limit", "K12: a hand of 5 is within the limit"),
        ("question limit; actions 1; seat 1; hand *6", "K12: there are actions left"),
        ("question over; end pile; turn 2; actions 1", "K12: there are actions left"),
    ]);
}

#[test]
fn a_game_ends_for_a_reason_and_at_the_end_of_a_round() {
    refused(&[
        ("end tiles", "K24: the tiles end nothing while 10 are left"),
        ("end rounds", "KR23: the rounds end the game only after round 100"),
        ("end rounds; round 100", "KR23: the rounds end the game only after round 100"),
        ("question over; end rounds; turn 2", "KR23: the rounds end the game only after round 100"),
        (
            "question over; turn 2",
            "K24: nothing has ended the game; say `end pile`, `end tiles` or `end rounds`",
        ),
        ("question over; end pile", "K24: a game ends after the turn of seat 2"),
    ]);
}
