//! The state of a table: a game and the players around it.

mod apply;
mod execute;
mod rating;

use hearth_core::{Bytes32, Observer, Proof, Seat, Turn};
use serde::{Deserialize, Serialize};

use crate::deal_inputs::DealInputs;
use crate::seating::SeatState;
use crate::{
    Clock, DeclinedRequest, Ending, Entry, GameProvider, Match, Occupant, OpenRequest, Pace, Person,
    SeatRule, TableConfig, Timestamp, UnratedReason,
};

/// A table expires after this time without a change before the game begins: two days.
const EXPIRY_MS: i64 = 2 * 24 * 60 * 60 * 1000;

/// A bot may take over for a player who has kept the others waiting this long: three minutes.
const SUBSTITUTION_DELAY_MS: i64 = 3 * 60 * 1000;

/// The stage of a table.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Players are sitting down.
    #[serde(rename = "gathering")]
    WaitingForPlayers,
    /// The game is running.
    Running,
    /// The game is over.
    Over,
    /// Nobody came, or the host closed the table.
    #[serde(rename = "faded")]
    Expired,
}

/// The result of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The way it ended.
    pub ending: Ending,
    /// The winners; empty if all agreed to end it, or if it reached the limit of decisions.
    pub winners: Vec<Seat>,
    /// The final scores, if it was played to its end.
    pub scores: Vec<i32>,
}

/// A chat message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatMessage {
    /// The time.
    pub at: Timestamp,
    /// The sender.
    pub person: Person,
    /// The sender's name.
    pub name: String,
    /// The text.
    pub text: String,
}

/// A person from whom the host took the chat, or to whom it was given back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Silencing {
    /// The number of messages before it.
    pub after: usize,
    /// The person.
    pub person: Person,
    /// The person's name.
    pub name: String,
    /// True if they may no longer write.
    pub silent: bool,
}

/// The state of a table, derived from the entries of its log.
pub struct Table<H: GameProvider> {
    provider: H,
    entries: u64,
    plan: TableConfig,
    host: Person,
    host_name: String,
    places: Vec<SeatState>,
    game: Option<Box<H::Match>>,
    /// The inputs of the deal; `None` for older tables and for those that continue a game.
    deal: Option<DealInputs>,
    /// The proof of the deal, from the start on.
    proof: Option<Proof>,
    seed: u64,
    clock: Clock,
    asked: Option<OpenRequest>,
    declined: Option<DeclinedRequest>,
    agreed_to_end: bool,
    move_limit_reached: bool,
    expired: bool,
    /// Why the game does not count for ratings any more.
    unrated: Option<UnratedReason>,
    chat: Vec<ChatMessage>,
    silenced: Vec<Silencing>,
    /// One item for each change, request and rename, by its issuer. It is the basis of a limit.
    changes_and_requests: Vec<Person>,
    /// One item for each time someone sat down. It is the basis of a limit.
    sat: Vec<Person>,
    rematch: Option<(String, Option<Person>)>,
    changed: Timestamp,
}

/// A log that cannot be replayed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadLog(pub String);

impl std::fmt::Display for BadLog {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "the log of this table cannot be read: {}", self.0)
    }
}

impl std::error::Error for BadLog {}

impl<H: GameProvider> Table<H> {
    /// Creates a table from the first entry of a log.
    pub fn opened(provider: H, at: Timestamp, first: &Entry) -> Result<Table<H>, BadLog> {
        let Entry::Opened { by, name, plan } = first else {
            return Err(BadLog("the first entry does not open the table".to_owned()));
        };
        let mut table = Table {
            provider,
            entries: 1,
            plan: plan.clone(),
            host: *by,
            host_name: name.clone(),
            places: Vec::new(),
            game: None,
            deal: None,
            proof: None,
            seed: 0,
            clock: Clock::new(plan.pace, plan.chairs.len(), at),
            asked: None,
            declined: None,
            agreed_to_end: false,
            move_limit_reached: false,
            expired: false,
            unrated: None,
            chat: Vec::new(),
            silenced: Vec::new(),
            changes_and_requests: Vec::new(),
            sat: Vec::new(),
            rematch: None,
            changed: at,
        };
        table.assign_seats();
        Ok(table)
    }

    /// Returns the number of entries in the log.
    pub fn entries(&self) -> u64 {
        self.entries
    }

    /// Returns the configuration.
    pub fn plan(&self) -> &TableConfig {
        &self.plan
    }

    /// Returns the host.
    pub fn host(&self) -> Person {
        self.host
    }

    /// Returns the host's name.
    pub fn host_name(&self) -> &str {
        &self.host_name
    }

    /// Returns the stage.
    pub fn stage(&self) -> Stage {
        match &self.game {
            _ if self.expired => Stage::Expired,
            None => Stage::WaitingForPlayers,
            Some(game) if game.turn() == Turn::Over || self.ended_early() => Stage::Over,
            Some(_) => Stage::Running,
        }
    }

