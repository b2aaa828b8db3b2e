//! Has the built program cut into parts, and names them in the page.

use std::collections::BTreeSet;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;
use std::process::Command;
use std::{fs, mem};

use crate::chrome::Use;
use crate::failure::{Context, Failure, Result};
use crate::split::{self, Cut, List, Watched};
use crate::{bindings, browser, dist, games, workspace};

/// The list of parts that are no game's.
const LIST: &str = "web/parts.txt";
/// Functions that no board has needed, as `cargo xtask parts` has seen.
const LATER: &str = "web/later.txt";
/// What the script that plays is told by: where in memory the notes begin, how many there are.
const NOTES: &str = "TURNOUT_NOTES";
/// Where it writes which were set.
const CALLED: &str = "TURNOUT_CALLED";
/// It plays all games as far as a board has to be ready for.
const SCRIPT: &str = "web/measure/parts.js";
/// Where it can be seen, below `target`, what the first part consists of.
const FUNCTIONS: &str = "functions.txt";

/// How the name ends that Trunk gives the program.
const WHOLE: &str = "_bg.wasm";
/// What stands in the page for the names of the parts, and of those among them that are brought only
/// when somebody asks for them (`Trunk.toml`).
const PARTS: &str = "data-parts=\"\" data-asked=\"\"";

/// Plays all games in a browser, and writes down which functions of the first part none of them has
/// called before the board could be played.
pub(crate) fn find_later() -> Result<()> {
    let watched = dist::build_watched()?;
    let called = workspace::target().join("called-functions.txt");
    let count = watched.names.len();
    let mut script = workspace::at_root(Command::new("node"));
    script
        .arg(SCRIPT)
        .env(NOTES, format!("{} {count}", watched.notes))
        .env(CALLED, &called);
    browser::against("the games", Use::Test, script)?;
    let called = workspace::read(&called)?;
    let called: BTreeSet<usize> = called
        .split_whitespace()
        .map(|number| {
            number
                .parse()
                .while_doing("reading which functions were called")
        })
        .collect::<Result<_>>()?;
    let named = watched.names.iter().enumerate();
    let mut later = BTreeSet::new();
    let mut needed = BTreeSet::new();
    for (function, name) in named.filter_map(|(number, name)| Some((number, name.as_ref()?))) {
        // Of several of one name none goes if one is needed.
        if called.contains(&function) {
            needed.insert(name);
        } else {
            later.insert(name);
        }
    }
    let lines: Vec<&str> = later
        .difference(&needed)
        .map(|name| name.as_str())
        .collect();
    let text = format!(
        "# Functions that no game has called before its board could be played, as `cargo xtask parts` has\n\
         # seen: they come after the board. One that is not here, or not there any more, does no harm.\n{}\n",
        lines.join("\n")
    );
    fs::write(workspace::root().join(LATER), text).while_doing(format!("writing {LATER}"))?;
    println!(
        "{LATER}: {} of {count} functions are not needed by a board",
        lines.len()
    );
    Ok(())
}

/// The list of parts; with what comes later as it was seen, or without.
fn list(with_later: bool) -> Result<List> {
    let list = workspace::read(&workspace::root().join(LIST))?;
    let games = workspace::read(&workspace::root().join(games::LIST))?;
    let list = List::read(&list, &games::folders(&games))?;
    if !with_later {
        return Ok(list);
    }
    Ok(list.with_later(&workspace::read(&workspace::root().join(LATER))?))
}

/// Puts parts in the place of the program in `dist`, and returns the page that names them.
pub(crate) fn write(dist: &Path, html: &str) -> Result<String> {
    put(dist, html, &list(true)?, |wasm, list| {
        split::cut(wasm, list)
    })
}

/// The same with a first part that notes which of its functions are called.
pub(crate) fn write_watched(
    dist: &Path,
    html: &str,
    watched: &mut Option<Watched>,
) -> Result<String> {
    put(dist, html, &list(false)?, |wasm, list| {
        let mut found = split::watch(wasm, list)?;
        let cut = mem::take(&mut found.cut);
        *watched = Some(found);
        Ok(cut)
    })
}

fn put(
    dist: &Path,
    html: &str,
    list: &List,
    cut: impl FnOnce(&[u8], &List) -> Result<Cut>,
) -> Result<String> {
    let files = workspace::files(dist)?.into_iter();
    let names = files.filter_map(|file| Some(file.file_name()?.to_str()?.to_owned()));
    let whole = names.into_iter().find(|name| name.ends_with(WHOLE));
    let whole = whole.ok_or_else(|| Failure::new(format!("dist has no file *{WHOLE}")))?;
    let wasm = fs::read(dist.join(&whole)).while_doing(format!("reading dist/{whole}"))?;
    let Cut {
        first,
        others,
        functions,
        imports,
    } = cut(&wasm, list)?;
    fs::write(workspace::target().join(FUNCTIONS), functions)
        .while_doing(format!("writing {FUNCTIONS} below target"))?;

    // All change their names when one changes: a part of one build must not meet one of another.
    let mut hasher = DefaultHasher::new();
    (&first, &others).hash(&mut hasher);
    let script = format!("{}.js", whole.trim_end_matches(WHOLE));
    let text = with_short_names(dist, &script, &imports)?;
    text.hash(&mut hasher);
    let hash = hasher.finish();
    let mut named = Vec::new();
    for (part, wasm) in list.names().zip(others) {
        let name = format!("{part}-{hash:016x}.wasm");
        fs::write(dist.join(&name), wasm).while_doing(format!("writing dist/{name}"))?;
        named.push(format!("./{name}"));
    }
    let name = format!("first-{hash:016x}.wasm");
    fs::write(dist.join(&name), first).while_doing(format!("writing dist/{name}"))?;
    fs::remove_file(dist.join(&whole)).while_doing(format!("removing dist/{whole}"))?;
    if !html.contains(PARTS) {
        return Err(Failure::new(format!("index.html has no place for {PARTS}")));
    }
    let program = format!("web-{hash:016x}.js");
    fs::write(dist.join(&program), text).while_doing(format!("writing dist/{program}"))?;
    fs::remove_file(dist.join(&script)).while_doing(format!("removing dist/{script}"))?;
    let page = html.replace(&whole, &name).replace(&script, &program);
    let (named, asked) = (named.join(" "), list.asked().join(" "));
    let parts = format!("data-parts=\"{named}\" data-asked=\"{asked}\"");
    Ok(page.replace(PARTS, &parts))
}

/// The program's script, which calls what the first part imports as that does.
fn with_short_names(dist: &Path, script: &str, imports: &[(String, String)]) -> Result<String> {
    let mut text = workspace::read(&dist.join(script))?;
    for (long, short) in imports {
        if !text.contains(long) {
            return Err(Failure::new(format!("dist/{script} does not have {long}")));
        }
        text = text.replace(long, short);
    }
    bindings::lean(&text)
}
