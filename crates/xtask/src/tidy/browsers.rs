//! Nothing that is newer than the browsers that are supported: Chrome and Edge 111, Firefox 115, Safari and
//! iPadOS 16.4. `crates/xtask/src/supported.rs` looks at the compiled program.
//!
//! The list has what is likely to be written one day, with what knows it first. What browsers pass over
//! without harm, such as `@starting-style`, may be written.

use super::Complaint;
use super::source::{SourceFile, numbered};

/// In style sheets.
const STYLES: [(&str, &str); 21] = [
    (
        ":has(",
        "Firefox 121; set a class where the element is drawn",
    ),
    ("subgrid", "Chrome 117"),
    ("light-dark(", "Chrome 123, Firefox 120, Safari 17.5"),
    ("text-wrap", "Chrome 114, Firefox 121, Safari 17.4"),
    ("field-sizing", "Chrome 123"),
    ("interpolate-size", "Chrome 129"),
    ("allow-discrete", "Chrome 117, Firefox 129, Safari 17.4"),
    ("anchor-name", "Chrome 125"),
    ("position-anchor", "Chrome 125"),
    ("view-transition", "Safari 18"),
    ("animation-timeline", "Chrome 115, Safari 26"),
    ("@scope", "Chrome 118, Firefox 146, Safari 17.4"),
    ("@property", "Firefox 128"),
    ("style(", "Firefox does not ask for styles of containers"),
    (":popover-open", "Chrome 114, Firefox 125, Safari 17"),
    (":user-valid", "Chrome 119, Safari 16.5"),
    (":user-invalid", "Chrome 119, Safari 16.5"),
    (":state(", "Chrome 125, Firefox 126, Safari 17.4"),
    ("round(", "Chrome 125, Firefox 118"),
    ("rlh", "Firefox 120"),
    ("zoom:", "Firefox 126"),
];

/// In scripts, in the page, and in what the program draws.
const PROGRAMS: [(&str, &str); 19] = [
    ("withResolvers", "Chrome 119, Firefox 121, Safari 17.4"),
    ("Object.groupBy", "Chrome 117, Firefox 119, Safari 17.4"),
    ("Map.groupBy", "Chrome 117, Firefox 119, Safari 17.4"),
    ("Promise.try", "Chrome 128, Firefox 134, Safari 18.2"),
    ("fromAsync", "Chrome 121"),
    ("Iterator.from", "Chrome 122, Firefox 131, Safari 18.4"),
    ("requestIdleCallback", "Safari has it not"),
    ("URL.canParse", "Chrome 120, Safari 17"),
    ("URL.parse", "Chrome 126, Firefox 126, Safari 18"),
    ("AbortSignal.any", "Chrome 116, Firefox 124, Safari 17.4"),
    ("fromBase64", "Chrome 140, Firefox 133, Safari 18.2"),
    ("toBase64", "Chrome 140, Firefox 133, Safari 18.2"),
    ("startViewTransition", "Firefox 144, Safari 18"),
    ("showPopover", "Chrome 114, Firefox 125, Safari 17"),
    ("popovertarget", "Chrome 114, Firefox 125, Safari 17"),
    ("popover=", "Chrome 114, Firefox 125, Safari 17"),
    ("closedby", "Chrome 134, Firefox 141"),
    ("moveBefore", "Chrome 133, Firefox 144"),
    ("<details name", "Chrome 120, Firefox 130, Safari 17.2"),
];

/// Checks what the page is made of.
pub(crate) fn check(files: &[SourceFile]) -> Vec<Complaint> {
    let mut complaints = Vec::new();
    for file in files {
        let (text, list) = match file.extension() {
            "css" if file.path.starts_with("static/") => {
                complaints.extend(nested(file));
                (without_comments(&file.text), &STYLES[..])
            }
            "js" if file.path.starts_with("static/") => (file.text.clone(), &PROGRAMS[..]),
            "html" => (file.text.clone(), &PROGRAMS[..]),
            "rs" if file.path.starts_with("web/") => (file.shipped(), &PROGRAMS[..]),
            _ => continue,
        };
        for (line, content) in numbered(&text) {
            for (what, first) in list {
                if content.contains(what) {
                    let what = format!("`{what}` is too new for what is supported: {first}");
                    complaints.push(Complaint::new(&file.path, line, what));
                }
            }
        }
    }
    complaints
}

/// Rules within rules.
fn nested(file: &SourceFile) -> Vec<Complaint> {
    let text = without_comments(&file.text);
    let nests = |(_, line): &(usize, &str)| line.trim_start().starts_with('&');
    let lines = numbered(&text).filter(nests);
    let what =
        "nested rules are too new for what is supported: Chrome 112, Firefox 117, Safari 16.5";
    lines
        .map(|(line, _)| Complaint::new(&file.path, line, what))
        .collect()
}

/// A style sheet with its comments blanked out, lines kept in place.
fn without_comments(text: &str) -> String {
    let mut kept = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("/*") {
        kept.push_str(before);
        let (comment, after) = after.split_once("*/").unwrap_or((after, ""));
        kept.extend(comment.chars().filter(|letter| *letter == '\n'));
        rest = after;
    }
    kept + rest
}

#[cfg(test)]
mod tests {
    use super::super::complaints_of;
    use super::*;

    fn on(path: &str, text: &str) -> Vec<String> {
        complaints_of(check, &[(path, text)])
    }

    #[test]
    fn what_is_too_new_is_named() {
        for (what, _) in STYLES {
            assert_eq!(on("static/a.css", &format!("a {what}x")).len(), 1, "{what}");
        }
        for (what, _) in PROGRAMS {
            assert_eq!(on("static/a.js", &format!("a {what}x")).len(), 1, "{what}");
            let drawn = format!("fn a() {{ html! {{ \"{what}x\" }} }}");
            assert_eq!(on("web/src/a.rs", &drawn).len(), 1, "{what}");
        }
        assert_eq!(on("static/a.css", "a {\n  &:hover {}\n}").len(), 1);
    }

    #[test]
    fn comments_and_other_files_may_say_it() {
        let text = "/* no\n :has( here */\n.a {}\n.b:has(c) {}\n";
        assert!(on("static/a.css", text)[0].starts_with("static/a.css:4: "));
        assert!(on("web/src/a.rs", "// :has( popover=\n").is_empty());
        assert!(on("README.md", "URL.parse").is_empty());
        assert!(on("web/tests/a.spec.js", "URL.parse").is_empty());
    }
}
