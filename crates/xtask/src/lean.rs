//! How the page is compiled for size beyond what `Cargo.toml` can say: with a standard library that is
//! compiled along with it, by the same settings, and without what only a programmer would read.
//!
//! Cargo and rustc call this unstable and want to be told that we know (`RUSTC_BOOTSTRAP`), so it may be
//! called otherwise in another version; `rust-toolchain.toml` pins ours. Nothing depends on it: without
//! [`compile`] the page is the same, and some 40,000 bytes larger in brotli. This is its only place.

use std::path::PathBuf;
use std::process::Command;

use crate::failure::Result;
use crate::{step, workspace};

/// Environment variables that cargo reads, and their values.
const SETTINGS: [(&str, &str); 6] = [
    ("RUSTC_BOOTSTRAP", "1"),
    ("CARGO_UNSTABLE_BUILD_STD", "std,panic_abort"),
    ("CARGO_UNSTABLE_BUILD_STD_FEATURES", "optimize_for_size"),
    // A panic stops the program at once and says nothing: the guard's report has the functions on the
    // way there by number, and `target/functions.txt` their names.
    ("CARGO_UNSTABLE_PANIC_IMMEDIATE_ABORT", "true"),
    ("CARGO_PROFILE_WEB_PANIC", "immediate-abort"),
    // Beside those of `.cargo/config.toml`. What is derived as `Debug` writes nothing: nobody but
    // tests and panics writes any.
    (
        "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS",
        "-Zfmt-debug=none -Zlocation-detail=none",
    ),
];

/// Has a command, or what it calls, compile so.
pub(crate) fn compile(command: &mut Command) {
    command.envs(SETTINGS);
}

/// The folder with the standard library's sources, once they are brought.
pub(crate) fn sources() -> Result<PathBuf> {
    Ok(sysroot()?.join("lib/rustlib/src/rust/library"))
}

/// Where the toolchain lives.
pub(crate) fn sysroot() -> Result<PathBuf> {
    let mut rustc = workspace::at_root(Command::new("rustc"));
    let sysroot = step::output(rustc.args(["--print", "sysroot"]))?;
    Ok(PathBuf::from(sysroot.trim()))
}
