//! The binary as a person or a script uses it.

mod arena;
mod bench;
mod blind;
mod browser;
mod check;
mod earlier;
mod guests;
mod hints;
mod learn;
mod log;
mod play;
mod plug;
mod programs;
mod records;
mod results;
mod review;
mod run;
mod served;
mod simulate;
mod stats;
mod wrong_input;
