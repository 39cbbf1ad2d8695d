//! Friends: requests, who of them is here, and invitations to a table.

use hearth_core::Seat;
use hearth_host::tables::Done;
use hearth_store::{Friend, Listed, Requested, TableId, User, UserId};
use hearth_table::{Command, Person, Refusal, ReservedFor, SeatRule, TableConfig};

use super::App;
use crate::accounts::Identity;
use crate::error::{AppError, BadInput, Missing};

/// The number of friends and requests of one person.
const MAX_FRIENDS: u32 = 500;

/// A friend as their friends see them.
pub(crate) struct FriendSeen {
    pub friend: Friend,
    /// True if they are here now and show it.
    pub here: bool,
    /// The listed table where they wait or play.
    pub table: Option<Listed>,
}

impl App {
    /// Asks the owner of a login name to be a friend. Names cannot be tried without end.
    pub async fn ask_friend_by_name(&self, identity: &Identity, name: &str) -> Result<(), AppError> {
        self.limits.attempt(("friend", identity.user.id))?;
        let other = self.account(name).await?;
        self.ask_friend(identity, other.id).await
    }

    /// Finds an account by its login name.
    async fn account(&self, name: &str) -> Result<User, AppError> {
        let found = self.context.store.by_login(name.trim()).await?;
        found.map(|(user, _)| user).ok_or(AppError::Input(BadInput::NoAccount))
    }

    /// Asks a person to be a friend. Nobody learns that they are blocked.
    pub async fn ask_friend(&self, identity: &Identity, other: UserId) -> Result<(), AppError> {
        self.limits.relation(identity.user.id, identity.household)?;
        if identity.user.login.is_none() {
            return Err(AppError::Input(BadInput::FriendsNeedAccount));
        }
        let other = self.context.store.user(other).await?.ok_or(AppError::Missing(Missing::Person))?;
        if other.id == identity.user.id {
            return Err(AppError::Input(BadInput::Unsure));
        }
        if other.login.is_none() {
            return Err(AppError::Input(BadInput::NoAccount));
        }
        let bounds = (self.context.clock.now().0, MAX_FRIENDS);
        match self.context.store.ask_friend(identity.user.id, other.id, bounds).await? {
            Requested::Full => Err(AppError::Input(BadInput::TooManyPeople(MAX_FRIENDS))),
            Requested::Asked | Requested::Accepted | Requested::Known => Ok(()),
        }
    }

    /// Accepts or declines a request. Returns false if there is none.
    pub async fn answer_friend(
        &self,
        identity: &Identity,
        asker: UserId,
        accept: bool,
    ) -> Result<bool, AppError> {
        self.limits.relation(identity.user.id, identity.household)?;
        let now = self.context.clock.now().0;
        Ok(self.context.store.answer_friend(identity.user.id, asker, (accept, now)).await?)
    }

    /// Ends a friendship or withdraws a request. The other person is not told.
    pub async fn end_friendship(&self, identity: &Identity, other: UserId) -> Result<(), AppError> {
        self.limits.relation(identity.user.id, identity.household)?;
        Ok(self.context.store.end_friendship(identity.user.id, other).await?)
    }

    /// Returns a person's friends, those who are here first.
    pub async fn friends_seen(&self, friends: Vec<Friend>) -> Result<Vec<FriendSeen>, AppError> {
        let here = self.house.here();
        let present: Vec<UserId> = friends
            .iter()
            .filter(|friend| friend.shows_presence && here.contains(&friend.id))
            .map(|friend| friend.id)
            .collect();
        let mut tables = self.context.store.open_tables_of(present.clone()).await?;
        let mut seen: Vec<FriendSeen> = friends
            .into_iter()
            .map(|friend| {
                let at = tables.iter().position(|(person, _)| *person == friend.id);
                let table = at.map(|at| tables.swap_remove(at).1);
                FriendSeen { here: present.contains(&friend.id), table, friend }
            })
            .collect();
        seen.sort_by_key(|friend| !friend.here);
        Ok(seen)
    }

    /// Keeps a free seat of a table for a friend. They get a notice, and their lobby lists the table.
    pub async fn invite(
        &self,
        identity: &Identity,
        table: TableId,
        friend: UserId,
    ) -> Result<Done, AppError> {
        self.limits.relation(identity.user.id, identity.household)?;
        let name = self.friend_name(identity, friend).await?.ok_or(AppError::Refused(Refusal::NotHere))?;
        let command = Command::Invite { person: Person(friend.0), name };
        Ok(self.tables.execute(table, identity.player(), command).await?)
    }

    /// Names the friends for whom a new table keeps seats; they get a notice. Returns false if it keeps one for somebody else.
    pub async fn name_friends(
        &self,
        identity: &Identity,
        config: &mut TableConfig,
    ) -> Result<bool, AppError> {
        let mut are_all_friends = true;
        // The table refuses more chairs than any game has.
        for chair in config.chairs.iter().take(Seat::MOST) {
            let SeatRule::For(person) = chair else { continue };
            match self.friend_name(identity, UserId(person.0)).await? {
                Some(name) => config.called.push(ReservedFor { person: *person, name }),
                None => are_all_friends = false,
            }
        }
        Ok(are_all_friends)
    }

    /// Returns the name of a friend, or `None` for anybody else.
    async fn friend_name(&self, identity: &Identity, other: UserId) -> Result<Option<String>, AppError> {
        if !self.context.store.are_friends(identity.user.id, other).await? {
            return Ok(None);
        }
        Ok(self.context.store.user(other).await?.map(|user| user.name))
    }
}
