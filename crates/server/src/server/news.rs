//! News from other nodes, and what this one tells them without being asked.

use std::time::Duration;

use hearth_cluster::Number;
use hearth_host::base::{Household, LobbyChange, NodeNews};
use hearth_store::{Announcement, StoreFailure, UserId};
use tokio::sync::broadcast::error::RecvError;
use tokio::time::{Instant, MissedTickBehavior, interval, sleep_until};

use crate::app::App;

/// The time between two lists of the people who are here.
const PRESENCE_INTERVAL: Duration = Duration::from_mins(1);

/// The time after which everything is read again, if something could not be read.
const RETRY_DELAY: Duration = Duration::from_secs(5);

/// The number of people in one list: it must fit into an announcement.
const MAX_PEOPLE: usize = 100;

/// Follows what the other nodes tell, as long as the server runs.
pub(super) async fn follow(app: App) {
    let mut announcements = app.context.store.announcements();
    // What was read before this may have changed since.
    let mut retry_at = retry_unless(read_everything(&app).await);
    loop {
        let announcement = tokio::select! {
            announcement = announcements.recv() => Some(announcement),
            () = sleep_until(retry_at.unwrap_or_else(Instant::now)), if retry_at.is_some() => None,
        };
        let news = match announcement {
            // Only a node of a later version tells what this one cannot read.
            Some(Ok(Announcement::Text(text))) => serde_json::from_str(&text).ok(),
            Some(Ok(Announcement::Missed) | Err(RecvError::Lagged(_))) | None => None,
            Some(Err(RecvError::Closed)) => return,
        };
        retry_at = match news {
            Some(news) => retry_at.or(retry_unless(note(&app, news).await)),
            None => retry_unless(read_everything(&app).await),
        };
    }
}

/// Returns when everything is to be read again, if something could not be read.
fn retry_unless(read: Result<(), StoreFailure>) -> Option<Instant> {
    let failure = read.err()?;
    tracing::warn!(%failure, "failed to read what another node has changed; trying again");
    Some(Instant::now() + RETRY_DELAY)
}

/// Tells the other nodes again and again who is here.
pub(super) async fn tell_presence(app: App) {
    let mut tick = interval(PRESENCE_INTERVAL);
    tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tick.tick().await;
        let here = app.house.seen_within(PRESENCE_INTERVAL, &app.cookie_key);
        for people in here.chunks(MAX_PEOPLE) {
            app.context.tell_nodes(&NodeNews::Here(people.to_vec()));
        }
    }
}

async fn note(app: &App, news: NodeNews) -> Result<(), StoreFailure> {
    match news {
        NodeNews::Lobby(people) => {
            let change = people.map_or(LobbyChange::Everybody, |people| LobbyChange::of(false, people));
            app.context.announce_here(change);
            Ok(())
        }
        NodeNews::House => app.house.reload().await,
        NodeNews::Ignored => app.context.ignored.reload(&app.context.store).await,
        NodeNews::Reachable(person) => {
            app.context.notices.add_reachable(UserId(person.0), Household::default());
            Ok(())
        }
        NodeNews::Accounts => {
            app.accounts.forget();
            Ok(())
        }
        NodeNews::StreamsEnd(person) => {
            app.accounts.end(UserId(person.0));
            Ok(())
        }
        NodeNews::Leaving(number) => {
            if let Some(membership) = &app.context.membership {
                membership.leaves(Number(number));
            }
            Ok(())
        }
        NodeNews::LogIn(attempt) => {
            // It counts, also if it would be refused here.
            let _ = app.limits.log_in(&attempt);
            Ok(())
        }
        NodeNews::Here(people) => {
            app.house.saw_elsewhere(people);
            Ok(())
        }
    }
}

/// Reads again what nodes tell each other, because some of it may have been missed.
async fn read_everything(app: &App) -> Result<(), StoreFailure> {
    app.accounts.forget();
    app.context.announce_here(LobbyChange::Everybody);
    super::reload(app).await
}
