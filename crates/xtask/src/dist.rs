//! Builds the deployable folder.

use std::fs;
use std::path::Path;
use std::time::Instant;

use words::Language;

use crate::failure::{Context, Failure, Result};
use crate::size::Sizes;
use crate::split::Watched;
use crate::{
    fingerprint, lean, licences, manifest, minify, offline, page, parts, shell, step, styles,
    supported, tools, workspace,
};

/// The file of `dist` that says of which files it was built, once it is whole.
const MARKER: &str = "build.txt";
/// The script that loads the program: of its names neither the page's nor its own changes with a build.
const START: &str = "start.js";
/// The scripts that say which language it is, and which theme.
const LANGUAGE: &str = "language";
const THEME: &str = "theme";
/// The page that lets go of all that was kept of the program.
const RELOAD: &str = "reload.html";
/// The folder of `dist` with rulebooks and lessons.
pub(crate) const BOOKS: &str = "books";
/// The folder of `dist` with what the bots have learned.
pub(crate) const NETS: &str = "nets";

/// The folder of `dist` with what is said, a file a language.
pub(crate) const WORDS: &str = "words";

/// `cargo xtask dist`
pub(crate) fn run() -> Result<()> {
    build()?;
    println!("\n{}", Sizes::measure(&workspace::dist())?.table());
    println!("\nThe folder `dist` can be put under any path of any static host: see README.md.");
    Ok(())
}

/// Builds `dist`, unless it stands as the files are now.
pub(crate) fn build_if_stale() -> Result<()> {
    let dist = workspace::dist();
    let built = fs::read_to_string(dist.join(MARKER)).unwrap_or_default();
    if dist.join("index.html").is_file() && built == build_text()? {
        println!(
            "dist is up to date ({} {})",
            workspace::version(),
            workspace::commit()
        );
        return Ok(());
    }
    build()
}

fn build() -> Result<()> {
    build_with(&mut parts::write)
}

/// Builds a page whose first part notes which of its functions are called. It does not pass for one that
/// stands as the files are.
pub(crate) fn build_watched() -> Result<Watched> {
    let mut watched = None;
    build_with(&mut |dist, html| parts::write_watched(dist, html, &mut watched))?;
    let marker = workspace::dist().join(MARKER);
    fs::remove_file(&marker).while_doing("removing dist/build.txt")?;
    watched.ok_or_else(|| Failure::new("the program was not cut"))
}

/// Builds `dist`; `cut` puts the parts of the program there, and returns the page that names them.
fn build_with(cut: &mut dyn FnMut(&Path, &str) -> Result<String>) -> Result<()> {
    let tools = tools::bring()?;
    let dist = workspace::dist();
    // Taken before the build: a file changed meanwhile makes the result stale, not the other way.
    let built = build_text()?;
    let commit = workspace::commit();
    // A build that breaks off must not pass for a whole one.
    let marker = dist.join(MARKER);
    if marker.exists() {
        fs::remove_file(&marker).while_doing("removing dist/build.txt")?;
    }

    fetch()?;
    println!("building the page for release (the first time about 4 minutes on two cores)");
    let start = Instant::now();
    let mut trunk = workspace::at_root(tools.command("trunk")?);
    trunk.args(["build", "--release", "--offline"]);
    // Trunk reads this as a switch of its own, and fails at the usual value "1".
    trunk.env_remove("NO_COLOR");
    // A compiler's error needs no backtrace of Trunk.
    trunk.env_remove("RUST_BACKTRACE");
    lean::compile(&mut trunk);
    step::shown("Trunk's build", &mut trunk)?;

    finish_page(&dist, &commit, cut)?;
    minify::scripts_and_styles(&tools, &dist)?;
    write_books(&dist)?;
    copy_nets(&dist)?;
    write_words(&dist)?;
    fs::write(dist.join("licences.txt"), licences::text()?)
        .while_doing("writing dist/licences.txt")?;
    manifest::write(&dist)?;
    offline::finish(&dist, &commit)?;
    fs::write(&marker, built).while_doing("writing dist/build.txt")?;
    println!("built in {}", step::seconds(start.elapsed()));
    Ok(())
}

/// Writes the texts of all languages.
fn write_words(dist: &Path) -> Result<()> {
    let folder = dist.join(WORDS);
    fs::create_dir_all(&folder).while_doing("creating dist/words")?;
    for language in Language::ALL {
        let file = folder.join(format!("{}.txt", language.code()));
        fs::write(file, shell::catalogue(language)).while_doing("writing the texts")?;
    }
    Ok(())
}

