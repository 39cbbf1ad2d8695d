//! Turns commands into log entries, or refuses them. The table does not change here: [`Table::apply`] changes
//! it after the entries are stored.

use hearth_core::{Bytes32, Seat};
use hearth_deal::Purpose;
use rand::{Rng, RngExt};

use super::{Stage, Table};
use crate::seating::SeatState;
use crate::{
    Absent, Ask, BadConfig, Command, Entry, First, GameProvider, Issuer, Match, NotRatable, Occupant,
    OpenRequest, OpeningDeal, Pace, Person, Refusal, ReservedFor, SeatRule, TableConfig, Timestamp,
};

/// The largest length of a chat message, in characters.
const MAX_MESSAGE_CHARS: usize = 500;

/// Beyond this length, the log accepts only entries that bring the game to its end, because every visitor
/// reads all of it. A long game with many undos has some hundreds of entries.
const MAX_LOG_ENTRIES: u64 = 4000;

/// The largest number of chat messages per person. Chat does not count towards the log limit.
const MAX_MESSAGES_PER_PERSON: usize = 1000;

/// The largest amount of chat per person, in bytes.
const MAX_CHAT_BYTES_PER_PERSON: usize = 50_000;

/// The largest number of changes, requests and renames per person.
const MAX_CHANGES_AND_REQUESTS_PER_PERSON: usize = 100;

/// The largest number of times that a person can sit down.
const MAX_SITTINGS_PER_PERSON: usize = 10;

/// The limit of decisions, after which the table ends the game. Some rules allow endless loops. No game that
/// someone tries to win comes near it.
const MAX_DECISIONS_PER_GAME: usize = 10_000;

type Entries = Result<Vec<Entry>, Refusal>;

impl<H: GameProvider> Table<H> {
    /// Returns a new table and its first entries. The game starts at once if no player is missing.
    pub fn open(
        provider: H,
        by: Person,
        name: &str,
        (plan, deal): (TableConfig, OpeningDeal),
        now: Timestamp,
        rng: &mut dyn Rng,
    ) -> Result<(Table<H>, Vec<Entry>), Refusal> {
        check(&provider, &plan)?;
        let is_dealt = plan.from.is_none();
        let opened = Entry::Opened { by, name: name.to_owned(), plan };
        let table =
            Table::opened(provider, now, &opened).map_err(|error| BadConfig::Game(error.to_string()))?;
        let mut entries = vec![opened];
        let mut after = table.trial_copy();
        if is_dealt {
            let sealed = Entry::DealSealed { secret: deal.secret };
            let shared = deal.share.map(|share| Entry::ShareAdded { person: by, share });
            for entry in std::iter::once(sealed).chain(shared) {
                after.apply(now, &entry).map_err(|error| BadConfig::Game(error.to_string()))?;
                entries.push(entry);
            }
        }
        entries.extend(after.start_if_full(rng)?);
        Ok((table, entries))
    }

    /// Returns the entries that a command leads to.
    pub fn execute(&self, who: &Issuer, command: Command, now: Timestamp, rng: &mut dyn Rng) -> Entries {
        if command.is_unbounded() && self.is_log_full() {
            return Err(Refusal::LogFull);
        }
        if who.person().is_some_and(|person| self.has_reached_limit(person, &command)) {
            return Err(Refusal::OftenEnough);
        }
        match command {
            Command::Change { plan, stays } => self.change(who, *plan, stays, rng),
            Command::Invite { person, name } => self.invite(who, person, name),
            Command::Sit { seat, share } => self.sit(who, seat, share, rng),
            Command::Rise => self.rise(who),
            Command::Rename => self.rename(who),
            Command::Close => self.close(who),
            Command::Decide { decision, after } => self.decide(who, &decision, after),
            Command::TakeBack { after } => self.take_back(who, after),
            Command::Ask(ask) => self.ask(who, ask),
            Command::Answer { yes, question } => self.answer(who, yes, question),
            Command::Resign(seat) => self.resign(who, seat),
            Command::Leave => self.leave(who),
            Command::StandIn(seat) => self.stand_in(who, seat, now),
            Command::ComeBack => self.come_back(who),
            Command::Say(text) => self.say(who, &text),
            Command::Silence { person, silent } => self.silence(who, person, silent),
            Command::Rematch { table, instead } => self.rematch_opened(who, table, instead.as_deref()),
            Command::Look => Ok(self.check_clock(now)),
            Command::Resume { spent } => Ok(self.resume(spent)),
        }
    }

