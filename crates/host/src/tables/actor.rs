//! The actor of a table: the one task that changes it, one message at a time.
//!
//! A command becomes log entries, which are applied in memory and appended to the store. Nothing is shown before it is
//! stored; if the store refuses, the table is read again from it.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use hearth_catalogue::{AnyMatch, Task, Work, with_full_budget};
use hearth_core::Seat;
use hearth_store::{Append, AppendFailure, Summary, TableId};
use hearth_table::{
    Command, Entry, Issuer, Match, OpeningDeal, Person, RatingState, Refusal, Refused, Stage, Table,
    TableConfig, Timestamp,
};
use hearth_words::Language;
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, sleep_until};
use tracing::{Instrument, Span};

use super::handle::{Done, Envelope, Handle, Message, Typed};
use super::lobby_row::summary;
use super::rating::{RatingStored, rated_result, store_result};
use super::storage::{catalogue, erase, lines, load, watch_generation};
use super::subscribers::Subscribers;
use super::turn_notices::{AwaitedPlayer, NOTICE_DELAY};
use super::{Player, Presenters, TableSnapshot};
use crate::base::{Context, HostError, Household, LobbyChange, TableLease};

/// The number of messages that may wait for a table.
const MAILBOX_CAPACITY: usize = 64;

/// The time between two heartbeats to subscribers.
const HEARTBEAT_INTERVAL: Duration = Duration::from_secs(20);

/// The time after which a failed write or a failed bot is tried again.
const RETRY_DELAY: Duration = Duration::from_secs(5);

/// The time after which a table with a finished game is unloaded.
const FINISHED_IDLE_TIMEOUT: Duration = Duration::from_secs(10);

/// The number of loaded tables from which idle ones are unloaded as soon as possible. With fewer, they stay longer.
const MAX_IDLE_TABLES: usize = 5000;

/// The part of its usual time that an idle table stays loaded when there are too many.
const MIN_IDLE_SHARE: f64 = 0.02;

/// A table at which bots play for everybody goes on for this time after the last request or subscriber.
const UNATTENDED_PLAY: Duration = Duration::from_mins(1);

/// Longer than anything waits.
pub(super) const NEVER: Duration = Duration::from_hours(24);

/// The parts of a table that the lobby shows. While they stay the same, its row need not be written again; its number of
/// decisions may lag behind until the turn passes.
#[derive(PartialEq, Eq)]
pub(super) struct LobbyFingerprint {
    pub stage: Stage,
    turn: Option<Seat>,
    pub awaited: Vec<Person>,
    /// Those of them with a request to answer.
    pub asked: Vec<Person>,
    wake: Option<Timestamp>,
    listed: bool,
    /// The people at the table. They do not change while the game runs, so they are empty then.
    pub around: Vec<Person>,
}

/// The actor of a table.
pub(super) struct TableActor {
    pub snapshot: TableSnapshot,
    pub subscribers: Subscribers,
    /// The players who get a notice unless they open the table soon.
    pub awaited: Vec<AwaitedPlayer>,
    /// The number of decisions at which each person was last sent a notice of a request.
    pub asked_at: HashMap<Person, usize>,
    /// The household whose share of the bot pool the table uses: the one that opened it, or else the first that watches it.
    household: Household,
    /// The last time somebody read the table, followed it or acted at it; `None` if nobody has since it was loaded.
    attended: Option<Instant>,
    /// The store has been told that the table waits until somebody opens it.
    pause_is_stored: bool,
    /// The number of the bot decision that the table waits for.
    thinking: Option<u64>,
    /// The number of bot decisions requested so far.
    thoughts: u64,
    /// The table was unreachable during a player's turn, and their clock has not been corrected yet.
    clock_compensation_pending: bool,
    /// After a failure nothing is tried again before this time.
    not_before: Instant,
    /// The table is to be unloaded: another node takes it, or what is in memory must not be used after a failed write.
    unloads: bool,
    pub context: Arc<Context>,
    lease: TableLease,
    inbox: mpsc::Receiver<Envelope>,
    /// The mailbox, for decisions of bots.
    mailbox: mpsc::WeakSender<Envelope>,
}

