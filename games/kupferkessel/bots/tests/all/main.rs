//! The tests of the bots, in one binary.

mod endings;
mod laws;
mod memory;
mod reasons;
mod strength;
