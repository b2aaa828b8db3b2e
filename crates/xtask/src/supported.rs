//! The browsers that are supported, and what their programs may ask of them: Chrome and Edge 111, Firefox
//! 115, Safari and iPadOS 16.4, and later ones. `tidy/browsers.rs` looks at scripts and style sheets.

use std::fs;
use std::path::Path;

use wasmparser::{BinaryReader, Parser, Payload};

use crate::failure::{Context, Failure, Result};
use crate::workspace;

/// What a compiled program may ask for, as its section "target_features" names it: all these browsers
/// know it, and `static/guard.js` tells those that do not.
const FEATURES: [&str; 9] = [
    "bulk-memory",
    "bulk-memory-opt",
    "call-indirect-overlong",
    "multivalue",
    "mutable-globals",
    "nontrapping-fptoint",
    "reference-types",
    "sign-ext",
    "simd128",
];

/// Checks the program in `dist`, before it is cut into parts.
pub(crate) fn check(dist: &Path) -> Result<()> {
    for file in workspace::files(dist)? {
        if file.extension().is_some_and(|kind| kind == "wasm") {
            let wasm = fs::read(&file).while_doing(format!("reading {}", file.display()))?;
            let asked = features(&wasm).while_doing("reading what the program asks for")?;
            check_features(&asked)?;
        }
    }
    Ok(())
}

fn check_features(asked: &[String]) -> Result<()> {
    if asked.is_empty() {
        let lacks = "the program does not say what it asks of a browser";
        return Err(Failure::new(lacks).advice("leave `strip` out of its profile"));
    }
    let too_new = asked.iter().find(|name| !FEATURES.contains(&name.as_str()));
    too_new.map_or(Ok(()), |name| {
        let problem = format!("the program asks for {name}, which not all browsers know");
        Err(Failure::new(problem).advice("see crates/xtask/src/supported.rs for what may be asked"))
    })
}

/// What a program asks for.
fn features(wasm: &[u8]) -> wasmparser::Result<Vec<String>> {
    let mut features = Vec::new();
    for payload in Parser::new(0).parse_all(wasm) {
        if let Payload::CustomSection(section) = payload?
            && section.name() == "target_features"
        {
            let mut reader = BinaryReader::new(section.data(), section.data_offset());
            for _ in 0..reader.read_var_u32()? {
                let prefix = reader.read_u8()?;
                let name = reader.read_string()?;
                if prefix == b'+' {
                    features.push(name.to_owned());
                }
            }
        }
    }
    Ok(features)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A program that says of itself that it asks for this.
    fn program(feature: &str) -> Vec<u8> {
        let name = "target_features";
        let mut section = vec![name.len() as u8];
        section.extend(name.bytes());
        section.extend([1, b'+', feature.len() as u8]);
        section.extend(feature.bytes());
        let mut wasm = b"\0asm\x01\0\0\0\0".to_vec();
        wasm.push(section.len() as u8);
        wasm.extend(section);
        wasm
    }

    #[test]
    fn what_is_too_new_is_refused() {
        let check = |wasm: &[u8]| check_features(&features(wasm).unwrap());
        assert!(check(&program("simd128")).is_ok());
        let refused = check(&program("tail-call")).unwrap_err();
        assert!(refused.to_string().contains("tail-call"));
        assert!(check(b"\0asm\x01\0\0\0").is_err());
    }
}