impl TableActor {
    /// Opens a new table and starts its actor.
    pub async fn open(
        context: Arc<Context>,
        presenters: &Presenters,
        id: TableId,
        (host, household): (Player, Household),
        (mut config, deal): (TableConfig, OpeningDeal),
    ) -> Result<Handle, HostError> {
        context.ignored.free_seats_of_blockers(host.person, &mut config);
        let lease = context.lease_of_new(id)?;
        let (now, generation) = (context.clock.now(), watch_generation(&context.store));
        let catalogue = catalogue(&context.store, &config).await?;
        let (mut table, entries) =
            context.draw(|rng| Table::open(catalogue, host.person, &host.name, (config, deal), now, rng))?;
        for entry in &entries[1..] {
            table.apply(now, entry)?;
        }
        let append = Append {
            table: id,
            first: 0,
            hold: lease.hold(),
            entries: lines(now, &entries),
            summary: Some(summary(&table, RatingStored::No)),
        };
        if let Err(failure) = context.store.append(append).await {
            lease.give_up();
            return Err(match failure {
                // A log of this name has entries, and perhaps another owner.
                AppendFailure::Conflict { .. } | AppendFailure::Moved => HostError::TicketUsed(id),
                AppendFailure::Store(failure) => failure.into(),
            });
        }
        context.metrics.tables_opened.inc();
        context.announce(LobbyChange::of(table.is_found(), table.people()));
        let entries = entries.into_iter().map(|entry| (now, entry)).collect();
        let snapshot = TableSnapshot::new(id, *generation.borrow(), (table, entries), &context);
        let (mut actor, handle) = TableActor::new((context, lease), presenters, snapshot);
        (actor.household, actor.attended) = (household, Some(Instant::now()));
        // Players with a reserved seat get a notice. The host of a game that begins at once is there.
        if actor.snapshot.table.stage() == Stage::WaitingForPlayers {
            let now = actor.lobby_fingerprint();
            let nobody = LobbyFingerprint { around: Vec::new(), ..actor.lobby_fingerprint() };
            actor.note_awaited(&nobody, &now, None);
        }
        tokio::spawn(actor.run(generation).instrument(span(id)));
        Ok(handle)
    }

    /// Loads a table from the store and starts its actor.
    pub async fn load(
        context: Arc<Context>,
        presenters: &Presenters,
        id: TableId,
    ) -> Result<Handle, HostError> {
        let generation = watch_generation(&context.store);
        let lease = context.lease(id).await?;
        let loaded = load(&context.store, id).await.inspect_err(|_| lease.give_up())?;
        let snapshot = TableSnapshot::new(id, *generation.borrow(), loaded, &context);
        let (actor, handle) = TableActor::new((context, lease), presenters, snapshot);
        tokio::spawn(actor.run(generation).instrument(span(id)));
        Ok(handle)
    }

    fn new(
        (context, lease): (Arc<Context>, TableLease),
        presenters: &Presenters,
        snapshot: TableSnapshot,
    ) -> (TableActor, Handle) {
        let (outbox, inbox) = mpsc::channel(MAILBOX_CAPACITY);
        let mailbox = outbox.downgrade();
        let since = snapshot.table.clock().since();
        // The turn may also seem to begin later: the wall clock was set back while the server was away.
        let clock_compensation_pending = since < context.reachable_since() || since > snapshot.now();
        let actor = TableActor {
            snapshot,
            subscribers: Subscribers::new(presenters),
            awaited: Vec::new(),
            asked_at: HashMap::new(),
            household: Household::default(),
            attended: None,
            pause_is_stored: false,
            thinking: None,
            thoughts: 0,
            clock_compensation_pending,
            not_before: Instant::now(),
            unloads: false,
            context,
            lease,
            inbox,
            mailbox,
        };
        (actor, Handle(outbox))
    }

