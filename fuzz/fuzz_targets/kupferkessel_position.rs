#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| hearth_testkit::fuzz::position::<kupferkessel_rules::Kupferkessel>(bytes));
