//! Generates the lists of files in `levels/` and `nets/`, so that adding a file is enough to add a
//! game's levels or net.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let root = env::var("CARGO_MANIFEST_DIR").expect("cargo sets CARGO_MANIFEST_DIR");
    let out = env::var("OUT_DIR").expect("cargo sets OUT_DIR");
    let (root, out) = (Path::new(&root), Path::new(&out));
    let list = |name: &str, line: &dyn Fn(&str, &Path) -> String| {
        println!("cargo::rerun-if-changed={name}");
        let mut code = String::from("&[\n");
        for path in files(&root.join(name)) {
            let ruleset = path.file_stem().and_then(|name| name.to_str());
            let ruleset = ruleset.expect("the name is UTF-8");
            writeln!(code, "    {},", line(ruleset, &path)).expect("writing to a string succeeds");
        }
        code.push_str("]\n");
        fs::write(out.join(format!("{name}.rs")), code).expect("the list is writable");
    };
    list("levels", &|ruleset, path| {
        let errors = errors(&fs::read_to_string(path).expect("the file is readable"));
        let errors = errors.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        format!("({ruleset:?}, {errors:?})")
    });
    // The page fetches nets on demand; other programs include them.
    let included = env::var_os("CARGO_FEATURE_NETS").is_some();
    list("nets", &|ruleset, path| match included {
        true => format!("({ruleset:?}, include_bytes!({path:?}))"),
        false => format!("({ruleset:?}, &[])"),
    });
}

/// Parses the evaluation errors of the levels hard, medium and easy, one `name = number` a line.
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

/// The files of a folder, in an order that does not depend on the machine.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the folder exists");
    let mut paths: Vec<_> = entries
        .map(|entry| entry.expect("the folder is readable").path())
        .collect();
    paths.retain(|path| {
        path.extension()
            .is_some_and(|kind| kind == "txt" || kind == "net")
    });
    paths.sort();
    paths
}