    /// Runs until the table has been idle for a while, or until another node may take it.
    async fn run(mut self, mut generation: watch::Receiver<u64>) {
        self.context.metrics.tables_live.inc();
        tracing::debug!(entries = self.snapshot.table.entries(), "table loaded");
        // If it cannot be stored now, the table can still be read.
        drop(self.apply_elapsed_time().await);
        self.store_rated_result().await;
        self.start_bot();
        let mut unload_at = Instant::now() + self.idle_timeout();
        let mut heartbeat = Instant::now() + HEARTBEAT_INTERVAL;
        let alarm = sleep_until(heartbeat);
        let lease_ends = self.lease.clone().ends();
        tokio::pin!(alarm, lease_ends);
        while !self.unloads {
            let next = self.clock_runs_out().min(self.notice_due()).min(heartbeat).min(unload_at);
            // An alarm that rings too early only checks again: resetting it for every message would cost more.
            if next < alarm.deadline() {
                alarm.as_mut().reset(next);
            }
            tokio::select! {
                message = self.inbox.recv() => {
                    let Some(Envelope { sent, message }) = message else { break };
                    self.context.metrics.mailbox_wait.observe(sent.elapsed().as_secs_f64());
                    if !self.lease.may_serve() {
                        break;
                    }
                    self.handle(message).await;
                    unload_at = Instant::now() + self.idle_timeout();
                }
                () = &mut alarm => {
                    let now = Instant::now();
                    if (self.is_clock_wrong() || self.is_due()) && self.not_before <= now {
                        drop(self.apply_elapsed_time().await);
                    }
                    if self.notice_due() <= now {
                        self.send_notices(now);
                    }
                    if heartbeat <= now {
                        self.subscribers.send_heartbeat();
                        self.store_pause().await;
                        unload_at = unload_at.min(now + self.idle_timeout());
                        heartbeat = now + HEARTBEAT_INTERVAL;
                    }
                    if unload_at <= now {
                        self.store_pause().await;
                        if self.subscribers.is_empty() && self.thinking.is_none() && !self.has_notice() {
                            break;
                        }
                        unload_at = now + self.idle_timeout();
                    }
                    let next = self.clock_runs_out().min(self.notice_due()).min(heartbeat).min(unload_at);
                    alarm.as_mut().reset(next);
                }
                () = self.snapshot.clock.jumps() => drop(self.apply_elapsed_time().await),
                _ = generation.changed() => break,
                () = &mut lease_ends => break,
            }
        }
        // Before anybody else can load the table here.
        self.lease.give_up();
        self.context.metrics.tables_live.dec();
        tracing::debug!("table unloaded");
    }

    /// Returns how long an idle table stays loaded: not long once the game is over, and the less the more tables are loaded.
    fn idle_timeout(&self) -> Duration {
        let free = 1.0 - self.context.metrics.tables_live.get() as f64 / MAX_IDLE_TABLES as f64;
        let idle = self.context.config.idle_timeout.mul_f64(free.clamp(MIN_IDLE_SHARE, 1.0));
        if self.snapshot.table.stage() == Stage::Over { idle.min(FINISHED_IDLE_TIMEOUT) } else { idle }
    }

    /// Returns whether the table waits until somebody opens it: bots play for all players, and nobody has looked at it lately.
    /// Otherwise forgotten tables would take the time of bots from those who play.
    fn is_paused(&self) -> bool {
        let (table, subscribers) = (&self.snapshot.table, &self.subscribers);
        subscribers.is_empty()
            && self.attended.is_none_or(|attended| attended.elapsed() >= UNATTENDED_PLAY)
            && table.bot_to_decide().is_some()
            && table.seats().all(|seat| table.bot(seat).is_some() || table.gave_up(seat))
    }

    fn summary(&self) -> Summary {
        summary(&self.snapshot.table, self.snapshot.rating_stored())
    }

