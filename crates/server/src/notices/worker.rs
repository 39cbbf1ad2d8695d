//! The worker that delivers notices. No table waits for it: tables only queue notices.
//!
//! A notice is stored before delivery and deleted afterwards. A crash loses only notices that were not stored yet. It
//! repeats only those that were delivered but not deleted yet. At the start, stored notices are delivered if the table
//! still waits for the player. Other waiting players get no second notice. Of several nodes, the one that a notice names
//! delivers it; if that node dies, another one does.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use hearth_host::base::{Household, PendingNotice};
use hearth_store::{Store, StoreFailure, UserId};
use tokio::task::{AbortHandle, JoinSet};
use tokio::time::{Instant, MissedTickBehavior, interval_at, sleep};
use tracing::Instrument;

use super::Notices;
use super::channel::Channel;
use super::notification::Notification;
use super::outbound::Undelivered;
use super::quiet;

/// The pause before each attempt.
const PAUSES: [Duration; 4] =
    [Duration::ZERO, Duration::from_secs(10), Duration::from_mins(1), Duration::from_mins(10)];

/// Quiet times are read again after this time.
const QUIET_INTERVAL: Duration = Duration::from_mins(10);

/// The time between two looks for notices of nodes that have died.
const TAKE_INTERVAL: Duration = Duration::from_mins(1);

/// The number of notices in delivery at once, including those that wait for another attempt.
const AT_ONCE: usize = 10_000;

/// The number of them for one household.
const AT_ONCE_FOR_HOUSEHOLD: usize = 200;

/// The number of them for one person: a dead webhook must not delay the notices of others.
const AT_ONCE_FOR_ONE: usize = 20;

/// The delivery of a notice.
struct Errand {
    household: Household,
    task: AbortHandle,
}

/// Delivers notices.
pub(crate) struct NotificationWorker {
    notices: Arc<Notices>,
    errands: JoinSet<()>,
    /// The latest delivery for each player and table. A new one replaces it, so that only one arrives.
    newest: HashMap<PendingNotice, Errand>,
}

impl NotificationWorker {
    pub fn new(notices: Arc<Notices>) -> NotificationWorker {
        NotificationWorker { notices, errands: JoinSet::new(), newest: HashMap::new() }
    }

    /// Delivers notices as long as the server runs.
    pub async fn run(mut self) {
        self.take_pending().await;
        let context = Arc::clone(&self.notices.context);
        let mut check = interval_at(Instant::now() + TAKE_INTERVAL, TAKE_INTERVAL);
        check.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                due = context.notices.next(), if self.errands.len() < AT_ONCE => self.begin(due),
                Some(_) = self.errands.join_next() => self.newest.retain(|_, errand| !errand.task.is_finished()),
                _ = check.tick(), if context.has_nodes() => self.take_pending().await,
            }
        }
    }

    /// Begins to deliver what a server did not deliver before it ended: this one at its last run, or another node.
    async fn take_pending(&mut self) {
        let context = &self.notices.context;
        match context.store.take_notices(context.node()).await {
            Ok(pending) => {
                for (user, table) in pending {
                    self.begin(PendingNotice { user, table });
                }
            }
            Err(failure) => {
                tracing::error!(%failure, "failed to read the notices that another server did not send");
            }
        }
    }

    fn begin(&mut self, due: PendingNotice) {
        let household = self.notices.context.notices.household_of(due.user);
        let others = || self.newest.iter().filter(|(other, _)| **other != due);
        let for_one = others().filter(|(other, _)| other.user == due.user).count();
        // People whose household is not known are not counted together.
        let unknown = household == Household::default();
        let for_household = others().filter(|(_, errand)| !unknown && errand.household == household).count();
        if for_one >= AT_ONCE_FOR_ONE || for_household >= AT_ONCE_FOR_HOUSEHOLD {
            tracing::debug!(
                table = %due.table,
                person = due.user.0,
                "too many pending notices for one person or household, dropping one"
            );
            return;
        }
        let notices = Arc::clone(&self.notices);
        let span = tracing::error_span!(parent: None, "notice", table = %due.table, person = due.user.0);
        let errand = async move {
            if let Err(failure) = deliver(&notices, due, household).await {
                tracing::error!(%failure, "failed to deliver a notice: the database did not answer");
            }
        };
        let task = self.errands.spawn(errand.instrument(span));
        if let Some(earlier) = self.newest.insert(due, Errand { household, task }) {
            earlier.task.abort();
        }
    }
}

/// Delivers a notice to all channels of a person that are not switched off, and retries those that failed. A pause holds no
/// place among the outbound requests.
async fn deliver(
    notices: &Arc<Notices>,
    due: PendingNotice,
    household: Household,
) -> Result<(), StoreFailure> {
    let (store, node) = (&notices.context.store, notices.context.node());
    store.begin_notice(due.user, due.table, node).await?;
    let mut channels = Channel::all(notices, due.user).await?;
    channels.retain(|channel| !channel.is_off());
    for (attempt, pause) in PAUSES.into_iter().enumerate() {
        sleep(pause).await;
        wait_until_wanted(notices, due.user).await?;
        // The table may have moved meanwhile, and its new owner has sent a notice of a later turn.
        if let Some(node) = node
            && !store.is_notice_of(due.user, due.table, node).await?
        {
            return Ok(());
        }
        let Some(notification) = still_awaited(store, due).await? else { break };
        let mut missed = Vec::new();
        for channel in channels {
            let sent = channel.deliver(notices, (due.user, household), &notification).await;
            if sent.is_err_and(Undelivered::may_pass) && attempt + 1 < PAUSES.len() {
                missed.push(channel);
            } else {
                channel.record(store, due.user, sent.is_ok()).await?;
            }
        }
        if missed.is_empty() {
            break;
        }
        channels = missed;
    }
    store.end_notice(due.user, due.table).await
}

/// Waits until the end of a person's quiet hours and holiday. They may change meanwhile.
async fn wait_until_wanted(notices: &Notices, user: UserId) -> Result<(), StoreFailure> {
    let context = &notices.context;
    loop {
        let wait = quiet::wait(&context.store.quiet_times(user).await?, context.clock.now().0);
        let Ok(wait @ 1..) = u64::try_from(wait) else { return Ok(()) };
        sleep(Duration::from_millis(wait).min(QUIET_INTERVAL)).await;
    }
}

/// Returns the notice, if the table still waits for the player.
async fn still_awaited(store: &Store, due: PendingNotice) -> Result<Option<Notification>, StoreFailure> {
    let summary = store.summary(due.table).await?;
    Ok(summary.and_then(|summary| Notification::awaited(due.table, &summary, due.user)))
}
