//! Games that are kept: the save, those left unfinished, those that cannot be read. Nothing is lost
//! without a word.

use table::session::Session;
use table::sitting::{self, SeatStanding, Table};
use yew::prelude::*;

use super::{App, Play, drawn_seed, levels};
use crate::components::kept::Kept;
use crate::components::notice::Notice;
use crate::{kept, parts, store};

impl App {
    /// Goes on with the saved game; one that cannot be read is set aside.
    pub(super) fn resume_save(&mut self, ctx: &Context<App>) {
        let Some(save) = store::read(store::SAVE) else {
            return;
        };
        parts::need_rest();
        match Session::resume(&save, drawn_seed(), self.form.setup.speed, levels()) {
            Ok((session, effects)) => self.open(ctx, session, effects),
            Err(problem) => {
                let spoilt = store::read(store::SPOILT).unwrap_or_default() + &save;
                let text = match store::write(store::SPOILT, &spoilt) {
                    Ok(()) => {
                        store::remove(store::SAVE);
                        format!(
                            "The saved game could not be read ({problem}). It is set aside; nothing is lost."
                        )
                    }
                    Err(_) => format!(
                        "The saved game could not be read ({problem}), and there is no room to set it aside: download it, for a new game takes its place."
                    ),
                };
                self.notices.push(Notice {
                    text,
                    file: Some(file(&save)),
                });
            }
        }
    }

    /// Keeps the game going on, if it is unfinished, before another takes its place.
    pub(super) fn leave_game(&mut self) {
        let Some(play) = self.play.take().filter(Play::is_unfinished) else {
            return;
        };
        self.kept.insert(0, play.session.table().record());
        self.keep_kept();
        self.notices.push(Notice {
            text: "The unfinished game is kept: it is offered where a new game is set up."
                .to_owned(),
            file: None,
        });
    }

    pub(super) fn keep_kept(&mut self) {
        if let Err(trouble) = kept::write(&self.kept) {
            self.tell_trouble(trouble);
        }
        self.tidy_shelf();
    }

    /// Says once that nothing, or nothing more, can be kept.
    pub fn tell_trouble(&mut self, trouble: store::Trouble) {
        if !std::mem::replace(&mut self.trouble_told, true) {
            self.notices.push(Notice {
                text: trouble.sentence().to_owned(),
                file: None,
            });
        }
    }

    pub(super) fn tidy_shelf(&mut self) {
        let told = |record: &String| {
            let table = sitting::resume(record).map(|(table, _)| table);
            let text = match &table {
                Ok(table) => told(&**table),
                Err(problem) => format!("A game that cannot be read: {problem}"),
            };
            Kept {
                text,
                readable: table.is_ok(),
                file: file(record),
            }
        };
        self.shelf = self.kept.iter().map(told).collect();
        self.shelf
            .extend(store::read(store::SPOILT).map(|spoilt| Kept {
                text: "A saved game that could not be read".to_owned(),
                readable: false,
                file: file(&spoilt),
            }));
    }

    /// Goes on with a kept game; the one going on takes its place.
    pub(super) fn take(&mut self, ctx: &Context<App>, index: usize) {
        let record = self.kept[index].clone();
        let speed = self.form.setup.speed;
        if let Ok((session, effects)) = Session::resume(&record, drawn_seed(), speed, levels()) {
            self.kept.remove(index);
            self.leave_game();
            self.keep_kept();
            self.open(ctx, session, effects);
            self.name_game();
        }
    }

    pub(super) fn let_go(&mut self, index: usize) {
        if index < self.kept.len() {
            self.kept.remove(index);
            self.keep_kept();
        } else {
            store::remove(store::SPOILT);
            self.tidy_shelf();
        }
    }
}

/// The address of a file of this text.
fn file(text: &str) -> String {
    let text = String::from(js_sys::encode_uri_component(text));
    format!("data:text/plain;charset=utf-8,{text}")
}

/// A game in a line: "Title: Yellow (Ann), Red (easy)".
pub(super) fn told(table: &dyn Table) -> String {
    let standings = table.standings();
    let sitter = |each: &SeatStanding| {
        let name = each.sitter.name.as_ref().unwrap_or(&each.sitter.kind);
        format!("{} ({name})", each.colour)
    };
    let sitters: Vec<_> = standings.iter().map(sitter).collect();
    format!("{}: {}", table.ruleset().edition.title, sitters.join(", "))
}
