//! Whether bots evaluate positions as on the machine that wrote `agreement.txt`: `cargo xtask test web` runs
//! it in wasm, and it panics where they do not.

fn main() {
    let thoughts = bot::thoughts::of_all_nets();
    assert_eq!(thoughts, include_str!("../tests/agreement.txt"));
}
