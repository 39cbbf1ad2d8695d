//! A table as readers and presenters see it.

use std::collections::HashMap;
use std::sync::Arc;

use hearth_catalogue::AnyMatch;
use hearth_core::{Bytes32, Observer, Seat};
use hearth_deal::seal;
use hearth_store::{RatingChange, TableId};
use hearth_table::{ChatMessage, Entry, Match, Occupant, Person, Refusal, Table, Timestamp};
use hearth_text::Names;
use hearth_words::Language;

use super::Done;
use super::rating::RatingStored;
use crate::base::{Context, DealKey, EventId, IgnoreLists, Ignored, TableClock};
use crate::games::{Catalogue, levels};

/// Viewers who are shown the same.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Viewer {
    /// The person, if the table concerns them or they are kept apart from somebody there.
    pub person: Option<Person>,
    /// The observer whose view they get.
    pub observer: Observer,
    /// The language.
    pub language: Language,
}

/// The state of a table between two log entries. Its actor owns it; readers borrow it.
pub struct TableSnapshot {
    id: TableId,
    /// The generation of the database that it was loaded from.
    generation: u64,
    pub(super) table: Table<Catalogue>,
    pub(super) entries: Vec<(Timestamp, Entry)>,
    /// The names of the seats in each language, once the game has begun.
    names: Option<[SeatNames; Language::ALL.len()]>,
    /// The seat that each hot-seat player has revealed.
    revealed_seat: HashMap<Person, Seat>,
    pub(super) clock: TableClock,
    /// The changes of ratings by a rated game, once its result is stored.
    pub(super) rating_changes: Option<Vec<RatingChange>>,
    ignored: Arc<IgnoreLists>,
    deal_key: Arc<DealKey>,
}

impl TableSnapshot {
    pub(super) fn new(
        id: TableId,
        generation: u64,
        (table, entries): (Table<Catalogue>, Vec<(Timestamp, Entry)>),
        context: &Context,
    ) -> TableSnapshot {
        let (names, revealed_seat) = (names(&table), HashMap::new());
        let (clock, ignored) = (context.clock.table_clock(), Arc::clone(&context.ignored));
        let deal_key = Arc::clone(context.deal_key());
        TableSnapshot {
            id,
            generation,
            table,
            entries,
            names,
            revealed_seat,
            clock,
            rating_changes: None,
            ignored,
            deal_key,
        }
    }

    /// Replaces the table with what the store has.
    pub(super) fn reset(&mut self, (table, entries): (Table<Catalogue>, Vec<(Timestamp, Entry)>)) {
        (self.table, self.entries) = (table, entries);
        self.update_names();
    }

    pub(super) fn update_names(&mut self) {
        self.names = names(&self.table);
    }

    /// Hides the hands of hot-seat players whose turn is over.
    pub(super) fn hide_finished_seats(&mut self) {
        let turn = self.table.turn();
        self.revealed_seat.retain(|_, seat| Some(*seat) == turn);
    }

    /// Reveals the seat whose turn it is to a hot-seat player. Repeating it changes nothing.
    pub(super) fn reveal(&mut self, person: Person, seat: Seat) -> Result<(), Refusal> {
        if self.hot_seat(Some(person)) != Some(seat) {
            return Err(Refusal::NotYourTurn);
        }
        self.revealed_seat.insert(person, seat);
        Ok(())
    }

    /// Returns its id.
    pub fn id(&self) -> TableId {
        self.id
    }

    /// Returns the id of the last event.
    pub fn event_id(&self) -> EventId {
        EventId { seq: self.table.entries(), generation: Some(self.generation) }
    }

    /// Returns the table.
    pub fn table(&self) -> &Table<Catalogue> {
        &self.table
    }

    /// Returns what a rated game changed, once its result is stored.
    pub fn rating_changes(&self) -> &[RatingChange] {
        self.rating_changes.as_deref().unwrap_or_default()
    }

    pub(super) fn rating_stored(&self) -> RatingStored {
        if self.rating_changes.is_some() { RatingStored::Yes } else { RatingStored::No }
    }

    /// Returns the log.
    pub fn entries(&self) -> &[(Timestamp, Entry)] {
        &self.entries
    }

    /// Returns the game, once it has begun.
    pub fn game(&self) -> Option<&dyn AnyMatch> {
        self.table.game()
    }

    /// Returns the table and the secret of the deal if a rematch is opened now.
    pub(super) fn rematch_deal(&self) -> (TableId, Bytes32) {
        self.deal_key.rematch(self.id, self.table.rematch(), self.generation)
    }

    /// Returns the seal of the deal if a rematch is opened now.
    pub fn seal_of_rematch(&self) -> Bytes32 {
        seal(self.rematch_deal().1)
    }

    /// Returns the present time.
    pub fn now(&self) -> Timestamp {
        self.clock.now()
    }

    /// Returns how much a person ignores another one.
    pub fn ignored(&self, person: Option<Person>, other: Person) -> Option<Ignored> {
        self.ignored.get(person, other)
    }

    /// Returns whether a person does not want to read the messages of another one.
    pub fn hides_chat(&self, person: Option<Person>, author: Person) -> bool {
        self.ignored(person, author).is_some()
    }

    /// Returns the messages that a person reads, with their numbers. Messages of deleted people are empty.
    pub fn chat_for(&self, person: Option<Person>) -> impl DoubleEndedIterator<Item = (usize, &ChatMessage)> {
        let shown = move |said: &ChatMessage| !said.text.is_empty() && !self.hides_chat(person, said.person);
        self.table.chat().iter().enumerate().filter(move |(_, said)| shown(said))
    }