    /// Returns the game, once it has begun.
    pub fn game(&self) -> Option<&H::Match> {
        self.game.as_deref()
    }

    /// Returns the game for callers that let bots think about it.
    pub fn game_mut(&mut self) -> Option<&mut H::Match> {
        self.game.as_deref_mut()
    }

    /// Returns the seed of the bots.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// Returns the hash of the deal's secret. It is public from the beginning.
    pub fn seal(&self) -> Option<Bytes32> {
        self.deal.as_ref().map(DealInputs::seal)
    }

    /// Returns the share of the deal that a person added.
    pub fn share(&self, person: Person) -> Option<Bytes32> {
        self.deal.as_ref().and_then(|deal| deal.share(person))
    }

    /// Returns the proof of the deal, once the game is over. It reveals the secret.
    pub fn proof(&self) -> Option<&Proof> {
        self.proof.as_ref().filter(|_| self.stage() == Stage::Over)
    }

    /// Returns the clock.
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// Returns the open request.
    pub fn asked(&self) -> Option<&OpenRequest> {
        self.asked.as_ref()
    }

    /// Returns the last declined request. It is cleared when its author decides, or when another request is
    /// made or agreed to.
    pub fn declined(&self) -> Option<DeclinedRequest> {
        self.declined
    }

    /// Returns the chat.
    pub fn chat(&self) -> &[ChatMessage] {
        &self.chat
    }

    /// Returns from whom the host took the chat, and to whom it was given back, in order.
    pub fn silenced(&self) -> &[Silencing] {
        &self.silenced
    }

    /// Returns true if the host took the chat of this table away from a person.
    pub fn is_silenced(&self, person: Person) -> bool {
        self.silenced.iter().rfind(|silencing| silencing.person == person).is_some_and(|last| last.silent)
    }

    /// Returns the rematch table.
    pub fn rematch(&self) -> Option<&str> {
        self.rematch.as_ref().map(|(table, _)| table.as_str())
    }

    /// Returns the person who opened the rematch.
    pub fn rematch_by(&self) -> Option<Person> {
        self.rematch.as_ref().and_then(|(_, by)| *by)
    }

    /// Returns the time of the last change. Chat and renames do not count.
    pub fn changed(&self) -> Timestamp {
        self.changed
    }

