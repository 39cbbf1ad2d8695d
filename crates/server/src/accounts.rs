//! Accounts and sessions, and the cookies that carry them.

mod cookie_key;
pub(crate) mod cookies;
pub(crate) mod display_name;
pub(crate) mod guest_name;
pub(crate) mod last_choice;
pub(crate) mod passwords;
pub(crate) mod session_revocation;
pub(crate) mod settings;
pub(crate) mod signing_key;
pub(crate) mod token;
pub(crate) mod token_scope;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use hearth_host::base::{Context, Household, NodeNews};
use hearth_host::tables::Player;
use hearth_store::{RegisterFailure, Scope, Session, SessionKind, StoreFailure, User, UserId};
use hearth_table::{ERASED_NAME, Person};

pub(crate) use self::cookie_key::CookieKey;
use self::display_name::checked_name;
use self::session_revocation::{RevocationFlag, SessionRevocations};
use self::token::Token;
use crate::error::{AppError, BadInput, Missing};

/// Guests without a table are deleted after this time without a visit, in milliseconds: a month.
const GUESTS_STAY: i64 = 30 * 24 * 60 * 60 * 1000;

/// The number of sessions or guests that are deleted in one transaction: a longer one would hold up others.
const SWEPT_AT_ONCE: u32 = 2000;

/// Sessions end after this time without use, in milliseconds: the year that a cookie lasts, and some days more.
const SESSIONS_STAY: i64 = 400 * 24 * 60 * 60 * 1000;

/// The capacity of the session cache.
const REMEMBERED: usize = 20_000;

/// The number of tokens that one user may have.
const TOKENS: u32 = 50;

/// A user who is known by a session.
#[derive(Clone, Debug)]
pub(crate) struct Identity {
    pub user: Arc<User>,
    /// The household that the request came from.
    pub household: Household,
    /// The scope of the session.
    pub scope: Scope,
    /// The generation of the session cache when the user was read.
    found: u64,
}

impl Identity {
    /// Returns the person at tables.
    pub fn person(&self) -> Person {
        Person(self.user.id.0)
    }

    /// Returns the person with their name, as tables want them.
    pub fn player(&self) -> Player {
        Player { person: self.person(), name: self.user.name.clone() }
    }
}

/// A user who has proved their password.
pub(crate) struct AuthenticatedUser {
    id: UserId,
    password_hash: String,
}

/// The sessions used lately.
#[derive(Default)]
struct SessionCache {
    identity: HashMap<Token, Identity>,
    /// The generation: it grows when the cache is cleared. A user read before must not be cached after.
    forgotten: u64,
}

/// The time after which a session's `seen` is written again, in milliseconds: a day.
const SEEN_AGAIN: i64 = 24 * 60 * 60 * 1000;

/// All users and their sessions.
pub(crate) struct Accounts {
    context: Arc<Context>,
    lately: Mutex<SessionCache>,
    watching: SessionRevocations,
    /// Serialises the creation of guests: two requests of one new browser must not create two users.
    door: tokio::sync::Mutex<()>,
}

impl Accounts {
    pub fn new(context: Arc<Context>) -> Accounts {
        Accounts {
            context,
            lately: Mutex::default(),
            watching: SessionRevocations::default(),
            door: tokio::sync::Mutex::default(),
        }
    }

    /// Returns the user that a token belongs to, for a request from a household. A visitor who has only looked has no user.
    pub async fn find(&self, token: &Token, household: Household) -> Result<Option<Identity>, AppError> {
        let forgotten = {
            let lately = self.lately();
            if let Some(identity) = lately.identity.get(token) {
                return Ok(Some(Identity { household, ..identity.clone() }));
            }
            lately.forgotten
        };
        let store = &self.context.store;
        let Some(session) = store.session(token.hash()).await? else { return Ok(None) };
        let Some(user) = store.user(session.user).await? else { return Ok(None) };
        let now = self.context.clock.now().0;
        if now - session.seen >= SEEN_AGAIN {
            // A full disk must not lock people out, so a failed write is only logged.
            if let Err(failure) = store.touch(session.hash, now).await {
                let person = session.user.0;
                tracing::warn!(%failure, person, "failed to update session last_seen");
            }
        }
        let identity = Identity { user: Arc::new(user), household, scope: session.scope, found: forgotten };
        self.remember(token, identity.clone());
        Ok(Some(identity))
    }

