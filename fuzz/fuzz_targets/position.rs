#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    rules::fuzzing::position(&String::from_utf8_lossy(bytes));
});
