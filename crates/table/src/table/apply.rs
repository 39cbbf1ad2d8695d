//! Applies log entries to a table.

use hearth_core::{Proof, Seat, Turn};

use super::{BadLog, ChatMessage, Silencing, Stage, Table};
use crate::deal_inputs::DealInputs;
use crate::seating::SeatState;
use crate::{
    Absent, Ask, Clock, DeclinedRequest, Entry, First, GameProvider, Match, Occupant, OpenRequest, Pace,
    Person, SeatRule, Timestamp, USUAL_BOT, UnratedReason,
};

impl<H: GameProvider> Table<H> {
    /// Applies a stored entry.
    pub fn apply(&mut self, at: Timestamp, entry: &Entry) -> Result<(), BadLog> {
        self.entries += 1;
        if !matches!(
            entry,
            Entry::Said { .. }
                | Entry::Silenced { .. }
                | Entry::Rematch { .. }
                | Entry::Resumed { .. }
                | Entry::Renamed { .. }
        ) {
            self.changed = at;
        }
        match entry {
            Entry::Opened { .. } => return Err(BadLog("a table is opened twice".to_owned())),
            Entry::Changed { plan } => {
                self.changes_and_requests.push(self.host);
                self.plan = plan.clone();
                self.assign_seats();
            }
            Entry::Sat { seat, person, name } => {
                self.sat.push(*person);
                self.place(*seat)?.sitter = Occupant::Person { person: *person, name: name.clone() };
            }
            Entry::Rose { seat } => self.place(*seat)?.sitter = Occupant::Nobody,
            Entry::Declined { seat } => {
                let chair = self.plan.chairs.get_mut(seat_of(*seat)?.index());
                *chair.ok_or_else(|| BadLog(format!("there is no seat {seat}")))? = SeatRule::Guest;
            }
            Entry::Renamed { person, name } => self.renamed(*person, name),
            Entry::Started { setup, decided, seed, first } => {
                let first = seat_of(*first)?.index();
                self.started(at, (setup, decided), *seed, first)?;
            }
            Entry::DealSealed { secret } => self.deal = Some(DealInputs::new(*secret)),
            Entry::ShareAdded { person, share } => {
                if let Some(deal) = &mut self.deal {
                    deal.add(*person, *share);
                }
            }
            Entry::Decided { decision, .. } => self.decided(at, decision)?,
            Entry::TookBack { left, .. } => self.took_back(at, *left)?,
            Entry::Asked { seat, ask } => {
                let seat = seat_of(*seat)?;
                self.changes_and_requests.extend(self.places.get(seat.index()).and_then(SeatState::person));
                self.declined = None;
                let (number, waiting) = (self.entries, self.others(seat));
                self.asked = Some(OpenRequest { number, seat, ask: *ask, waiting });
            }
            Entry::Answered { person, yes } => self.answered(*person, *yes),
            Entry::TimeControlChanged { pace } => {
                if *pace == Pace::Unhurried {
                    self.lose_rating(UnratedReason::NoClock);
                }
                self.plan.pace = *pace;
                self.clock = Clock::new(*pace, self.places.len(), at);
                self.asked = None;
            }
            Entry::Resigned { seat } => self.apply_resignation(*seat)?,
            Entry::RanOut { seat } => self.apply_time_out(*seat, at)?,
            Entry::Substituted { seat } => {
                self.lose_rating(UnratedReason::StandIn);
                self.substitute_bot(*seat)?;
            }
            Entry::CameBack { seat } => self.place(*seat)?.returns = true,
            Entry::Ended => {
                self.lose_rating(UnratedReason::Agreed);
                self.agreed_to_end = true;
            }
            Entry::MoveLimitReached => {
                self.lose_rating(UnratedReason::MoveLimit);
                self.move_limit_reached = true;
            }
            Entry::Said { person, name, text } => {
                let (name, text) = (name.clone(), text.clone());
                self.chat.push(ChatMessage { at, person: *person, name, text });
            }
            Entry::Silenced { person, name, silent } => self.apply_silencing(*person, name, *silent),
            Entry::Rematch { table, by } => self.rematch = Some((table.clone(), *by)),
            Entry::Resumed { spent } => self.clock.resume(self.turn(), *spent, at),
            Entry::Expired => self.expired = true,
        }
        if self.places.iter().any(|place| place.returns) {
            self.let_return(at);
        }
        if self.stage() == Stage::Over {
            (self.asked, self.declined) = (None, None);
        }
        Ok(())
    }

    /// Starts the game. The player on the chair `first`, counted from zero, goes first.
    fn started(
        &mut self,
        at: Timestamp,
        (setup, decided): (&str, &[String]),
        seed: u64,
        first: usize,
    ) -> Result<(), BadLog> {
        if first >= self.places.len() {
            return Err(BadLog("the first seat does not exist".to_owned()));
        }
        self.plan.chairs.rotate_left(first);
        self.places.rotate_left(first);
        self.game = Some(self.provider.start(&self.plan, setup, decided).map_err(BadLog)?);
        self.proof = self.deal.as_ref().map(|deal| self.proof_of(deal, first + 1));
        self.seed = seed;
        if self.has_person_twice() {
            self.lose_rating(UnratedReason::PersonTwice);
        }
        self.clock = Clock::new(self.plan.pace, self.places.len(), at);
        Ok(())
    }

