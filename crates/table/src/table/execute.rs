//! What comes of a command: entries for the log, or a refusal. The table itself is not touched: an entry comes true by
//! [`Table::apply`], after it was stored.

use hearth_core::Seat;
use rand::{Rng, RngExt};

use super::{Stage, Table};
use crate::seating::SeatState;
use crate::{
    Absent, Ask, Asked, BadConfig, Command, Entry, First, GameProvider, Match, Occupant, Pace, Person,
    Refusal, SeatRule, TableConfig, Timestamp, Who,
};

/// The longest thing one can say.
const LONGEST_SAYING: usize = 500;

/// Past so many entries nothing is added to a log but what brings the game to its end: everybody who looks in reads all of it.
/// A long game of people who take back a lot has some hundreds.
const LONGEST_LOG: u64 = 4000;

/// So many things one can say at a table; they do not count as entries of its log.
const LONGEST_TALK: usize = 1000;

/// All that one says has at most so many bytes.
const LARGEST_TALK: usize = 50_000;

/// So often one can change the plan or ask something. Then others still can.
const RESTLESS: usize = 100;

/// So often one can sit down.
const SITTINGS: usize = 10;

/// After so many decisions a game is over for all: there are rules by which one can go round in a circle. No game that anybody
/// wants to win comes near it.
const LONGEST_GAME: usize = 10_000;

type Entries = Result<Vec<Entry>, Refusal>;

impl<H: GameProvider> Table<H> {
    /// The first entries of a new table, the start among them if nobody has to be waited for.
    pub fn open(
        house: H,
        by: Person,
        name: &str,
        plan: TableConfig,
        now: Timestamp,
        rng: &mut dyn Rng,
    ) -> Result<(Table<H>, Vec<Entry>), Refusal> {
        check(&house, &plan)?;
        let opened = Entry::Opened { by, name: name.to_owned(), plan };
        let table = Table::opened(house, now, &opened).map_err(|error| BadConfig::Game(error.to_string()))?;
        let mut entries = vec![opened];
        entries.extend(table.start_if_full(&[], rng)?);
        Ok((table, entries))
    }

    /// What comes of a command.
    pub fn execute(&self, who: &Who, command: Command, now: Timestamp, rng: &mut dyn Rng) -> Entries {
        // Who talks without an end does not take from the others what they may do with the game.
        let entries = self.entries.saturating_sub(self.sayings.len() as u64);
        if command.can_go_on_for_ever() && entries >= LONGEST_LOG {
            return Err(Refusal::LogFull);
        }
        if who.person().is_some_and(|person| self.often_enough(person, &command)) {
            return Err(Refusal::OftenEnough);
        }
        match command {
            Command::Change { plan, stays } => self.change(who, *plan, stays, rng),
            Command::Sit(seat) => self.sit(who, seat, rng),
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
            Command::Rematch { table, instead } => self.meet_again(who, table, instead.as_deref()),
            Command::Look => Ok(self.look(now)),
            Command::Resume => Ok(self.resume()),
        }
    }

    /// Whether somebody has wanted this so often that it is enough.
    fn often_enough(&self, person: Person, command: &Command) -> bool {
        let times = |deeds: &[Person]| deeds.iter().filter(|doer| **doer == person).count();
        match command {
            Command::Change { .. } | Command::Ask(_) | Command::Rename => times(&self.restless) >= RESTLESS,
            Command::Sit(_) => times(&self.sat) >= SITTINGS,
            Command::Say(_) => {
                let said = || self.sayings.iter().filter(|saying| saying.person == person);
                let bytes: usize = said().map(|saying| saying.text.len()).sum();
                said().count() >= LONGEST_TALK || bytes >= LARGEST_TALK
            }
            _ => false,
        }
    }

    fn change(&self, who: &Who, plan: TableConfig, stays: Option<Vec<Seat>>, rng: &mut dyn Rng) -> Entries {
        self.while_gathering()?;
        self.by_host(who)?;
        check(&self.house, &plan)?;
        // Who changes a plan does not say again what people are called.
        let plan = TableConfig { called: self.plan.called.clone(), ..plan };
        let changed = Entry::Changed { plan };
        let mut after = self.gathered();
        after.apply(self.changed, &changed).map_err(|error| BadConfig::Game(error.to_string()))?;
        let mut entries = vec![changed];
        let stays = stays.unwrap_or_else(|| self.first_to_stay(after.places.len()));
        for entry in self.moved_up(&after, &stays) {
            after.apply(self.changed, &entry).map_err(|error| BadConfig::Game(error.to_string()))?;
            entries.push(entry);
        }
        entries.extend(after.start_if_full(&[], rng)?);
        Ok(entries)
    }