    /// Creates a guest for a new browser, or returns the one that another request of it created.
    pub async fn meet(
        &self,
        token: &Token,
        household: Household,
        name: String,
    ) -> Result<Identity, AppError> {
        let _door = self.door.lock().await;
        match self.find(token, household).await? {
            Some(identity) => Ok(identity),
            None => {
                let identity = self.welcome(token, name, SessionKind::Browser).await?;
                Ok(Identity { household, ..identity })
            }
        }
    }

    /// Creates a user with a first session.
    pub async fn welcome(
        &self,
        token: &Token,
        name: String,
        kind: SessionKind,
    ) -> Result<Identity, AppError> {
        let now = self.context.clock.now().0;
        let id = self.context.store.create_user(name, now).await?;
        self.let_in(token, id, kind, "").await
    }

    /// Adds a session to a user.
    pub async fn let_in(
        &self,
        token: &Token,
        id: UserId,
        kind: SessionKind,
        label: &str,
    ) -> Result<Identity, AppError> {
        self.begin(token, (id, None), kind, label).await
    }

    /// Adds a session to a user who has proved their password, unless it has changed meanwhile.
    pub async fn let_in_by_password(
        &self,
        token: &Token,
        proved: AuthenticatedUser,
    ) -> Result<Identity, AppError> {
        let AuthenticatedUser { id, password_hash } = proved;
        self.begin(token, (id, Some(password_hash)), SessionKind::Browser, "").await
    }

    async fn begin(
        &self,
        token: &Token,
        (id, password_hash): (UserId, Option<String>),
        kind: SessionKind,
        label: &str,
    ) -> Result<Identity, AppError> {
        let (now, forgotten) = (self.context.clock.now().0, self.lately().forgotten);
        let (hash, scope, label) = (token.hash(), Scope::Account, label.to_owned());
        let session = Session { hash, user: id, kind, scope, label, created: now, seen: now };
        let error = match &password_hash {
            Some(_) => AppError::Input(BadInput::Login),
            None => AppError::Missing(Missing::Person),
        };
        if !self.context.store.put_session(session, password_hash).await? {
            return Err(error);
        }
        let user = self.context.store.user(id).await?.ok_or(AppError::Missing(Missing::Person))?;
        let household = Household::default();
        let identity = Identity { user: Arc::new(user), household, scope, found: forgotten };
        self.remember(token, identity.clone());
        Ok(identity)
    }

    /// Changes the name of a user.
    pub async fn rename(&self, id: UserId, name: &str) -> Result<(), AppError> {
        self.context.store.rename(id, checked_name(name)?).await?;
        self.forget_everywhere();
        Ok(())
    }

    /// Turns a guest into an account with a login name and a password. All sessions of the guest end, because others may
    /// have known the cookie (session fixation).
    pub async fn register(
        &self,
        id: UserId,
        login: &str,
        password: String,
    ) -> Result<AuthenticatedUser, AppError> {
        let login = checked_name(login)?;
        let password_hash = passwords::hashed(passwords::checked(password)?).await?;
        match self.context.store.register(id, login, password_hash.clone()).await {
            Ok(()) => {
                self.end_everywhere(id);
                Ok(AuthenticatedUser { id, password_hash })
            }
            Err(RegisterFailure::Taken) => Err(AppError::Input(BadInput::Taken)),
            Err(RegisterFailure::Kept) => Err(AppError::Input(BadInput::Kept)),
            Err(RegisterFailure::Store(failure)) => Err(failure.into()),
            Err(failure) => Err(AppError::NotStored(failure.to_string())),
        }
    }

    /// Checks a login name and a password.
    pub async fn log_in(&self, login: &str, password: String) -> Result<AuthenticatedUser, AppError> {
        let found = self.context.store.by_login(login.trim()).await?;
        let proved = found.map(|(user, password_hash)| AuthenticatedUser { id: user.id, password_hash });
        let fits =
            passwords::fits(password, proved.as_ref().map(|proved| proved.password_hash.clone())).await?;
        proved.filter(|_| fits).ok_or(AppError::Input(BadInput::Login))
    }

    /// Changes a password. All sessions of the user end, because others may have known the old one.
    pub async fn change_password(&self, id: UserId, password: String) -> Result<AuthenticatedUser, AppError> {
        let password_hash = passwords::hashed(password).await?;
        self.context.store.change_password(id, password_hash.clone()).await?;
        self.end_everywhere(id);
        Ok(AuthenticatedUser { id, password_hash })
    }

