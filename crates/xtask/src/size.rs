//! How large the page is, and how large it may be.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::dist::{BOOKS, NETS, WORDS};
use crate::failure::{Context, Failure, Result};
use crate::offline::{ICONS, WORKER, is_kept};
use crate::{step, workspace};

/// All that is ever loaded, in brotli, the nets aside: a worker keeps it, so that the page plays without a
/// network. Another game is some 25,000, so room is to be made for it.
const EVER: u64 = 400_000;

/// What of it comes before a board of any game can be played (`web/parts.txt`).
const BOARD: u64 = 200_000;

/// What one net may take in brotli, and all together: it is waited for when a bot first plays.
const NET: u64 = 25_000;
const ALL_NETS: u64 = 120_000;

/// Files of `dist` that a page asks for, if ever, when a board can be played already: `start.js` does so, the
/// browser, or a clean reload.
const AFTER: [&str; 8] = [
    "licences.txt",
    "build.txt",
    "preview.png",
    "offline.js",
    "sw.js",
    "manifest.json",
    "reload.html",
    "reload.js",
];
/// How the names of others begin.
const LATER: [&str; 3] = ["later-", "manifest-", "language-"];

/// The parts of the program that are no game's.
const FIRST: &str = "first";
const OTHERS: [&str; 2] = ["rest", "tests"];

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

    /// A table, and what is loaded ever, and before a board of each game.
    pub(crate) fn table(&self) -> String {
        let mut lines = vec![format!("{:<32} {:>10} {:>10}", "dist", "raw", "brotli")];
        lines.extend(self.0.iter().map(|size| {
            let note = match size {
                _ if is_before(size) && part(size).is_none() => "  before a board",
                _ if !is_ever(size) => "  (not for who plays)",
                _ => "",
            };
            format!(
                "{:<32} {:>10} {:>10}{note}",
                size.name, size.raw, size.brotli
            )
        }));
        let total = |what: &str, brotli| format!("{what:<32} {:>10} {brotli:>10}", "");
        lines.push(total("all that is ever loaded, no nets", self.ever()));
        let boards = self.boards();
        lines.extend(boards.map(|(game, size)| total(&format!("a board of {game}"), size)));
        lines.join("\n")
    }

    /// Fails if more is loaded than may be.
    pub(crate) fn check(&self) -> Result<()> {
        let within = |what: &str, size: u64, budget: u64| {
            if size <= budget {
                println!("size of {what}: {size} of {budget} bytes in brotli");
                return Ok(());
            }
            let problem = format!("{what}: {size} bytes in brotli; the budget is {budget}");
            Err(Failure::new(problem).advice("see the table of `cargo xtask dist` for what grew"))
        };
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
        let before = || self.0.iter().filter(|size| is_before(size));
        let shared = before().filter(|size| part(size).is_none());
        let shared: u64 = shared.map(|size| size.brotli).sum::<u64>() + self.words();
        let games = before().filter_map(|size| Some((part(size)?, size.brotli)));
        games.map(move |(game, size)| (game, shared + size))
    }

    /// All that is kept to play without a network, and what keeps it.
    fn ever(&self) -> u64 {
        let ever = self.0.iter().filter(|size| is_ever(size));
        ever.map(|size| size.brotli).sum()
    }

    /// The texts of the language that takes most: a visit loads one.
    fn words(&self) -> u64 {
        let words = self.0.iter().filter(|size| is_in(size, WORDS));
        words.map(|size| size.brotli).max().unwrap_or_default()
    }
}

/// Whether a page loads it before a board can be played; of the parts of games only that of the board.
fn is_before(size: &Size) -> bool {
    let folders = [BOOKS, WORDS, NETS, ICONS];
    !folders.iter().any(|folder| is_in(size, folder))
        && !AFTER.contains(&size.name.as_str())
        && !LATER.iter().any(|begin| size.name.starts_with(begin))
        && !part(size).is_some_and(|part| OTHERS.contains(&part))
}

/// Whether it counts as loaded by who plays long enough.
fn is_ever(size: &Size) -> bool {
    (is_kept(&size.name) || size.name == WORKER) && !is_in(size, NETS)
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
            size("books/en.txt", 5_500),
            size("words/en.txt", 1),
            size("words/es.txt", 2),
            size("nets/dash.net", net),
        ])
    }

    #[test]
    fn the_budgets_count_a_board_and_all_that_is_ever_loaded() {
        let sizes = |first, rest| sizes(first, rest, NET);
        // Licences, books and another language come after a board; icons only with a page
        // that is installed.
        let others = 5_000 + 5_500 + 1 + 1 + 2;
        assert!(sizes(BOARD - 12, EVER - BOARD - others + 2).check().is_ok());
        assert!(
            sizes(BOARD - 12, EVER - BOARD - others + 3)
                .check()
                .is_err()
        );
        assert!(sizes(BOARD - 11, 0).check().is_err());
        assert!(super::tests::sizes(0, 0, NET + 1).check().is_err());
        let table = sizes(30, 20).table();
        assert!(
            table.contains("all that is ever loaded, no nets                 10564"),
            "{table}"
        );
        assert!(
            table.ends_with("a board of dash                                     42"),
            "{table}"
        );
    }
}
