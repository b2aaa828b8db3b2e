//! The player's preferences: theme, sound, vibration, wake lock and switches.

use gloo::timers::callback::Timeout;
use rules::seat::SeatSet;
use table::session::{Intent, PlayerSettings};
use table::sounds::{self, Note, Sound};
use table::table_settings::TableSettings;
use table::timeline::Timeline;
use words::Language;
use yew::prelude::*;

use super::App;
use crate::platform::audio::{Sounds, USUAL_VOLUME};
use crate::platform::theme::Theme;
use crate::platform::wake_lock::WakeLock;
use crate::platform::{storage, vibration};
use crate::settings::switch::{Switch, Switches};

/// The player's preferences, with the platform features that they control.
pub(super) struct Preferences {
    pub(super) theme: Theme,
    pub(super) sound: bool,
    /// From 0 to 100.
    pub(super) volume: u8,
    /// Whether spaces show their coordinates.
    pub(super) coordinates: bool,
    /// The settings that are on or off.
    pub(super) switches: Switches,
    /// The chosen language. The page shows it once its texts are loaded.
    pub(super) language: Language,
    audio: Sounds,
    /// Timers of vibrations that have not begun.
    vibrations: Vec<Timeout>,
    wake_lock: WakeLock,
}

impl Preferences {
    pub(super) fn new() -> Preferences {
        let volume = storage::volume();
        Preferences {
            theme: storage::theme(),
            sound: storage::sound(),
            volume,
            coordinates: storage::coordinates(),
            switches: Switches::stored(),
            language: words::language(),
            audio: Sounds::new(volume),
            vibrations: Vec::new(),
            wake_lock: WakeLock::default(),
        }
    }

    /// The preferences that a session needs.
    pub(super) fn player_settings(&self) -> PlayerSettings {
        PlayerSettings {
            auto_pass: self.switches.is_on(Switch::AutoPass),
            own_colour_below: self.switches.is_on(Switch::OwnColourBelow),
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
        if on && self.volume == 0 {
            self.set_volume(USUAL_VOLUME);
            storage::keep_volume(USUAL_VOLUME);
        }
        self.wake();
    }

    /// Whether sound is on and the volume above 0.
    pub(super) fn is_audible(&self) -> bool {
        self.sound && self.volume > 0
    }

    /// Sets the volume without saving it.
    pub(super) fn set_volume(&mut self, volume: u8) {
        self.volume = volume;
        self.audio.set_volume(volume);
    }

    /// Sets and saves the volume, and plays a sample sound.
    pub(super) fn choose_volume(&mut self, volume: u8) {
        self.set_volume(volume);
        storage::keep_volume(volume);
        self.wake();
        self.play(&[Note {
            at_ms: 0,
            sound: Sound::Step,
        }]);
    }

    /// Allows sounds: browsers permit them after the first input.
    pub(super) fn wake(&mut self) {
        if self.is_audible() {
            self.audio.wake();
        }
    }

    /// Plays sounds. Cancels sounds that have not begun.
    fn play(&mut self, notes: &[Note]) {
        self.hush();
        if self.is_audible() {
            self.audio.play(notes);
        }
    }

    /// Vibrates along with these sounds, unless sound is off.
    fn vibrate(&mut self, notes: &[Note]) {
        if self.is_audible() {
            let felt = notes
                .iter()
                .map(|note| (note.at_ms, vibration::pattern(note.sound)))
                .filter(|(_, pattern)| !pattern.is_empty());
            let timers = felt
                .map(|(at_ms, pattern)| Timeout::new(at_ms, move || vibration::vibrate(pattern)));
            self.vibrations = timers.collect();
        }
    }

    /// Cancels sounds and vibrations that have not begun.
    pub(super) fn hush(&mut self) {
        self.audio.hush();
        self.vibrations.clear();
    }
}

impl App {
    /// Turns a switch on or off, for the current game and new ones.
    pub(super) fn turn_switch(&mut self, ctx: &Context<App>, switch: Switch, on: bool) {
        self.preferences.switches.set(switch, on);
        match switch {
            Switch::AutoPass | Switch::OwnColourBelow => {
                let settings = self.preferences.player();
                self.update_session(ctx, Intent::Prefer(settings));
            }
            Switch::Threats => {
                self.update_session(ctx, Intent::ShowThreats(on));
            }
            Switch::ForcedMoves => {
                self.form.setup.make_forced_moves(on);
                if let Some(game) = self.active() {
                    let seats = game.session.table().ruleset().family.all_seats();
                    let table_settings = TableSettings {
                        singles: if on { seats } else { SeatSet::EMPTY },
                        ..game.session.table_settings()
                    };
                    self.update_session(ctx, Intent::ChangeTableSettings(table_settings));
                }
            }
            // The next rendering shows or hides the list, and updates the wake lock.
            Switch::MoveList | Switch::KeepAwake => {}
        }
    }

    /// The switches as the settings dialog shows them. For forced moves, a current game's table settings count.
    pub(super) fn shown_switches(&self) -> Vec<(Switch, bool)> {
        let in_game = self.active().filter(|game| game.scene.lesson.is_none());
        let forced = in_game
            .filter(|game| game.scene.watching.is_none())
            .map(|game| {
                let singles = game.session.table_settings().singles;
                let mut people = game
                    .scene
                    .seats
                    .panels
                    .iter()
                    .filter(|panel| panel.is_person);
                people.all(|panel| singles.has(panel.seat))
            });
        let is_on = |switch| match (switch, forced) {
            (Switch::ForcedMoves, Some(forced)) => forced,
            _ => self.preferences.switches.is_on(switch),
        };
        Switch::ALL.map(|switch| (switch, is_on(switch))).to_vec()
    }

    /// Plays the sounds of a timeline: along the movements and with vibrations, or `at_once` only the
    /// loudest.
    pub fn play_sounds(&mut self, timeline: &Timeline, at_once: bool) {
        let preferences = &mut self.preferences;
        if at_once {
            let loudest = sounds::loudest(timeline);
            let note = loudest.map(|sound| Note { at_ms: 0, sound });
            preferences.play(note.as_slice());
        } else {
            let notes = sounds::of(timeline);
            preferences.play(&notes);
            preferences.vibrate(&notes);
        }
    }

    /// Keeps the screen awake while a game is played or a replay runs.
    pub(super) fn update_wake_lock(&mut self) {
        let is_on = self.preferences.switches.is_on(Switch::KeepAwake);
        let wanted =
            self.active()
                .filter(|_| is_on)
                .is_some_and(|game| match game.session.watching() {
                    Some(watching) => watching.autoplay,
                    None => game.scene.end.is_none(),
                });
        self.preferences.wake_lock.want(wanted);
    }
}
