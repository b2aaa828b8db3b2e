//! How a player likes the page: its colours, whether it is heard. And whether the screen stays awake.

use table::sounds::{self, Note};
use table::timeline::Timeline;
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
pub(super) struct Likes {
    pub(super) theme: Theme,
    pub(super) sound: bool,
    sounds: Sounds,
    awake: Awake,
}

impl Likes {
    pub(super) fn new() -> Likes {
        Likes {
            theme: storage::theme(),
            sound: storage::sound(),
            sounds: Sounds::default(),
            awake: Awake::default(),
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
            self.sounds.wake();
        }
    }

    /// What was still to be heard is not heard any more.
    pub(super) fn hush(&mut self) {
        self.sounds.hush();
    }
}

impl App {
    /// Lets a timeline be heard: on its way, or at once as one sound.
    pub fn hear(&mut self, timeline: &Timeline, at_once: bool) {
        let likes = &mut self.likes;
        if !likes.sound {
            return;
        }
        if at_once {
            let loudest = sounds::loudest(timeline);
            let note = loudest.map(|sound| Note { at_ms: 0, sound });
            likes.sounds.play(note.as_slice());
        } else {
            likes.sounds.play(&sounds::of(timeline));
        }
    }

    /// The screen stays awake while a game is played, or a replay runs.
    pub(super) fn keep_awake(&mut self) {
        let play = self.play.as_ref().filter(|_| !self.setting_up);
        let wanted = play.is_some_and(|play| match play.session.watching() {
            Some(watching) => watching.runs,
            None => play.scene.end.is_none(),
        });
        self.likes.awake.want(wanted);
    }

    pub(super) fn theme_choice(&self, ctx: &Context<App>) -> Html {
        theme_choice(self.likes.theme, ctx.link().callback(Msg::Theme))
    }

    pub(super) fn sound_switch(&self, ctx: &Context<App>) -> Html {
        sound_switch(self.likes.sound, &ctx.link().callback(Msg::Sound))
    }
}