    fn answered(&mut self, person: Person, yes: bool) {
        let Some(asked) = &mut self.asked else { return };
        // The author withdrew their own request, so nobody declined it.
        if !yes && asked.waiting.contains(&person) {
            self.declined = Some(DeclinedRequest { seat: asked.seat, ask: asked.ask, by: person });
        }
        asked.waiting.retain(|waiting| *waiting != person);
        if !yes || asked.waiting.is_empty() {
            self.asked = None;
        }
    }

    fn apply_time_out(&mut self, seat: usize, at: Timestamp) -> Result<(), BadLog> {
        // The time is used up, even if the player returns before the bot has decided.
        self.clock.spend(seat_of(seat)?, at);
        match self.plan.absent {
            Absent::Bot(_) => {
                self.lose_rating(UnratedReason::StandIn);
                self.substitute_bot(seat)
            }
            Absent::Loses => {
                self.place(seat)?.ran_out = true;
                self.apply_resignation(seat)
            }
        }
    }

    /// Returns the proof of the deal, when all seats are taken.
    fn proof_of(&self, deal: &DealInputs, first: usize) -> Proof {
        let people = self.seats().filter_map(|seat| Some((seat, self.places[seat.index()].person()?)));
        Proof {
            seal: deal.seal(),
            secret: deal.secret(),
            shares: deal.shares_at(people),
            first: (self.plan.first == First::Drawn).then_some(first),
            options: self.plan.options.clone(),
        }
    }

    fn apply_silencing(&mut self, person: Person, name: &str, silent: bool) {
        self.changes_and_requests.push(self.host);
        self.silenced.push(Silencing { after: self.chat.len(), person, name: name.to_owned(), silent });
    }

    /// Applies a person's new name. Hot-seat players keep theirs.
    fn renamed(&mut self, person: Person, name: &str) {
        self.changes_and_requests.push(person);
        let seats = self.own_seats(person);
        for seat in &seats {
            self.places[seat.index()].sitter = Occupant::Person { person, name: name.to_owned() };
        }
        if self.host == person {
            name.clone_into(&mut self.host_name);
        }
        let mut called = self.plan.called.iter_mut().filter(|called| called.person == person);
        if let (Some(called), None) = (called.next(), called.next()) {
            name.clone_into(&mut called.name);
        }
    }

    /// Lets returning players take over from their bots. With a clock, the bot first finishes the turn that
    /// ran out of time. Otherwise a player could refill part of the bank again and again within one turn.
    fn let_return(&mut self, at: Timestamp) {
        let turn = self.turn();
        for seat in self.seats() {
            let waits = self.clock.pace() != Pace::Unhurried && turn == Some(seat);
            let place = &mut self.places[seat.index()];
            if !place.returns || waits {
                continue;
            }
            (place.returns, place.stand_in) = (false, None);
            self.clock.refill(seat);
            if turn == Some(seat) {
                self.clock.begin(at);
            }
        }
    }

    fn decided(&mut self, at: Timestamp, decision: &str) -> Result<(), BadLog> {
        let game = self.game.as_mut().ok_or_else(|| BadLog("a decision before the start".to_owned()))?;
        let Turn::Decide(decider) = game.turn() else {
            return Err(BadLog("a decision after the end".to_owned()));
        };
        game.decide(decision).map_err(|refused| BadLog(format!("`{decision}`: {refused}")))?;
        if game.turn() != Turn::Decide(decider) {
            self.clock.pass(decider, at);
        }
        self.declined = self.declined.filter(|declined| declined.seat != decider);
        if matches!(self.asked, Some(OpenRequest { ask: Ask::Back(_), .. })) {
            self.asked = None;
        }
        Ok(())
    }

    fn took_back(&mut self, at: Timestamp, left: usize) -> Result<(), BadLog> {
        let game = self.game.as_mut().ok_or_else(|| BadLog("an undo before the start".to_owned()))?;
        // An undo that needed agreement starts a new turn, even if it is the same seat's.
        let agreed = game.decisions().saturating_sub(left) > game.free();
        game.go_back(left);
        if agreed {
            self.clock.begin(at);
            self.lose_rating(UnratedReason::Undo);
        }
        self.declined = None;
        // Other requests are not affected.
        if matches!(self.asked, Some(OpenRequest { ask: Ask::Back(_), .. })) {
            self.asked = None;
        }
        Ok(())
    }

    fn apply_resignation(&mut self, seat: usize) -> Result<(), BadLog> {
        self.place(seat)?.gave_up = true;
        self.substitute_bot(seat)
    }

    fn substitute_bot(&mut self, seat: usize) -> Result<(), BadLog> {
        let bot = match &self.plan.absent {
            Absent::Bot(bot) => bot.clone(),
            Absent::Loses => USUAL_BOT.to_owned(),
        };
        let place = self.place(seat)?;
        (place.stand_in, place.returns) = (Some(bot), false);
        // Players who resigned no longer answer requests, and their own requests end.
        if let Some(mut asked) = self.asked.take() {
            let others = self.others(asked.seat);
            asked.waiting.retain(|waiting| others.contains(waiting));
            self.asked = (!asked.waiting.is_empty() && !self.gave_up(asked.seat)).then_some(asked);
        }
        Ok(())
    }

    fn place(&mut self, seat: usize) -> Result<&mut SeatState, BadLog> {
        let index = seat_of(seat)?.index();
        self.places.get_mut(index).ok_or_else(|| BadLog(format!("there is no seat {seat}")))
    }
}

fn seat_of(number: usize) -> Result<Seat, BadLog> {
    Seat::numbered(number).ok_or_else(|| BadLog("there is no seat 0".to_owned()))
}
