//! All tests of the rules of Kokopelli, as one binary.

mod laws;
mod naive;
mod second_model;
