#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| hearth_testkit::fuzz::record::<kupferkessel_rules::Kupferkessel>(bytes));
