//! All tests of the bots of Kokopelli, as one binary.

mod alike;
mod allocation;
mod laws;
mod nets;
mod reasons;
mod strength;
mod walk;
