//! Makes one style sheet of those that the page names one after the other, and one of those that no board
//! needs at first: it compresses better, and is one request. They stay apart where they are written.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;

use crate::failure::{Context, Result};
use crate::workspace;

/// Style sheets that stay by themselves: that of the guard holds whatever becomes of the others.
const APART: &str = "guard-";
/// What the elements say of those that no board needs at first.
const LATER: &str = "data-later";
/// How the names of the two begin.
const JOINED: [&str; 2] = ["style", "later"];

/// Joins the style sheets of `dist` and returns the page that names the two.
pub(crate) fn join(dist: &Path, html: &str) -> Result<String> {
    let mut texts = [const { String::new() }; 2];
    for (name, later) in named(html) {
        let file = dist.join(name);
        texts[usize::from(later)].push_str(&workspace::read(&file)?);
        fs::remove_file(&file).while_doing(format!("removing dist/{name}"))?;
    }
    let mut names = Vec::new();
    for (kind, text) in JOINED.iter().zip(texts) {
        // As Trunk does: what has another content has another name, so that hosts may keep it for ever.
        let mut hasher = DefaultHasher::new();
        text.hash(&mut hasher);
        let joined = format!("{kind}-{:016x}.css", hasher.finish());
        fs::write(dist.join(&joined), text).while_doing(format!("writing dist/{joined}"))?;
        names.push(joined);
    }
    Ok(with_two(html, &names))
}

/// The page with one style sheet in the place of all of its kind.
fn with_two(html: &str, names: &[String]) -> String {
    let mut first = [true; 2];
    let mut page = String::new();
    for line in html.split_inclusive('\n') {
        match name_in(line) {
            None => page.push_str(line),
            Some((name, later)) => {
                let kind = usize::from(later);
                if std::mem::take(&mut first[kind]) {
                    page.push_str(&line.replace(name, &names[kind]));
                }
            }
        }
    }
    page
}

/// The style sheets that a page names, in their order, and whether they come later.
fn named(html: &str) -> impl Iterator<Item = (&str, bool)> {
    html.lines().filter_map(name_in)
}

/// The style sheet that a line of the page names: Trunk leaves each element on its own line.
fn name_in(line: &str) -> Option<(&str, bool)> {
    let link = line
        .trim()
        .strip_prefix("<link rel=\"stylesheet\" href=\"./")?;
    let (name, _) = link.split_once('"')?;
    (!name.starts_with(APART)).then(|| (name, line.contains(LATER)))
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "<title>x</title>
  <link rel=\"stylesheet\" href=\"./guard-1.css\" data-integrity=\"none\"/>
  <link rel=\"stylesheet\" href=\"./style-2.css\" data-integrity=\"none\"/>
  <link rel=\"stylesheet\" href=\"./board-3.css\" data-integrity=\"none\"/>
  <link rel=\"stylesheet\" href=\"./share-4.css\" data-later media=\"not all\"/>
  <script src=\"./guard-4.js\"></script>
";

    #[test]
    fn all_but_the_guards_become_one_and_those_that_come_later_another() {
        let dist = std::env::temp_dir().join(format!("turnout-styles-{}", std::process::id()));
        fs::create_dir_all(&dist).unwrap();
        for (name, text) in [
            ("guard-1", "a{}\n"),
            ("style-2", "b{}\n"),
            ("board-3", "c{}\n"),
            ("share-4", "d{}\n"),
        ] {
            fs::write(dist.join(name).with_extension("css"), text).unwrap();
        }
        let page = join(&dist, PAGE).unwrap();
        let names: Vec<_> = named(&page).collect();
        let [(joined, false), (later, true)] = names[..] else {
            panic!("{page}");
        };
        assert_eq!(workspace::read(&dist.join(later)).unwrap(), "d{}\n");
        assert!(page.contains("media=\"not all\""));
        assert_eq!(workspace::read(&dist.join(joined)).unwrap(), "b{}\nc{}\n");
        assert!(dist.join("guard-1.css").is_file());
        assert!(!dist.join("board-3.css").exists());
        assert_eq!(page.lines().count(), PAGE.lines().count() - 1);
        assert!(page.contains("./guard-1.css") && page.contains("./guard-4.js"));
        fs::remove_dir_all(&dist).unwrap();
    }
}
