//! A table that lives: an actor that owns it and does one thing after the other, and the stub through which others reach it.
//!
//! The way of a command: the table says what comes of it, the entries are stored, and only then is anybody shown anything.

mod frame;
mod watch;

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use hearth_core::{Observer, Seat};
use hearth_store::{Append, AppendFailure, Line, Store, StoreFailure, TableId};
use hearth_table::{BadLog, Command, Entry, Match, Moment, Person, Plan, Refusal, Sitter, Stage, Table, Who};
use hearth_terminal::Names;
use serde::Serialize;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until};

pub(crate) use self::frame::{News, Seen, seen_by};
pub(crate) use self::watch::{Audience, Means, Viewer};
use crate::games::Games;
use crate::hosted::Hosted;
use crate::shared::Shared;
use crate::summary::summary;

/// So many messages may wait before a table.
const WAITING: usize = 64;

/// Why a command came to nothing.
#[derive(Clone, Debug)]
pub(crate) enum Failure {
    /// The table refuses it.
    Refused(Refusal),
    /// It could not be stored; nothing has changed.
    NotStored(String),
    /// There is no such table.
    NoTable,
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Failure {
        Failure::Refused(refusal)
    }
}

impl From<StoreFailure> for Failure {
    fn from(failure: StoreFailure) -> Failure {
        Failure::NotStored(failure.to_string())
    }
}

impl From<BadLog> for Failure {
    fn from(error: BadLog) -> Failure {
        Failure::NotStored(error.to_string())
    }
}

/// What was done: the table is at this entry now.
#[derive(Clone, Copy, Debug, Serialize, utoipa::ToSchema)]
pub(crate) struct Done {
    /// How many entries the log has.
    pub seq: u64,
    /// How many decisions have been made.
    pub decisions: usize,
}

type Reading = Box<dyn FnOnce(&mut Live) + Send>;

enum Message {
    Do { who: Who, command: Command, reply: oneshot::Sender<Result<Done, Failure>> },
    Read(Reading),
    Thought { seat: Seat, after: usize, decision: Result<String, String> },
}

/// The stub: through it others reach a table.
#[derive(Clone, Debug)]
pub(crate) struct Handle(mpsc::Sender<Message>);

impl Handle {
    /// Wants something of the table. `None`: the table was put away a moment ago.
    pub async fn execute(&self, who: Who, command: Command) -> Option<Result<Done, Failure>> {
        let (reply, answer) = oneshot::channel();
        self.0.send(Message::Do { who, command, reply }).await.ok()?;
        answer.await.ok()
    }

    /// Looks at the table. `None`: the table was put away a moment ago.
    pub async fn read<R: Send + 'static>(
        &self,
        look: impl FnOnce(&mut Live) -> R + Send + 'static,
    ) -> Option<R> {
        let (reply, answer) = oneshot::channel();
        // Who asked may be gone.
        let reading: Reading = Box::new(move |live| drop(reply.send(look(live))));
        self.0.send(Message::Read(reading)).await.ok()?;
        answer.await.ok()
    }

    /// Whether this is the stub of a table that was put away.
    pub fn is_closed(&self) -> bool {
        self.0.is_closed()
    }
}

/// The actor.
pub(crate) struct Live {
    id: TableId,
    table: Table<Games>,
    entries: Vec<(Moment, Entry)>,
    /// What the seats are called: it changes far less often than it is asked for.
    names: Option<Names>,
    audience: Audience,
    /// Which seat somebody with several seats says he is.
    lifted: HashMap<Person, Seat>,
    /// A bot thinks about what follows so many decisions.
    thinking: Option<usize>,
    shared: Arc<Shared>,
    inbox: mpsc::Receiver<Message>,
    /// To itself, for bots that come to a decision.
    own: mpsc::WeakSender<Message>,
}

impl Live {
    /// Opens a new table and lets it live.
    pub async fn open(
        shared: Arc<Shared>,
        id: TableId,
        by: (Person, String),
        plan: Plan,
    ) -> Result<Handle, Failure> {
        let now = shared.time.now();
        let (mut table, entries) =
            shared.draw(|chance| Table::open(Games, by.0, &by.1, plan, now, chance))?;
        for entry in &entries[1..] {
            table.apply(now, entry)?;
        }
        let append =
            Append { table: id, first: 0, entries: lines(now, &entries), summary: Some(summary(&table)) };
        shared.store.append(append).await.map_err(|failure| not_stored(&failure))?;
        shared.metrics.tables_opened.inc();
        shared.tell_lobby();
        let entries = entries.into_iter().map(|entry| (now, entry)).collect();
        Ok(Live::start(shared, id, table, entries))
    }

    /// Takes a table from the store and lets it live.
    pub async fn load(shared: Arc<Shared>, id: TableId) -> Result<Handle, Failure> {
        let (table, entries) = read(&shared.store, id).await?;
        Ok(Live::start(shared, id, table, entries))
    }

