//! The composition root: opens the store, wires everything together, serves, and stops in order.

mod integrity;
mod news;

use std::net::SocketAddr;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use axum::Router;
use hearth_host::base::{
    ConnectionLimits, Context, LobbyChange, Membership, NodeNews, RateLimits, Renewing, Role, SharedRng,
    WallClock, Workers,
};
use hearth_host::tables::{Presenters, Reviews, Tables};
use hearth_store::{Location, Store, StoreFailure};
use hearth_words::Language;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use tokio::time::{Instant, MissedTickBehavior, interval_at, sleep, timeout};

use crate::accounts::{Accounts, CookieKey};
use crate::api::ProgramPresenter;
use crate::app::database_check::DatabaseDamage;
use crate::app::nodes::OtherNodes;
use crate::app::{App, Services};
use crate::config::{AllowedHosts, Config};
use crate::house::House;
use crate::http::access::RequestMonitor;
use crate::http::forward::{Forwarding, Owners};
use crate::http::listener::{self, Serving};
use crate::http::tls::{self, Renewal, TlsAcceptor, TlsFailure};
use crate::notices::{MailFailure, Mailer, Notices, NotificationWorker};
use crate::pages::table::PagePresenter;
use crate::routes::router;

/// Connections per household, for each request per second of a person: twice the number of its streams.
const CONNECTIONS_PER_REQUEST_RATE: usize = 100;

/// The time between two sweeps of what nobody needs any more.
const SWEEP_INTERVAL: Duration = Duration::from_mins(10);

/// The time for which a node still answers when it has handed over its tables: other nodes hear of it within a second. Before
/// that, one of them could send a request over a connection that closes at the same moment, and could not repeat it.
const LEAVING_TIME: Duration = Duration::from_millis(1200);

/// The time in which other nodes can take the tables of a server that stops.
const HAND_OVER_TIME: Duration = Duration::from_secs(20);

/// The server.
pub struct Server {
    app: App,
    monitor: Arc<RequestMonitor>,
    forwarding: Option<Arc<Forwarding>>,
    /// The heartbeat of a node. It ends with the server.
    _renewing: Option<Renewing>,
    tls: Option<(TlsAcceptor, Renewal)>,
}

