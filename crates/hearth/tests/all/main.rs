//! The binary as a person or a script uses it.

mod check;
mod hints;
mod play;
mod programs;
mod records;
mod run;
mod simulate;
mod wrong_input;
