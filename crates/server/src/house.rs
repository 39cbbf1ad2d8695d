//! The house: who may come in, the announcement, bans, and who is a host.

mod ban;
mod claim;
mod door;
mod presence;

use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use hearth_host::base::{Context, Household, NodeNews};
use hearth_store::{Ban, HostAction, Location, StoreFailure, UserId, Which};
use hearth_table::Person;
use tokio::sync::Mutex as AsyncMutex;

pub(crate) use self::ban::household_hash;
use self::claim::HostClaim;
pub(crate) use self::door::Door;
use self::presence::Presence;
use crate::accounts::{CookieKey, Identity};
use crate::error::{AppError, Forbidden};

/// The settings of the house.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct HouseSettings {
    /// The newcomers who may come in.
    pub door: Door,
    /// The invitation code for newcomers; it is only asked for if the door says so.
    pub code: String,
    /// True if guests may create accounts.
    pub accounts: bool,
    /// The announcement at the top of pages; empty if there is none.
    pub announcement: Arc<str>,
}

impl HouseSettings {
    fn of(stored: &[(String, String)]) -> HouseSettings {
        let value =
            |name: &str| stored.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str());
        HouseSettings {
            door: value("door").and_then(Door::named).unwrap_or(Door::Open),
            code: value("code").unwrap_or_default().to_owned(),
            accounts: value("accounts") != Some("off"),
            announcement: Arc::from(value("announcement").unwrap_or_default()),
        }
    }
}

/// The house. Its settings and bans are cached: every request asks for them.
pub(crate) struct House {
    context: Arc<Context>,
    state: RwLock<Arc<State>>,
    /// Held while the state is read again: what was read first must not be kept last.
    reading: AsyncMutex<()>,
    presence: Presence,
    claim: HostClaim,
}

/// The cached settings and bans.
struct State {
    settings: HouseSettings,
    bans: Vec<Ban>,
}

impl House {
    /// Reads the settings and the bans.
    pub async fn open(context: Arc<Context>) -> Result<House, StoreFailure> {
        let state = read(&context).await?;
        let claim = HostClaim::open(&context).await?;
        let (state, presence) = (RwLock::new(state), Presence::default());
        Ok(House { context, state, reading: AsyncMutex::default(), presence, claim })
    }

    /// Reads the settings and the bans again, after a change or a restored backup.
    pub async fn reload(&self) -> Result<(), StoreFailure> {
        let _reading = self.reading.lock().await;
        let state = read(&self.context).await?;
        *self.state.write().unwrap_or_else(PoisonError::into_inner) = state;
        Ok(())
    }

    /// Reads a change again, here and at the other nodes.
    async fn changed(&self) -> Result<(), AppError> {
        self.context.tell_nodes(&NodeNews::House);
        Ok(self.reload().await?)
    }

