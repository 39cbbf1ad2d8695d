//! The tests of the bots, in one binary.

mod endings;
#[path = "../../examples/endings/file.rs"]
mod file;
mod laws;
mod memory;
mod reasons;
mod rest;
mod strength;
