//! How large the page is, and how large it may be.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::dist::{LESSONS, NETS, RULEBOOKS, WORDS};
use crate::failure::{Context, Failure, Result};
use crate::offline::{ICONS, WORKER, is_kept};
use crate::{step, workspace};

/// All that a first visit loads, in brotli: the page with five games. Another game is some 25,000, so
/// room is to be made for it, or what can be loaded later is to be.
const BUDGET: u64 = 355_000;

/// What of it comes before a board of any game can be played (`web/parts.txt`).
const BOARD: u64 = 200_000;

/// All that is loaded in and after a first visit, the nets aside, so that the page plays without a network:
/// what the visit had loaded is not loaded again; the texts of every language are. It is to come down to 400,000.
const EVER: u64 = 434_000;

/// What one net may take in brotli, and all together: it is waited for when a bot first plays.
const NET: u64 = 25_000;
const ALL_NETS: u64 = 120_000;

/// Files of `dist` that a first visit does not ask for; most are kept after it all the same.
const LATER: [&str; 5] = [
    "licences.txt",
    "build.txt",
    "preview.png",
    "reload.html",
    "reload.js",
];
/// Those that it asks for when a board can be played already: `start.js` does so, or the browser.
const AFTER: [&str; 3] = ["offline.js", "sw.js", "manifest.json"];

/// The parts of the program that are no game's.
const FIRST: &str = "first";
const REST: &str = "rest";
/// Those that are brought only when somebody asks for them.
const ASKED: [&str; 1] = ["bots"];

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
        let total = |what: &str, raw: &str, brotli| format!("{what:<32} {raw:>10} {brotli:>10}");
        lines.push(total("a first visit", &raw.to_string(), self.first_visit()));
        lines.push(total("ever, without nets", "", self.ever()));
        let boards = self.boards();
        lines.extend(boards.map(|(game, size)| total(&format!("a board of {game}"), "", size)));
        lines.join("\n")
    }

    /// Fails if a first visit loads more than it may.
    pub(crate) fn check(&self) -> Result<()> {
        let within = |what: &str, size: u64, budget: u64| {
            if size <= budget {
                println!("size of {what}: {size} of {budget} bytes in brotli");
                return Ok(());
            }
            let problem = format!("{what}: {size} bytes in brotli; the budget is {budget}");
            Err(Failure::new(problem).advice("see the table of `cargo xtask dist` for what grew"))
        };
        within("a first visit", self.first_visit(), BUDGET)?;
        within("all that is ever loaded", self.ever(), EVER)?;
        for (game, size) in self.boards() {
            within(&format!("a board of {game}"), size, BOARD)?;
        }
        let nets = || self.0.iter().filter(|size| is_in(size, NETS));
        for net in nets() {
            within(&net.name, net.brotli, NET)?;
        }
        within("all nets", nets().map(|net| net.brotli).sum(), ALL_NETS)
    }

    /// What is loaded before a board of each game can be played.
    fn boards(&self) -> impl Iterator<Item = (&str, u64)> {
        let shared = self
            .0
            .iter()
            .filter(|size| first(size) && part(size).is_none() && !after(size));
        let shared: u64 = shared.map(|size| size.brotli).sum::<u64>() + self.words();
        let parts = self
            .0
            .iter()
            .filter_map(|size| Some((part(size)?, size.brotli)));
        let games = parts.filter(|(part, _)| *part != REST && !ASKED.contains(part));
        games.map(move |(game, size)| (game, shared + size))
    }

    /// All that is kept to play without a network, and what keeps it.
    fn ever(&self) -> u64 {
        let kept = |size: &&Size| is_kept(&size.name) || size.name == WORKER;
        let kept = self.0.iter().filter(kept);
        let kept = kept.filter(|size| !is_in(size, NETS));
        kept.map(|size| size.brotli).sum()
    }

    fn first_visit(&self) -> u64 {
        let first = self.0.iter().filter(|size| first(size));
        first.map(|size| size.brotli).sum::<u64>() + self.words()
    }

    /// The texts of the language that takes most: a visit loads one.
    fn words(&self) -> u64 {
        let words = self.0.iter().filter(|size| is_in(size, WORDS));
        words.map(|size| size.brotli).max().unwrap_or_default()
    }
}

fn first(size: &Size) -> bool {
    !part(size).is_some_and(|part| ASKED.contains(&part))
        && !LATER.contains(&size.name.as_str())
        && !is_in(size, RULEBOOKS)
        && !is_in(size, LESSONS)
        && !is_in(size, WORDS)
        // A visit asks for the manifest of one language.
        && !size.name.starts_with("manifest-")
        && !is_in(size, NETS)
        && !is_in(size, ICONS)
}

/// Whether a first visit loads it when a board can be played already.
fn after(size: &Size) -> bool {
    size.name.starts_with("later-") || AFTER.contains(&size.name.as_str())
}

/// The part of the program that a file is, unless it is the first.
fn part(size: &Size) -> Option<&str> {
    let (part, _) = size.name.strip_suffix(".wasm")?.split_once('-')?;
    (part != FIRST).then_some(part)
}

fn is_in(size: &Size, folder: &str) -> bool {
    Path::new(&size.name).starts_with(folder)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sizes(first: u64, rest: u64, net: u64) -> Sizes {
        let size = |name: &str, brotli| Size {
            name: name.to_owned(),
            raw: brotli * 3,
            brotli,
        };
        Sizes(vec![
            size("first-0f.wasm", first),
            size("rest-0f.wasm", rest),
            size("dash-0f.wasm", 10),
            size("sw.js", 1),
            size("icons/512.png", 10),
            size("preview.png", 900_000),
            size("licences.txt", 5_000),
            size("rulebooks/en/dash.md", 5_000),
            size("lessons/en/dash.txt", 500),
            size("words/en.txt", 1),
            size("words/es.txt", 2),
            size("nets/dash.net", net),
        ])
    }

    #[test]
    fn the_budgets_count_a_first_visit_and_a_board() {
        let sizes = |first, rest| sizes(first, rest, NET);
        assert!(sizes(BOARD - 12, BUDGET - BOARD - 1).check().is_ok());
        assert!(sizes(BOARD - 12, BUDGET - BOARD).check().is_err());
        assert!(sizes(BOARD - 11, 0).check().is_err());
        assert!(super::tests::sizes(0, 0, NET + 1).check().is_err());
        let table = sizes(30, 20).table();
        assert!(
            table.contains("a first visit                           183         63"),
            "{table}"
        );
        // Licences, a rulebook, a lesson and another language come after it; icons only with a page that is
        // installed.
        assert!(
            table.contains("ever, without nets                               10564"),
            "{table}"
        );
        assert!(
            table.ends_with("a board of dash                                     42"),
            "{table}"
        );
    }
}