    /// Everybody keeps his own chair, whichever it is now, as long as it is for him; with a chair that is gone, goes who sat there.
    fn moved_up<T: GameProvider>(&self, after: &Table<T>, stays: &[Seat]) -> Vec<Entry> {
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

    /// Which seats stay if nobody says it: where there are fewer chairs, those without a person go first, from behind.
    fn first_to_stay(&self, chairs: usize) -> Vec<Seat> {
        let mut stays: Vec<Seat> = self.seats().collect();
        while stays.len() > chairs {
            let empty = stays.iter().rposition(|seat| self.places[seat.index()].person().is_none());
            stays.remove(empty.unwrap_or(stays.len() - 1));
        }
        stays
    }

    fn sit(&self, who: &Who, seat: Option<Seat>, rng: &mut dyn Rng) -> Entries {
        self.while_gathering()?;
        let Who::Person { person, name } = who else { return Err(Refusal::NotSitting) };
        if self.sits(*person) && *person != self.host {
            return Err(Refusal::NoSeat);
        }
        let mut free = self.seats().filter(|free| self.may_sit(Some(*person), *free));
        let seat = match seat {
            Some(wanted) => free.find(|free| *free == wanted),
            // A seat for a guest waits for who was given the link, as long as there is another one.
            None => free.min_by_key(|free| match self.plan.chairs.get(free.index()) {
                Some(SeatRule::Guest) => 2,
                Some(SeatRule::Anyone) => 1,
                _ => 0,
            }),
        };
        let seat = seat.ok_or(Refusal::NoSeat)?;
        let chair = |seat: Seat| self.plan.chairs.get(seat.index());
        // Several seats kept for one are those of people at one device: they sit down together.
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
        entries.extend(self.start_if_full(&taken, rng)?);
        Ok(entries)
    }

    fn rise(&self, who: &Who) -> Entries {
        self.while_gathering()?;
        let person = person(who)?;
        if !self.sits(person) {
            return self.free(person);
        }
        Ok(self.seats_of(person).map(|seat| Entry::Rose { seat: seat.number() }).collect())
    }

    /// A game that is over keeps the names under which it was played.
    fn rename(&self, who: &Who) -> Entries {
        let Who::Person { person, name } = who else { return Err(Refusal::NotSitting) };
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

    fn close(&self, who: &Who) -> Entries {
        self.while_gathering()?;
        self.by_host(who)?;
        Ok(vec![Entry::Expired])
    }

    fn decide(&self, who: &Who, decision: &str, after: usize) -> Entries {
        let game = self.running()?;
        let turn = self.turn().ok_or(Refusal::Over)?;
        match who {
            Who::Person { person, .. } => {
                self.playing_seat(*person)?;
                // What was sent twice is told apart from what was sent out of turn.
                if after != game.decisions() {
                    return Err(Refusal::other_moment(after, game.decisions()));
                }
                if self.places[turn.index()].decider() != Some(*person) {
                    return Err(Refusal::NotYourTurn);
                }
            }
            Who::Bot(seat) => {
                if *seat != turn || self.bot(turn).is_none() || after != game.decisions() {
                    return Err(Refusal::Stale(game.decisions()));
                }
            }
            Who::Time => return Err(Refusal::NotYourTurn),
        }
        let decision = game.check(decision)?;
        if game.decisions() >= LONGEST_GAME {
            return Ok(vec![Entry::MoveLimitReached]);
        }
        Ok(vec![Entry::Decided { seat: turn.number(), decision }])
    }

    fn take_back(&self, who: &Who, after: usize) -> Entries {
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

    fn ask(&self, who: &Who, ask: Ask) -> Entries {
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
            return Ok(vec![agreed(seat, ask)]);
        }
        Ok(vec![Entry::Asked { seat: seat.number(), ask }])
    }

    fn answer(&self, who: &Who, yes: bool, question: Option<u64>) -> Entries {
        self.running()?;
        let person = person(who)?;
        let meant = |asked: &&Asked| question.is_none_or(|question| question == asked.number);
        let asked = self.asked.as_ref().filter(meant).ok_or(Refusal::NotAsked)?;
        // Who asked can take his question back.
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

    fn resign(&self, who: &Who, meant: Option<Seat>) -> Entries {
        self.running()?;
        let person = person(who)?;
        let seat = self.playing_seat(person)?;
        let several = self.seats_of(person).nth(1).is_some();
        // Nobody knows which of the people at one device it is who gives up, unless it is his turn.
        if several && self.turn() != Some(seat) || meant.is_some_and(|meant| meant != seat) {
            return Err(Refusal::NotYourTurn);
        }
        Ok(self.without(&[seat], vec![Entry::Resigned { seat: seat.number() }]))
    }

    /// What comes of it that people at these seats give up: what all others have agreed to who are left is agreed.
    fn without(&self, gone: &[Seat], mut entries: Vec<Entry>) -> Vec<Entry> {
        let stays = |seat: Seat| !self.gave_up(seat) && !gone.contains(&seat);
        let Some(asked) = self.asked.as_ref().filter(|asked| stays(asked.seat)) else { return entries };
        let left: Vec<Person> =
            self.others(asked.seat).into_iter().filter(|person| self.seats_of(*person).any(stays)).collect();
        if !left.is_empty() && left.iter().all(|person| !asked.waiting.contains(person)) {
            entries.push(agreed(asked.seat, asked.ask));
        }
        entries
    }

    fn leave(&self, who: &Who) -> Entries {
        if self.stage() == Stage::WaitingForPlayers {
            return if self.by_host(who).is_ok() { self.close(who) } else { self.free(person(who)?) };
        }
        self.running()?;
        let seats = self.seats_of(person(who)?).filter(|seat| !self.gave_up(*seat));
        // Who is left at the end has won: of people at one device who all go, it is the last one.
        let others = self.places.iter().filter(|place| !place.gave_up).count().saturating_sub(1);
        let gone: Vec<Seat> = seats.take(others).collect();
        if gone.is_empty() {
            return Err(Refusal::NotSitting);
        }
        let entries = gone.iter().map(|seat| Entry::Resigned { seat: seat.number() }).collect();
        Ok(self.without(&gone, entries))
    }

    /// What comes of it that somebody does not want to play: his seats are free, and those that are kept for him are for guests.
    fn free(&self, person: Person) -> Entries {
        let seats = self.seats_of(person);
        let mut entries: Vec<Entry> = seats.map(|seat| Entry::Rose { seat: seat.number() }).collect();
        let kept = self.seats().zip(&self.plan.chairs).filter(|(_, chair)| **chair == SeatRule::For(person));
        entries.extend(kept.map(|(seat, _)| Entry::Declined { seat: seat.number() }));
        if entries.is_empty() { Err(Refusal::NotSitting) } else { Ok(entries) }
    }

    fn stand_in(&self, who: &Who, seat: Seat, now: Timestamp) -> Entries {
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

    fn come_back(&self, who: &Who) -> Entries {
        self.running()?;
        let seats = self.seats_of(person(who)?);
        let away: Vec<Seat> = seats.filter(|seat| self.stood_in(*seat) && !self.gave_up(*seat)).collect();
        if away.is_empty() {
            return Err(Refusal::Present);
        }
        // Who has said so already need not say it again.
        let back = away.into_iter().filter(|seat| !self.returns(*seat));
        Ok(back.map(|seat| Entry::CameBack { seat: seat.number() }).collect())
    }

    fn say(&self, who: &Who, text: &str) -> Entries {
        let Who::Person { person, name } = who else { return Err(Refusal::NotSitting) };
        if !self.concerns(*person) {
            return Err(Refusal::NotSitting);
        }
        if !self.plan.talk {
            return Err(Refusal::Silent);
        }
        // A saying is one line: what would begin another one, or steer whatever shows it, is a space.
        let words = text.split(|c: char| c.is_whitespace() || c.is_control()).filter(|word| !word.is_empty());
        let text = words.collect::<Vec<_>>().join(" ");
        if text.is_empty() {
            return Err(Refusal::Empty);
        }
        if text.chars().count() > LONGEST_SAYING {
            return Err(Refusal::TooLong(LONGEST_SAYING));
        }
        Ok(vec![Entry::Said { person: *person, name: name.clone(), text }])
    }

    fn meet_again(&self, who: &Who, table: String, instead: Option<&str>) -> Entries {
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

    /// What the passing of time alone brings.
    fn look(&self, now: Timestamp) -> Vec<Entry> {
        let late = self.wake().is_some_and(|wake| wake <= now);
        match self.stage() {
            Stage::WaitingForPlayers if late => vec![Entry::Expired],
            Stage::Running => match self.turn() {
                Some(seat) if late && self.bot(seat).is_none() => {
                    let entries = vec![Entry::RanOut { seat: seat.number() }];
                    // Who comes back has not agreed by being away.
                    if self.plan.absent == Absent::Loses { self.without(&[seat], entries) } else { entries }
                }
                _ => Vec::new(),
            },
            _ => Vec::new(),
        }
    }

    fn resume(&self) -> Vec<Entry> {
        let live = matches!(self.clock.pace(), Pace::Live { .. });
        if live && self.stage() == Stage::Running { vec![Entry::Resumed] } else { Vec::new() }
    }

    /// The start, if with these seats everybody is there.
    fn start_if_full(&self, taken: &[Seat], rng: &mut dyn Rng) -> Entries {
        let waits = self.seats().any(|seat| !taken.contains(&seat) && *self.sitter(seat) == Occupant::Nobody);
        if waits {
            return Ok(Vec::new());
        }
        let (setup, decided) = self.house.deal(&self.plan, rng)?;
        let seed = rng.random();
        let first = match self.plan.first {
            First::Drawn if self.plan.from.is_none() => rng.random_range(1..=self.places.len()),
            First::Drawn | First::Planned => 1,
        };
        Ok(vec![Entry::Started { setup, decided, seed, first }])
    }

    /// Everybody else whose agreement counts. Who is away and may come back has not agreed by being away: otherwise one
    /// could let a bot step in for him and end the game he was winning.
    pub(super) fn others(&self, seat: Seat) -> Vec<Person> {
        let own = self.places.get(seat.index()).and_then(SeatState::person);
        let playing = self.places.iter().filter(|place| !place.gave_up);
        let mut others: Vec<Person> = playing.filter_map(SeatState::person).collect();
        others.retain(|person| Some(*person) != own);
        others.sort_unstable();
        others.dedup();
        others
    }

    fn while_gathering(&self) -> Result<(), Refusal> {
        match self.stage() {
            Stage::WaitingForPlayers => Ok(()),
            Stage::Running => Err(Refusal::Begun),
            Stage::Over | Stage::Expired => Err(Refusal::Over),
        }
    }

    fn by_host(&self, who: &Who) -> Result<(), Refusal> {
        if who.person() == Some(self.host) { Ok(()) } else { Err(Refusal::NotHost) }
    }

    fn running(&self) -> Result<&H::Match, Refusal> {
        match self.stage() {
            Stage::WaitingForPlayers => Err(Refusal::NotBegun),
            Stage::Running => self.game().ok_or(Refusal::NotBegun),
            Stage::Over | Stage::Expired => Err(Refusal::Over),
        }
    }

    /// A seat at which a person still plays.
    fn playing_seat(&self, person: Person) -> Result<Seat, Refusal> {
        let turn = self.turn();
        let mut seats: Vec<Seat> = self.seats_of(person).filter(|seat| !self.gave_up(*seat)).collect();
        // Of several seats the one whose turn it is speaks.
        seats.sort_by_key(|seat| Some(*seat) != turn);
        seats.first().copied().ok_or(Refusal::NotSitting)
    }

    /// The table as it is before the game begins, to try something out on it.
    fn gathered(&self) -> Table<&H> {
        Table {
            house: &self.house,
            entries: self.entries,
            plan: self.plan.clone(),
            host: self.host,
            host_name: self.host_name.clone(),
            places: self.places.clone(),
            game: None,
            seed: 0,
            clock: self.clock.clone(),
            asked: None,
            declined: None,
            agreed_to_end: false,
            endless: false,
            faded: false,
            sayings: Vec::new(),
            restless: Vec::new(),
            sat: Vec::new(),
            rematch: None,
            changed: self.changed,
        }
    }
}

fn person(who: &Who) -> Result<Person, Refusal> {
    who.person().ok_or(Refusal::NotSitting)
}

fn check<H: GameProvider>(house: &H, plan: &TableConfig) -> Result<(), Refusal> {
    plan.pace.checked()?;
    if !plan.chairs.iter().any(|chair| !matches!(chair, SeatRule::Bot(_))) {
        return Err(BadConfig::Nobody.into());
    }
    Ok(house.check(plan)?)
}

/// What comes of a question that all agreed to.
fn agreed(seat: Seat, ask: Ask) -> Entry {
    match ask {
        Ask::Back(left) => Entry::TookBack { seat: seat.number(), left },
        Ask::End => Entry::Ended,
        Ask::Pace(pace) => Entry::TimeControlChanged { pace },
    }
}