    /// Iterates over the seats.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<H> {
        Seat::all(self.places.len())
    }

    /// Returns the occupant of a seat.
    pub fn sitter(&self, seat: Seat) -> &Occupant {
        self.places.get(seat.index()).map_or(&Occupant::Nobody, |place| &place.sitter)
    }

    /// Returns the bot that decides at a seat, if one does.
    pub fn bot(&self, seat: Seat) -> Option<&str> {
        self.places.get(seat.index()).and_then(SeatState::bot)
    }

    /// Returns true if a bot plays for the person at a seat.
    pub fn stood_in(&self, seat: Seat) -> bool {
        self.places.get(seat.index()).is_some_and(|place| place.stand_in.is_some())
    }

    /// Returns true if the person at a seat takes over from the bot after this turn.
    pub fn returns(&self, seat: Seat) -> bool {
        self.places.get(seat.index()).is_some_and(|place| place.returns)
    }

    /// Returns true if the player at a seat resigned or lost on time.
    pub fn gave_up(&self, seat: Seat) -> bool {
        self.places.get(seat.index()).is_some_and(|place| place.gave_up)
    }

    /// Returns true if the player at a seat lost on time.
    pub fn ran_out(&self, seat: Seat) -> bool {
        self.places.get(seat.index()).is_some_and(|place| place.ran_out)
    }

    /// Returns the name of the player at a seat.
    pub fn name(&self, seat: Seat) -> String {
        match self.sitter(seat) {
            Occupant::Nobody => format!("Seat {seat}"),
            Occupant::Person { name, .. } => name.clone(),
            Occupant::Bot(name) => format!("{name} bot"),
        }
    }

    /// Returns true if a person has a seat.
    pub fn sits(&self, person: Person) -> bool {
        self.seats_of(person).next().is_some()
    }

    /// Iterates over a person's seats.
    pub fn seats_of(&self, person: Person) -> impl Iterator<Item = Seat> {
        self.seats().filter(move |seat| self.places[seat.index()].person() == Some(person))
    }

    /// Returns the seats that a person holds under their own name, without those of hot-seat players.
    fn own_seats(&self, person: Person) -> Vec<Seat> {
        let alone = self.seats_of(person).nth(1).is_none();
        let own = |seat: &Seat| match self.plan.chairs.get(seat.index()) {
            Some(SeatRule::HotSeat(_)) => false,
            Some(SeatRule::For(_)) => alone,
            _ => true,
        };
        self.seats_of(person).filter(own).collect()
    }

    /// Returns the seat that decides, while the game is running.
    pub fn turn(&self) -> Option<Seat> {
        if self.stage() != Stage::Running {
            return None;
        }
        match self.game.as_ref().map(|game| game.turn()) {
            Some(Turn::Decide(seat)) => Some(seat),
            _ => None,
        }
    }

    /// Returns the bot that decides, with its seat.
    pub fn bot_to_decide(&self) -> Option<(Seat, &str)> {
        let seat = self.turn()?;
        self.bot(seat).map(|bot| (seat, bot))
    }

    /// Returns the time from which a bot may take over for the deciding player. With a clock, only the clock
    /// decides that.
    pub fn stand_in_from(&self) -> Option<Timestamp> {
        let waits = self.turn().is_some_and(|seat| self.places[seat.index()].decider().is_some());
        (waits && self.clock.pace() == Pace::Unhurried).then(|| self.clock.since() + SUBSTITUTION_DELAY_MS)
    }

    /// Returns the people who must act: decide, answer, or take a reserved seat.
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

    /// Returns the people with reserved seats who have not sat down yet.
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

    /// Returns the name of the person for whom a free seat is reserved, if it is known.
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

    /// Returns everyone involved: the host, the seated and the invited.
    pub fn people(&self) -> Vec<Person> {
        let mut people = vec![self.host];
        people.extend(self.places.iter().filter_map(SeatState::person));
        people.extend(self.invited());
        people.sort_unstable();
        people.dedup();
        people
    }

    /// Returns true if a person is involved in the table.
    pub fn concerns(&self, person: Person) -> bool {
        self.host == person
            || self.places.iter().any(|place| place.person() == Some(person))
            || self.invited().contains(&person)
    }

    /// Returns true if a person could sit down now. `None` is someone unknown.
    pub fn welcomes(&self, person: Option<Person>) -> bool {
        self.stage() == Stage::WaitingForPlayers
            && self.seats().any(|seat| self.may_sit(person, seat))
            && !person.is_some_and(|person| self.sits(person))
    }

    /// Returns true if a seat is free for someone unknown, with the link or from the lobby.
    pub fn has_room(&self) -> bool {
        self.stage() == Stage::WaitingForPlayers && self.seats().any(|seat| self.may_sit(None, seat))
    }

    /// Returns true if the lobby lists the table. Before the game, that needs a free seat for anyone; seats
    /// for guests need the link.
    pub fn is_found(&self) -> bool {
        let anyone = |seat: Seat| {
            let chair = self.plan.chairs.get(seat.index());
            chair == Some(&SeatRule::Anyone) && *self.sitter(seat) == Occupant::Nobody
        };
        self.plan.public && (self.stage() != Stage::WaitingForPlayers || self.seats().any(anyone))
    }

    /// Returns the time of the next wake-up: for a bot, for the clock, or for expiry.
    pub fn wake(&self) -> Option<Timestamp> {
        match self.stage() {
            Stage::WaitingForPlayers => Some(self.changed + EXPIRY_MS),
            Stage::Running => {
                let seat = self.turn()?;
                if self.bot(seat).is_some() { Some(self.changed) } else { self.clock.deadline(seat) }
            }
            Stage::Over | Stage::Expired => None,
        }
    }

    /// Returns the result, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        let game = self.game.as_ref()?;
        if self.stage() != Stage::Over {
            return None;
        }
        if let Some(standing) = game.standing() {
            // A player who resigned cannot win, however well the bot plays on.
            let playing = || self.seats().zip(&standing.scores).filter(|(seat, _)| !self.gave_up(*seat));
            let best = playing().map(|(_, score)| score).max();
            let winners = playing().filter(|(_, score)| Some(*score) == best).map(|(seat, _)| seat).collect();
            return Some(Outcome { ending: Ending::Played, winners, scores: standing.scores.to_vec() });
        }
        let (ending, winners) = if self.agreed_to_end {
            (Ending::Agreed, Vec::new())
        } else if self.move_limit_reached {
            (Ending::MoveLimitReached, Vec::new())
        } else {
            let on_time = self.seats().any(|seat| self.ran_out(seat));
            let ending = if on_time { Ending::RanOut } else { Ending::GivenUp };
            (ending, self.seats().filter(|seat| !self.gave_up(*seat)).collect())
        };
        Some(Outcome { ending, winners, scores: Vec::new() })
    }

    /// Returns a person's point of view. A person with several seats is a spectator until they choose one.
    pub fn observer(&self, person: Option<Person>) -> Observer {
        let Some(person) = person else { return Observer::Spectator };
        let mut seats = self.seats_of(person);
        match (seats.next(), seats.next()) {
            (Some(seat), None) => Observer::Seat(seat),
            _ => Observer::Spectator,
        }
    }

    /// Returns true if the game ended before its rules did.
    fn ended_early(&self) -> bool {
        let left = self.places.iter().filter(|place| !place.gave_up);
        let playing = self.places.iter().any(|place| place.person().is_some() && !place.gave_up);
        let people = self.places.iter().any(|place| place.person().is_some());
        self.agreed_to_end || self.move_limit_reached || left.count() < 2 || (people && !playing)
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

    /// Assigns the seats by the configuration. People keep their seats where the rules allow it; the host
    /// takes theirs.
    fn assign_seats(&mut self) {
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
