//! Bans: of a person, and of the guests of their household.

use hearth_host::base::Household;
use hearth_store::{Ban, UserId};
use ring::hmac;

use crate::accounts::CookieKey;
use crate::error::{AppError, BanNotice};

/// The length of a household's hash.
const HASH_BYTES: usize = 16;

/// Returns the keyed hash of a household: nobody who reads the database learns an address from it.
pub(crate) fn household_hash(household: Household, key: &CookieKey) -> Vec<u8> {
    let address = household.address().map(|address| address.to_string()).unwrap_or_default();
    let hash = hmac::sign(&key.get(), format!("household {address}").as_bytes());
    hash.as_ref()[..HASH_BYTES].to_vec()
}

/// Refuses a banned person, or a guest of a banned household.
pub(super) fn check(
    bans: &[Ban],
    person: Option<UserId>,
    household: Option<&[u8]>,
    now: i64,
) -> Result<(), AppError> {
    let applies = |ban: &&Ban| {
        let own = person == Some(ban.person);
        let same_household = household.is_some() && ban.household.as_deref() == household;
        !ban.talk_only && ban.until > now && (own || same_household)
    };
    bans.iter().filter(applies).max_by_key(|ban| ban.until).map_or(Ok(()), |ban| Err(refusal(ban, now)))
}

/// Refuses messages of a person whose chat is banned.
pub(super) fn check_talk(bans: &[Ban], person: UserId, now: i64) -> Result<(), AppError> {
    let applies = |ban: &&Ban| ban.talk_only && ban.person == person && ban.until > now;
    bans.iter().filter(applies).max_by_key(|ban| ban.until).map_or(Ok(()), |ban| Err(refusal(ban, now)))
}

fn refusal(ban: &Ban, now: i64) -> AppError {
    AppError::Banned(BanNotice {
        talk_only: ban.talk_only,
        milliseconds_left: ban.until - now,
        reason: ban.reason.clone(),
    })
}
