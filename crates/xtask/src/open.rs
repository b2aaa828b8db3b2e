//! Opens an address in the person's browser, where there is one.

use std::process::{Command, Stdio};

/// Whether a browser was asked to open the address.
pub(crate) fn browser(address: &str) -> bool {
    let mut command = match std::env::consts::OS {
        "macos" => Command::new("open"),
        "windows" => {
            let mut command = Command::new("cmd");
            // The empty word is the title of the window, which `start` takes first.
            command.args(["/C", "start", ""]);
            command
        }
        _ => {
            let screen = ["DISPLAY", "WAYLAND_DISPLAY"];
            if !screen
                .iter()
                .any(|name| std::env::var_os(name).is_some_and(|value| !value.is_empty()))
            {
                return false;
            }
            Command::new("xdg-open")
        }
    };
    command
        .arg(address)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .is_ok()
}
