//! All tests of the rules of Kokopelli, as one binary.

mod fuzz;
mod golden;
mod laws;
mod naive;
mod second_model;
