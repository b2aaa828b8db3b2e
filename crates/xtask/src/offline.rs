//! What is kept to play without a network: the files of a build, written into the worker that keeps them
//! (`static/sw.js`).

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;
use std::process::Command;

use words::Language;

use crate::failure::{Context, Failure, Result};
use crate::{shell, step, workspace};

/// The worker. It does not keep itself: the browser does.
pub(crate) const WORKER: &str = "sw.js";
/// Files of `dist` that no page ever asks for: what it was built from, and the picture that other sites
/// show beside a link.
const NOBODYS: [&str; 2] = ["build.txt", "preview.png"];
/// The part of the program that only tests and measurements ask for (`web/parts.txt`).
const TESTS: &str = "tests-";
/// The folder of `dist` with the icons of an installed page: only a browser that installs it asks for
/// them, and has them from then on.
pub(crate) const ICONS: &str = "icons";

/// Checksums as `integrity` has them, by Node's own library: it spares us a crate to compile.
const SUMS: &str = "
const { readFileSync } = require('node:fs');
const { createHash } = require('node:crypto');
for (const file of process.argv.slice(1)) {
  console.log(createHash('sha256').update(readFileSync(file)).digest('base64'));
}";

/// Whether a file of `dist`, by its name there, is kept to play without a network.
pub(crate) fn is_kept(name: &str) -> bool {
    name != WORKER
        && !NOBODYS.contains(&name)
        && !name.starts_with(TESTS)
        && !Path::new(name).starts_with(ICONS)
}

/// Writes into the worker which files it keeps, and what the build is called. To be done last: it counts
/// what is in the files.
pub(crate) fn finish(dist: &Path, commit: &str) -> Result<()> {
    let below = |file: &Path| workspace::below(dist, file);
    let files = workspace::files(dist)?;
    let files: Vec<_> = files
        .into_iter()
        .filter(|file| is_kept(&below(file)))
        .collect();
    let mut node = Command::new("node");
    node.arg("-e").arg(SUMS).arg("--").args(&files);
    let sums = step::output(&mut node)?;
    let names = files.iter().map(|file| below(file));
    let list: Vec<_> = names.zip(sums.lines().map(str::to_owned)).collect();
    let path = dist.join(WORKER);
    let worker = filled(&workspace::read(&path)?, commit, &list)?;
    fs::write(&path, worker).while_doing(format!("writing dist/{WORKER}"))
}

/// The worker with what it is to know: the names of files, and their checksums.
fn filled(worker: &str, commit: &str, files: &[(String, String)]) -> Result<String> {
    let mut hasher = DefaultHasher::new();
    (worker, files).hash(&mut hasher);
    let mut lines = Vec::new();
    for (name, sum) in files {
        if name.contains([' ', ',', '"', '\\']) {
            return Err(Failure::new(format!(
                "`{name}` is no name for a file of the page"
            )));
        }
        // Its folder: some hosts send those elsewhere who name the file.
        let name = if name == "index.html" { "./" } else { name };
        lines.push(format!("{sum} {name}"));
    }
    let generation = format!("{commit}-{:016x}", hasher.finish());
    let mut text = worker.to_owned();
    for (place, value) in [
        ("{generation}", &generation),
        ("{commit}", &commit.to_owned()),
        ("{files}", &lines.join(",")),
        ("{unopened}", &unopened()?),
    ] {
        if text.matches(place).count() != 1 {
            return Err(Failure::new(format!("{WORKER} has no place for {place}")));
        }
        text = text.replace(place, value);
    }
    Ok(text)
}

/// What the worker says where there is neither network nor page: it cannot know in which language.
fn unopened() -> Result<String> {
    let mut html = String::new();
    for language in Language::ALL {
        let text = |name| shell::text(language, name);
        html += &format!(
            "<section lang=\"{}\"><h1>{}</h1><p>{} <a href=\"./\">{}</a></p></section>",
            language.code(),
            text("shell::unopened")?,
            text("shell::unopened_why")?,
            text("shell::unopened_reload")?,
        );
    }
    Ok(html)
}

#[cfg(test)]
mod tests {
    use super::*;

    const WORKER: &str = "u={unopened};g={generation};c={commit};f={files}";

    fn files(sum: &str) -> Vec<(String, String)> {
        let file = |name: &str, sum: &str| (name.to_owned(), sum.to_owned());
        vec![file("index.html", sum), file("nets/a+b.net", "T=")]
    }

    #[test]
    fn the_worker_knows_all_files_of_its_build() {
        let text = filled(WORKER, "0f", &files("S=")).unwrap();
        assert!(
            text.contains(";g=0f-") && text.contains("lang=\"es\""),
            "{text}"
        );
        assert!(text.ends_with(";c=0f;f=S= ./,T= nets/a+b.net"), "{text}");
        assert!(filled("g={generation}", "0f", &[]).is_err());
        let odd = [("a b".to_owned(), "S".to_owned())];
        assert!(filled(WORKER, "0f", &odd).is_err());
    }

    #[test]
    fn another_file_or_another_worker_is_another_generation() {
        let generation = |worker: &str, sum| {
            let text = filled(worker, "0f", &files(sum)).unwrap();
            text.split(';').nth(1).unwrap_or_default().to_owned()
        };
        assert_eq!(generation(WORKER, "S="), generation(WORKER, "S="));
        assert_ne!(generation(WORKER, "S="), generation(WORKER, "U="));
        assert_ne!(
            generation(WORKER, "S="),
            generation("{unopened};g={generation};{commit}{files}", "S=")
        );
    }

    #[test]
    fn what_nobody_asks_for_is_not_kept() {
        assert!(is_kept("index.html") && is_kept("nets/a.net") && is_kept("reload.html"));
        assert!(!is_kept("sw.js") && !is_kept("preview.png") && !is_kept("build.txt"));
    }

    #[test]
    fn the_worker_has_its_places() {
        let worker = workspace::read(&workspace::root().join("static/sw.js")).unwrap();
        assert!(filled(&worker, "0f", &files("S=")).is_ok());
    }
}
