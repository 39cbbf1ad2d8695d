//! All tests of the bots of Kokopelli, as one binary.

mod alike;
mod allocation;
mod features;
mod honesty;
mod reasons;
mod strength;
mod walk;
