//! What can be seen of a table that lives.

use std::cell::RefMut;
use std::collections::{HashMap, VecDeque};
use std::hash::BuildHasher;
use std::sync::Arc;

use foldhash::fast::FixedState;
use hearth_core::{Observer, Seat};
use hearth_page::bare;
use hearth_store::TableId;
use hearth_table::{Entry, Occupant, Person, Refusal, Table, Timestamp};
use hearth_text::{Names, Spans};
use hearth_words::Language;
use maud::Markup;

use super::{EventId, TableActor, Viewer};
use crate::games::Games;
use crate::hosted::Hosted;
use crate::levels;
use crate::pages::table::log::{self, listed, sentence};
use crate::pages::table::signs;
use crate::shared::Shared;

/// The number of lines of a log that are kept, the newest ones.
const LINES: usize = 12;

/// The newest lines of a log.
#[derive(Default)]
pub(crate) struct CachedLog {
    /// They tell of the game up to here.
    decisions: usize,
    lines: VecDeque<Arc<CachedLine>>,
}

/// A line of a log.
pub(crate) struct CachedLine {
    /// The number of the decision that it tells of, or after which it happened.
    pub decision: usize,
    /// Whether it tells of the table, not of a decision: somebody gave up.
    aside: bool,
    /// What tells it from every other line.
    pub sign: u64,
    /// It in words, with signs.
    pub sentence: Markup,
    /// Whether it ends with a stop.
    pub stops: bool,
    /// It as it stands in the list on a page.
    pub listed: Markup,
}

/// Who is told, and in which language.
type Listener = (Observer, Language);

/// What each listener is told.
pub(super) type LogCache = HashMap<Listener, CachedLog, FixedState>;

/// The lines from a decision on, if somebody was told them already who saw the same.
fn told_to_another(
    all: &LogCache,
    (observer, language): Listener,
    game: &dyn Hosted,
    from: usize,
    all_new: bool,
) -> Option<Vec<Arc<CachedLine>>> {
    let is_told = |(other, spoken): &Listener, told: &CachedLog| {
        told.decisions == game.decisions()
            && *spoken == language
            && *other != observer
            && game.seen_alike(observer, *other, from)
    };
    let (_, told) = all.iter().find(|(listener, told)| is_told(listener, told))?;
    let is_new = |line: &&Arc<CachedLine>| line.decision >= from && (all_new || !line.aside);
    Some(told.lines.iter().filter(is_new).cloned().collect())
}

impl CachedLog {
    /// More lines, up to a decision; the oldest are forgotten.
    fn add(&mut self, lines: Vec<Arc<CachedLine>>, decisions: usize) {
        self.decisions = decisions;
        self.lines.extend(lines);
        let surplus = self.lines.len().saturating_sub(LINES);
        self.lines.drain(..surplus);
    }

    /// All of them, in their order.
    pub fn all(&self) -> impl Iterator<Item = &CachedLine> {
        self.lines.iter().map(Arc::as_ref)
    }

    /// Those about the last decision, in their order; or about what happened at the table since.
    pub fn last(&self) -> impl Iterator<Item = &CachedLine> {
        let aside = self.lines.back().is_some_and(|line| line.aside);
        self.all().filter(move |line| line.aside == aside && line.decision + 1 == self.decisions.max(1))
    }
}

impl TableActor {
    /// Its address.
    pub fn id(&self) -> TableId {
        self.id
    }

    /// How much there is to be seen.
    pub fn place(&self) -> EventId {
        EventId { seq: self.table.entries(), generation: Some(self.generation) }
    }

    /// The table.
    pub fn table(&self) -> &Table<Games> {
        &self.table
    }

    /// When somebody sat down last at a seat, before the game began.
    pub fn sat_down(&self, seat: Seat) -> Option<Timestamp> {
        let sat =
            |entry: &Entry| matches!(entry, Entry::Sat { seat: number, .. } if *number == seat.number());
        self.entries.iter().rev().find(|(_, entry)| sat(entry)).map(|(at, _)| *at)
    }

    /// What the server is.
    pub fn shared(&self) -> &Shared {
        &self.shared
    }

    /// What a person sees the table as. Who has several seats sees nothing hidden until he says which of them he is; where
    /// nothing is hidden, he is the one whose turn it is.
    pub fn observer(&self, person: Option<Person>) -> Observer {
        let revealed_seat = person.and_then(|person| self.revealed_seat.get(&person)).copied();
        let open = || self.one_of_several(person).filter(|_| !self.has_secrets());
        match revealed_seat.or_else(open) {
            Some(seat) => Observer::Seat(seat),
            None => self.table.observer(person),
        }
    }

    /// Whom the board lies before: nobody, where several people who have nothing to hide look at one and it is not turned around
    /// after every turn.
    pub fn board_lies_before(&self, viewer: Viewer) -> Observer {
        let together = self.shares_a_device(viewer.person) && !self.has_secrets();
        if together { Observer::Spectator } else { viewer.observer }
    }

    /// The seat for which a person with several seats has to lift the curtain.
    pub fn curtain(&self, person: Option<Person>) -> Option<Seat> {
        let revealed_seat = person.is_some_and(|person| self.revealed_seat.contains_key(&person));
        self.one_of_several(person).filter(|_| self.has_secrets() && !revealed_seat)
    }

    /// The seat whose turn it is, if a person decides there who has several.
    fn one_of_several(&self, person: Option<Person>) -> Option<Seat> {
        let turn = self.table.turn().filter(|turn| self.table.bot(*turn).is_none())?;
        let his = self.table.seats_of(person?).any(|seat| seat == turn);
        (his && self.shares_a_device(person)).then_some(turn)
    }

