//! Lists the files of `levels/` and `nets/`, so that a game gets what it needs by a
//! file alone.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let root = env::var("CARGO_MANIFEST_DIR").expect("cargo says where the package is");
    let out = env::var("OUT_DIR").expect("cargo says where to write");
    let (root, out) = (Path::new(&root), Path::new(&out));
    let list = |name: &str, line: &dyn Fn(&str, &Path) -> String| {
        println!("cargo::rerun-if-changed={name}");
        let mut code = String::from("&[\n");
        for path in files(&root.join(name)) {
            let ruleset = path.file_stem().and_then(|name| name.to_str());
            let ruleset = ruleset.expect("the name is UTF-8");
            writeln!(code, "    {},", line(ruleset, &path)).expect("a string takes it");
        }
        code.push_str("]\n");
        fs::write(out.join(format!("{name}.rs")), code).expect("the list can be written");
    };
    list("levels", &|ruleset, path| {
        let errors = errors(&fs::read_to_string(path).expect("it can be read"));
        let errors = errors.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        format!("({ruleset:?}, {errors:?})")
    });
    // The page fetches nets when it needs them; other programs carry them.
    let carried = env::var_os("CARGO_FEATURE_NETS").is_some();
    list("nets", &|ruleset, path| match carried {
        true => format!("({ruleset:?}, include_bytes!({path:?}))"),
        false => format!("({ruleset:?}, &[])"),
    });
}

/// By how much the levels misjudge: hard, medium, easy, one `name = number` a line.
fn errors(text: &str) -> Result<[u32; 3], String> {
    let mut errors = Vec::new();
    for (name, line) in ["hard", "medium", "easy"].iter().zip(text.lines()) {
        let number = line
            .strip_prefix(name)
            .and_then(|rest| rest.strip_prefix(" = "));
        let number = number.and_then(|number| number.parse().ok());
        errors.push(
            number
                .ok_or_else(|| format!("expected \"{name} = \" and a number, found \"{line}\""))?,
        );
    }
    errors
        .try_into()
        .map_err(|_| "expected three lines".to_owned())
}

/// The files of a folder, in an order that is the same on every machine.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the folder is there");
    let mut paths: Vec<_> = entries
        .map(|entry| entry.expect("it can be listed").path())
        .collect();
    paths.retain(|path| {
        path.extension()
            .is_some_and(|kind| kind == "txt" || kind == "net")
    });
    paths.sort();
    paths
}
