//! Tests of the store through its public interface, including failures.

mod backup;
mod failures;
mod group_commit;
mod ignored;
mod integrity;
mod lessons;
mod lobby;
mod log;
mod notices;
mod opening;
mod owner;
mod people;
mod reviews;
mod support;
