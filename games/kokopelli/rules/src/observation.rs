//! Encodes a view as a tensor. The input is a view, not a state, so hidden information cannot leak.

use hearth_core::{ObservationEncoder, Seat, TensorWriter};

use crate::Kokopelli;
use crate::card::Card;
use crate::ceremony::Ceremony;
use crate::pile::{MOST, Pile};
use crate::ruleset::{CheckAbroad, FirstRound, ReachAbroad, Ruleset};
use crate::space::Space;
use crate::state::{EndReason, TurnLeft};
use crate::view::{CardsSeen, PileSeen, QuestionSeen, SeatSeen, View};
use crate::villages::{HIGHEST, Stack};

impl ObservationEncoder for Kokopelli {
    fn encode_observation(view: &View, sheet: &mut impl TensorWriter) {
        let View { observer, ruleset, ceremonies, tiles, villages, round, turn, question, end, .. } = view;
        let players = view.players();
        let seats = || Seat::all(players);
        let spaces = || seats().flat_map(Space::of);
        sheet.put_which(format_args!("looks"), seats(), observer.seat());
        put_ruleset(*ruleset, sheet);
        for ceremony in Ceremony::ALL {
            let played = ceremonies.has(ceremony);
            let word = ceremony.word();
            sheet.put_whether(format_args!("ceremony {word}"), played);
            let points = if played { tiles.top(ceremony).points() } else { 0 };
            sheet.put_count(format_args!("token {word}"), points.into());
        }
        sheet.put_count(format_args!("end tiles"), tiles.end_tiles().into());
        sheet.put_count(format_args!("round"), (*round).into());
        put_turn(*turn, players, sheet);
        put_question(question, spaces(), sheet);
        let reasons = [EndReason::Pile, EndReason::Tiles, EndReason::Rounds].map(EndReason::word);
        sheet.put_which(format_args!("ends"), reasons, end.map(EndReason::word));
        for seat in seats() {
            put_seat(seat, view.seat(seat), players, sheet);
        }
        let own = observer.seat().map(|seat| view.seat(seat).under);
        put_under(own, sheet);
        for space in spaces() {
            put_stack(space, *villages.stack(space), players, sheet);
        }
    }
}

fn put_ruleset(ruleset: Ruleset, sheet: &mut impl TensorWriter) {
    sheet.put_whether(format_args!("fire-reach board"), ruleset.reach_abroad == ReachAbroad::Board);
    sheet.put_whether(format_args!("fire-check board"), ruleset.check_abroad == CheckAbroad::Village);
    sheet.put_whether(format_args!("sun-shared"), ruleset.below_pile_shared);
    sheet.put_whether(format_args!("birth-finish"), ruleset.drawn_cards_may_finish);
    let first = ruleset.two_player_first_round == FirstRound::First;
    sheet.put_whether(format_args!("two-player-first-round first"), first);
    sheet.put_whether(format_args!("spider-below"), ruleset.reaches_below_neighbours);
    sheet.put_whether(format_args!("vase-for-owner"), ruleset.extra_action_for_owner);
}

fn put_turn(turn: TurnLeft, players: usize, sheet: &mut impl TensorWriter) {
    sheet.put_which(format_args!("turn"), Seat::all(players), Some(turn.seat));
    sheet.put_count(format_args!("regular"), turn.regular.into());
    sheet.put_count(format_args!("extra"), turn.extra.into());
    for seat in Seat::all(players) {
        sheet.put_whether(format_args!("given {seat}"), turn.given >> seat.index() & 1 == 1);
    }
}

fn put_question(question: &QuestionSeen, spaces: impl Iterator<Item = Space>, sheet: &mut impl TensorWriter) {
    let (nowhere, nothing) = ((None, false, false), CardsSeen::Hidden(0));
    let (about, (on, same, elsewhere), drawn, draws) = match *question {
        QuestionSeen::Action => ("action", nowhere, nothing, 0),
        QuestionSeen::MoreCards { on, same, elsewhere } => ("more", (Some(on), same, elsewhere), nothing, 0),
        QuestionSeen::DrawnCards(cards) => ("drawn", nowhere, cards, 0),
        QuestionSeen::Exchange { draws } => ("exchange", nowhere, nothing, draws),
        QuestionSeen::HandLimit => ("limit", nowhere, nothing, 0),
        QuestionSeen::Over => ("over", nowhere, nothing, 0),
    };
    let all = ["action", "more", "drawn", "exchange", "limit", "over"];
    sheet.put_which(format_args!("question"), all, Some(about));
    sheet.put_which(format_args!("more"), spaces, on);
    sheet.put_whether(format_args!("more same"), same);
    sheet.put_whether(format_args!("more elsewhere"), elsewhere);
    put_cards("drawn", drawn, sheet);
    sheet.put_count(format_args!("draws"), draws.into());
}

fn put_seat(seat: Seat, seen: &SeatSeen, players: usize, sheet: &mut impl TensorWriter) {
    sheet.put_count(format_args!("points {seat}"), seen.points.into());
    put_cards(format_args!("hand {seat}"), seen.hand, sheet);
    sheet.put_count(format_args!("pile {seat}"), seen.pile);
    let under = match seen.under {
        PileSeen::Open(pile) => pile.len(),
        PileSeen::Hidden(count) => count,
    };
    sheet.put_count(format_args!("under {seat}"), under);
    for card in Card::all() {
        sheet.put_count(format_args!("unplayed {seat} {card}"), seen.unplayed.count(card).into());
    }
    for back in Seat::all(players) {
        for card in Card::all() {
            let count = seen.discards[back.index()].count(card);
            sheet.put_count(format_args!("discard {seat} back {back} {card}"), count.into());
        }
    }
}

/// Encodes the number of cards, and their kinds as far as they are known.
fn put_cards(whose: impl std::fmt::Display, cards: CardsSeen, sheet: &mut impl TensorWriter) {
    sheet.put_count(format_args!("{whose}"), cards.len());
    for card in Card::all() {
        let count = match cards {
            CardsSeen::Open(cards) => cards.count(card),
            CardsSeen::Hidden(_) => 0,
        };
        sheet.put_count(format_args!("{whose} {card}"), count.into());
    }
}

/// Encodes the cards that the observer put under their pile, in drawing order.
fn put_under(own: Option<PileSeen>, sheet: &mut impl TensorWriter) {
    let pile = match own {
        Some(PileSeen::Open(pile)) => pile,
        Some(PileSeen::Hidden(_)) | None => Pile::EMPTY,
    };
    let mut cards = pile.iter();
    for place in 1..=MOST {
        sheet.put_which(format_args!("under card {place}"), Card::all(), cards.next());
    }
}

/// Encodes a ceremony, with its jokers and the backs of its cards.
fn put_stack(space: Space, stack: Stack, players: usize, sheet: &mut impl TensorWriter) {
    sheet.put_which(
        format_args!("{space}"),
        Ceremony::ALL.map(Ceremony::word),
        stack.ceremony().map(Ceremony::word),
    );
    sheet.put_count(format_args!("{space} cards"), stack.cards().len());
    for place in 0..HIGHEST {
        let laid = stack.cards().get(place);
        let joker = laid.is_some_and(|laid| laid.card().is_kokopelli());
        sheet.put_whether(format_args!("{space} card {} kokopelli", place + 1), joker);
        let back = laid.map(|laid| laid.colour());
        sheet.put_which(format_args!("{space} card {} back", place + 1), Seat::all(players), back);
    }
}