    /// Stores the result of a rated game that is over, unless it is stored already. Until then the store wakes the table again
    /// and again, so a failure or a crash loses nothing.
    async fn store_rated_result(&mut self) {
        if self.snapshot.rating_stored() == RatingStored::Yes {
            return;
        }
        let Some(result) = rated_result(&self.snapshot.table) else { return };
        match store_result(&self.context.store, self.snapshot.id(), result).await {
            Ok(changes) => {
                self.snapshot.rating_changes = Some(changes);
                self.subscribers.invalidate();
            }
            Err(failure) => tracing::error!(%failure, "failed to store a rated result; trying again"),
        }
    }

    /// Tells the store that a paused table need not be woken.
    async fn store_pause(&mut self) {
        if self.pause_is_stored || self.thinking.is_some() || !self.is_paused() {
            return;
        }
        let append = Append {
            table: self.snapshot.id(),
            first: self.snapshot.table.entries(),
            hold: self.lease.hold(),
            entries: Vec::new(),
            summary: Some(Summary { wake: None, ..self.summary() }),
        };
        match self.context.store.append(append).await {
            Ok(()) => self.pause_is_stored = true,
            Err(failure) => {
                tracing::warn!(%failure, "failed to store that the table is paused; trying again");
                // The append may still be under way.
                self.unloads = self.lease.hold().is_some();
            }
        }
    }

    /// Records that somebody reads the table, follows it or acts at it. A paused game goes on.
    fn attend(&mut self) {
        self.attended = Some(Instant::now());
        self.start_bot();
    }

    /// Returns when time changes the table. Bots do not count: they send their decisions.
    fn wake(&self) -> Option<Timestamp> {
        self.snapshot.table.wake().filter(|_| self.snapshot.table.bot_to_decide().is_none())
    }

    /// Returns whether a clock has run out or the table has expired, and the log does not say so yet.
    fn is_due(&self) -> bool {
        self.wake().is_some_and(|wake| wake <= self.snapshot.now())
    }

    /// Returns when the clock must be checked.
    fn clock_runs_out(&self) -> Instant {
        if self.is_clock_wrong() {
            return self.not_before;
        }
        let left = self
            .wake()
            .map_or(NEVER, |wake| Duration::from_millis(wake.since(self.snapshot.now()).cast_unsigned()));
        (Instant::now() + left.min(NEVER)).max(self.not_before)
    }

    async fn handle(&mut self, message: Message) {
        // A reply cannot be sent if the caller is gone; what was done stays done.
        match message {
            Message::Execute { who, command, reply } => {
                if matches!(who, Issuer::Person { .. }) {
                    self.attend();
                }
                drop(reply.send(self.execute(&who, command).await));
                if matches!(who, Issuer::Time) {
                    self.store_pause().await;
                    self.store_rated_result().await;
                }
            }
            Message::Decide { who, typed, reply } => {
                self.attend();
                drop(reply.send(self.decide(&who, typed).await));
            }
            Message::Reveal { person, seat, reply } => drop(reply.send(self.reveal(person, seat))),
            Message::Redraw { person } => self.redraw(person),
            Message::Erase { person, reply } => drop(reply.send(self.erase(person).await)),
            Message::Subscribe { subscription, reply } => {
                if self.household == Household::default() {
                    self.household = subscription.household;
                }
                self.subscribers.add(&self.snapshot, subscription);
                let _ = reply.send(());
                self.attend();
            }
            Message::Read(read) => {
                read(&self.snapshot);
                self.attend();
            }
            Message::Unload => {
                self.unloads = true;
                // The next owner does not know of them.
                self.send_notices(Instant::now() + NOTICE_DELAY);
            }
            // A decision that was requested before an undo belongs to a position that no longer exists.
            Message::BotDecided { number, .. } if self.thinking != Some(number) => (),
            Message::BotDecided { seat, after, decision, .. } => {
                self.thinking = None;
                match decision {
                    Ok(decision) => {
                        let command = Command::Decide { decision, after };
                        // A player may have taken the seat back meanwhile.
                        drop(self.execute(&Issuer::Bot(seat), command).await);
                    }
                    Err(error) => {
                        let bot = self.snapshot.table.bot(seat);
                        tracing::error!(seat = seat.number(), bot, %error, "bot failed to decide; it tries again");
                        self.not_before = Instant::now() + RETRY_DELAY;
                    }
                }
                self.start_bot();
            }
        }
    }

