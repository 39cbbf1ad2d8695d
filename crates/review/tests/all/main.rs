//! All tests of the crate.

mod laws;
