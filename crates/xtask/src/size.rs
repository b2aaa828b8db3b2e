//! How large the page is, and how large it may be.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::dist::RULEBOOKS;
use crate::failure::{Context, Failure, Result};
use crate::{step, workspace};

/// All that a first visit loads, in brotli: the page with five games. Another game is some 25,000, so
/// room is to be made for it, or what can be loaded later is to be.
const BUDGET: u64 = 280_000;

/// Files of `dist` that a first visit does not load.
const LATER: [&str; 3] = ["licences.txt", "build.txt", "preview.png"];

/// Brotli at its highest quality, by Node's own library: it spares us a crate to compile.
const COMPRESS: &str = "
const { readFileSync } = require('node:fs');
const { brotliCompressSync, constants } = require('node:zlib');
for (const file of process.argv.slice(1)) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  console.log(brotliCompressSync(readFileSync(file), { params }).length);
}";

/// The size of a file of `dist`.
struct Size {
    name: String,
    raw: u64,
    brotli: u64,
}

/// Sizes of all files of `dist`.
pub(crate) struct Sizes(Vec<Size>);

impl Sizes {
    /// Measures the folder.
    pub(crate) fn measure(folder: &Path) -> Result<Self> {
        let files = workspace::files(folder)?;
        let mut node = Command::new("node");
        node.arg("-e").arg(COMPRESS).arg("--").args(&files);
        let compressed = step::output(&mut node)?;
        let mut sizes = Vec::new();
        for (file, brotli) in files.iter().zip(compressed.lines()) {
            let name = file.strip_prefix(folder).unwrap_or(file);
            sizes.push(Size {
                name: name.to_string_lossy().replace('\\', "/"),
                raw: fs::metadata(file)
                    .while_doing(format!("reading {}", file.display()))?
                    .len(),
                brotli: brotli
                    .parse()
                    .while_doing("reading a size that node printed")?,
            });
        }
        Ok(Self(sizes))
    }

    /// A table, and the total of a first visit.
    pub(crate) fn table(&self) -> String {
        let mut lines = vec![format!("{:<32} {:>10} {:>10}", "dist", "raw", "brotli")];
        lines.extend(self.0.iter().map(|size| {
            let note = if first(size) {
                ""
            } else {
                "  (not in a first visit)"
            };
            format!(
                "{:<32} {:>10} {:>10}{note}",
                size.name, size.raw, size.brotli
            )
        }));
        let raw: u64 = self
            .0
            .iter()
            .filter(|size| first(size))
            .map(|size| size.raw)
            .sum();
        lines.push(format!(
            "{:<32} {raw:>10} {:>10}",
            "a first visit",
            self.first_visit()
        ));
        lines.join("\n")
    }

    /// Fails if a first visit loads more than it may.
    pub(crate) fn check(&self) -> Result<()> {
        let total = self.first_visit();
        if total <= BUDGET {
            println!("size budget: {total} of {BUDGET} bytes in brotli");
            Ok(())
        } else {
            Err(Failure::new(format!(
                "a first visit loads {total} bytes in brotli; the budget is {BUDGET}"
            ))
            .advice("see the table of `cargo xtask dist` for what grew"))
        }
    }

    fn first_visit(&self) -> u64 {
        self.0
            .iter()
            .filter(|size| first(size))
            .map(|size| size.brotli)
            .sum()
    }
}

fn first(size: &Size) -> bool {
    !LATER.contains(&size.name.as_str()) && !Path::new(&size.name).starts_with(RULEBOOKS)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sizes(brotli: u64) -> Sizes {
        let size = |name: &str, brotli| Size {
            name: name.to_owned(),
            raw: brotli * 3,
            brotli,
        };
        Sizes(vec![
            size("web_bg.wasm", brotli),
            size("licences.txt", 50_000),
            size("rulebooks/dash.md", 50_000),
        ])
    }

    #[test]
    fn the_budget_counts_a_first_visit_only() {
        assert!(sizes(BUDGET).check().is_ok());
        assert!(sizes(BUDGET + 1).check().is_err());
        assert!(sizes(10).table().ends_with("30         10"));
    }
}
