//! Whether bots think the same in wasm, with vector instructions and without, as natively.

use std::path::Path;
use std::process::Command;

use crate::failure::Result;
use crate::{step, workspace};

const TARGET: &str = "wasm32-unknown-unknown";

/// Runs the program whose path it is given; it traps where thoughts differ.
const RUN: &str = "
const { readFileSync } = require('node:fs');
WebAssembly.instantiate(readFileSync(process.argv[1]), {}).then(({ instance }) => {
  instance.exports.main(0, 0);
});";

/// Compiles the program that compares thoughts in both ways, and runs it.
pub(crate) fn check() -> Result<()> {
    for (what, vectors) in [("without vector instructions", "-"), ("with them", "+")] {
        let folder = workspace::target().join(format!("agreement{vectors}"));
        let mut cargo = workspace::at_root(step::cargo());
        cargo.args([
            "build",
            "--release",
            "--package",
            "bot",
            "--example",
            "agreement",
        ]);
        cargo.args([
            "--features",
            "nets,yardsticks",
            "--target",
            TARGET,
            "--target-dir",
        ]);
        cargo.arg(&folder);
        cargo.env("RUSTFLAGS", format!("-C target-feature={vectors}simd128"));
        step::shown(&format!("compiling bots {what}"), &mut cargo)?;
        let program = Path::new(TARGET).join("release/examples/agreement.wasm");
        let mut node = Command::new("node");
        node.arg("-e").arg(RUN).arg("--").arg(folder.join(program));
        step::shown(&format!("bots thinking in wasm {what}"), &mut node)?;
    }
    Ok(())
}
