//! A table that lives: an actor that owns it and does one thing after the other, and the stub through which others reach it.
//!
//! The way of a command: the table says what comes of it, the entries are stored, and only then is anybody shown anything.

mod entry;
mod event_id;
mod failure;
mod frame;
mod handle;
mod look;
mod notice;
mod stored;
mod watch;

use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use hearth_core::Seat;
use hearth_store::{Append, TableId};
use hearth_table::{Command, Entry, Issuer, Match, Person, Stage, Table, TableConfig, Timestamp};
use hearth_words::Language;
use tokio::sync::{mpsc, watch as generations};
use tokio::time::{Instant, sleep_until};

pub(crate) use self::event_id::EventId;
pub(crate) use self::failure::Failure;
pub(crate) use self::frame::{News, Seen, seen_by};
use self::handle::Message;
pub(crate) use self::handle::{Done, Handle};
use self::look::{LogCache, SeatNames, names};
use self::notice::Awaited;
use self::stored::{lines, present, read};
pub(crate) use self::watch::{Audience, Transport, Viewer};
use crate::games::Games;
use crate::lobby_feed::LobbyChange;
use crate::shared::Shared;
use crate::summary::summary;

/// So many messages may wait before a table.
const MAILBOX_CAPACITY: usize = 64;

/// What the lobby shows of a decision: if it is the same as before, the lobby need not be written again. How many decisions there
/// are may lag behind until the turn passes.
#[derive(PartialEq, Eq)]
struct LobbyFingerprint {
    stage: Stage,
    turn: Option<Seat>,
    awaited: Vec<Person>,
    /// Those of them who are to answer something.
    asked: Vec<Person>,
    wake: Option<Timestamp>,
    /// Whether strangers find it.
    found: bool,
    /// Those who have to do with it, before and after the game: while it runs they do not change.
    around: Vec<Person>,
}

/// The actor.
pub(crate) struct TableActor {
    id: TableId,
    /// Of the database that it was taken from.
    generation: u64,
    table: Table<Games>,
    entries: Vec<(Timestamp, Entry)>,
    /// What the seats are called in each language: it changes far less often than it is asked for.
    names: Option<[SeatNames; Language::ALL.len()]>,
    /// The newest lines of the log, as each observer is told them.
    told: RefCell<LogCache>,
    audience: Audience,
    /// Which seat somebody with several seats says he is.
    revealed_seat: HashMap<Person, Seat>,
    /// Those who are awaited and may not know it.
    awaited: Vec<Awaited>,
    /// Who was told that he is asked something, and after how many decisions.
    told_asked: HashMap<Person, usize>,
    /// The thought of a bot that is waited for, by its number.
    thinking: Option<u64>,
    /// How many thoughts were begun.
    thoughts: u64,
    /// Whether somebody thought while nobody could reach the table, and has not got his time back yet.
    clock_compensation_pending: bool,
    /// After something could not be stored, nothing is tried by itself before this moment.
    not_before: Instant,
    /// What is stored could not be read again, so what is here is not to be trusted.
    lost: bool,
    shared: Arc<Shared>,
    inbox: mpsc::Receiver<Message>,
    /// To itself, for bots that come to a decision.
    own: mpsc::WeakSender<Message>,
}

impl TableActor {
    /// Opens a new table and lets it live.
    pub async fn open(
        shared: Arc<Shared>,
        id: TableId,
        by: (Person, String),
        plan: TableConfig,
    ) -> Result<Handle, Failure> {
        let (now, generation) = (shared.time.now(), present(&shared.store));
        let (mut table, entries) = shared.draw(|rng| Table::open(Games, by.0, &by.1, plan, now, rng))?;
        for entry in &entries[1..] {
            table.apply(now, entry)?;
        }
        let append =
            Append { table: id, first: 0, entries: lines(now, &entries), summary: Some(summary(&table)) };
        shared.store.append(append).await.map_err(|failure| Failure::from(&failure))?;
        shared.metrics.tables_opened.inc();
        shared.tell_lobby(LobbyChange::of(table.is_found(), table.people()));
        let entries = entries.into_iter().map(|entry| (now, entry)).collect();
        let (mut live, handle) = TableActor::new(shared, id, table, entries, &generation);
        // Those for whom a seat is kept; who opens a table that begins at once is there.
        if live.table.stage() == Stage::WaitingForPlayers {
            let now = live.lobby_fingerprint();
            let nobody = LobbyFingerprint { around: Vec::new(), ..live.lobby_fingerprint() };
            live.note_awaited(&nobody, &now, None);
        }
        tokio::spawn(live.run(generation));
        Ok(handle)
    }

