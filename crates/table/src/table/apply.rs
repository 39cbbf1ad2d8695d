//! What an entry makes of a table.

use hearth_core::{Seat, Turn};

use super::{BadLog, Saying, Stage, Table};
use crate::seating::SeatState;
use crate::{
    Absent, Ask, Asked, Clock, Declined, Entry, GameProvider, Match, Occupant, Pace, Person, SeatRule,
    Timestamp, USUAL_BOT,
};

impl<H: GameProvider> Table<H> {
    /// Lets an entry that was stored come true.
    pub fn apply(&mut self, at: Timestamp, entry: &Entry) -> Result<(), BadLog> {
        self.entries += 1;
        if !matches!(
            entry,
            Entry::Said { .. } | Entry::Rematch { .. } | Entry::Resumed | Entry::Renamed { .. }
        ) {
            self.changed = at;
        }
        match entry {
            Entry::Opened { .. } => return Err(BadLog("a table is opened twice".to_owned())),
            Entry::Changed { plan } => {
                self.restless.push(self.host);
                self.plan = plan.clone();
                self.set_out();
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
                if first >= self.places.len() {
                    return Err(BadLog("a seat begins that is not there".to_owned()));
                }
                self.plan.chairs.rotate_left(first);
                self.places.rotate_left(first);
                let game = self.house.start(&self.plan.game, setup, decided).map_err(BadLog)?;
                self.game = Some(game);
                self.seed = *seed;
                self.clock = Clock::new(self.plan.pace, self.places.len(), at);
            }
            Entry::Decided { decision, .. } => self.decided(at, decision)?,
            Entry::TookBack { left, .. } => self.took_back(at, *left)?,
            Entry::Asked { seat, ask } => {
                let seat = seat_of(*seat)?;
                self.restless.extend(self.places.get(seat.index()).and_then(SeatState::person));
                self.declined = None;
                let (number, waiting) = (self.entries, self.others(seat));
                self.asked = Some(Asked { number, seat, ask: *ask, waiting });
            }
            Entry::Answered { person, yes } => {
                if let Some(asked) = &mut self.asked {
                    // Who takes his own question back declines nothing.
                    if !yes && asked.waiting.contains(person) {
                        self.declined = Some(Declined { seat: asked.seat, ask: asked.ask, by: *person });
                    }
                    asked.waiting.retain(|waiting| waiting != person);
                    if !yes || asked.waiting.is_empty() {
                        self.asked = None;
                    }
                }
            }
            Entry::TimeControlChanged { pace } => {
                self.plan.pace = *pace;
                self.clock = Clock::new(*pace, self.places.len(), at);
                self.asked = None;
            }
            Entry::Resigned { seat } => self.gives_up(*seat)?,
            Entry::RanOut { seat } => {
                // What he thought about is spent, even if he is back before the bot has decided.
                self.clock.spend(seat_of(*seat)?, at);
                match self.plan.absent {
                    Absent::Bot(_) => self.steps_in(*seat)?,
                    Absent::Loses => {
                        self.place(*seat)?.ran_out = true;
                        self.gives_up(*seat)?;
                    }
                }
            }
            Entry::Substituted { seat } => self.steps_in(*seat)?,
            Entry::CameBack { seat } => self.place(*seat)?.returns = true,
            Entry::Ended => self.agreed_to_end = true,
            Entry::MoveLimitReached => self.endless = true,
            Entry::Said { person, name, text } => {
                let (name, text) = (name.clone(), text.clone());
                self.sayings.push(Saying { at, person: *person, name, text });
            }
            Entry::Rematch { table, by } => self.rematch = Some((table.clone(), *by)),
            Entry::Resumed => self.clock.begin(at),
            Entry::Expired => self.faded = true,
        }
        if self.places.iter().any(|place| place.returns) {
            self.let_return(at);
        }
        if self.stage() == Stage::Over {
            (self.asked, self.declined) = (None, None);
        }
        Ok(())
    }

    /// Takes over the new name of a person. People beside them at one device keep theirs.
    fn renamed(&mut self, person: Person, name: &str) {
        self.restless.push(person);
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

    /// Lets those play themselves who came back. Where there is a clock, a bot first ends the turn for which the time ran out: who
    /// could come back at once would have all the time he likes, a part of the bank after the other.
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
        if matches!(self.asked, Some(Asked { ask: Ask::Back(_), .. })) {
            self.asked = None;
        }
        Ok(())
    }

    fn took_back(&mut self, at: Timestamp, left: usize) -> Result<(), BadLog> {
        let game = self.game.as_mut().ok_or_else(|| BadLog("nothing to take back".to_owned()))?;
        // What one may not take back alone was agreed on: then it is another turn, even if it is the same seat's.
        let agreed = game.decisions().saturating_sub(left) > game.free();
        game.go_back(left);
        if agreed {
            self.clock.begin(at);
        }
        self.declined = None;
        // What else somebody asks has nothing to do with it.
        if matches!(self.asked, Some(Asked { ask: Ask::Back(_), .. })) {
            self.asked = None;
        }
        Ok(())
    }

    fn gives_up(&mut self, seat: usize) -> Result<(), BadLog> {
        self.place(seat)?.gave_up = true;
        self.steps_in(seat)
    }

    fn steps_in(&mut self, seat: usize) -> Result<(), BadLog> {
        let bot = match &self.plan.absent {
            Absent::Bot(bot) => bot.clone(),
            Absent::Loses => USUAL_BOT.to_owned(),
        };
        let place = self.place(seat)?;
        (place.stand_in, place.returns) = (Some(bot), false);
        // Nobody waits for the answer of somebody who gave up, and nobody answers him.
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
