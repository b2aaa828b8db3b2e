//! Tests of all games through the public API.
//!
//! They are one program: each game is generic code, and every test program would compile all of them again.
//! `cargo test -p rules --test rules golden::` runs one module.

mod books;
mod brute_force;
mod chosen;
mod conforms;
mod danger;
mod effort;
mod fuzz_seeds;
mod golden;
mod invariants;
mod languages;
pub mod oracle;
mod reasons;
mod rotation;
mod sampled;
mod texts;
mod told;
mod toy;