    /// Takes a table from the store and lets it live.
    pub async fn load(shared: Arc<Shared>, id: TableId) -> Result<Handle, Failure> {
        let generation = present(&shared.store);
        let (table, entries) = read(&shared.store, id).await?;
        let (live, handle) = TableActor::new(shared, id, table, entries, &generation);
        tokio::spawn(live.run(generation));
        Ok(handle)
    }

    fn new(
        shared: Arc<Shared>,
        id: TableId,
        table: Table<Games>,
        entries: Vec<(Timestamp, Entry)>,
        generation: &generations::Receiver<u64>,
    ) -> (TableActor, Handle) {
        let (outbox, inbox) = mpsc::channel(MAILBOX_CAPACITY);
        let own = outbox.downgrade();
        let clock_compensation_pending = table.clock().since() < shared.reachable_since();
        let live = TableActor {
            id,
            generation: *generation.borrow(),
            names: names(&table),
            told: RefCell::default(),
            table,
            entries,
            audience: Audience::default(),
            revealed_seat: HashMap::new(),
            awaited: Vec::new(),
            told_asked: HashMap::new(),
            thinking: None,
            thoughts: 0,
            clock_compensation_pending,
            not_before: Instant::now(),
            lost: false,
            shared,
            inbox,
            own,
        };
        (live, Handle(outbox))
    }

    /// Lives until nobody has wanted anything for a while.
    async fn run(mut self, mut generation: generations::Receiver<u64>) {
        self.shared.metrics.tables_live.inc();
        // If it cannot be stored now, the table can be looked at all the same.
        drop(self.apply_elapsed_time().await);
        self.let_bots_think();
        let mut put_away = Instant::now() + self.patience();
        let mut heartbeat = Instant::now() + HEARTBEAT_INTERVAL;
        let alarm = sleep_until(heartbeat);
        tokio::pin!(alarm);
        while !self.lost {
            let next = self.clock_runs_out().min(self.notice_due()).min(heartbeat).min(put_away);
            // An alarm that comes too early only looks again: setting it anew for every message would cost more.
            if next < alarm.deadline() {
                alarm.as_mut().reset(next);
            }
            tokio::select! {
                message = self.inbox.recv() => {
                    let Some(message) = message else { break };
                    self.answer(message).await;
                    put_away = Instant::now() + self.patience();
                }
                () = &mut alarm => {
                    let now = Instant::now();
                    if (self.clock_compensation_pending || self.is_due()) && self.not_before <= now {
                        drop(self.apply_elapsed_time().await);
                    }
                    if self.notice_due() <= now {
                        self.give_notice();
                    }
                    if heartbeat <= now {
                        self.audience.send_heartbeat();
                        heartbeat = now + HEARTBEAT_INTERVAL;
                    }
                    if put_away <= now {
                        if self.audience.is_empty() && self.thinking.is_none() && !self.has_notice() {
                            break;
                        }
                        put_away = now + self.patience();
                    }
                    let next = self.clock_runs_out().min(self.notice_due()).min(heartbeat).min(put_away);
                    alarm.as_mut().reset(next);
                }
                _ = generation.changed() => break,
            }
        }
        self.shared.metrics.tables_live.dec();
    }

    /// How long the table is kept without anybody wanting something of it: not long once the game is over.
    fn patience(&self) -> Duration {
        let idle = self.shared.config.idle;
        if self.table.stage() == Stage::Over { idle.min(FINISHED_IDLE_TIMEOUT) } else { idle }
    }

