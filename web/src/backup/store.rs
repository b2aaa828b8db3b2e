//! Bringing a backup back: what it would change, and the change.

use std::rc::Rc;

use table::backup::NAMES;
use words::t;
use worker::backup::{BackupPlan, BackupRequest};
use worker::protocol::{Job, Outcome};

use crate::exercises::store::ExerciseMsg;
use crate::family_book::store::FamilyBookMsg;
use crate::home::known_people::PeopleMsg;
use crate::page::Dialog;
use crate::page::dialogs::DialogMsg;
use crate::page::effect::{Effect, of_bots, send};
use crate::page::notices::notify;
use crate::platform::local_storage;
use crate::saves::files::warning_of_secrets;
use crate::saves::games::Games;
use crate::saves::store::SavesMsg;
use crate::settings::all_settings::TABLE;
use crate::settings::store::{Settings, SettingsMsg, has_later_texts};
use crate::setup::kept_rules::RulesMsg;
use crate::today::store::TodayMsg;

/// A message about backups.
#[derive(Clone)]
pub enum BackupMsg {
    /// Save everything to a file.
    Save,
    /// A backup was opened: its text.
    Opened(Rc<str>),
    /// The bots' program has read it.
    Read(Result<BackupPlan, String>),
    /// What becomes of its games, in sentences.
    GamesRead(String),
    /// Bring it back.
    BringBack,
    /// The texts are other ones.
    Retell,
}

/// The backup that was opened last.
#[derive(Default)]
pub struct BackupStore {
    /// What it changes, in sentences.
    pub changes: Vec<String>,
    /// Whether all of that is known.
    pub is_ready: bool,
    file: Option<Rc<str>>,
    /// The texts stored on this device when the backup was read.
    here: Vec<String>,
    plan: BackupPlan,
}

impl BackupStore {
    /// Handles a message.
    pub fn update(&mut self, msg: BackupMsg, games: &Games, settings: &Settings) -> Vec<Effect> {
        match msg {
            BackupMsg::Save => {
                let mut effects = vec![Effect::SaveEverything(games.clone(), stored())];
                let texts = games.keys().into_iter().filter_map(|key| games.read(&key));
                let warning = texts.into_iter().find_map(|text| warning_of_secrets(&text));
                if let Some(warning) = warning {
                    effects.extend([send(DialogMsg::Drop), Effect::HoldFocus, warning]);
                }
                effects
            }
            BackupMsg::Opened(file) => {
                self.file = Some(file);
                match has_later_texts() {
                    true => self.read(),
                    false => vec![send(SettingsMsg::NeedLaterTexts)],
                }
            }
            BackupMsg::Retell if self.file.is_some() => self.read(),
            BackupMsg::Retell => Vec::new(),
            BackupMsg::Read(plan) => self.on_read(plan, games),
            BackupMsg::GamesRead(says) => {
                self.changes.push(says);
                self.is_ready = true;
                vec![
                    send(SavesMsg::Imported(None)),
                    send(DialogMsg::Show(Dialog::BringBack)),
                ]
            }
            BackupMsg::BringBack => self.bring_back(games, settings),
        }
    }

    /// Has the bots' program read the file.
    fn read(&mut self) -> Vec<Effect> {
        let file = self.file.as_deref().unwrap_or_default();
        self.is_ready = false;
        self.here = stored();
        let request = BackupRequest {
            file: file.as_bytes().to_vec(),
            here: self.here.clone(),
        };
        let find = |outcome| match outcome {
            Outcome::Backup(plan) => Some(plan),
            _ => None,
        };
        vec![of_bots(Job::Backup(request), find, BackupMsg::Read)]
    }

    fn on_read(&mut self, plan: Result<BackupPlan, String>, games: &Games) -> Vec<Effect> {
        match plan {
            Ok(plan) => {
                self.changes.clone_from(&plan.changes);
                self.plan = plan;
                vec![Effect::ImportText(games.clone(), self.games(), true)]
            }
            Err(problem) => {
                self.file = None;
                vec![send(SavesMsg::Imported(Some(problem)))]
            }
        }
    }

    /// The file of games in the backup.
    fn games(&self) -> Rc<str> {
        let (from, to) = self.plan.games;
        let games = self.file.as_deref().and_then(|file| file.get(from..to));
        games.unwrap_or_default().into()
    }

    fn bring_back(&mut self, games: &Games, settings: &Settings) -> Vec<Effect> {
        if stored() != self.here {
            // Another tab has changed something: the player decides again.
            return self.read();
        }
        let mut effects = vec![send(DialogMsg::Close)];
        for (name, text) in std::mem::take(&mut self.plan.texts) {
            if local_storage::write(&key(&name), &text).is_err() {
                effects.push(notify(t!(files::no_room_for_backup)));
                break;
            }
            let text = Some(text);
            match &*name {
                "people" => effects.push(send(PeopleMsg::Stored(text))),
                "rules" => effects.push(send(RulesMsg::Stored(text))),
                "book" => effects.push(send(FamilyBookMsg::Retell)),
                "today" => effects.push(send(TodayMsg::Stored(text))),
                "exercises" => effects.push(send(ExerciseMsg::Stored(text))),
                "settings" => effects.extend(changed(settings)),
                _ => {}
            }
        }
        effects.push(Effect::ImportText(games.clone(), self.games(), false));
        *self = BackupStore::default();
        effects
    }
}

/// Makes the stored settings those of the page.
fn changed(settings: &Settings) -> Vec<Effect> {
    let differs = TABLE.iter().filter_map(|row| {
        let stored = local_storage::setting(row.key)?;
        let value = row.kind.read(&stored)?;
        (value != settings.value(row.setting)).then_some((row.setting, value))
    });
    differs
        .map(|(setting, value)| send(SettingsMsg::Set(setting, value)))
        .collect()
}

/// The texts of all sections of a backup as stored here, in their order.
fn stored() -> Vec<String> {
    let text = |name: &&str| local_storage::read(&key(name)).unwrap_or_default();
    NAMES.iter().map(text).collect()
}

/// The key of a section in storage.
fn key(name: &str) -> String {
    format!("turnout/{name}")
}
