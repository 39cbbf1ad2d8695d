//! The one who brings notices. Nobody waits for him: a table only says who is awaited.
//!
//! A notice is written down before it is brought and crossed out afterwards. So a restart loses only what a table said in the
//! moment before it was written down, and repeats only what was brought in the moment before it was crossed out. What is
//! found written down at the start is brought if the person is still awaited: whoever has decided meanwhile is left in
//! peace. Tables at which somebody was awaited long before the start are not told again.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use hearth_host::base::PendingNotice;
use hearth_store::{Store, StoreFailure};
use tokio::task::{AbortHandle, JoinSet};
use tokio::time::sleep;

use super::Notices;
use super::channel::Channel;
use super::notification::Notification;
use super::outbound::Undelivered;

/// How long he waits before each attempt.
const PAUSES: [Duration; 4] =
    [Duration::ZERO, Duration::from_secs(10), Duration::from_mins(1), Duration::from_mins(10)];

/// So many notices are on their way at most, those among them that are tried again.
const AT_ONCE: usize = 1000;

/// So many of them are for one person: who does not answer must not keep others from being told.
const AT_ONCE_FOR_ONE: usize = 20;

/// The one who brings notices.
pub(crate) struct NotificationWorker {
    notices: Arc<Notices>,
    errands: JoinSet<()>,
    /// Who is awaited anew at a table is told anew, and only once.
    newest: HashMap<PendingNotice, AbortHandle>,
}

impl NotificationWorker {
    pub fn new(notices: Arc<Notices>) -> NotificationWorker {
        NotificationWorker { notices, errands: JoinSet::new(), newest: HashMap::new() }
    }

    /// Brings notices as long as the server runs.
    pub async fn run(mut self) {
        match self.notices.context.store.notices().await {
            Ok(pending) => {
                for (user, table) in pending {
                    self.begin(PendingNotice { user, table });
                }
            }
            Err(failure) => tracing::warn!(%failure, "notices from before the start are lost"),
        }
        let context = Arc::clone(&self.notices.context);
        loop {
            tokio::select! {
                due = context.notices.next(), if self.errands.len() < AT_ONCE => self.begin(due),
                Some(_) = self.errands.join_next() => self.newest.retain(|_, errand| !errand.is_finished()),
            }
        }
    }

    fn begin(&mut self, due: PendingNotice) {
        let for_him = self.newest.keys().filter(|other| other.user == due.user && **other != due).count();
        if for_him >= AT_ONCE_FOR_ONE {
            tracing::warn!(table = %due.table, "too many notices wait for one person: one is dropped");
            return;
        }
        let notices = Arc::clone(&self.notices);
        let errand = self.errands.spawn(async move {
            if let Err(failure) = deliver(&notices, due).await {
                tracing::warn!(%failure, "a notice could not be brought");
            }
        });
        if let Some(earlier) = self.newest.insert(due, errand) {
            earlier.abort();
        }
    }
}

/// Brings one notice to all devices of a person, and again where it did not arrive.
async fn deliver(notices: &Arc<Notices>, due: PendingNotice) -> Result<(), StoreFailure> {
    let store = &notices.context.store;
    store.begin_notice(due.user, due.table).await?;
    let mut channels = Channel::all(store, due.user).await?;
    for pause in PAUSES {
        sleep(pause).await;
        let Some(notification) = still_awaited(store, due).await? else { break };
        let mut missed = Vec::new();
        for channel in channels {
            if channel.deliver(notices, due.user, &notification).await.is_err_and(Undelivered::may_pass) {
                missed.push(channel);
            }
        }
        if missed.is_empty() {
            break;
        }
        channels = missed;
    }
    store.end_notice(due.user, due.table).await
}

/// What somebody is told, if he is still awaited.
async fn still_awaited(store: &Store, due: PendingNotice) -> Result<Option<Notification>, StoreFailure> {
    let summary = store.summary(due.table).await?;
    Ok(summary.and_then(|summary| Notification::awaited(due.table, &summary, due.user)))
}