    /// When time brings something; not what a bot brings, who comes by himself.
    fn wake(&self) -> Option<Timestamp> {
        self.table.wake().filter(|_| self.table.bot_to_decide().is_none())
    }

    /// Whether a clock has run out, or nobody has come for too long, and nobody has taken note of it yet.
    fn is_due(&self) -> bool {
        self.wake().is_some_and(|wake| wake <= self.shared.time.now())
    }

    /// When the clock must be looked at; far away if it does not run.
    fn clock_runs_out(&self) -> Instant {
        if self.clock_compensation_pending {
            return self.not_before;
        }
        let left = self
            .wake()
            .map_or(NEVER, |wake| Duration::from_millis(wake.since(self.shared.time.now()).cast_unsigned()));
        (Instant::now() + left.min(NEVER)).max(self.not_before)
    }

    async fn answer(&mut self, message: Message) {
        match message {
            Message::Do { who, command, reply } => {
                let answer = self.execute(&who, command).await;
                // Who asked may be gone; what was done is done.
                drop(reply.send(answer));
            }
            Message::Read(look) => look(self),
            // What was thought before something was taken back is about a game that is no more.
            Message::Thought { number, .. } if self.thinking != Some(number) => (),
            Message::Thought { seat, after, decision, .. } => {
                self.thinking = None;
                match decision {
                    Ok(decision) => {
                        let command = Command::Decide { decision, after };
                        // A person may have come back to his seat meanwhile.
                        drop(self.execute(&Issuer::Bot(seat), command).await);
                    }
                    Err(error) => {
                        tracing::error!(table = %self.id, %error, "a bot could not decide");
                        self.not_before = Instant::now() + RETRY_DELAY;
                    }
                }
                self.let_bots_think();
            }
        }
    }

    /// Does what somebody wants. What time has brought comes first: who is out of time decides nothing any more.
    async fn execute(&mut self, who: &Issuer, command: Command) -> Result<Done, Failure> {
        self.apply_elapsed_time().await?;
        self.carry_out(who, command).await
    }

    /// Gives back the time during which nobody could reach the table, and stores what the rest of it has brought.
    async fn apply_elapsed_time(&mut self) -> Result<(), Failure> {
        if self.clock_compensation_pending {
            self.carry_out(&Issuer::Time, Command::Resume).await?;
            self.clock_compensation_pending = false;
        }
        if self.is_due() {
            self.carry_out(&Issuer::Time, Command::Look).await?;
        }
        Ok(())
    }

    async fn carry_out(&mut self, who: &Issuer, command: Command) -> Result<Done, Failure> {
        let now = self.shared.time.now();
        let shared = Arc::clone(&self.shared);
        let decides = matches!(command, Command::Decide { .. });
        let entries = shared.draw(|rng| self.table.execute(who, command, now, rng))?;
        if !entries.is_empty() {
            self.commit(now, entries).await?;
            if decides {
                self.shared.metrics.decisions.inc();
            }
        }
        Ok(self.done())
    }

    /// Stores entries; then they have come true, and everybody is shown.
    async fn commit(&mut self, now: Timestamp, entries: Vec<Entry>) -> Result<(), Failure> {
        let first = self.table.entries();
        let (before, decider) = (self.lobby_fingerprint(), self.decider());
        let applied = entries.iter().try_for_each(|entry| self.table.apply(now, entry));
        let after = self.lobby_fingerprint();
        let stored = match applied {
            Ok(()) => {
                let only_played = entries.iter().all(|entry| matches!(entry, Entry::Decided { .. }));
                let unchanged = only_played && after == before;
                let append = Append {
                    table: self.id,
                    first,
                    entries: lines(now, &entries),
                    summary: (!unchanged).then(|| summary(&self.table)),
                };
                self.shared.store.append(append).await.map_err(|failure| Failure::from(&failure))
            }
            Err(error) => Err(error.into()),
        };
        if let Err(failure) = stored {
            tracing::warn!(table = %self.id, ?failure, "not stored");
            self.not_before = Instant::now() + RETRY_DELAY;
            // Nobody has seen what was not stored; the table is what the store says.
            match read(&self.shared.store, self.id).await {
                Ok((table, kept)) => {
                    (self.names, self.table, self.entries) = (names(&table), table, kept);
                    self.told.get_mut().clear();
                }
                Err(_) => self.lost = true,
            }
            return Err(failure);
        }
        if entries.iter().any(|entry| !matches!(entry, Entry::Decided { .. } | Entry::Said { .. })) {
            self.names = names(&self.table);
            self.told.get_mut().clear();
        }
        if entries.iter().any(|entry| matches!(entry, Entry::TookBack { .. })) {
            self.thinking = None;
        }
        self.entries.extend(entries.into_iter().map(|entry| (now, entry)));
        let turn = self.table.turn();
        self.revealed_seat.retain(|_, seat| Some(*seat) == turn);
        self.show(first);
        self.note_awaited(&before, &after, decider);
        self.tell_lobby(first, before, after);
        self.let_bots_think();
        Ok(())
    }

