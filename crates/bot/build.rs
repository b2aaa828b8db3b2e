//! Lists the files of `weights/`, so that a game gets its weights by a file alone.

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-changed=weights");
    let root = env::var("CARGO_MANIFEST_DIR").expect("cargo says where the package is");
    let folder = Path::new(&root).join("weights");
    let entries = fs::read_dir(&folder).expect("the folder of weights is there");
    let mut paths: Vec<_> = entries
        .map(|entry| entry.expect("it can be listed").path())
        .collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "txt"));
    // The order of a folder's entries differs from machine to machine.
    paths.sort();
    let mut code = String::from("&[\n");
    for path in paths {
        let ruleset = path
            .file_stem()
            .and_then(|name| name.to_str())
            .expect("the name is UTF-8");
        let path = path.to_str().expect("the path is UTF-8");
        writeln!(code, "    ({ruleset:?}, include_str!({path:?})),").expect("a string takes it");
    }
    code.push_str("]\n");
    let out = env::var("OUT_DIR").expect("cargo says where to write");
    fs::write(Path::new(&out).join("weights.rs"), code).expect("the list can be written");
}
