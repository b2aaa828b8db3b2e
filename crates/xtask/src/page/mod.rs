//! What Trunk does not do for the page: texts, rulebooks, styles, the web app manifest and the list of
//! files to keep offline. Trunk runs this as a hook, before it moves the finished files to `dist`.

mod about_games;
mod file_list;
mod home;
mod manifest;
mod static_texts;
mod styles;

use std::path::PathBuf;

use anyhow::{Context, Result};
use words::Language;
use xshell::{Shell, cmd};

use self::about_games::AboutGames;
use crate::workspace;

/// Finishes the page in the folder that Trunk names.
pub(crate) fn finish() -> Result<()> {
    let folder = std::env::var_os("TRUNK_STAGING_DIR").context("only Trunk runs this hook")?;
    let (sh, folder) = (workspace::shell()?, PathBuf::from(folder));
    let commit = commit(&sh);
    let languages = Language::ALL.map(Language::code).join(" ");
    let ask = |language| Ok((language, AboutGames::ask(&sh, language)?));
    let games: Vec<_> = Language::ALL.into_iter().map(ask).collect::<Result<_>>()?;
    let home = home::html(&sh, &games)?;
    let fill_html = |name: &str, files: &str| -> Result<()> {
        let file = folder.join(name);
        let facts = [
            ("version", env!("CARGO_PKG_VERSION")),
            ("commit", commit.as_str()),
            ("languages", languages.as_str()),
            ("files", files),
            ("home", home.as_str()),
        ];
        let html = static_texts::fill_html(&sh.read_file(&file)?, &facts)?;
        Ok(sh.write_file(file, html)?)
    };
    fill_html("reload.html", "")?;
    for (name, source) in [("page.css", "web/src"), ("guard.css", "static")] {
        let source = PathBuf::from(source).join(name);
        sh.write_file(folder.join(name), styles::bundle(&sh, &source)?)?;
    }
    for (language, games) in games {
        let texts = folder.join(format!("words/{}.txt", language.code()));
        sh.write_file(texts, static_texts::catalogue(language))?;
        let later = folder.join(format!("words/{}-later.txt", language.code()));
        sh.write_file(later, static_texts::later_texts(language))?;
        let books = words::bound_at(language);
        sh.write_file(folder.join(books), words::bound(language))?;
        let manifest = manifest::text(language, &games)?;
        sh.write_file(folder.join(manifest::name(language)), manifest)?;
    }
    // All other files are as they stay.
    let files = file_list::list(&sh, &folder)?;
    fill_html("index.html", &file_list::as_page_needs(&files)?)?;
    file_list::fill_worker(&sh, &folder, &commit, &files)
}

/// The commit that is checked out, with `+` if files have changed since; `unknown` outside git.
fn commit(sh: &Shell) -> String {
    cmd!(
        sh,
        "git describe --always --abbrev=10 --dirty=+ --exclude=*"
    )
    .quiet()
    .ignore_stderr()
    .read()
    .unwrap_or_else(|_| "unknown".to_owned())
}
