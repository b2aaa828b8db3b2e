#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    rules::fuzzing::record(&String::from_utf8_lossy(bytes));
});
