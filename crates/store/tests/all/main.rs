//! The store from outside: what it keeps, what it refuses, what it does when the ground shakes.

mod backup;
mod failures;
mod group_commit;
mod lessons;
mod lobby;
mod log;
mod notices;
mod opening;
mod people;
mod reviews;
mod support;
