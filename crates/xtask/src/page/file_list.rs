//! The list of files with their digests. With it the page and the service worker (`static/sw.js`) reject
//! files of other builds.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;

use anyhow::{Context, Result, ensure};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest, Sha256};
use walkdir::WalkDir;
use words::Language;
use xshell::Shell;

use super::static_texts;

const WORKER: &str = "sw.js";

/// Whether a file is listed. The page has the list itself. The browser keeps the worker and the icons of an
/// installed page; only other sites ask for the preview picture; many hosts do not serve hidden files.
fn is_listed(name: &str) -> bool {
    let is_hidden = name.split('/').any(|part| part.starts_with('.'));
    let is_other = ["index.html", WORKER, "preview.jpg"].contains(&name);
    !is_hidden && !is_other && !name.starts_with("icons/")
}

/// The names and SHA-256 digests of the page's files, as JSON.
pub(crate) fn list(sh: &Shell, folder: &Path) -> Result<String> {
    let mut files = BTreeMap::new();
    for entry in WalkDir::new(folder).sort_by_file_name() {
        let entry = entry?;
        let name = entry.path().strip_prefix(folder)?.to_str();
        let name = name.context("a file name is not UTF-8")?.replace('\\', "/");
        if entry.file_type().is_file() && is_listed(&name) {
            let is_plain = !name.contains([' ', '\'', '"', '<', '%', '?', '#']);
            ensure!(is_plain, "`{name}` cannot be the name of a file");
            let digest = Sha256::digest(sh.read_binary_file(entry.path())?);
            files.insert(name, STANDARD.encode(digest));
        }
    }
    Ok(serde_json::to_string(&files)?)
}

/// The same list with the digests only of the files that the page itself checks: the programs, and what they load.
pub(crate) fn as_page_needs(files: &str) -> Result<String> {
    let mut files: BTreeMap<String, String> = serde_json::from_str(files)?;
    for (name, digest) in &mut files {
        if !["page-", "bots", "words/", "books/", "nets/", "exercises/"]
            .iter()
            .any(|folder| name.starts_with(folder))
        {
            digest.clear();
        }
    }
    Ok(serde_json::to_string(&files)?)
}

/// Writes the facts of this build into the worker, once the page is finished.
pub(crate) fn fill_worker(sh: &Shell, folder: &Path, commit: &str, files: &str) -> Result<()> {
    let page = sh.read_file(folder.join("index.html"))?;
    let path = folder.join(WORKER);
    let worker = fill(&sh.read_file(&path)?, &page, commit, files)?;
    Ok(sh.write_file(path, worker)?)
}

/// The worker with the facts of this build in place of `{...}`.
fn fill(worker: &str, page: &str, commit: &str, files: &str) -> Result<String> {
    let mut hasher = DefaultHasher::new();
    (worker, page, files).hash(&mut hasher);
    let generation = format!("{commit}-{:016x}", hasher.finish());
    let mut text = worker.to_owned();
    for (place, value) in [
        ("{generation}", generation.as_str()),
        ("{commit}", commit),
        ("{files}", files),
        ("{unopened}", &unopened()?),
    ] {
        ensure!(
            text.matches(place).count() == 1,
            "{WORKER} needs {place} once"
        );
        text = text.replace(place, value);
    }
    Ok(text)
}

/// What the worker shows without a network and without a stored page, in every language.
fn unopened() -> Result<String> {
    let section = |language: Language| {
        let text = |name| static_texts::text(language, name);
        Ok(format!(
            "<section lang=\"{}\"><h1>{}</h1><p>{} <a href=\"./\">{}</a></p></section>",
            language.code(),
            text("app::unopened")?,
            text("app::unopened_why")?,
            text("app::unopened_reload")?,
        ))
    };
    Language::ALL.into_iter().map(section).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const WORKER: &str = "u={unopened};g={generation};c={commit};f={files}";

    const FILES: &str = r#"{"nets/a+b.net":"S="}"#;

    fn filled(worker: &str, page: &str, files: &str) -> String {
        fill(worker, page, "0f", files).unwrap()
    }

    #[test]
    fn all_files_are_listed_but_those_that_have_the_list() {
        let sh = Shell::new().unwrap();
        let folder = sh.create_temp_dir().unwrap();
        for name in [
            "index.html",
            "sw.js",
            "icons/a.png",
            "a.js",
            "nets/a.net",
            "nets/.a",
        ] {
            sh.write_file(folder.path().join(name), "abc").unwrap();
        }
        let digest = "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=";
        let listed = format!(r#"{{"a.js":"{digest}","nets/a.net":"{digest}"}}"#);
        assert_eq!(list(&sh, folder.path()).unwrap(), listed);
        sh.write_file(folder.path().join("a b"), "").unwrap();
        assert!(list(&sh, folder.path()).is_err());
    }

    #[test]
    fn the_worker_knows_all_files_of_its_build() {
        let text = filled(WORKER, "", FILES);
        assert!(text.contains(";g=0f-") && text.contains("lang=\"es\""));
        assert!(text.ends_with(&format!(";c=0f;f={FILES}")), "{text}");
        assert!(fill("{generation}", "", "0f", FILES).is_err());
    }

    #[test]
    fn another_file_page_or_worker_is_another_generation() {
        let generation = |worker, page, files| {
            let text = filled(worker, page, files);
            text.split(';')
                .nth(1)
                .map(str::to_owned)
                .unwrap_or_default()
        };
        let known = generation(WORKER, "", FILES);
        assert_eq!(known, generation(WORKER, "", FILES));
        assert_ne!(known, generation(WORKER, "", "{}"));
        assert_ne!(known, generation(WORKER, "page", FILES));
        let other = "{unopened};g={generation};{commit}{files}";
        assert_ne!(known, generation(other, "", FILES));
    }

    #[test]
    fn the_real_worker_has_its_places() {
        let sh = crate::workspace::shell().unwrap();
        filled(&sh.read_file("static/sw.js").unwrap(), "", FILES);
    }
}