    /// Returns whether a person could sit down now: a seat is free for them, and nobody at the table blocks them.
    pub fn welcomes(&self, person: Option<Person>) -> bool {
        self.table.welcomes(person) && !person.is_some_and(|person| self.is_blocked(person))
    }

    /// Returns whether a person ignores somebody at the table or in its chat, or is blocked there.
    fn is_kept_apart(&self, person: Person) -> bool {
        let mut talkers = self.table.chat().iter().map(|said| said.person);
        self.is_blocked(person) || talkers.any(|author| self.hides_chat(Some(person), author))
    }

    /// Returns whether the host or a player blocks a person.
    pub(super) fn is_blocked(&self, person: Person) -> bool {
        self.table.people().iter().any(|other| self.ignored.blocks(*other, person))
    }

    /// Returns the progress of the table.
    pub fn done(&self) -> Done {
        Done { seq: self.table.entries(), decisions: self.table.game().map_or(0, Match::decisions) }
    }

    /// Returns when the occupant of a seat sat down, before the game began.
    pub fn sat_down(&self, seat: Seat) -> Option<Timestamp> {
        let sat =
            |entry: &Entry| matches!(entry, Entry::Sat { seat: number, .. } if *number == seat.number());
        self.entries.iter().rev().find(|(_, entry)| sat(entry)).map(|(at, _)| *at)
    }

    /// Returns how the table looks to a person.
    pub fn viewer(&self, person: Option<Person>, language: Language) -> Viewer {
        // A passer-by who ignores somebody here, or is blocked, sees less than other strangers.
        let person = person.filter(|person| self.table.concerns(*person) || self.is_kept_apart(*person));
        Viewer { person, observer: self.observer(person), language }
    }

    /// Returns whose view a person gets. A hot-seat player sees nothing hidden before revealing a seat; in a game without
    /// secrets they are always the seat whose turn it is.
    pub fn observer(&self, person: Option<Person>) -> Observer {
        let revealed = person.and_then(|person| self.revealed_seat.get(&person)).copied();
        let open = || self.hot_seat(person).filter(|_| !self.has_secrets());
        match revealed.or_else(open) {
            Some(seat) => Observer::Seat(seat),
            None => self.table.observer(person),
        }
    }

    /// Returns whom the board faces. In a hot-seat game without secrets it faces nobody, so that it does not turn around after
    /// each turn.
    pub fn board_faces(&self, viewer: Viewer) -> Observer {
        let together = self.shares_a_device(viewer.person) && !self.has_secrets();
        if together { Observer::Spectator } else { viewer.observer }
    }

    /// Returns the seat that a hot-seat player must reveal before they see its hand.
    pub fn curtain(&self, person: Option<Person>) -> Option<Seat> {
        let revealed = person.is_some_and(|person| self.revealed_seat.contains_key(&person));
        self.hot_seat(person).filter(|_| self.has_secrets() && !revealed)
    }

    /// Returns the seat whose turn it is, if it is one of several seats of this person.
    fn hot_seat(&self, person: Option<Person>) -> Option<Seat> {
        let turn = self.table.turn().filter(|turn| self.table.bot(*turn).is_none())?;
        let own = self.table.seats_of(person?).any(|seat| seat == turn);
        (own && self.shares_a_device(person)).then_some(turn)
    }

    fn has_secrets(&self) -> bool {
        self.game().is_some_and(AnyMatch::has_secrets)
    }

    /// Returns whether a person has several seats: several players at one device.
    pub fn shares_a_device(&self, person: Option<Person>) -> bool {
        person.is_some_and(|person| self.table.seats_of(person).count() > 1)
    }

    /// Returns the names of the seats, once the game has begun.
    pub fn names(&self, language: Language) -> Option<&Names> {
        self.names.as_ref().map(|names| &names[language as usize].full)
    }

    /// Returns the names for sentences: without the levels of bots, which would repeat in every line.
    pub fn names_in_sentences(&self, language: Language) -> Option<&Names> {
        self.names.as_ref().map(|names| &names[language as usize].in_sentences)
    }

    /// Returns the name of the occupant of a seat.
    pub fn name(&self, seat: Seat, language: Language) -> String {
        match (self.names(language), self.table.sitter(seat)) {
            (Some(names), _) => names.plain(seat).to_owned(),
            (None, Occupant::Bot(level)) => levels::bot(level, language),
            (None, _) => self.table.name(seat),
        }
    }
}

/// The names of the seats in one language.
struct SeatNames {
    /// With the levels of bots.
    full: Names,
    /// Without them.
    in_sentences: Names,
}

/// Returns the names of the seats, once the game has begun.
fn names(table: &Table<Catalogue>) -> Option<[SeatNames; Language::ALL.len()]> {
    let game = table.game()?;
    let person = |seat: Seat| match table.sitter(seat) {
        Occupant::Person { name, .. } => Some(name.as_str()),
        Occupant::Nobody | Occupant::Bot(_) => None,
    };
    // Players with the same name are told apart by the numbers of their seats.
    let is_shared = |name: &str| table.seats().filter(|seat| person(*seat) == Some(name)).count() > 1;
    let player = |seat: Seat| {
        person(seat).map(|name| if is_shared(name) { format!("{name} {seat}") } else { name.to_owned() })
    };
    Some(Language::ALL.map(|language| {
        let full = game.names(language, &|seat, colour| {
            let level = || levels::level(table.bot(seat).unwrap_or_default(), language);
            player(seat).unwrap_or_else(|| format!("{colour} ({})", level()))
        });
        let in_sentences =
            game.names(language, &|seat, colour| player(seat).unwrap_or_else(|| colour.to_owned()));
        SeatNames { full, in_sentences }
    }))
}
