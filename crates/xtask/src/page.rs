//! What must hold for the page's HTML: its policy governs everything in it, and nothing in it is
//! against the policy.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;

use crate::failure::{Context, Failure, Result};
use crate::workspace;

/// The tag that opens the policy.
const POLICY: &str = "http-equiv=\"content-security-policy\"";

/// What a policy may never allow.
const FORBIDDEN: [&str; 4] = ["'unsafe-inline'", "'unsafe-eval'", "http:", "https:"];

/// Everything that is wrong with the page, in sentences.
pub(crate) fn faults(html: &str) -> Vec<String> {
    let html = without_comments(html);
    let lower = html.to_ascii_lowercase();
    let mut faults = Vec::new();
    match lower.find(POLICY) {
        None => faults.push("it has no Content-Security-Policy".to_owned()),
        Some(at) => {
            for tag in ["<script", "<link", "<style", "<img", "<body"] {
                if lower.find(tag).is_some_and(|first| first < at) {
                    faults.push(format!(
                        "`{tag}` stands before the policy, which does not govern it"
                    ));
                }
            }
            let policy = lower[at..].split('>').next().unwrap_or_default();
            if !policy.contains("default-src 'none'") {
                faults.push("the policy does not begin with default-src 'none'".to_owned());
            }
            faults.extend(
                FORBIDDEN
                    .iter()
                    .filter(|word| policy.contains(*word))
                    .map(|word| format!("the policy allows {word}")),
            );
        }
    }
    for script in tags(&lower, "script") {
        if !script.contains(" src=") {
            faults.push(format!(
                "an inline script, which the policy has no hash for: <script{script}>"
            ));
        }
    }
    if tags(&lower, "style").next().is_some() {
        faults.push("an inline style sheet, which the policy forbids".to_owned());
    }
    for tag in lower
        .split('<')
        .map(|rest| rest.split('>').next().unwrap_or_default())
    {
        if tag.contains(" style=") {
            faults.push(format!(
                "an inline style, which the policy forbids: <{tag}>"
            ));
        }
        if tag.contains(" src=\"/") || tag.contains(" href=\"/") {
            faults.push(format!(
                "an absolute address, which fails below a path: <{tag}>"
            ));
        }
        if tag.contains("=\"http:") || tag.contains("=\"https:") {
            faults.push(format!("an address of another origin: <{tag}>"));
        }
    }
    faults
}

/// Puts a value into `<meta name="..." content="...">`.
pub(crate) fn with_meta(html: &str, name: &str, value: &str) -> Option<String> {
    let marker = format!("<meta name=\"{name}\" content=\"");
    let start = html.find(&marker)? + marker.len();
    let end = start + html[start..].find('"')?;
    Some(format!("{}{value}{}", &html[..start], &html[end..]))
}

/// The page with a build named behind a script of it, so that none of another build is taken.
pub(crate) fn with_build(html: &str, script: &str, build: &str) -> Option<String> {
    let named = format!("\"./{script}\"");
    let replaced = html.replace(&named, &format!("\"./{script}?{build}\""));
    html.contains(&named).then_some(replaced)
}

/// The file of a script whose name has a hash behind it.
pub(crate) fn script<'a>(html: &'a str, name: &str) -> Option<&'a str> {
    let begin = format!("src=\"./{name}-");
    let at = html.find(&begin)? + "src=\"./".len();
    html[at..].split('"').next()
}

/// The page with one script in the place of two, the second with what is in the first before it: each that
/// nothing is drawn before is a request that it waits for. The first stays for others.
pub(crate) fn with_one_script(
    dist: &Path,
    html: &str,
    [first, second]: [&str; 2],
) -> Result<String> {
    let missing = || Failure::new(format!("index.html does not load {first} and {second}"));
    let [one, other] = [first, second].map(|name| script(html, name).ok_or_else(missing));
    let (one, other) = (one?, other?);
    let text = workspace::read(&dist.join(one))? + &workspace::read(&dist.join(other))?;
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    let joined = format!("{second}-{:016x}.js", hasher.finish());
    fs::remove_file(dist.join(other)).while_doing(format!("removing dist/{other}"))?;
    fs::write(dist.join(&joined), text).while_doing(format!("writing dist/{joined}"))?;
    let lines = html.lines().filter(|line| !line.contains(one));
    let page: String = lines
        .map(|line| line.replace(other, &joined) + "\n")
        .collect();
    Ok(page)
}

