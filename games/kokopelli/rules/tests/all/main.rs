//! All tests of the rules of Kokopelli, as one binary.

mod architecture;
mod coverage;
mod fuzz;
mod golden;
mod imagining;
mod laws;
mod naive;
mod notation;
mod rules;
mod second_model;
mod telling;
