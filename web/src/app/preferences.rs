//! Preferences: theme, language, coordinates, sound. And what carries them out.

use table::sounds::{self, Note};
use table::timeline::Timeline;
use words::Language;

use super::App;
use crate::platform::audio::Sounds;
use crate::platform::storage;
use crate::platform::theme::Theme;
use crate::platform::wake_lock::Awake;

/// The player's preferences, and what carries them out.
pub(super) struct Preferences {
    pub(super) theme: Theme,
    pub(super) sound: bool,
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

    /// Allows sounds: browsers permit them after the first input.
    pub(super) fn wake(&mut self) {
        if self.sound {
            self.audio.wake();
        }
    }

    /// Stops sounds that have not begun.
    pub(super) fn hush(&mut self) {
        self.audio.hush();
    }
}

impl App {
    /// Plays the sounds of a timeline: along its movements, or at once as one sound.
    pub fn play_sounds(&mut self, timeline: &Timeline, at_once: bool) {
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

    /// Keeps the screen awake while a game is played or a replay runs.
    pub(super) fn update_wake_lock(&mut self) {
        let wanted = self
            .active()
            .is_some_and(|game| match game.session.watching() {
                Some(watching) => watching.runs,
                None => game.scene.end.is_none(),
            });
        self.preferences.wake_lock.want(wanted);
    }
}