    /// Executes a command. Elapsed time is applied first: a player who is out of time decides nothing any more.
    async fn execute(&mut self, who: &Issuer, mut command: Command) -> Result<Done, HostError> {
        self.apply_elapsed_time().await?;
        match (who.person(), &mut command) {
            // They are not told why.
            (Some(person), Command::Sit { .. }) if self.snapshot.is_blocked(person) => {
                return Err(Refusal::NoSeat.into());
            }
            (Some(person), Command::Change { plan, .. }) => {
                self.context.ignored.free_seats_of_blockers(person, plan);
            }
            _ => (),
        }
        self.append_command(who, command).await
    }

    /// Makes a decision that a player typed.
    async fn decide(&mut self, who: &Issuer, typed: Typed) -> Result<Done, HostError> {
        let Typed { text, after, language } = typed;
        let command = |decision: &str| Command::Decide { decision: decision.to_owned(), after };
        // Phones begin every text with a capital.
        let mut text = text.to_lowercase();
        let mut done = self.execute(who, command(&text)).await;
        // A text that is not in the notation of the rules may be in the player's language.
        if let Err(HostError::Refused(Refusal::Rules(Refused { rule: None, .. }))) = done
            && let Some(understood) = self.snapshot.game().map(|game| game.understood(&text, language))
        {
            text = understood;
            done = self.execute(who, command(&text)).await;
        }
        if let Err(HostError::Refused(Refusal::Rules(refused))) = &mut done
            && let Some(sentence) = self.refusal_for(who, &text, language)
        {
            refused.message = sentence;
        }
        done
    }

    /// Returns why the rules refuse a decision, in the language of the player whose turn it is. Nobody else is told: the
    /// sentence may speak of that player's cards.
    fn refusal_for(&self, who: &Issuer, decision: &str, language: Language) -> Option<String> {
        let (Issuer::Person { person, .. }, table) = (who, &self.snapshot.table) else { return None };
        let turn = table.turn()?;
        table.seats_of(*person).find(|seat| *seat == turn)?;
        self.snapshot.game()?.refusal(decision, language).map(|(_, sentence)| sentence)
    }

    fn reveal(&mut self, person: Person, seat: Seat) -> Result<Done, Refusal> {
        self.snapshot.reveal(person, seat)?;
        self.send(self.snapshot.table.entries(), Some(person));
        Ok(self.snapshot.done())
    }

    /// Returns whether the clock of the player on turn must be corrected before anything happens.
    fn is_clock_wrong(&self) -> bool {
        self.clock_compensation_pending || self.snapshot.clock.is_behind()
    }

    /// Gives players back the time in which the table was unreachable, and stores what the rest of the time has changed.
    async fn apply_elapsed_time(&mut self) -> Result<(), HostError> {
        if self.is_clock_wrong() {
            self.resume_clock().await?;
        }
        if self.is_due() {
            self.append_command(&Issuer::Time, Command::Look).await?;
        }
        Ok(())
    }

    /// Gives the player on turn the time back in which the table was unreachable, or keeps what they have used when the
    /// server's clock has followed a jump of the wall clock.
    async fn resume_clock(&mut self) -> Result<(), HostError> {
        let used = self.snapshot.now().since(self.snapshot.table.clock().since());
        let spent = if self.clock_compensation_pending { 0 } else { used };
        let before = self.snapshot.clock.follow();
        if let Err(failure) = self.append_command(&Issuer::Time, Command::Resume { spent }).await {
            self.snapshot.clock.go_back(before);
            return Err(failure);
        }
        self.clock_compensation_pending = false;
        Ok(())
    }

