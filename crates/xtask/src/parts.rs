//! Has the built program cut into parts, and names them in the page.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;

use crate::failure::{Context, Failure, Result};
use crate::games;
use crate::split::{self, Cut, List};
use crate::workspace;

/// The list of parts that are no game's.
const LIST: &str = "web/parts.txt";
/// Where it can be seen, below `target`, what the first part consists of.
const FUNCTIONS: &str = "first-functions.txt";

/// How the name ends that Trunk gives the program.
const WHOLE: &str = "_bg.wasm";
/// What stands in the page for the names of the parts, and of those among them that are brought only
/// when somebody asks for them (`Trunk.toml`).
const PARTS: &str = "data-parts=\"\" data-asked=\"\"";

/// Puts parts in the place of the program in `dist`, and returns the page that names them.
pub(crate) fn write(dist: &Path, html: &str) -> Result<String> {
    let files = workspace::files(dist)?.into_iter();
    let names = files.filter_map(|file| Some(file.file_name()?.to_str()?.to_owned()));
    let whole = names.into_iter().find(|name| name.ends_with(WHOLE));
    let whole = whole.ok_or_else(|| Failure::new(format!("dist has no file *{WHOLE}")))?;
    let wasm = fs::read(dist.join(&whole)).while_doing(format!("reading dist/{whole}"))?;
    let list = workspace::read(&workspace::root().join(LIST))?;
    let games = workspace::read(&workspace::root().join(games::LIST))?;
    let list = List::read(&list, &games::folders(&games))?;
    let Cut {
        first,
        others,
        functions,
    } = split::cut(&wasm, &list)?;
    fs::write(workspace::target().join(FUNCTIONS), functions)
        .while_doing(format!("writing {FUNCTIONS} below target"))?;

    // All change their names when one changes: a part of one build must not meet one of another.
    let mut hasher = DefaultHasher::new();
    (&first, &others).hash(&mut hasher);
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
    let page = html.replace(&whole, &name);
    let (named, asked) = (named.join(" "), list.asked().join(" "));
    let parts = format!("data-parts=\"{named}\" data-asked=\"{asked}\"");
    Ok(page.replace(PARTS, &parts))
}
