//! Preferences: theme, language, coordinates, sound. And what carries them out.

use table::sounds::{self, Note};
use table::timeline::Timeline;
use words::Language;
use yew::prelude::*;

use super::App;
use super::Msg;
use crate::platform::audio::Sounds;
use crate::platform::storage;
use crate::platform::theme::Theme;
use crate::platform::wake_lock::Awake;
use crate::settings::sound::sound_switch;
use crate::settings::theme::theme_choice;

/// The player's preferences, and what carries them out.
pub(super) struct Preferences {
    theme: Theme,
    sound: bool,
    /// Whether spaces show their coordinates.
    pub(super) coordinates: bool,
    /// The chosen language; it is spoken once its texts have arrived.
    pub(super) language: Language,
    audio: Sounds,
    wake_lock: Awake,
}

impl Preferences {
    pub(super) fn new() -> Preferences {
        Preferences {
            theme: storage::theme(),
            sound: storage::sound(),
            coordinates: storage::names(),
            language: words::language(),
            audio: Sounds::default(),
            wake_lock: Awake::default(),
        }
    }

    pub(super) fn choose_theme(&mut self, theme: Theme) {
        self.theme = theme;
        storage::keep_theme(theme);
        theme.show();
    }

    pub(super) fn choose_sound(&mut self, on: bool) {
        self.hush();
        self.sound = on;
        storage::keep_sound(on);
        self.wake();
    }

    /// The player is doing something: browsers permit sounds from then on.
    pub(super) fn wake(&mut self) {
        if self.sound {
            self.audio.wake();
        }
    }

    /// What was still to be heard is not heard any more.
    pub(super) fn hush(&mut self) {
        self.audio.hush();
    }
}

impl App {
    /// Lets a timeline be heard: on its way, or at once as one sound.
    pub fn hear(&mut self, timeline: &Timeline, at_once: bool) {
        let preferences = &mut self.preferences;
        if !preferences.sound {
            return;
        }
        if at_once {
            let loudest = sounds::loudest(timeline);
            let note = loudest.map(|sound| Note { at_ms: 0, sound });
            preferences.audio.play(note.as_slice());
        } else {
            preferences.audio.play(&sounds::of(timeline));
        }
    }

    /// The screen stays awake while a game is played, or a replay runs.
    pub(super) fn keep_awake(&mut self) {
        let wanted = self
            .active()
            .is_some_and(|game| match game.session.watching() {
                Some(watching) => watching.runs,
                None => game.scene.end.is_none(),
            });
        self.preferences.wake_lock.want(wanted);
    }

    pub(super) fn theme_choice(&self, ctx: &Context<App>) -> Html {
        theme_choice(self.preferences.theme, ctx.link().callback(Msg::Theme))
    }

    pub(super) fn sound_switch(&self, ctx: &Context<App>) -> Html {
        sound_switch(self.preferences.sound, &ctx.link().callback(Msg::Sound))
    }
}
