//! Tests of the binary as people and scripts use it.

mod arena;
mod bench;
mod blind;
mod bot;
mod browser;
mod check;
mod crash_recovery;
mod doctor;
mod earlier;
mod hints;
mod https;
mod learn;
mod log;
mod play;
mod postgres;
mod programs;
mod records;
mod results;
mod review;
mod run;
mod sample;
mod served;
mod simulate;
mod stats;
mod wrong_input;
