//! The flow of a turn: the effects of each decision in the order of KR2, and the next decider.
//!
//! Nothing here names a ceremony. There are no callbacks: the next question is stored in [`State::question`].

use hearth_core::Seat;

use crate::abilities::{Abilities, sum};
use crate::card::Card;
use crate::cards::Cards;
use crate::ceremony::Ceremony;
use crate::decision::Decision;
use crate::event::{DrawCause, Event, Source};
use crate::legality::can_play;
use crate::scoring::{FinalScore, PileRank, final_scores};
use crate::space::Space;
use crate::state::{Drawn, EndReason, HAND, Question, ROUNDS, State, TurnLeft};
use crate::tiles::Token;
use crate::villages::LaidCard;

/// Applies a legal decision and reports its events.
#[inline]
pub(crate) fn apply(state: &mut State, decision: Decision, tell: &mut impl FnMut(Event)) {
    let mut flow = Flow { seat: state.turn.seat, state, tell };
    flow.carry_out(decision);
    flow.go_on();
}

struct Flow<'a, T> {
    state: &'a mut State,
    /// The active seat.
    seat: Seat,
    tell: &'a mut T,
}

impl<T: FnMut(Event)> Flow<'_, T> {
    fn tell(&mut self, event: Event) {
        (self.tell)(event);
    }

    fn abilities(&self) -> Abilities {
        self.state.abilities(self.seat)
    }

    fn carry_out(&mut self, decision: Decision) {
        let seat = self.seat;
        match decision {
            Decision::Draw => {
                self.spend();
                self.draw_action();
            }
            Decision::Open(card, space) => {
                self.spend();
                self.open(card, space);
            }
            Decision::Play(card, space) => self.play(card, space),
            Decision::Cancel(space) => {
                let Some(ceremony) = self.state.villages.stack(space).ceremony() else { return };
                self.spend();
                self.tell(Event::Cancelled { seat, ceremony, space });
                self.clear(ceremony, space);
            }
            Decision::Exchange => {
                self.spend();
                let cards = self.state.hand().len() as u8;
                self.state.question = Question::Exchange { draws: cards };
                self.tell(Event::ExchangeBegan { seat, cards });
            }
            Decision::Under(card) => {
                self.state.hands[seat.index()].remove(card);
                self.state.piles[seat.index()].put_under(card);
                self.tell(Event::PutUnder { seat, card: Some(card) });
            }
            Decision::Done => {
                self.state.question = Question::Action;
                self.tell(Event::Stopped { seat });
            }
            Decision::Pass => {
                self.spend();
                self.tell(Event::Passed { seat });
            }
        }
    }

    /// Spends an action: regular ones before extra ones (KR20).
    fn spend(&mut self) {
        let turn = &mut self.state.turn;
        if turn.regular > 0 {
            turn.regular -= 1;
        } else {
            turn.extra -= 1;
        }
    }

    /// Runs the draw action (K14, K30, K31, KR11).
    fn draw_action(&mut self) {
        let abilities = self.abilities();
        let drawn = self.draw(1 + sum(abilities.extra_draws()), DrawCause::Action);
        if abilities.drawn_cards_may_be_played() {
            self.state.question = Question::DrawnCards(Drawn::new(drawn));
        }
    }

    /// Draws as many cards as the pile has (KR3), and notes an empty pile (K24, KR5).
    fn draw(&mut self, cards: u8, cause: DrawCause) -> Cards {
        let seat = self.seat;
        let mut drawn = Cards::NONE;
        for _ in 0..cards {
            let pile = &mut self.state.piles[seat.index()];
            let Some(card) = pile.draw() else { break };
            let ran_out = pile.is_empty() && cause != DrawCause::Exchange;
            self.state.hands[seat.index()].add(card);
            drawn.add(card);
            self.tell(Event::Drew { seat, card: Some(card), cause });
            if ran_out {
                self.end_with(EndReason::Pile);
            }
        }
        drawn
    }

    /// Opens a ceremony (K15, KR7, KR13).
    fn open(&mut self, card: Card, space: Space) {
        let seat = self.seat;
        let Some(ceremony) = card.ceremony() else { return };
        self.state.hands[seat.index()].remove(card);
        self.state.villages.open(ceremony, seat, space);
        self.tell(Event::Opened { seat, ceremony, space });
        if self.state.hand().is_empty() {
            self.pay_empty_hand(self.abilities());
        }
    }

    /// Plays a card of a play or draw action, and finds the possible continuations (K28-K30, KR9-KR11).
    fn play(&mut self, card: Card, space: Space) {
        let abilities = self.abilities();
        self.state.question = match self.state.question {
            Question::MoreCards { on, .. } if on == space => {
                Question::MoreCards { on, same: true, elsewhere: false }
            }
            Question::MoreCards { .. } => Question::Action,
            Question::DrawnCards(drawn) => Question::DrawnCards(drawn.without(card)),
            _ => {
                self.spend();
                let same = abilities.more_cards_on_the_same();
                let elsewhere = abilities.second_card_elsewhere();
                if same || elsewhere {
                    Question::MoreCards { on: space, same, elsewhere }
                } else {
                    Question::Action
                }
            }
        };
        self.lay(card, space);
    }

    /// Applies all effects of one played card in the order of KR2, with the abilities at the time of playing
    /// (KR1).
    fn lay(&mut self, card: Card, space: Space) {
        let (seat, owner) = (self.seat, space.seat());
        let Some(on) = self.state.villages.asks_for(space).ceremony() else { return };
        let mine = self.abilities();
        let owners = self.state.abilities(owner);
        let counts = self.state.counts(card, seat);
        let finished = self.state.finishes(card, space);
        let abroad = owner != seat;

        self.state.hands[seat.index()].remove(card);
        let hand_emptied = self.state.hand().is_empty();
        self.tell(Event::Played { seat, card, on, space, counts });
        if abroad {
            self.score_all(seat, mine.points_for_playing_on_others(), counts);
        }
        if card.is_kokopelli() {
            self.score_all(owner, owners.points_for_kokopelli_on_mine(), counts);
        }
        if owners.extra_action_for_playing_on_mine() {
            self.give_extra_action(owner);
        }
        let laid = LaidCard::new(card, seat);
        if finished {
            self.finish(on, space, mine, owners);
            self.state.discard(owner, laid);
        } else {
            self.state.villages.extend(laid, space);
        }
        if hand_emptied {
            self.pay_empty_hand(mine);
        }
        if abroad {
            for (ceremony, draws) in mine.draws_for_playing_on_others() {
                self.draw(draws * counts, DrawCause::Ability(ceremony));
            }
        }
    }

    /// Gives an extra action, at most one per owner and turn (K38, KR12).
    fn give_extra_action(&mut self, from: Seat) {
        let turn = &mut self.state.turn;
        let bit = 1 << from.index();
        if turn.given & bit != 0 || from == turn.seat && !self.state.ruleset.extra_action_for_owner {
            return;
        }
        turn.given |= bit;
        turn.extra += 1;
        self.tell(Event::ExtraAction { seat: self.seat, from });
    }

    /// Finishes a ceremony (K20, K21, K37, K42).
    fn finish(&mut self, ceremony: Ceremony, space: Space, mine: Abilities, owners: Abilities) {
        let (seat, owner) = (self.seat, space.seat());
        let token = self.state.tiles.take(ceremony);
        self.tell(Event::Finished { seat, ceremony, space, token });
        self.score(seat, token.points(), Source::Finishing(ceremony));
        if token == Token::Three && self.state.tiles.place_end_tile() {
            let left = self.state.tiles.end_tiles();
            self.tell(Event::EndTilePlaced { ceremony, left });
            if left == 0 {
                self.end_with(EndReason::Tiles);
            }
        }
        self.score_all(seat, mine.points_when_i_finish(), 1);
        if owner != seat {
            self.score(owner, 1, Source::OwnersPoint(ceremony));
        }
        self.score_all(owner, owners.points_when_mine_is_finished(), 1);
        self.clear(ceremony, space);
    }

    /// Moves all cards of a space to its owner's discard pile.
    fn clear(&mut self, ceremony: Ceremony, space: Space) {
        for &laid in self.state.villages.clear(space).cards() {
            self.state.discard(space.seat(), laid);
        }
        self.tell(Event::Cleared { space, ceremony });
    }

    /// Pays the bonus for an empty hand (K13, K36, KR3).
    fn pay_empty_hand(&mut self, abilities: Abilities) {
        let (bonus, because_of) = abilities.empty_hand();
        self.score(self.seat, bonus.points, Source::EmptyHand(because_of));
        self.draw(bonus.draws, DrawCause::EmptyHand);
    }

    fn score(&mut self, seat: Seat, points: u8, source: Source) {
        self.state.points[seat.index()] += u16::from(points);
        self.tell(Event::Scored { seat, points, source });
    }

    fn score_all(&mut self, seat: Seat, answers: impl Iterator<Item = (Ceremony, u8)>, times: u8) {
        for (ceremony, points) in answers {
            self.score(seat, points * times, Source::Ability(ceremony));
        }
    }

    /// Triggers the end of the game; the first reason counts (K24).
    fn end_with(&mut self, reason: EndReason) {
        if self.state.end.is_none() {
            self.state.end = Some(reason);
            self.tell(Event::EndTriggered { reason });
        }
    }

    /// Determines the next question.
    fn go_on(&mut self) {
        match self.state.question {
            Question::MoreCards { .. } | Question::DrawnCards(_) => {
                if can_play(self.state) {
                    self.tell(Event::MayGoOn { seat: self.seat });
                    return;
                }
            }
            Question::Exchange { draws } => {
                if !self.state.hand().is_empty() {
                    return;
                }
                self.draw(draws, DrawCause::Exchange);
            }
            Question::Action | Question::HandLimit => (),
            Question::Over => return,
        }
        if self.state.turn.actions() > 0 {
            self.state.question = Question::Action;
        } else if self.state.hand().len() > HAND {
            self.state.question = Question::HandLimit;
        } else {
            self.end_turn();
        }
    }

    /// Ends the turn (K7, K24, KR23).
    fn end_turn(&mut self) {
        let players = self.state.players();
        let seat = self.seat.left(players);
        if seat == Seat::FIRST {
            if self.state.round == ROUNDS {
                self.end_with(EndReason::Rounds);
            }
            if let Some(reason) = self.state.end {
                self.end_game(reason);
                return;
            }
            self.state.round += 1;
        }
        let turn = TurnLeft::new(seat, self.state.round, players, self.state.ruleset);
        self.state.turn = turn;
        self.state.question = Question::Action;
        self.tell(Event::TurnBegan { seat, round: self.state.round, actions: turn.regular });
    }

    /// Ends the game (K25, K26). It reports the final points; [`final_scores`] computes them.
    fn end_game(&mut self, reason: EndReason) {
        self.state.question = Question::Over;
        for seat in Seat::all(self.state.players()) {
            self.tell(Event::HandDiscarded { seat, cards: self.state.hands[seat.index()] });
        }
        let scores = final_scores(self.state);
        for (seat, FinalScore { pile, village, .. }) in Seat::all(self.state.players()).zip(scores) {
            if pile != PileRank::More {
                self.tell(Event::Scored { seat, points: pile.points(), source: Source::Pile(pile) });
            }
            self.tell(Event::Scored { seat, points: village, source: Source::Village });
        }
        self.tell(Event::GameOver { reason });
    }
}