    /// Returns true if only entries that bring the game to its end are accepted. Chat does not use up the log for the game.
    pub fn is_log_full(&self) -> bool {
        self.entries.saturating_sub(self.chat.len() as u64) >= MAX_LOG_ENTRIES
    }

    /// Returns true if a person has reached the limit for a command.
    fn has_reached_limit(&self, person: Person, command: &Command) -> bool {
        let times = |deeds: &[Person]| deeds.iter().filter(|doer| **doer == person).count();
        match command {
            Command::Change { .. }
            | Command::Invite { .. }
            | Command::Ask(_)
            | Command::Rename
            | Command::Silence { .. } => {
                times(&self.changes_and_requests) >= MAX_CHANGES_AND_REQUESTS_PER_PERSON
            }
            Command::Sit { .. } => times(&self.sat) >= MAX_SITTINGS_PER_PERSON,
            Command::Say(_) => {
                let said = || self.chat.iter().filter(|saying| saying.person == person);
                let bytes: usize = said().map(|saying| saying.text.len()).sum();
                said().count() >= MAX_MESSAGES_PER_PERSON || bytes >= MAX_CHAT_BYTES_PER_PERSON
            }
            _ => false,
        }
    }

    fn change(
        &self,
        who: &Issuer,
        plan: TableConfig,
        stays: Option<Vec<Seat>>,
        rng: &mut dyn Rng,
    ) -> Entries {
        self.before_start()?;
        self.by_host(who)?;
        check(&self.provider, &plan)?;
        let has_others = self.seated().iter().any(|person| *person != self.host);
        if plan.rated && !self.plan.rated && has_others {
            return Err(BadConfig::Rated(NotRatable::OthersSit).into());
        }
        // The names of invited people are not part of a change.
        let mut plan = TableConfig { called: self.plan.called.clone(), ..plan };
        if self.plan.from.is_some() {
            // The cards of a continued game are fixed, and so are its rules.
            let TableConfig { game, options, first, from, .. } = self.plan.clone();
            plan = TableConfig { game, options, first, from, ..plan };
        }
        let changed = Entry::Changed { plan };
        let mut after = self.trial_copy();
        after.apply(self.changed, &changed).map_err(|error| BadConfig::Game(error.to_string()))?;
        let mut entries = vec![changed];
        let stays = stays.unwrap_or_else(|| self.default_stays(after.places.len()));
        for entry in self.move_people(&after, &stays) {
            after.apply(self.changed, &entry).map_err(|error| BadConfig::Game(error.to_string()))?;
            entries.push(entry);
        }
        entries.extend(after.start_if_full(rng)?);
        Ok(entries)
    }

    fn invite(&self, who: &Issuer, person: Person, name: String) -> Entries {
        self.before_start()?;
        self.by_host(who)?;
        if self.concerns(person) {
            return Ok(Vec::new());
        }
        // The last seat for anyone: those for people with the link may be promised to somebody.
        let free = |wanted: &SeatRule| {
            let chairs = self.seats().zip(&self.plan.chairs);
            let mut free = chairs
                .filter(|(seat, chair)| *chair == wanted && *self.sitter(*seat) == Occupant::Nobody)
                .map(|(seat, _)| seat);
            free.next_back()
        };
        let seat = free(&SeatRule::Anyone).or_else(|| free(&SeatRule::Guest)).ok_or(Refusal::NoSeat)?;
        let mut plan = self.plan.clone();
        if let Some(chair) = plan.chairs.get_mut(seat.index()) {
            *chair = SeatRule::For(person);
        }
        plan.called.retain(|called| called.person != person);
        plan.called.push(ReservedFor { person, name });
        Ok(vec![Entry::Changed { plan }])
    }

