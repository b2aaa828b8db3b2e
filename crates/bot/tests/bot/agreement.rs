//! Bots think the same on every machine: here against what was written down, and compiled for wasm
//! against the same (`cargo xtask test web`).
//!
//! `TURNOUT_BLESS=1` writes it down anew, once nets or the search have changed.

use std::path::Path;

#[test]
fn bots_think_what_they_thought_elsewhere() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/agreement.txt");
    let thoughts = bot::thoughts::of_all_nets();
    if std::env::var_os("TURNOUT_BLESS").is_some() {
        std::fs::write(&path, &thoughts).unwrap();
    }
    assert_eq!(thoughts, std::fs::read_to_string(&path).unwrap());
}