    fn start(shared: Arc<Shared>, id: TableId, table: Table<Games>, entries: Vec<(Moment, Entry)>) -> Handle {
        let (outbox, inbox) = mpsc::channel(WAITING);
        let own = outbox.downgrade();
        let live = Live {
            id,
            names: names(&table),
            table,
            entries,
            audience: Audience::default(),
            lifted: HashMap::new(),
            thinking: None,
            shared,
            inbox,
            own,
        };
        tokio::spawn(live.run());
        Handle(outbox)
    }

    /// Lives until nobody has wanted anything for a while.
    async fn run(mut self) {
        self.shared.metrics.tables_live.inc();
        let mut generation = self.shared.store.generation();
        // Who thought while nobody could reach the table gets his time back.
        if self.table.clock().since() < self.shared.started {
            drop(self.execute(&Who::Time, Command::Resume).await);
        }
        self.let_bots_think();
        let mut put_away = Instant::now() + self.shared.config.idle;
        let mut breath = Instant::now() + BREATH;
        loop {
            let clock = self.clock_runs_out();
            tokio::select! {
                message = self.inbox.recv() => {
                    let Some(message) = message else { break };
                    self.answer(message).await;
                    put_away = Instant::now() + self.shared.config.idle;
                }
                () = sleep_until(clock) => drop(self.execute(&Who::Time, Command::Look).await),
                () = sleep_until(breath) => {
                    self.audience.breathe();
                    breath = Instant::now() + BREATH;
                }
                () = sleep_until(put_away) => {
                    if self.audience.is_empty() && self.thinking.is_none() {
                        break;
                    }
                    put_away = Instant::now() + self.shared.config.idle;
                }
                _ = generation.changed() => break,
            }
        }
        self.shared.metrics.tables_live.dec();
    }

    /// When the clock must be looked at; far away if it does not run.
    fn clock_runs_out(&self) -> Instant {
        let bots = self.table.bot_to_decide().is_some();
        let wake = self.table.wake().filter(|_| !bots);
        let left = wake
            .map_or(FAR, |wake| Duration::from_millis(wake.since(self.shared.time.now()).cast_unsigned()));
        Instant::now() + left.min(FAR)
    }

    async fn answer(&mut self, message: Message) {
        match message {
            Message::Do { who, command, reply } => {
                let answer = self.execute(&who, command).await;
                // Who asked may be gone; what was done is done.
                drop(reply.send(answer));
            }
            Message::Read(look) => look(self),
            Message::Thought { seat, after, decision } => {
                if self.thinking == Some(after) {
                    self.thinking = None;
                }
                match decision {
                    Ok(decision) => {
                        let command = Command::Decide { decision, after };
                        // What was thought before something was taken back is refused.
                        drop(self.execute(&Who::Bot(seat), command).await);
                    }
                    Err(error) => tracing::error!(table = %self.id, %error, "a bot could not decide"),
                }
                self.let_bots_think();
            }
        }
    }

    async fn execute(&mut self, who: &Who, command: Command) -> Result<Done, Failure> {
        let now = self.shared.time.now();
        let shared = Arc::clone(&self.shared);
        let decides = matches!(command, Command::Decide { .. });
        let entries = shared.draw(|chance| self.table.execute(who, command, now, chance))?;
        if !entries.is_empty() {
            self.commit(now, entries).await?;
            if decides {
                self.shared.metrics.decisions.inc();
            }
        }
        Ok(self.done())
    }

    /// Stores entries; then they have come true, and everybody is shown.
    async fn commit(&mut self, now: Moment, entries: Vec<Entry>) -> Result<(), Failure> {
        let first = self.table.entries();
        let stage = self.table.stage();
        let applied = entries.iter().try_for_each(|entry| self.table.apply(now, entry));
        let stored = match applied {
            Ok(()) => {
                let append = Append {
                    table: self.id,
                    first,
                    entries: lines(now, &entries),
                    summary: Some(summary(&self.table)),
                };
                self.shared.store.append(append).await.map_err(|failure| not_stored(&failure))
            }
            Err(error) => Err(error.into()),
        };
        if let Err(failure) = stored {
            tracing::warn!(table = %self.id, ?failure, "not stored");
            // Nobody has seen what was not stored; the table is what the store says.
            let (table, kept) = read(&self.shared.store, self.id).await?;
            (self.names, self.table, self.entries) = (names(&table), table, kept);
            return Err(failure);
        }
        if entries.iter().any(|entry| !matches!(entry, Entry::Decided { .. } | Entry::Said { .. })) {
            self.names = names(&self.table);
        }
        self.entries.extend(entries.into_iter().map(|entry| (now, entry)));
        let turn = self.table.turn();
        self.lifted.retain(|_, seat| Some(*seat) == turn);
        self.show(first);
        if self.table.stage() != stage || stage != Stage::Running {
            self.shared.tell_lobby();
        }
        self.let_bots_think();
        Ok(())
    }

