//! The server as a whole: it opens the store, serves, and stops in order.

use std::fmt;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use hearth_store::{Store, StoreFailure};
use tokio::net::TcpListener;
use tokio::sync::Mutex as AsyncMutex;
use tokio::task::JoinHandle;

use crate::app::{App, Rooms};
use crate::config::Config;
use crate::connection_limits::ConnectionLimits;
use crate::connections;
use crate::limits::Limits;
use crate::lobby_feed::LobbyChange;
use crate::notices::NotificationWorker;
use crate::people::People;
use crate::reviews::Reviews;
use crate::rng::SharedRng;
use crate::routes::router;
use crate::shared::Shared;
use crate::tables::Tables;
use crate::time::Time;

/// A household may have so many times as many connections as a person may ask for things in a second: twice what it may watch.
const CONNECTIONS: usize = 100;

/// The server.
pub struct Server {
    app: App,
}

/// Why there is no server.
#[derive(Debug)]
pub enum ServeFailure {
    /// The store cannot be opened.
    Store(StoreFailure),
    /// Nothing can be heard at this address.
    Listen(SocketAddr, std::io::Error),
}

impl fmt::Display for ServeFailure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ServeFailure::Store(failure) => failure.fmt(f),
            ServeFailure::Listen(address, error) => {
                write!(f, "cannot listen at {address}: {error}. Another address can be given with --listen")
            }
        }
    }
}

impl std::error::Error for ServeFailure {}

impl From<StoreFailure> for ServeFailure {
    fn from(failure: StoreFailure) -> ServeFailure {
        ServeFailure::Store(failure)
    }
}

impl Server {
    /// Opens the store and gets everything ready.
    pub async fn open(config: Config, time: Time, rng: SharedRng) -> Result<Server, ServeFailure> {
        let store = Store::open(&config.database)?;
        let limits = Limits::new(config.requests_each_second);
        let shared = Arc::new(Shared::open(config, store, time, rng).await?);
        let tables = Tables::new(Arc::clone(&shared));
        let app = App::new(Rooms {
            reviews: Reviews::new(Arc::clone(&shared), tables.clone()),
            tables,
            people: People::new(Arc::clone(&shared)),
            limits,
            meeting_again: AsyncMutex::default(),
            shared,
        });
        Ok(Server { app })
    }

    /// The routes, for tests that need no network.
    pub fn router(&self) -> Router {
        router(self.app.clone())
    }

    /// Begins with what goes on by itself: waking tables, bringing notices, forgetting.
    pub fn start(&self) -> Vec<JoinHandle<()>> {
        let tables = self.app.tables.clone();
        let worker = NotificationWorker::new(Arc::clone(&self.app.shared));
        vec![tokio::spawn(tables.wake()), tokio::spawn(worker.run()), tokio::spawn(tidy(self.app.clone()))]
    }

    /// Serves until it is told to stop. What was acknowledged is stored; open connections get a moment to end.
    pub async fn serve(self, listener: TcpListener, stop: impl Future<Output = ()>) {
        let work = self.start();
        let config = &self.app.shared.config;
        let each = (config.requests_each_second as usize).saturating_mul(CONNECTIONS);
        let connection_limits = (!config.behind_proxy).then(|| ConnectionLimits::new(each));
        connections::serve(listener, self.router(), config.unfinished, connection_limits, stop).await;
        for task in work {
            task.abort();
        }
        self.app.shared.store.close();
    }

    /// Listens at an address.
    pub async fn listen(address: SocketAddr) -> Result<TcpListener, ServeFailure> {
        TcpListener::bind(address).await.map_err(|error| ServeFailure::Listen(address, error))
    }
}

/// Forgets what nobody needs, and everything about people after a restore.
async fn tidy(app: App) {
    let mut generation = app.shared.store.generation();
    loop {
        tokio::select! {
            changed = generation.changed() => {
                if changed.is_err() {
                    return;
                }
                if let Err(failure) = app.shared.renew_keys().await {
                    tracing::error!(%failure, "the keys of the restored database are not known");
                }
                app.people.begin_anew();
                app.shared.tell_lobby(LobbyChange::Everybody);
            }
            () = tokio::time::sleep(Duration::from_mins(10)) => {
                app.limits.forget_quiet();
                if let Err(failure) = app.people.tidy().await {
                    tracing::warn!(?failure, "guests were not swept");
                }
                if let Err(failure) = app.tables.tidy().await {
                    tracing::warn!(%failure, "faded tables were not swept");
                }
            }
        }
    }
}
