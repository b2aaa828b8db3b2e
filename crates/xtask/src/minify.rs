//! Makes scripts and style sheets small: without comments, and with short names where nobody else
//! sees them.

use std::ffi::OsStr;
use std::path::Path;

use crate::failure::Result;
use crate::tools::Tools;
use crate::{step, workspace};

/// Writes the small ones over those that stand in `dist`.
pub(crate) fn scripts_and_styles(tools: &Tools, dist: &Path) -> Result<()> {
    let mut esbuild = tools.command("esbuild")?;
    esbuild.args(["--minify", "--charset=utf8", "--log-level=warning"]);
    esbuild.arg("--allow-overwrite").arg("--outdir=.");
    esbuild.current_dir(dist);
    for file in workspace::files(dist)? {
        let kind = file.extension().and_then(OsStr::to_str);
        if let (Some("js" | "css"), Some(name)) = (kind, file.file_name()) {
            esbuild.arg(name);
        }
    }
    step::shown("esbuild", &mut esbuild)
}