    /// Moves people along with their seats, where the rules allow it. People on removed seats stand up.
    fn move_people<T: GameProvider>(&self, after: &Table<T>, stays: &[Seat]) -> Vec<Entry> {
        let nobody = Occupant::Nobody;
        let (mut rose, mut sat) = (Vec::new(), Vec::new());
        for (seat, was) in after.seats().zip(stays) {
            let (now, own) =
                (after.sitter(seat), self.places.get(was.index()).map_or(&nobody, |place| &place.sitter));
            let chair = after.plan.chairs.get(seat.index());
            if now == own || !matches!(chair, Some(SeatRule::Guest | SeatRule::Anyone | SeatRule::For(_))) {
                continue;
            }
            if *now != nobody {
                rose.push(Entry::Rose { seat: seat.number() });
            }
            if let Occupant::Person { person, name } = own
                && *person != self.host
                && chair.is_none_or(|chair| !matches!(chair, SeatRule::For(kept) if kept != person))
            {
                sat.push(Entry::Sat { seat: seat.number(), person: *person, name: name.clone() });
            }
        }
        rose.into_iter().chain(sat).collect()
    }

    /// Chooses the seats that stay by default: seats without a person are removed first, from the end.
    fn default_stays(&self, chairs: usize) -> Vec<Seat> {
        let mut stays: Vec<Seat> = self.seats().collect();
        while stays.len() > chairs {
            let empty = stays.iter().rposition(|seat| self.places[seat.index()].person().is_none());
            stays.remove(empty.unwrap_or(stays.len() - 1));
        }
        stays
    }

    fn sit(&self, who: &Issuer, seat: Option<Seat>, share: Option<Bytes32>, rng: &mut dyn Rng) -> Entries {
        self.before_start()?;
        let Issuer::Person { person, name } = who else { return Err(Refusal::NotSitting) };
        if self.sits(*person) && (*person != self.host || self.plan.rated) {
            return Err(Refusal::NoSeat);
        }
        let mut free = self.seats().filter(|free| self.may_sit(Some(*person), *free));
        let seat = match seat {
            Some(wanted) => free.find(|free| *free == wanted),
            // A guest seat is reserved for someone with the link while another seat is free.
            None => free.min_by_key(|free| match self.plan.chairs.get(free.index()) {
                Some(SeatRule::Guest) => 2,
                Some(SeatRule::Anyone) => 1,
                _ => 0,
            }),
        };
        let seat = seat.ok_or(Refusal::NoSeat)?;
        let chair = |seat: Seat| self.plan.chairs.get(seat.index());
        // Several seats reserved for one person are for hot-seat players, who sit down together.
        let kept = chair(seat).filter(|chair| **chair == SeatRule::For(*person));
        let others = self.seats().filter(|other| *other != seat && kept.is_some() && chair(*other) == kept);
        let taken: Vec<Seat> = std::iter::once(seat).chain(others).collect();
        let sat = taken.iter().map(|seat| {
            let name = match chair(*seat) {
                Some(SeatRule::HotSeat(name)) => name,
                Some(SeatRule::For(_)) if taken.len() > 1 => self.kept_for(*seat).unwrap_or(name),
                _ => name,
            };
            Entry::Sat { seat: seat.number(), person: *person, name: name.to_owned() }
        });
        let mut entries: Vec<Entry> = sat.collect();
        if self.deal.is_some() {
            entries.extend(share.map(|share| Entry::ShareAdded { person: *person, share }));
        }
        let mut after = self.trial_copy();
        for entry in &entries {
            after.apply(self.changed, entry).map_err(|error| BadConfig::Game(error.to_string()))?;
        }
        entries.extend(after.start_if_full(rng)?);
        Ok(entries)
    }

