//! The length of the tests: short by default, full with `./test --long`.

/// The most random decisions that a law makes by default.
const DEFAULT_DECISIONS: usize = 100_000;

/// Returns whether the tests run at full length.
pub fn is_long() -> bool {
    std::env::var_os("HEARTH_TEST_LONG").is_some()
}

/// Returns the number of random decisions that a law makes, of those that it makes at full length.
pub(crate) fn budget(decisions: usize) -> usize {
    if is_long() { decisions } else { decisions.min(DEFAULT_DECISIONS) }
}
