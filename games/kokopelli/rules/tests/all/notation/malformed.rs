//! Texts that the notation does not know.

use hearth_core::Notation;
use kokopelli_rules::Kokopelli;

use super::refused;

const CARDS: &str = "sun eagle-feather paw birth hunter warrior fire spider-woman vase snake-dance drummer lizard \
                     mother-of-heaven shaman chieftain tortoise";

#[test]
fn a_position_begins_with_the_game_and_the_players() {
    let head = "a position of this game begins with `position kokopelli`";
    let players = "the second statement of a position must be `players` and their number, 2 to 4";
    let cases = [
        ("", head),
        ("players 2", head),
        ("position chess; players 2", head),
        ("record kokopelli; players 2", head),
        ("position kokopelli", players),
        ("position kokopelli; turn 1; players 2", players),
        ("position kokopelli\nplayers two", "line 2: `players` takes a number from 0 to 9, not `two`"),
        ("position kokopelli\nplayers 10", "line 2: `players` takes a number from 0 to 9, not `10`"),
        ("position kokopelli\nplayers 1", "line 2: K1: Kokopelli is for 2 to 4 players, not 1"),
        ("position kokopelli\n\nplayers 5", "line 3: K1: Kokopelli is for 2 to 4 players, not 5"),
    ];
    for (text, sentence) in cases {
        let error = Kokopelli::read_position(text).expect_err(text);
        assert_eq!(error.to_string(), sentence, "for `{text}`");
    }
}

#[test]
fn a_statement_must_be_known_where_it_stands() {
    let table = "known are ceremonies, tokens, end-tiles, round, turn, actions, extra, vases, question, end, seat, \
                 edition and the points of the rules";
    let seat = "known are points, hand, pile, known, discard and the letters of the spaces";
    refused(&[
        ("colour red", &format!("line 2: `colour` is not known here; {table}")),
        ("points 3", &format!("line 2: `points` is not known here; {table}")),
        ("players 2", &format!("line 2: `players` is not known here; {table}")),
        ("count 10", &format!("line 2: `count` is not known here; {table}")),
        ("seat 1; turn 2", &format!("line 2: `turn` is not known here; {seat}")),
        ("seat 1\ng paw", &format!("line 3: `g` is not known here; {seat}")),
        ("seat 1; A paw", &format!("line 2: `A` is not known here; {seat}")),
    ]);
    let three =
        Kokopelli::read_position("position kokopelli; players 3; seat 1; f paw").expect_err("no space f");
    assert_eq!(three.to_string(), format!("line 1: `f` is not known here; {seat}"));
}

#[test]
fn nothing_is_said_twice() {
    refused(&[
        ("turn 1\nturn 1", "line 3: `turn` appears twice"),
        ("ceremonies first; ceremonies first", "line 2: `ceremonies` appears twice"),
        ("seat 1; hand paw; hand paw", "line 2: `hand` appears twice"),
        ("seat 1; a paw; a drummer", "line 2: `a` appears twice"),
        ("seat 1; seat 2\nseat 1", "line 3: `seat` appears twice"),
        ("edition french; edition english", "line 2: `edition` appears twice"),
        ("tokens paw:3 hunter:3 paw:0", "line 2: paw is named twice"),
        ("tokens paw:3 paw:4", "line 2: paw is named twice"),
        ("vases 2 2", "line 2: seat 2 is named twice"),
    ]);
}

#[test]
fn a_seat_must_be_at_the_table() {
    refused(&[
        ("seat 3", "line 2: `3` is not a seat; the seats are 1 to 2"),
        ("seat 0", "line 2: `0` is not a seat; the seats are 1 to 2"),
        ("seat", "line 2: `` is not a seat; the seats are 1 to 2"),
        ("turn 3", "line 2: `3` is not a seat; the seats are 1 to 2"),
        ("vases 1 9", "line 2: `9` is not a seat; the seats are 1 to 2"),
        ("seat 1; a paw@3", "line 2: `paw@3`: no such seat at a table of 2"),
        ("seat 1; a paw@", "line 2: `paw@`: no such seat at a table of 2"),
    ]);
}

