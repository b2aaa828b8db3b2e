//! The tools that the page is built with, in pinned versions, in the user's cache.
//!
//! A tool lives in `<cache>/turnout/<tool>-<version>/`, so that a second clone finds it. It is
//! installed beside that place and renamed into it: what stands there is whole. A lock file keeps
//! two xtasks from installing the same tool at once.

use std::ffi::OsString;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::failure::{Context, Failure, Result};
use crate::{lean, step, workspace};

/// The version that Trunk.toml asks for too. A later one needs a later Rust.
const TRUNK: &str = "0.21.14";
/// wasm-opt comes out of this npm package.
const BINARYEN: &str = "132.0.0";
const ESBUILD: &str = "0.28.2";
/// What drives Firefox in its smoke test.
pub(crate) const GECKODRIVER: &str = "geckodriver";
const GECKODRIVER_VERSION: &str = "0.37.1";
/// The last for the oldest Node that the project is used with.
const LIGHTHOUSE: &str = "12.8.2";
/// The oldest Node that the project is used with.
const NODE: u32 = 20;
const TARGET: &str = "wasm32-unknown-unknown";

/// The tools, ready to be used.
pub(crate) struct Tools {
    folders: Vec<PathBuf>,
}

impl Tools {
    /// A program that finds the tools first on PATH.
    pub(crate) fn command(&self, program: &str) -> Result<Command> {
        let inherited = std::env::var_os("PATH").unwrap_or_default();
        let path = std::env::join_paths(
            self.folders
                .iter()
                .cloned()
                .chain(std::env::split_paths(&inherited)),
        )
        .while_doing("putting the tools on PATH")?;
        // The child's PATH is not used to find the child on every system, so it is found here.
        let name = format!("{program}{}", std::env::consts::EXE_SUFFIX);
        let found = self
            .folders
            .iter()
            .map(|folder| folder.join(&name))
            .find(|file| file.is_file());
        let mut command = Command::new(found.map_or_else(|| name.into(), PathBuf::into_os_string));
        command.env("PATH", path);
        Ok(command)
    }
}

/// Brings what is missing: the wasm target, the standard library's sources, Trunk, wasm-bindgen's command
/// line, wasm-opt, esbuild.
pub(crate) fn bring() -> Result<Tools> {
    need_node()?;
    need_target()?;
    let bindgen = workspace::locked_version("wasm-bindgen")?;
    let folders = vec![
        // Its own lock file builds; without it newer crates want a newer Rust.
        need(&Tool::cargo(
            "trunk",
            "trunk",
            TRUNK,
            true,
            "6 minutes on two cores",
        ))?,
        // Its own lock file names a crate version that is no longer to be had.
        need(&Tool::cargo(
            "wasm-bindgen-cli",
            "wasm-bindgen",
            &bindgen,
            false,
            "4 minutes on two cores",
        ))?,
        need(&Tool::npm(
            "binaryen",
            "wasm-opt",
            BINARYEN,
            "half a minute",
        ))?,
        need(&Tool::npm("esbuild", "esbuild", ESBUILD, "a moment"))?,
    ];
    Ok(Tools { folders })
}

/// The program geckodriver. Only a test asks for it, so it is not among the tools of the page.
pub(crate) fn bring_geckodriver() -> Result<PathBuf> {
    let about = "3 minutes on two cores";
    let tool = Tool::cargo(GECKODRIVER, GECKODRIVER, GECKODRIVER_VERSION, true, about);
    Ok(need(&tool)?.join(tool.file()))
}

/// The program lighthouse, which only a measurement asks for.
pub(crate) fn bring_lighthouse() -> Result<PathBuf> {
    let tool = Tool::npm("lighthouse", "lighthouse", LIGHTHOUSE, "a minute");
    Ok(need(&tool)?.join(tool.file()))
}

struct Tool<'a> {
    /// The package.
    package: &'a str,
    /// The program in it that we need.
    program: &'a str,
    version: &'a str,
    /// Below the tool's folder.
    programs: &'a str,
    from: From,
    about: &'a str,
}

