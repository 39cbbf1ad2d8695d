//! The binary as a person or a script uses it.

mod arena;
mod browser;
mod check;
mod hints;
mod learn;
mod play;
mod programs;
mod records;
mod run;
mod simulate;
mod stats;
mod wrong_input;