    fn rise(&self, who: &Issuer) -> Entries {
        self.before_start()?;
        let person = person(who)?;
        if !self.sits(person) {
            return self.free_seats(person);
        }
        Ok(self.seats_of(person).map(|seat| Entry::Rose { seat: seat.number() }).collect())
    }

    /// A finished game keeps its names.
    fn rename(&self, who: &Issuer) -> Entries {
        let Issuer::Person { person, name } = who else { return Err(Refusal::NotSitting) };
        if matches!(self.stage(), Stage::Over | Stage::Expired) {
            return Err(Refusal::Over);
        }
        if !self.concerns(*person) {
            return Err(Refusal::NotSitting);
        }
        let (person, name) = (*person, name.clone());
        let known = self.own_seats(person).iter().all(|seat| self.name(*seat) == name);
        let host = self.host != person || self.host_name == name;
        let called: Vec<&str> = self
            .plan
            .called
            .iter()
            .filter(|called| called.person == person)
            .map(|called| called.name.as_str())
            .collect();
        let called = !matches!(called[..], [other] if other != name);
        Ok(if known && host && called { Vec::new() } else { vec![Entry::Renamed { person, name }] })
    }

    fn close(&self, who: &Issuer) -> Entries {
        self.before_start()?;
        self.by_host(who)?;
        Ok(vec![Entry::Expired])
    }

    fn decide(&self, who: &Issuer, decision: &str, after: usize) -> Entries {
        let game = self.running()?;
        let turn = self.turn().ok_or(Refusal::Over)?;
        match who {
            Issuer::Person { person, .. } => {
                self.playing_seat(*person)?;
                // Check this first, so that a repeated decision is not reported as out of turn.
                if after != game.decisions() {
                    return Err(Refusal::other_moment(after, game.decisions()));
                }
                if self.places[turn.index()].decider() != Some(*person) {
                    return Err(Refusal::NotYourTurn);
                }
            }
            Issuer::Bot(seat) => {
                if *seat != turn || self.bot(turn).is_none() || after != game.decisions() {
                    return Err(Refusal::Stale(game.decisions()));
                }
            }
            Issuer::Time => return Err(Refusal::NotYourTurn),
        }
        let decision = game.check(decision)?;
        if game.decisions() >= MAX_DECISIONS_PER_GAME {
            return Ok(vec![Entry::MoveLimitReached]);
        }
        Ok(vec![Entry::Decided { seat: turn.number(), decision }])
    }

    fn take_back(&self, who: &Issuer, after: usize) -> Entries {
        let game = self.running()?;
        let person = person(who)?;
        self.playing_seat(person)?;
        let turn = self.turn().ok_or(Refusal::Over)?;
        if self.places[turn.index()].decider() != Some(person) {
            return Err(Refusal::NotYourTurn);
        }
        if after != game.decisions() {
            return Err(Refusal::other_moment(after, game.decisions()));
        }
        if game.free() == 0 {
            return Err(Refusal::NothingFree);
        }
        Ok(vec![Entry::TookBack { seat: turn.number(), left: game.decisions() - 1 }])
    }

    fn ask(&self, who: &Issuer, ask: Ask) -> Entries {
        let game = self.running()?;
        let seat = self.playing_seat(person(who)?)?;
        if self.asked.is_some() {
            return Err(Refusal::AskedAlready);
        }
        match ask {
            Ask::Back(left) if left >= game.decisions() => return Err(Refusal::NothingBefore),
            Ask::Pace(pace) => {
                pace.checked()?;
            }
            Ask::Back(_) | Ask::End => (),
        }
        if self.others(seat).is_empty() {
            // Nobody may make a game unrated because they are losing it.
            if self.plan.rated {
                return Err(Refusal::RatedAlone);
            }
            return Ok(vec![agreed(seat, ask)]);
        }
        Ok(vec![Entry::Asked { seat: seat.number(), ask }])
    }