enum From {
    Cargo { locked: bool },
    Npm,
}

impl<'a> Tool<'a> {
    fn cargo(
        package: &'a str,
        program: &'a str,
        version: &'a str,
        locked: bool,
        about: &'a str,
    ) -> Self {
        let from = From::Cargo { locked };
        Self {
            package,
            program,
            version,
            programs: "bin",
            from,
            about,
        }
    }

    fn npm(package: &'a str, program: &'a str, version: &'a str, about: &'a str) -> Self {
        let programs = "node_modules/.bin";
        Self {
            package,
            program,
            version,
            programs,
            from: From::Npm,
            about,
        }
    }

    fn name(&self) -> String {
        format!("{}-{}", self.package, self.version)
    }

    /// The file to look for: cargo makes programs, npm makes scripts.
    fn file(&self) -> String {
        match self.from {
            From::Cargo { .. } => format!("{}{}", self.program, std::env::consts::EXE_SUFFIX),
            From::Npm if cfg!(windows) => format!("{}.cmd", self.program),
            From::Npm => self.program.to_owned(),
        }
    }

    fn is_in(&self, folder: &Path) -> bool {
        folder.join(self.programs).join(self.file()).is_file()
    }
}

/// The folder of the tool's programs; installs the tool first if it is missing.
fn need(tool: &Tool<'_>) -> Result<PathBuf> {
    let cache = cache()?;
    let home = cache.join(tool.name());
    if !tool.is_in(&home) {
        let _lock = lock(&cache, &tool.name())?;
        // Another xtask may have brought it while this one waited for the lock.
        if !tool.is_in(&home) {
            install(tool, &cache, &home)?;
        }
    }
    Ok(home.join(tool.programs))
}

fn install(tool: &Tool<'_>, cache: &Path, home: &Path) -> Result<()> {
    let partial = cache.join(format!("{}.partial", tool.name()));
    let build = cache.join(format!("{}.build", tool.name()));
    remove(&partial)?;
    fs::create_dir_all(&partial).while_doing(format!("making {}", partial.display()))?;
    let mut command = match tool.from {
        From::Cargo { locked } => {
            let mut command = step::cargo();
            command.arg("install").args(locked.then_some("--locked"));
            command
                .args(["--version", tool.version, "--root"])
                .arg(&partial)
                .arg(tool.package);
            // A folder of its own, kept after a failure, so that the next try goes on from there.
            command.env("CARGO_TARGET_DIR", &build);
            command
        }
        From::Npm => {
            let mut command = step::npm_program("npm");
            command.args([
                "install",
                "--no-save",
                "--no-audit",
                "--no-fund",
                "--ignore-scripts",
            ]);
            command.arg("--prefix").arg(&partial);
            command.arg(format!("{}@{}", tool.package, tool.version));
            command
        }
    };
    // Not in the repository, whose cargo settings are not meant for the tools.
    command.current_dir(cache);
    let title = format!(
        "installing {} {} into {}",
        tool.package,
        tool.version,
        home.display()
    );
    step::quiet(&title, tool.about, &mut command)?;
    if !tool.is_in(&partial) {
        return Err(
            Failure::new(format!("{} holds no program {}", tool.name(), tool.program))
                .advice("the package has changed its shape: see crates/xtask/src/tools.rs"),
        );
    }
    remove(home)?;
    fs::rename(&partial, home).while_doing(format!("moving {} into its place", tool.name()))?;
    remove(&build)
}

/// A lock on one tool; it ends with the file.
fn lock(cache: &Path, name: &str) -> Result<File> {
    fs::create_dir_all(cache).while_doing(format!("making {}", cache.display()))?;
    let path = cache.join(format!("{name}.lock"));
    let file = File::create(&path).while_doing(format!("making {}", path.display()))?;
    if file.try_lock().is_err() {
        println!("another xtask is installing {name}: waiting for it");
        file.lock()
            .while_doing(format!("locking {}", path.display()))?;
    }
    Ok(file)
}

