//! The state that every route is given.

pub(crate) mod database_check;
mod deal;
pub(crate) mod export;
pub(crate) mod friends;
mod log_in;
pub(crate) mod nodes;
mod people;

use std::net::IpAddr;
use std::ops::Deref;
use std::sync::{Arc, OnceLock};

use hearth_core::{Bytes32, Seat};
use hearth_host::base::{Context, HostError, LobbyChange, NodeNews, RateLimits};
use hearth_host::tables::hints::TimedHint;
use hearth_host::tables::{DealSource, NewDeal, PersonChange, Player, Reviews, Tables};
use hearth_store::{Stage, TableId, User, UserId};
use hearth_table::{Person, TableConfig};
use hearth_words::Language;
use tracing::Instrument;

use self::database_check::DatabaseCheck;
pub(crate) use self::deal::{new_deal, sent_share};
use self::nodes::OtherNodes;
use crate::accounts::display_name::checked_name;
use crate::accounts::{Accounts, CookieKey, Identity};
use crate::config::{AllowedHosts, Config};
use crate::error::{AppError, BadInput};
use crate::house::House;
use crate::notices::Notices;

/// The number of unfinished tables of one person: everything that lists or renames them takes time for each.
const MAX_UNFINISHED_TABLES: u64 = 300;

/// A person who opens the same table again within this time pressed the button twice.
const DOUBLE_CLICK_MS: i64 = 10_000;

/// The state that every route is given. Every request clones it several times, so it is one pointer.
#[derive(Clone)]
pub(crate) struct App(Arc<Services>);

/// The parts of the server.
pub(crate) struct Services {
    pub config: Config,
    pub allowed_hosts: AllowedHosts,
    pub context: Arc<Context>,
    pub tables: Tables,
    pub reviews: Reviews,
    pub accounts: Accounts,
    pub house: House,
    pub cookie_key: CookieKey,
    pub notices: Arc<Notices>,
    pub limits: RateLimits,
    pub database_check: DatabaseCheck,
    /// The other nodes, if this one is not alone.
    pub nodes: OnceLock<Arc<dyn OtherNodes>>,
    /// A random number of this process, by which `hearth doctor` recognises it.
    pub instance: u64,
}

impl App {
    pub fn new(services: Services) -> App {
        App(Arc::new(services))
    }

    /// Opens a table, unless the person opened too many lately or has too many unfinished ones.
    pub async fn open_table(
        &self,
        identity: &Identity,
        config: TableConfig,
        deal: NewDeal,
    ) -> Result<TableId, AppError> {
        if self.context.store.count_unfinished(identity.user.id).await? >= MAX_UNFINISHED_TABLES {
            return Err(AppError::Input(BadInput::Unfinished(MAX_UNFINISHED_TABLES)));
        }
        self.limits.table(identity.person(), identity.household)?;
        match self.tables.open((identity.player(), identity.household), config, deal).await {
            Err(HostError::TicketUsed(id)) => self.just_opened(identity, id).await,
            opened => Ok(opened?),
        }
    }

    /// Returns the table of a used ticket, if the person opened it a moment ago: they pressed the button twice.
    async fn just_opened(&self, identity: &Identity, id: TableId) -> Result<TableId, AppError> {
        let host = identity.person();
        let theirs = self.tables.read(id, move |snapshot| {
            let opened = snapshot.entries().first().map(|(at, _)| *at);
            let recent = opened.is_some_and(|at| snapshot.now().since(at) < DOUBLE_CLICK_MS);
            recent && snapshot.table().host() == host
        });
        match theirs.await {
            Ok(true) => Ok(id),
            Ok(false) => Err(AppError::TicketUsed),
            // This node lost its lease before anything was stored.
            Err(HostError::NoTable) => Err(AppError::TableUnavailable),
            Err(failure) => Err(failure.into()),
        }
    }

