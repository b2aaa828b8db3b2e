//! Checks that bots evaluate positions and reviews games as in `agreement.txt`, and panics if they do
//! not. `cargo xtask test web` runs it in wasm.

fn main() {
    let mut snapshot = bot::evaluation_snapshot::of_all_nets();
    snapshot += &bot::evaluation_snapshot::of_reviews();
    assert_eq!(snapshot, include_str!("../tests/agreement.txt"));
}
