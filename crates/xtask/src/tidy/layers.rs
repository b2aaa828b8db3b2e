//! Folders of the page that may not know the rest of it.

use super::Complaint;
use super::source::SourceFile;

/// A folder of `web/src/`, and the modules of the crate that it may name besides itself.
const LAYERS: [(&str, &[&str]); 3] = [
    ("board", &["markup", "platform"]),
    ("markup", &[]),
    ("platform", &[]),
];

/// Checks what each layer names of its crate.
pub(crate) fn check(files: &[SourceFile]) -> Vec<Complaint> {
    let mut complaints = Vec::new();
    for file in files.iter().filter(|file| file.is_rust()) {
        let below = file.path.strip_prefix("web/src/");
        let layer = LAYERS.into_iter().find(|(folder, _)| {
            let inside = below.and_then(|path| path.strip_prefix(folder));
            inside.is_some_and(|path| path.starts_with('/'))
        });
        let Some((folder, allowed)) = layer else {
            continue;
        };
        for (line, text) in file.shipped() {
            let foreign = |name: &&str| *name != folder && !allowed.contains(name);
            for name in named(text).filter(foreign) {
                let what = format!(
                    "{folder} names {name}; of the page it may know only {}",
                    [&[folder], allowed].concat().join(", ")
                );
                complaints.push(Complaint::new(&file.path, line, what));
            }
        }
    }
    complaints
}

/// The modules of its crate that a line names.
fn named(line: &str) -> impl Iterator<Item = &str> {
    let after = line.split("crate::").skip(1);
    after.map(|rest| {
        let end = rest.find(|each: char| !each.is_alphanumeric() && each != '_');
        &rest[..end.unwrap_or(rest.len())]
    })
}

#[cfg(test)]
mod tests {
    use super::super::complaints_of;
    use super::*;

    #[test]
    fn a_layer_names_only_what_lies_below_it() {
        let files = [
            (
                "web/src/board/dice.rs",
                "use crate::markup::{a};\nuse crate::board::b;\nuse table::scene::Scene;",
            ),
            (
                "web/src/board/art/mod.rs",
                "use crate::page::Msg;\nfn a() { crate::game::b(crate::platform::c) }",
            ),
            ("web/src/platform/audio.rs", "use crate::markup::a;"),
            ("web/src/game/screen.rs", "use crate::page::Msg;"),
        ];
        assert_eq!(
            complaints_of(check, &files),
            [
                "web/src/board/art/mod.rs:1: board names page; of the page it may know only board, markup, platform",
                "web/src/board/art/mod.rs:2: board names game; of the page it may know only board, markup, platform",
                "web/src/platform/audio.rs:1: platform names markup; of the page it may know only platform",
            ]
        );
    }
}
