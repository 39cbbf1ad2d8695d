//! The binary as a person or a script uses it.

mod arena;
mod check;
mod play;
mod records;
mod run;
mod simulate;
mod stats;
mod wrong_input;
