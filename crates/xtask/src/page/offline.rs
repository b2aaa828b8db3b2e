//! The list of files that the service worker (`static/sw.js`) keeps offline.

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

/// Whether a file is kept. The browser keeps the worker itself and the icons of an installed page; only
/// other sites ask for the preview picture.
fn is_kept(name: &str) -> bool {
    name != WORKER && name != "preview.png" && !Path::new(name).starts_with("icons")
}

/// Writes names and checksums of the page's files into the worker.
pub(crate) fn list_files(sh: &Shell, folder: &Path, commit: &str) -> Result<()> {
    let mut files = Vec::new();
    for entry in WalkDir::new(folder).sort_by_file_name() {
        let entry = entry?;
        let name = entry.path().strip_prefix(folder)?.to_str();
        let name = name.context("a file name is not UTF-8")?.replace('\\', "/");
        if entry.file_type().is_file() && is_kept(&name) {
            let digest = Sha256::digest(sh.read_binary_file(entry.path())?);
            files.push((name, STANDARD.encode(digest)));
        }
    }
    let path = folder.join(WORKER);
    let worker = fill(&sh.read_file(&path)?, commit, &files)?;
    Ok(sh.write_file(path, worker)?)
}

/// The worker with the facts of this build in place of `{...}`.
fn fill(worker: &str, commit: &str, files: &[(String, String)]) -> Result<String> {
    let mut lines = Vec::new();
    for (name, digest) in files {
        let is_plain = !name.contains([' ', ',', '"']);
        ensure!(is_plain, "`{name}` cannot be the name of a file");
        // Some hosts redirect requests for index.html to its folder.
        let name = if name == "index.html" { "./" } else { name };
        lines.push(format!("{digest} {name}"));
    }
    let mut hasher = DefaultHasher::new();
    (worker, files).hash(&mut hasher);
    let generation = format!("{commit}-{:016x}", hasher.finish());
    let mut text = worker.to_owned();
    for (place, value) in [
        ("{generation}", generation.as_str()),
        ("{commit}", commit),
        ("{files}", &lines.join(",")),
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
            text("shell::unopened")?,
            text("shell::unopened_why")?,
            text("shell::unopened_reload")?,
        ))
    };
    Language::ALL.into_iter().map(section).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const WORKER: &str = "u={unopened};g={generation};c={commit};f={files}";

    fn filled(worker: &str, digest: &str) -> String {
        let file = |name: &str| (name.to_owned(), digest.to_owned());
        fill(worker, "0f", &[file("index.html"), file("nets/a+b.net")]).unwrap()
    }

    #[test]
    fn the_worker_knows_all_files_of_its_build() {
        let text = filled(WORKER, "S=");
        assert!(text.contains(";g=0f-") && text.contains("lang=\"es\""));
        assert!(text.ends_with(";c=0f;f=S= ./,S= nets/a+b.net"), "{text}");
        let odd = [("a b".to_owned(), "S".to_owned())];
        assert!(fill(WORKER, "0f", &odd).is_err());
        assert!(fill("{generation}", "0f", &[]).is_err());
    }

    #[test]
    fn another_file_or_another_worker_is_another_generation() {
        let generation = |worker, digest| {
            let text = filled(worker, digest);
            text.split(';')
                .nth(1)
                .map(str::to_owned)
                .unwrap_or_default()
        };
        assert_eq!(generation(WORKER, "S="), generation(WORKER, "S="));
        assert_ne!(generation(WORKER, "S="), generation(WORKER, "T="));
        let other = "{unopened};g={generation};{commit}{files}";
        assert_ne!(generation(WORKER, "S="), generation(other, "S="));
    }

    #[test]
    fn the_real_worker_has_its_places() {
        let sh = crate::workspace::shell().unwrap();
        filled(&sh.read_file("static/sw.js").unwrap(), "S=");
    }
}