    fn state(&self) -> Arc<State> {
        Arc::clone(&self.state.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// Returns the announcement; empty if there is none.
    pub fn announcement(&self) -> Arc<str> {
        Arc::clone(&self.state().settings.announcement)
    }

    /// Refuses new accounts if the house has none.
    pub fn may_register(&self) -> Result<(), AppError> {
        let allowed = self.state().settings.accounts;
        allowed.then_some(()).ok_or(AppError::Forbidden(Forbidden::NoNewAccounts))
    }

    /// Returns the settings.
    pub fn settings(&self) -> HouseSettings {
        self.state().settings.clone()
    }

    /// Stores settings and what a host did.
    pub async fn set(
        &self,
        settings: Vec<(&'static str, String)>,
        action: HostAction,
    ) -> Result<(), AppError> {
        for (name, value) in settings {
            self.context.store.set_house(name, value).await?;
        }
        self.context.store.add_host_action(action).await?;
        self.changed().await
    }

    /// Stores a ban and what a host did.
    pub async fn ban(&self, ban: Ban, action: HostAction) -> Result<(), AppError> {
        self.context.store.add_ban(ban).await?;
        self.context.store.add_host_action(action).await?;
        self.changed().await
    }

    /// Ends a ban. `action` makes what a host did from the name of the person.
    pub async fn lift(
        &self,
        number: i64,
        action: impl FnOnce(&str) -> HostAction + Send,
    ) -> Result<(), AppError> {
        if let Some(name) = self.context.store.lift_ban(number).await? {
            self.context.store.add_host_action(action(&name)).await?;
        }
        self.changed().await
    }

    /// Lets a person in, unless they are banned. Remembers their household, so that a ban can include it.
    pub fn admit(&self, identity: &Identity, key: &CookieKey) -> Result<(), AppError> {
        let now = self.context.clock.now().0;
        self.presence.saw(identity.user.id, identity.household, now);
        self.context.notices.saw(identity.user.id, identity.household);
        let state = self.state();
        // Most houses have no ban.
        if state.bans.is_empty() {
            return Ok(());
        }
        let guest = identity.user.login.is_none();
        let household = guest.then(|| household_hash(identity.household, key));
        ban::check(&state.bans, Some(identity.user.id), household.as_deref(), now)
    }

    /// Lets a newcomer in, unless the door is closed to them or their household is banned.
    pub fn admit_newcomer(
        &self,
        household: Household,
        code: Option<&str>,
        key: &CookieKey,
    ) -> Result<(), AppError> {
        let (state, now) = (self.state(), self.context.clock.now().0);
        if !state.bans.is_empty() {
            ban::check(&state.bans, None, Some(&household_hash(household, key)), now)?;
        }
        door::check(&state.settings, code)
    }

    /// Refuses messages of a person whose chat is banned.
    pub fn may_talk(&self, person: UserId) -> Result<(), AppError> {
        ban::check_talk(&self.state().bans, person, self.context.clock.now().0)
    }

    /// Returns the key for the link with which the first host is made, while there is none.
    pub fn claim(&self) -> &HostClaim {
        &self.claim
    }

    /// Records the people whom another node has seen lately, with the keyed hash of their household.
    pub fn saw_elsewhere(&self, people: Vec<(Person, Vec<u8>)>) {
        let now = self.context.clock.now().0;
        for (person, household) in people {
            self.presence.saw_elsewhere(UserId(person.0), household, now);
        }
    }

    /// Returns the people whom this node has seen within a time, with the keyed hash of their household.
    pub fn seen_within(&self, time: Duration, key: &CookieKey) -> Vec<(Person, Vec<u8>)> {
        self.presence.seen_within(time, self.context.clock.now().0, key)
    }

    /// Returns the keyed hash of a person's household, if they were here since the server started.
    pub fn household_of(&self, person: UserId, key: &CookieKey) -> Option<Vec<u8>> {
        self.presence.household_of(person, key)
    }

    /// Returns the people who were last here from the same household as a person.
    pub fn same_household(&self, person: UserId, key: &CookieKey) -> Vec<UserId> {
        self.presence.same_household(person, key)
    }

    /// Returns the people who are here now.
    pub fn here(&self) -> Vec<UserId> {
        self.presence.here(self.context.clock.now().0)
    }
}

/// Makes an account a host, or takes the role from it. Returns false if no account has this login name.
pub async fn set_host(database: &Location, login: &str, host: bool) -> Result<bool, StoreFailure> {
    let store = database.open_beside()?;
    let Some((user, _)) = store.by_login(login.trim()).await? else { return Ok(false) };
    store.set_host(user.id, host).await
}

/// Returns the names of the hosts.
pub async fn hosts(database: &Location) -> Result<Vec<String>, StoreFailure> {
    let hosts = database.open_beside()?.people(Which::Hosts, "", 0, u32::MAX).await?;
    Ok(hosts.into_iter().map(|host| host.name).collect())
}

async fn read(context: &Context) -> Result<Arc<State>, StoreFailure> {
    let settings = HouseSettings::of(&context.store.house().await?);
    let bans = context.store.bans(context.clock.now().0).await?;
    Ok(Arc::new(State { settings, bans }))
}
