//! One table: a game and the people around it.

mod apply;
mod execute;

use hearth_core::{Observer, Seat, Turn};
use serde::{Deserialize, Serialize};

use crate::seating::SeatState;
use crate::{
    Asked, Clock, Declined, Ending, Entry, GameProvider, Match, Occupant, Pace, Person, SeatRule,
    TableConfig, Timestamp,
};

/// A table nobody joins fades after so long: two days.
const FADES_AFTER: i64 = 2 * 24 * 60 * 60 * 1000;

/// Who lets the others wait for longer than so many milliseconds can be stood in for.
const WAITED_LONG: i64 = 3 * 60 * 1000;

/// How far a table has come.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// People sit down.
    #[serde(rename = "gathering")]
    WaitingForPlayers,
    /// They play.
    Running,
    /// The game is over.
    Over,
    /// Nobody came.
    #[serde(rename = "faded")]
    Expired,
}

/// What came of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// How it ended.
    pub ending: Ending,
    /// Who won; nobody if all agreed to end it, or if it had no end.
    pub winners: Vec<Seat>,
    /// The final scores, if it was played to its end.
    pub scores: Vec<i32>,
}

/// Something that was said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Saying {
    /// When.
    pub at: Timestamp,
    /// Who.
    pub person: Person,
    /// What he was called.
    pub name: String,
    /// What.
    pub text: String,
}

/// One table: what the entries of its log made of it.
pub struct Table<H: GameProvider> {
    house: H,
    entries: u64,
    plan: TableConfig,
    host: Person,
    host_name: String,
    places: Vec<SeatState>,
    game: Option<Box<H::Match>>,
    seed: u64,
    clock: Clock,
    asked: Option<Asked>,
    declined: Option<Declined>,
    agreed_to_end: bool,
    endless: bool,
    faded: bool,
    sayings: Vec<Saying>,
    /// Who has changed the plan or asked something, deed by deed.
    restless: Vec<Person>,
    /// Who has sat down, seat by seat, and perhaps stood up again.
    sat: Vec<Person>,
    rematch: Option<(String, Option<Person>)>,
    changed: Timestamp,
}

/// A log that cannot be what happened at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadLog(pub String);

impl std::fmt::Display for BadLog {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "the log of this table cannot be read: {}", self.0)
    }
}

impl std::error::Error for BadLog {}

impl<H: GameProvider> Table<H> {
    /// The table that the first entry of a log opens.
    pub fn opened(house: H, at: Timestamp, first: &Entry) -> Result<Table<H>, BadLog> {
        let Entry::Opened { by, name, plan } = first else {
            return Err(BadLog("it does not begin with a table that is opened".to_owned()));
        };
        let mut table = Table {
            house,
            entries: 1,
            plan: plan.clone(),
            host: *by,
            host_name: name.clone(),
            places: Vec::new(),
            game: None,
            seed: 0,
            clock: Clock::new(plan.pace, plan.chairs.len(), at),
            asked: None,
            declined: None,
            agreed_to_end: false,
            endless: false,
            faded: false,
            sayings: Vec::new(),
            restless: Vec::new(),
            sat: Vec::new(),
            rematch: None,
            changed: at,
        };
        table.set_out();
        Ok(table)
    }

    /// How many entries its log has.
    pub fn entries(&self) -> u64 {
        self.entries
    }

    /// What the host wishes for.
    pub fn plan(&self) -> &TableConfig {
        &self.plan
    }

    /// Who opened it.
    pub fn host(&self) -> Person {
        self.host
    }

    /// What the host is called.
    pub fn host_name(&self) -> &str {
        &self.host_name
    }

    /// How far it has come.
    pub fn stage(&self) -> Stage {
        match &self.game {
            _ if self.faded => Stage::Expired,
            None => Stage::WaitingForPlayers,
            Some(game) if game.turn() == Turn::Over || self.ended_early() => Stage::Over,
            Some(_) => Stage::Running,
        }
    }

    /// The game, once it has begun.
    pub fn game(&self) -> Option<&H::Match> {
        self.game.as_deref()
    }