#[test]
fn a_number_must_be_one_that_is_possible() {
    refused(&[
        ("end-tiles 13", "line 2: `end-tiles` takes a number from 0 to 12, not `13`"),
        ("round 101", "line 2: `round` takes a number from 0 to 100, not `101`"),
        ("actions 3", "line 2: `actions` takes a number from 0 to 2, not `3`"),
        ("actions -1", "line 2: `actions` takes a number from 0 to 2, not `-1`"),
        ("extra 5", "line 2: `extra` takes a number from 0 to 4, not `5`"),
        ("seat 1; points 10000", "line 2: `points` takes a number from 0 to 9999, not `10000`"),
        ("seat 1; known many", "line 2: `known` takes a number from 0 to 42, not `many`"),
    ]);
}

#[test]
fn cards_and_ceremonies_must_be_known() {
    let card = format!("the cards are {CARDS} kokopelli");
    let ceremony = format!("the ceremonies are {CARDS}");
    refused(&[
        ("seat 1; hand bear", &format!("line 2: there is no card `bear`; {card}")),
        ("seat 1; a Paw", &format!("line 2: there is no card `Paw`; {card}")),
        ("tokens bear:3", &format!("line 2: there is no card `bear`; {card}")),
        ("question drawn bear", &format!("line 2: there is no card `bear`; {card}")),
        ("ceremonies bear", &format!("line 2: there is no ceremony `bear`; {ceremony}")),
        ("ceremonies kokopelli", &format!("line 2: there is no ceremony `kokopelli`; {ceremony}")),
        ("ceremonies random", &format!("line 2: there is no ceremony `random`; {ceremony}")),
        ("ceremonies paw sun paw", "line 2: paw is named twice"),
        ("ceremonies paw sun", "line 2: K2, K3: a game has 10, 11 or 12 ceremonies, not 2"),
        (&format!("ceremonies {CARDS}"), "line 2: K2, K3: a game has 10, 11 or 12 ceremonies, not 16"),
    ]);
}

#[test]
fn a_token_is_a_card_and_what_lies_on_its_tile() {
    let shape = "a token is written like `hunter:3`, with 4, 3 or 0";
    refused(&[
        ("tokens hunter", &format!("line 2: `hunter`: {shape}")),
        ("tokens hunter:2", &format!("line 2: `hunter:2`: {shape}")),
        ("tokens hunter:", &format!("line 2: `hunter:`: {shape}")),
        ("tokens sun:3", "K4: sun has no tile in this game"),
        ("tokens kokopelli:3", "K4: kokopelli has no tile in this game"),
    ]);
}

#[test]
fn a_question_and_an_end_have_few_words() {
    let question = "line 2: a question is `action`, `more SPACE` with `same` or `elsewhere` or both, `drawn` with one \
                    or two cards, `exchange NUMBER`, `limit` or `over`";
    let end = "line 2: `end` is `pile`, `tiles` or `rounds`";
    refused(&[
        ("question", question),
        ("question why", question),
        ("question more", question),
        ("question more 1a here", question),
        ("question drawn", question),
        ("question drawn paw paw paw", question),
        ("question exchange", question),
        ("question exchange 43", question),
        ("question limit 2", question),
        ("question more 1x same", "line 2: `1x` is not a space; a space is a seat and a letter, like `2c`"),
        ("question more 3a same", "line 2: there is no space 3a at this table"),
        ("end", end),
        ("end soon", end),
    ]);
}

#[test]
fn a_point_of_the_rules_has_few_values() {
    refused(&[
        (
            "edition italian",
            "line 2: `italian` is not a value of edition; possible: english, french, polish, german",
        ),
        ("fire-reach far", "line 2: `far` is not a value of fire-reach; possible: near, board"),
        ("sun-shared yes", "line 2: `yes` is not a value of sun-shared; possible: true, false"),
    ]);
}

#[test]
fn a_star_stands_last_and_where_it_makes_sense() {
    refused(&[
        ("seat 1; hand * paw", "line 2: `paw` stands behind a `*`, which must come last"),
        ("seat 1; hand *2 *3", "line 2: `*3` stands behind a `*`, which must come last"),
        ("seat 1; hand *x", "line 2: `*x`: a number follows the `*`"),
        ("seat 1; a paw *", "line 2: a `*` makes no sense here"),
        ("seat 1; hand paw@2", "line 2: `hand` holds cards of the seat itself only"),
        ("seat 1; pile paw@2 *", "line 2: `pile` holds cards of the seat itself only"),
        ("seat 1; pile *40", "K5: only 31 cards of seat 1 are left where `*40` asks for more"),
    ]);
}