/// Brings the sources of the crates, the standard library's too: Trunk is told to stay offline, so that it
/// looks for no tools of its own, and passes that on to cargo.
fn fetch() -> Result<()> {
    let fetch = |whose: &str, manifest: &Path| {
        let mut cargo = workspace::at_root(step::cargo());
        // For all targets: macros are built for this machine, and `cargo tree` wants to see everything.
        cargo.args(["fetch", "--locked", "--manifest-path"]);
        lean::compile(&mut cargo);
        step::quiet(
            &format!("bringing the sources of the crates that {whose} names"),
            "a minute, a moment if they are here",
            cargo.arg(manifest),
        )
    };
    fetch("Cargo.lock", &workspace::root().join("Cargo.toml"))?;
    fetch(
        "Rust's standard library",
        &lean::sources()?.join("Cargo.toml"),
    )
}

/// Writes its texts into the page of the clean reload, and what the script is called now that it shares with
/// the page.
fn finish_reload(dist: &Path, html: &str) -> Result<String> {
    let path = dist.join(RELOAD);
    let reload = shell::fill_html(&page::without_comments(&workspace::read(&path)?))?;
    let script = page::script(html, LANGUAGE)
        .ok_or_else(|| Failure::new(format!("index.html does not load {LANGUAGE}")))?;
    let reload = reload.replace(&format!("{LANGUAGE}.js"), script);
    fs::write(&path, &reload).while_doing(format!("writing dist/{RELOAD}"))?;
    Ok(reload)
}

/// Writes version and commit into the page, joins its style sheets, and checks it.
fn finish_page(
    dist: &Path,
    commit: &str,
    cut: &mut dyn FnMut(&Path, &str) -> Result<String>,
) -> Result<()> {
    let path = dist.join("index.html");
    let mut html = workspace::read(&path)?;
    for (name, value) in [
        ("turnout-version", workspace::version()),
        ("turnout-commit", commit),
    ] {
        html = page::with_meta(&html, name, value)
            .ok_or_else(|| Failure::new(format!("index.html has no place for {name}")))?;
    }
    html = styles::join(dist, &html)?;
    supported::check(dist)?;
    html = cut(dist, &html)?;
    html = page::with_build(&html, START, commit)
        .ok_or_else(|| Failure::new(format!("index.html does not load {START}")))?;
    html = shell::fill_scripts(dist, &html)?;
    html = page::small(&shell::fill_html(&html)?);
    let reload = finish_reload(dist, &html)?;
    let html = page::with_one_script(dist, &html, [LANGUAGE, THEME])?;
    fs::write(&path, &html).while_doing("writing dist/index.html")?;
    for (name, html) in [("index.html", &html), (RELOAD, &reload)] {
        let faults = page::faults(html);
        if !faults.is_empty() {
            return Err(
                Failure::new(format!("dist/{name} would not work under its policy"))
                    .why(faults.join("\n"))
                    .advice("put scripts and styles into files below static/, see index.html"),
            );
        }
    }
    Ok(())
}

/// Puts rulebooks and lessons beside the page, a file a language: it fetches it when one is wanted.
fn write_books(dist: &Path) -> Result<()> {
    fs::create_dir_all(dist.join(BOOKS)).while_doing("creating dist/books")?;
    for language in Language::ALL {
        let file = dist.join(words::bound_at(language));
        fs::write(file, words::bound(language)).while_doing("writing rulebooks and lessons")?;
    }
    Ok(())
}

/// Puts the bots' nets beside the page, which fetches one when a bot first needs it.
fn copy_nets(dist: &Path) -> Result<()> {
    let folder = dist.join(NETS);
    fs::create_dir_all(&folder).while_doing("making dist/nets")?;
    for file in workspace::files(&workspace::root().join("crates/bot/nets"))? {
        if let Some(name) = file.file_name().filter(|_| file.extension().is_some()) {
            fs::copy(&file, folder.join(name))
                .while_doing(format!("copying {}", workspace::relative(&file)))?;
        }
    }
    Ok(())
}

/// What `build.txt` says of a build.
fn build_text() -> Result<String> {
    Ok(format!(
        "version {}\ncommit {}\ninputs {}\n",
        workspace::version(),
        workspace::commit(),
        fingerprint::of_inputs()?
    ))
}
