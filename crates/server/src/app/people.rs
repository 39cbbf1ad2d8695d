//! Relations between people.

use hearth_host::base::{Ignored, NodeNews};
use hearth_store::UserId;
use hearth_table::Person;

use super::App;
use crate::accounts::Identity;
use crate::error::{AppError, BadInput, Missing};

/// The number of people that one person can ignore.
pub(crate) const MAX_IGNORED: u32 = 500;

impl App {
    /// Ignores or blocks a person. They are not told.
    pub async fn ignore(&self, identity: &Identity, other: Person, how: Ignored) -> Result<(), AppError> {
        self.limits.relation(identity.user.id, identity.household)?;
        let (context, me) = (&self.context, identity.person());
        if other == me {
            return Err(AppError::Input(BadInput::Unsure));
        }
        if context.store.user(UserId(other.0)).await?.is_none() {
            return Err(AppError::Missing(Missing::Person));
        }
        let bounds = (context.clock.now().0, MAX_IGNORED);
        if !context.ignored.add(&context.store, me, (other, how), bounds).await? {
            return Err(AppError::Input(BadInput::TooManyPeople(MAX_IGNORED)));
        }
        context.tell_nodes(&NodeNews::Ignored);
        Ok(())
    }

    /// Stops ignoring a person.
    pub async fn stop_ignoring(&self, identity: &Identity, other: Person) -> Result<(), AppError> {
        self.limits.relation(identity.user.id, identity.household)?;
        self.context.ignored.remove(&self.context.store, identity.person(), other).await?;
        self.context.tell_nodes(&NodeNews::Ignored);
        Ok(())
    }

    /// Returns whether somebody at a table blocks a person, or is blocked by them.
    pub fn keeps_apart(&self, person: Option<Person>, others: &[UserId]) -> bool {
        person.is_some_and(|person| {
            others.iter().any(|other| self.context.ignored.separates(person, Person(other.0)))
        })
    }
}
