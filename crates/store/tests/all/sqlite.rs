//! Tests of a database in a file.

mod backup;
mod failures;
mod group_commit;
mod integrity;
mod opening;
mod owner;
