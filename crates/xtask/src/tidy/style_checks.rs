//! House rules that hold in every file.

use super::Complaint;
use super::source::{SourceFile, has_word, numbered};

/// Lines of a file of code from which on it should, and must, be divided.
const LONG: [usize; 2] = [400, 800];
/// The same for tests, which are lists of cases.
const LONG_TESTS: [usize; 2] = [800, 1_600];

/// Words for work that was put off, in comments, which clippy does not read. In two parts, so that this file does not complain of itself.
const PUT_OFF: [&str; 2] = [concat!("TO", "DO"), concat!("FIX", "ME")];

/// Folders of one machine.
const MACHINE: [&str; 3] = [
    concat!("/wo", "rk/"),
    concat!("/ro", "ot/"),
    concat!("/home", "/runner/"),
];

/// Checks all files.
pub(crate) fn check(files: &[SourceFile]) -> Vec<Complaint> {
    let checks = [length, put_off, machine_paths, inline_style, lints];
    files
        .iter()
        .flat_map(|file| checks.iter().flat_map(|check| check(file)))
        .collect()
}

fn length(file: &SourceFile) -> Vec<Complaint> {
    let [long, too_long] = if file.is_test() { LONG_TESTS } else { LONG };
    let lines = file.text.lines().count();
    if !is_code(file) || lines <= long {
        return Vec::new();
    }
    let what = format!(
        "{lines} lines; a file of more than {long} should be divided, of more than {too_long} must be"
    );
    vec![if lines > too_long {
        Complaint::new(&file.path, 0, what)
    } else {
        Complaint::warning(&file.path, what)
    }]
}

fn put_off(file: &SourceFile) -> Vec<Complaint> {
    if !is_code(file) && !matches!(file.extension(), "html" | "toml" | "yml" | "sh" | "json") {
        return Vec::new();
    }
    on_lines(file, |line| {
        let word = PUT_OFF.iter().find(|word| has_word(line, word))?;
        Some(format!("`{word}`: do it now, or file an issue"))
    })
}

fn machine_paths(file: &SourceFile) -> Vec<Complaint> {
    on_lines(file, |line| {
        let found = MACHINE.iter().find(|path| {
            line.match_indices(**path).any(|(at, _)| {
                // Within a longer path it is a folder like any other.
                !line[..at]
                    .ends_with(|before: char| before.is_alphanumeric() || "._-~)}".contains(before))
            })
        })?;
        Some(format!("`{found}` is a folder of one machine"))
    })
}

/// The page's Content-Security-Policy drops inline styles silently.
fn inline_style(file: &SourceFile) -> Vec<Complaint> {
    let is_page = match file.extension() {
        "rs" => file.path.starts_with("web/"),
        "html" | "js" | "svg" => !file.is_test(),
        _ => false,
    };
    if !is_page {
        return Vec::new();
    }
    on_lines(file, |line| {
        let inline = ["style={", "style=\"", "ttribute(\"style\""];
        let found = inline.iter().any(|inline| line.contains(inline));
        found.then(|| "an inline style: use a class, an SVG attribute, or the CSSOM".to_owned())
    })
}

/// A crate that leaves out the workspace's lints would be held to nothing.
fn lints(file: &SourceFile) -> Vec<Complaint> {
    let is_crate = file.path.ends_with("/Cargo.toml") && !file.path.starts_with("fuzz/");
    if !is_crate || file.text.contains("[lints]\nworkspace = true") {
        return Vec::new();
    }
    vec![Complaint::new(
        &file.path,
        0,
        "it lacks `[lints] workspace = true`",
    )]
}

fn is_code(file: &SourceFile) -> bool {
    matches!(file.extension(), "rs" | "js" | "css")
}

fn on_lines(file: &SourceFile, fault: impl Fn(&str) -> Option<String>) -> Vec<Complaint> {
    numbered(&file.text)
        .filter_map(|(line, content)| Some(Complaint::new(&file.path, line, fault(content)?)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::super::complaints_of;
    use super::*;

    fn on(path: &str, text: &str) -> Vec<String> {
        complaints_of(check, &[(path, text)])
    }

    #[test]
    fn long_files_are_named() {
        let lines = |count: usize| "a\n".repeat(count);
        assert!(on("a.rs", &lines(400)).is_empty());
        assert!(on("a.rs", &lines(401))[0].contains("warning: 401 lines"));
        assert!(!on("a.css", &lines(801))[0].contains("warning"));
        assert!(on("a/tests/b.rs", &lines(800)).is_empty());
        assert!(on("a.json", &lines(5_000)).is_empty());
    }

    #[test]
    fn work_put_off_is_named() {
        for word in PUT_OFF {
            assert_eq!(on("a.js", &format!("// {word} later")).len(), 1, "{word}");
        }
        assert!(on("a.js", "// METHODOLOGY").is_empty());
    }

    #[test]
    fn folders_of_one_machine_are_named() {
        for folder in MACHINE {
            assert_eq!(on("a.md", &format!("see {folder}x")).len(), 1, "{folder}");
            assert!(
                on("a.md", &format!("see target{folder}x")).is_empty(),
                "{folder}"
            );
        }
    }

    #[test]
    fn inline_styles_are_named() {
        assert_eq!(on("web/src/a.rs", "html! { <p style={a}> }").len(), 1);
        assert_eq!(on("index.html", "<p style=\"a\">").len(), 1);
        assert_eq!(on("static/a.js", "a.setAttribute(\"style\", b)").len(), 1);
        assert!(on("web/src/a.rs", "let style = 1; a.font_style = 1;").is_empty());
    }

    #[test]
    fn lints_are_wanted() {
        assert_eq!(on("crates/a/Cargo.toml", "[package]").len(), 1);
        assert!(on("crates/a/Cargo.toml", "[lints]\nworkspace = true\n").is_empty());
    }
}