    async fn append_command(&mut self, who: &Issuer, command: Command) -> Result<Done, HostError> {
        let now = self.snapshot.now();
        let is_decision = matches!(command, Command::Decide { .. });
        let entries = self.context.draw(|rng| self.snapshot.table.execute(who, command, now, rng))?;
        if !entries.is_empty() {
            self.append(now, entries).await?;
            if is_decision {
                self.context.metrics.decisions.inc();
            }
        }
        Ok(self.snapshot.done())
    }

    /// Applies entries, appends them to the store, and shows them once they are stored.
    async fn append(&mut self, now: Timestamp, entries: Vec<Entry>) -> Result<(), HostError> {
        let first = self.snapshot.table.entries();
        let (before, decider) = (self.lobby_fingerprint(), self.decider());
        let applied = entries.iter().try_for_each(|entry| self.snapshot.table.apply(now, entry));
        let after = self.lobby_fingerprint();
        let stored = match applied {
            Ok(()) => {
                let only_decisions = entries.iter().all(|entry| matches!(entry, Entry::Decided { .. }));
                let unchanged = only_decisions && after == before && !self.pause_is_stored;
                let append = Append {
                    table: self.snapshot.id(),
                    first,
                    hold: self.lease.hold(),
                    entries: lines(now, &entries),
                    summary: (!unchanged).then(|| self.summary()),
                };
                let begun = std::time::Instant::now();
                let appended = self.context.store.append(append).await;
                self.context.metrics.append_duration.observe(begun.elapsed().as_secs_f64());
                appended.map_err(|failure| HostError::from(&failure))
            }
            Err(error) => Err(error.into()),
        };
        if let Err(failure) = stored {
            tracing::error!(%failure, "failed to store a change of the table; reading the table again");
            self.not_before = Instant::now() + RETRY_DELAY;
            if self.lease.hold().is_some() {
                // The append may still be under way. The next owner's epoch refuses it, and only then reads the table.
                self.unloads = true;
                return Err(failure);
            }
            // Nobody has seen what was not stored: the table goes back to the state of the store.
            match load(&self.context.store, self.snapshot.id()).await {
                Ok(loaded) => {
                    self.snapshot.reset(loaded);
                    self.subscribers.invalidate();
                }
                Err(failure) => {
                    tracing::error!(%failure, "failed to read the table; unloading it");
                    self.unloads = true;
                }
            }
            return Err(failure);
        }
        self.pause_is_stored = false;
        if entries.iter().any(|entry| !matches!(entry, Entry::Decided { .. } | Entry::Said { .. })) {
            self.snapshot.update_names();
            self.subscribers.invalidate();
        }
        if entries.iter().any(|entry| matches!(entry, Entry::TookBack { .. })) {
            self.thinking = None;
        }
        self.snapshot.entries.extend(entries.into_iter().map(|entry| (now, entry)));
        self.snapshot.hide_finished_seats();
        self.store_rated_result().await;
        self.send(first, None);
        self.note_awaited(&before, &after, decider);
        self.announce(first, before, after);
        self.start_bot();
        Ok(())
    }

    /// Sends a person what their choice to ignore somebody has changed.
    fn redraw(&mut self, person: Person) {
        self.send(self.snapshot.table.entries(), Some(person));
    }

    /// Removes a deleted person from the log.
    async fn erase(&mut self, person: Person) -> Result<(), HostError> {
        let (store, id) = (&self.context.store, self.snapshot.id());
        let (lease, rating) = (&self.lease, self.snapshot.rating_stored());
        let erased = erase(store, (id, lease, rating), &self.snapshot.entries, person).await;
        if erased.is_err() && self.lease.hold().is_some() {
            // It may be stored nevertheless. The next owner's epoch ends what is still under way, and only then reads the table.
            self.unloads = true;
        }
        let Some(loaded) = erased? else { return Ok(()) };
        self.snapshot.reset(loaded);
        self.pause_is_stored = false;
        self.subscribers.invalidate();
        self.send(self.snapshot.table.entries(), None);
        Ok(())
    }