    fn answer(&self, who: &Issuer, yes: bool, question: Option<u64>) -> Entries {
        self.running()?;
        let person = person(who)?;
        let meant = |asked: &&OpenRequest| question.is_none_or(|question| question == asked.number);
        let asked = self.asked.as_ref().filter(meant).ok_or(Refusal::NotAsked)?;
        // The author can withdraw their request.
        let withdraws = !yes && self.places[asked.seat.index()].person() == Some(person);
        if !asked.waiting.contains(&person) && !withdraws {
            return Err(Refusal::NotAsked);
        }
        let mut entries = vec![Entry::Answered { person, yes }];
        if yes && asked.waiting.len() == 1 {
            entries.push(agreed(asked.seat, asked.ask));
        }
        Ok(entries)
    }

    fn resign(&self, who: &Issuer, meant: Option<Seat>) -> Entries {
        self.running()?;
        let person = person(who)?;
        let seat = self.playing_seat(person)?;
        let several = self.seats_of(person).nth(1).is_some();
        // At a hot-seat device, it is unclear who resigns unless it is their turn.
        if several && self.turn() != Some(seat) || meant.is_some_and(|meant| meant != seat) {
            return Err(Refusal::NotYourTurn);
        }
        Ok(self.with_agreed_request(&[seat], vec![Entry::Resigned { seat: seat.number() }]))
    }

    /// Adds the entry of an open request to which all remaining players have agreed, after some seats
    /// resigned.
    fn with_agreed_request(&self, gone: &[Seat], mut entries: Vec<Entry>) -> Vec<Entry> {
        let stays = |seat: Seat| !self.gave_up(seat) && !gone.contains(&seat);
        let Some(asked) = self.asked.as_ref().filter(|asked| stays(asked.seat)) else { return entries };
        let left: Vec<Person> =
            self.others(asked.seat).into_iter().filter(|person| self.seats_of(*person).any(stays)).collect();
        if !left.is_empty() && left.iter().all(|person| !asked.waiting.contains(person)) {
            entries.push(agreed(asked.seat, asked.ask));
        }
        entries
    }

    fn leave(&self, who: &Issuer) -> Entries {
        if self.stage() == Stage::WaitingForPlayers {
            return if self.by_host(who).is_ok() { self.close(who) } else { self.free_seats(person(who)?) };
        }
        self.running()?;
        let seats = self.seats_of(person(who)?).filter(|seat| !self.gave_up(*seat));
        // One seat must remain as the winner. If all remaining players share a device, it is the last one.
        let others = self.places.iter().filter(|place| !place.gave_up).count().saturating_sub(1);
        let gone: Vec<Seat> = seats.take(others).collect();
        if gone.is_empty() {
            return Err(Refusal::NotSitting);
        }
        let entries = gone.iter().map(|seat| Entry::Resigned { seat: seat.number() }).collect();
        Ok(self.with_agreed_request(&gone, entries))
    }

    /// Frees a person's seats and turns their reserved seats into guest seats.
    fn free_seats(&self, person: Person) -> Entries {
        let seats = self.seats_of(person);
        let mut entries: Vec<Entry> = seats.map(|seat| Entry::Rose { seat: seat.number() }).collect();
        let kept = self.seats().zip(&self.plan.chairs).filter(|(_, chair)| **chair == SeatRule::For(person));
        entries.extend(kept.map(|(seat, _)| Entry::Declined { seat: seat.number() }));
        if entries.is_empty() { Err(Refusal::NotSitting) } else { Ok(entries) }
    }

    fn stand_in(&self, who: &Issuer, seat: Seat, now: Timestamp) -> Entries {
        self.running()?;
        self.playing_seat(person(who)?)?;
        if self.clock.pace() != Pace::Unhurried {
            return Err(Refusal::HasClock);
        }
        let from = self.stand_in_from().filter(|_| self.turn() == Some(seat));
        if from.is_none_or(|from| now < from) {
            return Err(Refusal::TooSoon);
        }
        Ok(vec![Entry::Substituted { seat: seat.number() }])
    }