    /// Tells those whose lists another line stands in than before the entries from the first on.
    fn tell_lobby(&self, first: u64, before: LobbyFingerprint, after: LobbyFingerprint) {
        let new = self.entries.get(first as usize..).unwrap_or_default();
        // Lists tell nothing of what is said.
        if new.iter().all(|(_, entry)| matches!(entry, Entry::Said { .. })) {
            return;
        }
        if before.stage != Stage::Running || after.stage != Stage::Running {
            let around = [before.around, after.around].concat();
            self.shared.tell_lobby(LobbyChange::of(before.found || after.found, around));
        } else if before.awaited != after.awaited {
            self.shared.tell_lobby(LobbyChange::of(false, [before.awaited, after.awaited].concat()));
        }
    }

    /// Where the table is now.
    pub fn done(&self) -> Done {
        let decisions = self.table.game().map_or(0, Match::decisions);
        Done { seq: self.table.entries(), decisions }
    }

    /// What the lobby and the one who wakes tables need to know.
    fn lobby_fingerprint(&self) -> LobbyFingerprint {
        let table = &self.table;
        let stage = table.stage();
        LobbyFingerprint {
            stage,
            turn: table.turn(),
            awaited: table.awaited(),
            asked: table.asked().map_or_else(Vec::new, |asked| asked.waiting.clone()),
            wake: table.wake(),
            found: table.is_found(),
            around: if stage == Stage::Running { Vec::new() } else { table.people() },
        }
    }

    /// Lets the bot think whose turn it is, if there is one and it does not think already.
    fn let_bots_think(&mut self) {
        let Some((seat, bot)) = self.table.bot_to_decide() else { return };
        let after = self.table.game().map_or(0, Match::decisions);
        if self.thinking.is_some() {
            return;
        }
        let (bot, seed) = (bot.to_owned(), self.table.seed());
        let Some(thought) = self.table.game_mut().map(|game| game.thought(seat, &bot, seed)) else { return };
        let thought = match thought {
            Ok(thought) => thought,
            Err(error) => {
                tracing::error!(table = %self.id, bot, error, "there is no such bot any more");
                return;
            }
        };
        self.thoughts += 1;
        let number = self.thoughts;
        self.thinking = Some(number);
        let pause = if self.audience.is_empty() { Duration::ZERO } else { self.shared.config.bot_pause };
        let earliest = (Instant::now() + pause).max(self.not_before);
        let (own, shared) = (self.own.clone(), Arc::clone(&self.shared));
        tokio::spawn(async move {
            let decision = shared.pool.think(thought).await;
            sleep_until(earliest).await;
            if let Some(own) = own.upgrade() {
                // The table may have been put away.
                drop(own.send(Message::Thought { number, seat, after, decision }).await);
            }
        });
    }
}

/// Who watches is told that the table is still there, so often.
const HEARTBEAT_INTERVAL: Duration = Duration::from_secs(20);

/// What could not be stored or thought is tried again after so long.
const RETRY_DELAY: Duration = Duration::from_secs(5);

/// A table whose game is over is put away after so long.
const FINISHED_IDLE_TIMEOUT: Duration = Duration::from_secs(10);

/// As good as never: then it is looked at again.
const NEVER: Duration = Duration::from_hours(24);