    /// Sends subscribers what the entries from `first` on changed.
    fn send(&mut self, first: u64, only: Option<Person>) {
        let rendered = self.subscribers.send(&self.snapshot, first, only);
        self.context.metrics.frames.inc_by(rendered as u64);
    }

    /// Announces a change to those whose lobby shows it.
    fn announce(&self, first: u64, before: LobbyFingerprint, after: LobbyFingerprint) {
        let new = self.snapshot.entries.get(first as usize..).unwrap_or_default();
        // The lobby shows no chat.
        if new.iter().all(|(_, entry)| matches!(entry, Entry::Said { .. } | Entry::Silenced { .. })) {
            return;
        }
        if before.stage != Stage::Running || after.stage != Stage::Running {
            let around = [before.around, after.around].concat();
            self.context.announce(LobbyChange::of(before.listed || after.listed, around));
        } else if before.awaited != after.awaited {
            self.context.announce(LobbyChange::of(false, [before.awaited, after.awaited].concat()));
        }
    }

    fn lobby_fingerprint(&self) -> LobbyFingerprint {
        let table = &self.snapshot.table;
        let stage = table.stage();
        LobbyFingerprint {
            stage,
            turn: table.turn(),
            awaited: table.awaited(),
            asked: table.asked().map_or_else(Vec::new, |asked| asked.waiting.clone()),
            wake: table.wake(),
            listed: table.is_found(),
            around: if stage == Stage::Running { Vec::new() } else { table.people() },
        }
    }

    /// Lets the bot whose turn it is think, unless it already does.
    fn start_bot(&mut self) {
        let Some((seat, bot)) = self.snapshot.table.bot_to_decide() else { return };
        let after = self.snapshot.table.game().map_or(0, Match::decisions);
        if self.thinking.is_some() || self.is_paused() {
            return;
        }
        let (bot, seed) = (bot.to_owned(), self.snapshot.table.seed());
        let context = Arc::clone(&self.context);
        // The ratings of bots were measured with their whole budget.
        let full_budget = self.snapshot.table.rating() == RatingState::Rated;
        let prepare = |game: &mut dyn AnyMatch| {
            let task = || Task::new(game, &bot, Work::Decide { seat, seed }).with_full_budget(full_budget);
            let task = context.task(task);
            let thought = game.thought(seat, &bot, seed)?;
            let thought = if full_budget { with_full_budget(thought) } else { thought };
            Ok::<_, String>((thought, task))
        };
        let Some(prepared) = self.snapshot.table.game_mut().map(prepare) else { return };
        let (thought, task) = match prepared {
            Ok(prepared) => prepared,
            Err(error) => {
                tracing::error!(seat = seat.number(), bot, error, "cannot start a bot");
                return;
            }
        };
        self.thoughts += 1;
        let number = self.thoughts;
        self.thinking = Some(number);
        let pause = if self.subscribers.is_empty() { Duration::ZERO } else { self.context.config.bot_pause };
        let earliest = (Instant::now() + pause).max(self.not_before);
        let (mailbox, household) = (self.mailbox.clone(), self.household);
        let thinking = async move {
            let decision = context.think(household, task, thought).await;
            sleep_until(earliest).await;
            if let Some(mailbox) = mailbox.upgrade() {
                let message = Message::BotDecided { number, seat, after, decision };
                // The table may have been unloaded.
                drop(mailbox.send(Envelope::now(message)).await);
            }
        };
        tokio::spawn(thinking.in_current_span());
    }
}

/// Returns the span of a table's actor. Its level keeps it enabled under every filter, so that each log line of a table
/// names the table.
fn span(table: TableId) -> Span {
    tracing::error_span!(parent: None, "actor", %table)
}