fn remove(folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder).while_doing(format!("removing {}", folder.display()))?;
    }
    Ok(())
}

fn cache() -> Result<PathBuf> {
    cache_in(std::env::consts::OS, |name| {
        std::env::var_os(name).filter(|value| !value.is_empty())
    })
    .ok_or_else(|| {
        Failure::new("there is no folder for the tools").advice("set HOME or XDG_CACHE_HOME")
    })
}

fn cache_in(system: &str, variable: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    let base = match system {
        "windows" => PathBuf::from(variable("LOCALAPPDATA")?),
        "macos" => PathBuf::from(variable("HOME")?)
            .join("Library")
            .join("Caches"),
        _ => match variable("XDG_CACHE_HOME") {
            Some(folder) => PathBuf::from(folder),
            None => PathBuf::from(variable("HOME")?).join(".cache"),
        },
    };
    Some(base.join("turnout"))
}

fn need_node() -> Result<()> {
    let advice = format!("install Node {NODE} or later, with npm, and see that `node` is on PATH");
    let version = step::output(Command::new("node").arg("--version"))?;
    match major(&version) {
        Some(major) if major >= NODE => Ok(()),
        _ => Err(Failure::new(format!("Node is too old: {}", version.trim())).advice(advice)),
    }
}

fn major(version: &str) -> Option<u32> {
    version
        .trim()
        .strip_prefix('v')?
        .split('.')
        .next()?
        .parse()
        .ok()
}

/// The target that the page is compiled for, and the sources of the standard library, which is compiled
/// along with it.
fn need_target() -> Result<()> {
    let add = |name: &str, arguments: [&str; 3]| {
        let mut rustup = workspace::at_root(Command::new("rustup"));
        step::quiet(name, "half a minute", rustup.args(arguments))
    };
    let target = lean::sysroot()?.join("lib/rustlib").join(TARGET);
    if !target.join("lib").is_dir() {
        let name = format!("adding the Rust target {TARGET}");
        add(&name, ["target", "add", TARGET])?;
    }
    if !lean::sources()?.join("Cargo.toml").is_file() {
        let name = "adding the sources of Rust's standard library";
        add(name, ["component", "add", "rust-src"])?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cache_with(system: &str, variables: &[(&str, &str)]) -> Option<PathBuf> {
        cache_in(system, |name| {
            let value = variables.iter().find(|(known, _)| *known == name)?.1;
            Some(value.into())
        })
    }

    #[test]
    fn the_cache_is_where_each_system_wants_it() {
        let home = [("HOME", "/home/ann")];
        assert_eq!(
            cache_with("linux", &home),
            Some("/home/ann/.cache/turnout".into())
        );
        assert_eq!(
            cache_with("linux", &[("HOME", "/home/ann"), ("XDG_CACHE_HOME", "/c")]),
            Some("/c/turnout".into())
        );
        assert_eq!(
            cache_with("macos", &home),
            Some("/home/ann/Library/Caches/turnout".into())
        );
        assert_eq!(cache_with("windows", &home), None);
    }

    #[test]
    fn nodes_version_is_read() {
        assert_eq!(major("v20.20.2\n"), Some(20));
        assert_eq!(major("twenty"), None);
    }

    #[test]
    fn an_empty_folder_is_not_a_tool() {
        let folder = std::env::temp_dir().join(format!("turnout-tools-{}", std::process::id()));
        let tool = Tool::npm("binaryen", "wasm-opt", BINARYEN, "");
        fs::create_dir_all(folder.join("node_modules/.bin")).unwrap();
        assert!(!tool.is_in(&folder));
        fs::write(folder.join("node_modules/.bin").join(tool.file()), "").unwrap();
        assert!(tool.is_in(&folder));
        remove(&folder).unwrap();
    }
}
