//! Tests of all games through the public API.
//!
//! They are one program, because every test program would compile the generic code of all games
//! again. `cargo test -p rules --test rules golden::` runs one module.

#![allow(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "tests read and write files, and the environment says how much they do"
)]

mod books;
mod brute_force;
mod chosen;
mod conforms;
mod effort;
mod fuzz_seeds;
mod golden;
mod house_rules;
mod invariants;
mod languages;
mod look_ahead;
pub mod oracle;
mod rotation;
mod texts;
mod toy;
mod trot;
