//! All tests of the bots of Kokopelli, as one binary.