    /// Adds an API token to a user.
    pub async fn hand_token(
        &self,
        token: &Token,
        id: UserId,
        scope: Scope,
        label: &str,
    ) -> Result<(), AppError> {
        let (hash, now) = (token.hash(), self.context.clock.now().0);
        let (kind, label) = (SessionKind::Token, label.to_owned());
        let session = Session { hash, user: id, kind, scope, label, created: now, seen: now };
        // Counting apart from storing would let parallel requests pass the limit.
        if !self.context.store.put_token(session, TOKENS).await? {
            return Err(AppError::Input(BadInput::Tokens(TOKENS)));
        }
        Ok(())
    }

    /// Revokes all API tokens of a user.
    pub async fn end_tokens(&self, id: UserId) -> Result<(), AppError> {
        self.context.store.end_tokens(id).await?;
        self.end_everywhere(id);
        Ok(())
    }

    /// Ends one session of a user.
    pub async fn log_out(&self, token: &Token, id: UserId) -> Result<(), AppError> {
        self.context.store.end_session(token.hash()).await?;
        self.end_everywhere(id);
        Ok(())
    }

    /// Ends all sessions of a user.
    pub async fn log_out_everywhere(&self, id: UserId) -> Result<(), AppError> {
        self.context.store.end_sessions(id).await?;
        self.end_everywhere(id);
        Ok(())
    }

    /// Deletes a user.
    pub async fn delete(&self, id: UserId) -> Result<(), AppError> {
        self.context.store.delete_user(id, ERASED_NAME, self.context.clock.now().0).await?;
        self.end_everywhere(id);
        Ok(())
    }

    /// Returns the flag that ends a user's streams. A visitor without an identity needs none.
    pub fn session_revocation(&self, identity: Option<&Identity>) -> Option<RevocationFlag> {
        let identity = identity?;
        let session_revocation = self.watching.of(identity.user.id);
        // The session may have ended since it was read: then the client must authenticate again.
        Some(if self.lately().forgotten == identity.found {
            session_revocation
        } else {
            RevocationFlag::over()
        })
    }

    /// Ends the streams of a user who was banned.
    pub fn end_streams(&self, id: UserId) {
        self.end_everywhere(id);
    }

    /// Ends the streams of users whose sessions or role changed after this number of revocations.
    pub async fn end_revoked_since(&self, number: u64) {
        self.forget();
        match self.context.store.revoked_since(number).await {
            Ok(users) => {
                for id in users {
                    self.end(id);
                }
            }
            Err(failure) => {
                tracing::warn!(%failure, "failed to read whose sessions have ended; ending the streams of everybody");
                self.end_all_sessions();
            }
        }
    }

    /// Reads a user again at their next request, because their role has changed.
    pub fn forget_user(&self) {
        self.forget_everywhere();
    }

    /// Ends the streams of a user whose sessions have changed, at all nodes.
    fn end_everywhere(&self, id: UserId) {
        self.end(id);
        self.context.tell_nodes(&NodeNews::StreamsEnd(Person(id.0)));
    }

    /// Ends the streams of a user at this node. Clients with a valid session reconnect.
    pub fn end(&self, id: UserId) {
        self.forget();
        self.watching.end(id);
    }

    /// Ends all streams and clears the cache, because another database was restored.
    pub fn end_all_sessions(&self) {
        self.forget();
        self.watching.end_all();
    }

    /// Deletes old guests and sessions, and clears the cache: the next request reads its session again and so marks it as
    /// used.
    pub async fn sweep(&self) -> Result<(), AppError> {
        self.watching.forget_gone();
        // A clock that was set ahead by mistake deletes nothing.
        let (store, now) = (&self.context.store, self.context.clock.passed().0);
        let swept = async {
            while store.sweep_sessions(now - SESSIONS_STAY, SWEPT_AT_ONCE).await? == SWEPT_AT_ONCE {}
            while store.sweep_guests(now - GUESTS_STAY, SWEPT_AT_ONCE).await? == SWEPT_AT_ONCE {}
            Ok(())
        };
        let swept: Result<(), StoreFailure> = swept.await;
        self.forget();
        Ok(swept?)
    }

    /// Clears the session cache of all nodes, because a user or a session has changed.
    fn forget_everywhere(&self) {
        self.forget();
        self.context.tell_nodes(&NodeNews::Accounts);
    }

    /// Clears the session cache.
    pub fn forget(&self) {
        let mut lately = self.lately();
        lately.identity.clear();
        lately.forgotten += 1;
    }

    fn remember(&self, token: &Token, identity: Identity) {
        let mut lately = self.lately();
        if lately.forgotten != identity.found {
            return;
        }
        if lately.identity.len() >= REMEMBERED {
            lately.identity.clear();
        }
        lately.identity.insert(token.clone(), identity);
    }

    fn lately(&self) -> std::sync::MutexGuard<'_, SessionCache> {
        self.lately.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
