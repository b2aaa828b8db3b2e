//! The tools that build the page: those on PATH, else pinned versions in the user's cache.

use std::path::PathBuf;

use anyhow::{Context, Result, ensure};
use xshell::{Shell, cmd};

use crate::workspace;

const TARGET: &str = "wasm32-unknown-unknown";
/// Trunk.toml names the same version, and that of wasm-opt.
const TRUNK: &str = "0.21.14";
/// The npm package that contains wasm-opt.
const BINARYEN: &str = "132.0.0";
const MIN_NODE: u32 = 20;

/// Compiles a tool quickly: it runs for seconds, so optimizing it would cost more than it saves.
const QUICK_BUILD: [(&str, &str); 4] = [
    ("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0"),
    ("CARGO_PROFILE_RELEASE_LTO", "false"),
    ("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16"),
    ("CARGO_PROFILE_RELEASE_STRIP", "true"),
];

/// The npm program.
pub(crate) const NPM: &str = if cfg!(windows) { "npm.cmd" } else { "npm" };

/// How the page is compiled.
#[derive(Clone, Copy)]
pub(crate) enum Build {
    /// As it is deployed
    Release,
    /// In seconds, while somebody works on it
    Quick,
}

impl Build {
    /// The page's program and the bots', each with its profile of Cargo.toml. `index.html` names the same ones.
    fn programs(self) -> [(&'static str, &'static str, &'static str); 2] {
        match self {
            Build::Release => [("web", "page", "page"), ("worker", "bots", "bots")],
            Build::Quick => [("web", "page", "quick"), ("worker", "bots", "quick")],
        }
    }
}

/// Installs missing tools, and returns a shell that finds all of them on PATH. Meanwhile the page that will be built
/// with them is compiled.
pub(crate) fn install(build: Build) -> Result<Shell> {
    let sh = workspace::shell()?;
    check_node(&sh)?;
    add_target(&sh)?;
    let bindgen = locked_version(&sh, "wasm-bindgen")?;
    // Trunk's lock file works with our Rust; newer versions of its dependencies do not.
    let mut tools = vec![CargoTool {
        package: "trunk",
        program: "trunk",
        version: TRUNK,
        options: &["--locked", "--no-default-features"],
    }];
    let trunk_downloads = can_download(&sh);
    if !trunk_downloads {
        tools.push(CargoTool {
            package: "wasm-bindgen-cli",
            program: "wasm-bindgen",
            version: &bindgen,
            options: &[],
        });
    }
    let mut folders = Vec::new();
    tools.retain(|tool| !tool.is_on_path(&sh));
    for tool in &tools {
        folders.push(tool.root()?.join("bin"));
    }
    tools.retain(|tool| !tool.is_installed());
    std::thread::scope(|scope| {
        if !tools.is_empty() {
            scope.spawn(move || compile_page(build));
        }
        tools.iter().try_for_each(|tool| tool.install(&sh))
    })?;
    if !trunk_downloads {
        folders.extend(wasm_opt(&sh)?);
    }
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = folders.into_iter();
    sh.set_var(
        "PATH",
        std::env::join_paths(folders.chain(std::env::split_paths(&path)))?,
    );
    Ok(sh)
}

/// Builds the page into `dist`.
pub(crate) fn build_page(sh: &Shell) -> Result<()> {
    trunk(sh, &["build", "--release"])
}

/// Runs Trunk.
pub(crate) fn trunk(sh: &Shell, arguments: &[&str]) -> Result<()> {
    // Trunk reads NO_COLOR as a flag of its own and fails at the usual value "1".
    let trunk = cmd!(sh, "trunk {arguments...}").env_remove("NO_COLOR");
    Ok(trunk.run()?)
}

fn check_node(sh: &Shell) -> Result<()> {
    let version = cmd!(sh, "node --version")
        .quiet()
        .read()
        .with_context(|| format!("install Node {MIN_NODE} or later, with npm"))?;
    let major = version.trim_start_matches('v').split('.').next();
    let major: u32 = major.unwrap_or_default().parse().unwrap_or(0);
    ensure!(
        major >= MIN_NODE,
        "Node {version} is too old: install {MIN_NODE} or later"
    );
    Ok(())
}

fn add_target(sh: &Shell) -> Result<()> {
    let libraries = cmd!(sh, "rustc --print target-libdir --target {TARGET}")
        .quiet()
        .read()?;
    if !sh.path_exists(&libraries) {
        cmd!(sh, "rustup target add {TARGET}").run()?;
    }
    Ok(())
}

/// The version of a crate in Cargo.lock.
fn locked_version(sh: &Shell, name: &str) -> Result<String> {
    let id = cmd!(sh, "cargo pkgid --locked {name}").quiet().read()?;
    let version = id
        .rsplit(['@', '#'])
        .next()
        .context("cargo names no version")?;
    Ok(version.to_owned())
}

/// Whether releases can be downloaded: then Trunk fetches wasm-bindgen and wasm-opt when it needs them.
fn can_download(sh: &Shell) -> bool {
    const ASK: &str = "
        const signal = AbortSignal.timeout(5000);
        fetch('https://github.com/WebAssembly/binaryen', { method: 'HEAD', signal }).catch(() => process.exit(1));";
    cmd!(sh, "node -e {ASK}")
        .quiet()
        .ignore_stderr()
        .run()
        .is_ok()
}

/// Compiles both programs while the tools are installed. If one does not compile, Trunk will say why.
fn compile_page(build: Build) {
    if let Ok(sh) = workspace::shell() {
        for (package, bin, profile) in build.programs() {
            let program = ["--package", package, "--bin", bin, "--profile", profile];
            let build = cmd!(
                sh,
                "cargo build --quiet --locked {program...} --target {TARGET}"
            );
            let _ = build.quiet().ignore_stderr().ignore_status().run();
        }
    }
}

/// A program from crates.io.
struct CargoTool<'a> {
    package: &'a str,
    program: &'a str,
    version: &'a str,
    options: &'a [&'a str],
}

