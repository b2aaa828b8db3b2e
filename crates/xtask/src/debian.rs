//! What Debian's packages can bring, where somebody may install them.

use std::process::Command;

use crate::step;

/// Installs packages.
///
/// # Errors
/// Why not, in a few words.
pub(crate) fn install(packages: &[&str]) -> Result<(), String> {
    if step::on_path("apt-get").is_none() {
        return Err("there is no apt-get".to_owned());
    }
    let names = packages.join(" ");
    if !is_root() {
        return Err(format!(
            "only root can install it: sudo apt-get install {names}"
        ));
    }
    let apt = |words: &[&str]| {
        let mut command = Command::new("apt-get");
        command.args(words).env("DEBIAN_FRONTEND", "noninteractive");
        command
    };
    step::quiet(
        "updating Debian's list of packages",
        "10 seconds",
        &mut apt(&["update"]),
    )
    .and_then(|()| {
        let mut install = apt(&["install", "-y", "--no-install-recommends"]);
        install.args(packages);
        let title = format!("installing from Debian: {names}");
        step::quiet(&title, "a minute", &mut install)
    })
    .map_err(|failure| failure.to_string())
}

/// Whether this is root, for whom browsers have no sandbox.
pub(crate) fn is_root() -> bool {
    step::output(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0")
}
