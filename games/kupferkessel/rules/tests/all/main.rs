//! All tests of the rules of Kupferkessel Co., as one binary.

mod coverage;
mod fuzz;
mod golden;
mod laws;
mod naive;
mod notation;
mod recipes;
mod rules;
mod second_model;
mod telling;