impl CargoTool<'_> {
    fn is_on_path(&self, sh: &Shell) -> bool {
        let program = self.program;
        let version = cmd!(sh, "{program} --version")
            .quiet()
            .ignore_stderr()
            .read();
        version.is_ok_and(|text| text.split_whitespace().any(|word| word == self.version))
    }

    /// Where we install it.
    fn root(&self) -> Result<PathBuf> {
        Ok(cache()?.join(format!("{}-{}", self.package, self.version)))
    }

    fn is_installed(&self) -> bool {
        let program = format!("{}{}", self.program, std::env::consts::EXE_SUFFIX);
        self.root()
            .is_ok_and(|root| root.join("bin").join(program).is_file())
    }

    fn install(&self, sh: &Shell) -> Result<()> {
        let CargoTool {
            package,
            version,
            options,
            ..
        } = self;
        let (root, options) = (self.root()?, options.iter());
        // Outside the repository, whose cargo settings are not meant for tools.
        let _outside = sh.push_dir(std::env::temp_dir());
        if cmd!(sh, "cargo binstall -V").quiet().output().is_ok() {
            println!("Installing {package} {version} with cargo-binstall");
            cmd!(
                sh,
                "cargo binstall --no-confirm --version {version} --root {root} {package}"
            )
            .run()?;
        } else {
            println!("Compiling {package} {version} (2 to 4 minutes on two cores)");
            // A failed build goes on where it stopped.
            let target = root.with_extension("build");
            cmd!(
                sh,
                "cargo install {options...} --version {version} --root {root} --target-dir {target} {package}"
            )
            .envs(QUICK_BUILD)
            .run()?;
            sh.remove_path(&target)?;
        }
        Ok(())
    }
}

/// The folder of wasm-opt, or `None` where PATH has that version.
fn wasm_opt(sh: &Shell) -> Result<Option<PathBuf>> {
    let on_path = cmd!(sh, "wasm-opt --version")
        .quiet()
        .ignore_stderr()
        .read();
    let (version, _) = BINARYEN.split_once('.').unwrap_or_default();
    if on_path.is_ok_and(|text| text.split_whitespace().any(|word| word == version)) {
        return Ok(None);
    }
    let root = cache()?.join(format!("binaryen-{BINARYEN}"));
    let folder = root.join("node_modules").join(".bin");
    if !folder.join("wasm-opt").is_file() {
        println!("Installing wasm-opt from npm's binaryen {BINARYEN}");
        sh.create_dir(&root)?;
        let npm = NPM;
        cmd!(
            sh,
            "{npm} install --no-save --no-audit --no-fund --prefix {root} binaryen@{BINARYEN}"
        )
        .run()?;
    }
    Ok(Some(folder))
}

fn cache() -> Result<PathBuf> {
    let cache = dirs::cache_dir().context("there is no cache folder: set HOME")?;
    Ok(cache.join("turnout"))
}