    /// Where the table is now.
    pub fn done(&self) -> Done {
        let decisions = self.table.game().map_or(0, Match::decisions);
        Done { seq: self.table.entries(), decisions }
    }

    /// Lets the bot think whose turn it is, if there is one and it does not think already.
    fn let_bots_think(&mut self) {
        let Some((seat, bot)) = self.table.bot_to_decide() else { return };
        let after = self.table.game().map_or(0, Match::decisions);
        if self.thinking == Some(after) {
            return;
        }
        let (bot, seed) = (bot.to_owned(), self.table.seed());
        let Some(thought) = self.table.game_mut().map(|game| game.thought(seat, &bot, seed)) else { return };
        let Ok(thought) = thought else { return };
        self.thinking = Some(after);
        let pause = if self.audience.is_empty() { Duration::ZERO } else { self.shared.config.bot_pause };
        let earliest = Instant::now() + pause;
        let (own, shared) = (self.own.clone(), Arc::clone(&self.shared));
        tokio::spawn(async move {
            let decision = shared.pool.think(thought).await;
            sleep_until(earliest).await;
            if let Some(own) = own.upgrade() {
                // The table may have been put away.
                drop(own.send(Message::Thought { seat, after, decision }).await);
            }
        });
    }

    /// Its address.
    pub fn id(&self) -> TableId {
        self.id
    }

    /// The table.
    pub fn table(&self) -> &Table<Games> {
        &self.table
    }

    /// What the server is.
    pub fn shared(&self) -> &Shared {
        &self.shared
    }

    /// What a person sees the table as. Who has several seats sees nothing hidden until he says which of them he is.
    pub fn observer(&self, person: Option<Person>) -> Observer {
        match person.and_then(|person| self.lifted.get(&person)) {
            Some(seat) => Observer::Seat(*seat),
            None => self.table.observer(person),
        }
    }

    /// The seat for which a person with several seats has to lift the curtain.
    pub fn curtain(&self, person: Option<Person>) -> Option<Seat> {
        let person = person?;
        let turn = self.table.turn()?;
        let own = self.table.seats_of(person).count() > 1;
        let his = self.table.seats_of(person).any(|seat| seat == turn);
        (own && his && self.table.bot(turn).is_none() && !self.lifted.contains_key(&person)).then_some(turn)
    }

    /// Lifts the curtain for the seat whose turn it is.
    pub fn lift(&mut self, person: Person, seat: Seat) -> Result<(), Refusal> {
        if self.curtain(Some(person)) != Some(seat) {
            return Err(Refusal::NotYourTurn);
        }
        self.lifted.insert(person, seat);
        self.show_person(person);
        Ok(())
    }

    /// What the seats are called, once the game has begun.
    pub fn names(&self) -> Option<&Names> {
        self.names.as_ref()
    }

    /// The game, once it has begun.
    pub fn game(&self) -> Option<&dyn Hosted> {
        self.table.game()
    }
}

/// Who watches is told that the table is still there, so often.
const BREATH: Duration = Duration::from_secs(20);

/// Longer than any actor lives.
const FAR: Duration = Duration::from_hours(24);

fn lines(at: Moment, entries: &[Entry]) -> Vec<Line> {
    // An entry is made of words and numbers: there is nothing in it that JSON could not say.
    entries
        .iter()
        .map(|entry| Line { at: at.0, text: serde_json::to_string(entry).unwrap_or_default() })
        .collect()
}

fn not_stored(failure: &AppendFailure) -> Failure {
    Failure::NotStored(failure.to_string())
}

/// What the seats of a table are called, once the game has begun.
fn names(table: &Table<Games>) -> Option<Names> {
    let game = table.game()?;
    let people: Vec<Option<String>> = table
        .seats()
        .map(|seat| match table.sitter(seat) {
            // Who has several seats is told from himself by their numbers.
            Sitter::Person { person, name } if table.seats_of(*person).count() > 1 => {
                Some(format!("{name} {seat}"))
            }
            Sitter::Person { name, .. } => Some(name.clone()),
            _ => None,
        })
        .collect();
    let bots: Vec<String> =
        table.seats().map(|seat| table.bot(seat).unwrap_or_default().to_owned()).collect();
    Some(game.names(&people, &bots))
}

/// A table as its log says it is.
async fn read(store: &Store, id: TableId) -> Result<(Table<Games>, Vec<(Moment, Entry)>), Failure> {
    let lines = store.entries(id, 0).await?;
    let mut entries = Vec::with_capacity(lines.len());
    for line in lines {
        let entry: Entry = serde_json::from_str(&line.text)
            .map_err(|error| Failure::NotStored(format!("the log of this table cannot be read: {error}")))?;
        entries.push((Moment(line.at), entry));
    }
    let Some((at, first)) = entries.first() else { return Err(Failure::NoTable) };
    let mut table = Table::opened(Games, *at, first)?;
    for (at, entry) in &entries[1..] {
        table.apply(*at, entry)?;
    }
    Ok((table, entries))
}