    fn has_secrets(&self) -> bool {
        self.game().is_some_and(Hosted::has_secrets)
    }

    /// Whether somebody has several seats: several people at one device.
    pub fn shares_a_device(&self, person: Option<Person>) -> bool {
        person.is_some_and(|person| self.table.seats_of(person).count() > 1)
    }

    /// Lifts the curtain for the seat whose turn it is. Once more shows the same.
    pub fn reveal(&mut self, person: Person, seat: Seat) -> Result<(), Refusal> {
        if self.one_of_several(Some(person)) != Some(seat) {
            return Err(Refusal::NotYourTurn);
        }
        self.revealed_seat.insert(person, seat);
        self.show_person(person);
        Ok(())
    }

    /// What the seats are called, once the game has begun.
    pub fn names(&self, language: Language) -> Option<&Names> {
        self.names.as_ref().map(|names| &names[language as usize].full)
    }

    /// The names for sentences: a bot's level is shown beside its board and not repeated in every line.
    pub fn names_in_sentences(&self, language: Language) -> Option<&Names> {
        self.names.as_ref().map(|names| &names[language as usize].in_sentences)
    }

    /// What the one at a seat is called.
    pub fn name(&self, seat: Seat, language: Language) -> String {
        match (self.names(language), self.table.sitter(seat)) {
            (Some(names), _) => names.plain(seat).to_owned(),
            (None, Occupant::Bot(level)) => levels::bot(level, language),
            (None, _) => self.table.name(seat),
        }
    }

    /// The newest lines of the log as an observer is told them. What was told once is told in the same words again.
    pub fn told(&self, observer: Observer, language: Language) -> RefMut<'_, CachedLog> {
        let (mut all, listener) = (self.told.borrow_mut(), (observer, language));
        if let Some((game, names)) = self.game().zip(self.names_in_sentences(language)) {
            let known = all.get(&listener).map(|told| told.decisions);
            let from = known.unwrap_or(0).max(game.decisions().saturating_sub(LINES));
            let lines = told_to_another(&all, listener, game, from, known.is_none()).unwrap_or_else(|| {
                let mut lines = self.lines(&game.told(observer, names, from));
                // Whatever happens at the table besides decisions makes everything be told anew.
                if known.is_none() {
                    lines.extend(self.asides(from, language));
                    lines.sort_by_key(|line| line.decision);
                }
                lines
            });
            all.entry(listener).or_default().add(lines, game.decisions());
        }
        RefMut::map(all, |told| told.entry(listener).or_default())
    }

    /// Lines, each about a decision.
    fn lines(&self, told: &[(usize, Spans)]) -> Vec<Arc<CachedLine>> {
        let decisions = told.chunk_by(|(one, _), (next, _)| one == next);
        let lines = decisions.flat_map(|lines| lines.iter().enumerate());
        lines.map(|(place, (decision, text))| Arc::new(self.line(*decision, place, text, false))).collect()
    }

    /// What happened at the table from a decision on that is no decision of the game.
    fn asides(&self, from: usize, language: Language) -> Vec<Arc<CachedLine>> {
        let (mut lines, mut decisions) = (Vec::new(), 0);
        for (number, (_, entry)) in self.entries.iter().enumerate() {
            match entry {
                Entry::Started { decided, .. } => decisions = decided.len(),
                Entry::Decided { .. } => decisions += 1,
                Entry::TookBack { left, .. } => decisions = *left,
                _ => (),
            }
            if let Some(text) = log::aside(self, entry, language).filter(|_| decisions >= from) {
                lines.push(Arc::new(self.line(decisions.saturating_sub(1), number, &text.into(), true)));
            }
        }
        lines
    }

    /// A line about a decision, at its place among those about the same one.
    fn line(&self, decision: usize, place: usize, text: &Spans, aside: bool) -> CachedLine {
        let (sentence, stops) = (sentence(text, signs(self)), text.plain().ends_with('.'));
        let sign = FixedState::default().hash_one((decision, place, text));
        CachedLine { decision, aside, sign, listed: listed(self.id, decision, &sentence), sentence, stops }
    }

    /// The game, once it has begun.
    pub fn game(&self) -> Option<&dyn Hosted> {
        self.table.game()
    }
}

/// The names of the seats in one language.
pub(super) struct SeatNames {
    /// With the levels of bots.
    full: Names,
    /// Without them.
    in_sentences: Names,
}

/// What the seats of a table are called, once the game has begun.
pub(super) fn names(table: &Table<Games>) -> Option<[SeatNames; Language::ALL.len()]> {
    let game = table.game()?;
    let called: Vec<Option<&str>> = table
        .seats()
        .map(|seat| match table.sitter(seat) {
            Occupant::Person { name, .. } => Some(name.as_str()),
            Occupant::Nobody | Occupant::Bot(_) => None,
        })
        .collect();
    let people: Vec<Option<String>> = table
        .seats()
        .zip(&called)
        .map(|(seat, name)| {
            let alike = called.iter().filter(|other| *other == name).count();
            // Who are called alike are told from each other by the numbers of their seats.
            name.map(|name| if alike > 1 { format!("{name} {seat}") } else { name.to_owned() })
        })
        .collect();
    let bots: Vec<String> =
        table.seats().map(|seat| table.bot(seat).unwrap_or_default().to_owned()).collect();
    Some(Language::ALL.map(|language| {
        let full = game.names(&people, &bots, language);
        let in_sentences = full.clone().renamed(|seat| {
            let is_bot = matches!(table.sitter(seat), Occupant::Bot(_));
            if is_bot { bare(full.plain(seat)) } else { full.plain(seat) }.to_owned()
        });
        SeatNames { full, in_sentences }
    }))
}
