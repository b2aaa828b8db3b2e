//! Style sheets: imports bundled into one file, for the oldest browsers that the page supports.

use std::path::Path;

use anyhow::{Result, anyhow};
use lightningcss::bundler::{Bundler, FileProvider};
use lightningcss::stylesheet::{MinifyOptions, ParserOptions, PrinterOptions};
use lightningcss::targets::{Browsers, Targets};
use xshell::Shell;

/// A version as lightningcss wants it.
const fn version(major: u32, minor: u32) -> Option<u32> {
    Some(major << 16 | minor << 8)
}

/// The oldest browsers that we support; `web/tools/eslint.config.js` and `static/guard.js` know them too.
const BROWSERS: Browsers = Browsers {
    chrome: version(111, 0),
    edge: version(111, 0),
    firefox: version(115, 0),
    safari: version(16, 4),
    ios_saf: version(16, 4),
    android: None,
    ie: None,
    opera: None,
    samsung: None,
};

/// The style sheet at a path from the root of the project, with all that it imports.
pub(crate) fn bundle(sh: &Shell, source: &Path) -> Result<String> {
    let path = sh.current_dir().join(source);
    let targets = Targets::from(BROWSERS);
    let files = FileProvider::new();
    let mut bundler = Bundler::new(&files, None, ParserOptions::default());
    let mut sheet = bundler
        .bundle(&path)
        .map_err(|error| anyhow!("{error} in {:?}", error.loc))?;
    sheet
        .minify(MinifyOptions {
            targets,
            ..MinifyOptions::default()
        })
        .map_err(|error| anyhow!("{}: {error}", source.display()))?;
    let printed = sheet.to_css(PrinterOptions {
        minify: true,
        targets,
        ..PrinterOptions::default()
    });
    Ok(printed
        .map_err(|error| anyhow!("{}: {error}", source.display()))?
        .code)
}
