//! Turnout.

fn main() {}