    /// Opens a rematch, or returns the one that another player opened.
    pub async fn rematch(
        &self,
        identity: &Identity,
        id: TableId,
        share: Option<Bytes32>,
    ) -> Result<TableId, AppError> {
        let (app, player, household) = (self.clone(), identity.player(), identity.household);
        // The old table must learn of the new one even if the client hangs up.
        run_detached(async move {
            let may_open = || app.limits.table(player.person, household);
            Ok(app.tables.rematch((player.clone(), household), (id, share), may_open).await?)
        })
        .await
    }

    /// Asks a bot for a hint, unless the person asked for too many lately.
    pub async fn hint(
        &self,
        identity: &Identity,
        id: TableId,
        language: Language,
    ) -> Result<TimedHint, AppError> {
        let (person, household) = (identity.person(), identity.household);
        Ok(self.tables.hint(id, (person, household), language, || self.limits.hint(person)).await?)
    }

    /// Opens a table that continues a finished game against bots.
    pub async fn play_on(
        &self,
        identity: &Identity,
        id: TableId,
        at: usize,
        seat: Seat,
    ) -> Result<TableId, AppError> {
        let config = self.tables.play_on_config(id, at, seat).await?;
        // A continued game has no deal of its own.
        self.open_table(identity, config, NewDeal { source: DealSource::Fresh, share: None }).await
    }

    /// Checks the password of an account again: someone at an open browser may be another.
    pub async fn confirm_password(
        &self,
        login: &str,
        password: String,
        address: Option<IpAddr>,
    ) -> Result<(), AppError> {
        self.count_log_in(login, address)?;
        self.accounts.log_in(login, password).await.map(drop)
    }

    /// Changes a person's name, also at all their unfinished tables.
    pub async fn rename(&self, user: UserId, name: &str) -> Result<(), AppError> {
        let name = checked_name(name)?;
        self.accounts.rename(user, &name).await?;
        let unfinished = self.context.store.tables_of(user, &Stage::UNFINISHED, 0..u32::MAX).await?;
        let player = Player { person: Person(user.0), name };
        for table in unfinished {
            // A table that refuses, because its log is full of renames, keeps the old name.
            drop(self.tell(table.id, PersonChange::Renamed, &player).await);
        }
        self.context.announce(LobbyChange::of(false, vec![player.person]));
        Ok(())
    }

    /// Deletes a person. They leave all tables first, so that no other player waits for them. What they said and their
    /// name are removed from the logs; finished games stay.
    pub async fn delete_person(&self, user: &User) -> Result<(), AppError> {
        let player = Player { person: Person(user.id.0), name: user.name.clone() };
        for listed in self.context.store.tables_of(user.id, &Stage::UNFINISHED, 0..u32::MAX).await? {
            match self.tell(listed.id, PersonChange::Left, &player).await {
                // They may have resigned there before.
                Ok(()) | Err(AppError::Refused(_)) => (),
                Err(error) => return Err(error),
            }
        }
        for table in self.context.store.attended(user.id).await? {
            let Err(error) = self.tell(table, PersonChange::Deleted, &player).await else { continue };
            if self.tables.read_stored(table, |_| ()).await.is_ok() {
                // The person can try again: otherwise their name would stay there for ever.
                return Err(error);
            }
            // A table whose log is damaged must not keep the account alive.
            let error = error.sentence(Language::English);
            tracing::error!(%table, person = user.id.0, error, "failed to remove a deleted person from a table");
        }
        self.accounts.delete(user.id).await?;
        self.context.ignored.forget(player.person);
        self.context.tell_nodes(&NodeNews::Ignored);
        self.context.announce(LobbyChange::of(true, Vec::new()));
        Ok(self.context.store.empty_wal().await?)
    }
}

/// Runs an action to its end, even if the client hangs up: it must not stop half way.
pub(crate) async fn run_detached<R: Send + 'static>(
    action: impl Future<Output = Result<R, AppError>> + Send + 'static,
) -> Result<R, AppError> {
    tokio::spawn(action.in_current_span())
        .await
        .unwrap_or_else(|stopped| Err(AppError::NotStored(stopped.to_string())))
}

impl Deref for App {
    type Target = Services;

    fn deref(&self) -> &Services {
        &self.0
    }
}
