//! Bot evaluations and reviews compared with `agreement.txt`. `cargo xtask test web` makes the same comparison
//! in wasm.
//!
//! `TURNOUT_BLESS=1` rewrites the file after changes of nets or search.

use std::path::Path;

#[test]
fn bot_evaluations_and_reviews_match_the_file() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/agreement.txt");
    let mut snapshot = bot::evaluation_snapshot::of_all_nets();
    snapshot += &bot::evaluation_snapshot::of_reviews();
    if std::env::var_os("TURNOUT_BLESS").is_some() {
        std::fs::write(&path, &snapshot).unwrap();
    }
    assert_eq!(snapshot, std::fs::read_to_string(&path).unwrap());
}