    fn come_back(&self, who: &Issuer) -> Entries {
        self.running()?;
        let seats = self.seats_of(person(who)?);
        let away: Vec<Seat> = seats.filter(|seat| self.stood_in(*seat) && !self.gave_up(*seat)).collect();
        if away.is_empty() {
            return Err(Refusal::Present);
        }
        // Repeating the command changes nothing.
        let back = away.into_iter().filter(|seat| !self.returns(*seat));
        Ok(back.map(|seat| Entry::CameBack { seat: seat.number() }).collect())
    }

    fn say(&self, who: &Issuer, text: &str) -> Entries {
        let Issuer::Person { person, name } = who else { return Err(Refusal::NotSitting) };
        if !self.concerns(*person) {
            return Err(Refusal::NotSitting);
        }
        if !self.plan.talk {
            return Err(Refusal::Silent);
        }
        if self.is_silenced(*person) {
            return Err(Refusal::Silenced);
        }
        // A message is one line: line breaks and control characters become spaces.
        let words = text.split(|c: char| c.is_whitespace() || c.is_control()).filter(|word| !word.is_empty());
        let text = words.collect::<Vec<_>>().join(" ");
        if text.is_empty() {
            return Err(Refusal::Empty);
        }
        if text.chars().count() > MAX_MESSAGE_CHARS {
            return Err(Refusal::TooLong(MAX_MESSAGE_CHARS));
        }
        Ok(vec![Entry::Said { person: *person, name: name.clone(), text }])
    }

    fn silence(&self, who: &Issuer, person: Person, silent: bool) -> Entries {
        self.by_host(who)?;
        if person == self.host {
            return Err(Refusal::NotHere);
        }
        let seated = self.seats_of(person).next().map(|seat| self.name(seat));
        let talked = || self.chat.iter().rfind(|said| said.person == person).map(|said| said.name.clone());
        let name = seated.or_else(talked).ok_or(Refusal::NotHere)?;
        if self.is_silenced(person) == silent {
            return Ok(Vec::new());
        }
        Ok(vec![Entry::Silenced { person, name, silent }])
    }

    fn rematch_opened(&self, who: &Issuer, table: String, instead: Option<&str>) -> Entries {
        if self.stage() != Stage::Over {
            return Err(Refusal::NotOver);
        }
        let by = person(who)?;
        if !self.sits(by) {
            return Err(Refusal::NotSitting);
        }
        if self.rematch() != instead {
            return Err(Refusal::RematchOpen);
        }
        Ok(vec![Entry::Rematch { table, by: Some(by) }])
    }

    /// Returns the entries that are due by the clock.
    fn check_clock(&self, now: Timestamp) -> Vec<Entry> {
        let late = self.wake().is_some_and(|wake| wake <= now);
        match self.stage() {
            Stage::WaitingForPlayers if late => vec![Entry::Expired],
            Stage::Running => match self.turn() {
                Some(seat) if late && self.bot(seat).is_none() => {
                    let entries = vec![Entry::RanOut { seat: seat.number() }];
                    // A player who may return has not resigned.
                    if self.plan.absent == Absent::Loses {
                        self.with_agreed_request(&[seat], entries)
                    } else {
                        entries
                    }
                }
                _ => Vec::new(),
            },
            _ => Vec::new(),
        }
    }

    fn resume(&self, spent: i64) -> Vec<Entry> {
        let live = matches!(self.clock.pace(), Pace::Live { .. });
        if live && self.stage() == Stage::Running { vec![Entry::Resumed { spent }] } else { Vec::new() }
    }