/// The page without comments, without the room round its lines, and without what only Trunk reads.
pub(crate) fn small(html: &str) -> String {
    let text = without_comments(html).replace(" data-integrity=\"none\"", "");
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.collect::<Vec<_>>().join("\n") + "\n"
}

/// The attributes of each element of that name.
fn tags<'a>(lower: &'a str, name: &str) -> impl Iterator<Item = &'a str> {
    let open = format!("<{name}");
    let mut rest = lower;
    std::iter::from_fn(move || {
        let at = rest.find(&open)? + open.len();
        rest = &rest[at..];
        rest.split('>').next()
    })
}

/// HTML without its comments.
pub(crate) fn without_comments(html: &str) -> String {
    let mut text = String::new();
    let mut rest = html;
    while let Some((before, after)) = rest.split_once("<!--") {
        text.push_str(before);
        rest = after.split_once("-->").map_or("", |(_, after)| after);
    }
    text.push_str(rest);
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: &str = r#"<html><head><!-- <script>x</script> -->
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'">
<meta name="version" content="old"><script src="./a.js"></script></head><body></body></html>"#;

    #[test]
    fn a_good_page_has_no_faults() {
        assert_eq!(faults(GOOD), Vec::<String>::new());
    }

    #[test]
    fn each_fault_is_seen() {
        let late = GOOD.replace("<head>", "<head><link rel=x>");
        let cases = [
            ("<html></html>".to_owned(), "no Content-Security-Policy"),
            (late, "`<link` stands before the policy"),
            (
                GOOD.replace("'self'", "'self' 'unsafe-inline'"),
                "allows 'unsafe-inline'",
            ),
            (GOOD.replace("'self'", "https://x.example"), "allows https:"),
            (
                GOOD.replace("default-src 'none'", "img-src 'self'"),
                "default-src",
            ),
            (GOOD.replace(" src=\"./a.js\"", ""), "an inline script"),
            (
                GOOD.replace("<body>", "<body><style>a{}</style>"),
                "an inline style sheet",
            ),
            (
                GOOD.replace("<body>", "<body style=\"x\">"),
                "an inline style,",
            ),
            (GOOD.replace("./a.js", "/a.js"), "an absolute address"),
            (
                GOOD.replace("./a.js", "https://x.example/a.js"),
                "another origin",
            ),
        ];
        for (html, expected) in cases {
            let found = faults(&html);
            assert!(
                found.iter().any(|fault| fault.contains(expected)),
                "{expected}: {found:?}"
            );
        }
    }

    #[test]
    fn a_page_becomes_small_and_names_its_build() {
        let page = "<p>\n  <!-- a\n b -->\n  <script src=\"./a.js\"></script>\n\n</p>";
        let page = with_build(page, "a.js", "0f").unwrap();
        assert_eq!(
            small(&page),
            "<p>\n<script src=\"./a.js?0f\"></script>\n</p>\n"
        );
        assert!(with_build(&page, "b.js", "0f").is_none());
        assert_eq!(script("<script src=\"./b-1.js\">", "b"), Some("b-1.js"));
        assert_eq!(script(&page, "b"), None);
    }

    #[test]
    fn two_scripts_become_one() {
        let dist = std::env::temp_dir().join(format!("turnout-page-{}", std::process::id()));
        fs::create_dir_all(&dist).unwrap();
        fs::write(dist.join("a-1.js"), "1;").unwrap();
        fs::write(dist.join("b-2.js"), "2;").unwrap();
        let html = "<script src=\"./a-1.js\"></script>\n<script src=\"./b-2.js\"></script>\n";
        let page = with_one_script(&dist, html, ["a", "b"]).unwrap();
        assert_eq!(page.lines().count(), 1);
        let joined = script(&page, "b").unwrap();
        assert_eq!(workspace::read(&dist.join(joined)).unwrap(), "1;2;");
        assert!(dist.join("a-1.js").is_file() && !dist.join("b-2.js").exists());
        assert!(with_one_script(&dist, html, ["a", "c"]).is_err());
        fs::remove_dir_all(&dist).unwrap();
    }

    #[test]
    fn a_meta_value_is_replaced() {
        let html = with_meta(GOOD, "version", "1.2").unwrap();
        assert!(html.contains("<meta name=\"version\" content=\"1.2\">"));
        assert!(with_meta(GOOD, "commit", "x").is_none());
    }
}