    /// The game, once it has begun, for somebody who lets bots think about it.
    pub fn game_mut(&mut self) -> Option<&mut H::Match> {
        self.game.as_deref_mut()
    }

    /// What bots draw from.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// The clock.
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// What is being asked.
    pub fn asked(&self) -> Option<&Asked> {
        self.asked.as_ref()
    }

    /// What was declined last, until the one who asked decides or something else is asked or agreed on.
    pub fn declined(&self) -> Option<Declined> {
        self.declined
    }

    /// What was said.
    pub fn sayings(&self) -> &[Saying] {
        &self.sayings
    }

    /// Where the same people met again.
    pub fn rematch(&self) -> Option<&str> {
        self.rematch.as_ref().map(|(table, _)| table.as_str())
    }

    /// The person who opened the rematch.
    pub fn rematch_by(&self) -> Option<Person> {
        self.rematch.as_ref().and_then(|(_, by)| *by)
    }

    /// When something happened last.
    pub fn changed(&self) -> Timestamp {
        self.changed
    }

    /// All its seats.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<H> {
        Seat::all(self.places.len())
    }

    /// Who sits at a seat.
    pub fn sitter(&self, seat: Seat) -> &Occupant {
        self.places.get(seat.index()).map_or(&Occupant::Nobody, |place| &place.sitter)
    }

    /// The bot that decides at a seat, if it is one.
    pub fn bot(&self, seat: Seat) -> Option<&str> {
        self.places.get(seat.index()).and_then(SeatState::bot)
    }

    /// Whether a bot plays for the person at a seat.
    pub fn stood_in(&self, seat: Seat) -> bool {
        self.places.get(seat.index()).is_some_and(|place| place.stand_in.is_some())
    }

    /// Whether the person at a seat for whom a bot plays will play himself as soon as it has played this turn.
    pub fn returns(&self, seat: Seat) -> bool {
        self.places.get(seat.index()).is_some_and(|place| place.returns)
    }

    /// Whether the one at a seat gave up, or lost by the clock.
    pub fn gave_up(&self, seat: Seat) -> bool {
        self.places.get(seat.index()).is_some_and(|place| place.gave_up)
    }

    /// Whether the one at a seat lost because his time was over.
    pub fn ran_out(&self, seat: Seat) -> bool {
        self.places.get(seat.index()).is_some_and(|place| place.ran_out)
    }

    /// What the one at a seat is called.
    pub fn name(&self, seat: Seat) -> String {
        match self.sitter(seat) {
            Occupant::Nobody => format!("Seat {seat}"),
            Occupant::Person { name, .. } => name.clone(),
            Occupant::Bot(name) => format!("{name} bot"),
        }
    }

    /// Whether a person has a seat.
    pub fn sits(&self, person: Person) -> bool {
        self.seats_of(person).next().is_some()
    }

    /// The seats of a person.
    pub fn seats_of(&self, person: Person) -> impl Iterator<Item = Seat> {
        self.seats().filter(move |seat| self.places[seat.index()].person() == Some(person))
    }

    /// The seats at which a person sits under their own name: not those of people beside them at one device.
    fn own_seats(&self, person: Person) -> Vec<Seat> {
        let alone = self.seats_of(person).nth(1).is_none();
        let own = |seat: &Seat| match self.plan.chairs.get(seat.index()) {
            Some(SeatRule::HotSeat(_)) => false,
            Some(SeatRule::For(_)) => alone,
            _ => true,
        };
        self.seats_of(person).filter(own).collect()
    }

    /// Whose turn it is, while the game runs.
    pub fn turn(&self) -> Option<Seat> {
        if self.stage() != Stage::Running {
            return None;
        }
        match self.game.as_ref().map(|game| game.turn()) {
            Some(Turn::Decide(seat)) => Some(seat),
            _ => None,
        }
    }

    /// The bot whose turn it is.
    pub fn bot_to_decide(&self) -> Option<(Seat, &str)> {
        let seat = self.turn()?;
        self.bot(seat).map(|bot| (seat, bot))
    }

    /// From when on a bot can be put in for the person whose turn it is. Where there is a clock, it alone says who let the others wait
    /// for too long.
    pub fn stand_in_from(&self) -> Option<Timestamp> {
        let waits = self.turn().is_some_and(|seat| self.places[seat.index()].decider().is_some());
        (waits && self.clock.pace() == Pace::Unhurried).then(|| self.clock.since() + WAITED_LONG)
    }

    /// The people something is waited for of: a decision or an answer, or to sit down where a seat is kept for them.
    pub fn awaited(&self) -> Vec<Person> {
        let decider = self.turn().and_then(|seat| self.places[seat.index()].decider());
        let mut awaited: Vec<Person> = decider.into_iter().chain(self.invited()).collect();
        if self.stage() == Stage::Running
            && let Some(asked) = &self.asked
        {
            awaited.extend(asked.waiting.iter().filter(|person| Some(**person) != decider));
        }
        awaited
    }

    /// The people for whom seats are kept at which they do not sit yet.
    fn invited(&self) -> Vec<Person> {
        if self.stage() != Stage::WaitingForPlayers {
            return Vec::new();
        }
        let free = self.seats().filter(|seat| *self.sitter(*seat) == Occupant::Nobody);
        let mut invited: Vec<Person> = free
            .filter_map(|seat| match self.plan.chairs.get(seat.index()) {
                Some(SeatRule::For(person)) => Some(*person),
                _ => None,
            })
            .collect();
        invited.sort_unstable();
        invited.dedup();
        invited
    }

    /// What the one is called for whom a seat is kept at which nobody sits; nothing if it is not kept or nobody knows.
    pub fn kept_for(&self, seat: Seat) -> Option<&str> {
        if *self.sitter(seat) != Occupant::Nobody {
            return None;
        }
        match self.plan.chairs.get(seat.index())? {
            SeatRule::Host => Some(&self.host_name),
            SeatRule::HotSeat(name) => Some(name),
            SeatRule::For(person) if *person == self.host => Some(&self.host_name),
            SeatRule::For(_) => self.plan.called_at(seat.index()),
            SeatRule::Guest | SeatRule::Anyone | SeatRule::Bot(_) => None,
        }
    }

    /// Everyone who has to do with the table: the host, who sits there and for whom a seat is kept.
    pub fn people(&self) -> Vec<Person> {
        let mut people = vec![self.host];
        people.extend(self.places.iter().filter_map(SeatState::person));
        people.extend(self.invited());
        people.sort_unstable();
        people.dedup();
        people
    }

    /// Whether somebody has to do with the table.
    pub fn concerns(&self, person: Person) -> bool {
        self.host == person
            || self.places.iter().any(|place| place.person() == Some(person))
            || self.invited().contains(&person)
    }

    /// Whether a person could sit down now; or somebody who is not known yet.
    pub fn welcomes(&self, person: Option<Person>) -> bool {
        self.stage() == Stage::WaitingForPlayers
            && self.seats().any(|seat| self.may_sit(person, seat))
            && !person.is_some_and(|person| self.sits(person))
    }

    /// Whether a seat is free for whoever comes, by the link or out of the lobby.
    pub fn has_room(&self) -> bool {
        self.stage() == Stage::WaitingForPlayers && self.seats().any(|seat| self.may_sit(None, seat))
    }

    /// Whether strangers find the table in the lobby. Before the game only if anyone may sit down: a seat for a guest is for who was
    /// given the link.
    pub fn is_found(&self) -> bool {
        let anyone = |seat: Seat| {
            let chair = self.plan.chairs.get(seat.index());
            chair == Some(&SeatRule::Anyone) && *self.sitter(seat) == Occupant::Nobody
        };
        self.plan.public && (self.stage() != Stage::WaitingForPlayers || self.seats().any(anyone))
    }

    /// When the table needs somebody to look at it: because of a bot, of its clock or because nobody comes.
    pub fn wake(&self) -> Option<Timestamp> {
        match self.stage() {
            Stage::WaitingForPlayers => Some(self.changed + FADES_AFTER),
            Stage::Running => {
                let seat = self.turn()?;
                if self.bot(seat).is_some() { Some(self.changed) } else { self.clock.deadline(seat) }
            }
            Stage::Over | Stage::Expired => None,
        }
    }

    /// What came of the game, once it is over.
    pub fn outcome(&self) -> Option<Outcome> {
        let game = self.game.as_ref()?;
        if self.stage() != Stage::Over {
            return None;
        }
        if let Some(standing) = game.standing() {
            // Who gave up has lost, however well a bot went on for him.
            let playing = || self.seats().zip(&standing.scores).filter(|(seat, _)| !self.gave_up(*seat));
            let best = playing().map(|(_, score)| score).max();
            let winners = playing().filter(|(_, score)| Some(*score) == best).map(|(seat, _)| seat).collect();
            return Some(Outcome { ending: Ending::Played, winners, scores: standing.scores.to_vec() });
        }
        let (ending, winners) = if self.agreed_to_end {
            (Ending::Agreed, Vec::new())
        } else if self.endless {
            (Ending::MoveLimitReached, Vec::new())
        } else {
            let by_the_clock = self.seats().any(|seat| self.ran_out(seat));
            let ending = if by_the_clock { Ending::RanOut } else { Ending::GivenUp };
            (ending, self.seats().filter(|seat| !self.gave_up(*seat)).collect())
        };
        Some(Outcome { ending, winners, scores: Vec::new() })
    }

    /// What a person sees the table as: from his seat, or from behind. Who has several seats looks from behind until
    /// he says which of them he is.
    pub fn observer(&self, person: Option<Person>) -> Observer {
        let Some(person) = person else { return Observer::Spectator };
        let mut seats = self.seats_of(person);
        match (seats.next(), seats.next()) {
            (Some(seat), None) => Observer::Seat(seat),
            _ => Observer::Spectator,
        }
    }

    /// Whether the game is over although it was not played to its end.
    fn ended_early(&self) -> bool {
        let left = self.places.iter().filter(|place| !place.gave_up);
        let playing = self.places.iter().any(|place| place.person().is_some() && !place.gave_up);
        let people = self.places.iter().any(|place| place.person().is_some());
        self.agreed_to_end || self.endless || left.count() < 2 || (people && !playing)
    }

    fn may_sit(&self, person: Option<Person>, seat: Seat) -> bool {
        let free = *self.sitter(seat) == Occupant::Nobody;
        free && match self.plan.chairs.get(seat.index()) {
            Some(SeatRule::Guest | SeatRule::Anyone) => true,
            Some(SeatRule::For(kept)) => Some(*kept) == person,
            Some(SeatRule::Host | SeatRule::HotSeat(_)) => person == Some(self.host),
            Some(SeatRule::Bot(_)) | None => false,
        }
    }

    /// Puts the chairs of the plan up. The host sits down at his.
    fn set_out(&mut self) {
        let before = std::mem::take(&mut self.places);
        self.places = self
            .plan
            .chairs
            .iter()
            .enumerate()
            .map(|(index, chair)| {
                let was = before.get(index).map(|place| place.sitter.clone());
                SeatState::new(match (chair, was) {
                    (SeatRule::Bot(name), _) => Occupant::Bot(name.clone()),
                    (SeatRule::Host, _) => {
                        Occupant::Person { person: self.host, name: self.host_name.clone() }
                    }
                    (SeatRule::HotSeat(name), _) => {
                        Occupant::Person { person: self.host, name: name.clone() }
                    }
                    (SeatRule::For(kept), Some(Occupant::Person { person, name })) if person == *kept => {
                        Occupant::Person { person, name }
                    }
                    (SeatRule::Guest | SeatRule::Anyone, Some(Occupant::Person { person, name }))
                        if person != self.host =>
                    {
                        Occupant::Person { person, name }
                    }
                    _ => Occupant::Nobody,
                })
            })
            .collect();
    }
}