    /// Returns the start entry if no seat is empty.
    fn start_if_full(&self, rng: &mut dyn Rng) -> Entries {
        if self.seats().any(|seat| *self.sitter(seat) == Occupant::Nobody) {
            return Ok(Vec::new());
        }
        let chairs = self.places.len();
        let people = self.seated();
        let (setup, decided) = match &self.deal {
            Some(deal) => self.provider.deal(&self.plan, &mut deal.rng(&people, Purpose::Cards))?,
            // Tables of older versions, and games that are continued.
            None => self.provider.deal(&self.plan, rng)?,
        };
        // Bots and hints have random numbers of their own: the deal reveals nothing about them.
        let seed = rng.random();
        let first = match (self.plan.first, &self.deal) {
            (First::Drawn, Some(deal)) => deal.first(&people, chairs),
            (First::Drawn, None) if self.plan.from.is_none() => rng.random_range(1..=chairs),
            (First::Drawn | First::Planned, _) => 1,
        };
        Ok(vec![Entry::Started { setup, decided, seed, first }])
    }

    /// Returns the people who sit at the table.
    fn seated(&self) -> Vec<Person> {
        let mut seated: Vec<Person> = self.places.iter().filter_map(SeatState::person).collect();
        seated.sort_unstable();
        seated.dedup();
        seated
    }

    /// Returns everyone else whose agreement counts. An absent player who may return still counts. Otherwise
    /// one could let a bot take over and then end a game that the absent player was winning.
    pub(super) fn others(&self, seat: Seat) -> Vec<Person> {
        let own = self.places.get(seat.index()).and_then(SeatState::person);
        let playing = self.places.iter().filter(|place| !place.gave_up);
        let mut others: Vec<Person> = playing.filter_map(SeatState::person).collect();
        others.retain(|person| Some(*person) != own);
        others.sort_unstable();
        others.dedup();
        others
    }

    fn before_start(&self) -> Result<(), Refusal> {
        match self.stage() {
            Stage::WaitingForPlayers => Ok(()),
            Stage::Running => Err(Refusal::Begun),
            Stage::Over | Stage::Expired => Err(Refusal::Over),
        }
    }

    fn by_host(&self, who: &Issuer) -> Result<(), Refusal> {
        if who.person() == Some(self.host) { Ok(()) } else { Err(Refusal::NotHost) }
    }

    fn running(&self) -> Result<&H::Match, Refusal> {
        match self.stage() {
            Stage::WaitingForPlayers => Err(Refusal::NotBegun),
            Stage::Running => self.game().ok_or(Refusal::NotBegun),
            Stage::Over | Stage::Expired => Err(Refusal::Over),
        }
    }

    /// Returns a seat at which a person still plays.
    fn playing_seat(&self, person: Person) -> Result<Seat, Refusal> {
        let turn = self.turn();
        let mut seats: Vec<Seat> = self.seats_of(person).filter(|seat| !self.gave_up(*seat)).collect();
        // With several seats, prefer the one whose turn it is.
        seats.sort_by_key(|seat| Some(*seat) != turn);
        seats.first().copied().ok_or(Refusal::NotSitting)
    }

    /// Copies the table as it is before the game begins, to try out a change.
    fn trial_copy(&self) -> Table<&H> {
        Table {
            provider: &self.provider,
            entries: self.entries,
            plan: self.plan.clone(),
            host: self.host,
            host_name: self.host_name.clone(),
            places: self.places.clone(),
            game: None,
            deal: self.deal.clone(),
            proof: None,
            seed: 0,
            clock: self.clock.clone(),
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
            changed: self.changed,
        }
    }
}

fn person(who: &Issuer) -> Result<Person, Refusal> {
    who.person().ok_or(Refusal::NotSitting)
}

fn check<H: GameProvider>(provider: &H, plan: &TableConfig) -> Result<(), Refusal> {
    plan.pace.checked()?;
    if !plan.chairs.iter().any(|chair| !matches!(chair, SeatRule::Bot(_))) {
        return Err(BadConfig::Nobody.into());
    }
    if plan.rated {
        NotRatable::check(plan)?;
    }
    Ok(provider.check(plan)?)
}

/// Returns the entry for a request that all agreed to.
fn agreed(seat: Seat, ask: Ask) -> Entry {
    match ask {
        Ask::Back(left) => Entry::TookBack { seat: seat.number(), left },
        Ask::End => Entry::Ended,
        Ask::Pace(pace) => Entry::TimeControlChanged { pace },
    }
}
