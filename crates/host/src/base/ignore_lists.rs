//! Whom people ignore and block. Every table asks for it, so all lists are in memory; the store bounds them.

use std::collections::HashMap;
use std::sync::{PoisonError, RwLock};

use hearth_store::{Store, StoreFailure, UserId};
use hearth_table::{Person, SeatRule, TableConfig};
use tokio::sync::Mutex as AsyncMutex;

/// How much a person ignores another one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ignored {
    /// Their messages are hidden.
    Chat,
    /// Their messages are hidden; they cannot sit down at the person's tables, invite them or ask to be a friend.
    Blocked,
}

type Lists = HashMap<Person, HashMap<Person, Ignored>>;

/// The lists of all people.
#[derive(Debug, Default)]
pub struct IgnoreLists {
    lists: RwLock<Lists>,
    /// Held while the store and then the lists are changed, and while all are read: a change meanwhile would be lost.
    changing: AsyncMutex<()>,
}

impl IgnoreLists {
    /// Reads all lists.
    pub async fn open(store: &Store) -> Result<IgnoreLists, StoreFailure> {
        let lists = IgnoreLists::default();
        lists.reload(store).await?;
        Ok(lists)
    }

    /// Reads all lists again, after another node or a restored backup has changed them.
    pub async fn reload(&self, store: &Store) -> Result<(), StoreFailure> {
        let _changing = self.changing.lock().await;
        let mut lists = Lists::new();
        for (person, other, blocked) in store.all_ignored().await? {
            let ignored = if blocked { Ignored::Blocked } else { Ignored::Chat };
            lists.entry(Person(person.0)).or_default().insert(Person(other.0), ignored);
        }
        *self.lists.write().unwrap_or_else(PoisonError::into_inner) = lists;
        Ok(())
    }

    /// Stores that a person ignores another one. Returns false if they ignore `most` people already, or if one of the two
    /// does not exist.
    pub async fn add(
        &self,
        store: &Store,
        person: Person,
        (other, ignored): (Person, Ignored),
        (now, most): (i64, u32),
    ) -> Result<bool, StoreFailure> {
        let _changing = self.changing.lock().await;
        let blocked = ignored == Ignored::Blocked;
        if !store.ignore(UserId(person.0), UserId(other.0), blocked, (now, most)).await? {
            return Ok(false);
        }
        let mut lists = self.lists.write().unwrap_or_else(PoisonError::into_inner);
        lists.entry(person).or_default().insert(other, ignored);
        Ok(true)
    }

    /// Stores that a person no longer ignores another one.
    pub async fn remove(&self, store: &Store, person: Person, other: Person) -> Result<(), StoreFailure> {
        let _changing = self.changing.lock().await;
        store.end_ignoring(UserId(person.0), UserId(other.0)).await?;
        let mut lists = self.lists.write().unwrap_or_else(PoisonError::into_inner);
        if let Some(list) = lists.get_mut(&person) {
            list.remove(&other);
            if list.is_empty() {
                lists.remove(&person);
            }
        }
        Ok(())
    }

    /// Forgets a deleted person.
    pub fn forget(&self, person: Person) {
        let mut lists = self.lists.write().unwrap_or_else(PoisonError::into_inner);
        lists.remove(&person);
        lists.retain(|_, list| {
            list.remove(&person);
            !list.is_empty()
        });
    }

    /// Returns how much a person ignores another one.
    pub fn get(&self, person: Option<Person>, other: Person) -> Option<Ignored> {
        self.lists.read().unwrap_or_else(PoisonError::into_inner).get(&person?)?.get(&other).copied()
    }

    /// Returns whether a person blocks another one.
    pub fn blocks(&self, person: Person, other: Person) -> bool {
        self.get(Some(person), other) == Some(Ignored::Blocked)
    }

    /// Returns whether one of two people blocks the other.
    pub fn separates(&self, one: Person, other: Person) -> bool {
        self.blocks(one, other) || self.blocks(other, one)
    }

    /// Gives the seats that a host keeps for people who block them to anyone with the link: nobody is told.
    pub fn free_seats_of_blockers(&self, host: Person, config: &mut TableConfig) {
        for chair in &mut config.chairs {
            if let SeatRule::For(person) = chair
                && self.blocks(*person, host)
            {
                *chair = SeatRule::Guest;
            }
        }
    }
}
