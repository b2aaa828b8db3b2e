//! Whether bots think the same here as on the machine that wrote `agreement.txt`: run natively and
//! compiled for wasm with vector instructions and without, see `cargo xtask test web`. Ends in a
//! panic where they do not.

fn main() {
    let thoughts = bot::thoughts::of_all_nets();
    assert_eq!(thoughts, include_str!("../tests/agreement.txt"));
}
