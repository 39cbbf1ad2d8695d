//! All tests of the rules of Kupferkessel Co., as one binary.

mod laws;
mod naive;
mod second_model;
