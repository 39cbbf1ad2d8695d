//! The integrity checks of the database at the start, and after a restored backup.

use std::path::Path;
use std::thread;
use std::time::Instant;

use hearth_host::base::lower_thread_priority;
use tokio::sync::oneshot;

use crate::app::App;
use crate::app::database_check::DatabaseCheck;

/// The nice value of the thread: nobody waits for it.
const NICE: i32 = 10;

/// Checks the write-ahead log that a crash left. The database must not be open yet.
pub(super) fn check_log(database: &Path) -> DatabaseCheck {
    let lost = match hearth_store::commits_behind_damage(database) {
        // After a power cut, the last write may be incomplete. Nobody was told that it was stored.
        Ok(0 | 1) => 0,
        Ok(writes) => {
            tracing::error!(
                writes,
                "the database's log is damaged: the last writes before the crash are lost; look for the cause (disk, memory)"
            );
            writes
        }
        Err(error) => {
            tracing::warn!(%error, "failed to check the database's log");
            0
        }
    };
    DatabaseCheck::of_log(lost)
}

/// Checks the database in the background, logs what is damaged and notes it for the hosts. A damaged database still serves
/// what can be read.
pub(super) async fn check(app: App) {
    // A database server has checks of its own.
    let Some(database) = app.config.database.file().map(Path::to_owned) else { return };
    let (sender, receiver) = oneshot::channel();
    let begun = Instant::now();
    // Not a task of the runtime, which would wait for it before it stops.
    let thread = thread::Builder::new().name("store-check".to_owned()).spawn(move || {
        lower_thread_priority(NICE);
        // The server may be stopping.
        drop(sender.send(hearth_store::check_integrity(&database)));
    });
    if let Err(error) = thread {
        tracing::warn!(%error, "failed to start the check of the database");
        return;
    }
    let Ok(checked) = receiver.await else { return };
    let seconds = begun.elapsed().as_secs_f64();
    match checked {
        Ok(damaged) if damaged.is_empty() => tracing::info!(seconds, "the database is sound"),
        Ok(damaged) => {
            for damaged in &damaged {
                tracing::error!(
                    table = damaged.table,
                    problem = damaged.problem,
                    "the database is damaged: restore a backup with `hearth restore`, and look for the cause (disk, memory, power)"
                );
            }
            let tables = damaged.into_iter().map(|damaged| damaged.table).collect();
            app.database_check.note(|damage| damage.tables = tables);
        }
        Err(failure) => {
            tracing::error!(%failure, "failed to check the database");
            app.database_check.note(|damage| damage.unchecked = true);
        }
    }
}
