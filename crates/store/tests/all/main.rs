//! Tests of the store through its public interface, including failures. Those outside `sqlite` and `postgres` hold for both
//! databases: they run on a file, or with `HEARTH_TEST_STORE=postgres` on the server of `tools/postgres`.

mod batches;
mod ignored;
mod lessons;
mod lobby;
mod log;
mod notices;
mod people;
mod postgres;
mod ratings;
mod reviews;
mod sqlite;
mod support;
