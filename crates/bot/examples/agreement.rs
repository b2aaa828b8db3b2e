//! Checks that bots evaluate positions as in `agreement.txt`, and panics if they do not. `cargo
//! xtask test web` runs it in wasm.

fn main() {
    let snapshot = bot::evaluation_snapshot::of_all_nets();
    assert_eq!(snapshot, include_str!("../tests/agreement.txt"));
}
