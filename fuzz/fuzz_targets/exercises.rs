#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    table::fuzzing::exercises(&String::from_utf8_lossy(bytes));
});