/// The reason why the server cannot start.
#[derive(Debug, thiserror::Error)]
pub enum ServeFailure {
    /// The store cannot be opened.
    #[error(transparent)]
    Store(#[from] StoreFailure),
    /// HTTPS cannot be set up.
    #[error("cannot set up HTTPS: {0}")]
    Tls(#[from] TlsFailure),
    /// Mail cannot be sent with these settings.
    #[error(transparent)]
    Mail(#[from] MailFailure),
    /// The system gives no thread.
    #[error("cannot start a thread: {0}")]
    Thread(std::io::Error),
    /// The address cannot be bound.
    #[error("cannot listen at {0}: {1}. Another address can be given with --listen")]
    Listen(SocketAddr, std::io::Error),
}

impl Server {
    /// Opens the store and prepares everything.
    pub async fn open(config: Config, clock: WallClock, rng: SharedRng) -> Result<Server, ServeFailure> {
        let mailer = Mailer::open(&config)?;
        let database_check = config.database.file().map(integrity::check_log).unwrap_or_default();
        let store = config.database.open()?;
        let membership = own(&config, &store).await?.map(Arc::new);
        let renewing = membership.clone().map(Renewing::start).transpose().map_err(ServeFailure::Thread)?;
        let tls = config.tls.as_ref().map(tls::open).transpose()?;
        let limits = RateLimits::new(config.requests_each_second);
        let shared = config.advertise.is_some();
        let owners = membership.clone().filter(|_| shared);
        let context = Arc::new(Context::open(config.host(), (store, membership), clock, rng).await?);
        let public_url = config.public_url().to_owned();
        let presenters = Presenters {
            page: Arc::new(move || Box::new(PagePresenter::new(public_url.clone()))),
            program: Arc::new(|| Box::new(ProgramPresenter)),
        };
        let tables = Tables::new(Arc::clone(&context), presenters);
        let instance = context.draw(|rng| rng.next_u64());
        let app = App::new(Services {
            reviews: Reviews::new(tables.clone()),
            tables,
            accounts: Accounts::new(Arc::clone(&context)),
            house: House::open(Arc::clone(&context)).await?,
            cookie_key: CookieKey::open(&context).await?,
            notices: Arc::new(Notices::open(Arc::clone(&context), &config, mailer).await?),
            limits,
            instance,
            allowed_hosts: AllowedHosts::of(&config),
            config,
            context,
            database_check,
            nodes: OnceLock::new(),
        });
        let monitor = Arc::new(RequestMonitor::new(&app));
        let mut server = Server { app, monitor, forwarding: None, _renewing: renewing, tls };
        if let Some(owners) = owners {
            server.join(owners).await?;
        }
        Ok(server)
    }

    /// From now on, requests for a table that another node owns are forwarded to it.
    pub async fn join(&mut self, owners: Arc<dyn Owners>) -> Result<(), StoreFailure> {
        let forwarding = Forwarding::open(owners, &self.app.config, Arc::clone(&self.app.context)).await?;
        let forwarding = Arc::new(forwarding);
        // The first of several would stay.
        let _ = self.app.nodes.set(Arc::clone(&forwarding) as Arc<dyn OtherNodes>);
        self.app.context.use_workers(Arc::clone(&forwarding) as Arc<dyn Workers>);
        self.forwarding = Some(forwarding);
        Ok(())
    }

    /// Returns the routes, for tests without a network.
    pub fn router(&self) -> Router {
        router(self.app.clone(), Arc::clone(&self.monitor), self.forwarding.clone())
    }

    /// Returns the path of the one-time link for the first host, while there is no host.
    pub fn host_claim_path(&self) -> Option<String> {
        self.app.house.claim().path()
    }

    /// Starts the background tasks: waking tables, delivering notices, sweeping, checking the database, following other nodes.
    pub fn start(&self) -> Vec<JoinHandle<()>> {
        let mut tasks = vec![
            tokio::spawn(self.app.context.clock.clone().follow_wall()),
            tokio::spawn(sweep(self.app.clone())),
            tokio::spawn(integrity::check(self.app.clone())),
        ];
        if self.app.config.role == Role::Node {
            let notices = NotificationWorker::new(Arc::clone(&self.app.notices));
            tasks.push(tokio::spawn(self.app.tables.clone().wake_due_tables()));
            tasks.push(tokio::spawn(notices.run()));
        }
        if self.app.context.has_nodes() {
            tasks.push(tokio::spawn(news::follow(self.app.clone())));
            tasks.push(tokio::spawn(news::tell_presence(self.app.clone())));
        }
        tasks
    }

    /// Serves until `stop`, or until another server has opened the database. Everything acknowledged is stored; open
    /// connections get a moment to finish.
    pub async fn serve(
        mut self,
        listener: TcpListener,
        stop: impl Future<Output = ()>,
    ) -> Result<(), ServeFailure> {
        let mut tasks = self.start();
        let tls = self.tls.take().map(|(acceptor, renewal)| {
            tasks.push(tokio::spawn(renewal.run()));
            acceptor
        });
        let config = &self.app.config;
        let each = (config.requests_each_second as usize).saturating_mul(CONNECTIONS_PER_REQUEST_RATE);
        let limits = (!config.behind_proxy).then(|| ConnectionLimits::new(each));
        let serving = Serving { unfinished: config.unfinished, limits, tls };
        let (context, mut served) = (Arc::clone(&self.app.context), Ok(()));
        let (membership, tables) = (context.membership.clone(), self.app.tables.clone());
        let stop = async {
            tokio::select! {
                () = stop => {
                    if let Some(membership) = &membership
                        && membership.has_others()
                    {
                        tracing::info!("stopping: the other nodes take the tables");
                        let leaving = NodeNews::Leaving(membership.standing().number().0);
                        // Nobody hands tables to it from now on.
                        context.tell_nodes(&leaving);
                        // They take the rest when this node has left.
                        let _ = timeout(HAND_OVER_TIME, tables.hand_over()).await;
                        // Nobody sends it requests from now on.
                        context.tell_nodes(&leaving);
                        sleep(LEAVING_TIME).await;
                        // Other nodes take the remaining tables while the last connections end. A failure does not matter:
                        // this node tries again below.
                        let _ = membership.leave().await;
                    }
                }
                () = context.store.taken_over() => {
                    tracing::error!("another server has opened the database");
                    served = Err(StoreFailure::TakenOver.into());
                }
            }
        };
        listener::serve(listener, self.router(), serving, stop).await;
        for task in tasks {
            task.abort();
        }
        if let Some(membership) = &membership
            && let Err(failure) = membership.leave().await
        {
            tracing::warn!(%failure, "failed to release the tables; another server can take them in four seconds");
        }
        self.app.context.store.close();
        served
    }

    /// Binds an address.
    pub async fn listen(address: SocketAddr) -> Result<TcpListener, ServeFailure> {
        TcpListener::bind(address).await.map_err(|error| ServeFailure::Listen(address, error))
    }
}

/// Makes this server the only owner of its database, or one of several nodes that share it.
async fn own(config: &Config, store: &Store) -> Result<Option<Membership>, StoreFailure> {
    match (&config.database, &config.advertise) {
        (Location::File(_), _) => store.own().await.map(|()| None),
        (Location::Server(_), None) => Membership::alone(store.clone()).await.map(Some),
        (Location::Server(_), Some(address)) => {
            Membership::join(store.clone(), address.clone(), config.role).await.map(Some)
        }
    }
}

/// Drops what nobody needs any more, ends what other programs revoked, and reads secrets again after a backup was restored.
async fn sweep(app: App) {
    let store = &app.context.store;
    let (mut generation, mut revocations) = (store.generation(), store.revocations());
    let mut revoked = *revocations.borrow_and_update();
    // A period, not a pause: revocations may come more often.
    let mut sweep = interval_at(Instant::now() + SWEEP_INTERVAL, SWEEP_INTERVAL);
    sweep.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            changed = generation.changed() => {
                if changed.is_err() {
                    return;
                }
                if let Err(failure) = reload(&app).await {
                    tracing::error!(%failure, "failed to read the secrets of the restored database; restart the server");
                }
                tracing::info!(generation = *app.context.store.generation().borrow(), "a backup was restored");
                // The damage may be gone.
                app.database_check.note(|damage| *damage = DatabaseDamage::default());
                tokio::spawn(integrity::check(app.clone()));
                app.accounts.end_all_sessions();
                app.context.announce(LobbyChange::Everybody);
            }
            changed = revocations.changed() => {
                if changed.is_err() {
                    return;
                }
                let now = *revocations.borrow_and_update();
                app.accounts.end_revoked_since(std::mem::replace(&mut revoked, now)).await;
            }
            _ = sweep.tick() => {
                app.limits.forget_quiet();
                app.tables.sweep();
                if let Err(failure) = app.accounts.sweep().await {
                    let failure = failure.sentence(Language::English);
                    tracing::warn!(failure, "failed to delete old guests and sessions; trying again later");
                }
                if let Err(failure) = app.tables.delete_expired().await {
                    tracing::warn!(%failure, "failed to delete expired tables; trying again later");
                }
            }
        }
    }
}

async fn reload(app: &App) -> Result<(), StoreFailure> {
    app.cookie_key.reload(&app.context).await?;
    app.context.read_deal_key_again().await?;
    app.house.reload().await?;
    app.context.ignored.reload(&app.context.store).await?;
    app.context.notices.reload(&app.context.store).await?;
    app.notices.reload().await
}
