//! All tests of the rules of Kupferkessel Co., as one binary.

mod laws;
